"""A card whose roll was taken back: what it said stays legible, struck, and says itself that it no longer counts."""

from __future__ import annotations

import re

import discord

from bot.cards.card import MAX_CHARACTERS, Accent, Attachment, Card
from bot.words import Words

WRITTEN = "📝"
"""The sign before what a roll has written down."""

_LINE = re.compile(r"(?P<size>#{1,3} |-# )?(?:⏳ )?(?P<said>.+)")
_STRUCK = "~~"


def taken_back(message: discord.Message, words: Words, *, by: int, asker: int | None, seq: int) -> Card | None:
    """Builds the card anew from its message, without buttons; None where it is marked already.

    Args:
        message: the card as it stands in the channel.
        words: the words of the channel.
        by: who took the roll back, or agreed to it.
        asker: who asked for it; None where nobody had to.
        seq: the number of the event.
    """
    container = next((part for part in message.components if isinstance(part, discord.Container)), None)
    if container is None:
        return None
    card = _copied(container)
    place = next((place for place, part in enumerate(card.parts) if isinstance(part, str) and part), None)
    if place is None:
        return None
    lines = str(card.parts[place]).split("\n")
    if _is_struck(lines[0]):
        return None
    who = {"person": f"<@{by}>", "seq": str(seq)}
    how = words("taken-back-agreed", asker=f"<@{asker}>", **who) if asker else words("taken-back-by", **who)
    head = 1 if lines[0].startswith("#") else len(lines)
    mark = [words("taken-back"), f"-# {how}"]
    card.parts[place] = "\n".join([*map(_struck, lines[:head]), *mark, *lines[head:]])
    card.parts = [_unwritten(part) if isinstance(part, str) else part for part in card.parts]
    while card.characters > MAX_CHARACTERS:  # the mark needs some room; what is said last is said least
        card.parts.pop()
    return card


def _copied(container: discord.Container) -> Card:
    """Gives a card that says and carries what a message does, but for its buttons."""
    card = Card(Accent.NOTHING)
    for part in container.children:
        if isinstance(part, discord.TextDisplay):
            card.parts.append(part.content.strip("\n"))
        elif isinstance(part, discord.SeparatorComponent):
            card.divider()
        elif isinstance(part, discord.FileComponent):
            card.attach(Attachment(part.name or "", ""))
    return card


def _is_struck(line: str) -> bool:
    found = _LINE.match(line)
    return found is not None and found["said"].startswith(_STRUCK)


def _struck(line: str) -> str:
    """Strikes a line, its size and the dice in it that are struck already left as they are."""
    found = _LINE.fullmatch(line)
    if found is None or _STRUCK in line or found["size"] == "-# ":
        return line
    return f"{found['size'] or ''}{_STRUCK}{found['said']}{_STRUCK}"


def _unwritten(text: str) -> str:
    """Strikes what a roll had written down."""
    lines = text.split("\n")
    return "\n".join(f"-# {_STRUCK}{line[3:]}{_STRUCK}" if line.startswith(f"-# {WRITTEN}") else line for line in lines)
