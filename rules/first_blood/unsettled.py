"""Points that the one known chapter leaves open: the table says beforehand how it plays them, or is asked."""

from __future__ import annotations

from rules.errors import Fact
from rules.first_blood.rulebook import rule
from rules.procedure import Steps
from rules.unsettled import as_played, open_point


def settled(given: str, question: str, entry: str, readings: tuple[str, ...], **facts: Fact) -> Steps[str]:
    """Gives the table's reading of an open point: the one stated beforehand, else it is asked.

    Args:
        given: the reading stated beforehand, or an empty text.
        question: message id after ``question-open-fb-``.
        entry: the rule entry that leaves the point open.
        readings: the readings there are; the first one is the default.
        facts: values that the question mentions.

    Raises:
        NotAllowedNow: the stated reading is none of them.
    """
    answer = yield from as_played(given or None, open_point(f"fb-{question}", rule(entry), *readings, **facts))
    return str(answer)
