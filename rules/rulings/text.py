"""Players' words before they are kept: readable, not empty, not enormous."""

from __future__ import annotations

import unicodedata

from rules.errors import CannotBeRead

QUESTION, READING, WHY, REASON = 300, 200, 600, 300
"""How long a question, a reading, the argument for it and a reason may be, in characters."""

_MARKS = 3


def line(text: str, limit: int) -> str:
    """Takes one line of a player's words.

    Raises:
        CannotBeRead: nothing readable is in it, or it is too long.
    """
    return _sized(" ".join(_readable(text).split()), limit)


def lines(text: str, limit: int) -> str:
    """Takes several lines of a player's words; empty lines go, and having none is allowed.

    Raises:
        CannotBeRead: it is too long.
    """
    kept = [" ".join(part.split()) for part in _readable(text).split("\n")]
    joined = "\n".join(part for part in kept if part)
    return _sized(joined, limit) if joined else ""


def _readable(text: str) -> str:
    """Drops what nobody sees or nobody can read: control signs, joiners, marks of direction, towers of marks."""
    if len(text) > 20_000:
        raise CannotBeRead("dispute-text-too-long", given=len(text), limit=20_000)
    kept: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        # Marks pile up on a letter without end and cover the lines above it; no writing needs more than a few.
        if marks > _MARKS or (sign not in "\r\n\t" and category in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}):
            continue
        kept.append("\n" if sign in "\r\n" else " " if sign == "\t" else sign)
    return "".join(kept)


def _sized(text: str, limit: int) -> str:
    # A letter or digit must be there: blanks of any width, braille blanks and lone marks are no statement.
    if not any(unicodedata.category(sign)[0] in "LN" for sign in text):
        raise CannotBeRead("dispute-text-empty")
    if len(text) > limit:
        raise CannotBeRead("dispute-text-too-long", given=len(text), limit=limit)
    return text
