"""The Morale test: one Resolve die for each wound, and each failure is one more.

Source: The Last Argument of Kings, second edition, morale. The highest Resolve with the bonus for stands; Broken:
the lowest and no bonus. Struck in the flank or rear, successes are thrown again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.dice import Reason
from rules.last_argument import unsettled
from rules.last_argument.broken import Fate, fate_after
from rules.last_argument.defence import Target
from rules.last_argument.editions import Constants, constants, fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import Facing, halved, reason, within
from rules.last_argument.special_rules import Special, has, number, only
from rules.procedure import Steps, procedure

STEADFAST = frozenset(
    {
        Special.BRAVERY,
        Special.FEARLESS,
        Special.INDOMITABLE,
        Special.IRON_DISCIPLINE,
        Special.OBLIVIOUS,
        Special.PHALANX,
        Special.SKALD,
    }
)
"""Special rules that a regiment brings to its Morale test."""


@dataclass(frozen=True, slots=True)
class Nerve:
    """Resolve dice, ready to be rolled.

    Args:
        wounds: one die each.
        face: the highest face that holds; 0 where none does.
        shaken: whether successes are thrown again.
        indomitable: how many failures count as successes.
        oblivious: whether two failures cost one wound.
        because: the lines under the dice.
        actor: who rolls.
    """

    wounds: int
    face: int
    shaken: bool = False
    indomitable: int = 0
    oblivious: bool = False
    because: tuple[Reason, ...] = ()
    actor: str = "defender"


def nerve(declared: Nerve) -> Steps[int]:
    """Rolls Resolve dice and gives the wounds that failures cost."""
    failures = declared.wounds
    if declared.face and failures:
        failed: Counted = yield pool(replace(_dice(declared), dice=failures))
        failures = failed.points
    failures = max(failures - declared.indomitable, 0)
    return halved(failures) if declared.oblivious else failures


@lru_cache(maxsize=256)
def _dice(declared: Nerve) -> Pool:
    """Lays the Resolve dice ready."""
    return Pool(
        "laok-morale",
        1,
        scored(lambda face: int(face > declared.face)),
        tuple(range(1, declared.face + 1)) if declared.shaken else (),
        actor=declared.actor,
        because=declared.because,
        again_because=(reason("shaken-again", 0, "dice", "flank-and-rear"),),
    )


def resolve(target: Target, stands: int, terrifying: int, numbers: Constants) -> tuple[int, tuple[Reason, ...]]:
    """Gives the Resolve that is tested, and its lines.

    Args:
        target: the regiment that is tested; its ``resolve`` is stated.
        stands: its stands, counted for the bonus.
        terrifying: the X of the enemy's Terrifying.
        numbers: the edition's numbers.
    """
    stated = target.resolve or 0
    lines = [reason("characteristic-resolve", 0, "threshold", "morale-test", value=stated)]
    if target.broken:
        lines.append(reason("broken", 0, "modifier", "resolve-bonus"))
    elif numbers.bonus(stands):
        lines.append(reason("stands", numbers.bonus(stands), "modifier", "resolve-bonus", stands=stands))
    for special, counts in (
        (Special.PHALANX, target.facing is Facing.FRONT and not target.broken),
        (Special.SKALD, not target.broken),
    ):
        if counts and has(target.rules, special):
            lines.append(reason(special, 1, "modifier", special))
    fearless = next((one for one in (Special.FEARLESS, Special.BRAVERY, Special.SKALD) if has(target.rules, one)), None)
    if terrifying and fearless:
        lines.append(reason("fearless", 0, "modifier", fearless))
    elif terrifying:
        lines.append(reason("terrifying", -terrifying, "modifier", "terrifying"))
    return stated + sum(line.amount for line in lines), tuple(lines)


def tested(target: Target, wounds: int, face: int, because: tuple[Reason, ...]) -> Nerve:
    """Gives the Resolve dice for wounds that were suffered."""
    rules = target.rules
    hurt = target.facing is not Facing.FRONT
    disciplined = hurt and has(rules, Special.IRON_DISCIPLINE)
    indomitable, oblivious = number(rules, Special.INDOMITABLE), has(rules, Special.OBLIVIOUS)
    if disciplined:
        because += (reason("iron-discipline", 0, "dice", "iron-discipline"),)
    if indomitable:
        because += (reason("indomitable", 0, "dice", "indomitable", x=indomitable),)
    if oblivious:
        because += (reason("oblivious", 0, "dice", "oblivious"),)
    return Nerve(wounds, face, hurt and not disciplined, indomitable, oblivious, because)


@dataclass(frozen=True, slots=True)
class MoraleTest:
    """A Morale test on its own.

    Args:
        edition: the edition in force.
        wounds: wounds suffered in the action.
        target: the regiment that is tested.
        terrifying: the X of the enemy's Terrifying.
        natural_one: whether a 1 always succeeds, where no source says: ``yes``, ``no`` or asked.
    """

    edition: str
    wounds: int
    target: Target
    terrifying: int = 0
    natural_one: str = ""

    def __post_init__(self) -> None:
        within("wounds", self.wounds, 1, 120)
        within("terrifying", self.terrifying, 0, 9)
        only(self.target.rules, STEADFAST)


@dataclass(frozen=True, slots=True)
class Held:
    """What a Morale test came to.

    Args:
        lost: the wounds it cost; none where it holds.
        fate: what the stands lost by them do to the regiment, where it is known what it has lost so far.
    """

    lost: int
    fate: Fate | None = None


@procedure("last_argument.morale", reads=fingerprint)
def morale(declared: MoraleTest) -> Steps[Held]:
    """Tests the morale of a regiment and gives the wounds it costs."""
    numbers, target = constants(declared.edition), declared.target
    value, because = resolve(target, target.stands, declared.terrifying, numbers)
    lowest = yield from unsettled.lowest_face(declared.edition, declared.natural_one, value)
    face = unsettled.face(value, lowest, declared.edition)
    lost = yield from nerve(tested(target, declared.wounds, face, because))
    fate = yield from fate_after(declared.edition, target, lost)
    return Held(lost, fate)
