"""Every fault of every data file, also of the bot's own words and of the demo's battles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from zoneinfo import available_timezones

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.demo.battle import Opening
from bot.words import FUNCTIONS
from rules import shelf
from rules.checking.kind import Kind
from rules.checking.shelf import check as check_rules
from rules.library.entry import Lang
from rules.library.load import Reading
from rules.library.reading import Fault, Problem, raw_of, text_of

_LONGEST_DESCRIPTION = 100
_DESCRIPTIONS = ("command-", "option-")
_SAMPLES = (1, 2, 17)
"""What is put in for every fact, so that each branch of a plural is said."""


@dataclass(frozen=True, slots=True)
class _Message:
    """A message where it stands.

    Args:
        file: its file, relative to ``data/``.
        line: where it begins.
        facts: what it mentions.
        others: messages that it says.
        functions: what it calls.
    """

    file: str
    line: int
    facts: frozenset[str]
    others: frozenset[str]
    functions: frozenset[str]


class _Mentioned(Visitor):
    """Collects what a message mentions."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.others: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the library's name
        self.others.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802  # the library's name
        self.functions.add(node.id.name)
        self.generic_visit(node)


Messages = Mapping[Lang, Mapping[str, _Message]]


def check(root: Path | None = None) -> tuple[Reading, tuple[Fault, ...]]:
    """Reads every file of ``data/``; gives the library, and all faults in the order of files and lines."""
    root = root or shelf.DATA
    faults: list[Fault] = []
    messages = {lang: _read(root, lang, faults) for lang in Lang}
    said = {key for known in messages.values() for key in known}
    more = {"demo.toml": Kind(Opening, lambda written, _: _steps(written, said))}
    reading, found = check_rules(root, more)
    faults += found
    faults += _missing(messages)
    for lang, known in messages.items():
        faults += (fault for key, one in known.items() for fault in _wrong(key, one, known, lang))
    faults += _silent(root, reading, said)
    faults += _nowhere(root)
    return reading, tuple(sorted(set(faults), key=lambda fault: (fault.file, fault.line, fault.message)))


def _read(root: Path, lang: Lang, faults: list[Fault]) -> dict[str, _Message]:
    """Reads the messages of a language, and says each of them once."""
    bundle = FluentBundle([lang.value], use_isolating=False, functions=FUNCTIONS)
    found: dict[str, _Message] = {}
    paths = sorted((root / "words" / lang.value).glob("*.ftl"))
    if not paths:
        faults.append(Fault(f"words/{lang.value}", 1, "there are no words of this language"))
    for path in paths:
        source = text_of(root, path, faults)
        if source is None:
            continue
        name = path.relative_to(root).as_posix()
        if not source.strip():
            faults.append(Fault(name, 1, "nothing stands in this file; take it away, or write `id = text`"))
        bundle.add_resource(FluentResource(source))
        for entry in FluentParser().parse(source).body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                faults.append(Fault(name, _stops(source, entry, line), _not_fluent(entry)))
            elif isinstance(entry, ast.Message):
                if entry.id.name in found:
                    first = found[entry.id.name]
                    said = f'"{entry.id.name}" stands already at data/{first.file}:{first.line}'
                    faults.append(Fault(name, line, said))
                    continue
                seen = _Mentioned()
                seen.visit(entry)
                mentioned = (frozenset(seen.facts), frozenset(seen.others), frozenset(seen.functions))
                found[entry.id.name] = _Message(name, line, *mentioned)
    faults += (fault for key in found for fault in _unsaid(bundle, key, found))
    return found


def _stops(source: str, entry: ast.Junk, line: int) -> int:
    """Gives the line where a text stops being a message."""
    spans = [one.span for one in entry.annotations if one.span]
    return source.count("\n", 0, spans[0].start) + 1 if spans else line


def _not_fluent(entry: ast.Junk) -> str:
    why = entry.annotations[0].message if entry.annotations else ""
    return f"this is no message ({why}): write `id = text`, further lines indented, each {{ closed by }}"


def _facts(key: str, known: Mapping[str, _Message]) -> Set[str]:
    """Gives what a message mentions, and what those mention that it says."""
    found, told, left = set[str](), {key}, [key]
    while left:
        one = known.get(left.pop())
        if one:
            found |= one.facts
            left += one.others - told
            told |= one.others
    return found


