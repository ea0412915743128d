"""The success roll.

Source: Trench Crusade 1.0.x, success rolls; 1.0.0 pp. 42-50, 52-56; 1.6.3 calls it the Action Success Chart.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason, Throw, Total
from rules.procedure import Steps, procedure
from rules.trench_crusade import markers
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.unsettled import unless_settled


class Success(StrEnum):
    """How a success roll ends."""

    FAIL = "fail"
    SUCCESS = "success"
    CRITICAL = "critical"

    @property
    def passed(self) -> bool:
        """Whether it is a success of any kind."""
        return self is not Success.FAIL


@dataclass(frozen=True, slots=True)
class Spent:
    """Markers that went into a roll."""

    blood: int = 0
    infection: int = 0
    blessing: int = 0

    def __bool__(self) -> bool:
        """Whether any were spent."""
        return bool(self.blood or self.infection or self.blessing)


NOTHING_SPENT = Spent()
"""No markers at all."""


@dataclass(frozen=True, slots=True)
class SuccessRoll:
    """A success roll as it is declared.

    Args:
        edition: the edition in force.
        because: +DICE and −DICE with their reasons; each cancels one of the other.
        blood: Blood markers of the rolling model, which the opponent may spend (−1 DICE each).
        infection: Infection markers of the rolling model, spent likewise.
        blessing: Blessing markers of the rolling model, which its player may spend (+1 DICE each).
        purpose: what the roll decides: ``success``, ``hit``, ``risky``, ``morale`` …
        owner: who rolls.
        opponent: who spends the Blood markers.
        contested: whether the roll is none to hit: that Blood may be spent on it can then be the table's question.
    """

    edition: str
    because: tuple[Reason, ...] = ()
    blood: int = 0
    infection: int = 0
    blessing: int = 0
    purpose: str = "success"
    owner: str = "roller"
    opponent: str = "opponent"
    contested: bool = False

    def __post_init__(self) -> None:
        within("blood", self.blood, 0, markers.MOST)
        within("infection", self.infection, 0, markers.MOST)
        within("blessing", self.blessing, 0, markers.MOST)
        within("dice", sum(reason.amount for reason in self.because), -20, 20)


_ENTRIES = {
    "risky": "risky-action",
    "climbing": "climbing",
    "jumping": "jumping-gaps",
    "jump-down": "jumping-down",
    "dive": "diving-charge",
    "ground": "dangerous-terrain",
    "edge": "down-near-ledge",
    "unseen-charge": "charge",
    "morale": "morale",
    "relic": "relics",
}
"""The rule entry that asks for the roll, by what it decides; others are success rolls and no more."""


@procedure("trench_crusade.success", reads=fingerprint)
def success_roll(declared: SuccessRoll) -> Steps[Success]:
    """Rolls 2D6 and reads the best or worst two: 7 or more succeeds, 12 or more is a critical success."""
    total, _ = yield from rolled(declared)
    return graded(total, constants(declared.edition))


def rolled(declared: SuccessRoll) -> Steps[tuple[int, Spent]]:
    """Asks for markers and rolls.

    Returns:
        The total of the two kept dice, and the markers that were spent.
    """
    numbers = constants(declared.edition)
    spent = yield from _spent(declared)
    because = declared.because + markers.reasons(
        {"blood": spent.blood, "infection": spent.infection, "blessing": spent.blessing},
        {"blood": -1, "infection": -1, "blessing": 1},
        "dice",
    )
    net = sum(reason.amount for reason in because)
    total: int = yield Throw(
        declared.purpose,
        2 + abs(net),
        read=Total(keep=2, highest=net >= 0),
        actor=declared.owner,
        scale=((numbers.success, "success"), (numbers.critical, "critical")),
        because=because,
        rule=rule(_ENTRIES.get(declared.purpose, "success-roll")),
    )
    return total, spent


def graded(total: int, numbers: Constants) -> Success:
    """Reads the total of a success roll."""
    if total >= numbers.critical:
        return Success.CRITICAL
    return Success.SUCCESS if total >= numbers.success else Success.FAIL


def _spent(declared: SuccessRoll) -> Steps[Spent]:
    blood = yield from markers.asked("blood", declared.blood, declared.opponent, declared.purpose)
    infection = yield from markers.asked("infection", declared.infection, declared.opponent, declared.purpose)
    if declared.contested and blood + infection:
        may = yield from unless_settled(declared.edition, "blood-on-this-roll", "spending-blood", "yes", "no")
        if may == "no":
            blood = infection = 0
    blessing = yield from markers.asked("blessing", declared.blessing, declared.owner, declared.purpose)
    return Spent(blood, infection, blessing)


def stated(dice: int) -> tuple[Reason, ...]:
    """Gives the reason for dice that a player simply states."""
    return (Reason("stated", dice, "dice", rule("plus-minus-dice")),) if dice else ()
