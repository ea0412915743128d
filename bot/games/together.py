"""Work that many ask for at once and that is done once for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Together:
    """Lets everybody who waits for the same work share one run of it: the next that begins after they asked."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._asked = False

    async def run(self, work: Callable[[], Awaitable[None]]) -> None:
        """Comes back when the work was done from beginning to end after this call."""
        self._asked = True
        async with self._turn:
            if not self._asked:
                return  # somebody who waited as well has done it meanwhile
            self._asked = False
            whole = False
            try:
                await work()
                whole = True
            finally:
                self._asked = self._asked or not whole  # those who still wait were promised a whole run
