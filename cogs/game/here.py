"""What all commands of a game share: the channel's game, and doing something in it."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Umpire
from bot.cards.notice import notice
from bot.table import Move, Seen


class Here(commands.Cog):
    """The game of the channel."""

    bot: Umpire

    async def act(self, interaction: discord.Interaction, seen: Seen, move: Move) -> Seen:
        """Lets the person do something, then brings the panel up to date and tells who owes."""
        after = await self.bot.tables.act(seen.row.id, interaction.user.id, interaction.id, move)
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()
        return after

    async def here(self, interaction: discord.Interaction) -> Seen:
        """Gives the open game of the channel."""
        return await self.bot.tables.must(interaction.channel_id or 0)

    async def did(self, interaction: discord.Interaction, move: Move) -> Seen:
        """Acts from a command, and says in private that it was written down."""
        await interaction.response.defer(ephemeral=True)
        seen = await self.here(interaction)
        after = await self.act(interaction, seen, move)
        heard = await self.bot.audience(interaction)
        text = heard.reader("written-down", seq=after.state.seq)
        await self.bot.show(interaction, notice(text), private=True)
        return after
