"""Rolls of a game that wait for somebody's decision: one at a time, and nothing else moves on meanwhile."""

from __future__ import annotations

from rules.errors import NotAllowedNow
from rules.game.events import Declared
from rules.game.state import State, must_run


class Crossed(NotAllowedNow):
    """Another roll of the game came in between; this one has to be thrown again with the dice of its new place."""


def must_be_settled(state: State) -> None:
    """Refuses to go on while a roll waits for a decision.

    Raises:
        NotAllowedNow: one waits; the error says for whom.
    """
    if state.window is not None:
        title = state.window.title or f"<@{state.window.roller}>"
        waits = "roll-waits-dice" if state.window.question == "faces" else "roll-waits"
        raise NotAllowedNow(waits, person=f"<@{state.window.decider}>", title=title)


def may_begin(state: State, position: int) -> None:
    """Says whether a roll that was worked out for a place in the game may be written there.

    Raises:
        NotAllowedNow: a roll waits for a decision.
        Crossed: another roll has taken the place.
    """
    must_be_settled(state)
    if state.rolls != position:
        raise Crossed("roll-crossed")


def waiting(state: State, procedure: str, position: int, answered: int) -> Declared:
    """Gives the roll that waits, as somebody's card shows it.

    Args:
        state: the game.
        procedure: the procedure that was declared.
        position: how many rolls stood before it.
        answered: how many answers the card has.

    Raises:
        NotAllowedNow: the game does not run, or the roll was decided, undone or finished meanwhile.
    """
    must_run(state)
    window = state.window
    if window is None or (window.procedure, window.position, len(window.answers)) != (procedure, position, answered):
        raise NotAllowedNow("stale-answered")
    return window
