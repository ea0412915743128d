"""The exact chance of a notation, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from math import comb, gcd

from rules.dice import kept_sums, sums, ways_up_to
from rules.notation.result import Thrown, worth
from rules.notation.tree import (
    Comparison,
    Each,
    Explode,
    Expression,
    Negative,
    Number,
    PickOne,
    Pool,
    Product,
    Roll,
    Sum,
    Tens,
    pools,
)

# What the exact chance may cost, in steps of about a tenth of a microsecond; beyond it no chance is given.
_MAX_COST = 60_000


def chance(roll: Roll, value: int | None = None) -> Fraction | None:
    """Gives the exact chance of one repetition of a roll.

    With a ``value``, the chance of doing at least as well: as high or higher, or as low or lower where the roll's
    comparison says that low is good. Without one, the chance that the comparison holds.

    Returns:
        The chance, or None where there is nothing to compare or too many dice for an exact answer.
    """
    body, check = roll.body, roll.check
    if isinstance(body, PickOne):
        return Fraction(1, len(body.options))
    if value is None and check is None:
        return None
    if isinstance(body, Each):
        return _chance_of_each(body, check, value)
    if isinstance(body, Tens):
        pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
        values = [10 * min(pair) + max(pair) if body.ascending else 10 * pair[0] + pair[1] for pair in pairs]
        return Fraction(sum(_as_good(check, value, other) for other in values), 36)
    if isinstance(body, Pool) and body.count_if and not body.explode and value is not None and check is None:
        good = sum(map(body.count_if.holds, range(1, body.sides + 1)))
        return _at_least(body.count, good, body.sides, value)
    linear = _one_plain_pool(body)
    if linear is not None:
        return _chance_of_sum(linear, check, value)
    ways = _ways(body)
    if ways is None:
        return None
    total = sum(ways.values())
    return Fraction(sum(way for other, way in ways.items() if _as_good(check, value, other)), total)


def _as_good(check: Comparison | None, value: int | None, other: int) -> bool:
    if value is None:
        return check is not None and check.holds(other)
    return other <= value if check is not None and check.low_is_good else other >= value


def _chance_of_each(body: Each, check: Comparison | None, value: int | None) -> Fraction | None:
    if check is None:
        return None
    good = sum(map(check.holds, range(1, body.sides + 1)))
    return _at_least(body.count, good, body.sides, 1 if value is None else value)


def _at_least(count: int, good: int, sides: int, successes: int) -> Fraction:
    """Gives the chance of at least so many successes; term by term, so that a thousand dice cost little."""
    shared = gcd(good, sides)
    good, bad, whole = good // shared, (sides - good) // shared, sides // shared
    if successes <= 0 or bad == 0:
        return Fraction(1 if successes <= count else 0)
    if good == 0 or successes > count:
        return Fraction(0)
    way = comb(count, successes) * good**successes * bad ** (count - successes)
    ways = 0
    for reached in range(successes, count + 1):
        ways += way
        way = way * (count - reached) * good // ((reached + 1) * bad)
    return Fraction(ways, whole**count)


def _binomial(count: int, good: int, sides: int) -> list[int]:
    return [comb(count, n) * good**n * (sides - good) ** (count - n) for n in range(count + 1)]


@dataclass(frozen=True, slots=True)
class _Linear:
    """``scale * pool + shift``."""

    pool: Pool
    scale: int
    shift: int


def _one_plain_pool(body: Expression) -> _Linear | None:
    """Recognises a single plain sum of dice, times and plus numbers: it has a closed form for any size."""
    found = pools(body)
    if len(found) != 1 or found[0].keep or found[0].explode or found[0].count_if or _divides(body):
        return None
    zero, one, two = (worth(body, lambda n=n: Thrown("", (), n)) for n in (0, 1, 2))  # type: ignore[misc]
    scale = one - zero
    return _Linear(found[0], scale, zero) if scale and two - one == scale else None


def _divides(body: Expression) -> bool:
    waiting: list[Expression] = [body]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Product | Sum):
            if part.sign == "/":
                return True
            waiting += [part.left, part.right]
        elif isinstance(part, Negative):
            waiting.append(part.of)
    return False


def _chance_of_sum(linear: _Linear, check: Comparison | None, value: int | None) -> Fraction | None:
    count, sides = linear.pool.count, linear.pool.sides
    cheap = count**2 * min(sides, 20 * count) <= 3e7 if count > 1 else True
    if not cheap:
        return None
    if value is not None:
        low, bound = check is not None and check.low_is_good, value
    else:
        assert check is not None  # ``chance`` has seen to it
        if check.sign in {"=", "<>"}:
            exactly = _sum_at_most(linear, check.value) - _sum_at_most(linear, check.value - 1)
            return exactly if check.sign == "=" else 1 - exactly
        low = check.low_is_good
        bound = check.value + {">": 1, "<": -1}.get(check.sign, 0)
    return _sum_at_most(linear, bound) if low else 1 - _sum_at_most(linear, bound - 1)


def _sum_at_most(linear: _Linear, value: int) -> Fraction:
    """Gives the chance that ``scale * sum + shift`` is at most ``value``."""
    count, sides = linear.pool.count, linear.pool.sides
    total = sides**count
    room = value - linear.shift
    if linear.scale > 0:
        return Fraction(ways_up_to(count, sides, room // linear.scale), total)
    return 1 - Fraction(ways_up_to(count, sides, -(room // -linear.scale) - 1), total)


def _ways(part: Expression) -> dict[int, int] | None:
    """Counts the ways to each value of an expression, or gives None when that would take too long."""
    match part:
        case Number(value=value):
            return {value: 1}
        case Pool():
            return _ways_of_pool(part)
        case Negative(of=of):
            inner = _ways(of)
            return None if inner is None else {-value: way for value, way in inner.items()}
        case Sum(left=left, right=right) | Product(left=left, right=right):
            first, second = _ways(left), _ways(right)
            if first is None or second is None or len(first) * len(second) > _MAX_COST:
                return None
            return _joined(first, part.sign, second)


_APPLY: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
}


def _joined(first: dict[int, int], sign: str, second: dict[int, int]) -> dict[int, int]:
    apply, ways = _APPLY[sign], dict[int, int]()
    for a, ways_a in first.items():
        for b, ways_b in second.items():
            value = apply(a, b)
            ways[value] = ways.get(value, 0) + ways_a * ways_b
    return ways


def _ways_of_pool(pool: Pool) -> dict[int, int] | None:
    count, sides = pool.count, pool.sides
    if pool.explode is not None:
        return _ways_of_bursts(pool, pool.explode)
    if pool.count_if is not None:
        if count > 200:
            return None
        good = sum(map(pool.count_if.holds, range(1, sides + 1)))
        return dict(enumerate(_binomial(count, good, sides)))
    if pool.keep is not None and pool.keep.count < count:
        kept = pool.keep.count
        if kept * kept * sides * sides + sides * kept * count > 2 * _MAX_COST:
            return None
        return dict(kept_sums(count, sides, kept, pool.keep.highest))
    if count * count * sides > 2 * _MAX_COST:
        return None
    low, ways = sums(count, sides)
    return {low + place: way for place, way in enumerate(ways)}


def _ways_of_bursts(pool: Pool, explode: Explode) -> dict[int, int] | None:
    """Counts the ways of exploding dice over a common whole: each die has ``sides ** (cap + 1)`` ways."""
    sides, longest = pool.sides, explode.cap + 1
    one = _ways_of_one_burst(pool, explode)
    if len(one) > 400 or pool.count**2 * len(one) ** 2 * (1 + longest // 8) > 4 * _MAX_COST:
        return None
    total = {0: 1}
    for _ in range(pool.count):
        total = _joined(total, "+", one)
    assert sum(total.values()) == sides ** (longest * pool.count)  # the ways add up to the whole
    return total


def _ways_of_one_burst(pool: Pool, explode: Explode) -> dict[int, int]:
    def worth(face: int) -> int:
        if pool.count_if is None:
            return face
        return int(pool.count_if.holds(face))

    sides, done = pool.sides, dict[int, int]()
    going = {0: 1}
    for burst in range(explode.cap + 1):
        spare = sides ** (explode.cap - burst)
        following: dict[int, int] = {}
        for before, way in going.items():
            for face in range(1, sides + 1):
                after = before + worth(face)
                if face >= explode.face and burst < explode.cap:
                    following[after] = following.get(after, 0) + way
                else:
                    done[after] = done.get(after, 0) + way * spare
        going = following
    return done


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
    at_least, beyond = chance(roll, value), chance(roll, value - 1 if _low_is_good(roll) else value + 1)
    return at_least is not None and at_least != beyond


def _low_is_good(roll: Roll) -> bool:
    return roll.check is not None and roll.check.low_is_good


def _bounds(part: Expression) -> tuple[int, int]:
    """Gives a lowest and a highest value that an expression cannot leave."""
    match part:
        case Number(value=value):
            return value, value
        case Pool(count=count, sides=sides, keep=keep, explode=explode, count_if=count_if):
            longest = 1 + (explode.cap if explode else 0)
            if count_if:
                return 0, count * longest
            kept = keep.count if keep else count
            return kept, kept * sides * longest
        case Negative(of=of):
            low, high = _bounds(of)
            return -high, -low
        case Sum(left=left, sign="+", right=right):
            (low, high), (low_too, high_too) = _bounds(left), _bounds(right)
            return low + low_too, high + high_too
        case Sum(left=left, right=right):
            (low, high), (low_too, high_too) = _bounds(left), _bounds(right)
            return low - high_too, high - low_too
        case Product(left=left, sign=sign, right=right):
            ends = [_APPLY[sign](a, b) for a in _bounds(left) for b in _bounds(right)]
            return min(ends), max(ends)
