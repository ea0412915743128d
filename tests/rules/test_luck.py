"""The luck of dice against brute force over every way the rolls could have come."""

import itertools
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import Chances, certain
from rules.game.luck import Grade, luck

_COIN = Chances({0: 1, 1: 1}, 2)
_INJURY = Chances({0: 21, 1: 9, 2: 6}, 36)


def _brute(grades: list[Grade]) -> Fraction:
    rolled = sum(grade.rolled for grade in grades)
    share = Fraction(0)
    for ways in itertools.product(*(grade.chances.items() for grade in grades)):
        total, chance = sum(value for value, _ in ways), Fraction(1)
        for _, one in ways:
            chance *= one
        share += chance if total < rolled else chance / 2 if total == rolled else 0
    return share


@settings(max_examples=60)
@given(st.lists(st.tuples(st.sampled_from([_COIN, _INJURY]), st.integers(0, 1)), min_size=1, max_size=6))
def test_the_percentile_is_the_share_of_worse_ways_ties_half(rolls: list[tuple[Chances[int], int]]) -> None:
    """Against every way, as exact fractions."""
    grades = [Grade(chances, rolled) for chances, rolled in rolls]
    found = luck(grades)
    assert found is not None
    assert found.rolls == len(grades)
    assert found.percentile == pytest.approx(float(_brute(grades)), abs=1e-12)


def test_what_no_die_could_change_is_no_luck() -> None:
    """Nothing rolled, or only certainties."""
    assert luck([]) is None
    assert luck([Grade(certain(3), 3)]) is None


def test_an_even_game_is_in_the_middle() -> None:
    """One coin that came up and one that did not: 50%."""
    found = luck([Grade(_COIN, 1), Grade(_COIN, 0)])
    assert found is not None
    assert found.percentile == pytest.approx(0.5)
    assert Grade(_INJURY, 1).expected == Fraction(21, 36)
