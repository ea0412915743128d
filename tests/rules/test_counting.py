"""Closed forms: as many throws as listing all of them finds."""

from itertools import accumulate, product

import pytest

from rules.counting import at_least, kept_ways_up_to, ways_up_to_of_several
from rules.packed import kept


@pytest.mark.parametrize(
    ("count", "sides", "keep"),
    [
        (4, 6, 3),
        (2, 6, 1),
        (5, 7, 2),
        (9, 30, 4),
        (12, 40, 6),
        (3, 50, 2),
        (6, 100, 5),
        (30, 6, 3),
        (20, 25, 10),
        (3, 1, 2),
    ],
)
def test_kept_dice_are_counted(count: int, sides: int, keep: int) -> None:
    """Below, among and above all sums, with fewer faces than dice and with more."""
    running = list(accumulate(kept(count, sides, keep)))
    for total in range(keep * sides + 3):
        expected = 0 if total < keep else running[min(total - keep, len(running) - 1)]
        assert kept_ways_up_to(count, sides, keep, total) == expected, total


def test_dice_of_several_sizes_are_counted() -> None:
    """Two D3, a D4 and a D6."""
    throws = [sum(faces) for faces in product(range(1, 4), range(1, 4), range(1, 5), range(1, 7))]
    for total in range(18):
        assert ways_up_to_of_several([(2, 3), (1, 4), (1, 6)], total) == sum(thrown <= total for thrown in throws)


def test_successes_are_counted() -> None:
    """Of five dice with two good faces of six."""
    throws = [sum(face <= 2 for face in faces) for faces in product(range(1, 7), repeat=5)]
    for successes in range(-1, 7):
        expected = sum(thrown >= successes for thrown in throws)
        assert at_least(5, 2, 6, successes) * 6**5 == expected
