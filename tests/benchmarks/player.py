"""A process that plays and says what it was told is kept; others kill it and look at what is left.

Run by ``crash.py`` and the tests: ``python tests/benchmarks/player.py DATABASE SEED``
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bot.store import Store
from bot.table import Tables
from rules.game import events as happened
from rules.game import moves

ANN, BOB, CHANNEL = 1, 2, 77


async def play(path: str, seed: int) -> None:
    """Opens a game if there is none, then marks units for as long as it lives, one line a kept event."""
    store = await Store.open(path)
    tables, source = Tables(store), random.Random(seed)
    seen = await tables.at(CHANNEL)
    if seen is None:
        created = happened.Created(system="trench_crusade", edition="1.0.2", title="crash", seal="")
        seen = await tables.open(CHANNEL, None, created, ANN, happened.Joined(person=ANN, side=0))
        await tables.act(seen.row.id, BOB, 1, lambda now: moves.join(now.state, BOB))
        await tables.act(seen.row.id, ANN, 2, lambda now: moves.start(now.state, ANN))
        await tables.act(seen.row.id, ANN, 3, lambda now: moves.add_units(now.state, ANN, ["Johann", "Erich"]))
    number = 10 + len((await tables.by_id(seen.row.id)).log) * 10
    while True:
        number += 1
        change = source.choice((1, -1))
        unit = source.choice(("Johann", "Erich"))
        held = (await tables.by_id(seen.row.id)).state.unit(unit).markers.get("blood", 0)
        if not 0 <= held + change <= 6:
            continue
        after = await tables.act(
            seen.row.id, ANN, number, lambda now, u=unit, c=change: moves.mark(now.state, ANN, u, "blood", c)
        )
        print(after.log[-1].seq, flush=True)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2])))
