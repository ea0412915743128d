"""Counting ways in packed whole numbers: many counts side by side in one number, so that one addition adds them all.

A list of counts is packed with a fixed number of bytes a count, wide enough that none runs into the next. Everything
stays exact. Costs are estimates in microseconds on two ordinary cores, for callers that must answer soon.
"""

from __future__ import annotations

from math import comb

_DIGIT = 30
"""Bits of a digit of Python's whole numbers."""


def pack(counts: list[int], width: int) -> int:
    """Packs counts, each into so many bytes."""
    return int.from_bytes(b"".join(count.to_bytes(width, "little") for count in counts), "little")


def unpack(packed: int, width: int, length: int) -> list[int]:
    """Takes so many counts apart again, the first ones if there are more."""
    size = max(width * length, (packed.bit_length() + 7) // 8)
    raw = packed.to_bytes(size, "little")
    return [int.from_bytes(raw[place : place + width], "little") for place in range(0, width * length, width)]


def convolve(first: list[int], second: list[int]) -> list[int]:
    """Counts the ways to each sum of two independent things."""
    length = len(first) + len(second) - 1
    width = ((max(1, sum(first)) * max(1, sum(second))).bit_length() + 7) // 8
    return unpack(pack(first, width) * pack(second, width), width, length)


def convolve_cost(first: int, second: int, bits: int) -> float:
    """Estimates a product of two lists of such lengths, whose counts have up to so many bits."""
    short, long = sorted((first * bits / _DIGIT, second * bits / _DIGIT))
    return float(0.012 * short**0.585 * long + 0.6 * (first + second))


def power(one: list[int], count: int) -> list[int]:
    """Counts the ways to each sum of several alike."""
    result = one
    for bit in f"{count:b}"[1:]:
        result = convolve(result, result)
        if bit == "1":
            result = convolve(result, one)
    return result


def power_cost(length: int, count: int, bits: int) -> float:
    """Estimates a power whose counts have up to so many bits, at most ``length`` of them at the end."""
    cost, left = 0.0, count
    while left > 1:
        share = convolve_cost(length, length, bits * left // count)
        cost += 1.6 * share if left & 1 else share
        left //= 2
    return cost


def sums(count: int, sides: int) -> list[int]:
    """Counts the ways to each sum of all dice, from ``count`` up."""
    width = ((sides**count).bit_length() + 7) // 8
    ways = 1
    for _ in range(count):
        ways = _run(ways, sides, 8 * width)
    return unpack(ways, width, count * (sides - 1) + 1)


def sums_cost(count: int, sides: int) -> float:
    """Estimates ``sums``."""
    width = count * sides.bit_length() / 8
    return count * 3 * sides.bit_length() * (0.15 + 0.00006 * width * count * sides) + 0.3 * count * sides


def kept(count: int, sides: int, keep: int) -> list[int]:
    """Counts the ways to each sum of the ``keep`` highest dice among all ``sides**count`` throws, from ``keep`` up.

    Every throw has one face that the last kept die shows: fewer than ``keep`` dice are above it, and at least as many
    as are still wanted show it. So the ways split by that face and by how many dice are above; those above add their
    lead over the face, and the leads of one more die are a run of neighbours, which a few shifts add up.
    """
    width = ((sides**count).bit_length() + 7) // 8
    bits, total = 8 * width, 0
    for face in range(1, sides + 1):
        weights = _shown_enough(count, keep, face)
        ways = weights[0] if face < sides else weights[-1]
        if face < sides:
            for weight in weights[1:]:
                ways = (_run(ways, sides - face, bits) << bits) + weight
        total += ways << bits * keep * (face - 1)
    return unpack(total, width, keep * (sides - 1) + 1)


def kept_cost(count: int, sides: int, keep: int) -> float:
    """Estimates ``kept``."""
    width = count * sides.bit_length() / 8
    steps = sum(
        3 * (sides - face).bit_length() * (0.15 + 0.00011 * width * keep * (sides - face)) for face in (1, sides // 2)
    )
    faces = keep * (steps / 2 + 0.6 + 0.004 * width) + 0.0001 * width * keep * sides + keep * 0.3
    return sides * faces / 2


def _shown_enough(count: int, keep: int, face: int) -> list[int]:
    """Counts, for ``keep - 1`` down to 0 dice above a face, the throws in which it is the last kept die's.

    With ``a`` dice above, at most ``count - keep`` of the others lie below the face. One more of the others either
    lies below or not, which gives each count from the one before.
    """
    below = count - keep
    others, edge = below + 1, (face - 1) ** (below + 1)
    enough, borders = face**others - edge, others  # how many throws of the others; the ways to choose those below
    chosen = comb(count, keep - 1)
    weights = []
    for above in range(keep - 1, -1, -1):
        weights.append(chosen * enough)
        enough = face * enough - borders * edge
        borders = borders * (others + 1) // (others + 1 - below)
        others += 1
        chosen = chosen * above // (count - above + 1)
    return weights


def _run(ways: int, length: int, bits: int) -> int:
    """Adds up ``length`` copies of packed ways, each one count further than the last."""
    total, copies = ways, 1
    for bit in f"{length:b}"[1:]:
        total += total << bits * copies
        copies *= 2
        if bit == "1":
            total = (total << bits) + ways
            copies += 1
    return total
