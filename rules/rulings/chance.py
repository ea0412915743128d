"""Letting chance decide between two readings, as the rulebooks themselves advise."""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Throw
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Chance:
    """Two sides leave a dispute to a die.

    Args:
        dispute: which dispute; part of what is declared.
    """

    dispute: str


@procedure("table.chance")
def chance(declared: Chance) -> Steps[int]:  # noqa: ARG001  # the dispute is part of what is declared
    """Rolls one D6 and gives its face: 1 to 3 for reading A, 4 to 6 for reading B."""
    face: int = yield Throw("chance", 1, actor="table")
    return face
