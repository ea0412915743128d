"""Driven Back: how far a warrior is moved away from the enemy that broke it.

Source: First Blood, Command Card edition, The Principles of Battle: directly away until the two are 2" apart, or
until it touches another warrior or impassable terrain. What the table edge does is not said.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.first_blood.editions import constants, fingerprint
from rules.first_blood.rulebook import within
from rules.first_blood.unsettled import settled
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class DrivenBack:
    """A warrior that is driven back, as it is declared.

    Args:
        edition: the edition in force.
        gap: how far apart the two are now, inches.
        obstacle: how far it can move before it touches a warrior or impassable terrain, inches; None for no limit.
        edge: how far it can move before it leaves the table, inches; None for no limit.
        at_the_edge: what the edge does: ``edge-stops``, ``edge-removes``, ``edge-slides`` or asked.
    """

    edition: str
    gap: float
    obstacle: float | None = None
    edge: float | None = None
    at_the_edge: str = ""

    def __post_init__(self) -> None:
        within("gap", self.gap, 0, 72)
        within("obstacle", self.obstacle or 0, 0, 72)
        within("edge", self.edge or 0, 0, 72)


@dataclass(frozen=True, slots=True)
class Moved:
    """Where it ends.

    Args:
        inches: how far it moves in a straight line.
        end: why it stops there: ``fb-gap``, ``fb-blocked``, ``fb-edge-stops``, ``fb-edge-removes``, ``fb-edge-slides``
            or, when it is far enough already, ``fb-far-enough``.
    """

    inches: float
    end: str


@procedure("first_blood.driven-back", reads=fingerprint)
def driven_back(declared: DrivenBack) -> Steps[Moved]:
    """Works out how far a warrior is driven back; no dice."""
    wanted = constants(declared.edition).driven_gap - declared.gap
    if wanted <= 0:
        return Moved(0, "fb-far-enough")
    blocked = declared.obstacle is not None and declared.obstacle < wanted
    far = min(wanted, declared.obstacle) if declared.obstacle is not None else wanted
    if declared.edge is not None and declared.edge < far:
        readings = ("edge-stops", "edge-removes", "edge-slides")
        answer = yield from settled(declared.at_the_edge, "driven-off", "driven-back", readings)
        return Moved(declared.edge, f"fb-{answer}")
    return Moved(far, "fb-blocked" if blocked else "fb-gap")
