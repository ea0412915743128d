"""The games in memory: those that were used last, so that weeks of games do not fill it."""

from __future__ import annotations

from dataclasses import replace

from bot.games.seen import Seen
from bot.store.games import GameRow

_MOST = 50_000
"""Events of all games in memory together: about 50 games of six weeks, or 1,000 that have just begun."""


class Recent:
    """Games by id, the one used last at the end; those not used for longest make room.

    Args:
        most: events of all of them together; one game is kept however long it is.
    """

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._games: dict[str, Seen] = {}
        self._events = 0

    def __len__(self) -> int:
        return len(self._games)

    def get(self, row: GameRow) -> Seen | None:
        """Gives a game with its row as it is now, or None where it has to be read."""
        known = self._games.pop(row.id, None)
        if known is None:
            return None
        self._games[row.id] = known
        return replace(known, row=row)

    def keep(self, seen: Seen) -> Seen:
        """Keeps a game and gives it; where a later state of it is known already, that one.

        Somebody who reads a game from the file while another one's move is written must not put the state before
        that move back.
        """
        known = self._games.get(seen.row.id)
        if known is not None and len(known.log) > len(seen.log):
            return known
        self.forget(seen.row.id)
        self._games[seen.row.id] = seen
        self._events += len(seen.log)
        while self._events > self._most and len(self._games) > 1:
            self.forget(next(iter(self._games)))
        return seen

    def forget(self, game: str) -> None:
        """Lets a game be read anew."""
        known = self._games.pop(game, None)
        self._events -= len(known.log) if known else 0

    def clear(self) -> None:
        """Lets every game be read anew."""
        self._games.clear()
        self._events = 0
