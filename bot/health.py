"""Asking the running bot whether it is well: over a socket beside the database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import os
import sys
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.app import Umpire


def _socket(database: Path) -> Path:
    return database.with_name(f"{database.name}.health")


class Health:
    """Answers health checks as long as the bot runs."""

    def __init__(self, bot: Umpire, database: Path) -> None:
        self._bot = bot
        self._path = _socket(database)
        self._server: asyncio.AbstractServer | None = None

    async def __aenter__(self) -> Health:
        self._path.unlink(missing_ok=True)
        self._server = await asyncio.start_unix_server(self._answer, self._path)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._server is not None:
            self._server.close()
        self._path.unlink(missing_ok=True)

    async def state(self) -> dict[str, object]:
        """Gives how the bot is: connected, answering, and able to read its database."""
        latency = self._bot.latency
        return {
            "ready": self._bot.is_ready() and not self._bot.is_closed(),
            "latency_ms": None if math.isnan(latency) or math.isinf(latency) else round(latency * 1000),
            "database": await self._bot.store.answers(),
            "uptime_s": round(monotonic() - self._bot.started),
            "servers": len(self._bot.guilds),
        }

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            writer.write(json.dumps(await self.state()).encode())
            await writer.drain()
            writer.close()


def ask() -> int:
    """Asks the bot that uses ``DATABASE``; 0 when it is well."""
    path = _socket(Path(os.environ.get("DATABASE") or "umpire.db"))

    async def read() -> bytes:
        reader, writer = await asyncio.open_unix_connection(path)
        answer = await reader.read()
        writer.close()
        return answer

    try:
        state = json.loads(asyncio.run(asyncio.wait_for(read(), timeout=5)))
    except (OSError, TimeoutError, ValueError):
        print("The bot does not answer.", file=sys.stderr)
        return 1
    print(json.dumps(state))
    return 0 if state["ready"] and state["database"] else 1
