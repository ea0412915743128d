"""``/privacy``: what is kept of you, as a file, and having it deleted."""

from __future__ import annotations

import json

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.notice import notice
from bot.cards.settings import data_card, deletion_card, privacy_card
from bot.presses import Press
from bot.privacy import forget, held
from bot.translate import described


class PrivacyCog(commands.Cog):
    """Shows, gives and deletes what is kept of somebody."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Takes the presses of the privacy card."""
        self.bot.presses.on("privacy", self.pressed)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.presses.off("privacy")

    @app_commands.command(name="privacy", description=described("command-privacy"))
    async def privacy(self, interaction: discord.Interaction) -> None:
        """Says what is kept of you, gives it, deletes it."""
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, privacy_card(heard.reader), private=True)

    async def pressed(self, press: Press) -> None:
        """Gives somebody's own data, asks before it deletes them, deletes them."""
        interaction, reader, person = press.interaction, press.audience.reader, press.interaction.user.id
        match press.verb:
            case "mine":
                await interaction.response.defer(ephemeral=True)
                data = await held(self.bot.store, person)
                card = data_card(json.dumps(data, ensure_ascii=False, indent=1), reader)
                await self.bot.show(interaction, card, private=True)
            case "delete":
                await self.bot.show(interaction, deletion_card(person, reader), private=True)
            case _:
                if press.payload.get("person") != person:
                    card = notice(reader("not-yours"), reader("not-yours-help"))
                    await self.bot.show(interaction, card, private=True)
                    return
                await interaction.response.defer()
                games = await forget(self.bot.store, self.bot.tables, person)
                self.bot.packs.read_anew()
                await self.bot.revise(interaction, notice(reader("deleted"), reader("deleted-help")))
                for seen in games:
                    await self.bot.postman.refresh(seen)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(PrivacyCog(bot))
