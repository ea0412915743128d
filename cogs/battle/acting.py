"""What the commands of ``/battle`` do alike: find the game, act in it, bring the panel up to date."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import clean
from bot.cards.notice import notice
from bot.presses import Handler
from bot.table import Move, Seen


class InAGame(commands.Cog):
    """The game of the channel and what people do in it."""

    bot: Umpire

    def handlers(self) -> Mapping[str, Handler]:
        """Gives who takes the presses of which cards."""
        return {}

    async def cog_load(self) -> None:
        """Takes the presses of its cards."""
        for kind, handler in self.handlers().items():
            self.bot.presses.on(kind, handler)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        for kind in self.handlers():
            self.bot.presses.off(kind)

    async def here(self, interaction: discord.Interaction) -> Seen:
        """Gives the open game of the channel.

        Raises:
            NotFound: there is none.
        """
        return await self.bot.tables.must(interaction.channel_id or 0)

    async def act(self, interaction: discord.Interaction, seen: Seen, move: Move) -> Seen:
        """Lets the person do something, then brings the panel up to date and tells who owes."""
        after = await self.bot.tables.act(seen.row.id, interaction.user.id, interaction.id, move)
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()
        return after

    async def did(self, interaction: discord.Interaction, move: Move) -> Seen:
        """Acts from a command, and says in private that it was written down."""
        await interaction.response.defer(ephemeral=True)
        after = await self.act(interaction, await self.here(interaction), move)
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, notice(heard.reader("written-down", seq=after.state.seq)), private=True)
        return after

    def names(self, interaction: discord.Interaction, seen: Seen) -> tuple[str, str]:
        """Gives what the two sides are called where no mention can stand."""
        found = []
        for letter, seat in zip("AB", seen.state.seats, strict=True):
            person = seat.person if seat else 0
            user = (interaction.guild.get_member(person) if interaction.guild else None) or self.bot.get_user(person)
            if interaction.user.id == person:
                user = interaction.user
            plain = clean(user.display_name, 24) if user else (seat.faction if seat and seat.faction else letter)
            found.append(plain)
        return found[0], found[1]
