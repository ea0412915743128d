"""After a move: the panel is brought up to date, and who owes something is told once."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.audience import language
from bot.cards.card import clean
from bot.cards.game import panel
from bot.store import Store
from bot.store.games import Letter
from bot.table import Seen, Tables
from bot.words import Words, words
from rules.errors import NotFound
from rules.game.moves import owed
from rules.library.entry import Lang
from rules.library.load import Library

log = logging.getLogger(__name__)


class Postman:
    """Sends what games have to say, outside any command: panels and pings.

    A letter is written with the events that cause it and marked after it was sent, so it outlives a crash; Discord
    drops a second message with the same nonce, so a crash between sending and marking does not ping twice.
    """

    def __init__(self, client: discord.Client, store: Store, tables: Tables, library: Library) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._library = library
        self._delivering = asyncio.Lock()

    async def words_for(self, seen: Seen) -> Words:
        """Gives the public words of the server where a game is."""
        if seen.row.server is None:
            return words(Lang.EN)
        chosen = (await self._store.server(seen.row.server)).language
        guild = self._client.get_guild(seen.row.server)
        return words(Lang(chosen) if chosen else language(guild.preferred_locale if guild else None))

    def _place(self, seen: Seen) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(seen.row.channel, guild_id=seen.row.server)

    async def refresh(self, seen: Seen) -> None:
        """Edits the panel; where it was deleted, posts and pins a new one."""
        card = panel(seen, self._library, await self.words_for(seen))
        key = await self._store.new_key(card.kind, card.payload)
        try:
            if seen.row.panel is not None:
                message = self._place(seen).get_partial_message(seen.row.panel)
                await message.edit(view=card.view(key), allowed_mentions=discord.AllowedMentions.none())
                return
        except discord.NotFound:
            log.info("The panel of game %s is gone; a new one is posted.", seen.row.id)
        except discord.HTTPException as error:
            log.warning("The panel of game %s could not be edited: %s", seen.row.id, error)
            return
        await self.post_panel(seen)

    async def post_panel(self, seen: Seen) -> None:
        """Posts the panel anew and pins it where the bot may."""
        card = panel(seen, self._library, await self.words_for(seen))
        key = await self._store.new_key(card.kind, card.payload)
        try:
            message = await self._place(seen).send(view=card.view(key), allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            log.warning("The panel of game %s could not be posted: %s", seen.row.id, error)
            return
        await self._tables.panel_is(seen.row.id, message.id)
        try:
            await message.pin()
        except discord.HTTPException:
            log.info("The panel of game %s could not be pinned.", seen.row.id)

    async def deliver(self) -> None:
        """Sends every letter that is due; one that is no longer true is put away unsent."""
        async with self._delivering:
            for letter in await self._tables.letters():
                if await self._send(letter):
                    await self._tables.sent(letter)

    async def _send(self, letter: Letter) -> bool:
        try:
            seen = await self._tables.by_id(letter.game)
        except NotFound:
            return True
        person, what = int(letter.body["person"]), str(letter.body["what"])
        if (person, what) not in owed(seen.state):
            return True
        speak = await self.words_for(seen)
        due = speak(what, first=speak(f"first-{seen.state.setup.first}"))
        text = speak("ping", person=f"<@{person}>", what=due, title=clean(seen.state.title, 40))
        try:
            await self._place(seen).send(
                text,
                nonce=f"{letter.game}:{letter.id}",
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(person)]),
            )
        except discord.Forbidden:
            log.warning("A ping in game %s is not allowed there.", letter.game)
        except discord.NotFound:
            log.warning("The channel of game %s is gone.", letter.game)
        except discord.HTTPException as error:
            log.warning("A ping in game %s has to wait: %s", letter.game, error)
            return False
        return True
