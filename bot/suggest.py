"""Suggestions that several commands give while somebody types."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

if TYPE_CHECKING:
    from bot.app import Umpire

_MOST = 25
"""Discord shows no more."""


async def systems(bot: Umpire, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests game systems, by their names in both languages."""
    lang = (await bot.audience(interaction)).reader.lang
    return [
        app_commands.Choice(name=system.name(lang), value=key)
        for key, system in bot.finder.library.systems.items()
        if typed.casefold() in f"{system.ko} {system.en} {system.short}".casefold()
    ][:_MOST]


async def ready_units(bot: Umpire, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggests the units of whoever types that can still be activated."""
    seen = await bot.tables.at(interaction.channel_id or 0)
    side = seen.state.side_of(interaction.user.id) if seen else None
    if seen is None or side is None:
        return []
    return [
        app_commands.Choice(name=unit.name, value=unit.id)
        for unit in seen.state.ready(side)
        if typed.casefold() in unit.name.casefold()
    ][:_MOST]
