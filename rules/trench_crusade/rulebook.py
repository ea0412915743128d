"""Keys of this system's rule entries."""

from __future__ import annotations

from rules.errors import CannotBeRead

SYSTEM = "trench_crusade"


def rule(entry: str) -> str:
    """Gives the key of a rule entry."""
    return f"{SYSTEM}/{entry}"


def within(name: str, value: float, lowest: float, highest: float) -> None:
    """Refuses a number that cannot be.

    Raises:
        CannotBeRead: the number lies outside its range.
    """
    if not lowest <= value <= highest:
        raise CannotBeRead("number-range", name=name, given=value, lowest=lowest, highest=highest)
