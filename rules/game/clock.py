"""Time in a game: since when somebody owes what, when to remind them, and when they are left in peace.

Moments are whole seconds since 1970, given from outside; nothing here looks at a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from rules.errors import CannotBeRead
from rules.game import daytime
from rules.game.state import Stage, State

HOUR = 3600
PACE = 24
"""Hours a move may take where nothing else is agreed."""

_DAY = 24 * 60
_HALVES = (1, 2, 4)
_LEVELS = len(_HALVES)


def pace_of(state: State) -> int:
    """Gives the hours that a move may take in a game."""
    return state.terms.pace if state.terms else PACE


@dataclass(frozen=True, slots=True)
class Due:
    """Something that somebody owes.

    Attributes:
        person: who owes it.
        what: message id of what is owed.
        step: number of the event after which it was owed; with person and ``what`` it names the decision.
        since: the moment from which reminders count.
        level: how many reminders went out.
        next: the moment of the next reminder, or None when there is none to come.
        held: whether it waits behind what somebody else has to do first; then nobody is asked for it.
    """

    person: int
    what: str
    step: int
    since: int
    level: int = 0
    next: int | None = None
    held: bool = False


def carried(
    before: Sequence[Due],
    owed: Sequence[tuple[int, str]],
    *,
    step: int,
    at: int,
    by: int,
    pace: int = PACE,
    later: Sequence[tuple[int, str]] = (),
) -> tuple[Due, ...]:
    """Carries what is owed over an event.

    What was owed before stays the same decision, also while something that somebody else did stands before it;
    whoever acts on their own decision is reminded later, and asked again when others have answered in between.

    Args:
        before: what was owed before.
        owed: what is owed now, as ``owing.owed`` says.
        step: number of the event.
        at: when it happened.
        by: who did it.
        pace: hours a move may take.
        later: what will be owed when that is done which interrupts it.
    """
    known = {(due.person, due.what): due for due in before}
    now = []
    for person, what in owed:
        due = known.get((person, what))
        if due is None:
            due = Due(person, what, step, at, next=reminder(at, 0, pace))
        elif due.held:
            due = replace(due, since=at, next=reminder(at, due.level, pace), held=False)
        elif person == by:
            due = replace(due, since=at, level=0, next=reminder(at, 0, pace))
        now.append(due)
    return (*now, *(_held(known[one]) for one in later if one in known and one not in owed and one[0] != by))


def _held(due: Due) -> Due:
    """Lets a decision wait; whoever wants no more reminders of it gets none afterwards either."""
    level = due.level if due.held or due.next is not None else _LEVELS
    return replace(due, level=level, next=None, held=True)


def reminder(since: int, level: int, pace: int) -> int | None:
    """Gives the moment of the next reminder: after half the pace, the whole, and twice the pace; then no more."""
    return since + pace * HOUR * _HALVES[level] // 2 if level < _LEVELS else None


def reminded(due: Due, at: int, pace: int) -> Due:
    """Goes on to the next reminder; those whose moment has passed already are skipped, so that they never pile up."""
    level = due.level + 1
    while (moment := reminder(due.since, level, pace)) is not None and moment <= at:
        level += 1
    return replace(due, level=level, next=moment)


EITHER = frozenset({"owed-score"})
"""What either side does for both, and the other confirms: where one who can do it has just acted, nobody is called."""

LAPSES = 4
"""So many times the agreed pace somebody can be silent before the other side may stop without them."""


def lapses(dues: Sequence[Due], person: int, pace: int) -> int | None:
    """Gives the moment from which a silent person need not be asked any more; None where they owe nothing."""
    since = [due.since for due in dues if due.person == person and not due.held]
    return min(since) + LAPSES * pace * HOUR if since else None


def last_one(before: Sequence[Due], now: Sequence[Due]) -> Due | None:
    """Gives what only one person still owes, where others owed the same and have done it."""
    for due in now:
        same = {(one.person, one.step) for one in before if one.what == due.what}
        if len(same) > 1 and (due.person, due.step) in same and [one.what for one in now].count(due.what) == 1:
            return due
    return None


def upcoming(state: State) -> int | None:
    """Gives the person who acts after the one who is asked now, where units are activated in turns."""
    if state.stage is not Stage.RUNNING or state.to_act is None or state.undo is not None:
        return None
    other = 1 - state.to_act
    seat = state.seats[other]
    waits = seat is not None and other not in state.passed and state.ready(other)
    return seat.person if seat is not None and waits else None


@dataclass(frozen=True, slots=True)
class Rest:
    """When somebody is left in peace.

    Attributes:
        quiet: minutes of the day, in their own time, at which their night begins and ends; it may cross midnight.
        away: the moment until which they are on holiday.
    """

    quiet: tuple[int, int] | None = None
    away: int = 0

    def rests(self, minute: int) -> bool:
        """Says whether a minute of the day lies in the quiet hours."""
        if self.quiet is None:
            return False
        begin, end = self.quiet
        return begin <= minute < end if begin <= end else minute >= begin or minute < end


def awake(at: int, rest: Rest, minute_of_day: Callable[[int], int]) -> int:
    """Gives the first moment from ``at`` on at which somebody may be disturbed.

    Args:
        at: the moment.
        rest: their quiet hours and holiday.
        minute_of_day: tells the minute of the day at a moment where they live, summer time included.
    """
    at = max(at, rest.away)
    for _ in range(2 * _DAY):  # minute by minute, because clocks jump
        if not rest.rests(minute_of_day(at)):
            return at
        at += 60 - at % 60
    return at


def read_quiet(text: str) -> tuple[int, int] | None:
    """Reads quiet hours: ``23:00-08:00``, ``23-8``, ``11pm-8am``; ``-`` and ``0-0`` are none.

    Raises:
        CannotBeRead: it is not two times of the day.
    """
    parts = daytime.span(text)
    if list(parts) == ["", ""]:
        return None
    minutes = [daytime.minute_of(part) for part in parts]
    if len(minutes) != 2 or minutes[0] is None or minutes[1] is None:
        raise CannotBeRead("quiet-unreadable", given=text[:20])
    begin, end = minutes[0], minutes[1]
    return None if begin == end else (begin, end)


def quiet_text(quiet: tuple[int, int] | None) -> str:
    """Writes quiet hours as ``23:00-08:00``; nothing where there are none."""
    if quiet is None:
        return ""
    return "-".join(f"{minute // 60:02}:{minute % 60:02}" for minute in quiet)
