"""A game as memory has it at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.games import GameRow
from rules.game.clock import Due
from rules.game.events import Entry
from rules.game.state import State


@dataclass(frozen=True, slots=True)
class Seen:
    """A game at one moment: its row, its log, its state, since when what is owed, and the states before."""

    row: GameRow
    log: tuple[Entry, ...]
    state: State
    dues: tuple[Due, ...] = ()
    past: tuple[State, ...] = ()

    @property
    def owing(self) -> tuple[Due, ...]:
        """What is owed now, without what waits behind it."""
        return tuple(due for due in self.dues if not due.held)
