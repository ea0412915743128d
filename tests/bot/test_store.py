"""The store under many commands at once: what was acknowledged is in the file, and trips to the disk are shared."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests_support import Opened

from bot.games.recent import Recent
from bot.games.table import Tables
from bot.store.shared import Shared
from rules.errors import NotAllowedNow
from rules.game import moves
from rules.game.events import Created, Joined


def _in_the_file(path: Path) -> dict[str, str]:
    with sqlite3.connect(path) as other:
        return dict(other.execute("SELECT key, kind FROM keys"))


async def test_keys_that_come_at_once_are_all_kept(opened: Opened, tmp_path: Path) -> None:
    """Each card's key is in the file before its card goes out, and no two are alike."""
    path = tmp_path / "umpire.db"
    store = await opened(path)
    keys = await asyncio.gather(*(store.new_key(f"kind-{place}", {"place": place}) for place in range(200)))
    assert _in_the_file(path) == {key: f"kind-{place}" for place, key in enumerate(keys)}
    assert await store.key(keys[7]) == ("kind-7", {"place": 7})


async def test_keys_that_come_at_once_share_the_disk(opened: Opened, tmp_path: Path) -> None:
    """Two hundred keys take a few statements, not two hundred."""
    store = await opened(tmp_path / "umpire.db")
    written: list[str] = []
    await store.reading.set_trace_callback(written.append)
    await asyncio.gather(*(store.new_key("kind", {"place": place}) for place in range(200)))
    assert 1 <= sum("INSERT INTO keys" in statement for statement in written) <= 5


async def test_a_cancelled_command_takes_no_other_key_with_it(opened: Opened, tmp_path: Path) -> None:
    """The one whose command is cancelled may be the one that began the write."""
    path = tmp_path / "umpire.db"
    store = await opened(path)
    first = asyncio.create_task(store.new_key("first", {}))
    second = asyncio.create_task(store.new_key("second", {}))
    await asyncio.sleep(0)
    first.cancel()
    key = await second
    with pytest.raises(asyncio.CancelledError):
        await first
    assert _in_the_file(path)[key] == "second"


async def test_a_key_that_is_being_kept_when_the_store_closes_is_kept(opened: Opened, tmp_path: Path) -> None:
    """Closing waits for it."""
    path = tmp_path / "umpire.db"
    store = await opened(path)
    keeping = asyncio.create_task(store.new_key("late", {}))
    await asyncio.sleep(0)
    await store.close()
    assert _in_the_file(path) == {await keeping: "late"}


async def test_a_game_is_seen_at_once_where_there_was_none(opened: Opened, tmp_path: Path) -> None:
    """That a channel has no game is remembered, and forgotten when one is opened there, even while somebody looks."""
    store = await opened(tmp_path / "umpire.db")
    tables = Tables(store)
    assert await tables.at(5) is None
    assert await tables.at(5) is None
    created = Created(system="trench_crusade", edition="1.0.2", title="", seal="")
    await asyncio.gather(tables.open(5, None, created, 1, Joined(person=1, side=0)), *(tables.at(5) for _ in range(9)))
    seen = await tables.at(5)
    assert seen is not None
    assert seen.row.channel == 5


async def test_games_in_memory_are_bounded_and_the_later_state_stays(opened: Opened, tmp_path: Path) -> None:
    """Those not used for longest make room; a reader that comes late does not put an older state back."""
    store = await opened(tmp_path / "umpire.db")
    tables, recent = Tables(store), Recent(most=6)
    created = Created(system="trench_crusade", edition="1.0.2", title="", seal="")
    first, second, third = [await tables.open(place, None, created, 1, Joined(person=1, side=0)) for place in (5, 6, 7)]
    later = await tables.act(first.row.id, 2, 77, lambda seen: moves.join(seen.state, 2))
    recent.keep(later)
    assert recent.keep(first) is later
    recent.keep(second)
    assert recent.get(first.row) is not None
    recent.keep(third)
    assert recent.get(second.row) is None
    assert len(recent) == 2
    assert len((await tables.act(first.row.id, 2, 77, lambda seen: moves.start(seen.state, 2))).log) == len(later.log)


async def test_a_move_that_the_file_refuses_is_never_taken_for_done(opened: Opened, tmp_path: Path) -> None:
    """Memory behind the file: the move fails aloud, and the next one finds the game as it is."""
    store = await opened(tmp_path / "umpire.db")
    here, elsewhere = Tables(store), Tables(store)
    created = Created(system="trench_crusade", edition="1.0.2", title="", seal="")
    game = (await here.open(5, None, created, 1, Joined(person=1, side=0))).row.id
    await elsewhere.act(game, 2, 77, lambda seen: moves.join(seen.state, 2))
    with pytest.raises(sqlite3.IntegrityError):
        await here.act(game, 3, 78, lambda seen: moves.join(seen.state, 3))
    with pytest.raises(NotAllowedNow):
        await here.act(game, 3, 79, lambda seen: moves.join(seen.state, 3))


async def test_a_move_that_fails_leaves_nothing_in_memory(opened: Opened, tmp_path: Path) -> None:
    """Not even where somebody read the game from the file while the move stood there and was not yet for good."""
    store = await opened(tmp_path / "umpire.db")
    tables = Tables(store)
    created = Created(system="trench_crusade", edition="1.0.2", title="", seal="")
    game = await tables.open(5, None, created, 1, Joined(person=1, side=0))

    async def fails(_: Any) -> None:
        tables.read_anew()
        looked = await tables.at(5)
        assert looked is not None
        assert len(looked.log) > len(game.log)
        raise NotAllowedNow("roll-undone")

    with pytest.raises(NotAllowedNow):
        await tables.act(game.row.id, 2, 77, lambda seen: moves.join(seen.state, 2), also=fails)
    assert (await tables.by_id(game.row.id)).log == game.log


async def test_what_many_ask_for_is_read_once_and_never_put_back_old() -> None:
    """One reading for all who ask; a change in the middle of it counts for whoever asks afterwards."""
    value, go_on = {7: "old"}, asyncio.Event()
    begun: asyncio.Queue[int] = asyncio.Queue()

    async def read(id_: int) -> str:
        begun.put_nowait(id_)
        found = value[id_]
        await go_on.wait()
        return found

    shared = Shared(read)
    early = [asyncio.create_task(shared.get(7)) for _ in range(5)]
    assert await begun.get() == 7
    early[0].cancel()
    value[7] = "new"
    shared.drop(7)
    late = asyncio.create_task(shared.get(7))
    assert await begun.get() == 7
    go_on.set()
    assert await asyncio.gather(*early[1:]) == ["old"] * 4
    assert await late == "new"
    assert await shared.get(7) == "new"
    assert begun.empty()


async def test_a_reading_that_fails_is_tried_again() -> None:
    """A fault is not kept."""
    asked: list[int] = []

    async def read(id_: int) -> int:
        asked.append(id_)
        if len(asked) == 1:
            raise OSError
        return id_

    shared = Shared(read)
    with pytest.raises(OSError):  # noqa: PT011  # the very one above
        await shared.get(3)
    assert await shared.get(3) == 3
