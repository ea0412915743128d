"""What people may do in a game: each function asks whether it is allowed and gives the events that follow.

A person is a Discord id. Nothing here writes; the table appends what is returned, in one transaction.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.errors import CannotBeRead, NotAllowedNow
from rules.game import events as happened
from rules.game.activation import finish, must_act
from rules.game.events import Event
from rules.game.fold import apply, done_with
from rules.game.pact.say import ask, must_have_say
from rules.game.pact.say import my_side as my_side  # noqa: PLC0414  # offered here too
from rules.game.profile import comes_later, starting
from rules.game.rolls import must_be_settled
from rules.game.state import Stage, State, Unit, must_run
from rules.game.turn import must_be_done, stack_title

MOST_UNITS = 200
_NAME = 60


def join(state: State, person: int, faction: str = "") -> list[Event]:
    """Takes the free seat.

    Raises:
        NotAllowedNow: the game has begun, the person sits there already, the seat is kept for somebody else, or both
            are taken.
    """
    if state.stage is not Stage.OPEN:
        raise NotAllowedNow("game-has-begun")
    if state.side_of(person) is not None:
        raise NotAllowedNow("seat-already-yours")
    for side in (0, 1):
        if state.seats[side] is None:
            if state.invited not in {None, person}:
                raise NotAllowedNow("seat-kept")
            joined = happened.Joined(person=person, side=side, faction=faction[:_NAME])
            # Whoever sits down accepts the agreements that stand on the panel.
            return [joined, happened.TermsAccepted(person=person)] if state.terms else [joined]
    raise NotAllowedNow("seats-taken")


def name_faction(state: State, person: int, faction: str) -> list[Event]:
    """Says what force one's side is; it may be said again.

    Raises:
        NotAllowedNow: the game is over, or somebody who does not play.
    """
    side = my_side(state, person)
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    return [happened.FactionNamed(side=side, faction=" ".join(faction.split())[:_NAME])]


def start(state: State, person: int) -> list[Event]:
    """Begins the first turn.

    Raises:
        NotAllowedNow: somebody who does not play, a seat is free, or it has begun.
    """
    my_side(state, person)
    if state.stage is not Stage.OPEN:
        raise NotAllowedNow("game-has-begun")
    if None in state.seats:
        raise NotAllowedNow("seat-free")
    if state.terms and not {seat.person for seat in state.seats if seat} <= state.accepted:
        raise NotAllowedNow("terms-not-accepted")
    return [happened.Started()]


def _or_asked(state: State, person: int, side: int, event: happened.Marked | happened.StatusChanged) -> list[Event]:
    """Gives what somebody does to a unit; where it is the other side's, that side is asked first."""
    owner = state.seats[side]
    if person in state.arbiters or state.side_of(person) == side or owner is None:
        return [event]
    return ask(state, person, owner.person, event)


def add_unit(
    state: State, person: int, name: str, traits: tuple[str, ...] = (), side: int | None = None
) -> list[Event]:
    """Puts a unit on the table, on one's own side.

    Raises:
        CannotBeRead: the name is empty.
        NotAllowedNow: the name is taken, or there are too many units.
    """
    if side is None or person not in state.arbiters:
        mine = my_side(state, person)
        if side not in {None, mine}:
            raise NotAllowedNow("not-your-side")
        side = mine
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    clean = " ".join(name.split())[:_NAME]
    if not clean:
        raise CannotBeRead("unit-without-name")
    if any(unit.name.casefold() == clean.casefold() for unit in state.units.values()):
        raise NotAllowedNow("unit-name-taken", name=clean)
    if len(state.units) >= MOST_UNITS:
        raise NotAllowedNow("too-many-units", limit=MOST_UNITS)
    return [happened.UnitAdded(unit=_new_id(state, clean), side=1 if side else 0, name=clean, traits=traits)]


@dataclass(frozen=True, slots=True)
class Newcomer:
    """A model that comes to the table from a list, with traits and markers of its own."""

    name: str
    traits: tuple[str, ...] = ()
    markers: tuple[tuple[str, int], ...] = ()


