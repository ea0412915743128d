"""The reinforcement roll: which regiments of a class arrive this round.

Source: The Last Argument of Kings, second edition, reinforcement. 2 or less, then 4 or less, then automatic; Light
begins in round 1 and Medium in round 2. That Heavy begins in round 3 follows from the pattern and is written nowhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.errors import NotAllowedNow
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, within
from rules.procedure import Steps, procedure


class UnitClass(StrEnum):
    """How heavy a regiment is."""

    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"


@dataclass(frozen=True, slots=True)
class Reinforcements:
    """A reinforcement roll as it is declared.

    Args:
        edition: the edition in force.
        unit_class: the class that is rolled for.
        round: the round of the battle.
        regiments: regiments of that class that wait, one die each; those with Flank are left out.
    """

    edition: str
    unit_class: UnitClass
    round: int
    regiments: int

    def __post_init__(self) -> None:
        within("round", self.round, 1, 20)
        within("regiments", self.regiments, 1, 30)
        begins = constants(self.edition).arrival_from[self.unit_class]
        if self.round < begins:
            raise NotAllowedNow("laok-not-yet", needed=begins, given=self.round)

    @property
    def face(self) -> int | None:
        """The highest face that brings a regiment in; None where all come by themselves."""
        numbers = constants(self.edition)
        waited = self.round - numbers.arrival_from[self.unit_class]
        return numbers.arrival_faces[waited] if waited < len(numbers.arrival_faces) else None


@procedure("last_argument.reinforcement", reads=fingerprint)
def reinforcement(declared: Reinforcements) -> Steps[int]:
    """Rolls for one class and gives how many of its regiments arrive."""
    face = declared.face
    if face is None:
        return declared.regiments
    because = [reason(f"class-{declared.unit_class}", 0, "threshold", "reinforcement", round=declared.round, face=face)]
    if declared.unit_class is UnitClass.HEAVY:
        because.append(reason("heavy-inferred", 0, "threshold", "reinforcement"))
    arrived: Counted = yield pool(
        Pool(
            "laok-reinforcement",
            declared.regiments,
            scored(lambda one: int(one <= face)),
            actor="roller",
            because=tuple(because),
        )
    )
    return arrived.points
