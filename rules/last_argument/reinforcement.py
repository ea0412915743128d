"""The reinforcement roll: which regiments of a class arrive this round.

Source: The Last Argument of Kings, second edition, reinforcement. 2 or less, then 4 or less, then automatic; Light
begins in round 1 and Medium in round 2. That Heavy begins in round 3 follows from the pattern and is written nowhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.errors import Fact, NotAllowedNow
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, rule, within
from rules.procedure import Choice, Steps, procedure


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
        waiting: their names, where they are known; then it is asked which of them arrive.
    """

    edition: str
    unit_class: UnitClass
    round: int
    regiments: int
    waiting: tuple[str, ...] = ()

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


@dataclass(frozen=True, slots=True)
class Arrived:
    """Which regiments arrive.

    Args:
        count: how many.
        places: which of those that wait, counted from 1; none where they are not known.
    """

    count: int
    places: tuple[int, ...] = ()


@procedure("last_argument.reinforcement", reads=fingerprint)
def reinforcement(declared: Reinforcements) -> Steps[Arrived]:
    """Rolls for one class and gives which of its regiments arrive; its player says which, unless all do."""
    count = yield from _count(declared)
    left = list(range(1, len(declared.waiting) + 1))
    arrive: list[int] = []
    while left and len(arrive) < count < len(declared.waiting):
        names = [(f"named-{place}", declared.waiting[place - 1]) for place in left]
        facts: tuple[tuple[str, Fact], ...] = (("number", len(arrive) + 1), ("of", count), *names)
        place: int = yield Choice("laok-which-arrives", "roller", tuple(left), left[0], facts, rule("reinforcement"))
        arrive.append(place)
        left.remove(place)
    return Arrived(count, tuple(left) if left and count >= len(declared.waiting) else tuple(arrive))


def _count(declared: Reinforcements) -> Steps[int]:
    """Rolls one die for each regiment that waits."""
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
