"""What a declaration may ask for: every throw and every decision on its ways, before any die has fallen."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules.dice import Throw
from rules.odds import Policy, odds
from rules.procedure import Asking, Choice, Declaration, Option, by_default

_WAYS = 12
"""So many values of one throw, or outcomes of one part, are followed; more would ask for the same again."""
_STEPS = 4000
"""So many requests are looked at before the rest is left out."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A policy with one decision made otherwise, wherever it is asked for and offers the answer.

    Args:
        policy: answers everything else.
        asked: the decision.
        answer: the answer it gets.
    """

    policy: Policy
    asked: Choice
    answer: Option

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        if same(choice, self.asked) and self.answer in choice.options:
            return self.answer
        return self.policy(choice)


def same(one: Choice, other: Choice) -> bool:
    """Says whether two choices are one decision: the same question, decider and roll, whatever is held by then."""
    return _decision(one) == _decision(other)


def _decision(choice: Choice) -> tuple[Hashable, ...]:
    return choice.question, choice.decider, dict(choice.facts).get("purpose")


def foreseen(declaration: Declaration[Any, Any], policy: Policy = by_default) -> tuple[Asking, ...]:
    """Gives every throw and every decision that may be asked for, each once, in the order in which they come up.

    Args:
        declaration: what is declared.
        policy: answers the decisions; hashable.
    """
    return _foreseen(declaration, policy)


@lru_cache(maxsize=2048)
def _foreseen(declaration: Declaration[Any, Any], policy: Policy) -> tuple[Asking, ...]:
    found: dict[Asking, None] = {}
    waiting: list[tuple[Any, ...]] = [()]
    steps = 0
    while waiting and steps < _STEPS:
        sent = waiting.pop()
        steps += 1
        asking = declaration.begin()
        try:
            request = next(asking)
            for value in sent:
                request = asking.send(value)
        except StopIteration:
            continue
        finally:
            asking.close()
        if isinstance(request, Declaration):
            found |= dict.fromkeys(_foreseen(request, policy))
            values = _spread(list(odds(request, policy)))
        elif isinstance(request, Choice):
            found[request] = None
            values = [request.check(policy(request))]
        else:
            found[request] = None
            values = _of_throw(request)
        waiting += [(*sent, value) for value in reversed(values)]
    return tuple(found)


def _of_throw(throw: Throw) -> list[Any]:
    """Gives values of a throw that lead to different places: one for each result on its scale, or some of them."""
    values = sorted(throw.chances(), key=_order)
    if not throw.scale:
        return _spread(values)
    by_result = {throw.result(value): value for value in values if isinstance(value, int)}
    return list(by_result.values()) or _spread(values)


def _order(value: Any) -> Any:
    return value if isinstance(value, int) else 0


def _spread(values: Sequence[Any]) -> list[Any]:
    """Takes a dozen of many values, the first and the last among them."""
    if len(values) <= _WAYS:
        return list(values)
    step = (len(values) - 1) / (_WAYS - 1)
    return [values[round(place * step)] for place in range(_WAYS)]


def throws(asked: Sequence[Asking]) -> Iterator[Throw]:
    """Yields the throws among requests."""
    return (one for one in asked if isinstance(one, Throw))


def decisions(asked: Sequence[Asking]) -> tuple[Choice, ...]:
    """Gives the decisions among requests, each once, with the most answers it may offer."""
    found: dict[tuple[Hashable, ...], Choice] = {}
    for choice in (one for one in asked if isinstance(one, Choice)):
        known = found.get(_decision(choice))
        if known is None or len(choice.options) > len(known.options):
            found[_decision(choice)] = choice
    return tuple(found.values())
