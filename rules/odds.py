"""Exact odds: the driver that gives a procedure every answer, weighted."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from rules.chance import Chances, certain, mixture, summed
from rules.dice import Throw
from rules.errors import NotAllowedNow
from rules.procedure import Answer, Choice, Declaration, Option, Written, by_default, run, value_of

T = TypeVar("T")  # outcome

Policy: TypeAlias = Callable[[Choice], Option]


class Work:
    """How much may still be worked out for exact odds: about fifteen points a microsecond on an idle core.

    Args:
        points: how much. The same is counted each time, whatever has been worked out before, so that a roll has exact
            odds or has none; of what one budget has paid for nothing is counted twice.
    """

    def __init__(self, points: int = 8_000_000) -> None:
        self.left = points
        self._paid: dict[int, _Bill] = {}

    def spend(self, points: int) -> None:
        """Takes work off.

        Raises:
            OddsTooLong: none is left.
        """
        self.left -= points
        if self.left < 0:
            raise OddsTooLong("odds-too-many-dice")

    def at_most(self, points: int) -> None:
        """Leaves no more than so much for what is still to come."""
        self.left = min(self.left, points)

    @contextmanager
    def within(self, points: int) -> Iterator[None]:
        """Lets one part of the work take no more than so much; what it does not take stays for the others."""
        kept = max(self.left - points, 0)
        self.left = min(self.left, points)
        try:
            yield
        finally:
            self.left = max(self.left, 0) + kept

    def pay(self, bill: _Bill) -> None:
        """Takes off what it took to work something out, as if it were worked out now.

        Raises:
            OddsTooLong: so much is not left.
        """
        due = [bill]
        while due:
            one = due.pop()
            if id(one) not in self._paid:
                self.paid(one)
                self.spend(one.cost)
                due += one.parts

    def paid(self, bill: _Bill) -> None:
        """Notes that something has just been worked out with this budget."""
        self._paid[id(bill)] = bill  # kept, so that no other takes its id


class OddsTooLong(NotAllowedNow):
    """There are too many ways for exact odds to be worked out while somebody waits."""


_STEP = 60
"""Points of starting a procedure, and of each answer it is sent, up to its next branch."""


@dataclass(frozen=True, slots=True, eq=False)
class _Bill:
    """What it took to work chances out, without the parts that they rest on; it outlives them on the shelf."""

    cost: int
    parts: tuple[_Bill, ...]


@dataclass(frozen=True, slots=True, eq=False)
class _WorkedOut:
    """Exact chances under a policy, every answer of the policy on the way to them, and what they took."""

    chances: Chances[Any]
    heard: dict[Choice, Option]
    bill: _Bill

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
    return weighed.chances(declaration) if not after else weighed.explore(declaration, (), list(after), _Tally())


@dataclass(slots=True)
class _Tally:
    """What the working out of one declaration has come to so far: see :class:`_WorkedOut`."""

    heard: dict[Choice, Option] = field(default_factory=dict)
    cost: int = 0
    parts: dict[int, _Bill] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Weighing:
    """The working out of exact chances under one policy."""

    policy: Policy
    work: Work

    def chances(self, declaration: Declaration[Any, Any], tally: _Tally | None = None) -> Chances[Any]:
        """Gives the chances of a declaration, and adds them to the tally of what rests on them."""
        shelf = _worked_out(declaration)
        found = next((one for one in reversed(shelf) if one.holds(self.policy)), None)
        if found is not None:
            self.work.pay(found.bill)
        else:
            found = self._work_out(declaration)
            self.work.paid(found.bill)
            shelf.append(found)
            del shelf[:-_KEPT]
        if tally is not None:
            tally.heard.update(found.heard)
            tally.parts[id(found.bill)] = found.bill
        return found.chances

    def _work_out(self, declaration: Declaration[Any, Any]) -> _WorkedOut:
        tally = _Tally()
        parts = declaration.procedure.repeats(declaration.inputs)
        if parts is not None and parts.times > 1:
            one = self.chances(declaration.procedure(parts.one), tally)
            chances = summed(one, parts.times, parts.add)
        else:
            chances = self.explore(declaration, (), [], tally)
        return _WorkedOut(chances, tally.heard, _Bill(tally.cost, tuple(tally.parts.values())))

    def _spend(self, points: int, tally: _Tally) -> None:
        tally.cost += points
        self.work.spend(points)

    def explore(
        self,
        declaration: Declaration[Any, Any],
        sent: tuple[Any, ...],
        known: list[Answer],
        tally: _Tally,
    ) -> Chances[Any]:
        """Works out the chances from the point reached by sending ``sent``; ``known`` answers come first."""
        self._spend(_STEP * (1 + len(sent)), tally)
        asking = declaration.begin()
        try:
            request = next(asking)
            for value in sent:
                request = asking.send(value)
            chances, known = self._ways(request, known, tally)
            while len(chances) == 1:
                sent = (*sent, next(iter(chances)))
                request = asking.send(sent[-1])
                chances, known = self._ways(request, known, tally)
        except StopIteration as ended:
            return certain(ended.value)
        finally:
            asking.close()
        branches = [
            (weight, self.explore(declaration, (*sent, value), known, tally))
            for value, weight in chances.weights.items()
        ]
        self._spend(sum(len(branch) for _, branch in branches), tally)
        return mixture(branches)

    def _ways(
        self, request: Throw | Choice | Declaration[Any, Any], known: list[Answer], tally: _Tally
    ) -> tuple[Chances[Any], list[Answer]]:
        """Gives what can be sent for a request, and the known answers that are then still to come."""
        if isinstance(request, Declaration):
            return self._ways_of_part(request, known, tally)
        if known:
            return certain(value_of(request, Written(known).next_for(request))), known[1:]
        if isinstance(request, Throw):
            return request.chances(), known
        tally.heard[request] = request.check(self.policy(request))
        return certain(tally.heard[request]), known

    def _ways_of_part(
        self, part: Declaration[Any, Any], known: list[Answer], tally: _Tally
    ) -> tuple[Chances[Any], list[Answer]]:
        if not known:
            return self.chances(part, tally), known
        written = Written(known)
        followed = run(part, lambda asked: written.next_for(asked) if written.left else None)
        if followed.waiting is None:
            return certain(followed.outcome), known[len(known) - written.left :]
        return self.explore(part, (), known, tally), []
