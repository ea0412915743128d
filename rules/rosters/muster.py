"""From a roster to the table: what of it the game can take, and what has to be said about the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.errors import NotFound
from rules.game.moves import Newcomer
from rules.game.setup import Setup
from rules.rosters.roster import Model, Remark, Roster


def newcomers(roster: Roster, setup: Setup) -> tuple[Newcomer, ...]:
    """Gives the models as they come to a table; a marker that the game does not have stays as a word."""
    return tuple(_newcomer(model, setup) for model in roster.models)


def _newcomer(model: Model, setup: Setup) -> Newcomer:
    words, markers = list(model.words()), {}
    for name, count in model.markers:
        marker, most = _marker(name, setup)
        if marker:
            markers[marker] = min(count, most)
        else:
            words.append(f"{name} {count}")
    return Newcomer(model.name, tuple(words), tuple(markers.items()))


def _marker(name: str, setup: Setup) -> tuple[str, int]:
    try:
        marker = setup.marker_named(name)
    except NotFound:
        return "", 0
    return marker.id, marker.most


def remarks(roster: Roster, setup: Setup, system: str) -> Iterator[Remark]:
    """Gives all that the list's owner should look at, for a game of this system."""
    if roster.system and roster.system != system:
        yield Remark("other-system", (("system", roster.system),))
    yield from roster.warnings
    strange = {name: None for model in roster.models for name, _ in model.markers if not _marker(name, setup)[0]}
    if strange:
        yield Remark("unknown-markers", (("names", ", ".join(list(strange)[:12])),))
    if twins := _twins([model.name for model in roster.models]):
        yield Remark("same-names", (("names", ", ".join(twins[:12])),))


def _twins(names: Sequence[str]) -> list[str]:
    seen: set[str] = set()
    twice: dict[str, None] = {}
    for name in names:
        if name.casefold() in seen:
            twice[name] = None
        seen.add(name.casefold())
    return list(twice)
