"""Which values a notation can have, and how far they lie apart."""

from __future__ import annotations

from math import isqrt

from rules.notation.odds import chance
from rules.notation.tree import Each, Expression, Negative, Number, PickOne, Pool, Product, Roll, Sum, Tens, pools
from rules.notation.ways import APPLY


def possible(roll: Roll, limit: int) -> list[int] | None:
    """Lists every value that one roll can have, from low to high, or gives None for more than ``limit`` of them."""
    body = roll.body
    if isinstance(body, Tens | PickOne):
        return None
    lowest, highest = (0, body.count) if isinstance(body, Each) else _bounds(body)
    if highest - lowest >= 5 * limit:
        return None
    found = [value for value in range(lowest, highest + 1) if _exactly(roll, value)]
    return found if 0 < len(found) <= limit else None


def _exactly(roll: Roll, value: int) -> bool:
    """Says whether a value can come up."""
    return chance(roll, value) != chance(roll, value - 1 if _low_is_good(roll) else value + 1)


def _low_is_good(roll: Roll) -> bool:
    return roll.check is not None and roll.check.low_is_good


def _bounds(part: Expression, bursts: bool = True) -> tuple[int, int]:
    """Gives a lowest and a highest value that an expression cannot leave, or not unless dice are thrown again."""
    match part:
        case Number(value=value):
            return value, value
        case Pool(count=count, sides=sides, keep=keep, explode=explode, count_if=count_if):
            longest = 1 + (explode.cap if explode and bursts else 0)
            if count_if:
                return 0, count * longest
            kept = keep.count if keep else count
            return kept, kept * sides * longest
        case Negative(of=of):
            low, high = _bounds(of, bursts)
            return -high, -low
        case Sum(left=left, sign="+", right=right):
            (low, high), (low_too, high_too) = _bounds(left, bursts), _bounds(right, bursts)
            return low + low_too, high + high_too
        case Sum(left=left, right=right):
            (low, high), (low_too, high_too) = _bounds(left, bursts), _bounds(right, bursts)
            return low - high_too, high - low_too
        case Product(left=left, sign=sign, right=right):
            ends = [APPLY[sign](a, b) for a in _bounds(left, bursts) for b in _bounds(right, bursts)]
            return min(ends), max(ends)


def step(roll: Roll) -> int:
    """Gives a round distance between values worth telling apart: about a third of how far rolls usually stray."""
    if isinstance(roll.body, Tens | PickOne):
        return 1
    low, high = (0, roll.body.count) if isinstance(roll.body, Each) else _bounds(roll.body, bursts=False)
    count = roll.body.count if isinstance(roll.body, Each) else sum(pool.count for pool in pools(roll.body))
    stray = (high - low) // max(1, isqrt(12 * count))
    return 1 << max(0, (stray // 3).bit_length() - 1)
