"""What a part of a sum has to tell, and the evenly spread run that most are made of."""

from __future__ import annotations

from cmath import sinh
from math import pi, sin
from typing import Protocol

FEWEST = 25
"""On so many points at least is the mean of any sum wanted."""


class TooDear(Exception):
    """The chance would take longer than a player's roll may."""


class Term(Protocol):
    """One independent part of a sum of whole numbers."""

    @property
    def low(self) -> int:
        """The least value."""

    @property
    def high(self) -> int:
        """The greatest value."""

    @property
    def centre(self) -> float:
        """The mean value."""

    @property
    def cost(self) -> float:
        """What ``mean`` costs, in microseconds on two ordinary cores."""

    def mean(self, z: complex, /) -> complex:
        """Gives the mean of ``exp(z * (X - centre))``; z is real or imaginary, and not zero."""

    def bound(self, angle: float, /) -> float:
        """Gives what ``abs(mean(i * a))`` is not above for any a from this angle up to pi."""


def run(length: int, z: complex) -> complex:
    """Gives the mean of ``exp(z * x)`` of as many neighbours round zero, each as likely."""
    return sinh(length * z / 2) / (length * sinh(z / 2))


def run_bound(length: int, angle: float) -> float:
    """Bounds ``run`` from this angle up to pi: it falls along its first lobe, later ones stay below ``pi / (n a)``."""
    edge = min(angle, pi / length)
    bound = sin(length * edge / 2) / (length * sin(edge / 2))
    return bound if edge == angle else min(bound, pi / (length * angle))
