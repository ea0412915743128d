"""Work that many ask for at once is done once for all of them, and what is shown last is never an older state."""

import asyncio
from typing import Any

import pytest
from battle_support import begin
from tests_support import texts

from bot.games.together import Together


async def test_those_who_wait_share_one_run_that_begins_after_they_asked() -> None:
    """The first runs alone, all who came meanwhile wait for one more run, whole for each of them."""
    together, going, done = Together(), asyncio.Event(), list[int]()

    async def work() -> None:
        await going.wait()
        done.append(len(done))

    first = asyncio.create_task(together.run(work))
    await asyncio.sleep(0)
    others = [asyncio.create_task(together.run(work)) for _ in range(5)]
    await asyncio.sleep(0)
    going.set()
    await asyncio.gather(first, *others)
    assert done == [0, 1]
    await together.run(work)
    assert done == [0, 1, 2]


async def test_a_run_that_fails_is_done_again_for_those_who_wait() -> None:
    """Only whoever ran it hears of the failure."""
    together, tries = Together(), list[int]()

    async def work() -> None:
        tries.append(1)
        await asyncio.sleep(0)
        if len(tries) == 2:
            raise OSError("no disk")

    running = [asyncio.create_task(together.run(work)) for _ in range(4)]
    ended = await asyncio.gather(*running, return_exceptions=True)
    assert [type(one) for one in ended if one is not None] == [OSError]
    assert len(tries) == 3
    with pytest.raises(ValueError, match="other"):
        await together.run(_other)


async def _other() -> None:
    raise ValueError("other")


async def test_a_panel_shows_the_newest_state_whoever_brings_it_up_to_date(table: Any) -> None:
    """A slow command that looked at the game before a later one does not put the older panel in its place."""
    await begin(table, "trench_crusade", {"Johann": "Elite"}, {})
    before = await table.bot.tables.must(table.channel.id)
    await table.alice.slash(table.channel, "unit status", unit="Johann", status="down")
    await asyncio.gather(*(table.bot.postman.refresh(before) for _ in range(5)))
    assert "Down" in texts(table.stored(before.row.panel))
