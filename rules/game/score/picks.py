"""Models that the sides pick at the start and that score at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.errors import NotAllowedNow
from rules.game.events import Line
from rules.game.moves import my_side, units_of
from rules.game.score.scenario import Picks
from rules.game.state import State, Unit, must_run

THEIRS, OWN = "theirs", "own"


@dataclass(frozen=True, slots=True)
class Picked:
    """What a side picked: enemy units and its own, by id."""

    theirs: tuple[str, ...] = ()
    own: tuple[str, ...] = ()


def picks(state: State) -> Picks:
    """Gives how the scenario lets the sides pick.

    Raises:
        NotAllowedNow: nothing is picked in this scenario.
    """
    found = state.ledger.scenario.picks if state.ledger.scenario else None
    if found is None:
        raise NotAllowedNow("nothing-to-pick")
    return found


def to_pick_from(state: State, side: int, whose: str) -> tuple[Unit, ...]:
    """Gives the units that a side can pick; by keyword only where the list of that side names it at all."""
    rule = picks(state)
    units = units_of(state, side if whose == OWN else 1 - side)
    if rule.trait is None:
        return units
    wanted = rule.trait.casefold()
    having = tuple(unit for unit in units if wanted in {trait.casefold() for trait in unit.traits})
    return having or units


def how_many(state: State, side: int, whose: str) -> tuple[int, int]:
    """Gives the fewest and the most units that a side picks."""
    rule = picks(state)
    there = len(to_pick_from(state, side, whose))
    most = min(there, rule.own if whose == OWN else rule.theirs)
    return (most if rule.exact or whose == OWN else min(1, most)), most


def span(fewest: int, most: int) -> str:
    """Writes how many are picked: ``2`` or ``1–3``."""
    return str(most) if fewest == most else f"{fewest}–{most}"


def pick(state: State, person: int, theirs: Sequence[str], own: Sequence[str]) -> tuple[str, ...]:
    """Gives what is to be sealed for what a side picks.

    Raises:
        NotAllowedNow: it is not the time, too few, too many, or units that cannot be picked.
    """
    side = my_side(state, person)
    must_run(state)
    rule = picks(state)
    if state.turn != 1 or state.first is not None:
        raise NotAllowedNow("picks-closed")
    items = []
    for whose, chosen in ((THEIRS, theirs), (OWN, own)):
        known = {unit.id for unit in to_pick_from(state, side, whose)}
        fewest, most = how_many(state, side, whose)
        if not fewest <= len(set(chosen)) <= most or not set(chosen) <= known:
            raise NotAllowedNow("picks-number", whose=whose, span=span(fewest, most), rule=rule.rule)
        items += [f"{whose} {unit}" for unit in dict.fromkeys(chosen)]
    return tuple(items)


def read_items(bodies: Sequence[str]) -> Picked:
    """Reads what was sealed as picks."""
    split = [body.partition(" ") for body in bodies]
    return Picked(
        tuple(unit for whose, _, unit in split if whose == THEIRS),
        tuple(unit for whose, _, unit in split if whose == OWN),
    )


def picked(state: State, side: int) -> Picked:
    """Gives what a side picked, once it is opened.

    Raises:
        NotAllowedNow: it is still sealed, or was never picked.
    """
    hidden = state.sealed(side, "picks")
    if hidden is None:
        return Picked()
    if not hidden.is_open:
        raise NotAllowedNow("picks-sealed")
    return read_items([hidden.opened[place] for place in sorted(hidden.opened)])


def is_out(state: State, unit: str) -> bool:
    """Says whether a unit is off the table for good."""
    found = state.units.get(unit)
    return found is not None and state.setup.out_status in found.statuses


def end_lines(state: State, effect: Callable[[str], str]) -> Iterator[Line]:
    """Yields the lines for picked models at the end of the game.

    Args:
        state: the game.
        effect: says what the reading of an open point does.
    """
    scenario = state.ledger.scenario
    if scenario is None or scenario.picks is None:
        return
    rule = scenario.picks
    for side in (0, 1):
        out = [unit for unit in picked(state, side).theirs if is_out(state, unit)]
        watched = picked(state, side).own if rule.own else picked(state, 1 - side).theirs
        safe = [unit for unit in watched if unit in state.units and not is_out(state, unit)]
        for award, found, worth in (("target-out", out, rule.out_points), ("target-safe", safe, rule.safe_points)):
            if found:
                paid = len(found) if len(found) == 1 or effect(rule.each) == "yes" else 1
                mine: Literal[0, 1] = 1 if side else 0
                yield Line(side=mine, points=paid * worth, award=award, count=len(found), rule=rule.rule)
