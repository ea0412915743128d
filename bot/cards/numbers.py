"""How numbers and dice are written, the same on every card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

LISTED = 12
"""Up to so many dice are listed one by one; more are counted by face."""


def percent(chance: Fraction) -> str:
    """Writes a chance: one decimal, two below 0.1 %, and 0 % or 100 % only for what is certain."""
    if chance in {0, 1}:
        return "100%" if chance else "0%"
    for digits in (1, 2, 4, 6):
        if digits == 1 and chance < Fraction(1, 1000):
            continue
        text = f"{float(chance) * 100:.{digits}f}"
        if float(text) > 0:
            return f"{text if float(text) < 100 else _below_certain(chance)}%"
    return "<0.000001%"


def _below_certain(chance: Fraction) -> str:
    """Writes a chance that would round up to certainty."""
    return "99.99" if 1 - chance >= Fraction(1, 20000) else ">99.99"


def signed(number: int) -> str:
    """Writes a number with its sign, minus as a minus."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def plus(number: int) -> str:
    """Writes a modifier behind dice: `` − 1``; nothing for none."""
    if number == 0:
        return ""
    return f" {'+' if number > 0 else '−'} {abs(number)}"


def inches(length: float) -> str:
    """Writes a length in inches: ``6"``, ``5.5"``."""
    return f'{length:g}"'


def dice(faces: Sequence[int], counted: Sequence[bool], *, joined: str = " + ") -> str:
    """Writes dice: the counted ones bold, then the others struck and in brackets."""
    kept = [face for face, good in zip(faces, counted, strict=True) if good]
    dropped = [face for face, good in zip(faces, counted, strict=True) if not good]
    if len(faces) <= LISTED:
        first = joined.join(map(str, kept))
        rest = ", ".join(map(str, dropped))
    else:
        first, rest = _by_face(kept), _by_face(dropped)
    parts = [f"**{first}**"] if first else []
    return " ".join([*parts, *([f"~~({rest})~~"] if rest else [])])


def _by_face(faces: Iterable[int]) -> str:
    counts = sorted(Counter(faces).items())
    shown = ", ".join(f"{face}×{count}" for face, count in counts[:20])
    return f"{shown}, …" if len(counts) > 20 else shown
