"""2,000 commands over 50 games: how soon each is acknowledged, beside what the in-memory Discord takes alone.

Two figures each: from the moment a command came to the bot, and from the moment it was sent. Commands that are sent
all at once come in pieces of what a socket holds, as from a gateway; what is sent later waits for those before it, so
the second figure is as long as all of them together take on one processor, for any bot.

Run: ``python tests/benchmarks/crowd.py [COMMANDS] [A_SECOND]`` (2,000 and 100 by default; then all at once)
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any

from gateway import Bare, Watch, written
from measure import show

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from rules.game import events as happened
from rules.game import moves

GAMES = 50
PIECE = 32
"""So many commands a socket holds: 64 KiB of about 2 KiB each."""


def _mark(env: Any, person: Any, channel: Any, change: int) -> Any:
    options = [("unit", 3, "johann"), ("marker", 3, "blood"), ("change", 4, change)]
    return written(env, person, channel, "unit", "mark", options)


async def _sent(env: Any, watch: Watch, commands: list[Any], a_second: float, name: str, promise: str = "") -> None:
    """Sends commands at a pace, or all at once, and prints the milliseconds to each acknowledgement."""
    begin, worked, sent = perf_counter(), process_time(), {}
    for place, (record, payload) in enumerate(commands):
        if a_second:
            while perf_counter() - begin < place / a_second:
                await asyncio.to_thread(sleep, 0.001)
        elif place % PIECE == PIECE - 1:
            await asyncio.sleep(0)
        sent[record.id] = perf_counter() if a_second else begin
        env.backend.emit("INTERACTION_CREATE", payload)
    while not watch.answered.keys() >= sent.keys():
        await asyncio.to_thread(sleep, 0.001)
    spent = (process_time() - worked) * 1000 / len(commands)
    show(f"{name}, since it came", [(watch.answered[one] - watch.came[one]) * 1000 for one in sent], promise)
    show("    since it was sent", [(watch.answered[one] - sent[one]) * 1000 for one in sent], f"{spent:.2f} ms worked")


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

            watch = Watch(bot)
            for name, pace in ((f"{a_second:.0f} a second", a_second), ("all at once", 0.0)):
                commands = [
                    _mark(env, table.alice, channels[place % GAMES], -1 if place // GAMES % 2 else 1)
                    for place in range(number)
                ]
                await _sent(env, watch, commands, pace, f"{number} commands, {name}", "promise p99 < 500 ms")
                begin = perf_counter()
                while any(task.get_name().startswith("CommandTree-invoker") for task in asyncio.all_tasks()):
                    await asyncio.to_thread(sleep, 0.01)
                print(f"    all answered in full {perf_counter() - begin:.1f} s later")
                await env.settle()
            kept = [len((await bot.tables.must(channel.id)).log) for channel in channels]
            print(f"    events kept beyond the openings: {sum(kept) - GAMES * 7} of {2 * number}")
        await bot.store.close()


async def _open(bot: Any, table: Any, channel: Any) -> None:
    created = happened.Created(system="trench_crusade", edition="1.0.2", title="crowd", seal="")
    ann, bob = table.alice.id, table.minjun.id
    seen = await bot.tables.open(channel.id, table.guild.id, created, ann, happened.Joined(person=ann, side=0))
    game = seen.row.id
    await bot.tables.act(game, bob, 1, lambda now: moves.join(now.state, bob))
    await bot.tables.act(game, ann, 2, lambda now: moves.start(now.state, ann))
    await bot.tables.act(
        game, ann, 3, lambda now: moves.bring(now.state, ann, [moves.Newcomer("Johann"), moves.Newcomer("Erich")])
    )
    await bot.tables.act(game, ann, 4, lambda now: moves.go_first(now.state, ann, 0))
    await bot.postman.post_panel(await bot.tables.by_id(game))


async def floor(number: int, a_second: float) -> None:
    """Prints what the in-memory Discord and discord.py alone take."""
    import simcord

    bot = Bare()
    async with simcord.run(bot, check_errors=False, settle_timeout=120) as env:
        owner = env.create_user("owner")
        guild = env.create_guild("Club", owner=owner)
        channel, alice = guild.create_text_channel("battlefield"), guild.add_member(env.create_user("alice"))
        await env.settle()

        watch = Watch(bot)
        for name, pace in ((f"{a_second:.0f} a second", a_second), ("all at once", 0.0)):
            options = [("dice", 3, "4d6kh3")]
            commands = [written(env, alice, channel, "roll", None, options) for _ in range(number)]
            await _sent(env, watch, commands, pace, f"  peer: bare bot, {name}")
            await env.settle()


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    rate = float(sys.argv[2]) if len(sys.argv) > 2 else 100.0
    asyncio.run(crowd(count, rate))
    asyncio.run(floor(count, rate))
