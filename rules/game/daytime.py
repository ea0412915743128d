"""Times of the day as people write them, and cities by the names that the time zones do not have."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rules import shelf

_DAY, _NOON, _EVENING = 24, 12, 6
_MINUTES = 60


@cache
def _file() -> Mapping[str, Any]:
    """Gives ``data/time.toml``."""
    return shelf.read_toml(shelf.DATA / "time.toml")


def cities() -> Mapping[str, str]:
    """Gives time zones by cities in other languages."""
    found: Mapping[str, str] = _file()["city"]
    return found


def span(text: str) -> Sequence[str]:
    """Cuts a text at what stands between two times: a dash, *from*; nothing is left of ``none``."""
    said = _file()["said"]
    packed = "".join(text.casefold().split())
    if packed in said["none"]:
        return ["", ""]
    for word in said["until"]:
        packed = packed.removesuffix(word)
    return re.split("|".join(["[-–—~]", *map(re.escape, said["from"])]), packed)


def minute_of(text: str) -> int | None:
    """Reads a time such as ``23:00``, ``8`` or ``11pm`` with a word for the half of the day before or after it.

    Returns:
        The minute of the day, or None where the text is no time.
    """
    found = _pattern().fullmatch(text)
    if found is None or (found["before"] and found["behind"]):
        return None
    hour = int(found["hour"])
    minute = _MINUTES // 2 if found["half"] else int(found["minute"] or found["minutes"] or 0)
    word = found["before"] or found["behind"]
    if hour > _DAY or minute >= _MINUTES:
        return None
    if word and hour <= _NOON:
        hour = hour % _NOON + (_NOON if _is_late(word, hour) else 0)
    return (hour * _MINUTES + minute) % (_DAY * _MINUTES)


def _is_late(word: str, hour: int) -> bool:
    """Says whether an hour with a word lies after noon."""
    half = _file()["half"]
    return word in half["after-noon"] or (word in half["night"] and _EVENING <= hour < _NOON)


@cache
def _pattern() -> re.Pattern[str]:
    half, said = _file()["half"], _file()["said"]
    words = _either(sorted((word for group in half.values() for word in group), key=len, reverse=True))
    return re.compile(
        rf"(?P<before>{words})?(?P<hour>[0-9]{{1,2}})"
        rf"(?::(?P<minute>[0-9]{{1,2}})|(?:{_either(said['hour'])})"
        rf"(?:(?P<minutes>[0-9]{{1,2}})(?:{_either(said['minute'])})|(?P<half>{_either(said['half-past'])}))?)?"
        rf"(?P<behind>{words})?"
    )


def _either(words: Sequence[str]) -> str:
    return "|".join(map(re.escape, words))
