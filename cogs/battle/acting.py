"""What the commands of ``/battle`` do alike: find the game, act in it, bring the panel up to date."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import clean
from bot.games import played
from bot.games.seen import Seen
from bot.games.table import Move
from bot.presses import Handler, Press
from bot.store import fresh_key


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
        return await played.act(self.bot, interaction, seen, move)

    async def did(self, interaction: discord.Interaction, move: Move) -> Seen:
        """Acts from a command, and says in private what was written down."""
        return await played.play(self.bot, interaction, move)

    async def pressed(self, press: Press, move: Move) -> Seen:
        """Acts from a button of the panel."""
        before = await self.bot.tables.by_id(str(press.payload["game"]))
        await press.interaction.response.defer(ephemeral=True)
        after = await self.act(press.interaction, before, move)
        await played.acknowledge(self.bot, press, before, after)
        return after

    async def rolled(self, press: Press, move: Move) -> None:
        """Rolls from a button of the panel, where everybody sees the dice."""
        before, person = await self.bot.tables.by_id(str(press.payload["game"])), press.interaction.user.id
        await press.interaction.response.defer()
        key = fresh_key()
        after = await played.act(self.bot, press.interaction, before, move, card=key)
        new = played.news(before, after, person)
        if new:
            card = played.rolled_card(new, after, press.audience.public, by=person)
            card.key, card.rolled = key, (after.row.id, new[-1].seq)
            await self.bot.show(press.interaction, card)

    async def names(self, seen: Seen) -> tuple[str, str]:
        """Gives what the two sides are called where no mention can stand."""
        known = await self.bot.names.of(seat.person for seat in seen.state.seats if seat)
        found = []
        for letter, seat in zip("AB", seen.state.seats, strict=True):
            fallback = (seat.faction if seat else "") or letter
            found.append(clean(known.get(seat.person, fallback) if seat else letter, 24))
        return found[0], found[1]
