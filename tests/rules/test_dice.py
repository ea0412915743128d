"""Dice: exact chances against brute force."""

from collections import Counter
from itertools import product

import icepool
import pytest

from rules.counting import ways_up_to
from rules.dice import Pool, ScriptedDice, Successes, Throw, Total, kept_sums
from rules.errors import CannotBeRead


@pytest.mark.parametrize("highest", [True, False])
@pytest.mark.parametrize(("count", "sides", "keep"), [(2, 6, 2), (4, 6, 3), (5, 4, 2), (3, 6, 1), (6, 3, 4)])
def test_kept_sums_count_every_throw(count: int, sides: int, keep: int, highest: bool) -> None:
    """The ways to each kept sum are those of listing all throws."""
    listed: Counter[int] = Counter()
    for faces in product(range(1, sides + 1), repeat=count):
        listed[sum(sorted(faces, reverse=highest)[:keep])] += 1
    assert kept_sums(count, sides, keep, highest) == dict(listed)


@pytest.mark.parametrize(("count", "sides"), [(1, 6), (2, 6), (3, 4), (5, 3)])
def test_ways_up_to_count_every_throw(count: int, sides: int) -> None:
    """The closed form counts what listing counts, from below the lowest to above the highest sum."""
    listed = Counter(sum(faces) for faces in product(range(1, sides + 1), repeat=count))
    for total in range(-1, count * sides + 3):
        assert ways_up_to(count, sides, total) == sum(ways for value, ways in listed.items() if value <= total)


@pytest.mark.parametrize(("count", "keep"), [(10, 4), (30, 15), (40, 39)])
def test_kept_sums_agree_with_an_independent_oracle(count: int, keep: int) -> None:
    """Large pools are counted as icepool counts them."""
    oracle = icepool.d6.highest(count, keep)
    assert kept_sums(count, 6, keep) == {value: ways for value, ways in oracle.items() if ways}


@pytest.mark.parametrize(
    "read", [Total(), Total(2, highest=False, plus=-1), Successes(4), Successes(2, low=True), Pool()]
)
def test_chances_of_a_reading_are_those_of_reading_every_throw(read: Total | Successes | Pool) -> None:
    """A reading's chances and its values are one thing."""
    listed = Counter(read.of(faces) for faces in product(range(1, 7), repeat=4))
    chances = read.chances(4, 6)
    assert {value: chances[value] * 6**4 for value in listed} == dict(listed)  # type: ignore[index]


def test_kept_dice_are_marked_where_they_fell() -> None:
    """Of equal dice the first is kept."""
    assert Total(2).kept((2, 6, 1, 6)) == (False, True, False, True)
    assert Total(1, highest=False).kept((3, 1, 1)) == (False, True, False)


def test_dice_that_were_typed_must_fit_the_throw() -> None:
    """A missing die and an impossible face are refused with the rule's own number."""
    with pytest.raises(CannotBeRead) as few:
        ScriptedDice([6]).throw(Throw("hit", 2))
    assert few.value.facts == {"needed": 2, "given": 1, "purpose": "hit"}
    with pytest.raises(CannotBeRead) as seven:
        ScriptedDice([6, 7]).throw(Throw("hit", 2))
    assert seven.value.facts["face"] == 7
