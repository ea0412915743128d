"""Forms: what somebody types after a press. A form answers by key like a button, before and after a restart."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord import ui

from bot.cards.card import MenuOption, custom_id


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to type."""

    name: str
    label: str
    most: int
    value: str = ""
    long: bool = False
    required: bool = True


@dataclass(frozen=True, slots=True)
class Pick:
    """One thing to pick from a list, or to leave alone."""

    name: str
    label: str
    options: tuple[MenuOption, ...]


def form(key: str, verb: str, title: str, *fields: Field | Pick, argument: str = "") -> ui.Modal:
    """Builds a form. It is stopped at once: what is sent is answered by key, not by this object."""
    modal = ui.Modal(title=title[:45], custom_id=custom_id(key, verb, argument), timeout=None)
    for field in fields:
        if isinstance(field, Pick):
            modal.add_item(ui.Label(text=field.label[:45], component=_select(field)))
            continue
        text: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=field.name,
            style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            default=field.value[: field.most] or None,
            required=field.required,
            max_length=field.most,
        )
        modal.add_item(ui.Label(text=field.label[:45], component=text))
    modal.stop()
    return modal


def _select(pick: Pick) -> ui.Select[ui.Modal]:
    options = [
        discord.SelectOption(
            label=option.label[:100],
            value=option.value,
            description=option.description[:100] if option.description else None,
            default=option.chosen,
        )
        for option in pick.options[:25]
    ]
    return ui.Select(custom_id=pick.name, options=options, required=False, min_values=0, max_values=1)
