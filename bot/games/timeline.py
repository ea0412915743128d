"""The turns of a battle as its report tells them: what came of it, without the steps in between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.cards.card import clean
from bot.cards.tell import act_name, is_told, told, unit_names
from bot.games.seen import Seen
from bot.words import Words
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.fold import surviving
from rules.game.setup import Setup
from rules.game.state import State

_QUIET = (
    happened.Created,
    happened.Reported,
    happened.UndoAsked,
    happened.UndoRefused,
    happened.ActivationEnded,
)
_HELD = (happened.Marked, happened.StatusChanged)
"""What a unit has: from the start, or by a roll."""

_STEPS = (happened.Declared, happened.Decided)
"""What a roll goes through; once it has fallen, it is told itself."""


def timeline(seen: Seen, words: Words) -> list[tuple[str, tuple[str, ...]]]:
    """Tells the turns as they went: the name of each, and its lines."""
    state = seen.state
    name, lines, found = words("report-before"), list[str](), list[tuple[str, tuple[str, ...]]]()
    for group in _together(_worth_telling(surviving(seen.log), state)):
        first = group[0]
        if isinstance(first.event, happened.Started | happened.TurnBegan):
            found.append((name, tuple(lines)))
            turn = first.event.turn if isinstance(first.event, happened.TurnBegan) else 1
            name, lines = words(f"game-{state.setup.turn}", turn=turn).strip("*"), []
        else:
            lines.append(f"`{first.seq}` {_line(group, state, words)}")
    return [*found, (name, tuple(lines))]


def _worth_telling(log: Sequence[Entry], state: State) -> Iterator[Entry]:
    """Leaves out what is told by the event before it or after it."""
    asked = [one.seq for one in log if isinstance(one.event, happened.Declared)]
    waits = asked[-1] if state.window is not None and asked else None
    last: Event | None = None
    for one in log:
        step = isinstance(one.event, _STEPS) and (waits is None or one.seq < waits)
        if not step and not isinstance(one.event, _QUIET) and not is_told(one.event, last):
            yield one
        last = one.event


def _together(entries: Iterable[Entry]) -> Iterator[list[Entry]]:
    """Gives each event alone, but a roll with what it did, units that come or act one after the other as one."""
    group: list[Entry] = []
    for one in entries:
        if group and not _comes_along(one, group):
            yield group
            group = []
        group.append(one)
    if group:
        yield group


def _comes_along(one: Entry, group: Sequence[Entry]) -> bool:
    first, last = group[0], group[-1]
    held = isinstance(one.event, _HELD) and (one.by, one.at) == (last.by, last.at)
    match first.event, one.event:
        case happened.UnitAdded() as came, happened.UnitAdded() as more:
            return (one.by, more.side) == (first.by, came.side)
        case happened.UnitAdded(), happened.Marked() | happened.StatusChanged():
            came = next(each.event for each in reversed(group) if isinstance(each.event, happened.UnitAdded))
            return held and one.event.unit == came.unit
        case happened.Activated(), happened.Activated():
            return True
        case _:
            return held and isinstance(first.event, happened.Rolled)


def _line(group: Sequence[Entry], state: State, words: Words) -> str:
    first = group[0]
    if isinstance(first.event, happened.UnitAdded):
        return _arrivals(group, state, words)
    if isinstance(first.event, happened.Activated):
        units = [one.event.unit for one in group if isinstance(one.event, happened.Activated)]
        return words("report-activated", units=unit_names(units, state), act=act_name(state, words))
    if len(group) == 1:
        return told(first, state, words)
    return f"{told(first, state, words)} → {' · '.join(told(one, state, words) for one in group[1:])}"


def _arrivals(group: Sequence[Entry], state: State, words: Words) -> str:
    """Tells of units that came together: whose they are, and what each of them holds from the start."""
    names: list[str] = []
    held: list[list[str]] = []
    for one in group:
        match one.event:
            case happened.UnitAdded() as unit:
                names.append(clean(unit.name, 40))
                held.append([])
            case happened.Marked() as marked:
                held[-1].append(f"{_marker(marked.marker, state.setup, words)} {marked.change}")
            case happened.StatusChanged() as changed:
                held[-1].append(_status(changed.status, state.setup, words))
    units = [f"{name} ({', '.join(has)})" if has else name for name, has in zip(names, held, strict=True)]
    first = group[0].event
    assert isinstance(first, happened.UnitAdded)  # so begins every such group
    holder = state.holder(first.side, group[0].seq)
    side = f"<@{holder}>" if holder else words("seat-free-word")
    return words("event-unit-added", side=side, name=" · ".join(units))


def _marker(marker: str, setup: Setup, words: Words) -> str:
    kind = setup.marker_named(marker)
    return kind.ko if words.lang == "ko" else kind.en


def _status(status: str, setup: Setup, words: Words) -> str:
    kind = setup.status_named(status)
    return kind.ko if words.lang == "ko" else kind.en
