"""Disputes: how soon one is open, and how often the rule that decides it is among the cited ones.

Run: ``python tests/benchmarks/disputes.py``
"""

from __future__ import annotations

import asyncio
import random
import sys
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from measure import show

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bot.cards.dispute import Shown, docket_card
from bot.disputes.disputes import Asked, Disputes
from bot.disputes.packs import Packs
from bot.games.table import Tables
from bot.store import Store
from bot.words import words
from rules.dice import RandomDice
from rules.library.entry import Lang
from rules.library.find import Finder
from rules.rulings.cite import cite
from rules.rulings.pack import MOST_ENTRIES, PackEntry, Tongue

DISPUTES = tomllib.loads((ROOT / "tests/search/disputes.toml").read_text(encoding="utf-8"))["dispute"]


async def opening(finder: Finder) -> None:
    """Prints the time from the question to the drawn card, rules found and written down."""
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "umpire.db")
        door = Disputes(store, Tables(store), finder, RandomDice(random.Random(7)))
        times = []
        for number in range(200):
            dispute = DISPUTES[number % len(DISPUTES)]
            begin = perf_counter()
            asked = Asked(dispute["text"], 1, home=dispute["home"])
            docket = await door.open(1, number, asked, number + 1)
            docket_card(Shown(docket.row, docket.state), finder.library, words(Lang.KO)).view("k")
            times.append((perf_counter() - begin) * 1000)
        await store.close()
    show("opening a dispute", times, "promise: < 50 ms")


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
