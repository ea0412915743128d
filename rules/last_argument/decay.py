"""Decay: dice that a regiment rolls against itself when its activation ends.

Source: The Last Argument of Kings, second edition, Decay (X), Burnout. X dice a stand, each 5 or 6 is a wound; no
Morale test; several values add up.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.last_argument.attack import MOST_DICE, Struck, borne
from rules.last_argument.defence import Target
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, within
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Decaying:
    """Decay as it is declared.

    Args:
        edition: the edition in force.
        x: dice a stand, of all Decay rules together.
        target: the regiment, with its stands; with the Wounds of a stand, lost stands are worked out.
    """

    edition: str
    x: int
    target: Target

    def __post_init__(self) -> None:
        within("x", self.x, 1, 12)
        within("stands", self.target.stands, 1, 60)
        within("dice", self.x * self.target.stands, 1, MOST_DICE)


@procedure("last_argument.decay", reads=fingerprint)
def decay(declared: Decaying) -> Steps[Struck]:
    """Rolls for Decay and gives the wounds; they cause no Morale test."""
    lowest, stands = constants(declared.edition).decay_from, declared.target.stands
    dice = stands * declared.x
    because = (
        reason("decay", dice, "attacks", "decay", stands=stands, x=declared.x),
        reason("decay-faces", 0, "threshold", "decay", face=lowest),
    )
    points = scored(lambda face: int(face >= lowest))
    rolled: Counted = yield pool(Pool("laok-decay", dice, points, actor="defender", because=because))
    struck = Struck(rolled.points, declared.target.stands_lost(rolled.points))
    struck = yield from borne(declared.edition, declared.target, struck)
    return struck
