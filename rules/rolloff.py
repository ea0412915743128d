"""The roll-off that every system knows: each side one die, the higher wins, ties again."""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Throw, Untied
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class RollOff:
    """Two sides roll against each other.

    Args:
        turn: the turn it is for.
    """

    turn: int = 0


@procedure("table.roll-off")
def roll_off(declared: RollOff) -> Steps[int]:  # noqa: ARG001  # the turn is part of what is declared
    """Rolls one D6 a side until they differ; gives the side that won, 0 or 1."""
    while True:
        first = yield Throw("roll-off", 1, actor="first")
        second = yield Throw("roll-off", 1, read=Untied(first), actor="second")
        if first != second:
            return 0 if first > second else 1
