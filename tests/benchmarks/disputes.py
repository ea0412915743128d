"""Disputes: how soon one is open, and how often the rule that decides it is among the cited ones.

Run: ``python tests/benchmarks/disputes.py``
"""

from __future__ import annotations

import asyncio
import gc
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from measure import show

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from tests_support import make_bot

from bot.app import Umpire
from bot.cards.dispute import Shown, docket_card
from bot.cards.resolution import Setting
from bot.disputes.disputes import Asked
from bot.disputes.packs import Packs
from bot.extensions import COGS
from bot.rolls.rolling import Rolling
from bot.store import Store
from bot.words import words
from rules.dice import ScriptedDice
from rules.examples import examples
from rules.library.entry import Lang
from rules.library.find import Finder
from rules.procedure import play
from rules.record import Record
from rules.rulings.cite import cite
from rules.rulings.pack import MOST_ENTRIES, PackEntry, Tongue
from rules.rulings.points import MARK
from rules.systems import SYSTEMS

PROMISE = "promise: < 50 ms"
DISPUTES = tomllib.loads((ROOT / "tests/search/disputes.toml").read_text(encoding="utf-8"))["dispute"]


async def opening(finder: Finder) -> None:
    """Prints what the process works from the question to the drawn card: rules, figures, all of it written down."""
    with TemporaryDirectory() as folder:
        bot = await _ready(Path(folder), finder)
        cog: Any = bot.get_cog("dispute")
        asked = [Asked(one["text"], 1, home=one["home"]) for one in DISPUTES]
        show("opening a dispute", [await _open(cog, one, place) for place, one in enumerate(asked * 4)], PROMISE)
        times = []
        for place, rolling in enumerate(_rolls(bot)):
            begin = process_time()
            question = cog.rolls.question(rolling.payload(), words(Lang.KO))
            about = await cog.rolls.about(Asked(question, 1), rolling.payload(), 1, 10_000 + place)
            times.append((process_time() - begin) * 1000 + await _open(cog, about, 10_000 + place))
        show("opening one about a roll that asks", times, PROMISE)
        await bot.store.close()


async def _ready(folder: Path, finder: Finder) -> Umpire:
    """Makes a bot that is as ready as one that has started, but for Discord."""
    for lang in Lang:
        words(lang)
    bot = await make_bot(folder / "umpire.db", finder)
    for name in COGS:
        await bot.load_extension(name)
    gc.collect()
    gc.freeze()  # as the bot does at its start
    return bot


async def _open(cog: Any, asked: Asked, channel: int) -> float:
    """Opens a dispute and gives the milliseconds that the process works until its card is drawn."""
    begin = process_time()
    docket = await cog.disputes.open(1, channel, asked, channel + 1)
    docket_card(Shown(docket.row, docket.state), cog.bot.finder.library, words(Lang.KO)).view("k")
    return (process_time() - begin) * 1000


def _rolls(bot: Umpire) -> list[Rolling]:
    """Gives a roll for each worked example that asks an open question."""
    found = []
    for system in SYSTEMS:
        for example in examples(system):
            procedure, _ = bot.resolver.known.get(f"{system}.{example.procedure}", (None, None))
            if procedure is None or not any(one.question.startswith(MARK) for one in example.decide):
                continue
            written = [one.answer for one in example.decide]
            declared = procedure(procedure.inputs.validate_python(example.inputs))
            run = play(declared, ScriptedDice(example.dice), lambda _, left=written: left.pop(0))
            edition = str(example.inputs.get("edition", bot.finder.library.systems[system].default))
            found.append(Rolling(Setting(system, edition), Record.of(run), 1))
    return found


async def with_a_pack(finder: Finder) -> None:
    """Prints the time of a lookup where the server has as many entries of its own as it may."""
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "umpire.db")
        packs = Packs(store, finder)
        entries = [
            (None, PackEntry(system=next(iter(finder.library.systems)), en=Tongue(name=f"Own {number}", text="Text.")))
            for number in range(MOST_ENTRIES)
        ]
        await packs.write(1, entries, 1)
        await packs.of(1)
        times = []
        for number in range(400):
            dispute = DISPUTES[number % len(DISPUTES)]
            query = f"own {number % MOST_ENTRIES}" if number % 2 else dispute["text"]
            begin = perf_counter()
            answer = finder.find(query, home=dispute["home"])
            await packs.combined(1, query, answer, system=None, home=dispute["home"])
            times.append((perf_counter() - begin) * 1000)
        await store.close()
    show(f"a lookup with {MOST_ENTRIES} own entries", times, "promise: p99 < 5 ms")


def citing(finder: Finder) -> None:
    """Prints how many of the written disputes bring the rule that decides them."""
    good = sum(
        bool({rule.key for rule in cite(finder, one["text"], home=one["home"])} & set(one["decides"]))
        for one in DISPUTES
    )
    print(f"the deciding rule is cited in {good} of {len(DISPUTES)} (promise: 38)")


if __name__ == "__main__":
    library = Finder.shelf()
    citing(library)
    asyncio.run(opening(library))
    asyncio.run(with_a_pack(library))
