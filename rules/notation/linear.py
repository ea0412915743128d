"""Reading an expression as a sum: so many times this, less that, plus a number."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import gcd
from typing import TypeAlias

from rules.notation.tree import Expression, Negative, Number, Pool, Product, Sum

Part: TypeAlias = Pool | Product
"""Dice, or something divided: the rest of an expression only adds, takes off and multiplies by numbers."""


@dataclass(frozen=True, slots=True)
class Linear:
    """``scale * (parts) + shift``, where the factors of the parts have no divisor in common.

    Args:
        parts: each part with its factor and how many independent ones alike there are.
        scale: what all of it is multiplied by; never 0.
        shift: what is added.
    """

    parts: tuple[tuple[Part, int, int], ...]
    scale: int
    shift: int

    def room(self, value: int) -> tuple[int, bool]:
        """Says what of the parts' sum comes to at most a value: at most the number given, or, if True, any above it."""
        room = value - self.shift
        return (room // self.scale, False) if self.scale > 0 else (-(room // -self.scale) - 1, True)


def linear(body: Expression) -> Linear:
    """Reads an expression as a sum; plain dice of the same sides come together, and are never taken off.

    To take off a die of n sides is as likely as to add it and take off n + 1.
    """
    found: Counter[tuple[Part, int]] = Counter()
    plain: Counter[tuple[int, int]] = Counter()
    shift = 0
    waiting: list[tuple[int, Expression]] = [(1, body)]
    while waiting:
        factor, part = waiting.pop()
        match part:
            case Number(value=value):
                shift += factor * value
            case Negative(of=of):
                waiting.append((-factor, of))
            case Sum(left=left, sign=sign, right=right):
                waiting += [(factor if sign == "+" else -factor, right), (factor, left)]
            case (
                Product(left=Number(value=value), sign="*", right=of)
                | Product(left=of, sign="*", right=Number(value=value))
            ):
                waiting.append((factor * value, of))
            case Pool() if part == Pool(part.count, part.sides):
                plain[part.sides, abs(factor)] += part.count
                shift -= abs(factor) * part.count * (part.sides + 1) if factor < 0 else 0
            case Pool() | Product():
                found[part, factor] += 1
    parts: list[tuple[Part, int, int]] = [
        (Pool(count, sides), factor, 1) for (sides, factor), count in plain.items() if factor
    ]
    parts += [(part, factor, times) for (part, factor), times in found.items() if factor]
    return _without_divisor(parts, shift)


def _without_divisor(parts: list[tuple[Part, int, int]], shift: int) -> Linear:
    if not parts:
        return Linear((), 1, shift)
    scale = gcd(*(factor for _, factor, _ in parts))
    if all(factor < 0 for _, factor, _ in parts):
        scale = -scale
    return Linear(tuple((part, factor // scale, times) for part, factor, times in parts), scale, shift)
