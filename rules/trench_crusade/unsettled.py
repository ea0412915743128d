"""Points that no source settles: the table is asked, and nothing is assumed."""

from __future__ import annotations

from rules.errors import Fact
from rules.procedure import Choice, Option, Steps
from rules.trench_crusade.editions import constants
from rules.trench_crusade.rulebook import rule
from rules.unsettled import open_point


def unsettled(question: str, entry: str, *readings: Option, **facts: Fact) -> Choice:
    """Puts an open point to the table.

    Args:
        question: message id after ``question-open-``.
        entry: the rule entry that leaves it open.
        readings: the answers there are; the first one is the default.
        facts: values that the question mentions.
    """
    return open_point(question, rule(entry), *readings, **facts)


def unless_settled(edition: str, question: str, entry: str, *readings: Option, **facts: Fact) -> Steps[Option]:
    """Gives the reading that an edition's own text settles (``settled`` in constants.toml), or asks the table.

    Args:
        edition: the edition in force.
        question: as in ``unsettled``.
        entry: as in ``unsettled``.
        readings: as in ``unsettled``.
        facts: as in ``unsettled``.
    """
    printed = constants(edition).settled.get(question)
    if printed is not None:
        return printed
    answer: Option = yield unsettled(question, entry, *readings, **facts)
    return answer
