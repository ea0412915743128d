"""The luck of dice: what was rolled against what was to be expected, from the exact chances of every roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from rules.chance import Chances


@dataclass(frozen=True, slots=True)
class Grade:
    """One roll: how good each of its outcomes is for the one who rolled, how likely, and how good it came out.

    Args:
        chances: exact chances of the grades, whole numbers from 0 (what nobody wants) up.
        rolled: the grade that came.
    """

    chances: Chances[int]
    rolled: int

    @property
    def expected(self) -> Fraction:
        """The mean grade."""
        return Fraction(sum(grade * weight for grade, weight in self.chances.weights.items()), self.chances.total)


@dataclass(frozen=True, slots=True)
class Luck:
    """The luck of several rolls.

    Attributes:
        rolls: how many there were.
        percentile: of all the ways these rolls could have come out, the share that was worse, ties half.
    """

    rolls: int
    percentile: float


def luck(grades: Sequence[Grade]) -> Luck | None:
    """Gives the luck of rolls; None where no die could have changed anything."""
    telling = [grade for grade in grades if len(grade.chances) > 1]
    if not telling:
        return None
    ways: dict[int, float] = {0: 1.0}
    for grade in telling:
        chances = [(value, float(chance)) for value, chance in grade.chances.items()]
        summed: dict[int, float] = {}
        for total, before in ways.items():
            for value, chance in chances:
                summed[total + value] = summed.get(total + value, 0.0) + before * chance
        ways = summed
    rolled = sum(grade.rolled for grade in telling)
    worse = sum(chance for total, chance in ways.items() if total < rolled)
    return Luck(len(telling), min(1.0, worse + ways.get(rolled, 0.0) / 2))
