"""Packed counts: the same sums as adding one by one."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.packed import convolve, kept, pack, power, sums, unpack

COUNTS = st.lists(st.integers(min_value=0, max_value=2**70), min_size=1, max_size=12)


@given(COUNTS, st.integers(min_value=9, max_value=20))
def test_what_is_packed_comes_out_again(counts: list[int], width: int) -> None:
    """Counts lie side by side and do not touch."""
    assert unpack(pack(counts, width), width, len(counts)) == counts


@given(COUNTS, COUNTS)
def test_a_product_is_every_pair_added(first: list[int], second: list[int]) -> None:
    """One multiplication of packed counts is the double loop."""
    slow = [0] * (len(first) + len(second) - 1)
    for (a, ways), (b, others) in product(enumerate(first), enumerate(second)):
        slow[a + b] += ways * others
    assert convolve(first, second) == slow


@given(st.lists(st.integers(min_value=0, max_value=9), min_size=1, max_size=6), st.integers(min_value=1, max_value=9))
def test_a_power_is_a_product_again_and_again(one: list[int], count: int) -> None:
    """As many factors as the exponent says."""
    slow = [1]
    for _ in range(count):
        slow = convolve(slow, one)
    assert power(one, count) == slow


@pytest.mark.parametrize(("count", "sides", "keep"), [(2, 6, 1), (4, 6, 3), (5, 3, 2), (6, 2, 5), (3, 1, 2), (1, 8, 1)])
def test_dice_are_counted_as_by_listing_every_throw(count: int, sides: int, keep: int) -> None:
    """All dice, and the highest of them."""
    throws = list(product(range(1, sides + 1), repeat=count))
    whole = Counter(map(sum, throws))
    assert {count + place: ways for place, ways in enumerate(sums(count, sides))} == dict(whole)
    if keep < count:
        best = Counter(sum(sorted(faces)[-keep:]) for faces in throws)
        assert {keep + place: ways for place, ways in enumerate(kept(count, sides, keep))} == dict(best)
