"""Units of a game in a roll: who is meant by what a player typed, and what a roll did to them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.fold import surviving
from rules.game.profile import without_markers
from rules.game.setup import Setup
from rules.game.state import State, Unit

Value = TypeVar("Value")
Whose: TypeAlias = Literal["own", "target"]

_APART = re.compile(r"\s*(?:->|=>|[>→»])\s*")
_VERSUS = re.compile(r"\s+(?:vs?\.?|against)\s+", re.IGNORECASE)
ARROW = " > "
"""Stands between who and whom, as it is typed and as it is suggested."""


@dataclass(frozen=True, slots=True)
class Fielded:
    """The units that a roll is about.

    Attributes:
        title: who and whom, as a headline says it.
        own: the unit of the one who rolls, or None.
        target: the unit that something is done to, or None.
        first: whether the side of the one who rolls is first in this turn; None where that is not known.
        others: further units, by the part they have in the roll.
        written: who and whom by name, where no game knows them.
    """

    title: str = ""
    own: Unit | None = None
    target: Unit | None = None
    first: bool | None = None
    others: tuple[tuple[str, Unit], ...] = ()
    written: tuple[tuple[str, str], ...] = ()

    @property
    def names(self) -> dict[str, str]:
        """What the two are called, by the part they have in the roll."""
        both = (("own", self.own), ("target", self.target))
        return dict(self.written) | {part: unit.name for part, unit in both if unit is not None}

    @property
    def both(self) -> tuple[Unit, ...]:
        """The units that there are, who before whom."""
        return tuple(unit for unit in (self.own, self.target) if unit is not None)

    @property
    def units(self) -> dict[str, str]:
        """The ids of the units by the part they have in the roll."""
        both = (("own", self.own), ("target", self.target), *self.others)
        return {part: unit.id for part, unit in both if unit is not None}


def either(stated: Value | None, known: Value | None, otherwise: Value) -> Value:
    """Gives what a player stated, else what the unit brings, else what the roll assumes."""
    return next((value for value in (stated, known) if value is not None), otherwise)


@dataclass(frozen=True, slots=True)
class Effect:
    """What a roll did to one of its units.

    Args:
        whose: the unit, by its part in the roll.
        what: a marker or a status of the system.
        change: how many markers came (or, negative, went).
        on: for a status, whether it began or ended.
    """

    whose: str
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
        NotAllowedNow: the unit that acts is the other side's, both are one and the same, or one is out of the game.
    """
    parts = _APART.split(text.strip(), maxsplit=1)
    versus = _VERSUS.split(text.strip(), maxsplit=1)
    if len(versus) == 2 and all(_known(state, name) for name in versus):
        parts = versus
    first = None if state.first is None else state.first == state.side_of(person)
    if len(parts) == 1:
        named = _known(state, parts[0])
        if named is None:
            return Fielded(text.strip(), first=first)
        _must_be_left(state, named)
        mine = named.side == state.side_of(person) and alone == "own"
        return Fielded(named.name, named if mine else None, None if mine else named, first)
    own = state.unit(parts[0]) if parts[0] else None
    target = state.unit(parts[1]) if parts[1] else None
    if own is not None and own.side != state.side_of(person):
        raise NotAllowedNow("not-your-unit", name=own.name)
    if own is not None and target is not None and own.id == target.id:
        raise NotAllowedNow("unit-against-itself", name=own.name)
    _must_be_left(state, own, target)
    return Fielded(" → ".join(unit.name for unit in (own, target) if unit), own, target, first)


def unlisted(text: str) -> Fielded:
    """Reads who and whom where no game knows units: names as they were written, beside an arrow, else a label."""
    own, *target = (part.strip() for part in _APART.split(text.strip(), maxsplit=1))
    if not (own and target and target[0]):
        return Fielded(text.strip())
    return Fielded(" → ".join((own, target[0])), written=(("own", own), ("target", target[0])))


def _must_be_left(state: State, *units: Unit | None) -> None:
    """Refuses a roll about a unit that is off the table for good.

    Raises:
        NotAllowedNow: one of them is.
    """
    for unit in units:
        if unit is not None and state.setup.out_status in unit.statuses:
            raise NotAllowedNow("unit-is-out", name=unit.name)


def _known(state: State, name: str) -> Unit | None:
    try:
        return state.unit(name)
    except NotFound:
        return None


Brought: TypeAlias = tuple[str, tuple[tuple[str, str, int], ...]]
"""A unit's name, and what it brings to a roll: kind (``word``, ``status``, ``marker``), which one, how many."""


def brought(units: Iterable[Unit], setup: Setup, counted: Callable[[Unit], Sequence[str]]) -> tuple[Brought, ...]:
    """Gives what units bring to a roll, for its cards.

    Args:
        units: the units of the roll.
        setup: what the system says about markers and statuses.
        counted: gives the words of a unit that rolls of the system look at.
    """
    return tuple(
        (
            unit.name,
            (
                *(("word", said, 0) for word in counted(unit) if (said := without_markers(word, setup))),
                *(("marker", one.id, unit.markers[one.id]) for one in setup.marker if one.id in unit.markers),
                *(("status", one.id, 0) for one in setup.status if one.id in unit.statuses),
            ),
        )
        for unit in units
    )


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
