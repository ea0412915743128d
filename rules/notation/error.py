"""The error of text that is not a roll."""

from __future__ import annotations

from rules.errors import CannotBeRead, Fact


class NotationError(CannotBeRead):
    """Text that is not a roll.

    Args:
        code: what is wrong.
        text: the text as typed.
        at: how many characters were understood.
    """

    def __init__(self, code: str, text: str, at: int, **facts: Fact) -> None:
        understood, rest = text[:at].strip(), text[at:].strip()
        super().__init__(f"notation-{code}", understood=understood, rest=rest[:40], **facts)
        self.at = at
