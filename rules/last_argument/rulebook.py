"""Keys of this system's rule entries, and the terms that several of its rolls share."""

from __future__ import annotations

from enum import StrEnum

from rules.dice import Reason
from rules.errors import CannotBeRead, Fact

SYSTEM = "last_argument"


class Facing(StrEnum):
    """From where a regiment is struck."""

    FRONT = "front"
    FLANK = "flank"
    REAR = "rear"


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


def reason(code: str, amount: int, unit: str, entry: str, **facts: Fact) -> Reason:
    """Gives one line under the dice; its words are ``reason-laok-<code>``."""
    return Reason(f"laok-{code}", amount, unit, rule(entry), tuple(facts.items()))


def halved(number: int) -> int:
    """Halves and rounds up, as every rule that halves here says."""
    return -(-number // 2)
