"""The cards of a server's own entries. They are never shown as rule text."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cards.card import Accent, Button, Card, clean
from bot.cards.rule import other
from bot.disputes.packs import Own
from bot.words import Words
from rules.library.load import Library

PAGE = 12
"""How many entries stand on one page of the list."""


def number_of(number: int, words: Words) -> str:
    """Gives the number of an entry as people say it."""
    return words("pack-number", number=str(number))


def own_card(own: Own, library: Library, words: Words, *, quote: tuple[str, str] | None = None) -> Card:
    """Builds the card of an entry: marked as the server's, each line made safe."""
    entry = own.entry
    tongue = entry.tongue(words.lang)
    system = library.systems[entry.system].name(words.lang) if entry.system in library.systems else entry.system
    card = Card(Accent.DISPUTE, "own", {"number": own.number, "lang": words.lang.value})
    if quote is not None:
        card.text(f"> {clean(quote[1], 80)}").small(words("rule-answers", author=clean(quote[0], 40))).gap()
    card.title(clean(tongue.name, 60))
    both = entry.ko is not None and entry.en is not None
    elsewhere = clean(entry.tongue(other(words.lang)).name, 60) if both else ""
    card.small(" · ".join(filter(None, [elsewhere, system, words("pack-topic")])))
    card.small(words("pack-not-rule-text", number=number_of(own.number, words)))
    card.gap()
    for line in tongue.text.splitlines():
        card.text(clean(line, 900))
    if tongue.aliases:
        card.gap().small(words("pack-aliases", names=", ".join(clean(alias, 60) for alias in tongue.aliases)))
    card.small(words("pack-written-by", person=f"<@{own.by}>", day=own.at))
    return card.buttons(Button(words("button-other-language"), "language")) if both else card


def pack_list(entries: Iterable[Own], library: Library, words: Words, *, page: int = 0) -> Card:
    """Builds the list of a server's entries."""
    found = sorted(entries, key=lambda own: own.number)
    pages = max(1, -(-len(found) // PAGE))
    page = min(max(page, 0), pages - 1)
    card = Card(Accent.DISPUTE, "own-list").headline(words("pack-list"))
    if not found:
        return card.text(words("pack-none"))
    card.small(words("pack-count", count=len(found))).gap()
    for own in found[page * PAGE : (page + 1) * PAGE]:
        system = library.systems.get(own.entry.system)
        name = clean(own.entry.tongue(words.lang).name, 60)
        card.text(f"**{number_of(own.number, words)}** {name}")
        card.small(system.name(words.lang) if system else own.entry.system)
    buttons = []
    if page > 0:
        buttons.append(Button(words("button-back"), "page", str(page - 1)))
    if page + 1 < pages:
        buttons.append(Button(words("button-next", page=page + 2, pages=pages), "page", str(page + 1)))
    return card.buttons(*buttons)
