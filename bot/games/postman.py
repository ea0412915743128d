"""After a move: the panel is brought up to date, and its letters are delivered."""

from __future__ import annotations

import logging

import discord

from bot.audience import spoken_in
from bot.cards.card import Card, link_to
from bot.cards.panel import panel
from bot.games.mail import Mail
from bot.games.names import Names
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.games.together import Together
from bot.memory import Turns
from bot.sending import ARCHIVED, unarchived
from bot.store import Store, disputes
from bot.store.people import hours_of
from bot.words import Words, words
from rules.library.entry import Lang
from rules.library.load import Library

log = logging.getLogger(__name__)


class Postman:
    """Sends what games have to say, outside any command: panels and letters."""

    def __init__(self, client: discord.Client, store: Store, tables: Tables, library: Library, names: Names) -> None:
        self._client = client
        self._names = names
        self._store = store
        self._tables = tables
        self._library = library
        self._showing = Turns(Together)
        self.mail = Mail(client, store, tables, self.words_for)

    async def words_for(self, seen: Seen) -> Words:
        """Gives the public words of the server where a game is."""
        if seen.row.server is None:
            return words(Lang.EN)
        return await spoken_in(self._client, self._store, seen.row.server)

    async def deliver(self) -> None:
        """Sends every letter that is due."""
        await self.mail.deliver()

    def _place(self, seen: Seen) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(seen.row.channel, guild_id=seen.row.server)

    async def _panel(self, seen: Seen) -> Card:
        away = {}
        for seat in seen.state.seats:
            back = (await hours_of(self._store, seat.person)).away if seat else 0
            if seat and back > self._tables.now():
                away[seat.person] = back
        stopped = seen.state.dispute is not None
        dispute = await disputes.open_in_game(self._store.reading, seen.row.id) if stopped else None
        return panel(
            seen,
            self._library,
            await self.words_for(seen),
            await self._names.of(seat.person for seat in seen.state.seats if seat),
            away=away,
            docket=link_to(dispute.server, dispute.place, dispute.message) if dispute else "",
        )

    async def refresh(self, seen: Seen) -> None:
        """Shows the game as it is now on its panel; many moves at once are one edit, and an older one is never last."""

        async def show() -> None:
            await self._edit(await self._tables.by_id(seen.row.id))

        await self._showing[seen.row.id].run(show)

    async def _edit(self, seen: Seen, *, again: bool = False) -> None:
        """Edits the panel; where it was deleted, posts and pins a new one; an archived thread is opened again once."""
        card = await self._panel(seen)
        key = await self._store.new_key(card.kind, card.payload)
        try:
            if seen.row.panel is not None:
                message = self._place(seen).get_partial_message(seen.row.panel)
                await message.edit(view=card.view(key), allowed_mentions=discord.AllowedMentions.none())
                return
        except discord.NotFound:
            log.info("The panel of game %s is gone; a new one is posted.", seen.row.id)
        except discord.HTTPException as error:
            if (
                error.code == ARCHIVED
                and not again
                and await unarchived(self._client, seen.row.channel, about=f"game {seen.row.id}")
            ):
                await self._edit(seen, again=True)
                return
            log.warning("The panel of game %s could not be edited: %s", seen.row.id, error)
            return
        await self.post_panel(seen)

    async def post_panel(self, seen: Seen) -> None:
        """Posts the panel anew and pins it where the bot may."""
        card = await self._panel(seen)
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
