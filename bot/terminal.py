"""The library in a terminal: ``umpire check`` and ``umpire rule``."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from bot.cards.rule import provenance
from bot.checking import check as check_files
from bot.words import words
from rules.errors import CannotBeRead
from rules.game.events import Ended, Rolled
from rules.game.verify import read as read_export
from rules.game.verify import verify as check_export
from rules.library.entry import Lang
from rules.library.find import Answer, Finder, Sureness
from rules.library.load import Rule
from rules.systems import procedures


def check() -> int:
    """Names every fault of every data file; 0 when there is none."""
    reading, faults = check_files()
    library = reading.library
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} {'fault' if len(faults) == 1 else 'faults'}.", file=sys.stderr)
        return 1
    print(f"{len(library.rules)} entries in {len(library.systems)} systems, no fault.")
    return 0


def look_up(query: str, *, system: str | None, edition: str | None, language: str, as_json: bool) -> int:
    """Prints the answer that the bot would give; 0 when clear, 1 when not, 2 for no such game or edition."""
    lang = Lang(language)
    if not any(sign.isalnum() for sign in query):
        print("\n".join(words(lang).error(CannotBeRead("rule-without-words"))), file=sys.stderr)
        return 1
    finder = Finder.shelf()
    named = finder.library.system_named(system) if system else None
    if system and named is None:
        known = ", ".join(one.short for one in finder.library.systems.values())
        print(f"There is no game {system!r}. Known: {known}", file=sys.stderr)
        return 2
    answer = finder.find(query, system=named)
    rules = [hit.rule for hit in answer.hits]
    known_editions = finder.library.systems[rules[0].system].edition_ids() if rules else ()
    if edition and rules and edition not in known_editions:
        print(f"There is no edition {edition!r} of this game. Known: {', '.join(known_editions)}", file=sys.stderr)
        return 2
    if as_json:
        shown = [_as_json(finder, hit.rule, edition) | {"score": round(hit.score, 1)} for hit in answer.hits]
        print(json.dumps({"query": query, "sureness": answer.sureness, "rules": shown}, ensure_ascii=False, indent=2))
    elif answer.sureness is Sureness.CLEAR:
        print(_as_text(finder, rules[0], edition, lang))
    else:
        print("\n".join(_unclear(finder, answer, lang)))
    return 0 if answer.sureness is Sureness.CLEAR else 1


def _unclear(finder: Finder, answer: Answer, lang: Lang) -> Iterator[str]:
    """Says that no one rule is meant for sure, and which may be."""
    speak = words(lang)
    if answer.whole and answer.system:
        yield f"{finder.library.systems[answer.system].name(lang)}\n{speak('game-named-help')}"
    else:
        yield speak("choice-headline" if answer.sureness is Sureness.DOUBTFUL else "missing-headline")
        if not answer.hits:
            yield speak("missing-anywhere")
    for hit in answer.hits:
        entry = hit.rule.entry
        yield f"  {hit.rule.key}  {' · '.join(filter(None, [entry.naming(lang).name, entry.elsewhere(lang)]))}"


def verify(file: str) -> int:
    """Checks an exported game; 0 when every hash and every die holds."""
    if not Path(file).is_file():
        print(f"There is no file {file}: take the JSON file that /game export gives.", file=sys.stderr)
        return 1
    try:
        export = read_export(Path(file).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, CannotBeRead):
        print("This is not an exported game: take the JSON file that /game export gives.", file=sys.stderr)
        return 1
    findings = check_export(export, procedures())
    for finding in findings:
        print(f"event {finding.seq}: {finding.code}")
    rolls = sum(isinstance(one.event, Rolled) for one in export.log)
    if findings:
        print(f"{len(findings)} of {len(export.log)} events do not hold.", file=sys.stderr)
        return 1
    ended = any(isinstance(one.event, Ended) for one in export.log)
    dice = (
        f"{rolls} rolls follow from the published seed" if ended else "the seed is still secret, so no die was checked"
    )
    print(f"{len(export.log)} events, every hash holds; {dice}.")
    return 0


def _edition(finder: Finder, rule: Rule, wanted: str | None) -> str:
    system = finder.library.systems[rule.system]
    return wanted if wanted in system.edition_ids() else system.default


def _as_text(finder: Finder, rule: Rule, edition: str | None, lang: Lang) -> str:
    wanted = _edition(finder, rule, edition)
    text, _ = finder.library.text(rule, wanted)
    naming, system = rule.entry.naming(lang), finder.library.systems[rule.system]
    speak = words(lang)
    lines = [
        " · ".join(filter(None, [naming.name, rule.entry.elsewhere(lang)])),
        f"{system.name(lang)} · {rule.topic.ko if lang is Lang.KO else rule.topic.en}",
        provenance(text, speak).replace("`", ""),
        "",
        text[lang].replace("**", ""),
    ]
    for change in rule.entry.change:
        lines += ["", f"{speak('rule-changed')}: {change.older} → {change.newer}"]
        lines += [f"- {line.replace('**', '')}" for line in change[lang]]
    for question in finder.library.questions(rule, wanted):
        lines += ["", f"{speak('rule-open')}: {question[lang]}"]
        lines += [f"- {chr(65 + place)}: {reading[lang]}" for place, reading in enumerate(question.readings)]
    for note in finder.library.notes(rule, wanted):
        lines += ["", f"{speak(f'note-{note.by}')}: {note[lang]}"]
    return "\n".join(lines)


def _as_json(finder: Finder, rule: Rule, edition: str | None) -> dict[str, object]:
    wanted = _edition(finder, rule, edition)
    text, is_of_edition = finder.library.text(rule, wanted)
    return {
        "key": rule.key,
        "system": rule.system,
        "names": {lang.value: rule.entry.naming(lang).name for lang in Lang},
        "edition": wanted,
        "edition_mentions_it": is_of_edition,
        "text": {lang.value: text[lang] for lang in Lang},
        "editions": list(text.editions),
        "pages": text.pages,
        "standing": text.standing.value,
    }
