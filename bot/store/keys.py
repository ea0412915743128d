"""What the buttons of old cards mean is not kept for ever: the table would grow with every card."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.store.sqlite import Store

KEPT = timedelta(days=180)
"""How long a card can be pressed: nobody scrolls further back, and an older one says to use the command again."""

_BATCH = 50
"""Keys looked at in one step, whether they go or stay: each lies elsewhere in the file, and no player waits for it."""

_DAY = 24 * 60 * 60


class OldKeys:
    """Deletes the keys of old cards, once a day.

    A card of a game or a dispute that is still open can be pressed for as long as that takes. So can a card whose kind
    says everything, such as the settings of a server, which may be pinned: all of a kind share one key.

    Args:
        store: where the keys are.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next = 0
        self._reached = ("", "")  # when the last key was made that was looked at today, and the key

    async def next(self) -> int:
        """Gives the next moment at which to look."""
        return self._next

    async def delete(self) -> None:
        """Looks at as many as are looked at in one step, where it is time for it, and deletes what can go."""
        now = self._store.now()
        if now < self._next:
            return
        before = (datetime.fromtimestamp(now, UTC) - KEPT).isoformat()
        async with self._store.transaction() as database:
            old = list(
                await database.execute_fetchall(
                    "SELECT created, key FROM keys WHERE (created, key) > (?, ?) AND created < ? "
                    "ORDER BY created, key LIMIT ?",
                    (*self._reached, before, _BATCH),
                )
            )
            if old:
                await database.execute(_DELETE, (*self._reached, *old[-1]))
        more = len(old) == _BATCH
        self._reached = (old[-1][0], old[-1][1]) if more else ("", "")
        self._next = now if more else now + _DAY


_DELETE = """
DELETE FROM keys WHERE (created, key) > (?, ?) AND (created, key) <= (?, ?) AND payload <> '{}'
AND NOT EXISTS (SELECT 1 FROM games WHERE id = json_extract(payload, '$.game') AND over = 0)
AND NOT EXISTS (SELECT 1 FROM disputes WHERE id = json_extract(payload, '$.dispute') AND over = 0)
"""
"""Deletes the old keys of a stretch, all but those that can still be pressed."""
