"""Points that no source settles: asked of the table, once, unless it has settled them beforehand."""

from __future__ import annotations

from typing import TypeAlias

from rules.errors import Fact
from rules.mesbg.rulebook import rule
from rules.procedure import Option, Steps
from rules.unsettled import as_played, open_point

Settled: TypeAlias = tuple[tuple[str, Option], ...]
"""What the table has settled: point and reading, one pair each."""


def ask(
    point: str, options: tuple[Option, ...], settled: Settled, entry: str, facts: tuple[tuple[str, Fact], ...] = ()
) -> Steps[Option]:
    """Gives the reading of an open point: the settled one, or what the table answers.

    Args:
        point: the open point; the question is ``open-<point>``.
        options: its readings, the first of which is the default.
        settled: what is settled already.
        entry: the rule entry that leaves it open.
        facts: values that the question mentions.

    Raises:
        NotAllowedNow: what was settled beforehand is not one of the readings.
    """
    asked = open_point(point, rule(entry), *options, **dict(facts))
    return (yield from as_played(dict(settled).get(point), asked))


def settle(
    point: str, options: tuple[Option, ...], settled: Settled, entry: str, facts: tuple[tuple[str, Fact], ...] = ()
) -> Steps[tuple[Option, Settled]]:
    """Gives the reading of an open point, and what is settled from then on."""
    answer = yield from ask(point, options, settled, entry, facts)
    if point in dict(settled):
        return answer, settled
    return answer, (*settled, (point, answer))
