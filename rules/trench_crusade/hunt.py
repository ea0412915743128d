"""A Relic Hunt in a game: which relics are there, and what a successful roll writes down.

Source: Trench Crusade 1.6.3 pp. 136-137; 1.0.2.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.errors import CannotBeRead, RulesError
from rules.game.events import Event
from rules.game.score.scoring import places_now, take
from rules.game.state import State
from rules.trench_crusade.tasks import Claimed, worth


def is_hunt(state: State) -> bool:
    """Says whether a game's scenario has relics that are taken in the course of a turn."""
    scenario = state.ledger.scenario
    return scenario is not None and scenario.places is not None and scenario.places.taken


def must_be_there(state: State, person: int, place: int | None, unit: str) -> None:
    """Refuses to roll for a relic that cannot be taken.

    Raises:
        CannotBeRead: it is not said which.
        RulesError: it is gone, or was taken this turn.
    """
    if place is None:
        taken = state.ledger.taken_in(state.turn)
        left = ", ".join(str(one) for one in places_now(state) if one not in taken)
        raise CannotBeRead("which-relic", left=left or "–")
    take(state, person, place, unit)


def scored_so_far(state: State, person: int) -> int:
    """Gives the points of relics that the side of a person has taken in this turn, at most four."""
    mine = [one for one in state.ledger.taken_in(state.turn).values() if one.side == state.side_of(person)]
    return min(len(mine) * worth(state.turn), 4)


def claimed(state: State, person: int, outcome: Claimed) -> Sequence[Event]:
    """Gives what a roll for a relic writes down; nothing where somebody else was quicker."""
    if not outcome.place or not is_hunt(state):
        return ()
    try:
        return take(state, person, outcome.place, outcome.unit)
    except RulesError:
        return ()
