"""What all commands of a game share: the channel's game, and doing something in it."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import Umpire
from bot.games import played
from bot.games.seen import Seen
from bot.games.table import Move


class Here(commands.Cog):
    """The game of the channel."""

    bot: Umpire

    async def act(self, interaction: discord.Interaction, seen: Seen, move: Move) -> Seen:
        """Lets the person do something, then brings the panel up to date and tells who owes."""
        return await played.act(self.bot, interaction, seen, move)

    async def here(self, interaction: discord.Interaction) -> Seen:
        """Gives the open game of the channel."""
        return await self.bot.tables.must(interaction.channel_id or 0)

    async def show_waiting(self, interaction: discord.Interaction, seen: Seen) -> bool:
        """Shows the channel the card of the roll that waits for a decision, and says whether there is one."""
        card = await self.bot.resolver.open_card(seen, (await self.bot.audience(interaction)).public)
        if card is not None:
            await self.bot.show(interaction, card)
        return card is not None

    async def did(self, interaction: discord.Interaction, move: Move) -> Seen:
        """Acts from a command, and says in private what was written down."""
        return await played.play(self.bot, interaction, move)
