"""``/game away``, and the button that ends the reminders of one decision."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.cards.notice import notice
from bot.games.hours import HOME, away_until
from bot.presses import Press
from bot.store.people import choose_hours, hours_of
from bot.translate import described
from cogs.game.here import Here


class Away(Here):
    """Who is away, and who knows already what waits for them."""

    @app_commands.command(name="away", description=described("command-game-away"))
    @app_commands.describe(until=described("option-away-until"))
    async def away(self, interaction: discord.Interaction, until: app_commands.Range[str, 1, 20] = "0") -> None:
        """Lets every game wait for you until a day; without one you are back."""
        await interaction.response.defer(ephemeral=True)
        heard, person = await self.bot.audience(interaction), interaction.user.id
        hours = await hours_of(self.bot.store, person)
        zone = hours.zone or HOME[heard.public.lang]
        back = 0 if until.strip() == "0" else away_until(until, self.bot.tables.now(), zone)
        await choose_hours(self.bot.store, person, replace(hours, away=back))
        for seen in await self.bot.tables.of_person(person):
            await self.bot.postman.refresh(seen)
        await self.bot.postman.mail.back(person)
        reader = heard.reader
        if back:
            card = notice(reader("away-until", day=f"<t:{back - 1}:D>"), reader("away-help"))
        else:
            card = notice(reader("away-back"), reader("away-back-help"))
        await self.bot.show(interaction, card, private=True)

    async def ping_pressed(self, press: Press) -> None:
        """Ends the reminders of a decision for the one who is asked."""
        interaction, reader = press.interaction, press.audience.reader
        person = int(press.payload["person"])
        if interaction.user.id != person:
            waiting = reader("not-yours-waiting", person=f"<@{person}>")
            card = notice(reader("not-yours"), waiting, reader("not-yours-help"))
            await self.bot.show(interaction, card, private=True)
            return
        await self.bot.tables.no_more_reminders(str(press.payload["game"]), person, int(press.payload["step"]))
        await interaction.response.edit_message(view=None)
        await self.bot.show(interaction, notice(reader("ping-known"), reader("ping-known-help")), private=True)
