"""Small grey cards: something was refused, is stale, or went wrong; nothing on the table changed."""

from __future__ import annotations

from bot.cards.card import Accent, Card
from bot.words import Words


def notice(headline: str, *lines: str) -> Card:
    """Says in one sentence what is so, then what to do."""
    card = Card(Accent.NOTHING).headline(headline)
    for line in lines:
        if line:
            card.text(line)
    return card


def fault(words: Words, reference: str) -> Card:
    """Says that the fault is on our side, with the reference that stands in the log."""
    card = notice(words("fault"), words("fault-help"))
    return card.small(words("fault-reference", reference=f"`{reference}`"))
