"""House rules: what a server's managers lay down without any dispute, in words or as the answer to an open question."""

from __future__ import annotations

from bot.cards.point import answer_label, pick_options, picked, question_text
from bot.words import Words, words
from rules.errors import NotAllowedNow, NotFound
from rules.library.entry import Lang
from rules.library.load import Rule
from rules.procedure import Option
from rules.rulings.events import Way
from rules.rulings.points import Point, points_of
from rules.rulings.ruling import Ruling
from rules.rulings.text import READING, line


def house_rule(rule: Rule, edition: str, text: str, answer: str, spoken: Words, decided: str) -> Ruling:
    """Makes a rule of the server's own.

    Args:
        rule: the rule it belongs to.
        edition: the edition it is made for.
        text: in the server's words; empty where the answer says it all.
        answer: the answer to an open question of the rule, as chosen or typed; empty for words alone.
        spoken: the words that it is written in.
        decided: the date.

    Raises:
        CannotBeRead: there is no text to read, or too much.
        NotAllowedNow: the rule leaves nothing open in this edition.
        NotFound: it is none of the answers.
    """
    if not answer.strip():
        return Ruling(text=line(text, READING), rules=(rule.key,), edition=edition, way=Way.HOUSE, decided=decided)
    point, chosen = _settled(rule, edition, answer, spoken)
    said = line(text, READING) if text.strip() else answer_label(point.question, chosen, spoken)
    return Ruling(
        text=said,
        question=question_text(point, spoken),
        rules=tuple(dict.fromkeys((rule.key, point.rule))),
        edition=edition,
        settles=point.key,
        answer=chosen,
        way=Way.HOUSE,
        decided=decided,
    )


def open_here(rule: Rule, edition: str) -> tuple[Point, ...]:
    """Gives the open points of a rule in an edition, those it shares with others too."""
    owners = (f"{rule.system}/{name.partition('/')[0]}" for name in rule.entry.shares)
    shared = {name.partition("/")[2] for name in rule.entry.shares}
    theirs = [point for point in points_of(tuple(owners), edition) if point.question.removeprefix("open-") in shared]
    return tuple(dict.fromkeys((*points_of((rule.key,), edition), *theirs)))


def answers_like(rule: Rule, edition: str, typed: str, reader: Words) -> list[tuple[str, str]]:
    """Gives the answers to a rule's open points that fit what was typed: how each reads, and its value."""
    wanted = typed.strip().casefold()
    options = pick_options(open_here(rule, edition), None, reader)
    return [(option.label, option.value) for option in options if wanted in option.label.casefold()]


def _settled(rule: Rule, edition: str, answer: str, spoken: Words) -> tuple[Point, Option]:
    """Reads an answer: the value of a suggestion, or the answer as its button says it, where that is only one."""
    points = open_here(rule, edition)
    if not points:
        raise NotAllowedNow("house-nothing-open", rule=rule.entry.naming(spoken.lang).name)
    chosen = picked(points, answer.strip())
    if chosen is not None:
        return chosen
    wanted = answer.strip().casefold()
    same = [(point, option) for point in points for option in point.answers if wanted in _names(point, option)]
    if len(same) != 1:
        known = " · ".join(f"{answer_label(one.question, option, spoken)}" for one in points for option in one.answers)
        raise NotFound("house-answer-unknown", given=answer[:60], answers=known[:300])
    return same[0]


def _names(point: Point, option: Option) -> set[str]:
    """Gives what people may call an answer, in either language."""
    labels = {answer_label(point.question, option, words(lang)) for lang in Lang}
    labels |= {
        f"{question_text(point, words(lang))}: {answer_label(point.question, option, words(lang))}" for lang in Lang
    }
    return {name.casefold() for name in (*labels, str(option))}
