"""A process that argues outside of any game and says what it was told is kept; others kill it.

Calls go into a file in the place of a Discord channel. Run by ``crash.py`` and the tests:
``python tests/benchmarks/arguer.py DATABASE SEED [drain]``
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from player import Place

from bot.disputes.caller import Caller
from bot.disputes.disputes import Asked, Disputes
from bot.disputes.docket import Docket
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.store import Store
from rules.dice import RandomDice
from rules.library.find import Answer, Sureness
from rules.rulings import moves
from rules.rulings.events import Opened, Way

ANN, BOB, JUDGE, SERVER = 1, 2, 3, 5


class Channel(Place):
    """The file, as a server without a language of its own."""

    def get_guild(self, _: int) -> None:
        """Gives nothing: the server is not known."""


async def _nothing_at_stake(opened: Opened, _server: int, _channel: int, _seen: Seen | None) -> Opened:
    return opened


async def argue(path: str, seed: int, *, drain: bool = False) -> None:
    """Argues for as long as it lives, one line a dispute that an arbiter was asked to decide."""
    store = await Store.open(path)
    tables = Tables(store)
    finder: Any = SimpleNamespace(  # a library without a rule
        library=SimpleNamespace(by_key={}, systems={}), find=lambda *_, **__: Answer(Sureness.NOTHING, (), None)
    )
    door = Disputes(store, tables, finder, RandomDice(random.Random(seed)), _nothing_at_stake)
    client: Any = Channel(Path(path).with_suffix(".sent"))
    caller = Caller(client, store, tables.now, door.by_id)
    for dispute in await door.without_card():
        await door.card_is(await door.by_id(dispute), 7)
    await caller.deliver()
    number = 1_000_000 * (seed + 1)
    while not drain:
        number += 10
        docket = await door.open(SERVER, number, Asked("Who?", ANN, BOB), number)
        docket = await door.card_is(docket, 7)
        await caller.deliver()
        await _judged(door, docket, number)
        await caller.deliver()
        print(docket.row.number, flush=True)
    await store.close()


async def _judged(door: Disputes, docket: Docket, number: int) -> None:
    """Lets both sides speak, and one of them ask the arbiter."""
    dispute = docket.row.id
    for place, (person, text) in enumerate(((ANN, "A"), (BOB, "B")), start=1):
        await door.act(
            dispute, person, number + place, lambda now, _, who=person, said=text: moves.state_reading(now, who, said)
        )
    await door.act(
        dispute, ANN, number + 3, lambda now, at: moves.wish(now, ANN, Way.ARBITER, at, arbiter=JUDGE, standing=True)
    )


if __name__ == "__main__":
    asyncio.run(argue(sys.argv[1], int(sys.argv[2]), drain=len(sys.argv) > 3))
