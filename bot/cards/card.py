"""One Discord message: a container with an accent, facts from top to bottom, and buttons."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

import discord
from discord import ui

from rules.library.entry import Lang, System

MAX_CHARACTERS = 4_000
"""What Discord takes over all texts of a message; discord.py does not check it."""


_SOMEBODY_GONE = re.compile(r"<@-\d+>")
"""Somebody who had their data deleted; nobody can be mentioned by a number below 0."""


class Accent(IntEnum):
    """What kind of card it is; the headline says the same in words."""

    REFERENCE = 0x3A78E4
    TOOK_EFFECT = 0x2BA35F
    NOTHING = 0x8F949C
    COST = 0xD4503B
    AWAITED = 0xC98B15
    DISPUTE = 0xCF72D3


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what it says and the verb it sends; ``argument`` tells like buttons apart."""

    label: str
    verb: str
    argument: str = ""
    primary: bool = False
    danger: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One line of a menu."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu, of one choice unless it says how many; the placeholder says what choosing does.

    Attributes:
        argument: tells like menus of a card apart.
        fewest: how many have to be chosen at least.
        most: how many can be chosen at once.
    """

    verb: str
    placeholder: str
    options: tuple[MenuOption, ...]
    argument: str = ""
    fewest: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture with a text that tells the same."""

    name: str
    content: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Attachment:
    """A text file below the card's facts."""

    name: str
    content: str


class Divider:
    """A visible line between blocks."""


Part = str | Divider | Menu | tuple[Button, ...] | Picture | Attachment


def custom_id(key: str, verb: str, argument: str = "") -> str:
    """Gives the id that a button carries: a version, the card's key, what was pressed."""
    return f"u1:{key}:{verb}{f'.{argument}' if argument else ''}"


