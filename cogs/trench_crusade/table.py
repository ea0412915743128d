"""The table of this group's commands: who is heard, who decides for whom, and the roll itself."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.app import Umpire
from bot.audience import Audience
from bot.cards.resolution import Setting
from rules.procedure import Declaration
from rules.trench_crusade.rulebook import SYSTEM


class AtTheTable(commands.Cog):
    """What the commands of the group do alike."""

    bot: Umpire

    async def heard(self, interaction: discord.Interaction, edition: str | None) -> tuple[Audience, str]:
        """Finds out who is answered, and the edition that is played."""
        heard = await self.bot.audience(interaction)
        return heard, edition or self.bot.edition(heard, SYSTEM)

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
        """Rolls a declaration or shows its odds.

        Args:
            interaction: the command.
            heard: who is answered.
            edition: the edition in force.
            declaration: what is declared.
            own: the side of the one who rolls.
            theirs: the sides of the opponent; without one the roller answers for both, unless a game is played.
            opponent: who plays against the roller.
            title: who and whom.
            preview: whether only the odds are shown.
            faces: dice rolled by hand.
        """
        roller = interaction.user.id
        other = await self.bot.tables.facing(interaction, SYSTEM, opponent)
        deciders = {own: roller, **dict.fromkeys(theirs, other)}
        setting = Setting(SYSTEM, edition, title, deciders=deciders)
        await self.bot.resolver.declare(interaction, heard, declaration, setting, preview=preview, faces=faces)
