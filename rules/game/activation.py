"""An activation under way: who may begin one, who ends it, and which rolls end it by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.fold import apply, done_with, surviving
from rules.game.pact.say import must_have_say
from rules.game.rolls import must_be_settled
from rules.game.state import State, must_run
from rules.systems import battle_of


def must_act(state: State, side: int) -> None:
    """Refuses a side that is not to begin an activation now; one of its own that is under way ends with the next.

    Raises:
        NotAllowedNow: a roll waits, nobody is first yet, it is the other side's turn, or all have acted.
    """
    must_be_settled(state)
    if state.first is None:
        raise NotAllowedNow("nobody-first-yet")
    if state.active:
        after = done_with(state, *state.active)
        if state.to_act != side or (after.to_act != side and after.to_act is not None):
            whose = "unit-still-acts" if state.to_act == side else "their-unit-acts"
            raise NotAllowedNow(whose, name=_names(state, state.active), act=state.setup.act)
        state = after
    if state.to_act != side:
        code = "not-your-turn" if state.to_act is not None else "all-activated"
        raise NotAllowedNow(code, act=state.setup.act)


def finish(state: State, person: int, unit: str | None = None) -> list[Event]:
    """Ends the activation that is under way; of a unit that is named only if it is one of those.

    Raises:
        NotAllowedNow: none is under way, that unit's is over, it is the other side's, or a roll waits.
    """
    must_have_say(state, person)
    must_run(state)
    must_be_settled(state)
    if not state.active or (unit is not None and unit not in state.active):
        raise NotAllowedNow("activation-over", act=state.setup.act)
    if person not in state.arbiters and state.side_of(person) != state.to_act:
        raise NotAllowedNow("activation-is-theirs", name=_names(state, state.active), act=state.setup.act)
    return [happened.ActivationEnded(units=state.active)]


def _names(state: State, units: Sequence[str]) -> str:
    return " · ".join(state.units[unit].name for unit in units)


def ended_by(state: State, units: Mapping[str, str], outcome: Any, changes: Sequence[Event]) -> list[Event]:
    """Gives the end of an activation that a roll's outcome brings about by the rules of the system.

    Args:
        state: the game before the roll.
        units: the units of the roll by their part in it.
        outcome: what came of it.
        changes: what it changes on the table; a status that comes may have ended the activation already.
    """
    for event in changes:
        state = apply(event, state)
    own = units.get("own", "")
    if own not in state.active or not battle_of(state.setup.system).ends(outcome):
        return []
    return [happened.ActivationEnded(units=(own,))]


def made_again(state: State, log: Sequence[Entry]) -> bool:
    """Says whether the newest roll is one that its unit may make once in an activation, and made before in this one.

    Args:
        state: the game after the roll.
        log: its log.
    """
    entries = reversed(surviving(log))
    newest = next((one.event for one in entries if isinstance(one.event, happened.Rolled)), None)
    own = newest.units.get("own", "") if newest is not None else ""
    if newest is None or not own or newest.procedure not in battle_of(state.setup.system).once:
        return False
    made = False
    for one in entries:  # those before it, back to where the activation began
        match one.event:
            case happened.Rolled() as rolled:
                made |= rolled.procedure == newest.procedure and rolled.units.get("own") == own
            case happened.Activated():
                return made and one.event.unit == own
            case happened.ActivationEnded():
                return False
    return False