def _unsaid(bundle: FluentBundle, key: str, known: Mapping[str, _Message]) -> Iterator[Fault]:
    """Says a message with facts put in, and finds what cannot be said."""
    one, facts = known[key], _facts(key, known)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        yield Fault(one.file, one.line, f'"{key}" says nothing')
        return
    for sample in _SAMPLES if facts else _SAMPLES[:1]:
        text, problems = bundle.format_pattern(pattern, dict.fromkeys(facts, sample))
        if key.startswith(_DESCRIPTIONS) and len(str(text)) > _LONGEST_DESCRIPTION:
            said = f"{len(str(text))} characters, at most {_LONGEST_DESCRIPTION} fit Discord"
            yield Fault(one.file, one.line, f'"{key}" has {said}')
        elif problems and not _told(one, bundle):
            yield Fault(one.file, one.line, f'"{key}" cannot be said: {problems[0]}')
        else:
            continue
        return


def _told(one: _Message, bundle: FluentBundle) -> bool:
    """Says whether what is wrong with a message is told by its references."""
    return bool(one.functions - {*FUNCTIONS, "NUMBER", "DATETIME"}) or not all(map(bundle.has_message, one.others))


def _wrong(key: str, one: _Message, known: Mapping[str, _Message], lang: Lang) -> Iterator[Fault]:
    """Finds what a message mentions that is not there."""
    for other in sorted(one.others - {*known}):
        yield Fault(one.file, one.line, f'"{key}" says "{other}", which is no message in {lang}{_near(other, known)}')
    functions = {*FUNCTIONS, "NUMBER"}
    for name in sorted(one.functions - functions):
        yield Fault(one.file, one.line, f'"{key}" calls {name}; there are {", ".join(sorted(functions))}')


def _missing(messages: Messages) -> Iterator[Fault]:
    """Finds messages that one language lacks, and facts that are spelt otherwise in the other."""
    for lang, other in ((Lang.KO, Lang.EN), (Lang.EN, Lang.KO)):
        for key, one in messages[lang].items():
            twin = messages[other].get(key)
            if twin is None:
                where = f"data/words/{other}/{Path(one.file).name}"
                yield Fault(one.file, one.line, f'"{key}" is missing in the other language; write it in {where}')
                continue
            for fact in sorted(one.facts - twin.facts):
                near = get_close_matches(fact, twin.facts - one.facts, 1, 0.75)
                if near and not fact.endswith(("_ko", "_en")):
                    said = f'"{key}" mentions ${fact} here and ${near[0]} in the other language: one is misspelt'
                    yield Fault(one.file, one.line, said)


def _silent(root: Path, reading: Reading, said: set[str]) -> Iterator[Fault]:
    """Finds what the files of a game name for which there are no words."""
    for system in reading.library.systems:
        for name, wanted in (("game.toml", _of_game), ("open.toml", _of_questions)):
            path = root / system / name
            written = raw_of(root, path, []) if path.is_file() else None
            if written is not None:
                missing = [(key, place) for key, place in wanted(written.value) if key not in said]
                yield from written.faults((f'there is no message "{key}"{_near(key, said)}', at) for key, at in missing)


def _of_game(raw: Mapping[str, object]) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    for field, key in (("turn", "game-{}"), ("first", "first-{}"), ("signs", "{}")):
        if isinstance(raw.get(field), str):
            yield key.format(raw[field]), (field,)


def _of_questions(raw: Mapping[str, object]) -> Iterator[tuple[str, tuple[str | int, ...]]]:
    asked = raw.get("question")
    for number, one in enumerate(asked if isinstance(asked, list) else ()):
        if isinstance(one, dict) and isinstance(one.get("id"), str):
            yield f"question-{one['id']}", ("question", number, "id")


def _steps(written: Opening, said: set[str]) -> Iterator[Problem]:
    """Finds steps of a demo that type no command, or do nothing."""
    for number, step in enumerate(written.step):
        command = f"command-{step.type.replace(' ', '-')}"
        if bool(step.type) == bool(step.press):
            yield "a step either types a command or presses something", ("step", number)
        elif step.type and command not in said:
            yield f'there is no command "/{step.type}"{_near(command, said)}', ("step", number, "type")


def _nowhere(root: Path) -> Iterator[Fault]:
    """Finds cities in time zones that there are not."""
    path = root / "time.toml"
    written = raw_of(root, path, []) if path.is_file() else None
    cities = written.value.get("city") if written else None
    if written is None or not isinstance(cities, dict):
        return
    zones = available_timezones()
    wrong = [(city, zone) for city, zone in cities.items() if isinstance(zone, str) and zone not in zones]
    yield from written.faults(
        (f'there is no time zone "{zone}"{_near(zone, zones)}', ("city", city)) for city, zone in wrong
    )


def _near(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, [*known], 1)
    return f'; is it "{near[0]}"?' if near else ""
