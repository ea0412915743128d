"""Exact odds: the driver that gives a procedure every answer, weighted."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from rules.chance import Chances, certain, mixture, summed
from rules.dice import Throw
from rules.errors import NotAllowedNow
from rules.procedure import Answer, Choice, Declaration, Option, Written, by_default, run, value_of

T = TypeVar("T")  # outcome

Policy: TypeAlias = Callable[[Choice], Option]


class Work:
    """How much may still be worked out for exact odds: about four points a microsecond on an ordinary core.

    Args:
        points: how much; the same is counted each time, so that a roll has exact odds or has none.
    """

    def __init__(self, points: int = 8_000_000) -> None:
        self.left = points

    def spend(self, points: int) -> None:
        """Takes work off.

        Raises:
            OddsTooLong: none is left.
        """
        self.left -= points
        if self.left < 0:
            raise OddsTooLong("odds-too-many-dice")


class OddsTooLong(NotAllowedNow):
    """There are too many ways for exact odds to be worked out while somebody waits."""


_STEP = 60
"""Points of starting a procedure, and of each answer it is sent, up to its next branch."""


@dataclass(frozen=True, slots=True)
class _WorkedOut:
    """Exact chances under a policy, and every answer of the policy on the way to them."""

    chances: Chances[Any]
    heard: dict[Choice, Option]

    def holds(self, policy: Policy) -> bool:
        """Says whether another policy would come to the same: it answers alike wherever it is asked."""
        return all(policy(choice) == answer for choice, answer in self.heard.items())


@functools.lru_cache(maxsize=8192)
def _worked_out(declaration: Declaration[Any, Any]) -> list[_WorkedOut]:  # noqa: ARG001  # the key of the shelf
    """Gives the shelf of what has been worked out of a declaration, the latest last."""
    return []


_KEPT = 6
"""So many answers to the same choices are kept of a declaration."""


def odds(
    declaration: Declaration[Any, T],
    policy: Policy = by_default,
    after: Sequence[Answer] = (),
    work: Work | None = None,
) -> Chances[Any]:
    """Gives the exact chance of each outcome.

    Nested declarations are worked out once each and merged on their outcome, so a chain of procedures costs the
    product of their *outcomes*, not of their dice. What a policy is not asked about is worked out once for all of them.

    Args:
        declaration: what is declared.
        policy: answers the choices; the same answer for the same choice.
        after: answers that are already known; the chances are those from there on.
        work: how much may be worked out; shared by all that one card asks for.

    Raises:
        OddsTooLong: it would take too long.
    """
    weighed = _Weighing(policy, work or Work())
    return weighed.chances(declaration) if not after else weighed.explore(declaration, (), list(after), {})


@dataclass(frozen=True, slots=True)
class _Weighing:
    """The working out of exact chances under one policy."""

    policy: Policy
    work: Work

    def chances(self, declaration: Declaration[Any, Any], heard: dict[Choice, Option] | None = None) -> Chances[Any]:
        """Gives the chances of a declaration, and adds to ``heard`` what the policy was asked on the way."""
        shelf = _worked_out(declaration)
        found = next((one for one in reversed(shelf) if one.holds(self.policy)), None)
        if found is None:
            found = self._work_out(declaration)
            shelf.append(found)
            del shelf[:-_KEPT]
        if heard is not None:
            heard.update(found.heard)
        return found.chances

    def _work_out(self, declaration: Declaration[Any, Any]) -> _WorkedOut:
        heard: dict[Choice, Option] = {}
        parts = declaration.procedure.repeats(declaration.inputs)
        if parts is not None and parts.times > 1:
            one = self.chances(declaration.procedure(parts.one), heard)
            return _WorkedOut(summed(one, parts.times, parts.add), heard)
        return _WorkedOut(self.explore(declaration, (), [], heard), heard)

    def explore(
        self,
        declaration: Declaration[Any, Any],
        sent: tuple[Any, ...],
        known: list[Answer],
        heard: dict[Choice, Option],
    ) -> Chances[Any]:
        """Works out the chances from the point reached by sending ``sent``; ``known`` answers come first."""
        self.work.spend(_STEP * (1 + len(sent)))
        asking = declaration.begin()
        try:
            request = next(asking)
            for value in sent:
                request = asking.send(value)
            chances, known = self._ways(request, known, heard)
            while len(chances) == 1:
                sent = (*sent, next(iter(chances)))
                request = asking.send(sent[-1])
                chances, known = self._ways(request, known, heard)
        except StopIteration as ended:
            return certain(ended.value)
        finally:
            asking.close()
        branches = [
            (weight, self.explore(declaration, (*sent, value), known, heard))
            for value, weight in chances.weights.items()
        ]
        self.work.spend(sum(len(branch) for _, branch in branches))
        return mixture(branches)

    def _ways(
        self, request: Throw | Choice | Declaration[Any, Any], known: list[Answer], heard: dict[Choice, Option]
    ) -> tuple[Chances[Any], list[Answer]]:
        """Gives what can be sent for a request, and the known answers that are then still to come."""
        if isinstance(request, Declaration):
            return self._ways_of_part(request, known, heard)
        if known:
            return certain(value_of(request, Written(known).next_for(request))), known[1:]
        if isinstance(request, Throw):
            return request.chances(), known
        heard[request] = request.check(self.policy(request))
        return certain(heard[request]), known

    def _ways_of_part(
        self, part: Declaration[Any, Any], known: list[Answer], heard: dict[Choice, Option]
    ) -> tuple[Chances[Any], list[Answer]]:
        if not known:
            return self.chances(part, heard), known
        written = Written(known)
        followed = run(part, lambda asked: written.next_for(asked) if written.left else None)
        if followed.waiting is None:
            return certain(followed.outcome), known[len(known) - written.left :]
        return self.explore(part, (), known, heard), []
