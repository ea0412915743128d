"""Dice of which the highest count."""

from __future__ import annotations

import cmath
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import comb, exp, log

from rules.characteristic.term import FEWEST, TooDear, run, run_bound

_NOTHING = 1e-16
"""A weight that is left out; there are never more than some thousands."""


@dataclass(frozen=True, slots=True)
class _Row:
    """The throws whose last kept die shows one face: ``weights`` of ``first``, ``first + 1`` … dice above it."""

    face: int
    first: int
    weights: Sequence[float]
    total: float

    @property
    def cost(self) -> float:
        """What a mean over these throws costs, in microseconds."""
        return 1.2 + 0.08 * len(self.weights)


@dataclass(frozen=True, slots=True)
class Kept:
    """Dice of which the highest count.

    Every throw has one face that the last kept die shows; so many dice lie above it, and their leads over it are
    spread evenly. The mean is the sum over faces and numbers of dice above, next to all of which have no weight.
    """

    count: int
    sides: int
    keep: int
    rows: Sequence[_Row] = field(repr=False)
    centre: float

    @classmethod
    def weighed(cls, count: int, sides: int, keep: int, budget: float) -> Kept:
        """Finds the faces and numbers of dice above that have any weight.

        Raises:
            TooDear: so many have that the spread would cost more than the budget, in microseconds.
        """
        faces = range(1, sides + 1)
        lowest = bisect_left(faces, True, key=lambda face: _tail(count, count - keep + 1, face / sides) >= _NOTHING)
        above = bisect_left(faces, True, key=lambda face: _tail(count, keep, (sides - face + 1) / sides) < _NOTHING)
        rows: list[_Row] = []
        for face in faces[lowest:above]:
            row = _row(count, sides, keep, face)
            if row is not None:
                rows.append(row)
                budget -= FEWEST * row.cost
                if budget < 0:
                    raise TooDear
        centre = sum(
            weight * (row.face * keep + above * (sides - row.face + 1) / 2)
            for row in rows
            for above, weight in enumerate(row.weights, row.first)
        )
        return cls(count, sides, keep, rows, centre)

    @property
    def cost(self) -> float:
        """What ``mean`` costs, in microseconds."""
        return sum(row.cost for row in self.rows)

    @property
    def low(self) -> int:
        """Ones throughout."""
        return self.keep

    @property
    def high(self) -> int:
        """The highest face throughout."""
        return self.keep * self.sides

    def mean(self, z: complex) -> complex:
        """Gives the mean of ``exp(z * (X - centre))``."""
        total = 0j
        for row in self.rows:
            leads = self.sides - row.face
            place = row.face * self.keep + row.first * (leads + 1) / 2 - self.centre
            if not leads:
                total += row.weights[0] * cmath.exp(z * place)
                continue
            even = run(leads, z)
            lead, among = even * cmath.exp(z * (leads + 1) / 2), 0j
            for weight in reversed(row.weights):
                among = among * lead + weight
            total += among * even**row.first * cmath.exp(z * place)
        return total

    def bound(self, angle: float) -> float:
        """Gives what ``abs(mean(i * a))`` is not above for any a from this angle up to pi."""
        total = 0.0
        for row in self.rows:
            if row.face == self.sides:
                total += row.total
                continue
            lead, among = run_bound(self.sides - row.face, angle), 0.0
            for weight in reversed(row.weights):
                among = among * lead + weight
            total += among * lead**row.first
        return min(1.0, total)


def _row(count: int, sides: int, keep: int, face: int) -> _Row | None:
    """Weighs, for each number of dice above a face, the throws in which it is the last kept die's."""
    above, below = sides - face, count - keep
    under = (face - 1) / face
    exact: float = under**below  # that as many as are dropped lie below the face, and no other does
    enough, others = 1 - exact * under, below + 1
    if not above:
        for _ in range(keep - 1):
            exact *= others / (others - below) * (1 - under)
            others, enough = others + 1, enough - under * exact
        return _Row(face, 0, (enough,), enough)
    ways = log(comb(count, keep - 1)) + (keep - 1) * log(above / sides) + (below + 1) * log(face / sides)
    chance = exp(ways)
    weights: list[float] = []
    for number in range(keep - 1, -1, -1):
        weights.append(chance * enough)
        if chance < _NOTHING and number < count * above / sides:
            break
        exact *= others / (others - below) * (1 - under)
        others, enough = others + 1, enough - under * exact
        chance *= number / (count - number + 1) * face / above
    first = keep - len(weights)
    while weights and weights[-1] < _NOTHING:
        weights.pop()
        first += 1
    start = next((place for place, weight in enumerate(weights) if weight >= _NOTHING), len(weights))
    weights = weights[start:][::-1]
    return _Row(face, first, tuple(weights), sum(weights)) if weights else None


def _tail(count: int, reached: int, chance: float) -> float:
    """Bounds, after Chernoff, how likely as many of some dice are as reached."""
    part = reached / count
    if part <= chance or chance >= 1:
        return 1.0
    away = part * log(part / chance) + ((1 - part) * log((1 - part) / (1 - chance)) if part < 1 else 0.0)
    return exp(-count * away)
