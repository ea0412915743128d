"""How a game ends: by its own rules, by conceding, by an arbiter, or as both sides agree."""

from __future__ import annotations

from collections.abc import Sequence

from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game.events import Event
from rules.game.hidden import Secret, open_all
from rules.game.pact.say import ask, must_have_say, my_side
from rules.game.state import Stage, State
from rules.game.turn import due, fled

UNFINISHED = ("abandoned", "lapsed")
"""Ways to end that make nobody win."""


def end(state: State, person: int, seed: str, reason: str, winner: int | None, *, silent: bool = False) -> list[Event]:
    """Ends the game where that is for one alone to do; else asks the other side. The seed is published at the end.

    Args:
        state: the game.
        person: who ends it; conceding makes the other side win.
        seed: the dice seed that was secret so far; a request for consent does not tell it.
        reason: ``played``, ``conceded`` or ``abandoned``.
        winner: the person who won, where the players say so; else the score decides a game that was played.
        silent: whether the other side has not answered for so long that it need not be asked to stop.

    Raises:
        NotAllowedNow: it is over already, the winner does not play, or another request is open.
    """
    must_have_say(state, person)
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    if reason == "conceded":
        return [_ended(seed, "conceded", 1 - my_side(state, person))]
    named = None if winner is None else my_side(state, winner)
    if reason == "abandoned" and silent:
        return [_ended(seed, "lapsed", None)]
    ended = _called(state, reason, named)
    mine = state.side_of(person)
    other = None if mine is None else state.seats[1 - mine]
    # Whoever left and had their data deleted stands in their seat with a number below 0, and can agree to nothing.
    alone = person in state.arbiters or other is None or other.person < 0 or state.stage is Stage.OPEN
    if other is None or alone or _follows(state, ended):
        return [ended.model_copy(update={"seed": seed})]
    return ask(state, person, other.person, ended)


def _called(state: State, reason: str, named: int | None) -> happened.Ended:
    """Gives the end as somebody calls it, still without the seed."""
    flight = fled(state)
    if reason == "abandoned":
        return _ended("", "abandoned", None)
    if flight is not None:
        runner, by_points = flight
        return _ended("", "fled", _ahead(state) if by_points else 1 - runner)
    return _ended("", "played", _ahead(state) if named is None else named)


def _ended(seed: str, reason: str, winner: int | None) -> happened.Ended:
    return happened.Ended.model_validate({"seed": seed, "reason": reason, "winner": winner})


def _ahead(state: State) -> int | None:
    mine, theirs = state.score
    return None if mine == theirs else int(theirs > mine)


def _follows(state: State, ended: happened.Ended) -> bool:
    """Says whether the game is over by its own rules, and ends as they say."""
    if state.stage is not Stage.RUNNING or state.window is not None or ended.reason == "abandoned":
        return False
    over = any(what == "owed-end" for _, what in due(state))
    return over and (ended.reason == "fled" or ended.winner == _ahead(state))


def opened(events: Sequence[Event], state: State, seed: str, secrets: Sequence[Secret]) -> list[Event]:
    """Opens what is sealed before the game ends, and tells the seed where an end was agreed without it."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, happened.Ended):
            found += open_all(state, secrets)
            found.append(event.model_copy(update={"seed": seed}))
        else:
            found.append(event)
    return found
