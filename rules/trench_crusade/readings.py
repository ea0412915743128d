"""Readings of dice that only this rulebook needs: the D3, a die added beside the kept ones."""

from __future__ import annotations

from dataclasses import dataclass

from rules.chance import Chances
from rules.dice import Faces, Total, kept_sums


@dataclass(frozen=True, slots=True)
class D3:
    """A D6 halved and rounded up: 1-2 is 1, 3-4 is 2, 5-6 is 3."""

    def of(self, faces: Faces) -> int:
        """Reads faces that lie on the table."""
        return sum((face + 1) // 2 for face in faces)

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted: all of them."""
        return (True,) * len(faces)

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every total."""
        chances = Chances({0: 1}, 1)
        for _ in range(count):
            weights: dict[int, int] = {}
            for total, weight in chances.weights.items():
                for face in range(1, sides + 1):
                    reached = total + (face + 1) // 2
                    weights[reached] = weights.get(reached, 0) + weight
            chances = Chances(weights, chances.total * sides)
        return chances


@dataclass(frozen=True, slots=True)
class KeptAndOneMore(Total):
    """The sum of the kept dice and of one more die, the last, which is always added.

    One reading of the +D6 of a Bloodbath: with INJURY DICE the first dice keep as many as the roll is based on, and
    the D6 stands beside them.
    """

    def of(self, faces: Faces) -> int:
        """Reads faces that lie on the table."""
        return Total(self.keep, self.highest, self.plus).of(faces[:-1]) + faces[-1]

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted, in the order they fell."""
        return (*Total(self.keep, self.highest).kept(faces[:-1]), True)

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every total."""
        keep = count - 1 if self.keep is None else min(self.keep, count - 1)
        weights: dict[int, int] = {}
        for total, weight in kept_sums(count - 1, sides, keep, self.highest).items():
            for face in range(1, sides + 1):
                reached = total + face + self.plus
                weights[reached] = weights.get(reached, 0) + weight
        return Chances(weights, sides**count)
