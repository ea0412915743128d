"""Characteristics of a unit, read from the words of its list: ``F5``, ``Fight: 5``, ``C6+``, ``F 5/3+ S4 D6``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.game.setup import Characteristic, Setup

_NUMBER = r"""\s*[:=：]?\s*\(?\+?(?P<{0}>\d{{1,2}})\)?[+"”″]?"""
_SLASH = r"(?:\s*/\s*(?P<{0}>\d{{1,2}})\+?(?![\d/]))?"
_BETWEEN = r"[\s,;/·|]*"


def numbers(words: Iterable[str], setup: Setup) -> dict[str, int]:
    """Gives the characteristics that words tell, by id; what is no characteristic is passed over.

    Of two words that tell the same characteristic the first counts.

    Args:
        words: the words of a unit, each one characteristic or several in a row.
        setup: what the system says about its characteristics.
    """
    found: dict[str, int] = {}
    for word in words:
        for characteristic, value in _read(word, setup.characteristic):
            found.setdefault(characteristic, value)
    return found


def tells(word: str, setup: Setup) -> bool:
    """Says whether a word tells a characteristic."""
    return bool(_read(word, setup.characteristic))


def _read(word: str, known: tuple[Characteristic, ...]) -> tuple[tuple[str, int], ...]:
    """Reads one word; nothing where any part of it is no characteristic, or is outside of what one can be."""
    word = word.strip()
    names, one = _pattern(known)
    place, found = 0, list[tuple[str, int]]()
    while place < len(word):
        match = one.match(word, place)
        if match is None:
            return ()
        place = match.end()
        found += _values(names[match["name"].casefold()], match)
    by_id = {characteristic.id: characteristic for characteristic in known}
    fits = all(by_id[name].least <= value <= by_id[name].most for name, value in found)
    return tuple(found) if fits else ()


def _values(characteristic: Characteristic, match: re.Match[str]) -> Iterator[tuple[str, int]]:
    yield characteristic.id, int(match["value"])
    if match["second"] and characteristic.slash:
        yield characteristic.slash, int(match["second"])


@lru_cache(maxsize=16)
def _pattern(known: tuple[Characteristic, ...]) -> tuple[dict[str, Characteristic], re.Pattern[str]]:
    """Gives every way to write a characteristic, and what one of them looks like with its number."""
    names = {name.casefold(): one for one in known for name in (one.id, one.ko, one.en, *one.also)}
    longest = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or "(?!)"
    pattern = f"(?P<name>{longest}){_NUMBER.format('value')}{_SLASH.format('second')}{_BETWEEN}"
    return names, re.compile(pattern, re.IGNORECASE)
