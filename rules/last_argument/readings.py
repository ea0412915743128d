"""Reading many dice at once: what each face counts, and which dice are thrown again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import comb
from typing import TypeAlias

from rules.chance import Chances
from rules.dice import Faces, limit_of

Points: TypeAlias = tuple[int, int, int, int, int, int]
"""What a 1, a 2, a 3, a 4, a 5 and a 6 count."""


def scored(points: Callable[[int], int]) -> Points:
    """Writes down what each face counts."""
    return (points(1), points(2), points(3), points(4), points(5), points(6))


@dataclass(frozen=True, slots=True)
class Counted:
    """What dice came to.

    Args:
        points: the count that the roll is about (hits, wounds).
        apart: dice counted apart (hits rolled with a 1, failures on a 6).
        again: dice that are thrown again.
    """

    points: int
    apart: int = 0
    again: int = 0

    def __str__(self) -> str:
        return str(self.points)

    def plus(self, more: Counted, most: int = 0) -> Counted:
        """Adds what the dice thrown again came to; of those counted apart no more than ``most``."""
        apart = self.apart + more.apart
        return Counted(self.points + more.points, min(apart, most) if most else apart)


@dataclass(frozen=True, slots=True)
class Scores:
    """Counts points by face.

    Args:
        points: what a 1, a 2 … a 6 counts.
        apart: the faces that are counted apart too.
        most: how many of those are told apart at most; 0 for all. Rules that look at the first few only merge sooner.
        again: the faces that are thrown again; they count nothing yet.
    """

    points: Points
    apart: tuple[int, ...] = ()
    most: int = 0
    again: tuple[int, ...] = ()

    @property
    def limit(self) -> tuple[int, bool] | None:
        """The face that a die has to reach, and whether lower is better."""
        return limit_of(self.points)

    def of(self, faces: Faces) -> Counted:
        """Reads faces that lie on the table."""
        lying = [face for face in faces if face not in self.again]
        apart = sum(face in self.apart for face in lying)
        points = sum(self.points[face - 1] for face in lying)
        return Counted(points, self._limited(apart), len(faces) - len(lying))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted, in the order they fell."""
        return tuple(self.points[face - 1] + (face in self.apart) > 0 and face not in self.again for face in faces)

    def chances(self, count: int, sides: int) -> Chances[Counted]:
        """Gives the exact chance of every count, over groups of faces that read alike."""
        groups: dict[tuple[int, int, int], int] = {}
        for face in range(1, sides + 1):
            kind = (0, 0, 1) if face in self.again else (self.points[face - 1], int(face in self.apart), 0)
            groups[kind] = groups.get(kind, 0) + 1
        weights: dict[tuple[int, int, int], int] = {}
        for points, apart, again, ways in _spread(tuple(groups.items()), count):
            reached = (points, self._limited(apart), again)
            weights[reached] = weights.get(reached, 0) + ways
        return Chances({Counted(*reached): ways for reached, ways in weights.items()}, sides**count)

    def _limited(self, apart: int) -> int:
        return min(apart, self.most) if self.most else apart


@dataclass(frozen=True, slots=True)
class D3:
    """A D3: half a D6, rounded up as all fractions are."""

    def of(self, faces: Faces) -> int:
        """Reads the face that lies on the table."""
        return (faces[0] + 1) // 2

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted: all of them."""
        return (True,) * len(faces)

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every value of one die."""
        weights: dict[int, int] = {}
        for face in range(1, sides + 1):
            weights[self.of((face,))] = weights.get(self.of((face,)), 0) + count
        return Chances(weights, count * sides)


def _spread(groups: tuple[tuple[tuple[int, int, int], int], ...], count: int) -> Iterator[tuple[int, int, int, int]]:
    """Yields every way to share dice out over groups of faces: what they count, and in how many ways."""
    (points, apart, again), faces = groups[0]
    if len(groups) == 1:
        yield points * count, apart * count, again * count, faces**count
        return
    for here in range(count + 1):
        ways = comb(count, here) * faces**here
        for more in _spread(groups[1:], count - here):
            yield more[0] + points * here, more[1] + apart * here, more[2] + again * here, more[3] * ways