@dataclass(slots=True)
class Card:
    """A card as its parts, before it has a key.

    ``kind`` and ``payload`` say what its buttons are for; they are kept in the database under the card's key.

    Attributes:
        key: the key it will have, where that had to be known before; empty takes a new one.
        rolled: the game and the number of the event of a roll that it shows, by which an undo finds it.
    """

    accent: Accent
    kind: str = ""
    payload: dict[str, Any] = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    key: str = ""
    rolled: tuple[str, int] | None = None

    def title(self, text: str) -> Card:
        """Adds the one name or total of a card; a long one takes the smaller size."""
        return self.text(f"{'#' if width(text) <= 24 else '##'} {text}")

    def headline(self, text: str) -> Card:
        """Adds the headline: the outcome, the number or the question."""
        return self.text(f"## {text}")

    def block(self, text: str) -> Card:
        """Adds the name of a block."""
        return self.text(f"### {text}")

    def text(self, text: str) -> Card:
        """Adds lines to the current text; they stand close together."""
        if self.parts and isinstance(self.parts[-1], str):
            self.parts[-1] = f"{self.parts[-1]}\n{text}"
        else:
            self.parts.append(text)
        return self

    def small(self, *lines: str) -> Card:
        """Adds fine print, one line each; empty ones are left out."""
        for line in lines:
            if line:
                self.text(f"-# {line}")
        return self

    def gap(self) -> Card:
        """Begins a new text, a little apart from the one before."""
        self.parts.append("")
        return self

    def divider(self) -> Card:
        """Adds a line between two blocks."""
        self.parts.append(Divider())
        return self

    def menu(self, menu: Menu) -> Card:
        """Adds a menu; one without options is left out."""
        if menu.options:
            self.parts.append(menu)
        return self

    def buttons(self, *buttons: Button) -> Card:
        """Adds a row of buttons; an empty row is left out."""
        if buttons:
            self.parts.append(buttons)
        return self

    def choices(self, *buttons: Button) -> Card:
        """Adds rows of three buttons, or of two where three would break on a phone and leave one alone."""
        rows = [buttons[at : at + 3] for at in range(0, len(buttons), 3)]
        if len(buttons) % 3 == 1 or any(_breadth(row) > _COLUMN for row in rows):
            rows = [buttons[at : at + 2] for at in range(0, len(buttons), 2)]
        for row in rows:
            self.buttons(*row)
        return self

    def picture(self, picture: Picture) -> Card:
        """Adds a picture."""
        self.parts.append(picture)
        return self

    def attach(self, attachment: Attachment) -> Card:
        """Adds a text file."""
        self.parts.append(attachment)
        return self

    @property
    def has_keys(self) -> bool:
        """Whether something on the card can be pressed."""
        return any(isinstance(part, Menu | tuple) for part in self.parts)

    @property
    def characters(self) -> int:
        """How much text the card holds."""
        return sum(len(part) for part in self.parts if isinstance(part, str))

    def view(self, key: str = "") -> ui.LayoutView:
        """Builds the message. It is stopped at once: presses are answered by key, not by this object."""
        if self.characters > MAX_CHARACTERS:
            raise ValueError(f"a card of {self.characters} characters; page it")
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=int(self.accent))
        for part in self.parts:
            if part != "":
                container.add_item(_item(part, key))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Gives fresh files for sending."""
        return list(_files(self.parts))


def _files(parts: Iterable[Part]) -> Iterable[discord.File]:
    for part in parts:
        if isinstance(part, Picture):
            yield discord.File(io.BytesIO(part.content), part.name, description=part.alt[:1024])
        elif isinstance(part, Attachment):
            yield discord.File(io.BytesIO(part.content.encode()), part.name)


def _item(part: Part, key: str) -> ui.Item[ui.LayoutView]:
    if isinstance(part, str):
        return ui.TextDisplay(_SOMEBODY_GONE.sub("@–", part))
    if isinstance(part, Divider):
        return ui.Separator()
    if isinstance(part, Picture):
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{part.name}", description=part.alt[:1024])
        return gallery
    if isinstance(part, Attachment):
        return ui.File(f"attachment://{part.name}")
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(part, Menu):
        options = [
            discord.SelectOption(
                label=option.label[:100],
                value=option.value,
                description=option.description[:100] if option.description else None,
                default=option.chosen,
            )
            for option in part.options[:25]
        ]
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=custom_id(key, part.verb, part.argument),
            placeholder=part.placeholder[:150],
            options=options,
            min_values=min(part.fewest, len(options)),
            max_values=min(part.most, len(options)),
        )
        row.add_item(select)
        return row
    for button in part:
        style = discord.ButtonStyle.secondary
        if button.primary or button.danger:
            style = discord.ButtonStyle.danger if button.danger else discord.ButtonStyle.primary
        row.add_item(
            ui.Button(
                label=button.label,
                style=style,
                emoji=button.emoji,
                custom_id=custom_id(key, button.verb, button.argument),
            )
        )
    return row


_COLUMN = 265
"""Pixels of a card's column on a phone 390 wide."""


def _breadth(row: Sequence[Button]) -> float:
    """Gives about the pixels that a row of buttons takes: their labels, their rims, the gaps between them."""
    rims, gaps = 30 * len(row), 8 * (len(row) - 1)
    return rims + gaps + sum(12 if sign >= "\u1100" else 6.5 for one in row for sign in one.label)


def width(text: str) -> int:
    """Gives the room a line takes, a Hangul syllable counted twice."""
    return sum(2 if character >= "\u1100" else 1 for character in text)


def clean(text: str, limit: int = 300) -> str:
    """Makes a player's words safe to print: one line, no markup, no mention, cut visibly."""
    line = discord.utils.escape_markdown(" ".join(text.split()))
    line = discord.utils.escape_mentions(line).replace("<", "‹")
    return line if len(line) <= limit else f"{line[: limit - 1]}…"


def link_to(server: int | None, channel: int, message: int | None) -> str:
    """Gives the address of a message; nothing where there is none."""
    return f"https://discord.com/channels/{server or '@me'}/{channel}/{message}" if message else ""


def linked(text: str, link: str) -> str:
    """Makes a text lead to an address, where there is one."""
    return f"[{text}]({link})" if link else text


_LONGEST_NAME = 32
"""So wide a name with its edition behind it still stands in one line of a phone."""


def edition_tag(system: System, edition: str, lang: Lang) -> str:
    """Names a game with its edition; by its short name where the whole one would push the edition off the line."""
    name = system.name(lang)
    return f"{name if width(name) + len(edition) <= _LONGEST_NAME else system.short} `{edition}`"
