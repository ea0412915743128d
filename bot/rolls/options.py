"""What every rolling command offers alike, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.translate import described


def choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    """Gives localised choices; the words are ``<prefix>-<value>``."""
    return [app_commands.Choice(name=described(f"{prefix}-{value}"), value=value) for value in values]
