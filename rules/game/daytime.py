"""Times of the day as people write them, and cities by the names that the time zones do not have."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf

_DAY, _NOON, _EVENING = 24, 12, 6
_MINUTES = 60


class _Words(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Halves(_Words):
    """Words for the half of the day before or behind an hour."""

    before_noon: tuple[str, ...] = Field(alias="before-noon", min_length=1)
    after_noon: tuple[str, ...] = Field(alias="after-noon", min_length=1)
    night: tuple[str, ...] = Field(min_length=1)


class Between(_Words):
    """What stands between numbers or behind them."""

    hour: tuple[str, ...] = Field(min_length=1)
    minute: tuple[str, ...] = Field(min_length=1)
    half_past: tuple[str, ...] = Field(alias="half-past", min_length=1)
    from_: tuple[str, ...] = Field(alias="from", min_length=1)
    until: tuple[str, ...]
    none: tuple[str, ...]


class Daytime(_Words):
    """``data/time.toml`` as it is written."""

    half: Halves
    said: Between
    city: dict[str, str]


@cache
def _file() -> Daytime:
    return Daytime.model_validate(shelf.read_toml(shelf.DATA / "time.toml"))


def cities() -> Mapping[str, str]:
    """Gives time zones by cities in other languages."""
    return _file().city


def span(text: str) -> Sequence[str]:
    """Cuts a text at what stands between two times: a dash, *from*; nothing is left of ``none``."""
    said = _file().said
    packed = "".join(text.casefold().split())
    if packed in said.none:
        return ["", ""]
    for word in said.until:
        packed = packed.removesuffix(word)
    return re.split("|".join(["[-–—~]", *map(re.escape, said.from_)]), packed)


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
    half = _file().half
    return word in half.after_noon or (word in half.night and _EVENING <= hour < _NOON)


@cache
def _pattern() -> re.Pattern[str]:
    half, said = _file().half, _file().said
    words = _either(sorted((*half.before_noon, *half.after_noon, *half.night), key=len, reverse=True))
    return re.compile(
        rf"(?P<before>{words})?(?P<hour>[0-9]{{1,2}})"
        rf"(?::(?P<minute>[0-9]{{1,2}})|(?:{_either(said.hour)})"
        rf"(?:(?P<minutes>[0-9]{{1,2}})(?:{_either(said.minute)})|(?P<half>{_either(said.half_past)}))?)?"
        rf"(?P<behind>{words})?"
    )


def _either(words: Sequence[str]) -> str:
    return "|".join(map(re.escape, words))
