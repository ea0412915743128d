"""The settings card: language, default game and edition, and what the bot may do here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.cards.card import Accent, Attachment, Button, Card, Menu, MenuOption
from bot.store import ServerSettings
from bot.store.people import Hours
from bot.words import Words
from rules.library.entry import Lang
from rules.library.load import Library

AUTO = "auto"


def settings_card(
    settings: ServerSettings,
    library: Library,
    missing: Sequence[str],
    words: Words,
    *,
    fallback: Lang,
    mention: Callable[[str], str] | None = None,
) -> Card:
    """Builds the server's settings.

    Args:
        settings: what the server has chosen.
        library: the systems there are.
        missing: permissions that the bot lacks in this channel.
        words: the language of the card.
        fallback: the language that counts while the server has not chosen one.
        mention: how commands are mentioned; with it the card begins with a greeting (the first contact).
    """
    card = Card(Accent.REFERENCE, "settings")
    if mention is not None:
        card.headline(words("greeting"))
        card.text(words("greeting-what"))
        card.text(words("greeting-first", rule=mention("rule"), help=mention("help")))
        card.divider().gap().block(words("settings-headline"))
    else:
        card.headline(words("settings-headline"))
    card.small(words("settings-who")).gap()
    language = settings.language or fallback.value
    card.text(f"**{words('settings-language')}**")
    card.menu(_languages("language", language, words))
    card.text(f"**{words('settings-system')}**")
    card.menu(_systems(settings.system, library, words))
    system = settings.system
    if system is not None and system in library.systems:
        card.text(f"**{words('settings-edition')}**")
        chosen = settings.editions.get(system, library.systems[system].default)
        card.menu(_editions(system, chosen, library, words))
    card.divider().gap()
    for line in permission_lines(missing, words):
        card.text(line)
    card.buttons(Button(words("button-check-again"), "check"), Button(words("button-privacy"), "privacy"))
    return card.small(words("settings-footing"))


def permission_lines(missing: Sequence[str], words: Words) -> list[str]:
    """Says which permissions are missing here and what does not work without them."""
    if not missing:
        return [f"✓ {words('permissions-fine')}"]
    lines = []
    for name in missing:
        lines += [f"✕ {words(f'permission-{name}')}", f"-# {words(f'permission-{name}-need')}"]
    return lines


def _languages(verb: str, chosen: str, words: Words, *, auto: bool = False) -> Menu:
    options = [MenuOption(words(f"language-{lang}"), lang.value, chosen=chosen == lang.value) for lang in Lang]
    if auto:
        options.insert(0, MenuOption(words("language-auto"), AUTO, chosen=chosen == AUTO))
    name = "my-language-headline" if auto else "settings-language"
    return Menu(verb, words(name), tuple(options))


def _systems(chosen: str | None, library: Library, words: Words) -> Menu:
    options = [
        MenuOption(system.name(words.lang), key, chosen=key == chosen) for key, system in library.systems.items()
    ]
    options.append(MenuOption(words("settings-no-system"), AUTO, chosen=chosen is None))
    return Menu("system", words("settings-system"), tuple(options))


def _editions(system: str, chosen: str, library: Library, words: Words) -> Menu:
    editions = reversed(library.systems[system].edition)
    options = [
        MenuOption(edition.id, f"{system}/{edition.id}", getattr(edition, words.lang.value), edition.id == chosen)
        for edition in editions
    ]
    return Menu("edition", words("settings-edition"), tuple(options))


def my_language_card(chosen: str | None, words: Words) -> Card:
    """Builds the private setting of one person: the language they read."""
    card = Card(Accent.REFERENCE, "person").headline(words("my-language-headline"))
    card.text(words("my-language-help")).gap()
    return card.menu(_languages("my_language", chosen or AUTO, words, auto=True))


def hours_card(hours: Hours, words: Words, now: int) -> Card:
    """Builds the private card of one person's time: zone, quiet hours, holiday, being told early."""
    card = Card(Accent.REFERENCE).headline(words("hours-headline"))
    card.text(f"**{words('hours-zone')}** {hours.zone or words('hours-zone-server')}")
    quiet = words("hours-quiet-agreed") if hours.quiet is None else hours.quiet or words("hours-quiet-none")
    card.text(f"**{words('hours-quiet')}** {quiet}")
    away = words("away-until", day=f"<t:{hours.away - 1}:D>") if hours.away > now else words("hours-here")
    card.text(f"**{words('hours-away')}** {away}")
    card.text(f"**{words('hours-heads-up')}** {words('answer-yes' if hours.heads_up else 'answer-no')}")
    return card.small(words("hours-help"))


def privacy_card(words: Words) -> Card:
    """Says what is kept and what is never read."""
    card = Card(Accent.REFERENCE, "privacy").headline(words("privacy-headline")).text(words("privacy-text"))
    return card.buttons(Button(words("button-my-data"), "mine"), Button(words("button-delete-me"), "delete"))


def data_card(data: str, words: Words) -> Card:
    """Gives what is kept of somebody as a file."""
    card = Card(Accent.REFERENCE).headline(words("my-data-headline")).text(words("my-data-help"))
    return card.attach(Attachment("my-data.json", data))


def deletion_card(person: int, words: Words) -> Card:
    """Asks once more before somebody's data are deleted."""
    card = Card(Accent.AWAITED, "privacy", {"person": person}).headline(words("delete-headline"))
    card.text(words("delete-what"))
    return card.buttons(Button(words("button-delete-now"), "delete_now", danger=True))


def missing(wanted: discord.Permissions, held: discord.Permissions) -> list[str]:
    """Names the permissions that the bot asks for and does not have."""
    return [name for name, needed in wanted if needed and not getattr(held, name)]
