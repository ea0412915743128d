"""Who has to do what: the panel, the pings and the lists read only this."""

from __future__ import annotations

from dataclasses import replace

from rules.game.state import Stage, State
from rules.game.turn import due


def owed(state: State) -> tuple[tuple[int, str], ...]:
    """Says who has to do what, as pairs of person and message id; the panel, the pings and the lists read only this."""

    def person(side: int) -> int:
        seat = state.seats[side]
        return seat.person if seat else 0

    if state.stage is Stage.ENDED:
        return ()
    if state.dispute is not None:
        what = "owed-ruling" if state.dispute.judged else "owed-dispute"
        return tuple((person, what) for person in state.dispute.waits)
    consent = ((state.asked.to, "owed-consent"),) if state.asked is not None else ()
    if state.undo is not None:
        asker = state.undo[1]
        return (*(((seat.person, "owed-undo")) for seat in state.seats if seat and seat.person != asker), *consent)
    if state.stage is Stage.OPEN:
        return (*_owed_before(state), *consent)
    if state.stage is not Stage.RUNNING:
        return consent
    if state.window is not None:
        return ((state.window.decider, "owed-decision"), *consent)
    return (*((person(side), what) for side, what in due(state)), *consent)


def owed_later(state: State) -> tuple[tuple[int, str], ...]:
    """Says who has to do what as soon as no roll waits and nobody asks to go back."""
    return owed(replace(state, window=None, undo=None))


def _owed_before(state: State) -> tuple[tuple[int, str], ...]:
    """Says who has to do what before the first turn."""
    seated = [seat.person for seat in state.seats if seat]
    if len(seated) < 2:
        return ((state.invited, "owed-join"),) if state.invited is not None else ()
    unread = [person for person in seated if state.terms and person not in state.accepted]
    return tuple((person, "owed-terms") for person in unread) or tuple((person, "owed-start") for person in seated)
