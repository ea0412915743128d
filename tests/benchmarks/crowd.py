"""2,000 commands over 50 games: how soon each is acknowledged, beside what the in-memory Discord takes alone.

Run: ``python tests/benchmarks/crowd.py [COMMANDS] [A_SECOND]`` (2,000 and 100 by default; then all at once)
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

from gateway import Bare, emit
from measure import show

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from rules.game import events as happened
from rules.game import moves

GAMES = 50


def _mark(env: Any, person: Any, channel: Any, change: int) -> Any:
    options = [("unit", 3, "johann"), ("marker", 3, "blood"), ("change", 4, change)]
    return emit(env, person, channel, "unit", "mark", options)


async def _sent(send: Any, number: int, a_second: float) -> list[float]:
    """Sends commands at a pace, or all at once; gives the milliseconds to each acknowledgement."""
    records: list[tuple[Any, float]] = []
    times: dict[int, float] = {}
    begin = perf_counter()

    def look() -> None:
        now = perf_counter()
        for place, (record, sent) in enumerate(records):
            if place not in times and record.responded:
                times[place] = (now - sent) * 1000

    for place in range(number):
        if a_second:
            while perf_counter() - begin < place / a_second:
                await asyncio.to_thread(sleep, 0.001)
                look()
        records.append((send(place), perf_counter()))
    while len(times) < number:
        await asyncio.to_thread(sleep, 0.001)
        look()
    return list(times.values())


async def crowd(number: int, a_second: float) -> None:
    """Prints how long the commands of fifty games take to be acknowledged."""
    import simcord
    from tests_support import Table, make_bot

    from rules.library.find import Finder

    finder = Finder.shelf()
    with TemporaryDirectory() as folder:
        bot = await make_bot(Path(folder) / "umpire.db", finder)
        async with simcord.run(bot, check_errors=False, settle_timeout=120) as env:
            table = Table(env, bot, Path(folder) / "umpire.db")
            await env.settle()
            channels = [table.guild.create_text_channel(f"game-{place}") for place in range(GAMES)]
            await env.settle()
            for channel in channels:
                await _open(bot, table, channel)

            def send(place: int) -> Any:
                turn = place // GAMES
                return _mark(env, table.alice, channels[place % GAMES], -1 if turn % 2 else 1)

            for name, pace in ((f"{a_second:.0f} a second", a_second), ("all at once", 0.0)):
                times = await _sent(send, number, pace)
                show(f"{number} commands over {GAMES} games, {name}", times, "promise p99 < 500 ms")
                await env.settle()
            kept = [len((await bot.tables.must(channel.id)).log) for channel in channels]
            print(f"  events kept beyond the openings: {sum(kept) - GAMES * 7} of {2 * number}")
        await bot.store.close()


async def _open(bot: Any, table: Any, channel: Any) -> None:
    created = happened.Created(system="trench_crusade", edition="1.0.2", title="crowd", seal="")
    ann, bob = table.alice.id, table.minjun.id
    seen = await bot.tables.open(channel.id, table.guild.id, created, ann, happened.Joined(person=ann, side=0))
    game = seen.row.id
    await bot.tables.act(game, bob, 1, lambda now: moves.join(now.state, bob))
    await bot.tables.act(game, ann, 2, lambda now: moves.start(now.state, ann))
    await bot.tables.act(game, ann, 3, lambda now: moves.add_units(now.state, ann, ["Johann", "Erich"]))
    await bot.tables.act(game, ann, 4, lambda now: moves.go_first(now.state, ann, 0))
    await bot.postman.post_panel(await bot.tables.by_id(game))


async def floor(number: int, a_second: float) -> None:
    """Prints what the in-memory Discord and discord.py alone take."""
    import simcord

    async with simcord.run(Bare(), check_errors=False, settle_timeout=120) as env:
        owner = env.create_user("owner")
        guild = env.create_guild("Club", owner=owner)
        channel, alice = guild.create_text_channel("battlefield"), guild.add_member(env.create_user("alice"))
        await env.settle()

        def send(_: int) -> Any:
            return emit(env, alice, channel, "roll", None, [("dice", 3, "4d6kh3")])

        for name, pace in ((f"{a_second:.0f} a second", a_second), ("all at once", 0.0)):
            show(f"  peer: bare discord.py bot, {name}", await _sent(send, number, pace))
            await env.settle()


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rate = float(sys.argv[2]) if len(sys.argv) > 2 else 100.0
    asyncio.run(crowd(count, rate))
    asyncio.run(floor(count, rate))
