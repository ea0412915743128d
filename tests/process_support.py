"""The real program as a process of its own, as a host runs it, against a Discord on this machine."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
from pathlib import Path
from types import TracebackType

from discord_support import LONG, TOKEN, Discord

ROOT = Path(__file__).parents[1]

_AGAINST = """
import sys
import discord.gateway, discord.http, yarl
discord.http.Route.BASE = sys.argv.pop(1)
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv.pop(1))
from bot.__main__ import main
sys.exit(main(sys.argv[1:]))
"""
"""Starts the program as it is; only where Discord is to be found is another."""


class Program:
    """``umpire run`` in a folder, until the block ends.

    Args:
        folder: where it runs, and keeps its database.
        discord: which Discord it finds.
        settings: more of the environment.
    """

    def __init__(self, folder: Path, discord: Discord, **settings: str) -> None:
        self.folder = folder
        self._discord = discord
        self._settings = settings
        self.log = ""

    async def __aenter__(self) -> Program:
        self._news = asyncio.Condition()
        self._process = await self._start("run", stderr=asyncio.subprocess.PIPE)
        self._reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()
        await self._reading
        print(self.log)  # beside whatever failed

    async def _start(self, *command: str, **pipes: int) -> asyncio.subprocess.Process:
        known = {name: value for name, value in os.environ.items() if name not in {"DATABASE", "SYNC_GUILD"}}
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _AGAINST, self._discord.api, self._discord.socket, *command),
            cwd=self.folder,
            env={**known, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, **self._settings},
            **pipes,
        )

    async def _read(self) -> None:
        assert self._process.stderr is not None
        async for line in self._process.stderr:
            async with self._news:
                self.log += line.decode()
                self._news.notify_all()

    async def says(self, pattern: str, *, times: int = 1) -> str:
        """Waits until something stands in the log so many times; gives all that stands there."""
        async with self._news:
            found = self._news.wait_for(lambda: len(re.findall(pattern, self.log)) >= times)
            await asyncio.wait_for(found, LONG)
        return self.log

    def told(self, name: signal.Signals) -> None:
        """Sends it a signal."""
        self._process.send_signal(name)

    async def ended(self) -> int:
        """Waits until it has ended by itself; gives the exit code."""
        code = await asyncio.wait_for(self._process.wait(), LONG)
        await self._reading
        return code

    async def health(self) -> tuple[int, str]:
        """Asks with ``umpire health`` beside it; gives the exit code and what it printed."""
        asking = await self._start("health", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT)
        told, _ = await asyncio.wait_for(asking.communicate(), LONG)
        return asking.returncode or 0, told.decode()


def whole(folder: Path) -> bool:
    """Says whether the database was closed in order, with nothing left beside it, and is whole."""
    left = {path.name for path in folder.iterdir()} - {"umpire.db", "umpire.db.lock"}
    with sqlite3.connect(folder / "umpire.db") as database:
        return not left and database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def one_sentence(program: Program, told: str) -> None:
    """Holds that the program told its host one sentence, this one, and never the token."""
    said = [line for line in program.log.strip().splitlines() if "INFO" not in line]
    assert len(said) == 1, program.log
    assert told in said[0]
    assert TOKEN not in program.log
