"""Asking the running bot whether it is well: over a socket beside the database."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import math
import sqlite3
import sys
import tempfile
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING

from bot.hosting import config

if TYPE_CHECKING:
    from bot.app import Umpire


log = logging.getLogger(__name__)

_LONGEST = 100
"""Bytes of a path that every system takes for a socket."""


def _socket(database: Path) -> Path:
    beside = database.resolve().with_name(f"{database.name}.health")
    if len(bytes(beside)) <= _LONGEST:
        return beside
    return Path(tempfile.gettempdir()) / f"umpire-{hashlib.sha256(bytes(beside)).hexdigest()[:16]}.health"


class Health:
    """Answers health checks as long as the bot runs."""

    def __init__(self, bot: Umpire, database: Path) -> None:
        self._bot = bot
        self._path = _socket(database)
        self._server: asyncio.AbstractServer | None = None

    async def __aenter__(self) -> Health:
        try:
            self._path.unlink(missing_ok=True)
            self._server = await asyncio.start_unix_server(self._answer, self._path)
        except (OSError, AttributeError, NotImplementedError) as error:  # a shared folder or system without sockets
            log.warning("`umpire health` will not be answered: %s.", error)
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
            "ready": self._bot.is_ready() and not self._bot.is_closed() and self._connected(),
            "latency_ms": None if math.isnan(latency) or math.isinf(latency) else round(latency * 1000),
            "database": await self._bot.store.answers(),
            "uptime_s": round(monotonic() - self._bot.started),
            "servers": len(self._bot.guilds),
        }

    def _connected(self) -> bool:
        """Says whether every connection to Discord is open; discord.py calls a bot ready that has lost them."""
        return not any(shard.is_closed() for shard in self._bot.shards.values())

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            try:
                writer.write(json.dumps(await self.state()).encode())
                await writer.drain()
            except sqlite3.Error as error:
                log.error("The database cannot be read: %s.", error)  # noqa: TRY400  # the trace says nothing more
            finally:
                writer.close()


def ask() -> int:
    """Asks the bot that uses ``DATABASE``; 0 when it is well."""
    try:
        path = _socket(config.database())
    except config.Misconfigured as error:
        print(error, file=sys.stderr)
        return 1

    async def read() -> bytes:
        reader, writer = await asyncio.open_unix_connection(path)
        answer = await reader.read()
        writer.close()
        return answer

    try:
        state = json.loads(asyncio.run(asyncio.wait_for(read(), timeout=5)))
    except (OSError, TimeoutError, ValueError, AttributeError):
        print("The bot does not answer: it is not running, or it runs with another DATABASE.", file=sys.stderr)
        return 1
    print(json.dumps(state))
    return 0 if state["ready"] and state["database"] else 1
