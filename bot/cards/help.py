"""Help and about: what one can do here, and what this is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import version

from bot.cards.card import Accent, Button, Card
from bot.words import Words

TOPICS = ("rule", "roll", "game", "settings")
"""What the help card speaks of, in this order; each is a command."""


def help_card(words: Words, mention: Callable[[str], str], groups: Sequence[str]) -> Card:
    """Builds the answer to: what can I do here?

    Args:
        words: the language.
        mention: gives a command as something to press.
        groups: the command groups of the game systems.
    """
    card = Card(Accent.REFERENCE, "help").headline(words("help-headline")).gap()
    for topic in TOPICS:
        card.text(f"**{words(f'help-{topic}')}** {mention(words(f'help-{topic}-command'))}")
        card.small(words(f"help-{topic}-how"))
        if topic == "roll":
            card.small(words("help-by-game", groups=" ".join(f"`/{group}`" for group in groups)))
    card.divider().gap().text(words("help-message-menu"))
    return card.buttons(
        Button(words("button-show-a-rule"), "rule", primary=True), Button(words("button-try-a-roll"), "roll")
    )


def about_card(words: Words, systems: int, entries: int) -> Card:
    """Builds the answer to: what is this?"""
    card = Card(Accent.REFERENCE, "settings").headline(words("about-headline"))
    card.text(words("about-what"))
    card.small(
        words("about-version", version=version("umpire")), words("about-library", systems=systems, entries=entries)
    )
    card.divider().gap().text(words("about-fan"))
    card.small(words("about-licences"))
    return card.buttons(Button(words("button-privacy"), "privacy"))
