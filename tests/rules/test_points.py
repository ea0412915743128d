"""Points: the open questions that rolls ask are on the shelf, and a ruling answers exactly its own."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.cards.point import answer_label, question_text
from bot.words import words
from rules.library.entry import Lang
from rules.library.find import Finder
from rules.procedure import Choice, by_default
from rules.rulings.points import Point, known, point_of, points_of
from rules.rulings.settled import AsRuled, Precedent, Settled
from rules.systems import SYSTEMS

ROOT = Path(__file__).resolve().parent.parent.parent
BY_CASE = {"open-same-side"}
"""Answers that name one of the two at the table are not for good; only the others can be ruled."""


def _literal(node: ast.expr) -> Any:
    try:
        return ast.literal_eval(node)
    except ValueError:
        return None


def _asked(system: str) -> Iterator[tuple[str, str, tuple[Any, ...] | None]]:
    """Yields the questions that procedures name outright: id, entry, and the answers where they stand there."""
    for path in sorted((ROOT / "rules" / system).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            given = [_literal(argument) for argument in node.args]
            match name:
                case "unsettled" if len(given) > 2:
                    question, entry, answers = given[0], given[1], tuple(given[2:])
                case "unless_settled" if len(given) > 3:
                    question, entry, answers = given[1], given[2], tuple(given[3:])
                case "settled" if len(given) == 4:
                    question, entry, answers = given[1], given[2], given[3]
                case "ask" | "settle" if len(given) > 3:
                    question, entry, answers = given[0], given[3], given[1]
                case _:
                    continue
            if isinstance(question, str) and isinstance(entry, str):
                mark = "open-fb-" if system == "first_blood" else "open-"
                yield f"{mark}{question}", f"{system}/{entry}", None if not answers or None in answers else answers


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_open_question_of_a_rule_can_be_ruled(system: str) -> None:
    """Whoever adds one to a procedure adds it to open.toml, with the same answers."""
    asked = list(_asked(system))
    assert asked
    missing = []
    for question, entry, answers in asked:
        point = known().get(f"{question}@{entry}")
        if point is None:
            if answers is not None:
                missing.append(f"{question}@{entry}")
        elif answers is not None and question not in BY_CASE:
            assert point.answers == answers, point.key
    assert not missing


def test_every_point_names_a_rule_and_can_be_said(finder: Finder) -> None:
    """In both languages, with at least two answers, and without the numbers of one case."""
    for point in known().values():
        assert point.rule in finder.library.by_key, point.key
        assert len(point.answers) > 1, point.key
        for lang in Lang:
            assert question_text(point, words(lang))
            labels = {answer_label(point.question, answer, words(lang)) for answer in point.answers}
            assert len(labels) == len(point.answers), point.key


def test_a_point_is_offered_only_in_editions_that_leave_it_open() -> None:
    """What one edition settles is not asked there, so no reading of it is offered."""
    falling = "trench_crusade/falling"
    assert [point.question for point in points_of([falling], "1.0.0")] == ["open-fall-steps"]
    assert points_of([falling], "1.0.2") == ()
    assert points_of(["trench_crusade/no-such"], "1.0.0") == ()


def _choice(question: str = "open-x", entry: str = "s/e", **facts: Any) -> Choice:
    return Choice(question, "table", ("yes", "no"), "yes", tuple(facts.items()), entry)


def test_a_ruling_answers_its_own_question_and_no_other() -> None:
    """The same rule, the same question, the same thing asked about; numbers of the case do not matter."""
    point = point_of(_choice(height=8))
    assert point is not None
    settled = Settled.of([Precedent(point.key, "no", 3)])
    assert settled.decide(_choice(height=10)) == "no"
    assert settled.decide(_choice(entry="s/other", height=8)) is None
    assert settled.decide(_choice(question="open-y", height=8)) is None
    assert settled.decide(_choice(keyword="heavy")) is None
    assert AsRuled(settled, by_default)(_choice(question="open-y")) == "yes"
    assert AsRuled(settled, by_default)(_choice()) == "no"
    assert point_of(Choice("spend-blood", "roller", (0, 1), 0, (), "s/e")) is None


def test_the_first_ruling_counts_and_one_that_is_not_offered_does_not() -> None:
    """The game's goes before the server's; an answer that the case does not offer is asked."""
    settled = Settled.of([Precedent("open-x@s/e", "no", 5), Precedent("open-x@s/e", "yes", 1)])
    assert settled.decide(_choice()) == "no"
    strange = Settled.of([Precedent("open-x@s/e", "maybe", 5)])
    assert strange.decide(_choice()) is None
    assert Settled().decide(_choice()) is None


def test_answers_are_read_back_as_they_were_written() -> None:
    """Numbers stay numbers."""
    point = Point("open-x", "s/e", (1, "one"))
    assert point.answer("1") == 1
    assert point.answer("one") == "one"
    assert point.answer("2") is None
