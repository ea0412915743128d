"""What a system's rulebook does in a turn beyond its data: registered by each system as ``BATTLE``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.game.events import Event
from rules.game.state import State
from rules.procedure import Declaration
from rules.rolloff import RollOff, roll_off


def _roll_off(state: State, side: int) -> Declaration[Any, Any]:  # noqa: ARG001  # alike for both sides
    return roll_off(RollOff(state.turn))


def _as_rolled(outcome: Any, side: int) -> int | None:  # noqa: ARG001  # the first seat rolls first, whoever pressed
    return int(outcome)


def _nobody(state: State) -> tuple[int, ...]:  # noqa: ARG001
    return ()


def _no_notes(state: State) -> tuple[tuple[int, str], ...]:  # noqa: ARG001
    return ()


@dataclass(frozen=True, slots=True)
class Battle:
    """The procedures of a turn.

    Attributes:
        first_rolls: name of the procedure that ``first`` declares.
        test_rolls: name of the procedure that ``test`` declares.
        first: declares, for the side that rolls, what decides who is first in this turn.
        first_side: gives the side that is first by an outcome of it; None where it has to be rolled again.
        tests: gives the sides that have to test now, the one that tests first foremost; two at once where either may.
        test: declares the test of a side.
        tested: gives what follows from the test's outcome; a side that flees gets the status ``fled``, or
            ``fled-by-points`` where the score then decides.
        ends: says whether a roll ends the activation of the unit that rolled, by its outcome.
        reinforcements: declares the roll for how many models a side may bring; it ends in their number.
        once: names of the procedures that a unit may make once in an activation; a second one is reminded of.
        notes: gives what the panel reminds of, as pairs of side and message id.
    """

    first_rolls: str = roll_off.name
    test_rolls: str = ""
    first: Callable[[State, int], Declaration[Any, Any]] = _roll_off
    first_side: Callable[[Any, int], int | None] = _as_rolled
    tests: Callable[[State], tuple[int, ...]] = _nobody
    test: Callable[[State, int], Declaration[Any, Any]] | None = None
    tested: Callable[[State, int, Any], Sequence[Event]] = lambda _state, _side, _outcome: ()
    ends: Callable[[Any], bool] = lambda _outcome: False
    reinforcements: Callable[[State, int], Declaration[Any, Any]] | None = None
    once: frozenset[str] = frozenset()
    notes: Callable[[State], tuple[tuple[int, str], ...]] = _no_notes
