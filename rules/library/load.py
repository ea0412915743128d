"""Loading the library, and saying everything that is wrong with its files at once."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from rules import shelf
from rules.library.entry import Entry, Lang, Note, OpenQuestion, Page, System, Text, Topic

_Model = TypeVar("_Model", bound=BaseModel)
_HEADER = re.compile(r"^\s*(\[{1,2})\s*([A-Za-z0-9_.-]+)\s*\]{1,2}")


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a data file, in words for the person who wrote it.

    Args:
        file: the file, relative to ``data/``.
        line: the line, counted from 1.
        message: what is wrong and what to do.
    """

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"data/{self.file}:{self.line}: {self.message}"


@dataclass(frozen=True, slots=True)
class Rule:
    """An entry in its place: which system and topic it belongs to.

    ``key`` is unique in the whole library, for example ``<system>/blast``.
    """

    system: str
    topic: Topic
    entry: Entry

    @property
    def key(self) -> str:
        """The name that everything outside the library uses for this rule."""
        return f"{self.system}/{self.entry.id}"


@dataclass(frozen=True)
class Library:
    """Every system and every rule on the shelf."""

    systems: Mapping[str, System]
    rules: tuple[Rule, ...]

    @cached_property
    def by_key(self) -> Mapping[str, Rule]:
        """Every rule by its key."""
        return {rule.key: rule for rule in self.rules}

    def text(self, rule: Rule, edition: str) -> tuple[Text, bool]:
        """Gives the text that answers for an edition.

        Returns:
            The text, and whether it is really of that edition. When the edition says nothing, the nearest
            older text answers, else the nearest newer one, and the flag is False.
        """
        for text in rule.entry.text:
            if edition in text.editions:
                return text, True
        order = self.systems[rule.system].edition_ids()
        wanted = order.index(edition)

        def nearness(text: Text) -> tuple[bool, int]:
            places = [order.index(name) for name in text.editions]
            older = [wanted - place for place in places if place < wanted]
            return (not older, min(older) if older else min(place - wanted for place in places))

        return min(rule.entry.text, key=nearness), False

    def system_named(self, text: str) -> str | None:
        """Gives the system that is called so: by its folder, its command, a name or an alias."""
        wanted = text.strip().casefold()
        for key, system in self.systems.items():
            names = (key, system.ko, system.en, system.short, system.command, *system.aliases)
            if wanted in {name.casefold() for name in names}:
                return key
        return None

    def questions(self, rule: Rule, edition: str) -> tuple[OpenQuestion, ...]:
        """Gives the open questions of a rule that arise in an edition."""
        wanted = self._answering(rule, edition)
        return tuple(one for one in rule.entry.open if not one.editions or wanted & {*one.editions})

    def notes(self, rule: Rule, edition: str) -> tuple[Note, ...]:
        """Gives the remarks on a rule that concern an edition."""
        wanted = self._answering(rule, edition)
        return tuple(one for one in rule.entry.note if not one.editions or wanted & {*one.editions})

    def _answering(self, rule: Rule, edition: str) -> set[str]:
        """Gives the edition, and those whose text stands in for it."""
        text, is_of_edition = self.text(rule, edition)
        return {edition} if is_of_edition else {edition, *text.editions}


def load(root: Path | None = None) -> Library:
    """Loads every file of the library.

    Raises:
        ValueError: a file has faults; the message lists them all, one a line.
    """
    library, faults = read(root)
    if faults:
        raise ValueError("\n".join(str(fault) for fault in faults))
    return library


