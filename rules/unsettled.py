"""Points that no source settles: asked of the table, unless it has said beforehand how it plays them."""

from __future__ import annotations

from rules.errors import Fact
from rules.procedure import Choice, Option, Steps


def open_point(question: str, rule: str, *readings: Option, **facts: Fact) -> Choice:
    """Puts an open point to the table.

    Args:
        question: message id after ``question-open-``.
        rule: key of the rule entry that leaves it open.
        readings: the answers there are; the first one is the default.
        facts: values that the question mentions.
    """
    return Choice(f"open-{question}", "table", readings, readings[0], tuple(facts.items()), rule)


def as_played(known: Option | None, asked: Choice) -> Steps[Option]:
    """Gives the reading that is known beforehand, else the table's answer.

    Raises:
        NotAllowedNow: what is known is none of the readings.
    """
    if known is not None:
        return asked.check(known)
    answer: Option = yield asked
    return answer
