"""The charge roll: March and a D6 have to reach the enemy.

Source: The Last Argument of Kings, second edition, charge, charge roll, Phalanx, Unstoppable, Broken.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil

from rules.dice import Throw, Total
from rules.errors import NotAllowedNow
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.rulebook import reason, rule, within
from rules.procedure import Choice, Steps, procedure


class Charged(StrEnum):
    """How a charge ends."""

    REACHED = "laok-reached"
    FALLS_SHORT = "laok-falls-short"


@dataclass(frozen=True, slots=True)
class ChargeRoll:
    """A charge as it is declared.

    Args:
        edition: the edition in force.
        march: the lowest March of the regiment, inches.
        distance: what it has to cover to reach the enemy, inches.
        phalanx: whether it has Phalanx: no roll, a fixed distance.
        unstoppable: whether it may throw a failed charge roll again (Unstoppable, Standard Bearer).
        broken: whether it is Broken.
    """

    edition: str
    march: int
    distance: float
    phalanx: bool = False
    unstoppable: bool = False
    broken: bool = False

    def __post_init__(self) -> None:
        within("march", self.march, 0, 30)
        within("distance", self.distance, 0, 72)
        if self.broken:
            raise NotAllowedNow("laok-broken-charge")
        if self.distance > self.reach:
            raise NotAllowedNow("laok-charge-reach", needed=self.reach, given=self.distance)

    @property
    def reach(self) -> int:
        """How far it can come at most, inches."""
        return self.march + (constants(self.edition).phalanx_charge if self.phalanx else 6)


@procedure("last_argument.charge", reads=fingerprint)
def charge_roll(declared: ChargeRoll) -> Steps[Charged]:
    """Rolls the charge distance; a failed roll may be thrown again where a rule says so."""
    if declared.phalanx:
        return Charged.REACHED
    needed = max(ceil(declared.distance), 1)
    line = reason("march", 0, "modifier", "charge-roll", march=declared.march, distance=declared.distance)
    throw = Throw(
        "laok-charge",
        1,
        read=Total(plus=declared.march),
        actor="attacker",
        scale=((needed, Charged.REACHED),),
        because=(line,),
    )
    if (yield throw) >= needed:
        return Charged.REACHED
    if declared.unstoppable:
        again = yield Choice("laok-charge-again", "attacker", ("yes", "no"), "yes", (), rule("unstoppable"))
        if again == "yes":
            because = (reason("unstoppable-again", 0, "dice", "unstoppable"),)
            total = yield Throw(
                "laok-charge-again", 1, read=throw.read, actor="attacker", scale=throw.scale, because=because
            )
            if total >= needed:
                return Charged.REACHED
    return Charged.FALLS_SHORT
