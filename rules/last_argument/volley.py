"""The Volley: shots by Barrage and range, hits, defence and wounds, without morale.

Source: The Last Argument of Kings, second edition, volley, barrage, half range, obscuring; terrain page (cover).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from rules.dice import Reason
from rules.errors import NotAllowedNow
from rules.last_argument import unsettled
from rules.last_argument.attack import MOST_DICE, STRUCK, Blow, Struck, borne, evading, landed, landing
from rules.last_argument.clash import opportunists_need_a_flank
from rules.last_argument.defence import Target, guard, guard_at_nothing
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.hits import Extras, aim
from rules.last_argument.rulebook import halved, reason, within
from rules.last_argument.special_rules import Rules, Special, has, number, only
from rules.last_argument.unsettled import ASK_ALL, Rulings
from rules.procedure import Steps, procedure

SHOOTING = frozenset(
    {
        Special.ARCING_FIRE,
        Special.ARMOR_PIERCING,
        Special.DEADLY_SHOT,
        Special.DEADSHOTS,
        Special.FIEND_HUNTER,
        Special.LEADER,
        Special.MURDEROUS_VOLLEY,
        Special.OPPORTUNISTS,
        Special.PRECISE_SHOT,
        Special.RAPID_VOLLEY,
        Special.SURESHOT,
        Special.TORRENTIAL_FIRE,
    }
)
"""Special rules that shooters bring to a Volley."""

SHOT_AT = STRUCK | {Special.LOOSE_FORMATION}
"""Special rules that the regiment they shoot at brings."""


class Through(StrEnum):
    """What the shot goes into or through."""

    NOTHING = "nothing"
    OBSCURING = "obscuring"
    COVER = "cover"


@dataclass(frozen=True, slots=True)
class Shooters:
    """The regiment that shoots.

    Args:
        volley: its Volley.
        barrage: the X of Barrage.
        stands: stands that shoot.
        aimed: whether it has taken aim.
        rules: its special rules.
    """

    volley: int
    barrage: int
    stands: int = 1
    aimed: bool = False
    rules: Rules = ()

    def __post_init__(self) -> None:
        within("volley", self.volley, 0, 9)
        within("barrage", self.barrage, 1, MOST_DICE)
        within("stands", self.stands, 1, 60)


@dataclass(frozen=True, slots=True)
class Shot:
    """Where the Volley goes.

    Args:
        distance: to the target, inches; 0 where nothing is measured.
        range: how far the Volley reaches, inches; 0 likewise.
        beyond_half: beyond half the range, where nothing is measured.
        through: obscuring terrain or cover that counts for this shot.
    """

    distance: float = 0
    range: float = 0
    beyond_half: bool = False
    through: Through = Through.NOTHING

    def __post_init__(self) -> None:
        within("distance", self.distance, 0, 144)
        within("range", self.range, 0, 144)
        if self.range and self.distance > self.range:
            raise NotAllowedNow("laok-out-of-range", needed=self.range, given=self.distance)


@dataclass(frozen=True, slots=True)
class Volley:
    """A Volley as it is declared.

    Args:
        edition: the edition in force.
        shooters: the regiment that shoots.
        target: the regiment that is shot at.
        shot: where the Volley goes.
        rulings: how the table plays open points.
    """

    edition: str
    shooters: Shooters
    target: Target
    shot: Shot = Shot()
    rulings: Rulings = ASK_ALL

    def __post_init__(self) -> None:
        rules = self.shooters.rules
        only(rules, SHOOTING)
        only(self.target.rules, SHOT_AT)
        opportunists_need_a_flank(rules, self.target)
        if has(rules, Special.ARCING_FIRE) and not self._is_aimed:
            raise NotAllowedNow("laok-arcing-needs-aim")
        if has(rules, Special.MURDEROUS_VOLLEY):
            needed = constants(self.edition).murderous_range
            if not self.shooters.aimed:
                raise NotAllowedNow("laok-murderous-needs-aim")
            if self.shot.distance > needed:
                raise NotAllowedNow("laok-out-of-range", needed=needed, given=self.shot.distance)

    @property
    def _is_aimed(self) -> bool:
        return self.shooters.aimed or has(self.shooters.rules, Special.DEADSHOTS)


@procedure("last_argument.volley", reads=fingerprint)
def volley(declared: Volley) -> Steps[Struck]:
    """Shoots a Volley to the end; its wounds cause no Morale test, except those of a Murderous Volley."""
    rules = declared.shooters.rules
    beyond = yield from _is_beyond_half(declared)
    obscured = yield from _is_obscured(declared)
    times = yield from _halvings(declared, beyond=beyond, obscured=obscured != "")
    through = has(rules, Special.PRECISE_SHOT)
    evades = yield from evading(declared.target, through, declared.rulings)
    blow = _blow(declared, _shots(declared.shooters, times, beyond, obscured), beyond, evades)
    prepared = yield from landed(blow, declared.target, declared.edition, declared.rulings)
    struck: Struck = yield landing(prepared)
    struck = yield from borne(declared.edition, declared.target, struck)
    return struck


def _is_beyond_half(declared: Volley) -> Steps[bool]:
    """Says whether the target is beyond half range; exactly half is the table's question."""
    shot = declared.shot
    if not shot.range or not shot.distance:
        return shot.beyond_half
    if shot.distance != shot.range / 2:
        return shot.distance > shot.range / 2
    within_half = yield from unsettled.settled(
        declared.rulings.exactly_half, "laok-exactly-half", "half-range", ("yes", "no"), distance=shot.distance
    )
    return within_half == "no"


