"""The store under many commands at once: what was acknowledged is in the file, and trips to the disk are shared."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.games.table import Tables
from bot.store import Store
from rules.game.events import Created, Joined


def _in_the_file(path: Path) -> dict[str, str]:
    with sqlite3.connect(path) as other:
        return dict(other.execute("SELECT key, kind FROM keys"))


async def test_keys_that_come_at_once_are_all_kept(tmp_path: Path) -> None:
    """Each card's key is in the file before its card goes out, and no two are alike."""
    path = tmp_path / "umpire.db"
    store = await Store.open(path)
    keys = await asyncio.gather(*(store.new_key(f"kind-{place}", {"place": place}) for place in range(200)))
    assert _in_the_file(path) == {key: f"kind-{place}" for place, key in enumerate(keys)}
    assert await store.key(keys[7]) == ("kind-7", {"place": 7})
    await store.close()


async def test_keys_that_come_at_once_share_the_disk(tmp_path: Path) -> None:
    """Two hundred keys take a few statements, not two hundred."""
    store = await Store.open(tmp_path / "umpire.db")
    written: list[str] = []
    await store.reading.set_trace_callback(written.append)
    await asyncio.gather(*(store.new_key("kind", {"place": place}) for place in range(200)))
    assert 1 <= sum("INSERT INTO keys" in statement for statement in written) <= 5
    await store.close()


async def test_a_cancelled_command_takes_no_other_key_with_it(tmp_path: Path) -> None:
    """The one whose command is cancelled may be the one that began the write."""
    path = tmp_path / "umpire.db"
    store = await Store.open(path)
    first = asyncio.create_task(store.new_key("first", {}))
    second = asyncio.create_task(store.new_key("second", {}))
    await asyncio.sleep(0)
    first.cancel()
    key = await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert _in_the_file(path)[key] == "second"
    await store.close()


async def test_a_key_that_is_being_kept_when_the_store_closes_is_kept(tmp_path: Path) -> None:
    """Closing waits for it."""
    path = tmp_path / "umpire.db"
    store = await Store.open(path)
    keeping = asyncio.create_task(store.new_key("late", {}))
    await asyncio.sleep(0)
    await store.close()
    assert _in_the_file(path) == {await keeping: "late"}


async def test_a_game_is_seen_at_once_where_there_was_none(tmp_path: Path) -> None:
    """That a channel has no game is remembered, and forgotten when one is opened there, even while somebody looks."""
    store = await Store.open(tmp_path / "umpire.db")
    tables = Tables(store)
    assert await tables.at(5) is None
    assert await tables.at(5) is None
    created = Created(system="trench_crusade", edition="1.0.2", title="", seal="")
    await asyncio.gather(tables.open(5, None, created, 1, Joined(person=1, side=0)), *(tables.at(5) for _ in range(9)))
    seen = await tables.at(5)
    assert seen is not None
    assert seen.row.channel == 5
    await store.close()
