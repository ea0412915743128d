"""Going back: over one's own last steps freely, else by the other side's consent; an arbiter decides."""

from __future__ import annotations

from collections.abc import Sequence

from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.fold import surviving
from rules.game.pact.say import must_have_say
from rules.game.state import Stage, State

_TALK = (
    happened.UndoAsked,
    happened.UndoRefused,
    happened.ConsentAsked,
    happened.ConsentRefused,
    happened.OrderSealed,
    happened.OrderWithdrawn,
    happened.Disputed,
    happened.DisputeEnded,
)
"""Asking for something, refusing it and disputes are talk about steps, not steps."""


def undo(state: State, person: int, log: list[Entry], to: int | None = None) -> list[Event]:
    """Goes back: freely over one's own last steps, else by asking the other side; an arbiter decides.

    Args:
        state: the game.
        person: who asks.
        log: every entry.
        to: the number of the last event that shall still count; None takes back one step.

    Raises:
        NotAllowedNow: there is nothing to undo, or somebody already asks.
    """
    _may_go_back(state, person)
    alive = [one for one in surviving(log) if not isinstance(one.event, _TALK)]
    # What was asked before the last step stays asked: only the step goes.
    target = to if to is not None else before(surviving(log), _last_step(alive))
    undone = _steps_after(target, alive)
    if not undone:
        raise NotAllowedNow("nothing-to-undo")
    mine = all(one.by == person for one in undone)
    dice = any(_shows_dice(one.event) for one in undone)
    if person in state.arbiters or (mine and not dice):
        return [happened.Reverted(to=target)]
    return [happened.UndoAsked(person=person, to=target)]


def _may_go_back(state: State, person: int) -> None:
    must_have_say(state, person)
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    if state.undo is not None:
        raise NotAllowedNow("undo-already-asked")
    if state.dispute is not None:
        raise NotAllowedNow("game-disputed", number=state.dispute.number)


def _steps_after(target: int, alive: Sequence[Entry]) -> list[Entry]:
    """Gives the steps that going back to an event takes back; none where that is before the start of the game."""
    begun = next((one.seq for one in alive if isinstance(one.event, happened.Started)), None)
    if begun is None or target < begun:
        return []
    return [one for one in alive if one.seq > target]


_CAUSES = (happened.Rolled, happened.Revealed, happened.Tested, happened.DeedDone)
"""Events that others follow from at once: going back a step takes them back together."""

_DONE = (happened.Marked, happened.StatusChanged)
"""What a roll does to units, one event after the other."""


def _last_step(alive: Sequence[Entry]) -> int:
    """Gives the number of the first event of the last step: several events of one moment, a roll with its decisions."""
    place = cause = len(alive) - 1
    while place > 0:
        last, before = alive[place], alive[place - 1]
        if (before.by, before.at) != (last.by, last.at):
            break
        if isinstance(before.event, _CAUSES):
            cause = place - 1
        elif not isinstance(last.event, _DONE) or not isinstance(before.event, _DONE):
            break
        place -= 1
    if isinstance(alive[cause].event, happened.Rolled | happened.Decided):
        while cause > 0 and isinstance(alive[cause - 1].event, happened.Declared | happened.Decided):
            cause -= 1
    return alive[cause].seq if cause >= 0 else 0


def before(alive: Sequence[Entry], seq: int) -> int:
    """Gives the number of the event before another one; before the declaration of a roll, as its decisions are of it.

    Args:
        alive: the entries that count.
        seq: the number of the event.
    """
    rolled = next((one.event for one in alive if one.seq == seq), None)
    if isinstance(rolled, happened.Rolled):
        for one in alive:
            event = one.event
            if isinstance(event, happened.Declared) and event.position == rolled.position:
                seq = min(seq, one.seq)
    return max((one.seq for one in alive if one.seq < seq), default=0)


def _shows_dice(event: Event) -> bool:
    """Says whether an event shows dice: whoever goes back behind it has seen them fall."""
    if isinstance(event, happened.Declared | happened.Decided):
        return any(isinstance(answer, tuple) for answer in event.answers)
    return isinstance(event, happened.Rolled | happened.Revealed)


def answer_undo(state: State, person: int, *, agree: bool) -> list[Event]:
    """Agrees to go back, or refuses.

    Raises:
        NotAllowedNow: nobody asked, or the one who asked answers.
    """
    must_have_say(state, person)
    if state.undo is None:
        raise NotAllowedNow("no-undo-asked")
    if state.dispute is not None:
        raise NotAllowedNow("game-disputed", number=state.dispute.number)
    target, asker = state.undo
    if person == asker:
        raise NotAllowedNow("undo-is-theirs")
    return [happened.Reverted(to=target)] if agree else [happened.UndoRefused()]
