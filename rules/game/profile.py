"""Characteristics of a unit, read from the words of its list: ``F5``, ``Fight: 5``, ``C6+``, ``F 5/3+ S4 D6``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.game.setup import Characteristic, Row, Setup

_VALUE = r"""\s*[:=：]?\s*\(?\+?(?P<{0}>\d{{1,2}})\)?[+"”″]?"""
_SLASH = r"(?:\s*/\s*(?P<{0}>\d{{1,2}})\+?(?![\d/]))?"
_APART = r"\s,;/·|"
_BETWEEN = f"[{_APART}]*"
_START = re.compile(_BETWEEN)
_PART = re.compile(f"[^{_APART}]+{_BETWEEN}")
_ALIKE = re.compile(rf"""[^\W\d_]{{1,3}}\.?\s*[:=：]?\s*\d{{1,2}}[+"”″]?(?!\w){_BETWEEN}""")
"""A few letters and a number: what a characteristic looks like that no system knows."""

_Values = list[tuple[str, int]]


@dataclass(frozen=True, slots=True)
class Profile:
    """What the words of a unit tell.

    Args:
        numbers: the characteristics by id.
        unread: the parts that look like characteristics and are none, or are outside of what one can be.
    """

    numbers: Mapping[str, int]
    unread: tuple[str, ...] = ()


def read(words: Iterable[str], setup: Setup) -> Profile:
    """Reads every part of words that it can; what is no characteristic is passed over.

    Of two parts that tell the same characteristic the first counts. A word that begins with anything but a
    characteristic (``Brutal Impact (2)``) tells none.

    Args:
        words: the words of a unit, each one characteristic or several in a row.
        setup: what the system says about its characteristics.
    """
    found: dict[str, int] = {}
    unread: list[str] = []
    for word in words:
        values, strange = _read(word, setup, found)
        for characteristic, value in values:
            found.setdefault(characteristic, value)
        unread += strange
    return Profile(found, tuple(dict.fromkeys(unread)))


def numbers(words: Iterable[str], setup: Setup) -> dict[str, int]:
    """Gives the characteristics that words tell, by id."""
    return dict(read(words, setup).numbers)


def tells(word: str, setup: Setup) -> bool:
    """Says whether a word tells a characteristic."""
    return bool(_read(word, setup, ())[0])


def without_markers(word: str, setup: Setup) -> str:
    """Gives a word without what it tells of markers; how many there still are is for the markers to say."""
    marked = {one.id for one in setup.characteristic if one.marker}
    if not marked or not tells(word, setup):
        return word
    kept, found = "", set[str]()
    place = _START.match(word).end()  # type: ignore[union-attr]  # matches nothing as well
    while place < len(word):
        values, end = _at(word, place, setup, found)
        names = {name for name, _ in values}
        end = end if values else _PART.match(word, place).end()  # type: ignore[union-attr]  # a part begins here
        kept += "" if values and names <= marked else word[place:end]
        place, found = end, found | names
    return re.sub(f"[{_APART}]+$", "", kept)


def starting(words: Iterable[str], setup: Setup) -> dict[str, int]:
    """Gives the markers that a unit comes to the table with, where its words tell how many."""
    told = numbers(words, setup)
    return {one.marker: told[one.id] for one in setup.characteristic if one.marker and one.id in told}


def comes_later(words: Iterable[str], setup: Setup) -> bool:
    """Says whether words tell that a unit is not on the table yet."""
    away = next((one for one in setup.status if one.id == setup.away_status), None)
    names = set() if away is None else {away.id, away.ko.casefold(), away.en.casefold()}
    return any(word.strip().casefold() in names for word in words)


def _read(word: str, setup: Setup, before: Collection[str]) -> tuple[_Values, list[str]]:
    """Reads one word: what it tells, and the parts that look as if they told something.

    Args:
        word: as a list writes it.
        setup: what the system says about its characteristics.
        before: the characteristics that other words have told.
    """
    known = {one.id: one for one in setup.characteristic}
    found, strange = _Values(), list[str]()
    if not known:
        return found, strange
    place = _START.match(word).end()  # type: ignore[union-attr]  # matches nothing as well
    while place < len(word):
        values, end = _at(word, place, setup, {*before, *(name for name, _ in found)})
        alike = None if values else _ALIKE.match(word, place)
        if values and all(known[name].least <= value <= known[name].most for name, value in values):
            found += values
        elif values or alike:
            end = alike.end() if alike else end
            strange.append(re.sub(f"[{_APART}]+$", "", word[place:end]))
        elif not found and not strange:
            break
        else:
            end = _PART.match(word, place).end()  # type: ignore[union-attr]  # a part begins here
        place = end
    return found, strange


def _at(word: str, place: int, setup: Setup, before: Collection[str]) -> tuple[_Values, int]:
    """Reads the characteristics that are written at a place of a word, and where they end."""
    names, one, rows = _patterns(setup.characteristic, setup.row)
    for row, pattern in rows:
        match = pattern.match(word, place)
        if match and (not row.after or not set(row.after).isdisjoint(before)):
            return [(name, int(match[f"v{at}"])) for at, name in enumerate(row.means)], match.end()
    match = one.match(word, place)
    if match is None:
        return [], place
    return list(_values(names[match["name"].casefold()], match)), match.end()


def _values(characteristic: Characteristic, match: re.Match[str]) -> Iterator[tuple[str, int]]:
    yield characteristic.id, int(match["value"])
    if match["second"] and characteristic.slash:
        yield characteristic.slash, int(match["second"])


@lru_cache(maxsize=16)
def _patterns(
    known: tuple[Characteristic, ...], rows: tuple[Row, ...]
) -> tuple[dict[str, Characteristic], re.Pattern[str], tuple[tuple[Row, re.Pattern[str]], ...]]:
    """Gives every way to write a characteristic, what one of them looks like with its number, and the rows."""
    names = {name.casefold(): one for one in known for name in (one.id, one.ko, one.en, *one.also)}
    longest = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) or "(?!)"
    pattern = f"(?P<name>{longest}){_VALUE.format('value')}{_SLASH.format('second')}{_BETWEEN}"
    written = tuple((row, re.compile(_row(row), re.IGNORECASE)) for row in rows)
    return names, re.compile(pattern, re.IGNORECASE), written


def _row(row: Row) -> str:
    return "".join(f"{re.escape(name)}{_VALUE.format(f'v{at}')}{_BETWEEN}" for at, name in enumerate(row.written))
