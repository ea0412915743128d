"""How a turn goes: who has to do what in a running game, and when it can go on to the next phase."""

from __future__ import annotations

from rules.errors import NotAllowedNow
from rules.game.battle import Battle
from rules.game.fold import done_with
from rules.game.state import State
from rules.systems import battle_of

END, READ = "end", "read"

_REFUSALS = {
    "owed-first": "nobody-first-yet",
    "owed-activate": "still-to-act",
    "owed-finish": "activation-open",
    "owed-flip": "still-to-act",
    "owed-picks": "picks-not-chosen",
    "owed-stack": "stack-not-sealed",
    "owed-combat": "combats-left",
    "owed-test": "test-due",
    "owed-score": "turn-not-counted",
    "owed-confirm": "report-waits",
    "owed-length": "length-not-rolled",
    "owed-end": "last-turn-over",
}


def battle(state: State) -> Battle:
    """Gives the procedures of the game's system."""
    return battle_of(state.setup.system)


def about(state: State) -> str | None:
    """Says what is to be counted now: ``turn-3``, ``end``, or nothing."""
    ledger = state.ledger
    scenario = ledger.scenario
    if scenario is None or state.turn == 0 or state.phase != state.setup.phases[-1]:
        return None
    turn = f"turn-{state.turn}"
    if scenario.counts_turns and turn not in ledger.counted:
        return turn
    if scenario.counts_end and END not in ledger.counted and state.last_turn:
        return END
    return None


def length_due(state: State) -> bool:
    """Says whether a die decides now if the game goes on."""
    scenario = state.ledger.scenario
    length = scenario.length if scenario else None
    at_end = state.phase == state.setup.phases[-1] and state.turn == (length.after if length else 0)
    return at_end and not state.ledger.over and state.ledger.extra == 0 and about(state) is None


def fled(state: State) -> tuple[int, bool] | None:
    """Gives the side that fled, and whether the score then decides who wins; None while nobody has."""
    for side, statuses in enumerate(state.ledger.sides):
        if statuses & {"fled", "fled-by-points"}:
            return side, "fled" not in statuses
    return None


def due(state: State) -> tuple[tuple[int, str], ...]:
    """Says who has to do what now, as pairs of side and message id; only the first thing that has to be done."""
    both = (0, 1)
    if fled(state) is not None:
        return tuple((side, "owed-end") for side in both)
    report = state.ledger.report
    if report is not None:
        return ((1 - report.side, "owed-confirm"),)
    for what, sides in (
        ("owed-picks", _without(state, "picks")),
        ("owed-stack", _stackless(state)),
        ("owed-first", both if state.setup.acting(state.phase) and state.first is None else ()),
    ):
        if sides:
            return tuple((side, what) for side in sides)
    acting = state.setup.acting(state.phase)
    if acting in {"unit", "side"} and state.to_act is not None:
        return ((state.to_act, _to_act(state, state.to_act)),)
    first = state.first or 0
    if acting == "combats" and any(not one.chosen for one in state.combats):
        return ((first, "owed-combat"),)
    tests = battle(state).tests(state)
    if tests:
        return tuple((side, "owed-test") for side in tests)
    return _at_the_end(state, first)


def _to_act(state: State, side: int) -> str:
    """Says what the side owes that acts now: the end of an activation, unless it begins the next one all the same."""
    if state.active and done_with(state, *state.active).to_act != side:
        return "owed-finish"
    return "owed-flip" if state.sealed(side, "stack", stack_title(state)) is not None else "owed-activate"


def _at_the_end(state: State, first: int) -> tuple[tuple[int, str], ...]:
    if about(state) is not None:
        return ((0, "owed-score"), (1, "owed-score"))
    if length_due(state):
        return ((first, "owed-length"),)
    last = state.setup.phases[-1] == state.phase and state.last_turn
    return ((first, "owed-end" if last else "owed-phase"),)


def _before_first(state: State) -> bool:
    return state.turn == 1 and state.first is None and bool(state.units)


def _without(state: State, what: str) -> tuple[int, ...]:
    """Gives the sides that have not picked yet, before anybody is first in the first turn."""
    scenario = state.ledger.scenario
    if scenario is None or scenario.picks is None or not _before_first(state):
        return ()
    return tuple(side for side in (0, 1) if state.sealed(side, what) is None)


def stack_title(state: State) -> str:
    """Gives what a turn's stacks are called."""
    return f"turn-{state.turn}"


def _stackless(state: State) -> tuple[int, ...]:
    """Gives the sides that still have to put their stack together."""
    phase = state.setup.phase_named(state.phase)
    if phase is None or not phase.stack:
        return ()
    title = stack_title(state)
    return tuple(side for side in (0, 1) if state.ready(side) and state.sealed(side, "stack", title) is None)


def must_be_done(state: State) -> None:
    """Refuses to go on while somebody still has to do something in this phase.

    Raises:
        NotAllowedNow: what is still to be done.
    """
    _, what = due(state)[0]
    if what in _REFUSALS:
        raise NotAllowedNow(_REFUSALS[what], turns=state.turn, act=state.setup.act)