def bring(
    state: State, person: int, newcomers: Sequence[Newcomer], side: int | None = None, *, faction: str = ""
) -> list[Event]:
    """Puts the models of a list on the table, all or none; those that share a name get numbers.

    They come to one's own side; an arbiter says to which. A side that has not said what force it is takes the
    faction of its list.

    Raises:
        RulesError: one of them cannot be added.
    """
    names = [" ".join(one.name.split())[:_NAME] for one in newcomers]
    shared = Counter(name.casefold() for name in names)
    taken = {unit.name.casefold() for unit in state.units.values()}
    mine = state.side_of(person)
    seat = None if mine is None else state.seats[mine]
    found: list[Event] = name_faction(state, person, faction) if faction and seat and not seat.faction else []
    for name, one in zip(names, newcomers, strict=True):
        free = _free_name(name, taken, alone=shared[name.casefold()] == 1)
        taken.add(free.casefold())
        for event in add_unit(state, person, free, one.traits, side):
            state, found = apply(event, state), [*found, event]
            if isinstance(event, happened.UnitAdded):
                held = starting(one.traits, state.setup) | dict(one.markers)
                known = [(state.setup.marker_named(marker).id, count) for marker, count in held.items() if count > 0]
                found += [happened.Marked(unit=event.unit, marker=marker, change=count) for marker, count in known]
                if comes_later(one.traits, state.setup):
                    away = state.setup.away_status
                    found.append(happened.StatusChanged(unit=event.unit, status=away, on=True))
    return found


def _free_name(name: str, taken: set[str], *, alone: bool) -> str:
    """Gives a name nobody has: as it is where it stands alone, else with the next free number."""
    if alone and name.casefold() not in taken:
        return name
    number = 2 if alone else 1
    while (numbered := f"{name[: _NAME - 4].rstrip()} {number}").casefold() in taken:
        number += 1
    return numbered


def _new_id(state: State, name: str) -> str:
    base = re.sub(r"[\W_]+", "-", name.casefold()).strip("-")[:30] or "unit"
    number = 1
    while (made := base if number == 1 else f"{base}-{number}") in state.units:
        number += 1
    return made


def mark(state: State, person: int, unit: str, marker: str, change: int) -> list[Event]:
    """Puts markers on a unit or takes them off, within the system's limits.

    Markers that the opponent spends are for both sides to handle; for others the unit's own side is asked.

    Raises:
        NotAllowedNow: more than a unit can hold, or fewer than none.
    """
    must_have_say(state, person)
    must_run(state)
    target, kind = state.unit(unit), state.setup.marker_named(marker)
    held = target.markers.get(kind.id, 0)
    if not 0 <= held + change <= kind.most:
        raise NotAllowedNow("marker-limit", held=held, most=kind.most, change=change)
    if not change:
        return []
    event = happened.Marked(unit=target.id, marker=kind.id, change=change)
    return [event] if kind.spent_by == "opponent" else _or_asked(state, person, target.side, event)


def set_status(state: State, person: int, unit: str, status: str, *, on: bool) -> list[Event]:
    """Begins or ends a status; having it twice is having it once. For the other side's unit that side is asked.

    Raises:
        NotAllowedNow: the game does not run or the person does not play.
    """
    must_have_say(state, person)
    must_run(state)
    target, kind = state.unit(unit), state.setup.status_named(status)
    if (kind.id in target.statuses) == on:
        return []
    event = happened.StatusChanged(unit=target.id, status=kind.id, on=on)
    return _or_asked(state, person, target.side, event)


def activate(state: State, person: int, unit: str) -> list[Event]:
    """Activates one of one's own units when it is one's turn to.

    Raises:
        NotAllowedNow: the other side's unit, not one's turn, activated already, or out of the game.
    """
    side = my_side(state, person)
    must_run(state)
    target = state.unit(unit)
    if target.side != side:
        raise NotAllowedNow("not-your-unit", name=target.name)
    must_act(state, side)
    if state.sealed(side, "stack", stack_title(state)) is not None:
        raise NotAllowedNow("flip-your-stack")
    if target.activated:
        raise NotAllowedNow("activated-already", name=target.name, act=state.setup.act)
    if state.setup.out_status in target.statuses:
        raise NotAllowedNow("unit-is-out", name=target.name)
    if state.setup.away_status in target.statuses:
        raise NotAllowedNow("unit-in-reserve", name=target.name)
    return [*grown(state, target), happened.Activated(unit=target.id)]


