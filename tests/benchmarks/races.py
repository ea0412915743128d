"""Twenty people press at once, and a thousand walks go back: every press is answered, one wins, states are the same.

Run: ``python tests/benchmarks/races.py [SEEDS] [WALKS]`` (500 and 1,000 by default)
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bot.games.table import Tables
from bot.store import Store
from rules.errors import RulesError
from rules.game import events as happened
from rules.game import moves, undoing
from rules.game.activation import finish
from rules.game.events import Entry
from rules.game.fold import fold
from rules.game.seal import entry, seal_of
from rules.game.setup import setup
from rules.game.state import State

ANN, BOB, PRESSES = 1, 2, 20
UNITS = ["Johann", "Erich", "Markol", "Flies"]
MODELS = [moves.Newcomer(name) for name in UNITS]


async def _open(tables: Tables, channel: int) -> str:
    created = happened.Created(system="trench_crusade", edition="1.0.2", title="race", seal="")
    seen = await tables.open(channel, None, created, ANN, happened.Joined(person=ANN, side=0))
    game = seen.row.id
    await tables.act(game, BOB, 1, lambda now: moves.join(now.state, BOB))
    await tables.act(game, ANN, 2, lambda now: moves.start(now.state, ANN))
    await tables.act(game, ANN, 3, lambda now: moves.bring(now.state, ANN, MODELS[:2]))
    await tables.act(game, BOB, 4, lambda now: moves.bring(now.state, BOB, MODELS[2:]))
    await tables.act(game, ANN, 5, lambda now: moves.go_first(now.state, ANN, 0))
    return game


async def _race(tables: Tables, seed: int) -> str:
    """Lets twenty presses meet on one game, a quarter of them delivered twice; gives what is wrong, or nothing."""
    source = random.Random(seed)
    game = await _open(tables, seed)
    before = len((await tables.by_id(game)).log)
    answers: Counter[str] = Counter()

    async def press(number: int) -> None:
        for _ in range(source.randrange(4)):
            await asyncio.sleep(0)
        unit = source.choice(UNITS[:2])
        try:
            await tables.act(game, ANN, 100 + number, lambda now: moves.activate(now.state, ANN, unit))
            answers["done"] += 1
        except RulesError:
            answers["refused"] += 1

    numbers = [source.randrange(PRESSES * 3 // 4) for _ in range(PRESSES)]
    await asyncio.gather(*(press(number) for number in numbers))
    after = await tables.by_id(game)
    activated = sum(isinstance(one.event, happened.Activated) for one in after.log)
    if answers.total() != PRESSES:
        return f"seed {seed}: {answers.total()} of {PRESSES} answered"
    if activated != 1 or len(after.log) != before + 1:
        return f"seed {seed}: {activated} activations"
    return "" if after.state == fold(after.state.setup, after.log) else f"seed {seed}: state differs"


async def races(seeds: int) -> None:
    """Prints how many races went wrong."""
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "races.db")
        begin = perf_counter()
        wrong = [fault for seed in range(seeds) if (fault := await _race(Tables(store), seed))]
        await store.close()
    print(f"{PRESSES} presses at once, {seeds} seeds: faults {wrong or 'none'} ({perf_counter() - begin:.0f} s)")


def _moves(state: State, person: int, source: random.Random, log: list[Entry]) -> list[happened.Event]:
    if state.undo is not None:
        return undoing.answer_undo(state, person, agree=source.random() < 0.7)
    unit = source.choice(["johann", "markol"])
    chosen = source.choice(
        (
            lambda: moves.mark(state, person, unit, "blood", source.randint(-2, 3)),
            lambda: moves.set_status(state, person, unit, "down", on=source.random() < 0.5),
            lambda: moves.activate(state, person, unit),
            lambda: finish(state, person),
            lambda: moves.pass_on(state, person),
            lambda: moves.score(state, person, 0, 1),
            lambda: undoing.undo(state, person, log),
            lambda: undoing.undo(state, person, log, source.randint(0, len(log))),
        )
    )
    return list(chosen())


def _walk(seed: int) -> str:
    """Plays and goes back at random; gives what is wrong, or nothing."""
    source, rules, log = random.Random(seed), setup("trench_crusade"), list[Entry]()

    def add(by: int, events: list[happened.Event]) -> None:
        for event in events:
            log.append(entry(log[-1] if log else None, "t", by, event))

    created = happened.Created(system="trench_crusade", edition="1.0.2", title="walk", seal=seal_of("11" * 32))
    add(ANN, [created, happened.Joined(person=ANN, side=0), happened.Joined(person=BOB, side=1), happened.Started()])
    add(ANN, moves.bring(fold(rules, log), ANN, [moves.Newcomer("Johann")]))
    add(BOB, moves.bring(fold(rules, log), BOB, [moves.Newcomer("Markol")]))
    add(ANN, moves.go_first(fold(rules, log), ANN, 0))
    states = {one.seq: fold(rules, log[: one.seq]) for one in log}
    for _ in range(25):
        person = source.choice((ANN, BOB))
        try:
            add(person, _moves(fold(rules, log), person, source, log))
        except RulesError:
            continue
        state = fold(rules, log)
        if isinstance(log[-1].event, happened.Reverted):
            if state != states[state.seq]:
                return f"walk {seed}: event {log[-1].seq}"
        else:
            states[state.seq] = state
    return ""


def walks(count: int) -> None:
    """Prints how many walks came back to another state than before."""
    begin = perf_counter()
    wrong = [fault for seed in range(count) if (fault := _walk(seed))]
    print(f"{count} walks with undo: faults {wrong or 'none'} ({perf_counter() - begin:.0f} s)")


if __name__ == "__main__":
    asyncio.run(races(int(sys.argv[1]) if len(sys.argv) > 1 else 500))
    walks(int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
