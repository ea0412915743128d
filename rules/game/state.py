"""The state of a game: a fold over its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import singledispatch

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.setup import Setup


class Stage(StrEnum):
    """How far a game is."""

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit on the table."""

    id: str
    side: int
    name: str
    traits: tuple[str, ...] = ()
    markers: Mapping[str, int] = field(default_factory=dict)
    statuses: frozenset[str] = frozenset()
    activated: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a side."""

    person: int
    faction: str = ""


@dataclass(frozen=True, slots=True)
class State:
    """A game as it stands.

    Attributes:
        setup: what the system says about turns, phases, markers and statuses.
        seq: number of the last event that counts.
        rolls: how many rolls count; part of the key of the next dice.
        to_act: the side that is asked to activate next, or None.
        undo: the number that somebody asked to go back to and who asked, or None.
        end: how it ended (``played``, ``conceded``, ``abandoned``), or nothing.
    """

    setup: Setup
    title: str = ""
    edition: str = ""
    seal: str = ""
    turns: int | None = None
    stage: Stage = Stage.OPEN
    seats: tuple[Seat | None, Seat | None] = (None, None)
    units: Mapping[str, Unit] = field(default_factory=dict)
    turn: int = 0
    phase: str = ""
    first: int | None = None
    to_act: int | None = None
    passed: frozenset[int] = frozenset()
    score: tuple[int, int] = (0, 0)
    rolls: int = 0
    seq: int = 0
    undo: tuple[int, int] | None = None
    winner: int | None = None
    end: str = ""
    seed: str | None = None

    def side_of(self, person: int) -> int | None:
        """Gives the side that a person plays."""
        for side, seat in enumerate(self.seats):
            if seat is not None and seat.person == person:
                return side
        return None

    def unit(self, name: str) -> Unit:
        """Finds a unit by its id or name.

        Raises:
            NotFound: no unit is called so.
        """
        wanted = name.strip().casefold()
        for unit in self.units.values():
            if wanted in {unit.id, unit.name.casefold()}:
                return unit
        raise NotFound("no-such-unit", given=name[:60])

    def ready(self, side: int) -> tuple[Unit, ...]:
        """Gives the units of a side that can still be activated this turn."""
        out = self.setup.out_status
        return tuple(
            unit
            for unit in self.units.values()
            if unit.side == side and not unit.activated and out not in unit.statuses
        )


def surviving(log: Sequence[Entry]) -> list[Entry]:
    """Gives the entries that count: what was reverted is left out, with the reverting itself."""
    kept: list[Entry] = []
    for one in log:
        if isinstance(one.event, happened.Reverted):
            target = one.event.to
            kept = [entry for entry in kept if entry.seq <= target]
        else:
            kept.append(one)
    return kept


def fold(setup: Setup, log: Sequence[Entry]) -> State:
    """Works the state out from the whole log."""
    state = State(setup)
    for one in surviving(log):
        state = replace(apply(one.event, state), seq=one.seq)
    return state


def advance(state: State, log: Sequence[Entry], new: Sequence[Entry]) -> State:
    """Goes on from a state by new entries; only after an undo the whole log has to be folded again.

    Args:
        state: the state before.
        log: the whole log, the new entries included.
        new: the new entries.
    """
    if any(isinstance(one.event, happened.Reverted) for one in new):
        return fold(state.setup, log)
    for one in new:
        state = replace(apply(one.event, state), seq=one.seq)
    return state


@singledispatch
def apply(event: Event, state: State) -> State:
    """Gives the state after an event. It trusts the event: what is allowed was asked before it was written."""
    return state


@apply.register
def _(event: happened.Created, state: State) -> State:
    return replace(state, title=event.title, edition=event.edition, seal=event.seal, turns=event.turns)


@apply.register
def _(event: happened.Joined, state: State) -> State:
    return _seated(state, event.side, Seat(event.person, event.faction))


@apply.register
def _(event: happened.Substituted, state: State) -> State:
    before = state.seats[event.side]
    return _seated(state, event.side, Seat(event.person, before.faction if before else ""))


def _seated(state: State, side: int, seat: Seat) -> State:
    return replace(state, seats=(seat, state.seats[1]) if side == 0 else (state.seats[0], seat))


@apply.register
def _(event: happened.Started, state: State) -> State:
    return replace(state, stage=Stage.RUNNING, turn=1, phase=state.setup.phases[0])


@apply.register
def _(event: happened.UnitAdded, state: State) -> State:
    unit = Unit(event.unit, event.side, event.name, event.traits)
    return replace(state, units={**state.units, event.unit: unit})


def _changed(state: State, units: Iterable[Unit]) -> State:
    return replace(state, units={**state.units, **{unit.id: unit for unit in units}})


@apply.register
def _(event: happened.Marked, state: State) -> State:
    unit = state.units[event.unit]
    count = unit.markers.get(event.marker, 0) + event.change
    markers = {**unit.markers, event.marker: count}
    return _changed(state, [replace(unit, markers={name: n for name, n in markers.items() if n})])


@apply.register
def _(event: happened.StatusChanged, state: State) -> State:
    unit = state.units[event.unit]
    statuses = unit.statuses | {event.status} if event.on else unit.statuses - {event.status}
    return _changed(state, [replace(unit, statuses=statuses)])


@apply.register
def _(event: happened.FirstSide, state: State) -> State:
    return replace(state, first=event.side, to_act=_next(state, event.side))


@apply.register
def _(event: happened.Activated, state: State) -> State:
    unit = replace(state.units[event.unit], activated=True)
    state = _changed(state, [unit])
    wanted = 1 - unit.side if state.setup.alternate == "unit" else unit.side
    return replace(state, to_act=_next(state, wanted))


@apply.register
def _(event: happened.Passed, state: State) -> State:
    state = replace(state, passed=state.passed | {event.side})
    return replace(state, to_act=_next(state, 1 - event.side))


def _next(state: State, wanted: int) -> int | None:
    """Gives the side that acts next: the wanted one, else the other, else nobody."""
    for side in (wanted, 1 - wanted):
        if side not in state.passed and state.ready(side):
            return side
    return None


@apply.register
def _(event: happened.PhaseBegan, state: State) -> State:
    return replace(state, phase=event.phase)


@apply.register
def _(event: happened.TurnBegan, state: State) -> State:
    fresh = [replace(unit, activated=False) for unit in state.units.values()]
    state = _changed(state, fresh)
    return replace(state, turn=event.turn, phase=state.setup.phases[0], passed=frozenset(), first=None, to_act=None)


@apply.register
def _(event: happened.Scored, state: State) -> State:
    mine, theirs = state.score
    gained = event.points
    return replace(state, score=(mine + gained, theirs) if event.side == 0 else (mine, theirs + gained))


@apply.register
def _(event: happened.Rolled, state: State) -> State:
    return replace(state, rolls=state.rolls + 1)


@apply.register
def _(event: happened.UndoAsked, state: State) -> State:
    return replace(state, undo=(event.to, event.person))


@apply.register
def _(event: happened.UndoRefused, state: State) -> State:
    return replace(state, undo=None)


@apply.register
def _(event: happened.Paused, state: State) -> State:
    return replace(state, stage=Stage.PAUSED)


@apply.register
def _(event: happened.Resumed, state: State) -> State:
    return replace(state, stage=Stage.RUNNING)


@apply.register
def _(event: happened.Ended, state: State) -> State:
    return replace(state, stage=Stage.ENDED, winner=event.winner, end=event.reason, seed=event.seed, to_act=None)


def must_run(state: State) -> None:
    """Refuses what needs a running game.

    Raises:
        NotAllowedNow: the game has not started, is paused or is over.
    """
    if state.stage is not Stage.RUNNING:
        raise NotAllowedNow(f"game-{state.stage}")
