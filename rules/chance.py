"""Exact chances: whole-number weights over outcomes, never a floating point."""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb, lcm
from typing import Generic, TypeVar, cast

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


def summed(one: Chances[T], times: int, add: Callable[[T, T], T] = operator.add) -> Chances[T]:
    """Gives the chances of so many independent ones, added up.

    Args:
        one: the chances of one.
        times: how many; 1 or more.
        add: adds two outcomes; the order does not matter.
    """
    if add is operator.add and all(type(outcome) is int for outcome in one):
        return cast("Chances[T]", _power(cast("Chances[int]", one), times))
    first, *others = one.weights.items()
    sums: dict[tuple[int, T | None], int] = {(0, None): 1}
    for outcome, weight in others:
        sums = _shared(sums, outcome, weight, times, add)
    merged: dict[T, int] = {}
    outcome, weight = first
    multiples = _multiples(outcome, times, add)
    for (used, total), ways in sums.items():
        left = times - used
        reached = multiples[left] if total is None else add(total, multiples[left]) if left else total
        merged[reached] = merged.get(reached, 0) + ways * weight**left
    return Chances(merged, one.total**times)


def _shared(
    sums: dict[tuple[int, T | None], int], outcome: T, weight: int, times: int, add: Callable[[T, T], T]
) -> dict[tuple[int, T | None], int]:
    """Gives one outcome to some of those that have none yet, in every number and way."""
    multiples = _multiples(outcome, times, add)
    after: dict[tuple[int, T | None], int] = {}
    for (used, total), ways in sums.items():
        left = times - used
        for here in range(left + 1):
            reached = total if not here else multiples[here] if total is None else add(total, multiples[here])
            key = (used + here, reached)
            after[key] = after.get(key, 0) + ways * comb(left, here) * weight**here
    return after


def _multiples(outcome: T, times: int, add: Callable[[T, T], T]) -> list[T]:
    """Gives an outcome once, twice … so many times; the first entry is never used for none."""
    found = [outcome, outcome]
    for _ in range(times - 1):
        found.append(add(found[-1], outcome))
    return found


def _power(one: Chances[int], times: int) -> Chances[int]:
    """Sums numbers: the powers of a polynomial, each coefficient from those before it (Euler's recurrence)."""
    lowest, highest = min(one), max(one)
    ways = [one.weights.get(lowest + place, 0) for place in range(highest - lowest + 1)]
    found = [ways[0] ** times]
    for place in range(1, (highest - lowest) * times + 1):
        steps = range(1, min(place, len(ways) - 1) + 1)
        total = sum((step * (times + 1) - place) * ways[step] * found[place - step] for step in steps if ways[step])
        found.append(total // (place * ways[0]))
    weights = {lowest * times + place: way for place, way in enumerate(found) if way}
    return Chances(weights, one.total**times)
