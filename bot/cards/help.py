"""Help and about: what one can do here, and what this is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.metadata import version

from bot.cards.card import Accent, Button, Card, Menu, MenuOption
from bot.words import Words
from rules.examples import examples, refusals
from rules.library.load import Library

TOPICS = ("rule", "roll", "game", "settings")
"""What the help card speaks of, in this order; each is a command."""


_STORIES = 10
"""Worked examples on one page of a card."""


def help_card(words: Words, mention: Callable[[str], str], groups: Sequence[str], library: Library) -> Card:
    """Builds the answer to: what can I do here?

    Args:
        words: the language.
        mention: gives a command as something to press.
        groups: the command groups of the game systems.
        library: the systems, for the menu of worked examples.
    """
    card = Card(Accent.REFERENCE, "help").headline(words("help-headline")).gap()
    for topic in TOPICS:
        card.text(f"**{words(f'help-{topic}')}** {mention(words(f'help-{topic}-command'))}")
        card.small(words(f"help-{topic}-how"))
        if topic == "roll":
            card.small(words("help-by-game", groups=" ".join(f"`/{group}`" for group in groups)))
    card.divider().gap().text(words("help-message-menu"))
    options = tuple(
        MenuOption(system.name(words.lang), key) for key, system in library.systems.items() if examples(key)
    )
    card.menu(Menu("examples", words("help-examples"), options))
    return card.buttons(
        Button(words("button-show-a-rule"), "rule", primary=True), Button(words("button-try-a-roll"), "roll")
    )


def examples_card(system: str, library: Library, words: Words, page: int = 0) -> Card:
    """Builds a page of worked examples: small stories of rolls, each of which runs as a test."""
    stories = (*examples(system), *refusals(system))
    pages = max(1, -(-len(stories) // _STORIES))
    page = min(max(page, 0), pages - 1)
    card = Card(Accent.REFERENCE, "examples", {"system": system})
    card.headline(words("examples-headline", game=library.systems[system].name(words.lang)))
    card.small(words("examples-what")).gap()
    for story in stories[page * _STORIES : (page + 1) * _STORIES]:
        card.text(f"- {story[words.lang]}")
    buttons = [Button(words("button-back"), "page", str(page - 1))] if page else []
    if page + 1 < pages:
        buttons.append(Button(words("button-next", page=page + 2, pages=pages), "page", str(page + 1)))
    return card.buttons(*buttons)


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
