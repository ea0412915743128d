"""The state of a game: a fold over its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import singledispatch

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.score.ledger import Ledger, noted
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
class Combat:
    """Units that fight each other this turn, and whether their combat was chosen already."""

    number: int
    units: tuple[str, ...]
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Hidden:
    """Something that a side sealed.

    Attributes:
        opened: what was opened so far, by its place in the seal.
    """

    seal: str
    side: int
    what: str
    title: str
    commitments: tuple[str, ...]
    opened: Mapping[int, str] = field(default_factory=dict)

    @property
    def is_open(self) -> bool:
        """Whether everything in it was opened."""
        return len(self.opened) == len(self.commitments)


@dataclass(frozen=True, slots=True)
class State:
    """A game as it stands.

    Attributes:
        setup: what the system says about turns, phases, markers and statuses.
        seq: number of the last event that counts.
        rolls: how many rolls count; part of the key of the next dice.
        window: the roll that waits for a decision, or None.
        to_act: the side that is asked to activate next, or None.
        undo: the number that somebody asked to go back to and who asked, or None.
        dispute: the dispute that stops the clock, or None.
        end: how it ended (``played``, ``conceded``, ``abandoned``, ``fled``), or nothing.
        ledger: what is written down about the score.
        hidden: what the sides sealed, by id; a later seal of the same side and kind takes an earlier one's place.
        last_first: the side that was first in the turn before.
        abilities: orders in force until the turn ends, each a unit's id and the order's name.
        combats: the combats of this turn.
        terms: the standing agreements, where the game has any.
        accepted: who accepted them as they are.
        invited: for whom the free seat is kept.
        arbiters: who may set things right without playing.
        asked: what somebody asks consent for, while nobody has answered.
        former: side, number of the last event, and person of everybody who handed a seat over.
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
    window: happened.Declared | None = None
    seq: int = 0
    undo: tuple[int, int] | None = None
    dispute: happened.Disputed | None = None
    winner: int | None = None
    end: str = ""
    seed: str | None = None
    ledger: Ledger = field(default_factory=Ledger)
    hidden: Mapping[str, Hidden] = field(default_factory=dict)
    last_first: int | None = None
    abilities: tuple[tuple[str, str], ...] = ()
    combats: tuple[Combat, ...] = ()
    terms: happened.TermsProposed | None = None
    accepted: frozenset[int] = frozenset()
    invited: int | None = None
    arbiters: frozenset[int] = frozenset()
    asked: happened.ConsentAsked | None = None
    former: tuple[tuple[int, int, int], ...] = ()

    @property
    def last_turn(self) -> bool:
        """Whether this is the last turn: the scenario's limit, and its roll where it has one."""
        if self.turns is None or self.turn < self.turns + self.ledger.extra:
            return False
        rolls = self.ledger.scenario is not None and self.ledger.scenario.length is not None
        return not rolls or self.ledger.over or self.ledger.extra > 0

    def sealed(self, side: int, what: str, title: str = "") -> Hidden | None:
        """Gives what a side sealed last of a kind, or None."""
        found = [one for one in self.hidden.values() if (one.side, one.what, one.title) == (side, what, title)]
        return found[-1] if found else None

    def side_of(self, person: int) -> int | None:
        """Gives the side that a person plays."""
        for side, seat in enumerate(self.seats):
            if seat is not None and seat.person == person:
                return side
        return None

    def holder(self, side: int, seq: int) -> int | None:
        """Gives the person who held a seat when an event happened, whoever holds it now."""
        for left, until, person in self.former:
            if left == side and seq <= until:
                return person
        seat = self.seats[side]
        return seat.person if seat else None

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
        gone = {self.setup.out_status, self.setup.away_status}
        return tuple(
            unit
            for unit in self.units.values()
            if unit.side == side and not unit.activated and not unit.statuses & gone
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
    return replace(state, ledger=noted(event, state.ledger, state.turn))


@apply.register
def _(event: happened.Created, state: State) -> State:
    state = replace(state, title=event.title, edition=event.edition, seal=event.seal, turns=event.turns)
    return replace(state, ledger=noted(event, state.ledger, 0))


@apply.register
def _(event: happened.Joined, state: State) -> State:
    return _seated(replace(state, invited=None), event.side, Seat(event.person, event.faction))


@apply.register
def _(event: happened.TermsProposed, state: State) -> State:
    return replace(state, terms=event, accepted=frozenset({event.person}))


@apply.register
def _(event: happened.TermsAccepted, state: State) -> State:
    return replace(state, accepted=state.accepted | {event.person})


@apply.register
def _(event: happened.Invited, state: State) -> State:
    return replace(state, invited=event.person)


@apply.register
def _(event: happened.Declined, state: State) -> State:
    return replace(state, invited=None)


@apply.register
def _(event: happened.ArbiterNamed, state: State) -> State:
    return replace(state, arbiters=state.arbiters | {event.person})


@apply.register
def _(event: happened.ConsentAsked, state: State) -> State:
    return replace(state, asked=event)


@apply.register
def _(event: happened.ConsentGiven | happened.ConsentRefused, state: State) -> State:
    return replace(state, asked=None)


@apply.register
def _(event: happened.Substituted, state: State) -> State:
    before = state.seats[event.side]
    if before is None:
        return _seated(state, event.side, Seat(event.person))
    state = replace(state, former=(*state.former, (event.side, state.seq, before.person)))
    if state.window is not None:
        state = replace(state, window=state.window.handed(before.person, event.person))
    if state.dispute is not None:
        state = replace(state, dispute=state.dispute.handed(before.person, event.person))
    return _seated(state, event.side, Seat(event.person, before.faction))


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
def _(event: happened.FirstGaveWay, state: State) -> State:
    return replace(state, to_act=_next(state, 1 - event.side))


@apply.register
def _(event: happened.Activated, state: State) -> State:
    return _acted(state, event.unit)


@apply.register
def _(event: happened.PairActivated, state: State) -> State:
    return _acted(state, event.unit, event.partner)


def _acted(state: State, *units: str) -> State:
    """Turns units over; statuses that last until their next activation end, and what follows on them begins."""
    mine = [state.units[unit] for unit in units]
    state = _changed(state, [replace(_without(unit, state.setup, "activation"), activated=True) for unit in mine])
    side = mine[0].side
    return replace(state, to_act=_next(state, 1 - side if state.setup.acting(state.phase) == "unit" else side))


def _without(unit: Unit, setup: Setup, ends: str) -> Unit:
    over = [status for status in setup.status if status.ends == ends and status.id in unit.statuses]
    if not over:
        return unit
    begun = {status.becomes for status in over if status.becomes}
    return replace(unit, statuses=frozenset(unit.statuses - {status.id for status in over} | begun))


@apply.register
def _(event: happened.AbilityUsed, state: State) -> State:
    return replace(state, abilities=(*state.abilities, (event.unit, event.name)))


@apply.register
def _(event: happened.CombatAdded, state: State) -> State:
    return replace(state, combats=(*state.combats, Combat(event.combat, event.units)))


@apply.register
def _(event: happened.CombatChosen, state: State) -> State:
    combats = [replace(one, chosen=True) if one.number == event.combat else one for one in state.combats]
    return replace(state, combats=tuple(combats))


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
    state = replace(state, phase=event.phase, passed=frozenset(), to_act=None)
    if not state.setup.acting(event.phase):
        return state
    state = _changed(state, [replace(unit, activated=False) for unit in state.units.values()])
    return state if state.first is None else replace(state, to_act=_next(state, state.first))


@apply.register
def _(event: happened.TurnBegan, state: State) -> State:
    fresh = [replace(_without(unit, state.setup, "turn"), activated=False) for unit in state.units.values()]
    return replace(
        _changed(state, fresh),
        turn=event.turn,
        phase=state.setup.phases[0],
        passed=frozenset(),
        last_first=state.first,
        first=None,
        to_act=None,
        abilities=(),
        combats=(),
    )


@apply.register
def _(event: happened.Scored, state: State) -> State:
    mine, theirs = state.score
    gained = event.points
    return replace(state, score=(mine + gained, theirs) if event.side == 0 else (mine, theirs + gained))


@apply.register
def _(event: happened.Counted, state: State) -> State:
    mine = sum(line.points for line in event.lines if line.side == 0)
    theirs = sum(line.points for line in event.lines if line.side == 1)
    score = (state.score[0] + mine, state.score[1] + theirs)
    return replace(state, score=score, ledger=noted(event, state.ledger, state.turn))


@apply.register
def _(event: happened.DeedDone, state: State) -> State:
    mine, theirs = state.score
    score = (mine + event.points, theirs) if event.side == 0 else (mine, theirs + event.points)
    return replace(state, score=score, ledger=noted(event, state.ledger, state.turn))


@apply.register
def _(event: happened.Sealed, state: State) -> State:
    mine = Hidden(event.seal, event.side, event.what, event.title, event.commitments)
    return replace(state, hidden={**state.hidden, event.seal: mine})


@apply.register
def _(event: happened.Revealed, state: State) -> State:
    mine = state.hidden[event.seal]
    opened = {**mine.opened, event.place: event.body}
    return replace(state, hidden={**state.hidden, event.seal: replace(mine, opened=opened)})


@apply.register
def _(event: happened.Declared, state: State) -> State:
    return replace(state, window=event)


@apply.register
def _(event: happened.Decided, state: State) -> State:
    if state.window is None:
        return state
    return replace(state, window=state.window.model_copy(update=event.model_dump(exclude={"kind"})))


@apply.register
def _(event: happened.Rolled, state: State) -> State:
    waits = state.window is not None and state.window.procedure != event.procedure  # a dispute has its own die
    return replace(state, rolls=state.rolls + 1, window=state.window if waits else None)


@apply.register
def _(event: happened.UndoAsked, state: State) -> State:
    return replace(state, undo=(event.to, event.person))


@apply.register
def _(event: happened.UndoRefused, state: State) -> State:
    return replace(state, undo=None)


@apply.register
def _(event: happened.Paused | happened.Disputed, state: State) -> State:
    return replace(state, stage=Stage.PAUSED, dispute=event if isinstance(event, happened.Disputed) else None)


@apply.register
def _(event: happened.Resumed | happened.DisputeEnded, state: State) -> State:
    return replace(state, stage=Stage.RUNNING, dispute=None)


@apply.register
def _(event: happened.Ended, state: State) -> State:
    return replace(state, stage=Stage.ENDED, winner=event.winner, end=event.reason, seed=event.seed, to_act=None)


def must_run(state: State) -> None:
    """Refuses what needs a running game.

    Raises:
        NotAllowedNow: the game has not started, is paused or disputed, or is over.
    """
    if state.dispute is not None and state.stage is Stage.PAUSED:
        raise NotAllowedNow("game-disputed", number=state.dispute.number)
    if state.stage is not Stage.RUNNING:
        raise NotAllowedNow(f"game-{state.stage}")
