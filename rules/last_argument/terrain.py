"""Dangerous and Perilous terrain: dice whose faces are known in part, for an effect whose words are lost.

Source: The Last Argument of Kings, second edition, terrain page. Perilous happens on 4, 5 and 6; the faces of
Dangerous, what a die is rolled for and what happens are lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, within
from rules.last_argument.unsettled import settled
from rules.procedure import Steps, procedure


class Ground(StrEnum):
    """How bad the ground is."""

    DANGEROUS = "dangerous"
    PERILOUS = "perilous"


@dataclass(frozen=True, slots=True)
class Crossing:
    """A regiment crossing bad ground, as it is declared.

    Args:
        edition: the edition in force.
        ground: how bad the ground is.
        dice: one for each stand or each model that crosses, as the table plays it.
        faces: when Dangerous hurts: ``six-only``, ``five-and-six`` or asked.
    """

    edition: str
    ground: Ground
    dice: int
    faces: str = ""

    def __post_init__(self) -> None:
        within("dice", self.dice, 1, 100)


@procedure("last_argument.terrain", reads=fingerprint)
def crossing(declared: Crossing) -> Steps[int]:
    """Rolls for bad ground and gives how many dice it happens on; what then happens is not known."""
    if declared.ground is Ground.PERILOUS:
        lowest = constants(declared.edition).perilous_from
    else:
        readings = ("six-only", "five-and-six")
        answer = yield from settled(declared.faces, "laok-dangerous-faces", "dangerous-terrain", readings)
        lowest = 6 if answer == "six-only" else 5
    entry = f"{declared.ground}-terrain"
    because = (
        reason(str(declared.ground), 0, "threshold", entry, face=lowest),
        reason("terrain-lost", 0, "threshold", "dangerous-terrain"),
    )
    happened: Counted = yield pool(
        Pool(
            f"laok-{declared.ground}",
            declared.dice,
            scored(lambda face: int(face >= lowest)),
            actor="roller",
            because=because,
        )
    )
    return happened.points
