"""The duel: two characters strike each other, if the challenge is accepted.

Source: The Last Argument of Kings, second edition, duel, refusing a duel, Quicksilver Strike, Broken. Hits and defence
as in a Clash. What refusing costs, who strikes first without Quicksilver Strike, and whether morale is tested are in
no source.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from rules.last_argument import unsettled
from rules.last_argument.attack import MOST_DICE, Blow, Landing, evading, landed, values
from rules.last_argument.clash import inspiration
from rules.last_argument.defence import Target, guard, guard_at_nothing
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.hits import aim, melee_extras
from rules.last_argument.morale import nerve, resolve, tested
from rules.last_argument.rulebook import reason, rule, within
from rules.last_argument.special_rules import Rules, Special, has, number, only
from rules.last_argument.strike import Strike, strike
from rules.last_argument.unsettled import ASK_ALL, Rulings
from rules.procedure import Choice, Steps, procedure

DUELLING = frozenset(
    {
        Special.BASTION,
        Special.BRAVERY,
        Special.CLEAVE,
        Special.COUNTER_ATTACK,
        Special.DAUNTLESS,
        Special.DEADLY_BLADES,
        Special.FEARLESS,
        Special.FLAWLESS_STRIKES,
        Special.FLURRY,
        Special.HARDENED,
        Special.INDOMITABLE,
        Special.LINEBREAKER,
        Special.OBLIVIOUS,
        Special.PARRY,
        Special.QUICKSILVER_STRIKE,
        Special.RELENTLESS_BLOWS,
        Special.SHIELD,
        Special.SMITE,
        Special.TENACIOUS,
        Special.TERRIFYING,
        Special.UNTOUCHABLE,
    }
)
"""Special rules that count in a duel, if the character has them itself."""

ORDERS = ("together", "challenger-first")


class Ended(StrEnum):
    """How a duel ends."""

    REFUSED = "laok-duel-refused"
    FOUGHT = "laok-duel-fought"
    CHALLENGED_FALLS = "laok-duel-won"
    CHALLENGER_FALLS = "laok-duel-lost"
    BOTH_FALL = "laok-duel-both-fall"


@dataclass(frozen=True, slots=True)
class Duelist:
    """A character that duels.

    Args:
        attacks: its Attacks.
        clash: its Clash.
        defence: its Defence.
        evasion: its Evasion.
        wounds: Wounds it has left; 0 where nobody counts them.
        resolve: its Resolve, where the table tests morale in a duel; None otherwise.
        inspired: whether it is Inspired.
        rules: special rules that it has itself.
    """

    attacks: int
    clash: int
    defence: int
    evasion: int = 0
    wounds: int = 0
    resolve: int | None = None
    inspired: bool = False
    rules: Rules = ()

    def __post_init__(self) -> None:
        within("attacks", self.attacks, 1, MOST_DICE // 4)
        within("clash", self.clash, 0, 9)
        only(self.rules, DUELLING)

    @property
    def target(self) -> Target:
        """The character as the one that is struck."""
        return Target(self.defence, self.evasion, resolve=self.resolve, stands=1, wounds=self.wounds, rules=self.rules)

    def falls(self, wounds: int) -> bool:
        """Says whether so many wounds are all it has."""
        return 0 < self.wounds <= wounds


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel as it is declared.

    Args:
        edition: the edition in force.
        challenger: who challenges.
        challenged: who is challenged.
        broken: whether the regiment of the challenged is Broken: it cannot refuse.
        order: who strikes first without Quicksilver Strike: ``together``, ``challenger-first`` or asked.
        rulings: how the table plays other open points.
    """

    edition: str
    challenger: Duelist
    challenged: Duelist
    broken: bool = False
    order: str = ""
    rulings: Rulings = ASK_ALL


@dataclass(frozen=True, slots=True)
class Duelled:
    """What a duel came to.

    Args:
        end: how it ends.
        dealt: wounds that the challenged has suffered.
        taken: wounds that the challenger has suffered.
    """

    end: Ended
    dealt: int = 0
    taken: int = 0


class _Bout(NamedTuple):
    """One character striking the other."""

    whose: str
    striker: Duelist
    struck: Duelist


@procedure("last_argument.duel", reads=fingerprint)
def duel(declared: Duel) -> Steps[Duelled]:
    """Asks for the challenge to be taken up, then lets both characters strike."""
    if not declared.broken:
        facts = (("attacks", declared.challenger.attacks), ("clash", declared.challenger.clash))
        options = ("accept-duel", "refuse-duel")
        if (yield Choice("laok-duel", "defender", options, options[0], facts, rule("refusing-a-duel"))) == options[1]:
            return Duelled(Ended.REFUSED)
    one = _Bout("challenger", declared.challenger, declared.challenged)
    two = _Bout("challenged", declared.challenged, declared.challenger)
    together, first, second = yield from _order(declared, one, two)
    rulings = yield from _settled(declared, (first, second))
    wounds: dict[str, int] = {}
    for bout in (first, second):
        fallen = bout is second and not together and second.striker.falls(wounds[first.whose])
        wounds[bout.whose] = 0
        if not fallen:
            prepared: Landing = yield from landed(
                _blow(bout, declared.edition, rulings), bout.struck.target, declared.edition, rulings
            )
            wounds[bout.whose] = yield strike(_rolled_by(bout, prepared.strike))
    for bout in (first, second):
        wounds[bout.whose] += yield from _morale(bout, wounds[bout.whose], declared.edition, rulings)
    return _ended(declared, wounds["challenger"], wounds["challenged"])


