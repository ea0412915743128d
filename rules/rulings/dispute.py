"""The state of a dispute: a fold over its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import singledispatch
from typing import TypeVar

from rules.errors import NotAllowedNow
from rules.procedure import Option
from rules.rulings import events as happened
from rules.rulings.events import Event, Way
from rules.rulings.points import Point, points_of

T = TypeVar("T")

MOST_RULES = 6
"""How many rules a dispute cites at most; more is no longer side by side."""


class Stage(StrEnum):
    """How far a dispute is."""

    OPEN = "open"
    RULED = "ruled"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class Reading:
    """What a side says the rule means.

    Attributes:
        text: in one line.
        why: the argument.
        revision: how often it was put in other words.
        settles: key of the open point that it answers, where it was picked.
        answer: that answer.
    """

    text: str
    why: str = ""
    revision: int = 1
    settles: str = ""
    answer: Option | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """A vote of the channel: until when (seconds since 1970), who voted for which reading, which sides want it over."""

    until: int
    votes: Mapping[int, int] = field(default_factory=dict)
    closes: frozenset[int] = frozenset()

    def count(self) -> tuple[int, int]:
        """Gives the votes for A and for B."""
        chosen = list(self.votes.values())
        return chosen.count(0), chosen.count(1)


@dataclass(frozen=True, slots=True)
class Dispute:
    """A dispute as it stands.

    Attributes:
        agreed: which reading a side agrees with; whoever states a reading agrees with it.
        wishes: the way a side wishes to end it.
        drops: the sides that want to let it rest.
        tied: the votes of a vote that ended without a winner.
        face: the die, when chance decided.
    """

    opened: happened.Opened
    parties: tuple[int, int | None]
    rules: tuple[str, ...]
    stage: Stage = Stage.OPEN
    readings: tuple[Reading | None, Reading | None] = (None, None)
    agreed: Mapping[int, int] = field(default_factory=dict)
    wishes: Mapping[int, happened.Wished] = field(default_factory=dict)
    drops: frozenset[int] = frozenset()
    arbiter: int | None = None
    vote: Vote | None = None
    tied: tuple[int, int] | None = None
    face: int | None = None
    ruled: happened.Ruled | None = None

    def side_of(self, person: int) -> int | None:
        """Gives the side of a person: 0 for A, 1 for B."""
        return self.parties.index(person) if person in self.parties else None

    def people(self) -> tuple[int, ...]:
        """Gives the sides that are there."""
        return tuple(person for person in self.parties if person is not None)

    @property
    def heard(self) -> bool:
        """Whether both sides have stated their reading."""
        return None not in self.readings

    def waits_for(self) -> tuple[int, ...]:
        """Says whose move it is: who has to state a reading, to agree or wish as the other did, or to decide."""
        if self.stage is not Stage.OPEN or self.vote is not None:
            return ()
        if self.arbiter is not None:
            return (self.arbiter,)
        if not self.heard:
            silent = [
                who for who, reading in zip(self.parties, self.readings, strict=True) if who is not None and not reading
            ]
            return tuple(silent)
        done = {*self.wishes, *self.drops}
        done |= {who for who, side in self.agreed.items() if side != self.side_of(who)}
        return tuple(who for who in self.people() if who not in done) or self.people()

    def points(self) -> tuple[Point, ...]:
        """Gives the open points that readings can answer: those of the roll, then those of the cited rules."""
        asked = [Point(one.question, one.rule, one.answers, one.facts) for one in self.opened.asked]
        found = {point.key: point for point in (*asked, *points_of(self.rules, self.opened.edition))}
        return tuple(found.values())

    def reading(self, side: int) -> Reading:
        """Gives a reading.

        Raises:
            NotAllowedNow: that side has not stated one yet.
        """
        found = self.readings[1 if side else 0]
        if found is None:
            raise NotAllowedNow("dispute-no-reading")
        return found


def fold(events: Iterable[Event]) -> Dispute:
    """Works the state out from all events; the first one opens the dispute."""
    first, *rest = events
    if not isinstance(first, happened.Opened):
        raise TypeError("a dispute begins by being opened")
    state = Dispute(first, first.parties, first.rules)
    for event in rest:
        state = apply(event, state)
    return state


@singledispatch
def apply(event: Event, state: Dispute) -> Dispute:  # noqa: ARG001  # the shape of every fold
    """Gives the state after an event. It trusts the event: what is allowed was asked before it was written."""
    raise TypeError(f"{type(event).__name__} cannot happen to an open dispute")


@apply.register
def _(event: happened.Seated, state: Dispute) -> Dispute:
    before = state.parties[event.side]
    parties = (state.parties[0], event.person) if event.side else (event.person, state.parties[1])
    return replace(
        state,
        parties=parties,
        agreed=_without(state.agreed, before),
        wishes=_without(state.wishes, before),
        drops=state.drops - {before},
    )


def _without(known: Mapping[int, T], person: int | None) -> dict[int, T]:
    return {who: what for who, what in known.items() if who != person}


@apply.register
def _(event: happened.Stated, state: Dispute) -> Dispute:
    before = state.readings[event.side]
    revision = before.revision + 1 if before else 1
    reading = Reading(event.text, event.why, revision, event.settles, event.answer)
    readings = (state.readings[0], reading) if event.side else (reading, state.readings[1])
    # Nobody agreed with words they have not read: agreement with this reading and all wishes begin anew.
    agreed = {who: side for who, side in state.agreed.items() if side != event.side}
    author = state.parties[event.side]
    if author is not None:
        agreed[author] = event.side
    return replace(state, readings=readings, agreed=agreed, wishes={})


@apply.register
def _(event: happened.Cited, state: Dispute) -> Dispute:
    return replace(state, rules=(*state.rules, event.rule))


@apply.register
def _(event: happened.Struck, state: Dispute) -> Dispute:
    return replace(state, rules=tuple(rule for rule in state.rules if rule != event.rule))


@apply.register
def _(event: happened.Agreed, state: Dispute) -> Dispute:
    return replace(state, agreed={**state.agreed, event.person: event.side})


@apply.register
def _(event: happened.Wished, state: Dispute) -> Dispute:
    return replace(state, wishes={**state.wishes, event.person: event})


@apply.register
def _(event: happened.ArbiterNamed, state: Dispute) -> Dispute:
    return replace(state, arbiter=event.person, vote=None, wishes={}, drops=frozenset())


@apply.register
def _(event: happened.VoteOpened, state: Dispute) -> Dispute:
    return replace(state, vote=Vote(event.until), arbiter=None, tied=None, wishes={}, drops=frozenset())


@apply.register
def _(event: happened.Voted, state: Dispute) -> Dispute:
    if state.vote is None:
        return state
    return replace(state, vote=replace(state.vote, votes={**state.vote.votes, event.person: event.side}))


@apply.register
def _(event: happened.CloseWished, state: Dispute) -> Dispute:
    if state.vote is None:
        return state
    return replace(state, vote=replace(state.vote, closes=state.vote.closes | {event.person}))


@apply.register
def _(event: happened.VoteTied, state: Dispute) -> Dispute:
    return replace(state, vote=None, tied=event.votes)


@apply.register
def _(event: happened.Threw, state: Dispute) -> Dispute:
    return replace(state, face=event.face)


@apply.register
def _(event: happened.DropWished, state: Dispute) -> Dispute:
    return replace(state, drops=state.drops | {event.person})


@apply.register
def _(event: happened.Dropped, state: Dispute) -> Dispute:  # noqa: ARG001  # the shape of every fold
    return replace(state, stage=Stage.DROPPED)


@apply.register
def _(event: happened.Ruled, state: Dispute) -> Dispute:
    return replace(state, stage=Stage.RULED, ruled=event)


def same_way(wishes: Iterable[happened.Wished]) -> happened.Wished | None:
    """Gives what two wishes have in common, or None: the same way, and the same arbiter where one is named."""
    first, *others = wishes
    if all(wish.way is first.way and wish.arbiter == first.arbiter for wish in others) and others:
        hours = [wish.hours for wish in (first, *others) if wish.hours is not None]
        return first.model_copy(update={"hours": hours[0] if hours else None})
    return None


__all__ = ["MOST_RULES", "Dispute", "Reading", "Stage", "Vote", "Way", "apply", "fold", "same_way"]
