"""What the log itself shows of deeds: proposed on the scoring card, never written unasked."""

from __future__ import annotations

from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game.score.picks import is_out, picked
from rules.game.score.scenario import Deed, Places
from rules.game.state import State


def shown_by(state: State, said: happened.Reported, deed: Deed) -> tuple[int, ...]:
    """Gives the sides that have done a deed as far as the log and the report show."""
    seen = deed.seen
    if seen is None:
        return ()
    if seen.marker is not None:
        holding = {u.side for u in state.units.values() if u.markers.get(seen.marker, 0) >= seen.count}
        return tuple(sorted(1 - side for side in holding))
    if seen.roll is not None:
        return tuple(sorted({side for (_, side), result in state.ledger.tested.items() if result in seen.results}))
    if seen.places is not None:
        return _same_unit(state, seen.places)
    if seen.held is not None:
        return _held(state, said, seen.held)
    return _targets(state) if seen.targets else ()


def _same_unit(state: State, count: int) -> tuple[int, ...]:
    taken: dict[tuple[int, str], set[int]] = {}
    for one in state.ledger.taken:
        if one.unit:
            taken.setdefault((one.side, one.unit), set()).add(one.place)
    return tuple(sorted({side for (side, _), places in taken.items() if len(places) >= count}))


def _held(state: State, said: happened.Reported, count: int) -> tuple[int, ...]:
    scenario = state.ledger.scenario
    places: Places | None = scenario.places if scenario else None
    if places is None:
        return ()
    top = str(len(places.level))
    return tuple(side for side in (0, 1) if sum(code[side] == top for _, code in said.places) >= count)


def _targets(state: State) -> tuple[int, ...]:
    found = []
    for side in (0, 1):
        try:
            theirs = picked(state, side).theirs
        except NotAllowedNow:
            return ()
        if theirs and all(is_out(state, unit) for unit in theirs):
            found.append(side)
    return tuple(found)
