"""Spellcasting: as many dice as the magic level, each of the spell's value or less.

Source: The Last Argument of Kings, second edition, spellcasting, Devout, interference. A spell needs two successes
(one in 1.5) unless it says otherwise. The values of spells, what larger targets need and the numbers of interference
are in no source; players give them.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.last_argument import unsettled
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, within
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Spell:
    """A spell as it is cast.

    Args:
        edition: the edition in force.
        dice: the magic level, after interference.
        value: the value of the spell, after interference.
        needed: successes it needs; 0 where nobody has said.
        devout: whether a Priest casts it on a Devout target: one failed die succeeds.
        interference: whether enemy casters interfere; the numbers given are those after it.
        natural_one: whether a 1 always succeeds, where no source says: ``yes``, ``no`` or asked.
    """

    edition: str
    dice: int
    value: int
    needed: int = 0
    devout: bool = False
    interference: bool = False
    natural_one: str = ""

    def __post_init__(self) -> None:
        within("dice", self.dice, 1, 20)
        within("value", self.value, 0, 9)
        within("needed", self.needed, 0, 20)


@dataclass(frozen=True, slots=True)
class Cast:
    """What a casting came to.

    Args:
        successes: successful dice.
        enough: whether they are as many as the spell needs; the usual number where that is not stated.
    """

    successes: int
    enough: bool


@procedure("last_argument.cast", reads=fingerprint)
def spellcasting(declared: Spell) -> Steps[Cast]:
    """Rolls the casting dice of a spell."""
    lowest = yield from unsettled.lowest_face(declared.edition, declared.natural_one, declared.value)
    face = unsettled.face(declared.value, lowest, declared.edition)
    because = [reason("spell-value", 0, "threshold", "spellcasting", value=declared.value)]
    if declared.interference:
        because.append(reason("interference", 0, "threshold", "interference"))
    if declared.devout:
        because.append(reason("devout", 0, "dice", "devout"))
    rolled = Counted(0)
    if face:
        points = scored(lambda one: int(one <= face))
        rolled = yield pool(Pool("laok-cast", declared.dice, points, actor="roller", because=tuple(because)))
    successes = rolled.points
    if declared.devout:
        successes = min(successes + 1, declared.dice)
    return Cast(successes, successes >= (declared.needed or constants(declared.edition).spell_successes))
