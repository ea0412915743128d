"""The bot in an in-memory Discord: how soon ready, how much memory idle, 200 commands at once.

Run: ``python tests/benchmarks/bot.py``
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time, sleep
from typing import Any

import psutil
from gateway import Bare, emit
from measure import show

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]


def idle_memory() -> None:
    """Prints the memory of a process that holds all that ``umpire run`` holds, before any test bench is loaded."""
    from bot.app import Umpire
    from bot.store import Store
    from rules.library.find import Finder

    async def hold() -> None:
        with TemporaryDirectory() as folder:
            store = await Store.open(Path(folder) / "umpire.db")
            bot = Umpire(store, Finder.shelf(), shard_count=1)
            for name in ("cogs.rule", "cogs.roll", "cogs.settings", "cogs.help"):
                await bot.load_extension(name)
            print(f"idle memory {psutil.Process().memory_info().rss / 2**20:.0f} MiB (promise < 120)")
            await store.close()

    asyncio.run(hold())


async def _answers(records: list[Any], begin: float) -> list[float]:
    """Waits for the answers and gives the milliseconds that each took since all were sent."""
    times: dict[int, float] = {}
    while len(times) < len(records):
        await asyncio.to_thread(sleep, 0.001)
        now = (perf_counter() - begin) * 1000
        times |= {place: now for place, one in enumerate(records) if one.responded and place not in times}
    return list(times.values())


async def _at_once(env: Any, people: tuple[Any, Any], number: int) -> tuple[list[float], float]:
    """Sends so many commands at once.

    Returns:
        The milliseconds to each answer, and those that this process worked for one.
    """
    begin, worked = perf_counter(), process_time()
    records = [emit(env, *people, "roll", None, [("dice", 3, "4d6kh3")]) for _ in range(number)]
    times = await _answers(records, begin)
    spent = (process_time() - worked) * 1000 / number
    await env.settle()
    return times, spent


async def floor(number: int) -> None:
    """Prints what the in-memory Discord and discord.py alone take for as many commands: the peer."""
    import simcord

    async with simcord.run(Bare(), check_errors=False) as env:
        owner = env.create_user("owner")
        guild = env.create_guild("Club", owner=owner)
        channel, alice = guild.create_text_channel("battlefield"), guild.add_member(env.create_user("alice"))
        await env.settle()
        for name in ("cold", "warm"):
            times, spent = await _at_once(env, (alice, channel), number)
            show(f"  peer: bare discord.py bot, {name}", times, f"{spent:.2f} ms worked for each")


async def load(number: int) -> None:
    """Prints how long commands take that arrive at once, and the start."""
    import simcord
    from tests_support import Table, make_bot

    from rules.library.find import Finder

    finder = Finder.shelf()
    with TemporaryDirectory() as folder:
        bot = await make_bot(Path(folder) / "umpire.db", finder)
        begin = perf_counter()
        async with simcord.run(bot, check_errors=False) as env:
            print(f"ready {perf_counter() - begin:.2f} s after the gateway (promise < 2)")
            table = Table(env, bot, Path(folder) / "umpire.db")
            await env.settle()
            for name in ("cold", "warm"):
                times, spent = await _at_once(env, (table.alice, table.channel), number)
                show(
                    f"{number} commands at once, {name}", times, f"promise p99 < 500 ms; {spent:.2f} ms worked for each"
                )
        await bot.store.close()


if __name__ == "__main__":
    idle_memory()
    asyncio.run(load(200))
    asyncio.run(floor(200))
