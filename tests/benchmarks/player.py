"""A process that plays and says what it was told is kept; others kill it and look at what is left.

Pings go into a file in the place of a Discord channel. Run by ``crash.py`` and the tests:
``python tests/benchmarks/player.py DATABASE SEED [drain]``
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bot.games.mail import Mail
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.store import Store
from bot.words import words
from rules.game import events as happened
from rules.game import moves
from rules.game.state import Stage
from rules.library.entry import Lang

ANN, BOB, CHANNEL, BOT = 1, 2, 77, 99


@dataclass
class Message:
    """A message of the bot in the channel."""

    id: int
    content: str
    author: Any


class Place:
    """A channel that is a file: what was sent is there, whatever happens to the process afterwards."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.user = self
        self.id = BOT

    def get_partial_messageable(self, *_: Any, **__: Any) -> Place:
        """Gives the one channel there is."""
        return self

    async def send(self, text: str, **_: Any) -> Message:
        """Takes a message; it is on the disk before anything else happens."""
        with self.path.open("ab") as file:
            file.write(text.replace("\n", " / ").encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        await asyncio.sleep(0)  # the answer of Discord is on its way: a good moment to be killed
        return Message(self.path.stat().st_size, text, self)

    async def history(self, limit: int = 100) -> AsyncIterator[Message]:
        """Gives what was sent, newest first."""
        lines = self.path.read_text().splitlines() if self.path.exists() else []
        for number, line in reversed(list(enumerate(lines, start=1))[-limit:]):
            yield Message(number, line.replace(" / ", "\n"), self)


async def _english(_: Seen) -> Any:
    return words(Lang.EN)


async def _open(tables: Tables) -> str:
    created = happened.Created(system="trench_crusade", edition="1.0.2", title="crash", seal="")
    seen = await tables.open(CHANNEL, None, created, ANN, happened.Joined(person=ANN, side=0))
    await tables.act(seen.row.id, BOB, 1, lambda now: moves.join(now.state, BOB))
    await tables.act(seen.row.id, ANN, 2, lambda now: moves.start(now.state, ANN))
    await tables.act(
        seen.row.id,
        ANN,
        3,
        lambda now: moves.bring(now.state, ANN, [moves.Newcomer("Johann"), moves.Newcomer("Erich")]),
    )
    return seen.row.id


async def play(path: str, seed: int, *, drain: bool = False) -> None:
    """Plays for as long as it lives, one line a kept event: marks, and pauses after which the other side is asked."""
    store = await Store.open(path)
    tables, source = Tables(store), random.Random(seed)
    client: Any = Place(Path(path).with_suffix(".sent"))
    mail = Mail(client, store, tables, _english)
    seen = await tables.at(CHANNEL)
    game = seen.row.id if seen is not None else await _open(tables)
    if seen is not None and seen.state.stage is Stage.OPEN:
        await store.close()  # killed while the game was being opened
        return
    await mail.deliver()
    if drain:
        await store.close()
        return
    number = 10 + len((await tables.by_id(game)).log) * 10
    while True:
        number += 1
        state = (await tables.by_id(game)).state
        after = await tables.act(game, ANN, number, _move(state, source))
        await mail.deliver()
        print(after.log[-1].seq, flush=True)


def _move(state: Any, source: random.Random) -> Any:
    if state.stage is Stage.PAUSED:
        return lambda now: moves.go_on(now.state, ANN)
    if source.random() < 0.4:
        return lambda now: moves.pause(now.state, ANN)
    unit = source.choice(("Johann", "Erich"))
    held = state.unit(unit).markers.get("blood", 0)
    change = source.choice([change for change in (1, -1) if 0 <= held + change <= 6])
    return lambda now: moves.mark(now.state, ANN, unit, "blood", change)


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2]), drain=len(sys.argv) > 3))
