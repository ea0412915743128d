"""Points: the open questions that rolls ask, so that a ruling can answer them from then on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf
from rules.errors import Fact
from rules.library.entry import Slug
from rules.procedure import Choice, Option

MARK = "open-"
"""How the question of a choice begins that no source settles."""


class Asked(BaseModel):
    """A question as the file has it; ``rule`` is an entry of the same system."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: Slug
    rule: Slug
    answers: tuple[int | str, ...] = Field(min_length=2)
    while_open: str = ""


class Questions(BaseModel):
    """The file as it is written."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    question: tuple[Asked, ...] = Field(min_length=1)


@dataclass(frozen=True, slots=True)
class Point:
    """An open question of one rule, with the answers that a ruling can give it.

    Args:
        question: message id after ``question-``, for example ``open-fall-steps``.
        rule: key of the rule that leaves it open.
        answers: what can be ruled.
        facts: what the question is about where one rule asks it of several things, such as a keyword.
        while_open: the capability that has to be open in an edition for it to be asked there; empty for every edition.
    """

    question: str
    rule: str
    answers: tuple[Option, ...]
    facts: tuple[tuple[str, Fact], ...] = ()
    while_open: str = ""

    @property
    def key(self) -> str:
        """The name that a ruling keeps; two questions share it only if one answer fits both."""
        facts = "".join(f"?{name}={value}" for name, value in self.facts)
        return f"{self.question}@{self.rule}{facts}"

    def answer(self, written: str) -> Option | None:
        """Gives the answer that was written as text, or None where it is none of them."""
        return next((answer for answer in self.answers if str(answer) == written), None)


@cache
def known() -> Mapping[str, Point]:
    """Gives the points on the shelf by key, from every system's ``open.toml``."""
    found: dict[str, Point] = {}
    for system in shelf.systems():
        path = shelf.DATA / system / "open.toml"
        for one in Questions.model_validate(shelf.read_toml(path)).question if path.exists() else ():
            point = Point(one.id, f"{system}/{one.rule}", one.answers, while_open=one.while_open)
            found[point.key] = point
    return found


def point_of(choice: Choice) -> Point | None:
    """Gives the point that a choice asks about; None where no ruling could settle it for good."""
    if not choice.question.startswith(MARK) or choice.rule is None:
        return None
    # A number tells how large the case is, a text tells what is asked about: only the text makes it another question.
    facts = tuple((name, value) for name, value in choice.facts if isinstance(value, str))
    point = Point(choice.question, choice.rule, choice.options, facts)
    return known().get(point.key, point)


def points_of(rules: Iterable[str], edition: str) -> tuple[Point, ...]:
    """Gives the points of rules that an edition leaves open, in the order of the rules."""
    return tuple(
        point for rule in rules for point in known().values() if point.rule == rule and _is_open(point, edition)
    )


def _is_open(point: Point, edition: str) -> bool:
    numbers = _constants(point.rule.partition("/")[0]).get(edition, {})
    if point.question.removeprefix(MARK) in numbers.get("settled", {}):
        return False
    return not point.while_open or bool(numbers.get(point.while_open) == "open")


@cache
def _constants(system: str) -> Mapping[str, Mapping[str, Any]]:
    return shelf.read_toml(shelf.DATA / system / "constants.toml")
