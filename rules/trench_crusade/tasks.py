"""Rolls of scenarios: claiming a relic, and the D3 that several rules ask for.

Source: Trench Crusade 1.6.3 pp. 136-137; 1.0.2.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason, Throw
from rules.procedure import Steps, procedure
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.readings import D3
from rules.trench_crusade.risky import Risked, Risky, risky
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.success import NOTHING_SPENT, Spent, SuccessRoll, graded, rolled
from rules.trench_crusade.unsettled import unsettled

_MOST_A_TURN = 4
_DOUBLE_FROM = 4


@dataclass(frozen=True, slots=True)
class Relic:
    """A roll to claim a relic.

    Args:
        roll: the success roll.
        turn: the turn; in the fourth a relic is worth twice as much.
        scored: points of this turn so far.
        place: which relic it is, where the game counts them; 0 for none.
        unit: id of the model that claims it.
    """

    roll: SuccessRoll
    turn: int = 1
    scored: int = 0
    place: int = 0
    unit: str = ""

    def __post_init__(self) -> None:
        within("turn", self.turn, 1, 6)
        within("scored", self.scored, 0, _MOST_A_TURN)


@dataclass(frozen=True, slots=True)
class Claimed:
    """What came of it.

    Args:
        result: ``relic-claimed``, ``relic-failed`` or ``relic-failed-ends``.
        points: victory points scored, at most four a turn.
        spent: markers that went into the roll.
        place: the relic that was claimed; 0 for none.
        unit: id of the model that claimed it.
    """

    result: str
    points: int = 0
    spent: Spent = NOTHING_SPENT
    place: int = 0
    unit: str = ""


@procedure("trench_crusade.relic", reads=fingerprint)
def relic(declared: Relic) -> Steps[Claimed]:
    """Claims a relic with a success roll; in 1.6.3 it is open whether it is a Risky one."""
    numbers = constants(declared.roll.edition)
    if numbers.relic_roll == "open":
        how = yield unsettled("relic-roll", "relics", "plain-roll", "risky-roll")
        if how == "risky-roll":
            risked: Risked = yield risky(Risky(declared.roll))
            if not risked.passed:
                return Claimed("relic-failed-ends" if risked.ends else "relic-failed", spent=risked.spent)
            return _claimed(declared, risked.spent)
    total, spent = yield from rolled(declared.roll)
    if graded(total, numbers).passed:
        return _claimed(declared, spent)
    return Claimed("relic-failed", spent=spent)


def worth(turn: int) -> int:
    """Gives the points of a relic in a turn."""
    return 2 if turn >= _DOUBLE_FROM else 1


def _claimed(declared: Relic, spent: Spent) -> Claimed:
    points = min(worth(declared.turn), _MOST_A_TURN - declared.scored)
    return Claimed("relic-claimed", points, spent, declared.place, declared.unit)


@dataclass(frozen=True, slots=True)
class D3Roll:
    """A D3 for whatever a rule asks it for."""

    purpose: str = "d3"


@procedure("trench_crusade.d3")
def d3_roll(declared: D3Roll) -> Steps[int]:
    """Rolls a D3."""
    because = (Reason("d3", 0, "dice", rule("d3")),)
    inches: int = yield Throw(declared.purpose, 1, read=D3(), because=because, rule=rule("d3"))
    return inches
