"""Courage and Intelligence tests.

Source: 2018, 2D6 + Courage of 10 or more; 2024, 2D6 of X or more where Courage is printed X+, penalties −1 to the roll.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason, Throw, Total
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.rulebook import Party, rule, within
from rules.procedure import Steps, procedure


class Courage(StrEnum):
    """How a Courage test ends."""

    PASSED = "courage-passed"
    FAILED = "courage-failed"


@dataclass(frozen=True, slots=True)
class CourageTest:
    """A Courage test as it is declared.

    Args:
        edition: the edition in force.
        courage: the value as printed: X of X+ (2 to 12), or the value that is added (0 to 10).
        because: modifiers to the roll, with their reasons.
    """

    edition: str
    courage: int
    because: tuple[Reason, ...] = ()

    def __post_init__(self) -> None:
        if constants(self.edition).courage_is_target:
            within("courage", self.courage, 2, 12)
        else:
            within("courage", self.courage, 0, 10)
        within("modifier", sum(reason.amount for reason in self.because), -10, 10)


@procedure("mesbg.courage", reads=fingerprint)
def courage_test(declared: CourageTest) -> Steps[Courage]:
    """Rolls 2D6 against Courage."""
    numbers = constants(declared.edition)
    because = declared.because
    needed = declared.courage
    if not numbers.courage_is_target:
        needed = numbers.courage_total
        because = (Reason("courage-added", declared.courage, "modifier", rule("courage")), *because)
    total = yield Throw(
        "courage-test",
        2,
        read=Total(plus=sum(reason.amount for reason in because)),
        actor=Party.ROLLER.value,
        scale=((needed, "courage-passed"),),
        because=because or (Reason("courage-target", 0, "note", rule("courage"), (("needed", needed),)),),
        rule=rule("courage"),
    )
    return Courage.PASSED if total >= needed else Courage.FAILED


def stated(modifier: int, entry: str) -> tuple[Reason, ...]:
    """Gives the reason for a modifier that a player simply states."""
    return (Reason("stated", modifier, "modifier", rule(entry)),) if modifier else ()
