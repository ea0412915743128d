"""A turn of the Middle-earth battle game: Priority, and a side that is broken.

Source: 2018: a tie of the Priority roll goes to the player who did not have it last turn; a side is broken when more
than half of its starting models are casualties, and its models test Courage before they move.
"""

from __future__ import annotations

from typing import Any

from rules.game.battle import Battle
from rules.game.moves import units_of
from rules.game.state import State
from rules.mesbg.priority import Last, Priority, PriorityRoll, priority_roll
from rules.procedure import Declaration


def _first(state: State, side: int) -> Declaration[Any, Any]:
    last = Last.FIRST_TURN
    if state.turn > 1:
        last = Last.ROLLER if state.last_first == side else Last.OPPONENT
    return priority_roll(PriorityRoll(state.edition, last))


def _first_side(outcome: Any, side: int) -> int | None:
    return {Priority.ROLLER: side, Priority.OPPONENT: 1 - side}.get(outcome)


def _notes(state: State) -> tuple[tuple[int, str], ...]:
    found = []
    for side in (0, 1):
        units = units_of(state, side)
        out = sum(state.setup.out_status in unit.statuses for unit in units)
        if 2 * out > len(units):
            found.append((side, "note-broken-side"))
    return tuple(found)


BATTLE = Battle(first_rolls=priority_roll.name, first=_first, first_side=_first_side, notes=_notes)
