"""The bench: a real bot in an in-memory Discord, with a real database file and the real library."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from tests_support import Opened, Table, make_bot

from bot.app import Umpire
from bot.demo.start import keep_refusals_apart
from bot.store import Store
from rules.library.find import Finder

# A busy machine is no fault of the code: tests say nothing about clock times.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="session")
def finder() -> Finder:
    """The library that ships, loaded once."""
    return Finder.shelf()


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    """Opens stores and closes them: the thread of one left open by a test that fails would keep the run from ending."""
    async with AsyncExitStack() as closing:

        async def opens(path: Path) -> Store:
            store = await Store.open(path)
            closing.push_async_callback(store.close)
            return store

        yield opens


@pytest.fixture
async def simcord_bot(tmp_path: Path, finder: Finder) -> AsyncIterator[Umpire]:
    """The bot that the in-memory Discord runs."""
    bot = await make_bot(tmp_path / "umpire.db", finder)
    yield bot
    await bot.store.close()


@pytest.fixture
async def table(simcord_env: Any, simcord_bot: Umpire, tmp_path: Path) -> AsyncIterator[Table]:
    """A running bot with two players, English until somebody chooses otherwise."""
    keep_refusals_apart(simcord_bot)
    table = Table(simcord_env, simcord_bot, tmp_path / "umpire.db")
    await simcord_env.settle()
    yield table
    await table.bot.store.close()