def _order(declared: Duel, one: _Bout, two: _Bout) -> Steps[tuple[bool, _Bout, _Bout]]:
    """Says whether both strike together, and who strikes first; asked only where somebody may fall before striking."""
    quick = [bout for bout in (one, two) if has(bout.striker.rules, Special.QUICKSILVER_STRIKE)]
    if len(quick) == 1:
        return False, quick[0], two if quick[0] is one else one
    if quick or not declared.challenged.wounds:
        return True, one, two
    answer = yield from unsettled.settled(declared.order, "laok-duel-order", "duel", ORDERS)
    return answer == ORDERS[0], one, two


def _settled(declared: Duel, bouts: tuple[_Bout, _Bout]) -> Steps[Rulings]:
    """Asks once what both bouts leave open."""
    rulings = declared.rulings
    found: list[int] = []
    for bout in bouts:
        asks = has(bout.striker.rules, Special.SMITE, Special.FLAWLESS_STRIKES)
        evades = yield from evading(bout.struck.target, asks, rulings)
        if asks and bout.struck.evasion:
            rulings = replace(rulings, smite_evasion="yes" if evades else "no")
        found += values(_blow(bout, declared.edition, rulings), bout.struck.target, declared.edition)
    lowest = yield from unsettled.lowest_face(declared.edition, rulings.natural_one, *found)
    return replace(rulings, natural_one="yes" if lowest else "no")


def _blow(bout: _Bout, edition: str, rulings: Rulings) -> Blow:
    """Puts the rules of both characters together; morale comes later, after both have struck."""
    numbers, (whose, striker, struck) = constants(edition), bout
    rules, target = striker.rules, struck.target
    eager, _ = inspiration(striker.inspired, rules, struck.rules)
    aimed = aim(
        "clash",
        striker.clash,
        (reason(f"duel-{whose}", striker.attacks, "attacks", "duel"),),
        eager=eager,
        reroll=(Special.FLURRY,) if has(rules, Special.FLURRY) else (),
        forbidden=Special.PARRY if has(struck.rules, Special.PARRY) else None,
        numbers=numbers,
    )
    extras, lines = melee_extras(rules, aimed.value, numbers)
    smites = has(rules, Special.SMITE)
    code = Special.SMITE if smites else Special.FLAWLESS_STRIKES
    nothing = guard_at_nothing(target, code, evasion=rulings.smite_evasion != "no")
    usual = nothing if smites else guard(target, Special.CLEAVE, number(rules, Special.CLEAVE), rules)
    blocks = [reason(f"duel-against-{whose}", 0, "note", "duel")]
    if has(struck.rules, Special.COUNTER_ATTACK):
        blocks.append(reason("counter-attack", 0, "dice", "counter-attack"))
    usual, nothing = (replace(one, because=(*blocks, *one.because)) for one in (usual, nothing))
    return Blow(
        striker.attacks,
        replace(aimed, because=aimed.because + lines),
        extras,
        usual,
        nothing,
        deadly=Special.DEADLY_BLADES if has(rules, Special.DEADLY_BLADES) else "",
        terrifying=number(rules, Special.TERRIFYING),
    )


def _rolled_by(bout: _Bout, made: Strike) -> Strike:
    """Lets each player roll the dice of the own character."""
    if bout.whose == "challenger":
        return made
    block = made.block
    usual, nothing = (laid and replace(laid, actor="attacker") for laid in (block.usual, block.nothing))
    return replace(made, hit=replace(made.hit, actor="defender"), block=replace(block, usual=usual, nothing=nothing))


def _morale(bout: _Bout, wounds: int, edition: str, rulings: Rulings) -> Steps[int]:
    """Tests the morale of a character that still stands, where the table does so in duels."""
    struck = bout.struck
    if struck.resolve is None or not wounds or struck.falls(wounds):
        return 0
    value, because = resolve(struck.target, 0, number(bout.striker.rules, Special.TERRIFYING), constants(edition))
    lowest = yield from unsettled.lowest_face(edition, rulings.natural_one, value)
    made = tested(struck.target, wounds, unsettled.face(value, lowest, edition), because)
    line = reason(f"duel-against-{bout.whose}", 0, "note", "duel")
    actor = "defender" if bout.whose == "challenger" else "attacker"
    lost = yield from nerve(replace(made, because=(line, *made.because), actor=actor))
    return lost


def _ended(declared: Duel, dealt: int, taken: int) -> Duelled:
    wins, loses = declared.challenged.falls(dealt), declared.challenger.falls(taken)
    if wins and loses:
        return Duelled(Ended.BOTH_FALL, dealt, taken)
    end = Ended.CHALLENGED_FALLS if wins else Ended.CHALLENGER_FALLS if loses else Ended.FOUGHT
    return Duelled(end, dealt, taken)
