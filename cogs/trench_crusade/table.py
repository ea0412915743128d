"""The table of this group's commands: who decides for which side of a roll."""

from __future__ import annotations

from typing import Any

import discord

from bot.audience import Audience
from bot.rolls import Rolls
from rules.procedure import Declaration
from rules.trench_crusade.rulebook import SYSTEM


class AtTheTable(Rolls):
    """What the commands of the group do alike."""

    system = SYSTEM

    async def roll(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        edition: str,
        declaration: Declaration[Any, Any],
        *,
        own: str = "roller",
        theirs: tuple[str, ...] = ("opponent",),
        opponent: discord.User | None = None,
        title: str = "",
        preview: bool = False,
        faces: str | None = None,
    ) -> None:
        """Rolls a declaration or shows its odds; ``own`` is the side of the one who rolls, ``theirs`` the others."""
        sides = {own: True, **dict.fromkeys(theirs, False)}
        await self.declare(
            interaction,
            heard,
            edition,
            declaration,
            sides,
            who=title,
            opponent=opponent,
            preview=preview,
            faces=faces,
        )
