"""Who has a say in a game, and asking those who have for their consent."""

from __future__ import annotations

from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game.events import Event, Grant
from rules.game.state import State


def my_side(state: State, person: int) -> int:
    """Gives the side of a person.

    Raises:
        NotAllowedNow: they do not play in this game.
    """
    side = state.side_of(person)
    if side is None:
        raise NotAllowedNow("not-a-player")
    return side


def must_have_say(state: State, person: int) -> None:
    """Refuses whoever neither plays nor is an arbiter of the game.

    Raises:
        NotAllowedNow: they only watch.
    """
    if person not in state.arbiters:
        my_side(state, person)


def ask(state: State, person: int, to: int, *granted: Grant) -> list[Event]:
    """Asks somebody for their consent; one's own earlier question is taken back by it.

    Raises:
        NotAllowedNow: somebody else's question is still open.
    """
    if state.asked is not None and state.asked.person != person:
        raise NotAllowedNow("consent-already-asked")
    return [happened.ConsentAsked(person=person, to=to, granted=granted)]
