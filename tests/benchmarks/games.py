"""A thousand open games: how soon they can be played, how long a move takes to be kept, undo, size.

Run: ``python tests/benchmarks/games.py``
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from measure import show

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bot.games.table import Tables
from bot.store import Store
from rules.game import events as happened
from rules.game import moves, undoing

ANN, BOB = 1, 2


async def _open(tables: Tables, channel: int, number: list[int]) -> str:
    created = happened.Created(system="trench_crusade", edition="1.0.2", title="bench", seal="")
    seen = await tables.open(channel, None, created, ANN, happened.Joined(person=ANN, side=0))
    for person, move in ((BOB, moves.join), (ANN, moves.start)):
        number[0] += 1
        await tables.act(seen.row.id, person, number[0], lambda now, p=person, m=move: m(now.state, p))
    number[0] += 1
    await tables.act(
        seen.row.id,
        ANN,
        number[0],
        lambda now: moves.bring(now.state, ANN, [moves.Newcomer("Johann"), moves.Newcomer("Erich")]),
    )
    return seen.row.id


async def main() -> None:
    """Prints the figures."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        store = await Store.open(path)
        tables, number = Tables(store), [0]
        games = [await _open(tables, channel, number) for channel in range(1000)]
        await store.close()
        begin = perf_counter()
        store = await Store.open(path)
        tables = Tables(store)
        for person in (ANN, BOB):
            await tables.of_person(person)
        print(f"1,000 games opened again and all of them read: {perf_counter() - begin:.2f} s (promise < 5)")

        async def mark(game: str) -> float:
            number[0] += 1
            mine, start = number[0], perf_counter()
            change = 1 if mine % 2 else -1
            await tables.act(game, ANN, mine, lambda now: _toggle(now, change))
            return (perf_counter() - start) * 1000

        def _toggle(now: object, _: int) -> object:
            held = now.state.unit("Johann").markers.get("blood", 0)  # type: ignore[attr-defined]
            return moves.mark(now.state, ANN, "Johann", "blood", -1 if held else 1)  # type: ignore[attr-defined]

        show("a move, one after another", [await mark(games[place % 1000]) for place in range(1000)], "p99 < 100 ms")
        start = perf_counter()
        times = await asyncio.gather(*(mark(games[place % 50]) for place in range(2000)))
        show("2,000 moves over 50 games at once", times)
        print(f"  all of them kept after {perf_counter() - start:.2f} s")
        before = path.stat().st_size
        long = games[0]
        for _ in range(1000):
            await mark(long)
        await store.close()
        print(f"1,000 events: {(path.stat().st_size - before) / 2**20:.2f} MiB (promise < 1)")
        store = await Store.open(path)
        tables = Tables(store)
        start = perf_counter()
        seen = await tables.by_id(long)
        print(f"a game of {len(seen.log)} events read: {(perf_counter() - start) * 1000:.0f} ms")
        for name, back in (("undo in it", 1), ("undo of 200 events in it", 200), ("undo of nearly all of it", 0)):
            to = len(seen.log) - back if back else 20
            number[0] += 1
            start, worked = perf_counter(), process_time()
            await tables.act(long, ANN, number[0], lambda now, to=to: undoing.undo(now.state, ANN, list(now.log), to))
            spent = (process_time() - worked) * 1000
            print(f"{name}: {(perf_counter() - start) * 1000:.1f} ms, {spent:.1f} of them worked (promise < 50)")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
