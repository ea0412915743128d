"""Keys of this system's rule entries, and what several of its rolls share."""

from __future__ import annotations

from rules.dice import Reason
from rules.errors import CannotBeRead, Fact

SYSTEM = "first_blood"


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
    """Gives one line under the dice; its words are ``reason-fb-<code>``."""
    return Reason(f"fb-{code}", amount, unit, rule(entry), tuple(facts.items()))
