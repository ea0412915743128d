"""The errors a player can cause, each with its facts as attributes.

An error never carries a sentence for a player. It names itself with ``code`` and brings ``facts``;
``data/words`` holds the sentence for that code in each language.
"""

from __future__ import annotations

from typing import TypeAlias

Fact: TypeAlias = str | int | float


class RulesError(Exception):
    """Something was asked that the table cannot do; always safe to show to the player.

    Args:
        code: the message id in ``data/words`` (kebab-case).
        facts: the values that the sentence mentions.
    """

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.facts = facts


class CannotBeRead(RulesError):
    """The text is not something the table can read (a notation, a face, a number)."""


class NotAllowedNow(RulesError):
    """The text was understood, and a rule or the state of the table forbids it."""


class NotFound(RulesError):
    """Nothing by that name is known."""
