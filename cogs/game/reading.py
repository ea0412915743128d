"""``/game status``, ``mine``, ``log``, ``export``: what anybody may read."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands

from bot.cards.card import Accent, Attachment, Card
from bot.cards.game import in_plain_words, log_card, mine
from bot.cards.notice import notice
from bot.disputes.asking import ask_question
from bot.disputes.rulings import Rulings
from bot.games.page import as_html
from bot.games.report import Sources, as_json, as_markdown, write
from bot.games.seen import Seen
from bot.presses import Press
from bot.store.people import hours_of
from bot.translate import described
from bot.words import Words
from cogs.game.here import Here
from rules.game.moves import my_side


class Reading(Here):
    """What is shown of a game."""

    @app_commands.command(name="status", description=described("command-game-status"))
    async def status(self, interaction: discord.Interaction) -> None:
        """Posts the panel anew at the end of the channel, and the card of a roll that waits for a decision."""
        seen = await self.here(interaction)
        await interaction.response.defer(ephemeral=seen.state.window is None)
        await self.bot.postman.post_panel(seen)
        if await self.show_waiting(interaction, seen):
            return
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, notice(heard.reader("panel-posted")), private=True)

    @app_commands.command(name="mine", description=described("command-game-mine"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """Lists what you owe, in every game."""
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, await self.owed_by(interaction.user.id, heard.reader), private=True)

    async def owed_by(self, person: int, words: Words) -> Card:
        """Builds the list of what somebody owes, with the word that they are away while they are."""
        away = (await hours_of(self.bot.store, person)).away
        games = await self.bot.tables.of_person(person)
        return mine(games, person, words, back=away if away > self.bot.tables.now() else 0)

    @app_commands.command(name="log", description=described("command-game-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """Shows the log, newest first."""
        heard = await self.bot.audience(interaction)
        seen = await self.bot.tables.latest(interaction.channel_id or 0)
        await self.bot.show(interaction, await self.logged(seen, heard.reader), private=True)

    @app_commands.command(name="export", description=described("command-game-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Gives the log as a file and a battle report."""
        await interaction.response.defer(ephemeral=True)
        seen = await self.bot.tables.latest(interaction.channel_id or 0)
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, await self.exported(seen, heard.reader), private=True)

    async def exported(self, seen: Seen, words: Words) -> Card:
        """Builds the card with the log file and the battle report, once as a page and once as text."""
        names = await self._names(seen)
        rulings = await Rulings(self.bot.store).of_game(seen.row.server, seen.row.id)
        sources = Sources(self.bot.finder.library, names, self.bot.resolver.known, rulings)
        report = await asyncio.to_thread(write, seen, words, sources)
        card = Card(Accent.REFERENCE).headline(words("export-headline")).text(words("export-what"))
        card.attach(Attachment(f"{seen.row.id}.html", as_html(report)))
        card.attach(Attachment(f"{seen.row.id}.md", as_markdown(report)))
        return card.attach(Attachment(f"{seen.row.id}.json", as_json(seen)))

    async def _names(self, seen: Seen) -> dict[int, str]:
        """Gives what everybody in a log is called; whoever handed a seat over still stands there."""
        people = {seat.person for seat in seen.state.seats if seat} | {one.by for one in seen.log}
        people |= {getattr(one.event, "person", 0) for one in seen.log} | seen.state.arbiters
        return await self.bot.names.of(person for person in people if person > 0)

    async def logged(self, seen: Seen, words: Words, page: int = 0) -> Card:
        """Builds a page of the log."""
        return log_card(seen, words, await self._names(seen), page=page)

    async def log_pressed(self, press: Press) -> None:
        """Turns the pages of a log, or asks what is disputed about an event."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        if press.verb == "dispute":
            my_side(seen.state, press.interaction.user.id)
            one = next(one for one in seen.log if str(one.seq) == press.values[0])
            line = in_plain_words(one, seen.state, press.audience.public, await self._names(seen))
            await ask_question(self.bot.store, press, {"game": seen.row.id, "event": one.seq}, line)
            return
        card = await self.logged(seen, press.audience.reader, int(press.argument or 0))
        await self.bot.revise(press.interaction, card, key=press.key)
