"""A turn of Trench Crusade: initiative of the smaller warband, morale tests and flight.

Source: Trench Crusade 1.0.0 pp. 30-31, 50; 1.0.2 pp. 32, 50, 145. Half or more (rounded up) of the warband Down or Out
of Action tests in the Morale Phase, a Shaken one in every further one. In 1.0.0 the warband with fewer models is first;
in 1.0.2 whoever has the Initiative orders what happens at once, and models still to arrive belong to the Force.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from rules.game import events as happened
from rules.game.battle import Battle
from rules.game.events import Event
from rules.game.moves import units_of
from rules.game.state import State, Unit
from rules.procedure import Declaration
from rules.trench_crusade.editions import constants
from rules.trench_crusade.fight import fight
from rules.trench_crusade.morale import Morale, Resolve, morale
from rules.trench_crusade.roll_off import Initiative, initiative
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.tasks import D3Roll, d3_roll

_SHRINE = "field shrine"
_SHRINES = 3


def _here(state: State, side: int) -> list[Unit]:
    """Gives the models of a side that have come onto the table, those removed among them."""
    return [unit for unit in units_of(state, side) if state.setup.away_status not in unit.statuses]


def _warband(state: State, side: int) -> Sequence[Unit]:
    """Gives the models that morale counts: those on the table so far, or the whole Force."""
    return units_of(state, side) if constants(state.edition).morale_counts == "force" else _here(state, side)


def _up(state: State, side: int) -> list[Unit]:
    return [unit for unit in _here(state, side) if not unit.statuses & {"down", state.setup.out_status}]


def _first(state: State, side: int) -> Declaration[Any, Any]:
    return initiative(Initiative(len(_up(state, side)), len(_up(state, 1 - side))))


def _first_side(outcome: Any, side: int) -> int:
    return side if outcome == "won" else 1 - side


def _having(units: Sequence[Unit], trait: str) -> int:
    return sum(trait in {one.casefold() for one in unit.traits} for unit in units)


def _declared(state: State, side: int) -> Morale:
    units = _warband(state, side)
    out = [unit for unit in units if state.setup.out_status in unit.statuses]
    down = [unit for unit in units if unit not in out and "down" in unit.statuses]
    return Morale(
        state.edition,
        models=len(units),
        down=len(down),
        out=len(out),
        leaders=min(6, _having(_up(state, side), "leader")),
        shaken="shaken" in state.ledger.sides[side],
        shrines=min(_SHRINES, _having(_here(state, side), _SHRINE)),
    )


def _must_test(state: State, side: int) -> bool:
    if not _here(state, side) or (state.turn, side) in state.ledger.tested:
        return False
    said = _declared(state, side)
    return said.shaken or 2 * said.lost >= said.counted


def _tests(state: State) -> tuple[int, ...]:
    scenario = state.ledger.scenario
    if state.phase != "morale" or (scenario is not None and not scenario.morale):
        return ()
    sides = [side for side in (0, 1) if _must_test(state, side)]
    if constants(state.edition).morale_first == "either":
        return tuple(sides)
    sizes = {side: len(_here(state, side)) for side in sides}
    # Of equal warbands no source says which tests first: then either may.
    return tuple(side for side in sides if sizes[side] == min(sizes.values()))


def _test(state: State, side: int) -> Declaration[Any, Any]:
    return morale(_declared(state, side))


def _tested(state: State, side: int, outcome: Resolve) -> Sequence[Event]:
    mine: Literal[0, 1] = 1 if side else 0
    found: list[Event] = [happened.Tested(side=mine, result=outcome.result)]
    if outcome.result == "flees":
        how = "fled-by-points" if outcome.winner == "points" else "fled"
        return [*found, happened.SideChanged(side=mine, status=how, on=True)]
    shaken = outcome.result == "shaken"
    if shaken != ("shaken" in state.ledger.sides[side]):
        found.append(happened.SideChanged(side=mine, status="shaken", on=shaken))
    return found


def _reinforcements(state: State, side: int) -> Declaration[Any, Any]:  # noqa: ARG001  # a D3 whoever rolls it
    return d3_roll(D3Roll())


def _ends(outcome: Any) -> bool:
    """Says whether a failed Risky roll, RELOAD or falling Down has ended the activation."""
    return bool(getattr(outcome, "ends", False))


BATTLE = Battle(
    first_rolls=initiative.name,
    test_rolls=morale.name,
    first=_first,
    first_side=_first_side,
    tests=_tests,
    test=_test,
    tested=_tested,
    ends=_ends,
    reinforcements=_reinforcements,
    once=frozenset({shoot.name, fight.name}),
)
