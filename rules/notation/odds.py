"""The exact chance of a notation."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from rules.counting import at_least
from rules.notation.distribution import Distribution, distribution
from rules.notation.tree import Body, Comparison, Each, PickOne, Roll, Tens


@lru_cache(maxsize=512)
def chance(roll: Roll, value: int | None = None) -> Fraction | None:
    """Gives the exact chance of one repetition of a roll.

    With a ``value``, the chance of doing at least as well: as high or higher, or as low or lower where the roll's
    comparison says that low is good. Without one, the chance that the comparison holds.

    Returns:
        The chance, or None where there is nothing to compare, and for what ``weighable`` says no to.
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
    spread = distribution(body)
    if spread is None:
        return None
    if value is not None:
        low = check is not None and check.low_is_good
        return spread.at_most(value) if low else 1 - spread.at_most(value - 1)
    assert check is not None  # seen to above
    return _chance_of_check(check, spread)


def weighable(body: Body) -> bool:
    """Says whether the chance can be told before a player tires of waiting, whatever is rolled."""
    return isinstance(body, PickOne | Each | Tens) or distribution(body) is not None


def _as_good(check: Comparison | None, value: int | None, other: int) -> bool:
    if value is None:
        return check is not None and check.holds(other)
    return other <= value if check is not None and check.low_is_good else other >= value


def _chance_of_check(check: Comparison, spread: Distribution) -> Fraction:
    value = check.value
    match check.sign:
        case ">=":
            return 1 - spread.at_most(value - 1)
        case ">":
            return 1 - spread.at_most(value)
        case "<=":
            return spread.at_most(value)
        case "<":
            return spread.at_most(value - 1)
        case "=":
            return spread.exactly(value)
        case _:
            return 1 - spread.exactly(value)


def _chance_of_each(body: Each, check: Comparison | None, value: int | None) -> Fraction | None:
    if check is None:
        return None
    good = check.among(1, body.sides)
    return at_least(body.count, good, body.sides, 1 if value is None else value)


def forget() -> None:
    """Forgets every chance that was worked out, so that a benchmark sees what a first roll costs."""
    chance.cache_clear()
    distribution.cache_clear()
