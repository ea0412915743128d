"""The Characteristic Test: a D6 equal to or below the modified characteristic.

Source: First Blood, Command Card edition, The Principles of Battle. A 6 always fails; a characteristic of 0 fails
without a roll; a Broken warrior fails every Resolve test without a roll.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.first_blood.editions import constants, fingerprint
from rules.first_blood.rerolls import NO_REROLLS, Rerolls, thrown_again
from rules.first_blood.rulebook import reason, within
from rules.first_blood.sequence import Sequence, sequence
from rules.procedure import Steps, procedure


class Verdict(StrEnum):
    """How a test ends."""

    PASSED = "fb-passed"
    FAILED = "fb-failed"
    AT_ONCE = "fb-failed-at-once"


@dataclass(frozen=True, slots=True)
class CharacteristicTest:
    """A test as it is declared.

    Args:
        edition: the edition in force.
        value: the characteristic.
        modifier: what special rules, effects and spells change it by.
        rerolls: the re-rolls that rules allow.
        resolve: whether it is a Resolve test.
        broken: whether the warrior is Broken.
    """

    edition: str
    value: int
    modifier: int = 0
    rerolls: Rerolls = NO_REROLLS
    resolve: bool = False
    broken: bool = False

    def __post_init__(self) -> None:
        within("value", self.value, 0, 9)
        within("modifier", self.modifier, -9, 9)


@procedure("first_blood.test", reads=fingerprint)
def characteristic_test(declared: CharacteristicTest) -> Steps[Verdict]:
    """Rolls a D6 against a characteristic; some tests fail without a roll."""
    numbers = constants(declared.edition)
    value = declared.value + declared.modifier
    if value <= 0 or (declared.resolve and declared.broken):
        return Verdict.AT_ONCE
    face = min(value, numbers.best_face)
    because = [reason("characteristic", 0, "threshold", "characteristic-test", value=declared.value)]
    if declared.modifier:
        because.append(reason("stated", declared.modifier, "modifier", "characteristic-test"))
    if declared.rerolls.failures and declared.rerolls.successes:
        because.append(reason("cancel", 0, "dice", "opposed-re-rolls"))
    again = yield from thrown_again(declared.rerolls, face)
    purpose = "fb-resolve" if declared.resolve else "fb-test"
    passed: int = yield sequence(Sequence(purpose, 1, face, again, because=tuple(because)))
    return Verdict.PASSED if passed else Verdict.FAILED
