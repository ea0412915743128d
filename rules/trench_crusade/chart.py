"""The injury chart: what the total of an injury roll does.

Source: Trench Crusade 1.0.0 pp. 42-50; 1.0.2. 1 or less no effect, 2-6 Minor Hit, 7-8 Down, 9 or more Out of Action.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason, Throw, Total
from rules.procedure import Steps, procedure
from rules.trench_crusade.readings import KeptAndOneMore
from rules.trench_crusade.rulebook import rule


class Injury(StrEnum):
    """What an injury roll does to the model."""

    NO_EFFECT = "no-effect"
    MINOR_HIT = "minor-hit"
    DOWN = "down"
    OUT_OF_ACTION = "out-of-action"


_CHART = ((-99, Injury.NO_EFFECT), (2, Injury.MINOR_HIT), (7, Injury.DOWN), (9, Injury.OUT_OF_ACTION))
_SCALE = tuple((lowest, injury.value) for lowest, injury in _CHART)


@dataclass(frozen=True, slots=True)
class ChartRoll:
    """The dice of an injury roll when everything about them is decided.

    Args:
        because: why the dice and the total are as they are.
        base: how many dice count.
        net: INJURY DICE left after cancelling: more dice, of which the highest or the lowest count.
        plus: what is added to the total.
        beside: whether one of the base dice is a D6 added beside the kept ones (a reading of the Bloodbath).
        actor: who rolls.
        purpose: what the roll decides.
    """

    because: tuple[Reason, ...] = ()
    base: int = 2
    net: int = 0
    plus: int = 0
    beside: bool = False
    actor: str = "attacker"
    purpose: str = "injury"


@procedure("trench_crusade.chart")
def chart_roll(declared: ChartRoll) -> Steps[Injury]:
    """Rolls on the injury chart."""
    highest = declared.net >= 0
    read = Total(keep=declared.base, highest=highest, plus=declared.plus)
    if declared.beside:
        read = KeptAndOneMore(keep=declared.base - 1, highest=highest, plus=declared.plus)
    total: int = yield Throw(
        declared.purpose,
        declared.base + abs(declared.net),
        read=read,
        actor=declared.actor,
        scale=_SCALE,
        because=declared.because,
        rule=rule("injury-chart"),
    )
    return next(injury for lowest, injury in reversed(_CHART) if total >= lowest)
