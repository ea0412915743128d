"""Rolling off, and initiative.

Source: Trench Crusade 1.0.0 pp. 30-31; 1.0.2. Each player a D6, the higher wins; only a tie is rolled again, and
always. Initiative: the player with fewer models that are neither Down nor Out of Action; a tie is rolled off.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason, Throw, Untied
from rules.procedure import Steps, procedure
from rules.trench_crusade.rulebook import rule, within


@dataclass(frozen=True, slots=True)
class RollOff:
    """A roll-off between the player who declares it and the other one."""

    roller: str = "roller"
    opponent: str = "opponent"


@procedure("trench_crusade.roll-off")
def roll_off(declared: RollOff) -> Steps[str]:
    """Rolls off: a D6 each until they differ; gives ``won`` or ``lost`` for the player who declares it."""
    because = (Reason("roll-off", 0, "dice", rule("roll-off")),)
    while True:
        own: int = yield Throw("roll-off-own", 1, actor=declared.roller, because=because, rule=rule("roll-off"))
        other: int = yield Throw(
            "roll-off-other",
            1,
            read=Untied(own),
            actor=declared.opponent,
            because=because,
            rule=rule("roll-off"),
        )
        if own != other:
            return "won" if own > other else "lost"


@dataclass(frozen=True, slots=True)
class Initiative:
    """Who has initiative this turn.

    Args:
        own: models of the player who declares it that are neither Down nor Out of Action.
        other: those of the other player.
    """

    own: int
    other: int

    def __post_init__(self) -> None:
        within("own", self.own, 0, 60)
        within("other", self.other, 0, 60)


@procedure("trench_crusade.initiative")
def initiative(declared: Initiative) -> Steps[str]:
    """Gives initiative to the side with fewer models up: ``won`` or ``lost``; equal numbers roll off."""
    if declared.own != declared.other:
        return "won" if declared.own < declared.other else "lost"
    won: str = yield roll_off(RollOff())
    return won
