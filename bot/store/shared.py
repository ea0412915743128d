"""What every answer asks for: read once for all who ask at the same time, and kept until it changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.memory import Latest

T = TypeVar("T")

_MOST = 20_000
"""Values in memory: about 2 MB of them; who comes back after so many others is read again."""


class Shared(Generic[T]):
    """Values by id, read when they are first asked for.

    A change that comes while a value is being read drops that reading too: nobody puts an old value back.

    Args:
        read: reads the value of an id from the file.
    """

    def __init__(self, read: Callable[[int], Awaitable[T]]) -> None:
        self._read = read
        self._known: Latest[int, T] = Latest(_MOST)
        self._reading: dict[int, asyncio.Task[T]] = {}

    async def get(self, id_: int) -> T:
        """Gives a value; those who ask while it is being read wait for the same reading."""
        if id_ in self._known:
            return self._known[id_]
        reading = self._reading.get(id_)
        if reading is None:
            reading = self._reading[id_] = asyncio.create_task(self._find(id_))
        return await asyncio.shield(reading)  # others wait for it too, so a cancelled command must not end it

    async def _find(self, id_: int) -> T:
        mine = asyncio.current_task()
        try:
            found = await self._read(id_)
            if self._reading.get(id_) is mine:
                self._known[id_] = found
            return found
        finally:
            if self._reading.get(id_) is mine:
                del self._reading[id_]

    def drop(self, id_: int) -> None:
        """Lets a value be read anew, as it has changed."""
        self._known.pop(id_, None)
        self._reading.pop(id_, None)
