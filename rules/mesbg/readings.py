"""The D3, as this rulebook's heroic actions ask for it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.chance import Chances
from rules.dice import Faces


@dataclass(frozen=True, slots=True)
class D3:
    """Half of a D6, rounded up."""

    def of(self, faces: Faces) -> int:
        """Reads the face that lies on the table."""
        return (faces[0] + 1) // 2

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted: all of them."""
        return (True,) * len(faces)

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every value of one die."""
        return Chances(dict.fromkeys(range(1, sides + 1), 1), sides * count).map(lambda face: self.of((face,)))
