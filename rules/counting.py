"""How many throws come to at most so much, by inclusion and exclusion: for few dice of whatever size."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate, product
from math import comb, gcd, perm, prod


def ways_up_to(count: int, sides: int, total: int) -> int:
    """Counts the throws whose sum is at most ``total``, without listing the sums (inclusion and exclusion)."""
    spare = total - count
    if spare < 0:
        return 0
    whole: int = sides**count
    if spare >= count * (sides - 1):
        return whole
    if 2 * spare > count * (sides - 1):  # the other tail is shorter
        return whole - ways_up_to(count, sides, count * (sides + 1) - total - 1)
    ways, choose, top = 0, 1, spare + count
    spread = comb(top, count)
    for taken in range(spare // sides + 1):
        ways += -choose * spread if taken % 2 else choose * spread
        choose = choose * (count - taken) // (taken + 1)
        top -= sides
        if top < count:
            break
        if count < sides:
            spread = comb(top, count)
        else:
            spread = spread * perm(top + sides - count, sides) // perm(top + sides, sides)
    return ways


def ways_up_to_of_several(dice: Sequence[tuple[int, int]], total: int) -> int:
    """Counts the throws of several kinds of dice, each ``(count, sides)``, whose sum is at most ``total``."""
    together = sum(count for count, _ in dice)
    ways = 0
    for taken in product(*(range(count + 1) for count, _ in dice)):
        spare = total - sum(times * sides for times, (_, sides) in zip(taken, dice, strict=True))
        if spare >= together:
            share = prod(comb(count, times) for times, (count, _) in zip(taken, dice, strict=True))
            ways += (-share if sum(taken) % 2 else share) * comb(spare, together)
    return ways


def kept_ways_up_to(count: int, sides: int, keep: int, total: int) -> int:
    """Counts the throws whose ``keep`` highest dice, some of all, add up to at most ``total``.

    Every throw has one face that the last kept die shows, with fewer than ``keep`` dice above it. For each number above
    and each step of inclusion and exclusion over their leads, the ways are a polynomial in that face, of fewer than
    ``count`` degrees, so as many faces tell the sum over all of them.
    """
    below, ways = count - keep, 0
    for above in range(keep):
        degree = above + below
        shown = [_shown(face, count - above, below) for face in range(1, min(sides, degree + 1) + 1)]
        for taken in range(above + 1):
            room, apart = total - taken * sides, keep - taken
            last = min(sides, (room - above) // apart)
            counts = [comb(room - apart * face, above) * enough for face, enough in enumerate(shown[: max(last, 0)], 1)]
            part = comb(count, above) * comb(above, taken) * _sum_on(counts, last)
            ways += -part if taken % 2 else part
    return ways


def kept_ways_cost(count: int, sides: int, keep: int) -> float:
    """Estimates ``kept_ways_up_to``, in microseconds on two ordinary cores."""
    digits = count * sides.bit_length() / 30
    each = 0.7 + 0.006 * count + 0.0004 * digits**2
    return keep * count * ((keep + 1) / 2 * each + 1 + 0.25 * min(keep, count - keep))


def _shown(face: int, others: int, below: int) -> int:
    """Counts the throws of other dice, up to a face, of which at most so many lie below it."""
    if 2 * below < others:
        return sum(comb(others, less) * (face - 1) ** less for less in range(below + 1))
    more = sum(comb(others, less) * (face - 1) ** less for less in range(below + 1, others + 1))
    return int(face**others - more)


def _sum_on(values: Sequence[int], length: int) -> int:
    """Sums a polynomial over 1 to ``length``, given its first values, one more than its degree or all.

    The sums so far are a polynomial of one degree more; the formula of Lagrange carries it on from 0, 1, 2 …
    """
    if length <= len(values):
        return sum(values)
    nodes = len(values)
    choose, whole, total = 1, (nodes + 1) * comb(length, nodes + 1), 0
    for place, so_far in enumerate(accumulate(values, initial=0)):
        weight = whole * choose // (length - place)
        total += so_far * (-weight if (nodes - place) % 2 else weight)
        choose = choose * (nodes - place) // (place + 1)
    return total


def at_least(count: int, good: int, sides: int, successes: int) -> Fraction:
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
