"""Whom a dispute calls when something happens in it, and whether a call still holds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.rulings import events as happened
from rules.rulings.dispute import Dispute, Stage
from rules.rulings.events import Event, Way

SIDE, ARBITER, VOTE_OVER = "dispute-ping-side", "dispute-ping-arbiter", "dispute-ping-vote-over"
"""Message ids of what is said: state your reading, decide it, the vote has closed."""


def calls(happening: Sequence[Event], after: Dispute, by: int) -> Iterator[tuple[int, int, str]]:
    """Yields who is called for which event: its place, the person, what is said.

    Nobody is called for what they did themselves. In a game that waits for its dispute, nobody is called at all: its
    letters tell whoever is waited for.

    Args:
        happening: what happens.
        after: the dispute afterwards.
        by: who brought it about; 0 where time alone did.
    """
    if after.opened.paused:
        return
    for place, event in enumerate(happening):
        for person, what in _called(event, after):
            if person != by:
                yield place, person, what


def _called(event: Event, after: Dispute) -> list[tuple[int, str]]:
    match event:
        case happened.Opened(parties=(_, int(opponent))):
            return [(opponent, SIDE)]
        case happened.ArbiterNamed(person=person):
            return [(person, ARBITER)]
        case happened.VoteTied() | happened.Ruled(way=Way.VOTE):
            return [(person, VOTE_OVER) for person in after.people()]
    return []


def holds(what: str, person: int, state: Dispute) -> bool:
    """Says whether somebody still has to be told; a call may have waited for the morning."""
    if what == SIDE:
        side = state.side_of(person)
        return state.stage is Stage.OPEN and side is not None and state.readings[side] is None
    if what == ARBITER:
        return state.stage is Stage.OPEN and state.arbiter == person
    return person in state.parties
