"""Reading a Primary Roll: what it counts, and the dice that it sends into the Secondary Roll."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import comb
from typing import TypeAlias

from rules.chance import Chances
from rules.dice import Faces, limit_of

ByFace: TypeAlias = tuple[int, int, int, int, int, int]
"""Something for a 1, a 2, a 3, a 4, a 5 and a 6."""


def by_face(of: Callable[[int], int]) -> ByFace:
    """Writes down something for each face."""
    return (of(1), of(2), of(3), of(4), of(5), of(6))


@dataclass(frozen=True, slots=True)
class Counted:
    """What a roll came to.

    Args:
        points: what it counts.
        more: dice of the Secondary Roll that it causes.
    """

    points: int
    more: int = 0

    def __str__(self) -> str:
        return str(self.points)


@dataclass(frozen=True, slots=True)
class Primary:
    """Counts by face.

    Args:
        points: what each face counts.
        more: dice of the Secondary Roll that each face causes.
    """

    points: ByFace
    more: ByFace = (0, 0, 0, 0, 0, 0)

    @property
    def limit(self) -> tuple[int, bool] | None:
        """The face that a die has to keep to, and that lower is better."""
        return limit_of(self.points)

    def of(self, faces: Faces) -> Counted:
        """Reads faces that lie on the table."""
        points = sum(self.points[face - 1] for face in faces)
        return Counted(points, sum(self.more[face - 1] for face in faces))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted, in the order they fell."""
        return tuple(self.points[face - 1] > 0 for face in faces)

    def chances(self, count: int, sides: int) -> Chances[Counted]:
        """Gives the exact chance of every count, over groups of faces that read alike."""
        groups: dict[tuple[int, int], int] = {}
        for kind in list(zip(self.points, self.more, strict=True))[:sides]:
            groups[kind] = groups.get(kind, 0) + 1
        weights: dict[tuple[int, int], int] = {}
        for points, more, ways in _spread(tuple(groups.items()), count):
            weights[points, more] = weights.get((points, more), 0) + ways
        return Chances({Counted(*reached): ways for reached, ways in weights.items()}, sides**count)


def _spread(groups: tuple[tuple[tuple[int, int], int], ...], count: int) -> Iterator[tuple[int, int, int]]:
    """Yields every way to share dice out over groups of faces: what they count, and in how many ways."""
    (points, more), faces = groups[0]
    if len(groups) == 1:
        yield points * count, more * count, faces**count
        return
    for here in range(count + 1):
        ways = comb(count, here) * faces**here
        for rest_points, rest_more, rest_ways in _spread(groups[1:], count - here):
            yield rest_points + points * here, rest_more + more * here, rest_ways * ways
