"""What a table has ruled about open questions, as answers that a roll takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rules.odds import Policy
from rules.procedure import Asking, Choice, Option, Transcript, rules_of
from rules.record import Record
from rules.rulings.points import MARK, point_of


@dataclass(frozen=True, slots=True)
class Precedent:
    """A ruling that answers a point.

    Args:
        point: key of the point.
        answer: what was ruled.
        number: the ruling's number in its server.
        link: where it was made.
    """

    point: str
    answer: Option
    number: int
    link: str = ""


@dataclass(frozen=True, slots=True)
class InWords:
    """A ruling that answers no point: a roll cannot take it, whoever rolls has to read it.

    Args:
        rules: keys of the rules it concerns, the one it is about first.
        text: what was ruled.
        question: what was asked; empty for a house rule.
        whose: ``server``, ``game``, ``channel`` or ``house``.
        number: the ruling's number in its server.
        link: where it was made.
    """

    rules: tuple[str, ...]
    text: str
    question: str
    whose: str
    number: int
    link: str = ""


@dataclass(frozen=True, slots=True)
class Settled:
    """The rulings that hold at a table; the first one on a point counts."""

    precedents: tuple[Precedent, ...] = ()
    in_words: tuple[InWords, ...] = ()

    @classmethod
    def of(cls, precedents: Sequence[Precedent], in_words: Sequence[InWords] = ()) -> Settled:
        """Takes rulings, the ones that go before first."""
        first: dict[str, Precedent] = {}
        for one in precedents:
            first.setdefault(one.point, one)
        return cls(tuple(first.values()), tuple(in_words))

    def noted(self, asked: Iterable[Asking]) -> tuple[InWords, ...]:
        """Gives the rulings in words that whoever rolls should read.

        A dispute cites rules that only bear on it, so a ruling is noted where its first rule is behind the dice or the
        decisions; or where an open question of any of its rules is met.
        """
        if not self.in_words:
            return ()
        steps = list(asked)
        used = set(rules_of(steps))
        open_ones = {one.rule for one in steps if isinstance(one, Choice) and one.question.startswith(MARK)}
        return tuple(one for one in self.in_words if one.rules[0] in used or open_ones & set(one.rules))

    def on(self, choice: Choice) -> Precedent | None:
        """Gives the ruling that answers a choice, if there is one and its answer is offered here."""
        point = point_of(choice) if self.precedents else None
        if point is None:
            return None
        found = next((one for one in self.precedents if one.point == point.key), None)
        return found if found is not None and found.answer in choice.options else None

    def used(self, transcript: Transcript[Any], record: Record) -> dict[str, tuple[int, str]]:
        """Gives number and link of the rulings that answered what the record of a run had not, by point."""
        found = {}
        for step in list(transcript.walk())[len(record.answers) :]:
            one = self.on(step.asked) if isinstance(step.asked, Choice) else None
            if one is not None:
                found[one.point] = (one.number, one.link)
        return found

    def names(self) -> dict[str, tuple[int, str]]:
        """Gives number and link of every ruling by its point."""
        return {one.point: (one.number, one.link) for one in self.precedents}

    def decide(self, choice: Choice) -> Option | None:
        """Answers a choice as it was ruled; leaves every other one open."""
        found = self.on(choice)
        return None if found is None else found.answer


@dataclass(frozen=True, slots=True)
class AsRuled:
    """A policy for exact odds: what was ruled, and for the rest what another policy says."""

    settled: Settled
    otherwise: Policy

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        found = self.settled.on(choice)
        return self.otherwise(choice) if found is None else found.answer


NOTHING = Settled()
"""A table that has ruled nothing."""
