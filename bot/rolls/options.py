"""What every rolling command offers alike, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.translate import described

COMMON = {name: described(f"option-{name}") for name in ("who", "opponent", "preview", "faces", "edition")}
"""The options of a roll: whose it is, who answers, odds first, dice rolled by hand, and the edition."""


def given(interaction: discord.Interaction) -> frozenset[str]:
    """Gives the names of the options that a command was given at all."""
    return frozenset(vars(interaction.namespace))


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Gives localised choices; the words are ``<prefix>-<value>``."""
    return [app_commands.Choice(name=described(f"{prefix}-{value}"), value=value) for value in values]
