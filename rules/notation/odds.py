"""The exact chance of a notation, in whole numbers; none where it would take too long."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import comb, gcd

from rules.dice import kept_sums, ways_up_to
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
from rules.packed import convolve, convolve_cost, kept_cost, power, power_cost, sums, sums_cost

_BUDGET = 10_000
"""What the exact chance of one roll may cost, in microseconds as ``rules.packed`` estimates them."""
_STEP = 0.25
"""What a step of a plain loop costs, in microseconds."""
_ROUND = 64
"""Sums of exploding dice are worked out up to a multiple of this, so that neighbours share the work."""


class _TooDear(Exception):
    """The exact chance would take longer than a player's roll may."""


class _Budget:
    """What is left to spend on one roll."""

    def __init__(self) -> None:
        self._left: float = _BUDGET

    def spend(self, cost: float) -> None:
        """Takes a cost off before the work is done.

        Raises:
            _TooDear: it is more than is left.
        """
        self._left -= cost
        if self._left < 0:
            raise _TooDear


@lru_cache(maxsize=512)
def chance(roll: Roll, value: int | None = None) -> Fraction | None:
    """Gives the exact chance of one repetition of a roll.

    With a ``value``, the chance of doing at least as well: as high or higher, or as low or lower where the roll's
    comparison says that low is good. Without one, the chance that the comparison holds.

    Returns:
        The chance, or None where there is nothing to compare or where it would take too long. Those are: more than
        about 200 dice of which half are kept, or 50 kept of a thousand; kept dice of several hundred sides; more than
        about 30 exploding dice; sums of several large pools; and a thousand dice of more than about 30 sides.
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
    try:
        at_most = _at_most(body)
        if value is not None:
            low = check is not None and check.low_is_good
            return at_most(value) if low else 1 - at_most(value - 1)
        assert check is not None  # seen to above
        return _chance_of_check(check, at_most)
    except _TooDear:
        return None


def _as_good(check: Comparison | None, value: int | None, other: int) -> bool:
    if value is None:
        return check is not None and check.holds(other)
    return other <= value if check is not None and check.low_is_good else other >= value


def _chance_of_check(check: Comparison, at_most: Callable[[int], Fraction]) -> Fraction:
    value = check.value
    match check.sign:
        case ">=":
            return 1 - at_most(value - 1)
        case ">":
            return 1 - at_most(value)
        case "<=":
            return at_most(value)
        case "<":
            return at_most(value - 1)
        case sign:
            exactly = at_most(value) - at_most(value - 1)
            return exactly if sign == "=" else 1 - exactly


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


def _at_most(body: Expression) -> Callable[[int], Fraction]:
    """Gives the function that tells the chance of at most some value."""
    body = _merged(body)
    linear = _one_pool(body)
    if linear is None:
        return _running(body).at_most
    pool, scale, shift = linear.pool, linear.scale, linear.shift

    def at_most(value: int) -> Fraction:
        room = value - shift
        if scale > 0:
            return _pool_at_most(pool, room // scale)
        return 1 - _pool_at_most(pool, -(room // -scale) - 1)

    return at_most


def _merged(body: Expression) -> Expression:
    """Puts plain dice of the same sides together: ``1d6+1d6`` is 2d6, and ``-1d6`` is as likely as ``1d6-7``."""
    counts: dict[int, int] = {}
    rest: list[tuple[str, Expression]] = []
    shift = 0
    waiting: list[tuple[int, Expression]] = [(1, body)]
    while waiting:
        sign, part = waiting.pop()
        if isinstance(part, Sum):
            waiting += [(sign if part.sign == "+" else -sign, part.right), (sign, part.left)]
        elif isinstance(part, Negative):
            waiting.append((-sign, part.of))
        elif isinstance(part, Number):
            shift += sign * part.value
        elif isinstance(part, Pool) and part == Pool(part.count, part.sides):
            counts[part.sides] = counts.get(part.sides, 0) + part.count
            shift -= part.count * (part.sides + 1) if sign < 0 else 0
        else:
            rest.append(("+" if sign > 0 else "-", part))
    merged: Expression = Number(shift)
    for sides, count in counts.items():
        merged = Sum(merged, "+", Pool(count, sides))
    for sign_of_rest, part in rest:
        merged = Sum(merged, sign_of_rest, part)
    return merged


@dataclass(frozen=True, slots=True)
class _Linear:
    """``scale * pool + shift``."""

    pool: Pool
    scale: int
    shift: int


def _one_pool(body: Expression) -> _Linear | None:
    """Recognises a single pool, times and plus numbers: there is more than one way to work it out."""
    found = pools(body)
    if len(found) != 1 or _divides(body):
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


def _pool_at_most(pool: Pool, total: int) -> Fraction:
    """Gives the chance that a pool is worth at most so much, by the cheapest way for its kind."""
    count, sides = pool.count, pool.sides
    if pool.explode is not None:
        if total < 0:
            return Fraction(0)
        longest = count * (pool.explode.cap + 1)
        highest = longest if pool.count_if else longest * sides
        return _burst_sums(pool, min(highest, total // _ROUND * _ROUND + _ROUND)).at_most(total)
    if pool.count_if is not None:
        good = sum(map(pool.count_if.holds, range(1, sides + 1)))
        return 1 - _at_least(count, good, sides, total + 1)
    if pool.keep is None or pool.keep.count == count:
        if count > 1 and count**2 * min(sides, 20 * count) > 3e7:
            raise _TooDear
        return Fraction(ways_up_to(count, sides, total), sides**count)
    if pool.keep.count == 1:
        face = min(max(total, 0), sides)
        if pool.keep.highest:
            return Fraction(face, sides) ** count
        return 1 - Fraction(sides - face, sides) ** count
    return _running(pool).at_most(total)


@dataclass(frozen=True, slots=True)
class _Running:
    """The ways to reach at most each value, among all ways."""

    values: Sequence[int]
    ways: Sequence[int]
    whole: int

    def at_most(self, value: int) -> Fraction:
        """Gives the chance of at most some value."""
        place = bisect_right(self.values, value)
        return Fraction(self.ways[place - 1] if place else 0, self.whole)


def _running(body: Expression) -> _Running:
    """Gives the running ways of any expression.

    Raises:
        _TooDear: they would take too long.
    """
    found = _running_or_none(body)
    if found is None:
        raise _TooDear
    return found


@lru_cache(maxsize=64)
def _running_or_none(body: Expression) -> _Running | None:
    try:
        ways = sorted(_ways(body, _Budget()).items())
    except _TooDear:
        return None
    running = list(accumulate(way for _, way in ways))
    return _Running([value for value, _ in ways], running, running[-1])


def _ways(part: Expression, budget: _Budget) -> dict[int, int]:
    """Counts the ways to each value of an expression."""
    match part:
        case Number(value=value):
            return {value: 1}
        case Pool():
            return _ways_of_pool(part, budget)
        case Negative(of=of):
            return {-value: way for value, way in _ways(of, budget).items()}
        case Sum(left=left, right=right) | Product(left=left, right=right):
            return _joined(_ways(left, budget), part.sign, _ways(right, budget), budget)


APPLY: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
}


def _joined(first: dict[int, int], sign: str, second: dict[int, int], budget: _Budget) -> dict[int, int]:
    pairs = len(first) * len(second)
    if sign in "+-" and pairs > 2_000:
        if sign == "-":
            second = {-value: way for value, way in second.items()}
        low, low_too = min(first), min(second)
        length, length_too = max(first) - low + 1, max(second) - low_too + 1
        bits = (sum(first.values()) * sum(second.values())).bit_length()
        cost = convolve_cost(length, length_too, bits)
        if cost < pairs * _STEP:
            budget.spend(cost)
            ways = convolve(
                [first.get(low + place, 0) for place in range(length)],
                [second.get(low_too + place, 0) for place in range(length_too)],
            )
            return {low + low_too + place: way for place, way in enumerate(ways) if way}
        sign = "+"
    budget.spend(pairs * _STEP)
    apply, joined = APPLY[sign], dict[int, int]()
    for a, ways_a in first.items():
        for b, ways_b in second.items():
            value = apply(a, b)
            joined[value] = joined.get(value, 0) + ways_a * ways_b
    return joined


def _ways_of_pool(pool: Pool, budget: _Budget) -> dict[int, int]:
    count, sides = pool.count, pool.sides
    if pool.explode is not None:
        longest = count * (pool.explode.cap + 1)
        ways = _ways_of_bursts(pool, pool.explode, longest if pool.count_if else longest * sides, budget)
        return {value: way for value, way in enumerate(ways) if way}
    if pool.count_if is not None:
        budget.spend(count * count * 0.02)
        good = sum(map(pool.count_if.holds, range(1, sides + 1)))
        return {n: comb(count, n) * good**n * (sides - good) ** (count - n) for n in range(count + 1)}
    if pool.keep is not None and pool.keep.count < count:
        budget.spend(kept_cost(count, sides, pool.keep.count))
        return dict(kept_sums(count, sides, pool.keep.count, pool.keep.highest))
    if count == 1:
        budget.spend(sides * 0.05)
        return dict.fromkeys(range(1, sides + 1), 1)
    budget.spend(sums_cost(count, sides))
    return {count + place: way for place, way in enumerate(sums(count, sides))}


def forget() -> None:
    """Forgets every chance that was worked out, so that a benchmark sees what a first roll costs."""
    for known in (chance, _running_or_none, _burst_sums_or_none):
        known.cache_clear()


@lru_cache(maxsize=64)
def _burst_sums_or_none(pool: Pool, upto: int) -> _Running | None:
    assert pool.explode is not None  # only asked for those
    try:
        ways = _ways_of_bursts(pool, pool.explode, upto, _Budget())
    except _TooDear:
        return None
    return _Running(range(len(ways)), list(accumulate(ways)), pool.sides ** (pool.count * (pool.explode.cap + 1)))


def _burst_sums(pool: Pool, upto: int) -> _Running:
    found = _burst_sums_or_none(pool, upto)
    if found is None:
        raise _TooDear
    return found


def _ways_of_bursts(pool: Pool, explode: Explode, upto: int, budget: _Budget) -> list[int]:
    """Counts the ways to each worth of exploding dice up to a bound; each die has ``sides ** (cap + 1)`` ways."""
    one = _ways_of_one_burst(pool, explode, upto, budget)
    bits = (pool.sides ** (pool.count * (explode.cap + 1))).bit_length()
    budget.spend(power_cost(min(upto + 1, pool.count * len(one)), pool.count, bits))
    return power(one, pool.count, upto)


def _ways_of_one_burst(pool: Pool, explode: Explode, upto: int, budget: _Budget) -> list[int]:
    sides = pool.sides
    counts = pool.count_if
    worths = [face if counts is None else int(counts.holds(face)) for face in range(sides + 1)]
    done: dict[int, int] = {}
    going = {0: 1}
    for burst in range(explode.cap + 1):
        budget.spend(len(going) * sides * _STEP)
        spare = sides ** (explode.cap - burst)
        following: dict[int, int] = {}
        for before, way in going.items():
            for face in range(1, sides + 1):
                after = before + worths[face]
                if after > upto:
                    continue
                if face >= explode.face and burst < explode.cap:
                    following[after] = following.get(after, 0) + way
                else:
                    done[after] = done.get(after, 0) + way * spare
        going = following
    return [done.get(value, 0) for value in range(max(done, default=0) + 1)]
