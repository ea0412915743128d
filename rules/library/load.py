"""Loading the library, and saying everything that is wrong with its files at once."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from rules import shelf
from rules.library.entry import Entry, Lang, Note, OpenQuestion, Page, Standing, System, Text, Topic
from rules.library.reading import Fault, Problem, read_file, text_of
from rules.library.search.english import one_spelling
from rules.library.wording import line_of

_FEWEST_ASKS = 2
_FEWEST_THAT_AGREE = 2
_LONGEST = {Lang.KO: 500, Lang.EN: 800}
_ID = re.compile(r"""^\s*id\s*=\s*["']([^"']+)""", re.MULTILINE)


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
    found = read(root)
    if found.faults:
        raise ValueError("\n".join(str(fault) for fault in found.faults))
    return found.library


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be loaded, and what is wrong with the rest.

    Args:
        library: every entry without a fault of its own.
        faults: every fault of every file of entries.
        unread: keys of entries in files that could not be read; nobody is told that those do not exist.
    """

    library: Library
    faults: tuple[Fault, ...]
    unread: Set[str]


def read(root: Path | None = None) -> Reading:
    """Loads what can be loaded and lists every fault of every file."""
    root = root or shelf.DATA
    faults: list[Fault] = []
    systems: dict[str, System] = {}
    rules: list[Rule] = []
    places: dict[str, _Place] = {}
    unread: set[str] = set()
    for folder in sorted(path.parent for path in root.glob("*/system.toml")):
        system = read_file(root, folder / "system.toml", System, faults)
        if system is not None:
            systems[folder.name] = system.value
        for path in sorted(folder.glob("rules/**/*.toml")):
            page = read_file(root, path, Page, faults)
            if page is None or system is None:
                unread |= {f"{folder.name}/{name}" for name in _ID.findall(text_of(root, path, []) or "")}
                continue
            for number, entry in enumerate(page.value.entry):
                rule = Rule(folder.name, page.value.topic, entry)
                place = _Place(page.file, page.source, number)
                if rule.key in places:
                    first = places[rule.key]
                    message = f'the id "{entry.id}" is used already at data/{first.file}:{first.line("id")}'
                    faults.append(Fault(place.file, place.line("id"), message))
                    continue
                places[rule.key] = place
                rules.append(rule)
    faults += [fault for rule in rules for fault in _wrong_shares(rule, rules, places[rule.key], unread)]
    library = Library(systems, _with_shared(rules))
    for rule in library.rules:
        faults.extend(_cross_check(library, rule, places[rule.key], unread))
    return Reading(library, tuple(sorted(faults, key=lambda fault: (fault.file, fault.line))), unread)


def _with_shared(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Gives each rule the questions that it shares with others; a question keeps its one id."""
    asked = {f"{rule.key}/{one.id}": one for rule in rules for one in rule.entry.open}

    def whole(rule: Rule) -> Rule:
        shared = [asked[key] for name in rule.entry.shares if (key := f"{rule.system}/{name}") in asked]
        entry = rule.entry.model_copy(update={"open": (*rule.entry.open, *shared)})
        return replace(rule, entry=entry)

    return tuple(whole(rule) if rule.entry.shares else rule for rule in rules)


def _wrong_shares(rule: Rule, rules: Sequence[Rule], place: _Place, unread: Set[str]) -> Iterator[Fault]:
    asked = {f"{other.entry.id}/{one.id}" for other in rules if other.system == rule.system for one in other.entry.open}
    for name in rule.entry.shares:
        if name not in asked and f"{rule.system}/{name.partition('/')[0]}" not in unread:
            message = f'entry "{rule.entry.id}": shares "{name}", but no entry of this system has that question'
            yield Fault(place.file, place.line("shares"), message)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an entry stands in its file."""

    file: str
    source: str
    number: int

    def line(self, *path: str | int) -> int:
        return line_of(self.source, ("entry", self.number, *path))


def _cross_check(library: Library, rule: Rule, place: _Place, unread: Set[str]) -> Iterator[Fault]:
    """Finds what no single value shows: references to other entries, editions and sources.

    ``unread`` are the entries of files that have faults of their own; nobody is told that those do not exist.
    """
    checks = (_wrong_naming, _wrong_covers, _wrong_texts, _wrong_signs, _wrong_changes, _wrong_questions)
    problems = [*_wrong_relatives(library, rule, unread)]
    problems += [problem for check in checks for problem in check(library, rule)]
    for message, path in problems:
        yield Fault(place.file, place.line(*path), f'entry "{rule.entry.id}": {message}')


def _wrong_relatives(library: Library, rule: Rule, unread: Set[str]) -> Iterator[Problem]:
    for other in rule.entry.related:
        if other == rule.entry.id:
            yield "an entry is not related to itself", ("related",)
        elif (key := f"{rule.system}/{other}") not in library.by_key and key not in unread:
            yield f'related entry "{other}" does not exist in this system', ("related",)


def _wrong_naming(_: Library, rule: Rule) -> Iterator[Problem]:
    for lang in Lang:
        naming = rule.entry.naming(lang)
        if len(naming.asks) < _FEWEST_ASKS:
            yield (
                f"{len(naming.asks)} asks in {lang}; write at least {_FEWEST_ASKS} as players put them",
                (lang, "asks"),
            )
        names = [one_spelling(name.casefold()) for name in naming.all_names()]
        for field, said, folded in (("aliases", naming.all_names(), names), ("asks", naming.asks, [*naming.asks])):
            for place, one in enumerate(folded):
                if one in folded[:place]:
                    first = said[folded.index(one)]
                    yield f'"{said[place]}" stands in {lang} already, as "{first}"; take it out', (lang, field)


def _wrong_signs(_: Library, rule: Rule) -> Iterator[Problem]:
    """Finds signs that no card shows well, and texts that are too long for a phone."""
    for number, text in enumerate(rule.entry.text):
        for lang in Lang:
            path: tuple[str | int, ...] = ("text", number, lang)
            if "~" in text[lang]:
                yield f'"~" in the {lang} text; write a range with an en dash: 3"\N{EN DASH}6"', path
            if "\t" in text[lang]:
                yield f"a tab in the {lang} text; write spaces", path
            if len(text[lang]) > _LONGEST[lang]:
                said = f"the {lang} text has {len(text[lang])} characters, at most {_LONGEST[lang]} fit a phone"
                yield f"{said}; shorten it or split the entry", path


def _wrong_covers(_: Library, rule: Rule) -> Iterator[Problem]:
    names = {name for lang in Lang for name in rule.entry.naming(lang).all_names()}
    for row, alias in rule.entry.covers.items():
        if alias not in names:
            yield f'covers {row} by "{alias}", which is neither a name nor an alias of this entry', ("covers",)


def _wrong_texts(library: Library, rule: Rule) -> Iterator[Problem]:
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
        if text.standing is Standing.AGREE and len(set(text.sources)) < _FEWEST_THAT_AGREE:
            yield 'one source cannot agree; name the second, or write standing = "one"', ("text", number, "standing")


def _wrong_changes(library: Library, rule: Rule) -> Iterator[Problem]:
    order = library.systems[rule.system].edition_ids()
    for number, change in enumerate(rule.entry.change):
        strange = [edition for edition in (change.older, change.newer) if edition not in order]
        if strange:
            yield f'edition "{strange[0]}" is not in system.toml', ("change", number)
        elif order.index(change.older) >= order.index(change.newer):
            yield f"{change.older} is not older than {change.newer} (see system.toml)", ("change", number)


def _wrong_questions(library: Library, rule: Rule) -> Iterator[Problem]:
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
