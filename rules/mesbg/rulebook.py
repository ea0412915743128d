"""Keys of this system's rule entries, the two parties of a roll, and numbers that cannot be."""

from __future__ import annotations

from enum import StrEnum

from rules.dice import Reason
from rules.errors import CannotBeRead, Fact

SYSTEM = "mesbg"


class Party(StrEnum):
    """Whose model, die or decision it is: of the player who rolls, or of the other one."""

    ROLLER = "roller"
    OPPONENT = "opponent"

    @property
    def other(self) -> Party:
        """The other party."""
        return Party.OPPONENT if self is Party.ROLLER else Party.ROLLER


def rule(entry: str) -> str:
    """Gives the key of a rule entry."""
    return f"{SYSTEM}/{entry}"


def note(code: str, entry: str, **facts: Fact) -> Reason:
    """Gives a line under the dice that changes nothing."""
    return Reason(code, 0, "note", rule(entry), tuple(facts.items()))


def within(name: str, value: float, lowest: float, highest: float) -> None:
    """Refuses a number that cannot be.

    Raises:
        CannotBeRead: the number lies outside its range.
    """
    if not lowest <= value <= highest:
        raise CannotBeRead("number-range", name=name, given=value, lowest=lowest, highest=highest)
