"""Heroic actions that change a number: Strike, Strength, Challenge.

Source: 2018, Strike Fight +D6, Strength +D3, the slayer in a Challenge D3 Might; 2024, Strike Fight +D3 and Strength
doubled, the slayer in a Challenge 1 Might and not above its starting value. Fight and Strength are 10 at most in both.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Throw, Total
from rules.mesbg.editions import Constants, constants, fingerprint
from rules.mesbg.readings import D3
from rules.mesbg.rulebook import Party, note, within
from rules.mesbg.settled import Settled
from rules.procedure import Steps, procedure


class Action(StrEnum):
    """A heroic action that changes a number."""

    STRIKE = "strike"
    STRENGTH = "strength"
    CHALLENGE = "challenge"

    @property
    def raises(self) -> str:
        """The number that it changes: a characteristic, or Might."""
        return {"strike": "fight", "strength": "strength"}.get(self.value, "might")


@dataclass(frozen=True, slots=True)
class Heroic:
    """A heroic action as it is declared.

    Args:
        edition: the edition in force.
        action: which one.
        value: the number before: Fight, Strength, or the Might that is left.
        start: the Might that the hero started with; matters in a Challenge of 2024 only.
        settled: open points that the table has settled.
    """

    edition: str
    action: Action = Action.STRIKE
    value: int = 3
    start: int = 10
    settled: Settled = ()

    def __post_init__(self) -> None:
        within("value", self.value, 0 if self.action is Action.CHALLENGE else 1, 10)
        within("might", self.start, 0, 10)


@procedure("mesbg.heroic", reads=fingerprint)
def heroic(declared: Heroic) -> Steps[int]:
    """Gives the number after the action."""
    numbers, value = constants(declared.edition), declared.value
    if declared.action is Action.STRENGTH and numbers.heroic_strength_doubled:
        return min(2 * value, numbers.most)
    if declared.action is Action.CHALLENGE and not numbers.heroic_challenge_d3:
        return max(value, min(value + 1, declared.start))
    gained: int = yield _die(declared.action, numbers)
    after = value + gained
    return after if declared.action is Action.CHALLENGE else min(after, numbers.most)


def _die(action: Action, numbers: Constants) -> Throw:
    """Gives the die of an action: a D6, or a D3 as half of one."""
    whole = action is Action.STRIKE and not numbers.heroic_strike_d3
    because = (note("heroic-d6" if whole else "heroic-d3", f"heroic-{action}"),)
    return Throw(f"heroic-{action}", 1, read=Total() if whole else D3(), actor=Party.ROLLER.value, because=because)
