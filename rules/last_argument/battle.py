"""A round of the Last Argument of Kings: supremacy by a roll-off, a tie left to the table (rolled again)."""

from __future__ import annotations

from typing import Any

from rules.game.battle import Battle
from rules.game.state import State
from rules.last_argument.charge import Charged
from rules.last_argument.supremacy import RollOff, Supremacy, supremacy
from rules.procedure import Declaration


def _first(state: State, side: int) -> Declaration[Any, Any]:  # noqa: ARG001  # alike for both sides
    return supremacy(RollOff(state.edition))


def _first_side(outcome: Any, side: int) -> int | None:
    return {Supremacy.ROLLER: side, Supremacy.OPPONENT: 1 - side}.get(outcome)


def _ends(outcome: Any) -> bool:
    """Says whether a charge fell short, which ends the activation."""
    return outcome is Charged.FALLS_SHORT


BATTLE = Battle(first_rolls=supremacy.name, first=_first, first_side=_first_side, ends=_ends)
