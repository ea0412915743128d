"""Dice of which all count, dice that are thrown again, counted dice, and values listed one by one."""

from __future__ import annotations

from cmath import exp
from collections.abc import Mapping
from dataclasses import dataclass

from rules.characteristic.term import run, run_bound


@dataclass(frozen=True, slots=True)
class Plain:
    """Dice of which all count."""

    count: int
    sides: int
    cost: float = 1.0

    @property
    def low(self) -> int:
        """Ones throughout."""
        return self.count

    @property
    def high(self) -> int:
        """The highest face throughout."""
        return self.count * self.sides

    @property
    def centre(self) -> float:
        """The mean value."""
        return self.count * (self.sides + 1) / 2

    def mean(self, z: complex) -> complex:
        """Gives the mean of ``exp(z * (X - centre))``."""
        return run(self.sides, z) ** self.count

    def bound(self, angle: float) -> float:
        """Gives what ``abs(mean(i * a))`` is not above for any a from this angle up to pi."""
        return run_bound(self.sides, angle) ** self.count


@dataclass(frozen=True, slots=True)
class Bursting:
    """Dice thrown again from a face on, each at most ``cap`` times; or counted ones with cap 0.

    Args:
        count: how many dice.
        sides: faces a die has.
        face: the lowest face that is thrown again.
        cap: how often a die is thrown again at most.
        good: how many of the faces below ``face``, and from it on, count as one; None where the faces add up.
    """

    count: int
    sides: int
    face: int
    cap: int
    good: tuple[int, int] | None = None

    @property
    def cost(self) -> float:
        """What ``mean`` costs, in microseconds."""
        return 2.5 + 0.12 * self.cap

    @property
    def low(self) -> int:
        """Nothing counts, or ones throughout."""
        return self.count if self.good is None else 0

    @property
    def high(self) -> int:
        """Every die is thrown as often as it may."""
        return self.count * (self.cap + 1) * (self.sides if self.good is None else 1)

    @property
    def centre(self) -> float:
        """The mean value."""
        return self.count * self._one()

    def _one(self) -> float:
        again = (self.sides - self.face + 1) / self.sides
        each = (self.sides + 1) / 2 if self.good is None else sum(self.good) / self.sides
        return each * sum(again**burst for burst in range(self.cap + 1))

    def mean(self, z: complex) -> complex:
        """Gives the mean of ``exp(z * (X - centre))``."""
        last, again = self._last(z), self._again(z)
        total, reached = 0j, 1 + 0j
        for _ in range(self.cap):
            total += reached * last
            reached *= again
        return ((total + reached * (last + again)) * exp(-z * self._one())) ** self.count

    def _last(self, z: complex) -> complex:
        below = self.face - 1
        if self.good is not None:
            return (below - self.good[0] + self.good[0] * exp(z)) / self.sides
        return below / self.sides * exp(z * (1 + below) / 2) * run(below, z)

    def _again(self, z: complex) -> complex:
        above = self.sides - self.face + 1
        if self.good is not None:
            return (above - self.good[1] + self.good[1] * exp(z)) / self.sides
        return above / self.sides * exp(z * (self.face + self.sides) / 2) * run(above, z)

    def bound(self, angle: float) -> float:
        """Gives what ``abs(mean(i * a))`` is not above for any a from this angle up to pi."""
        if self.good is not None:
            return 1.0
        below, above = self.face - 1, self.sides - self.face + 1
        last = below / self.sides * run_bound(below, angle)
        again = above / self.sides * run_bound(above, angle)
        total, reached = 0.0, 1.0
        for _ in range(self.cap):
            total += reached * last
            reached *= again
        return min(1.0, total + reached * (last + again)) ** self.count


@dataclass(frozen=True, slots=True)
class Listed:
    """A value of which every chance is known."""

    chances: Mapping[int, float]
    centre: float

    @classmethod
    def of(cls, ways: Mapping[int, int]) -> Listed:
        """Takes the ways to each value."""
        whole = sum(ways.values())
        chances = {value: way / whole for value, way in ways.items()}
        return cls(chances, sum(value * chance for value, chance in chances.items()))

    @property
    def cost(self) -> float:
        """What ``mean`` costs, in microseconds."""
        return 0.2 * len(self.chances)

    @property
    def low(self) -> int:
        """The least value."""
        return min(self.chances)

    @property
    def high(self) -> int:
        """The greatest value."""
        return max(self.chances)

    def mean(self, z: complex) -> complex:
        """Gives the mean of ``exp(z * (X - centre))``."""
        centre = self.centre
        return sum(chance * exp(z * (value - centre)) for value, chance in self.chances.items())

    def bound(self, _angle: float, /) -> float:
        """Gives what ``abs(mean(i * a))`` is not above: nothing is known."""
        return 1.0
