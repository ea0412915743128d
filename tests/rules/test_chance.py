"""Exact chances that are added up: the short way against the long one."""

from functools import reduce

import icepool
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Chances, mixture, summed


def _one_after_the_other(one: Chances[int], times: int) -> Chances[int]:
    """Adds one more each time, every pair of outcomes looked at."""

    def more(sums: Chances[int], further: Chances[int]) -> Chances[int]:
        return mixture(
            (weight, further.map(lambda other, first=first: first + other))  # type: ignore[misc]
            for first, weight in sums.weights.items()
        )

    return reduce(more, [one] * times)


_CHANCES = st.dictionaries(st.integers(-3, 5), st.integers(1, 9), min_size=1, max_size=4).map(
    lambda weights: Chances(weights, sum(weights.values()))
)


@given(_CHANCES, st.integers(1, 9))
def test_numbers_added_up_have_the_chances_of_every_pair(one: Chances[int], times: int) -> None:
    """By recurrence, and with an addition that is not known to be that of numbers."""
    expected = _one_after_the_other(one, times)
    assert summed(one, times) == expected
    assert summed(one, times, lambda first, other: first + other) == expected


@given(st.integers(1, 9), st.integers(1, 3))
def test_a_limit_on_what_is_counted_may_be_kept_at_every_step(times: int, most: int) -> None:
    """Capped sums are the capped sum."""
    one = Chances({0: 2, 1: 3, 2: 1}, 6)
    capped = summed(one, times, lambda first, other: min(first + other, most)).map(lambda total: min(total, most))
    assert capped == summed(one, times).map(lambda total: min(total, most))


def test_a_hundred_dice_added_up_are_those_of_icepool() -> None:
    """Weights of hundreds of bits, to the last one."""
    one = Chances({0: 17, 1: 10, 2: 5, 4: 4}, 36)
    theirs = 100 @ icepool.Die({0: 17, 1: 10, 2: 5, 4: 4})
    assert summed(one, 100) == Chances(dict(theirs.items()), theirs.denominator())
