"""Characteristic functions: next to what counting in whole numbers gives, for every sum."""

from collections.abc import Callable
from itertools import accumulate
from math import pi

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.characteristic import ERROR, Bursting, Kept, Listed, Part, Plain, Spread, Term, TooDear
from rules.packed import convolve, kept, power, sums

PLENTY = 1e9


def _farthest(spread: Spread, lowest: int, ways: list[int]) -> float:
    """Gives how far the spread is off at most, looking at some hundred sums from below the lowest to above all."""
    running, apart = list(accumulate(ways)), max(1, len(ways) // 400)
    inside = [(lowest + place, running[place] / running[-1]) for place in range(0, len(ways), apart)]
    ends = [(lowest - 1, 0.0), (lowest + len(ways), 1.0)]
    return max(abs(spread.at_most(value) - expected) for value, expected in inside + ends)


def _spread(*terms: Term) -> Spread:
    return Spread([Part(term) for term in terms], PLENTY)


@pytest.mark.parametrize(("count", "sides"), [(1, 1), (1, 6), (2, 6), (3, 2), (40, 10), (1000, 6), (100, 100)])
def test_plain_dice(count: int, sides: int) -> None:
    """One die that cannot fall otherwise, few, and many."""
    assert _farthest(_spread(Plain(count, sides)), count, sums(count, sides)) < ERROR


@pytest.mark.parametrize(
    ("count", "sides", "keep"),
    [(3, 4, 2), (7, 12, 3), (5, 1, 2), (30, 6, 15), (60, 30, 31), (200, 20, 100), (999, 3, 400), (1000, 2, 999),
     (1000, 2, 500), (1000, 6, 10), (1000, 6, 500), (700, 6, 580), (600, 6, 590)],
)  # fmt: skip
def test_kept_dice(count: int, sides: int, keep: int) -> None:
    """Where nearly all are kept, half of them, and few, of which nearly all show the highest face."""
    spread = _spread(Kept.weighed(count, sides, keep, PLENTY))
    assert _farthest(spread, keep, kept(count, sides, keep)) < ERROR


def _one_burst(sides: int, face: int, cap: int, worth: Callable[[int], int]) -> list[int]:
    """Lists the ways to each worth of one die that is thrown again, all of them equally likely."""
    ways = [0] * ((cap + 1) * max(map(worth, range(1, sides + 1))) + 1)
    going = [0]
    for thrown in range(cap + 1):
        following = []
        for before in going:
            for shown in range(1, sides + 1):
                if shown >= face and thrown < cap:
                    following.append(before + worth(shown))
                else:
                    ways[before + worth(shown)] += sides ** (cap - thrown)
        going = following
    return ways


@pytest.mark.parametrize(
    ("count", "sides", "face", "cap"), [(1, 6, 6, 1), (20, 6, 6, 10), (20, 6, 5, 3), (30, 10, 9, 4), (3, 2, 2, 12)]
)
def test_bursting_dice(count: int, sides: int, face: int, cap: int) -> None:
    """Seldom and often thrown again."""
    ways = power(_one_burst(sides, face, cap, int), count)
    assert _farthest(_spread(Bursting(count, sides, face, cap)), 0, ways) < ERROR


@pytest.mark.parametrize(("count", "cap"), [(1, 0), (30, 0), (30, 8)])
def test_counted_dice(count: int, cap: int) -> None:
    """Fours and better count; sixes are thrown again."""
    ways = power(_one_burst(6, 6, cap, lambda face: int(face >= 4)), count)
    assert _farthest(_spread(Bursting(count, 6, 6, cap, (2, 1))), 0, ways) < ERROR


def test_sums_of_different_kinds() -> None:
    """Added, taken off, times a number, and several alike."""
    few, many = kept(9, 6, 3), sums(20, 6)
    assert (
        _farthest(_spread(Plain(20, 6), Kept.weighed(40, 6, 20, PLENTY)), 40, convolve(many, kept(40, 6, 20))) < ERROR
    )
    off = Spread([Part(Plain(20, 6), scale=-1), Part(Plain(10, 8))], PLENTY)
    assert _farthest(off, -110, convolve(many, sums(10, 8))) < ERROR
    alike = Spread([Part(Kept.weighed(9, 6, 3, PLENTY), times=40)], PLENTY)
    assert _farthest(alike, 120, power(few, 40)) < ERROR
    tripled = [0] * (len(many) * 3 - 2)
    tripled[::3] = many
    times = Spread([Part(Plain(20, 6), scale=3), Part(Listed.of({0: 1, 5: 2}))], PLENTY)
    assert _farthest(times, 60, convolve(tripled, [1, 0, 0, 0, 0, 2])) < ERROR


@given(
    st.integers(1, 40), st.integers(1, 30), st.integers(1, 40), st.integers(0, 12), st.integers(2, 12)
)  # fmt: skip
def test_any_dice(count: int, sides: int, keep: int, more: int, others: int) -> None:
    """Kept dice of any kind, with plain ones."""
    keep = min(keep, count)
    ways = convolve(
        kept(count, sides, keep) if keep < count else sums(count, sides), sums(more, others) if more else [1]
    )
    terms: list[Term] = [Kept.weighed(count, sides, keep, PLENTY) if keep < count else Plain(count, sides)]
    terms += [Plain(more, others)] if more else []
    assert _farthest(_spread(*terms), keep + more, ways) < ERROR


TERMS: list[Term] = [
    Plain(1, 6),
    Plain(2, 3),
    Plain(7, 100),
    Bursting(1, 6, 6, 10),
    Bursting(3, 10, 2, 5),
    Bursting(2, 3, 3, 1),
    Bursting(5, 6, 6, 2, (2, 1)),
    Kept.weighed(4, 6, 3, PLENTY),
    Kept.weighed(40, 30, 10, PLENTY),
    Kept.weighed(9, 2, 4, PLENTY),
    Listed.of({-3: 1, 0: 2, 8: 1}),
]


@pytest.mark.parametrize("term", TERMS, ids=repr)
def test_no_later_wave_is_larger_than_its_bound(term: Term) -> None:
    """Waves are left out on the word of the bound, so it must hold at every angle up to half a turn."""
    steps = 400
    sizes = [abs(term.mean(1j * pi * step / steps)) for step in range(1, steps + 1)]
    for step in range(1, steps + 1):
        assert max(sizes[step - 1 :]) <= term.bound(pi * step / steps) + 1e-12


@pytest.mark.parametrize("term", TERMS, ids=repr)
def test_the_centre_is_the_mean(term: Term) -> None:
    """The slope at zero is how far the mean lies from the centre."""
    small = 1e-6
    slope = (term.mean(small + 0j) - term.mean(-small + 0j)) / (2 * small)
    assert abs(slope) < 1e-3
    assert term.low <= term.centre <= term.high


def test_what_would_cost_more_is_refused_before_it_is_worked_out() -> None:
    """Kept dice of very many sides, and waves without end."""
    with pytest.raises(TooDear):
        Kept.weighed(1000, 10_000, 500, 7_000)
    with pytest.raises(TooDear):
        Spread([Part(Listed.of(dict.fromkeys(range(0, 10_000, 7), 1)))], 7_000)
