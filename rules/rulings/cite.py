"""The rules that bear on a question, and which of their lines is meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.library.entry import OpenQuestion
from rules.library.find import Finder, Sureness
from rules.library.load import Rule

AT_ONCE = 4
"""How many rules are cited when a dispute is opened."""
_NEAR = 0.6
"""A rule that fits less than this share of the best one only shares a word."""
_MEANT = 0.5
"""A rule that the disputed roll used needs no more than this share: the name of a weapon outweighs all other words."""


def cite(
    finder: Finder,
    question: str,
    *,
    given: Rule | None = None,
    home: str | None = None,
    system: str | None = None,
    most: int = AT_ONCE,
    used: Sequence[Rule] = (),
) -> tuple[Rule, ...]:
    """Finds the rules that bear on a question: the one that was named first, then what the lookup finds.

    Of what it finds, the rules that the disputed roll used come first.

    Args:
        finder: the library and its search.
        question: what is asked, as a player wrote it.
        given: the rule that the dispute is about, where one was named; only its system is searched then.
        home: the system played here.
        system: the only system to search; without it that of the rule that was named, else every one.
        most: how many rules at most.
        used: the rules that the disputed roll used.
    """
    system = given.system if given is not None else system
    answer = finder.find(question, system=system, home=home, limit=5 * most if used else most, far=bool(used))
    hits = () if answer.sureness is Sureness.NOTHING else answer.hits
    meant = [hit.rule for hit in hits if hit.rule in used and hit.score >= _MEANT * hits[0].score]
    near = [hit.rule for hit in hits[:most] if hit.score >= _NEAR * hits[0].score]
    fitting = [*([given] if given is not None else []), *meant, *near]
    found = {one.key: one for rule in fitting for one in (rule, *_owners(finder, rule, question))}
    first = next(iter(found.values()), None)
    # Side by side means of one game; rules of another that happen to share words only mislead.
    return tuple(rule for rule in found.values() if first is not None and rule.system == first.system)[:most]


def in_turns(rules: Sequence[Rule]) -> tuple[Rule, ...]:
    """Orders rules so that the topics take turns, each in its order.

    A question that names a weapon finds every weapon like it before the one rule of range that it asks for.
    """
    met: Counter[str] = Counter()
    turns = []
    for rule in rules:
        turns.append(met[rule.topic.id])
        met[rule.topic.id] += 1
    return tuple(rule for _, rule in sorted(zip(turns, rules, strict=True), key=lambda pair: pair[0]))


def _owners(finder: Finder, rule: Rule, question: str) -> tuple[Rule, ...]:
    """Gives the rule whose open question is asked, where this one only shares it: one ruling then stands under both."""
    asked = open_question(rule.entry.open, question)
    names = [name.partition("/")[0] for name in rule.entry.shares if asked and name.endswith(f"/{asked.id}")]
    return tuple(finder.library.by_key[f"{rule.system}/{name}"] for name in names)


def likeness(first: str, second: str) -> float:
    """Says how much two texts share, by pairs of signs: 0 for nothing, 1 for all."""
    one, other = _pairs(first), _pairs(second)
    return 2 * len(one & other) / (len(one) + len(other)) if one and other else 0.0


def _pairs(text: str) -> set[str]:
    packed = "".join(sign for sign in text.casefold() if sign.isalnum())
    return {packed[place : place + 2] for place in range(len(packed) - 1)}


def open_question(asked: Sequence[OpenQuestion], question: str) -> OpenQuestion | None:
    """Gives the open question that is most like what is asked; None where there is none."""
    return max(asked, key=lambda one: max(likeness(question, one.ko), likeness(question, one.en)), default=None)


def gist(body: str, question: str, room: int) -> str:
    """Gives the lines of a text that are most like the question, in their order, as many as there is room for.

    Args:
        body: the text, one statement a line.
        question: what is asked.
        room: how many characters; the best line is always there, cut visibly where it must be.
    """
    parts = [part for part in body.splitlines() if part.strip()]
    ranked = sorted(range(len(parts)), key=lambda place: (-likeness(parts[place], question), place))
    kept: list[int] = []
    used = 0
    for place in ranked:
        if not kept or used + len(parts[place]) <= room:
            kept.append(place)
            used += len(parts[place])
    chosen = [parts[place] for place in sorted(kept)]
    if len(chosen) == 1 and len(chosen[0]) > room:
        return f"{_whole_words(chosen[0], room)}…"
    return "\n".join(chosen)


def _whole_words(text: str, room: int) -> str:
    """Cuts at a blank and closes a bold that was cut open."""
    cut = text[:room].rsplit(" ", 1)[0]
    return f"{cut}**" if cut.count("**") % 2 else cut