def read(root: Path | None = None) -> tuple[Library, tuple[Fault, ...]]:
    """Loads what can be loaded and lists every fault of every file."""
    root = root or shelf.DATA
    faults: list[Fault] = []
    systems: dict[str, System] = {}
    rules: list[Rule] = []
    places: dict[str, _Place] = {}
    for folder in sorted(path.parent for path in root.glob("*/system.toml")):
        system = _read_file(root, folder / "system.toml", System, faults)
        if system is None:
            continue
        systems[folder.name] = system
        for path in sorted(folder.glob("rules/**/*.toml")):
            page = _read_file(root, path, Page, faults)
            if page is None:
                continue
            source = path.read_text(encoding="utf-8")
            for number, entry in enumerate(page.entry):
                rule = Rule(folder.name, page.topic, entry)
                place = _Place(str(path.relative_to(root)), source, number)
                if rule.key in places:
                    first = places[rule.key]
                    message = f'the id "{entry.id}" is used already at data/{first.file}:{first.line("id")}'
                    faults.append(Fault(place.file, place.line("id"), message))
                    continue
                places[rule.key] = place
                rules.append(rule)
    faults += [fault for rule in rules for fault in _wrong_shares(rule, rules, places[rule.key])]
    library = Library(systems, _with_shared(rules))
    for rule in library.rules:
        faults.extend(_cross_check(library, rule, places[rule.key]))
    return library, tuple(sorted(faults, key=lambda fault: (fault.file, fault.line)))