def _is_obscured(declared: Volley) -> Steps[str]:
    """Gives what halves Barrage besides range: obscuring terrain, cover or Loose Formation, never two of them."""
    through = declared.shot.through
    if through is not Through.NOTHING and not has(declared.shooters.rules, Special.SURESHOT):
        if through is Through.OBSCURING:
            return "obscuring"
        same = yield from unsettled.settled(declared.rulings.cover_halves, "laok-cover-halves", "cover", ("yes", "no"))
        if same == "yes":
            return "cover"
    return "loose-formation" if has(declared.target.rules, Special.LOOSE_FORMATION) else ""


def _halvings(declared: Volley, *, beyond: bool, obscured: bool) -> Steps[int]:
    """Gives how often Barrage is halved; twice or once is asked only where it makes a difference."""
    shooters = declared.shooters
    if not (beyond and obscured) or _number(shooters, 2) == _number(shooters, 1):
        return int(beyond or obscured)
    readings = ("halved-twice", "halved-once")
    facts = {"twice": _number(shooters, 2), "once": _number(shooters, 1)}
    answer = yield from unsettled.settled(
        declared.rulings.double_halving, "laok-double-halving", "barrage", readings, **facts
    )
    return 2 if answer == "halved-twice" else 1


def _number(shooters: Shooters, times: int) -> int:
    """Gives the shots when Barrage is halved so many times; the command stand of a Leader has one more."""
    leader = int(has(shooters.rules, Special.LEADER))
    usual, command = shooters.barrage, shooters.barrage + leader
    for _ in range(times):
        usual, command = halved(usual), halved(command)
    return usual * (shooters.stands - 1) + command


def _shots(shooters: Shooters, times: int, beyond: bool, obscured: str) -> tuple[Reason, ...]:
    """Gives where the shots come from."""
    full, once, shots = _number(shooters, 0), _number(shooters, 1), _number(shooters, times)
    within("attack-dice", shots, 1, MOST_DICE)
    stands, barrage, leader = shooters.stands, shooters.barrage, int(has(shooters.rules, Special.LEADER))
    lines = [reason("shots", full - leader, "attacks", "barrage", stands=stands, barrage=barrage)]
    if leader:
        lines.append(reason("leader-barrage", leader, "attacks", "leader"))
    if beyond:
        lines.append(reason("beyond-half", once - full, "attacks", "half-range"))
    if obscured:
        lines.append(reason(obscured, shots - (once if beyond else full), "attacks", obscured))
    return tuple(lines)


@lru_cache(maxsize=64)
def _blow(declared: Volley, shots: tuple[Reason, ...], beyond: bool, evades: bool) -> Blow:
    """Puts the rules of both sides together."""
    numbers, rules, target = constants(declared.edition), declared.shooters.rules, declared.target
    because = shots
    if has(rules, Special.ARCING_FIRE):
        because += (reason("arcing-fire", -1, "modifier", "arcing-fire"),)
    deadshots = has(rules, Special.DEADSHOTS)
    reroll = tuple(one for one in (Special.FIEND_HUNTER, Special.OPPORTUNISTS) if has(rules, one))
    eager = "aimed" if declared.shooters.aimed or deadshots else ""
    aimed = aim(
        "volley", declared.shooters.volley, because, eager=eager, reroll=reroll, forbidden=None, numbers=numbers
    )
    lines: tuple[Reason, ...] = ()
    for special in (Special.RAPID_VOLLEY, Special.PRECISE_SHOT):
        if has(rules, special):
            lines += (reason(special, 0, "dice", special),)
    torrential = has(rules, Special.TORRENTIAL_FIRE)
    if torrential:
        lines += (reason("torrential-beyond" if beyond else "torrential-fire", 0, "dice", "torrential-fire"),)
    extras = Extras(has(rules, Special.RAPID_VOLLEY), has(rules, Special.PRECISE_SHOT), torrential and not beyond)
    return Blow(
        sum(line.amount for line in shots),
        replace(aimed, because=aimed.because + lines),
        extras,
        guard(target, Special.ARMOR_PIERCING, number(rules, Special.ARMOR_PIERCING), rules),
        guard_at_nothing(target, Special.PRECISE_SHOT, evasion=evades),
        deadly=Special.DEADLY_SHOT if has(rules, Special.DEADLY_SHOT) else "",
        tests=has(rules, Special.MURDEROUS_VOLLEY),
        melee=False,
    )
