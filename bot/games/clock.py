"""The one task that waits for what becomes due: reminders, and letters that had to wait for the morning.

What is due stands in the database; this only wakes up in time, so nothing is lost while it sleeps or is not running.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from bot.apart import apart

log = logging.getLogger(__name__)

_LONGEST = 600.0
"""Seconds it sleeps at most, so that a clock that was set is noticed."""


class Clock:
    """Calls ``deliver`` whenever something is due.

    Args:
        now: tells the moment, in seconds since 1970.
        deliver: sends what is due.
        soonest: tells the next moment at which something is due, or None.
    """

    def __init__(
        self,
        now: Callable[[], float],
        deliver: Callable[[], Awaitable[None]],
        soonest: Callable[[], Awaitable[int | None]],
    ) -> None:
        self._now = now
        self._works = [(deliver, soonest)]
        self._task: asyncio.Task[None] | None = None

    def beside(self, deliver: Callable[[], Awaitable[None]], soonest: Callable[[], Awaitable[int | None]]) -> None:
        """Takes on more work: what else is to be done when it is due, and when that is."""
        self._works.append((deliver, soonest))

    def start(self) -> None:
        """Begins to wait; once is enough."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="clock")

    async def stop(self) -> None:
        """Ends waiting."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def tick(self) -> float:
        """Does what is due now; gives the seconds after which to look again."""
        wait = _LONGEST
        for deliver, soonest in self._works:
            due = None
            with apart(log, "What is due could not be delivered."):
                await deliver()
                due = await soonest()
            if due is not None:
                wait = min(wait, max(due - self._now(), 1.0))
        return wait

    async def _run(self) -> None:
        while True:
            wait = await self.tick()
            await asyncio.sleep(wait)
