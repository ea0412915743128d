"""What servers and people choose: ``/settings server``, ``mine``, ``time``; and the first greeting."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import PERMISSIONS, Umpire
from bot.audience import audience, language
from bot.cards.card import Card
from bot.cards.notice import notice
from bot.cards.settings import AUTO, hours_card, missing, my_language_card, privacy_card, settings_card
from bot.games.hours import HOME, zone_named, zones
from bot.presses import Press
from bot.store.people import choose_hours, hours_of
from bot.translate import described
from rules.errors import NotAllowedNow
from rules.game.clock import quiet_text, read_quiet
from rules.game.daytime import cities
from rules.library.entry import Lang


class SettingsCog(commands.GroupCog, name="settings", description=described("command-settings")):
    """Settings of servers and people."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Takes the presses of settings cards."""
        self.bot.presses.on("settings", self.change)
        self.bot.presses.on("person", self.change_mine)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.presses.off("settings")
        self.bot.presses.off("person")

    @app_commands.command(name="server", description=described("command-settings-server"))
    @app_commands.guild_only()
    async def server(self, interaction: discord.Interaction) -> None:
        """Shows the settings of this server."""
        await self.bot.show(interaction, await self._card(interaction), private=True)

    @app_commands.command(name="mine", description=described("command-settings-mine"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """Shows your own settings."""
        heard = await self.bot.audience(interaction)
        chosen = await self.bot.store.language_of(interaction.user.id)
        await self.bot.show(interaction, my_language_card(chosen, heard.reader), private=True)

    @app_commands.command(name="time", description=described("command-settings-time"))
    @app_commands.describe(
        zone=described("option-zone"), quiet=described("option-quiet-own"), heads_up=described("option-heads-up")
    )
    async def time(
        self,
        interaction: discord.Interaction,
        zone: app_commands.Range[str, 1, 40] | None = None,
        quiet: app_commands.Range[str, 1, 20] | None = None,
        heads_up: bool | None = None,
    ) -> None:
        """Keeps your time zone, your quiet hours, and whether you hear that you are next."""
        person, heard = interaction.user.id, await self.bot.audience(interaction)
        hours = await hours_of(self.bot.store, person)
        if zone is not None:
            hours = replace(hours, zone=zone_named(zone))
        if quiet is not None:
            hours = replace(hours, quiet=quiet_text(read_quiet(quiet)))
        if heads_up is not None:
            hours = replace(hours, heads_up=heads_up)
        await choose_hours(self.bot.store, person, hours)
        await self.bot.show(interaction, hours_card(hours, heard.reader, self.bot.tables.now()), private=True)

    @time.autocomplete("zone")
    async def suggest_zone(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests time zones; that of the reader's language first."""
        home = HOME[(await self.bot.audience(interaction)).reader.lang]
        wanted = typed.strip().replace(" ", "_").casefold()
        named = [zone for city, zone in cities().items() if wanted and city.startswith(wanted)]
        found = [*named, *(zone for zone in (home, *zones()) if wanted in zone.casefold())]
        return [app_commands.Choice(name=zone, value=zone) for zone in dict.fromkeys(found)][:25]

    async def _card(self, interaction: discord.Interaction) -> Card:
        if interaction.guild_id is None:
            raise NotAllowedNow("only-in-a-server")
        heard = await self.bot.audience(interaction)
        return settings_card(
            await self.bot.store.server(interaction.guild_id),
            self.bot.finder.library,
            missing(PERMISSIONS, interaction.app_permissions),
            heard.reader,
            fallback=language(interaction.guild_locale),
        )

    async def change(self, press: Press) -> None:
        """Takes a choice for the server; only its managers may."""
        interaction, reader = press.interaction, press.audience.reader
        if press.verb == "privacy":
            await self.bot.show(interaction, privacy_card(reader), private=True)
            return
        if press.verb != "check":
            if not interaction.permissions.manage_guild or interaction.guild_id is None:
                card = notice(reader("settings-managers-only"), reader("settings-managers-only-help"))
                await self.bot.show(interaction, card, private=True)
                return
            await self._keep(interaction.guild_id, press.verb, press.values[0])
        await self.bot.revise(interaction, await self._card(interaction), key=press.key)

    async def _keep(self, server: int, what: str, value: str) -> None:
        store = self.bot.store
        if what == "language":
            await store.choose_for_server(server, language=Lang(value).value)
        elif what == "system":
            await store.choose_for_server(server, system=None if value == AUTO else value)
        else:
            system, _, edition = value.partition("/")
            await store.choose_edition(server, system, edition)

    async def change_mine(self, press: Press) -> None:
        """Takes the language a person reads."""
        value = press.values[0]
        chosen = None if value == AUTO else Lang(value).value
        await self.bot.store.choose_language(press.interaction.user.id, chosen)
        heard = await audience(self.bot.store, press.interaction)
        await self.bot.revise(press.interaction, my_language_card(chosen, heard.reader), key=press.key)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greets a new server once, where the bot may write."""
        if not await self.bot.store.greet(guild.id):
            return
        places = [guild.system_channel, *guild.text_channels]
        channel = next((place for place in places if place and place.permissions_for(guild.me).send_messages), None)
        if channel is None:
            return
        await self.bot.greet(channel, language(guild.preferred_locale))


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(SettingsCog(bot))