def grown(state: State, *units: Unit) -> list[Event]:
    """Gives the markers that units gain by being activated, before they act."""
    return [
        happened.Marked(unit=unit.id, marker=kind.id, change=1)
        for unit in units
        for kind in state.setup.marker
        if state.edition in kind.grows and 0 < unit.markers.get(kind.id, 0) < kind.most
    ]


def pass_on(state: State, person: int) -> list[Event]:
    """Passes for the rest of the turn.

    Raises:
        NotAllowedNow: it is not one's turn to act.
    """
    side = my_side(state, person)
    must_run(state)
    if state.to_act != side or not state.active:  # whoever is activating may do no more after this
        must_act(state, side)
    must_be_settled(state)
    return [happened.Passed(side=1 if side else 0)]


def go_first(state: State, person: int, side: int) -> list[Event]:
    """Says who is first this turn.

    Raises:
        NotAllowedNow: it is settled already.
    """
    must_have_say(state, person)
    must_run(state)
    if state.first is not None:
        raise NotAllowedNow("first-settled")
    return [happened.FirstSide(side=1 if side else 0)]


def next_phase(state: State, person: int) -> list[Event]:
    """Goes on to the next phase, or to the next turn after the last.

    Raises:
        NotAllowedNow: somebody still has to act, or the last turn is over.
    """
    must_have_say(state, person)
    must_run(state)
    must_be_settled(state)
    done: list[Event] = finish(state, person) if state.active and state.side_of(person) == state.to_act else []
    must_be_done(done_with(state, *state.active) if done else state)
    phases = state.setup.phases
    place = phases.index(state.phase)
    if place + 1 < len(phases):
        return [*done, happened.PhaseBegan(phase=phases[place + 1])]
    if state.last_turn:
        raise NotAllowedNow("last-turn-over", turns=state.turn)
    return [*done, happened.TurnBegan(turn=state.turn + 1)]


MOST_POINTS = 10
"""More points than this at once are confirmed by the other side."""


def score(state: State, person: int, side: int, points: int, reason: str = "") -> list[Event]:
    """Writes points down. Many at once, and points taken from the other side, are for the other side to confirm.

    Raises:
        NotAllowedNow: no points at all, or fewer than none would be left.
    """
    must_have_say(state, person)
    must_run(state)
    if points == 0:
        raise NotAllowedNow("score-nothing")
    if state.score[side] + points < 0:
        raise NotAllowedNow("score-below-none", held=state.score[side], points=points)
    event = happened.Scored(side=1 if side else 0, points=points, reason=" ".join(reason.split())[:120])
    mine = state.side_of(person)
    other = None if mine is None else state.seats[1 - mine]
    harms = points < 0 and side != mine
    if person in state.arbiters or other is None or not (harms or abs(points) > MOST_POINTS):
        return [event]
    return ask(state, person, other.person, event)


def pause(state: State, person: int) -> list[Event]:
    """Stops the clock; nothing is asked of anybody until the game goes on.

    Raises:
        NotAllowedNow: it does not run.
    """
    must_have_say(state, person)
    must_run(state)
    return [happened.Paused()]


def go_on(state: State, person: int) -> list[Event]:
    """Lets a paused game go on.

    Raises:
        NotAllowedNow: it is not paused, or a dispute is open.
    """
    must_have_say(state, person)
    if state.dispute is not None:
        raise NotAllowedNow("game-disputed", number=state.dispute.number)
    if state.stage is not Stage.PAUSED:
        raise NotAllowedNow("game-not-paused")
    return [happened.Resumed()]


def units_of(state: State, side: int) -> tuple[Unit, ...]:
    """Gives the units of a side in the order they came."""
    return tuple(unit for unit in state.units.values() if unit.side == side)
