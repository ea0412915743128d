"""The ways to each value of an expression, in whole numbers."""

from __future__ import annotations

from collections.abc import Callable
from math import comb

from rules.characteristic import TooDear
from rules.dice import kept_sums
from rules.notation.tree import Explode, Expression, Negative, Number, Pool, Product, Sum
from rules.packed import convolve, convolve_cost, kept_cost, power, power_cost, sums, sums_cost

_STEP = 0.25
"""What a step of a plain loop costs, in microseconds."""
_BITS = 1e-6
"""What it costs more for each bit of one number times each of the other."""


class Budget:
    """What is left to spend on one roll."""

    def __init__(self, microseconds: float) -> None:
        self._left = microseconds

    def spend(self, cost: float) -> None:
        """Takes a cost off before the work is done.

        Raises:
            TooDear: it is more than is left.
        """
        self._left -= cost
        if self._left < 0:
            raise TooDear


def ways_of(part: Expression, budget: Budget) -> dict[int, int]:
    """Counts the ways to each value of an expression.

    Raises:
        TooDear: it would cost more than is left.
    """
    match part:
        case Number(value=value):
            return {value: 1}
        case Pool():
            return _of_pool(part, budget)
        case Negative(of=of):
            return {-value: way for value, way in ways_of(of, budget).items()}
        case Sum(left=left, right=right) | Product(left=left, right=right):
            return join(ways_of(left, budget), part.sign, ways_of(right, budget), budget)


APPLY: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": lambda a, b: a // b,
}


def join(first: dict[int, int], sign: str, second: dict[int, int], budget: Budget) -> dict[int, int]:
    """Counts the ways to each value of two independent things under an operation.

    Raises:
        TooDear: it would cost more than is left.
    """
    pairs = len(first) * len(second)
    bits, bits_too = sum(first.values()).bit_length(), sum(second.values()).bit_length()
    slow = pairs * (_STEP + _BITS * bits * bits_too)
    if sign in "+-" and pairs > 2_000:
        if sign == "-":
            second = {-value: way for value, way in second.items()}
        low, low_too = min(first), min(second)
        length, length_too = max(first) - low + 1, max(second) - low_too + 1
        cost = convolve_cost(length, length_too, bits + bits_too)
        if cost < slow:
            budget.spend(cost)
            ways = convolve(
                [first.get(low + place, 0) for place in range(length)],
                [second.get(low_too + place, 0) for place in range(length_too)],
            )
            return {low + low_too + place: way for place, way in enumerate(ways) if way}
        sign = "+"
    budget.spend(slow)
    apply, joined = APPLY[sign], dict[int, int]()
    for a, ways_a in first.items():
        for b, ways_b in second.items():
            value = apply(a, b)
            joined[value] = joined.get(value, 0) + ways_a * ways_b
    return joined


def _of_pool(pool: Pool, budget: Budget) -> dict[int, int]:
    count, sides = pool.count, pool.sides
    if pool.explode is not None:
        return _of_bursts(pool, pool.explode, budget)
    if pool.count_if is not None:
        budget.spend(count * count * 0.02)
        good = pool.count_if.among(1, sides)
        return {n: comb(count, n) * good**n * (sides - good) ** (count - n) for n in range(count + 1)}
    if pool.keep is not None and pool.keep.count < count:
        budget.spend(kept_cost(count, sides, pool.keep.count))
        return dict(kept_sums(count, sides, pool.keep.count, pool.keep.highest))
    if count == 1:
        budget.spend(sides * 0.05)
        return dict.fromkeys(range(1, sides + 1), 1)
    budget.spend(sums_cost(count, sides))
    return {count + place: way for place, way in enumerate(sums(count, sides))}


def _of_bursts(pool: Pool, explode: Explode, budget: Budget) -> dict[int, int]:
    """Counts the ways to each worth of exploding dice; each die has ``sides ** (cap + 1)`` ways."""
    one = _of_one_burst(pool, explode, budget)
    bits = (pool.sides ** (pool.count * (explode.cap + 1))).bit_length()
    budget.spend(power_cost(pool.count * len(one), pool.count, bits))
    return {value: way for value, way in enumerate(power(one, pool.count)) if way}


def _of_one_burst(pool: Pool, explode: Explode, budget: Budget) -> list[int]:
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
                if face >= explode.face and burst < explode.cap:
                    following[after] = following.get(after, 0) + way
                else:
                    done[after] = done.get(after, 0) + way * spare
        going = following
    return [done.get(value, 0) for value in range(max(done) + 1)]
