"""Nested values from files that nobody vouches for: read within bounds, and asked without trusting their shape."""

from __future__ import annotations

import json
import math
import re
from typing import Any

from rules.errors import CannotBeRead

DEEPEST = 60
_MOST_NUMBER = 1_000_000
_SIGN = re.compile(r'"(?:[^"\\]|\\.)*+\\?(?:"|\Z)|[\[\]{}]', re.DOTALL)
"""A whole string, or a bracket outside of strings. An open string runs to the end, so nothing is looked at twice."""


def load(text: str) -> Any:
    """Reads JSON; a text within quotes that is JSON again is unwrapped, as some sites write it.

    Raises:
        CannotBeRead: it is no JSON, or nested deeper than any list.
    """
    value: Any = text
    for _ in range(4):
        if not isinstance(value, str):
            return value
        value = _loaded(value)
    raise CannotBeRead("roster-json")


def _loaded(text: str) -> Any:
    depth = 0
    for sign in _SIGN.finditer(text):
        if sign[0] in "[{":
            depth += 1
            if depth > DEEPEST:
                raise CannotBeRead("roster-too-deep", limit=DEEPEST)
        elif sign[0] in "]}":
            depth -= 1
    try:
        return json.loads(text)
    except ValueError:  # no JSON, or a number of thousands of digits
        raise CannotBeRead("roster-json") from None


def as_dict(value: Any) -> dict[str, Any]:
    """Takes a value for an object; an empty one comes out of some files as a list."""
    return value if isinstance(value, dict) else {}


def as_list(value: Any) -> list[Any]:
    """Takes a value for a list; anything else is an empty one."""
    return value if isinstance(value, list) else []


def dicts(value: Any) -> list[dict[str, Any]]:
    """Takes a value for a list of objects; whatever else stands in it is left out."""
    return [one for one in as_list(value) if isinstance(one, dict)]


def text(value: Any) -> str:
    """Takes a value for a text; anything else is an empty one."""
    return value if isinstance(value, str) else ""


def number(value: Any, default: int = 0) -> int:
    """Takes a value for a whole number, however it is written; what is none, or absurd, gives the default."""
    if isinstance(value, str) and len(value) <= 12:
        try:
            value = float(value)
        except ValueError:
            return default
    if isinstance(value, bool) or not isinstance(value, int | float):
        return default
    if isinstance(value, float) and not math.isfinite(value):
        return default
    return round(value) if abs(value) <= _MOST_NUMBER else default


def yes(value: Any) -> bool:
    """Takes a value for yes or no; XML writes it as a word."""
    return value is True or value == "true"