def _with_shared(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Gives each rule the questions that it shares with others; a question keeps its one id."""
    asked = {f"{rule.key}/{one.id}": one for rule in rules for one in rule.entry.open}

    def whole(rule: Rule) -> Rule:
        shared = [asked[key] for name in rule.entry.shares if (key := f"{rule.system}/{name}") in asked]
        entry = rule.entry.model_copy(update={"open": (*rule.entry.open, *shared)})
        return replace(rule, entry=entry)

    return tuple(whole(rule) if rule.entry.shares else rule for rule in rules)


def _wrong_shares(rule: Rule, rules: Sequence[Rule], place: _Place) -> Iterator[Fault]:
    asked = {f"{other.entry.id}/{one.id}" for other in rules if other.system == rule.system for one in other.entry.open}
    for name in rule.entry.shares:
        if name not in asked:
            message = f'entry "{rule.entry.id}": shares "{name}", but no entry of this system has that question'
            yield Fault(place.file, place.line("shares"), message)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an entry stands in its file."""

    file: str
    source: str
    number: int

    def line(self, *path: str | int) -> int:
        return _line_of(self.source, ("entry", self.number, *path))


def _read_file(root: Path, path: Path, model: type[_Model], faults: list[Fault]) -> _Model | None:
    name = str(path.relative_to(root))
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        faults.append(Fault(name, 1, f"the file is not UTF-8 text (byte {error.start}); save it as UTF-8"))
        return None
    try:
        raw = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        faults.append(Fault(name, int(found[1]) if found else 1, f"this is not valid TOML: {error}"))
        return None
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        problems = error.errors(include_url=False)
        places = [problem["loc"] for problem in problems]
        for problem in problems:
            place = problem["loc"]
            if problem["type"] == "too_short" and any(other[: len(place)] == place != other for other in places):
                continue  # the list only seems short because its items are wrong
            message = _in_words(problem["type"], problem["msg"], problem["loc"], problem.get("input"))
            faults.append(Fault(name, _line_of(source, problem["loc"]), message))
        return None


def _in_words(kind: str, message: str, location: tuple[str | int, ...], given: Any) -> str:
    where = ".".join(str(part) for part in location if not isinstance(part, int)) or "the file"
    match kind:
        case "missing":
            return f'"{where}" is missing'
        case "extra_forbidden":
            return f'"{where}" is not a known field; look at data/README.md for the fields there are'
        case "too_short":
            return f'"{where}" needs at least one item'
        case "string_too_long":
            return f'"{where}" is too long ({len(str(given))} characters): {message.lower()}; split it'
        case "string_pattern_mismatch":
            return f'"{where}" has a form that is not allowed here: {str(given)[:40]!r}'
        case _:
            return f'"{where}": {message.removeprefix("Value error, ")}'


def _line_of(source: str, location: tuple[str | int, ...]) -> int:
    """Finds the line that a validation error speaks of, by walking headers and keys."""
    lines = source.splitlines()
    start, end, prefix, parts = 0, len(lines), "", list(location)
    best = 1
    while parts:
        part = parts.pop(0)
        if isinstance(part, int):
            continue
        prefix = f"{prefix}.{part}" if prefix else part
        nth = parts[0] if parts and isinstance(parts[0], int) else 0
        headers = [
            number
            for number in range(start, end)
            if (match := _HEADER.match(lines[number])) is not None and match[2] == prefix
        ]
        if len(headers) > nth:
            start = headers[nth]
            later = headers[nth + 1 :]
            end = later[0] if later else end
            best = start + 1
            continue
        key = re.compile(rf"^\s*{re.escape(str(part))}\s*(=|\.)")
        found = next((number for number in range(start, end) if key.match(lines[number])), None)
        return found + 1 if found is not None else best
    return best


def _cross_check(library: Library, rule: Rule, place: _Place) -> Iterator[Fault]:
    """Finds what no single value shows: references to other entries, editions and sources."""
    checks = (_wrong_relatives, _wrong_covers, _wrong_texts, _wrong_changes, _wrong_questions)
    for check in checks:
        for message, path in check(library, rule):
            yield Fault(place.file, place.line(*path), f'entry "{rule.entry.id}": {message}')


_Problem = tuple[str, tuple[str | int, ...]]


def _wrong_relatives(library: Library, rule: Rule) -> Iterator[_Problem]:
    for other in rule.entry.related:
        if other == rule.entry.id:
            yield "an entry is not related to itself", ("related",)
        elif f"{rule.system}/{other}" not in library.by_key:
            yield f'related entry "{other}" does not exist in this system', ("related",)


def _wrong_covers(_: Library, rule: Rule) -> Iterator[_Problem]:
    names = {name for lang in Lang for name in rule.entry.naming(lang).all_names()}
    for row, alias in rule.entry.covers.items():
        if alias not in names:
            yield f'covers {row} by "{alias}", which is neither a name nor an alias of this entry', ("covers",)


def _wrong_texts(library: Library, rule: Rule) -> Iterator[_Problem]:
    system = library.systems[rule.system]
    editions, sources = set(system.edition_ids()), {source.id for source in system.source}
    seen: set[str] = set()
    for number, text in enumerate(rule.entry.text):
        for edition in text.editions:
            if edition not in editions:
                yield f'edition "{edition}" is not in system.toml', ("text", number, "editions")
            elif edition in seen:
                yield f'two texts speak for edition "{edition}"; join them', ("text", number, "editions")
            seen.add(edition)
        for source in set(text.sources) - sources:
            yield f'source "{source}" is not in system.toml', ("text", number, "sources")


def _wrong_changes(library: Library, rule: Rule) -> Iterator[_Problem]:
    order = library.systems[rule.system].edition_ids()
    for number, change in enumerate(rule.entry.change):
        strange = [edition for edition in (change.older, change.newer) if edition not in order]
        if strange:
            yield f'edition "{strange[0]}" is not in system.toml', ("change", number)
        elif order.index(change.older) >= order.index(change.newer):
            yield f"{change.older} is not older than {change.newer} (see system.toml)", ("change", number)


def _wrong_questions(library: Library, rule: Rule) -> Iterator[_Problem]:
    known = library.systems[rule.system].edition_ids()
    said = [*(("open", at, one.editions) for at, one in enumerate(rule.entry.open))]
    said += [("note", at, one.editions) for at, one in enumerate(rule.entry.note)]
    for kind, number, editions in said:
        for edition in editions:
            if edition not in known:
                yield f'edition "{edition}" is not in system.toml', (kind, number, "editions")
    questions = [question.id for question in rule.entry.open]
    if len(questions) != len(set(questions)):
        yield "two open questions have the same id", ("open",)
