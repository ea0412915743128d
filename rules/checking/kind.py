"""A kind of data file: what it looks like, and what no single value of it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from pydantic import BaseModel

from rules.library.entry import OpenQuestion
from rules.library.load import Reading
from rules.library.reading import Problem, Steps

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Around:
    """What stands in the other files, for checking what one says of them.

    Args:
        system: the system whose file it is; empty for a file that belongs to all.
        reading: the entries of the library.
        beside: the files of the same system that could be read, as bare TOML.
    """

    system: str
    reading: Reading
    beside: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def no_rule(self, key: str) -> str | None:
        """Says what is wrong with the key of a rule; None where it is right, or its file could not be read."""
        library = self.reading.library
        if key in library.by_key or key in self.reading.unread or self.system not in library.systems:
            return None
        near = get_close_matches(key, [one for one in library.by_key if one.startswith(f"{self.system}/")], 1)
        return f'there is no entry "{key}"' + (f'; is it "{near[0]}"?' if near else "")

    def editions(self) -> tuple[str, ...]:
        """Gives the system's editions; none where its ``system.toml`` could not be read."""
        known = self.reading.library.systems.get(self.system)
        return known.edition_ids() if known else ()

    def strange(self, editions: Iterable[str], place: Steps) -> Iterator[Problem]:
        """Finds editions that the system does not have."""
        known = self.editions()
        for edition in editions:
            if known and edition not in known:
                yield f'edition "{edition}" is not in system.toml ({", ".join(known)})', place

    def question(self, rule: str, question: str) -> OpenQuestion | None:
        """Gives an open question of an entry."""
        found = self.reading.library.by_key.get(rule)
        return next((one for one in found.entry.open if one.id == question), None) if found else None


@dataclass(frozen=True, slots=True)
class Kind(Generic[M]):
    """A kind of file.

    Args:
        model: what it looks like.
        check: finds what no single value shows.
        needed: whether the program cannot do without it.
        strict: whether a number in quotes is a fault; not where the model puts its fields in order itself.
    """

    model: type[M]
    check: Callable[[M, Around], Iterable[Problem]] = lambda *_: ()
    needed: bool = False
    strict: bool = True


def walk(value: Any, place: Steps = ()) -> Iterator[tuple[Steps, str, Any]]:
    """Goes through everything that stands in a file: where it stands, the name of its field, its value."""
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            step = (*place, type(value).model_fields[name].alias or name)
            yield step, name, getattr(value, name)
            yield from walk(getattr(value, name), step)
    elif isinstance(value, tuple):
        for number, one in enumerate(value):
            yield from walk(one, (*place, number))


def wrong_rules(value: BaseModel, around: Around) -> Iterator[Problem]:
    """Finds rules that do not exist: whatever stands in a field ``rule`` or ``…_rule``."""
    for place, name, found in walk(value):
        if (name == "rule" or name.endswith("_rule")) and isinstance(found, str):
            wrong = around.no_rule(found)
            if wrong:
                yield wrong, place


def twice(named: Iterable[tuple[str, Steps]], what: str = "id") -> Iterator[Problem]:
    """Finds names that stand twice."""
    seen: set[str] = set()
    for name, place in named:
        if name in seen:
            yield f'the {what} "{name}" is used already in this file', place
        seen.add(name)


def unknown(names: Iterable[tuple[str | None, Steps]], known: Set[str], what: str) -> Iterator[Problem]:
    """Finds names of things that are not there."""
    for name, place in names:
        if name is not None and name not in known:
            near = get_close_matches(name, known, 1)
            yield f'there is no {what} "{name}"' + (f'; is it "{near[0]}"?' if near else ""), place
