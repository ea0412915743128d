"""The fold of a game: from its events to its state, forwards and back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import singledispatch

from rules.game import events as happened
from rules.game.events import Entry, Event, Reverted
from rules.game.score.ledger import noted
from rules.game.setup import Setup
from rules.game.state import Combat, Hidden, Seat, Stage, State, Unit

_KEPT = 32
"""The newest states are kept one by one, older ones one in so many: going back folds no more events than that."""


def surviving(log: Sequence[Entry]) -> list[Entry]:
    """Gives the entries that count: what was reverted is left out, with the reverting itself."""
    kept: list[Entry] = []
    for one in log:
        if isinstance(one.event, Reverted):
            target = one.event.to
            kept = [entry for entry in kept if entry.seq <= target]
        else:
            kept.append(one)
    return kept


def fold(setup: Setup, log: Sequence[Entry]) -> State:
    """Works the state out from the whole log."""
    return history(setup, log)[-1]


def history(setup: Setup, log: Sequence[Entry]) -> tuple[State, ...]:
    """Gives states after events that count, the newest last and none too far from the next, to go back to."""
    return _further((State(setup),), surviving(log))


def advance(past: tuple[State, ...], log: Sequence[Entry], new: Sequence[Entry]) -> tuple[State, ...]:
    """Goes on from states by new entries; going back folds a few events anew, however long the game is.

    Args:
        past: the states so far, as ``history`` gives them.
        log: the whole log, the new entries included.
        new: the new entries.
    """
    for one in new:
        past = _back(past, log[: one.seq], one.event.to) if isinstance(one.event, Reverted) else _further(past, [one])
    return past


def _back(past: tuple[State, ...], log: Sequence[Entry], to: int) -> tuple[State, ...]:
    """Goes back to an event, from the newest state before it that is kept."""
    left = tuple(state for state in past if state.seq <= to) or (State(past[-1].setup),)
    return _further(left, (one for one in surviving(log) if left[-1].seq < one.seq))


def _further(past: tuple[State, ...], entries: Iterable[Entry]) -> tuple[State, ...]:
    states = list(past)
    for one in entries:
        states.append(replace(apply(one.event, states[-1]), seq=one.seq))
        if len(states) > _KEPT:
            before, old = states[-_KEPT - 1 : -_KEPT + 1]
            if before.seq // _KEPT == old.seq // _KEPT:
                del states[-_KEPT]
    return tuple(states)


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
def _(event: happened.FactionNamed, state: State) -> State:
    seat = state.seats[event.side]
    return _seated(state, event.side, replace(seat, faction=event.faction)) if seat else state


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
    held = {name: markers for name, markers in unit.held.items() if name != event.status}
    held |= {event.status: unit.markers} if event.on else {}
    state = _changed(state, [replace(unit, statuses=statuses, held=held)])
    return done_with(state, unit.id) if event.on and state.setup.stops(event.status) else state


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


@apply.register
def _(event: happened.ActivationEnded, state: State) -> State:
    return done_with(state, *event.units)


_ACTING = ("unit", "side")
"""How units act in phases in which an activation takes its time; combats are fought one by one."""


def _acted(state: State, *units: str) -> State:
    """Turns units over; statuses that last until their next activation end, and what follows on them begins."""
    state = done_with(state, *state.active)
    mine = [state.units[unit] for unit in units]
    state = _changed(state, [replace(_without(unit, state.setup, "activation"), activated=True) for unit in mine])
    if state.setup.acting(state.phase) in _ACTING:
        return replace(state, active=units, to_act=mine[0].side)
    return replace(state, to_act=_next(state, mine[0].side))


def done_with(state: State, *units: str) -> State:
    """Ends the activation of units; after the last of those under way the next side may act."""
    over = [state.units[unit] for unit in state.active if unit in units]
    if not over:
        return state
    state = _changed(state, [_without(unit, state.setup, "activation-end") for unit in over])
    left, side = tuple(unit for unit in state.active if unit not in units), over[0].side
    if left:
        return replace(state, active=left)
    return replace(state, active=(), to_act=_next(state, 1 - side if state.setup.alternates(state.phase) else side))


def _without(unit: Unit, setup: Setup, *ends: str) -> Unit:
    over = [status for status in setup.status if status.ends in ends and status.id in unit.statuses]
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
    others = [one for one in state.combats if one.number != event.combat]
    chosen = [replace(one, chosen=True) for one in state.combats if one.number == event.combat]
    return replace(state, combats=(*others, *chosen))  # the one that is fought now stands last


@apply.register
def _(event: happened.Passed, state: State) -> State:
    state = replace(done_with(state, *state.active), passed=state.passed | {event.side})
    return replace(state, to_act=_next(state, 1 - event.side))


def _next(state: State, wanted: int) -> int | None:
    """Gives the side that acts next: the wanted one, else the other, else nobody."""
    for side in (wanted, 1 - wanted):
        if side not in state.passed and state.ready(side):
            return side
    return None


@apply.register
def _(event: happened.PhaseBegan, state: State) -> State:
    state = replace(done_with(state, *state.active), phase=event.phase, passed=frozenset(), to_act=None)
    if not state.setup.acting(event.phase):
        return state
    state = _changed(state, [replace(unit, activated=False) for unit in state.units.values()])
    return state if state.first is None else replace(state, to_act=_next(state, state.first))


@apply.register
def _(event: happened.TurnBegan, state: State) -> State:
    rested = (_without(unit, state.setup, "turn", "activation-end") for unit in state.units.values())
    fresh = [replace(unit, activated=False, held={**unit.held, "": unit.markers}) for unit in rested]
    return replace(
        _changed(state, fresh),
        turn=event.turn,
        phase=state.setup.phases[0],
        passed=frozenset(),
        active=(),
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
    state = replace(state, stage=Stage.ENDED, winner=event.winner, end=event.reason, seed=event.seed)
    return replace(state, to_act=None, active=())
