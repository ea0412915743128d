"""How a sum is spread, from its characteristic function."""

from __future__ import annotations

import cmath
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, log, pi, prod, sin, sqrt

from rules.characteristic.term import FEWEST, Term, TooDear

ERROR = 1e-10
"""How far a chance may be off, all causes together: below the last digit that any card shows."""
_OUTSIDE = 1e-12
"""How likely a sum may lie beyond either end of the window."""
_LEFT_OUT = 1e-12
"""What all waves behind the last one may add up to."""
_TRIES = 12
"""How often an end of the window is looked for; a sum like a bell wants two."""


@dataclass(frozen=True, slots=True)
class Part:
    """So many independent terms alike, each added or, with ``scale`` -1, taken off, or times any whole number."""

    term: Term
    times: int = 1
    scale: int = 1

    @property
    def ends(self) -> tuple[int, int]:
        """The least and the greatest value."""
        low, high = sorted((self.term.low * self.scale, self.term.high * self.scale))
        return low * self.times, high * self.times

    def mean(self, z: complex) -> complex:
        """Gives the mean of ``exp(z * (X - centre))``."""
        return self.term.mean(z * self.scale) ** self.times

    def bound(self, angle: float) -> float:
        """Gives what ``abs(mean(i * a))`` is not above for any a from this angle up to pi."""
        return self.term.bound(angle) ** self.times if abs(self.scale) == 1 else 1.0


class Spread:
    """How a sum of independent parts is spread.

    Args:
        parts: what is added.
        budget: what it may cost, in microseconds.

    Raises:
        TooDear: it would cost more.
    """

    def __init__(self, parts: Sequence[Part], budget: float) -> None:
        self._parts = parts
        cost = sum(part.term.cost + 0.3 for part in parts)
        if FEWEST * cost > budget:
            raise TooDear
        self.low = sum(part.ends[0] for part in parts)
        self.high = sum(part.ends[1] for part in parts)
        self._centre = sum(part.term.centre * part.times * part.scale for part in parts)
        self._from = self._edge(-1)
        length = self._edge(1) - self._from + 1
        self._length = length + 1 - length % 2  # odd, so that every wave but the first has its mirror image
        count = self._needed()
        if count * cost > budget:
            raise TooDear
        self._waves = [self._wave(number) for number in range(1, count + 1)]

    def at_most(self, value: int) -> float:
        """Gives the chance of at most some value, to within ``ERROR``."""
        begin, reach = self._from, value - self._from + 1
        if reach <= 0 or reach >= self._length:
            return float(reach > 0)
        middle = self._centre - (begin + value) / 2
        waves = sum(
            (wave * cmath.exp(1j * angle * middle)).real * sin(reach * angle / 2) for angle, wave in self._waves
        )
        return min(max(reach / self._length + waves, 0.0), 1.0)

    def _mean(self, z: complex) -> complex:
        return prod((part.mean(z) for part in self._parts), start=1 + 0j)

    def _edge(self, side: int) -> int:
        """Gives a value beyond which there is next to nothing, after Chernoff: each try proves one, the best is taken.

        For a sum spread like a bell the best try is where the logarithm of the mean is as large as that of what may
        lie outside, so each try goes there by the square root.
        """
        best, wanted = self.high if side > 0 else self.low, -log(_OUTSIDE)
        tilt, under, over = 8 / (self.high - self.low + 1), 0.0, inf
        for _ in range(_TRIES):
            grown = self._grown(side * tilt)
            proven = (grown + wanted) / tilt
            if proven < self.high - self.low:
                best = min(best, floor(self._centre + proven)) if side > 0 else max(best, ceil(self._centre - proven))
            if 0.6 * wanted < grown < 2 * wanted or proven < 1:
                break
            if grown < wanted:
                under, tilt = tilt, tilt * min(16.0, sqrt(wanted / max(grown, 1e-9)))
            else:
                over, tilt = tilt, tilt / 16
            if under and not under < tilt < over:
                tilt = sqrt(under * over)
        return best

    def _grown(self, tilt: float) -> float:
        """Gives the logarithm of the mean, infinity where the mean is too large for a number."""
        try:
            mean = self._mean(tilt + 0j).real
        except OverflowError:
            return inf
        return log(mean) if 0 < mean < inf else inf

    def _needed(self) -> int:
        """Gives after how many waves all others together are next to nothing."""
        most = (self._length - 1) // 2
        return bisect_left(range(most), True, key=lambda number: self._rest(number) < _LEFT_OUT)

    def _rest(self, number: int) -> float:
        """Bounds what all waves behind one add up to; ``sin(a / 2)`` is at least ``a / pi``."""
        angle = 2 * pi * (number + 1) / self._length
        shared = prod(part.bound(angle) for part in self._parts)
        return shared * (1 / (number + 1) + log(self._length / (2 * (number + 1))))

    def _wave(self, number: int) -> tuple[float, complex]:
        angle = 2 * pi * number / self._length
        return angle, self._mean(1j * angle) * 2 / (self._length * sin(angle / 2))
