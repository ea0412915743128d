"""Lookup: how right, how fast, how large; also for a library of 20,000 generated entries.

Run: ``python tests/benchmarks/search.py``
"""

from __future__ import annotations

import random
import sys
import tomllib
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import psutil
from measure import show, timed
from rapidfuzz import fuzz, process

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from rules.library.find import Finder, Sureness
from rules.library.load import Library, Rule, load
from rules.library.search.tokens import Lexicon

SETS = Path(__file__).resolve().parent.parent / "search"


def quality(finder: Finder, name: str) -> None:
    """Prints how often the right entry is first, among five, and wrongly shown as certain."""
    asked: dict[str, Any] = tomllib.loads((SETS / f"{name}.toml").read_text(encoding="utf-8"))
    first = five = wrong = clear = 0
    for query in asked["query"]:
        answer = finder.find(query["text"], home=query.get("home"))
        keys = [hit.rule.key for hit in answer.hits]
        right = bool(keys) and keys[0] in query["expect"]
        first += right
        five += any(key in query["expect"] for key in keys)
        clear += answer.sureness is Sureness.CLEAR
        wrong += answer.sureness is Sureness.CLEAR and not right
    nonsense = sum(finder.find(one["text"]).sureness is Sureness.CLEAR for one in asked["nonsense"])
    count = len(asked["query"])
    print(
        f"{name:12} {count} queries: first {first / count:.1%}, among five {five / count:.1%}, shown at once "
        f"{clear}, of them wrong {wrong}; wrong cards for {len(asked['nonsense'])} nonsense texts: {nonsense}"
    )


def peer(finder: Finder, name: str) -> None:
    """Prints the same for rapidfuzz's WRatio over all names, the usual way of lookup bots."""
    asked: dict[str, Any] = tomllib.loads((SETS / f"{name}.toml").read_text(encoding="utf-8"))
    names = {
        alias.casefold(): rule.key
        for rule in finder.library.rules
        for naming in (rule.entry.ko, rule.entry.en)
        for alias in naming.all_names()
    }
    first = five = 0
    times = []
    for query in asked["query"]:
        begin = perf_counter()
        found = process.extract(query["text"].casefold(), list(names), scorer=fuzz.WRatio, limit=5)
        times.append((perf_counter() - begin) * 1000)
        keys = [names[one[0]] for one in found]
        first += keys[0] in query["expect"]
        five += any(key in query["expect"] for key in keys)
    count = len(asked["query"])
    print(f"{'peer: WRatio':12} {count} queries: first {first / count:.1%}, among five {five / count:.1%}")
    show("peer: WRatio over all names", times)


def speed(finder: Finder, label: str) -> None:
    """Prints lookup and autocomplete times over the tuning set."""
    asked: dict[str, Any] = tomllib.loads((SETS / "tuning.toml").read_text(encoding="utf-8"))
    texts = [query["text"] for query in asked["query"]]
    for text in texts[:20]:
        finder.find(text)
    show(f"lookup, {label}", [timed(partial(finder.find, text)) for text in texts], "promise p99 < 5 ms")
    typed = [text[:length] for text in texts[:80] for length in range(1, min(len(text), 12))]
    times = [timed(partial(finder.suggest, text)) for text in typed]
    show(f"autocomplete, {label}", times, "promise p99 < 5 ms")


def generated(library: Library, count: int) -> Library:
    """Makes a library of so many entries by mixing the names and texts of real ones."""
    source = random.Random(1)
    rules: list[Rule] = []
    while len(rules) < count:
        a, b = source.choice(library.rules), source.choice(library.rules)
        mixed = {
            lang: a.entry.naming(lang).model_copy(
                update={
                    "name": f"{a.entry.naming(lang).name} {b.entry.naming(lang).name} {len(rules)}",
                    "aliases": (),
                    "asks": b.entry.naming(lang).asks[:2],
                }
            )
            for lang in ("ko", "en")
        }
        entry = a.entry.model_copy(update={"id": f"{a.entry.id}-{len(rules)}", **mixed})
        rules.append(replace(a, entry=entry))
    return Library(library.systems, tuple(rules))


def main() -> None:
    """Prints everything."""
    process_ = psutil.Process()
    before = process_.memory_info().rss
    begin = perf_counter()
    library = load()
    loaded = perf_counter()
    finder = Finder(library, Lexicon.read())
    built = perf_counter()
    print(
        f"{len(library.rules)} entries: files read in {loaded - begin:.2f} s, "
        f"index built in {built - loaded:.2f} s (promise < 1 s), "
        f"{(process_.memory_info().rss - before) / 2**20:.0f} MiB with everything loaded (promise < 60)"
    )
    for name in ("tuning", "kept_aside"):
        quality(finder, name)
    peer(finder, "kept_aside")
    speed(finder, "as it ships")
    begin = perf_counter()
    large = Finder(generated(library, 20_000), Lexicon.read())
    print(f"20,000 generated entries: index built in {perf_counter() - begin:.2f} s")
    speed(large, "20,000 entries")


if __name__ == "__main__":
    main()
