"""What is written down about the score: places, deeds, readings of open points; folded like the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import singledispatch

from rules.game import events as happened
from rules.game.events import Event, Line
from rules.game.score.scenario import Scenario, named


@dataclass(frozen=True, slots=True)
class Taken:
    """A place that was taken: in which turn, by which side and unit."""

    turn: int
    place: int
    side: int
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Done:
    """A deed that was done."""

    side: int
    unit: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Ledger:
    """The score's side of a game.

    Attributes:
        scenario: what is counted; None where the players keep the score themselves.
        report: what one side says the table shows and the other has not answered.
        counted: what is counted already, ``turn-1`` … ``end``.
        lines: every line of the score, with what it was counted for.
        deeds: deeds done, by id.
        readings: open points as both sides read them, by id.
        taken: every place that was taken, in order.
        tested: which sides have tested in which turn, with the result.
        shown: levels of the places as counted last, by place.
        sides: statuses of the sides.
        reinforced: how many models a side may bring, by turn and side.
        extra: turns that a roll added.
        over: whether a roll ended the game.
    """

    scenario: Scenario | None = None
    report: happened.Reported | None = None
    counted: frozenset[str] = frozenset()
    lines: tuple[tuple[str, Line], ...] = ()
    deeds: Mapping[str, Done] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    taken: tuple[Taken, ...] = ()
    tested: Mapping[tuple[int, int], str] = field(default_factory=dict)
    shown: Mapping[int, str] = field(default_factory=dict)
    sides: tuple[frozenset[str], frozenset[str]] = (frozenset(), frozenset())
    reinforced: Mapping[tuple[int, int], int] = field(default_factory=dict)
    extra: int = 0
    over: bool = False

    def glory(self, side: int) -> int:
        """Gives the glory points of a side."""
        return sum(line.glory for _, line in self.lines if line.side == side)

    def taken_in(self, turn: int) -> dict[int, Taken]:
        """Gives the places taken in a turn."""
        return {one.place: one for one in self.taken if one.turn == turn}


@singledispatch
def noted(event: Event, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001  # the turn is for those who need it
    """Gives the ledger after an event; most events leave it as it is."""
    return ledger


@noted.register
def _(event: happened.Created, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    found = named(event.system, event.edition, event.scenario) if event.scenario else None
    return replace(ledger, scenario=found)


@noted.register
def _(event: happened.Reported, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    return replace(ledger, report=event)


@noted.register
def _(event: happened.ReportRefused, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    return replace(ledger, report=None)


@noted.register
def _(event: happened.Counted, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    shown = dict(ledger.report.places) if ledger.report else {}
    return replace(
        ledger,
        report=None,
        counted=ledger.counted | {event.about},
        lines=(*ledger.lines, *((event.about, line) for line in event.lines)),
        readings={**ledger.readings, **dict(event.readings)},
        shown=shown or ledger.shown,
    )


@noted.register
def _(event: happened.Read, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    return replace(ledger, readings={**ledger.readings, event.question: event.effect})


@noted.register
def _(event: happened.DeedDone, ledger: Ledger, turn: int) -> Ledger:
    line = Line(
        side=event.side, points=event.points, award=event.deed, glory=event.glory, rule=event.rule, about=event.name
    )
    done = Done(event.side, event.unit, event.name)
    key = deed_key(event.deed, event.name)
    return replace(ledger, deeds={**ledger.deeds, key: done}, lines=(*ledger.lines, (f"turn-{turn}", line)))


def deed_key(deed: str, name: str) -> str:
    """Gives what tells one deed from another: its id, and the name that players gave a free one."""
    return f"{deed}:{name.casefold()}" if name else deed


@noted.register
def _(event: happened.PlaceTaken, ledger: Ledger, turn: int) -> Ledger:
    return replace(ledger, taken=(*ledger.taken, Taken(turn, event.place, event.side, event.unit)))


@noted.register
def _(event: happened.Tested, ledger: Ledger, turn: int) -> Ledger:
    return replace(ledger, tested={**ledger.tested, (turn, event.side): event.result})


@noted.register
def _(event: happened.Reinforced, ledger: Ledger, turn: int) -> Ledger:
    return replace(ledger, reinforced={**ledger.reinforced, (turn, event.side): event.count})


@noted.register
def _(event: happened.SideChanged, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    mine = ledger.sides[event.side]
    mine = mine | {event.status} if event.on else mine - {event.status}
    return replace(ledger, sides=(mine, ledger.sides[1]) if event.side == 0 else (ledger.sides[0], mine))


@noted.register
def _(event: happened.LengthRolled, ledger: Ledger, turn: int) -> Ledger:  # noqa: ARG001
    return replace(ledger, extra=ledger.extra + 1) if event.goes_on else replace(ledger, over=True)
