"""The die that decides, after the last sure turn, whether a game goes on."""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Throw
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Length:
    """The roll for the length of a game.

    Args:
        turn: the turn that has just been played.
        ends: the faces that end the game.
    """

    turn: int
    ends: tuple[int, ...]


@procedure("table.length")
def length(declared: Length) -> Steps[str]:
    """Rolls a D6: ``game-over`` on some faces, else ``game-goes-on``."""
    face: int = yield Throw("length", 1)
    return "game-over" if face in declared.ends else "game-goes-on"
