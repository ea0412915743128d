"""How likely an expression comes to at most some value: counted in whole numbers, or from characteristic functions."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate
from math import prod
from typing import TypeAlias

from rules import characteristic
from rules.characteristic import FEWEST, Bursting, Kept, Listed, Plain, Spread, Term, TooDear
from rules.counting import at_least, kept_ways_cost, kept_ways_up_to, ways_up_to, ways_up_to_of_several
from rules.notation.linear import Linear, Part, linear
from rules.notation.tree import Expression, Pool, Product
from rules.notation.ways import Budget, join, ways_of

_AT_ONCE = 2_000
"""What a closed form may cost before others are tried, in microseconds as their estimates tell."""
_COUNTED = 3_000
"""What counting every value may cost."""
_LISTED = 5_500
"""What counting may cost for what is divided and then added."""
_WAVES = 7_000
"""What the characteristic function may cost."""
_AT_LAST = 8_000
"""What a closed form may cost where nothing else is left."""
_FEW = 30_000
"""Up to so many steps, for so many plain dice of different sizes, inclusion and exclusion is quick."""
_SMALLEST = Fraction(1, 10**12)
"""What is possible and yet less likely than this is given as this: no card tells them apart."""

AtMost: TypeAlias = Callable[[int], Fraction]


@dataclass(frozen=True, slots=True)
class Distribution:
    """How an expression is spread.

    Args:
        at_most: tells the chance of at most some value.
        counted: whether that is exact; else it is off by less than ``characteristic.ERROR``.
    """

    at_most: AtMost
    counted: bool = True

    def exactly(self, value: int) -> Fraction:
        """Gives the chance of just some value."""
        at_most, below = self.at_most(value), self.at_most(value - 1)
        possible = at_most > 0 and below < 1
        return at_most - below if self.counted or not possible else max(at_most - below, _SMALLEST)


@lru_cache(maxsize=128)
def distribution(body: Expression) -> Distribution | None:
    """Gives how an expression is spread; None where it would take too long.

    Few dice, and many of a kind, are counted. Where that would take long the chance comes from
    ``rules.characteristic``: off by less than the last digit that any card shows.
    """
    try:
        return _of(linear(body))
    except TooDear:
        return None


def _of(sum_of: Linear) -> Distribution:
    if not sum_of.parts:
        return Distribution(lambda value: Fraction(int(value >= sum_of.shift)))
    inner = _of_parts(sum_of)

    def at_most(value: int) -> Fraction:
        room, above = sum_of.room(value)
        return 1 - inner.at_most(room) if above else inner.at_most(room)

    return Distribution(at_most, inner.counted)


def _of_parts(sum_of: Linear) -> Distribution:
    (part, _, times), *others = sum_of.parts
    if not others and times == 1 and isinstance(part, Product):
        return _of_division(part)
    closed = _of_pool(part) if isinstance(part, Pool) and not others and times == 1 else _of_plain_dice(sum_of)
    if closed is not None:
        return Distribution(closed)
    with suppress(TooDear):
        return Distribution(_counted(sum_of))
    with suppress(TooDear):
        return Distribution(_waves(sum_of), counted=False)
    if not others and times == 1 and isinstance(part, Pool) and (kept := _of_kept(part, _AT_LAST)) is not None:
        return Distribution(kept)
    raise TooDear


def _of_division(part: Product) -> Distribution:
    """Something divided and rounded down is at most n where it is less than n + 1 times the divisor."""
    divisor = part.right.value  # type: ignore[union-attr]  # nothing but a number divides
    inner = _of(linear(part.left))
    return Distribution(lambda value: inner.at_most(value * divisor + divisor - 1), inner.counted)


def _of_pool(pool: Pool) -> AtMost | None:
    """Gives the closed form of dice that have one."""
    count, sides, keep = pool.count, pool.sides, pool.keep
    if pool.explode is not None:
        return None
    if pool.count_if is not None:
        good = pool.count_if.among(1, sides)
        return lambda value: 1 - at_least(count, good, sides, value + 1)
    if keep is None or keep.count == count:
        if count > 1 and count**2 * min(sides, 20 * count) > 1e7:
            return None
        return lambda value: Fraction(ways_up_to(count, sides, value), sides**count)
    if keep.count == 1:
        return _of_best(count, sides) if keep.highest else _mirrored(_of_best(count, sides), sides + 1)
    return _of_kept(pool, _AT_ONCE)


def _of_kept(pool: Pool, budget: float) -> AtMost | None:
    count, sides, keep = pool.count, pool.sides, pool.keep
    if keep is None or kept_ways_cost(count, sides, keep.count) > budget:
        return None

    def of_highest(value: int) -> Fraction:
        return Fraction(kept_ways_up_to(count, sides, keep.count, value), sides**count)

    return of_highest if keep.highest else _mirrored(of_highest, keep.count * (sides + 1))


def _of_best(count: int, sides: int) -> AtMost:
    return lambda value: Fraction(min(max(value, 0), sides), sides) ** count


def _mirrored(of_highest: AtMost, ends: int) -> AtMost:
    """Turns every die over: the lowest are as likely as the highest were, seen from the other end."""
    return lambda value: 1 - of_highest(ends - value - 1)


def _of_plain_dice(sum_of: Linear) -> AtMost | None:
    """Counts a few plain dice of whatever sizes."""
    dice = [(part.count, part.sides) for part, factor, _ in sum_of.parts if isinstance(part, Pool) and factor == 1]
    plain = all(part == Pool(part.count, part.sides) for part, *_ in sum_of.parts if isinstance(part, Pool))
    if not plain or len(dice) < len(sum_of.parts):
        return None
    if prod(count + 1 for count, _ in dice) * sum(count for count, _ in dice) > _FEW:
        return None
    whole = prod(sides**count for count, sides in dice)
    return lambda value: Fraction(ways_up_to_of_several(dice, value), whole)


def _counted(sum_of: Linear) -> AtMost:
    """Counts the ways to each value."""
    budget = Budget(_COUNTED)
    ways = {0: 1}
    for part, factor, times in sum_of.parts:
        one = {value * factor: way for value, way in ways_of(part, budget).items()}
        for _ in range(times):
            ways = join(ways, "+", one, budget)
    values = sorted(ways)
    running = list(accumulate(ways[value] for value in values))

    def told(value: int) -> Fraction:
        place = bisect_right(values, value)
        return Fraction(running[place - 1] if place else 0, running[-1])

    return told


def _waves(sum_of: Linear) -> AtMost:
    parts, shift, waves, counting = [], 0, float(_WAVES), Budget(_LISTED)
    for part, factor, times in sum_of.parts:
        term, mirrored = _term(part, waves, counting)
        parts.append(characteristic.Part(term, times, -factor if mirrored else factor))
        shift += factor * times * mirrored
        waves -= FEWEST * term.cost
    spread = Spread(parts, _WAVES)

    def told(value: int) -> Fraction:
        value -= shift
        if not spread.low <= value < spread.high:
            return Fraction(int(value >= spread.high))
        return min(max(Fraction(spread.at_most(value)), _SMALLEST), 1 - _SMALLEST)

    return told


def _term(part: Part, waves: float, counting: Budget) -> tuple[Term, int]:
    """Gives what the characteristic function is built from; of the lowest dice, what the highest are taken off from."""
    if isinstance(part, Product):
        return Listed.of(ways_of(part, counting)), 0
    count, sides, keep, explode, counts = part.count, part.sides, part.keep, part.explode, part.count_if
    if explode is not None or counts is not None:
        face, cap = (explode.face, explode.cap) if explode else (sides, 0)
        good = None if counts is None else (counts.among(1, face - 1), counts.among(face, sides))
        return Bursting(count, sides, face, cap, good), 0
    if keep is None or keep.count == count:
        return Plain(count, sides), 0
    kept = Kept.weighed(count, sides, keep.count, waves)
    return kept, 0 if keep.highest else keep.count * (sides + 1)
