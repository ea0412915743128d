"""Open points on the cards of rolls: how each was answered, by which ruling, and keeping an answer as a ruling."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.cards.card import Button, Card, MenuOption, linked
from bot.words import Words
from rules.procedure import Answered, Choice, Option, Transcript
from rules.rulings.dispute import Reading
from rules.rulings.points import MARK, Point, point_of

Ruled = Mapping[str, Sequence[Any]]
"""Which ruling answered a point of a roll: number and link, by the point's key."""

MOST_LABEL = 100
"""So many characters Discord shows of a line of a menu."""


def answer_label(question: str, answer: Option, words: Words) -> str:
    """Writes an answer as its button says it."""
    if isinstance(answer, int):
        key = f"answer-{question}"
        if answer < 0 and words.has(f"{key}-less"):
            return words(f"{key}-less", count=-answer)
        return words(key, count=answer) if words.has(key) else str(answer)
    return words(f"answer-{answer}")


def question_text(point: Point, words: Words) -> str:
    """Writes the question of a point without the numbers of one case."""
    general = f"point-{point.question}"
    return words(general if words.has(general) else f"question-{point.question}", **dict(point.facts))


def open_steps(transcript: Transcript[Any]) -> Iterator[tuple[int, Answered]]:
    """Yields the open points that a run met, each with its place among the answers."""
    for place, step in enumerate(transcript.walk()):
        if isinstance(step.asked, Choice) and step.asked.question.startswith(MARK):
            yield place, step


def point_at(step: Answered) -> Point | None:
    """Gives the point that a step of a run answered."""
    return point_of(step.asked) if isinstance(step.asked, Choice) else None


def ruled_line(choice: Choice, answer: Option, ruled: Ruled, words: Words) -> str:
    """Says by which ruling a choice was answered; nothing where it was none."""
    point = point_of(choice) if ruled else None
    if point is None or point.key not in ruled:
        return ""
    number, link = ruled[point.key]
    name = words("dispute-number", number=str(number))
    shown = linked(name, link)
    label = answer_label(choice.question, answer, words)
    return f"⚖️ {words('open-ruled', number=shown, question=question_text(point, words), answer=label)}"


def pick_options(points: Sequence[Point], known: Reading | None, words: Words) -> tuple[MenuOption, ...]:
    """Gives a line for each answer to each point, the one of a known reading chosen.

    Several points may have a *yes*, and a menu shows only the line that is chosen: it begins with its question.
    """
    mine = _written(known.settles, known.answer) if known is not None and known.answer is not None else ""
    options = []
    for point in points:
        for answer in point.answers:
            value = _written(point.key, answer)
            asked, label = question_text(point, words), answer_label(point.question, answer, words)
            line = _asked_and_said(asked, label)
            options.append(MenuOption(line, value, "" if asked in line else asked, chosen=value == mine))
    return tuple(option for option in options if len(option.value) <= 100)[:25]


def _asked_and_said(asked: str, said: str) -> str:
    """Writes a question with its answer in what a line of a menu holds; the question is cut, never the answer."""
    room = MOST_LABEL - len(said) - 2
    short = asked if len(asked) <= room else f"{asked[: max(room - 1, 0)]}…"
    return f"{short}: {said}"[:MOST_LABEL]


def _written(point: str, answer: Option) -> str:
    return f"{point}={answer}"


def picked(points: Sequence[Point], value: str) -> tuple[Point, Option] | None:
    """Reads what was picked; None for nothing, or for what is no longer there."""
    key, _, written = value.rpartition("=")
    for point in points:
        answer = point.answer(written) if point.key == key else None
        if answer is not None:
            return point, answer
    return None


def point_line(points: Sequence[Point], settles: str, answer: Option | None, words: Words) -> str:
    """Says which answer to which point a reading or a ruling gives; nothing where it gives none."""
    point = next((point for point in points if point.key == settles), None)
    if point is None or answer is None:
        return ""
    return words("point-line", question=question_text(point, words), answer=answer_label(point.question, answer, words))


def keep_buttons(transcript: Transcript[Any], ruled: Ruled, words: Words) -> list[Button]:
    """Gives a button for each answer that the table itself gave and could keep as a ruling."""
    found = []
    for place, step in open_steps(transcript):
        point = point_at(step)
        if point is None or point.key in ruled or step.answer not in point.answers:
            continue
        found.append((place, answer_label(point.question, step.answer, words)))
    if len(found) == 1:
        return [Button(words("button-keep-ruling"), "keep", str(found[0][0]))]
    return [Button(words("button-keep-ruling-of", answer=label)[:80], "keep", str(place)) for place, label in found[:3]]


def keep_lines(card: Card, transcript: Transcript[Any], wishes: Mapping[str, int], words: Words) -> None:
    """Says who wishes to keep which answer."""
    for _, step in open_steps(transcript):
        point = point_at(step)
        if point is not None and point.key in wishes and step.answer in point.answers:
            label = answer_label(point.question, step.answer, words)
            card.small(words("keep-wished", person=f"<@{wishes[point.key]}>", answer=label))
