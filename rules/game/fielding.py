"""Units of a game in a roll: who is meant by what a player typed, and what a roll did to them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.state import State, Unit, surviving

Whose: TypeAlias = Literal["own", "target"]

_APART = re.compile(r"\s*(?:->|=>|[>→»])\s*")
ARROW = " > "
"""Stands between who and whom, as it is typed and as it is suggested."""


@dataclass(frozen=True, slots=True)
class Fielded:
    """The units that a roll is about.

    Attributes:
        title: who and whom, as a headline says it.
        own: the unit of the one who rolls, or None.
        target: the unit that something is done to, or None.
    """

    title: str = ""
    own: Unit | None = None
    target: Unit | None = None

    @property
    def units(self) -> dict[str, str]:
        """The ids of the units by the part they have in the roll."""
        both = (("own", self.own), ("target", self.target))
        return {part: unit.id for part, unit in both if unit is not None}


@dataclass(frozen=True, slots=True)
class Effect:
    """What a roll did to one of its units.

    Args:
        whose: the unit, by its part in the roll.
        what: a marker or a status of the system.
        change: how many markers came (or, negative, went).
        on: for a status, whether it began or ended.
    """

    whose: Whose
    what: str
    change: int = 0
    on: bool | None = None


def fielded(state: State, person: int, text: str, *, alone: Whose = "own") -> Fielded:
    """Reads who and whom: ``Harken > Trooper 2``, or one unit alone. What names no unit is a label and no more.

    Args:
        state: a running game.
        person: who rolls.
        text: what they typed.
        alone: the part that a unit has which is named without an arrow.

    Raises:
        NotFound: there is an arrow, and a name beside it is no unit's.
        NotAllowedNow: the unit that acts is the other side's.
    """
    parts = _APART.split(text.strip(), maxsplit=1)
    if len(parts) == 1:
        named = _known(state, parts[0])
        if named is None:
            return Fielded(text.strip())
        mine = named.side == state.side_of(person)
        return Fielded(named.name, target=named) if alone == "target" or not mine else Fielded(named.name, named)
    own = state.unit(parts[0]) if parts[0] else None
    target = state.unit(parts[1]) if parts[1] else None
    if own is not None and own.side != state.side_of(person):
        raise NotAllowedNow("not-your-unit", name=own.name)
    return Fielded(" → ".join(unit.name for unit in (own, target) if unit), own, target)


def _known(state: State, name: str) -> Unit | None:
    try:
        return state.unit(name)
    except NotFound:
        return None


def suggested(state: State, log: Sequence[Entry], person: int, typed: str, *, target: bool) -> Iterator[str]:
    """Gives what could be meant so far, the unit that was activated last before all others.

    Args:
        state: a running game.
        log: its log.
        person: who types.
        typed: what they have typed.
        target: whether the roll is about two units.
    """
    side = state.side_of(person)
    if side is None:
        return
    out = state.setup.out_status
    up = [unit for unit in state.units.values() if out not in unit.statuses]
    order = {one.event.unit: one.seq for one in surviving(log) if isinstance(one.event, happened.Activated)}
    mine = sorted((unit for unit in up if unit.side == side), key=lambda unit: -order.get(unit.id, 0))
    theirs = [unit for unit in up if unit.side != side]
    wanted = [part.casefold() for part in _APART.split(typed.strip(), maxsplit=1)]
    for own in mine:
        for other in theirs if target and theirs else (None,):
            if _fits(wanted, own, other):
                yield own.name if other is None else f"{own.name}{ARROW}{other.name}"


def _fits(wanted: list[str], own: Unit, other: Unit | None) -> bool:
    mine, theirs = own.name.casefold(), other.name.casefold() if other else ""
    if len(wanted) == 1:
        return wanted[0] in mine or wanted[0] in theirs
    return wanted[0] in mine and wanted[1] in theirs


def followed(state: State, units: Mapping[str, str], effects: Sequence[Effect]) -> list[Event]:
    """Gives what a roll's effects change on the table, within the system's limits; units that are gone stay gone."""
    changes: list[Event] = []
    for effect in effects:
        unit = state.units.get(units.get(effect.whose, ""))
        if unit is None:
            continue
        if effect.on is not None:
            if (effect.what in unit.statuses) != effect.on:
                changes.append(happened.StatusChanged(unit=unit.id, status=effect.what, on=effect.on))
            continue
        held = unit.markers.get(effect.what, 0)
        after = min(max(held + effect.change, 0), state.setup.marker_named(effect.what).most)
        if after != held:
            changes.append(happened.Marked(unit=unit.id, marker=effect.what, change=after - held))
    return changes
