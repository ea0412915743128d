"""What nobody needs any more is not kept for ever: the file would grow with every card and every letter."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.store.sqlite import Store

KEPT = timedelta(days=180)
"""How long a card can be pressed: nobody scrolls further back, and an older one says to use the command again."""

_BATCH = 50
"""Rows looked at in one step, whether they go or stay: each lies elsewhere in the file, and no player waits for it."""

_DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class _Aging:
    """A table whose rows grow old.

    Attributes:
        name: the table.
        place: the columns by which its rows are looked at: the moment at which one came to be, and its id.
        first: comes before every row.
        done: what a row must be to be looked at.
        unneeded: what an old row must be to go.
    """

    name: str
    place: tuple[str, str]
    first: tuple[Any, Any]
    done: str
    unneeded: str

    @property
    def look(self) -> str:
        """The question for the next old rows after one of them."""
        since, _ = self.place
        columns = ", ".join(self.place)
        return (
            f"SELECT {columns} FROM {self.name} WHERE ({columns}) > (?, ?) AND {since} < ? "  # noqa: S608
            f"AND {self.done} ORDER BY {columns} LIMIT {_BATCH}"
        )

    @property
    def delete(self) -> str:
        """The order to delete what can go of a stretch of them."""
        columns = ", ".join(self.place)
        return (
            f"DELETE FROM {self.name} WHERE ({columns}) > (?, ?) AND ({columns}) <= (?, ?) "  # noqa: S608
            f"AND {self.done} AND {self.unneeded}"
        )


def _over(kind: str, of: str) -> str:
    """Says in SQL that no game, or no dispute, of an id is still open."""
    return f"NOT EXISTS (SELECT 1 FROM {kind}s WHERE {kind}s.id = {of} AND over = 0)"  # noqa: S608


_LETTERS = ("due", "id")
_PRESSED = (_over("game", "json_extract(payload, '$.game')"), _over("dispute", "json_extract(payload, '$.dispute')"))
_ANSWERING = "NOT EXISTS (SELECT 1 FROM outbox WHERE post = posts.id)"

_TABLES = (
    # A card whose kind says everything may be pinned, such as the settings of a server; all of a kind share one key.
    _Aging("keys", ("created", "key"), ("", ""), "payload <> '{}'", " AND ".join(_PRESSED)),
    _Aging("outbox", _LETTERS, (-1, 0), "sent = 1", _over("game", "outbox.game")),
    _Aging("posts", _LETTERS, (-1, 0), "message IS NOT NULL", f"{_over('game', 'posts.game')} AND {_ANSWERING}"),
    _Aging("calls", _LETTERS, (-1, 0), "message IS NOT NULL", _over("dispute", "calls.dispute")),
)


class OldRows:
    """Deletes the keys of old cards, and the letters and calls of what is over, once a day.

    What belongs to a game or a dispute that is still open stays for as long as that takes.

    Args:
        store: where they are.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 0
        self._table, self._reached = 0, _TABLES[0].first  # how far it has come today: a table, and the last row there

    async def next(self) -> int:
        """Gives the next moment at which to look."""
        return self._next

    async def delete(self) -> None:
        """Looks at as many as are looked at in one step, where it is time for it, and deletes what can go."""
        now = self._store.now()
        if now < self._next:
            return
        self._next = now
        while not await self._step(now):
            self._table = (self._table + 1) % len(_TABLES)
            self._reached = _TABLES[self._table].first
            if self._table == 0:
                self._next = now + _DAY
                await self._store.wipe()
                return

    async def _step(self, now: int) -> bool:
        """Looks at the next old rows of a table; says whether there may be more of them."""
        table = _TABLES[self._table]
        moment = datetime.fromtimestamp(now, UTC) - KEPT
        before = moment.isoformat() if isinstance(table.first[0], str) else int(moment.timestamp())
        async with self._store.transaction() as database:
            old = list(await database.execute_fetchall(table.look, (*self._reached, before)))
            if old:
                await database.execute(table.delete, (*self._reached, *old[-1]))
                self._reached = (old[-1][0], old[-1][1])
        return len(old) == _BATCH
