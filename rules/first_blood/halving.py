"""Halving: half of a characteristic or a distance is a whole number, rounded up.

Source: First Blood, Command Card edition, The Principles of Battle: half of a March of 5 is 3". The heading's word
means rounding to the nearest; the text and its example say up.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil

from rules.errors import CannotBeRead
from rules.first_blood.editions import constants, fingerprint
from rules.first_blood.rulebook import within
from rules.procedure import Steps, procedure


class Halved(StrEnum):
    """What is halved."""

    CHARACTERISTIC = "characteristic"
    DISTANCE = "distance"


@dataclass(frozen=True, slots=True)
class Halving:
    """What is halved, as it is declared.

    Args:
        edition: the edition in force.
        value: the characteristic, or the distance in inches.
        of: which of the two it is.
    """

    edition: str
    value: float
    of: Halved = Halved.CHARACTERISTIC

    def __post_init__(self) -> None:
        within("value", self.value, 0, 72)
        if self.of is Halved.CHARACTERISTIC and self.value != int(self.value):
            raise CannotBeRead("fb-characteristic-whole", given=self.value)


@procedure("first_blood.half", reads=fingerprint)
def halving(declared: Halving) -> Steps[int]:
    """Halves and rounds up; no dice."""
    constants(declared.edition)
    yield from ()  # nothing is asked
    return ceil(declared.value / 2)
