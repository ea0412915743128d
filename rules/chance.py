"""Exact chances: whole-number weights over outcomes, never a floating point."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


@dataclass(frozen=True, eq=False)
class Chances(Generic[T]):
    """How likely each outcome is: ``weights[outcome] / total``.

    Outcomes keep the order in which they were first met. Weights are positive and add up to ``total``.
    """

    weights: Mapping[T, int]
    total: int

    def __getitem__(self, outcome: T) -> Fraction:
        return Fraction(self.weights.get(outcome, 0), self.total)

    def __iter__(self) -> Iterator[T]:
        return iter(self.weights)

    def __len__(self) -> int:
        return len(self.weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Chances):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __hash__ = None  # type: ignore[assignment]  # a mapping, so not hashable

    def items(self) -> Iterator[tuple[T, Fraction]]:
        """Yields each outcome with its chance."""
        return ((outcome, Fraction(weight, self.total)) for outcome, weight in self.weights.items())

    def where(self, test: Callable[[T], bool]) -> Fraction:
        """Gives the chance that the outcome passes a test."""
        return Fraction(sum(weight for outcome, weight in self.weights.items() if test(outcome)), self.total)

    def map(self, change: Callable[[T], U]) -> Chances[U]:
        """Gives the chances of what each outcome turns into; equal results merge."""
        merged: dict[U, int] = {}
        for outcome, weight in self.weights.items():
            result = change(outcome)
            merged[result] = merged.get(result, 0) + weight
        return Chances(merged, self.total)


def certain(outcome: T) -> Chances[T]:
    """Gives the chances of something that cannot happen otherwise."""
    return Chances({outcome: 1}, 1)


def mixture(branches: Iterable[tuple[int, Chances[T]]]) -> Chances[T]:
    """Joins branches, each with its weight among the others; equal outcomes merge."""
    parts = list(branches)
    common = lcm(*(chances.total for _, chances in parts))
    merged: dict[T, int] = {}
    for branch, chances in parts:
        scale = branch * (common // chances.total)
        for outcome, weight in chances.weights.items():
            merged[outcome] = merged.get(outcome, 0) + weight * scale
    return Chances(merged, common * sum(weight for weight, _ in parts))
