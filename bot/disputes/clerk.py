"""The card of a dispute in Discord: posted, kept up to date, posted anew."""

from __future__ import annotations

import logging

import discord

from bot.answer import revise, show
from bot.audience import Audience, spoken_in
from bot.cards.card import Card, link_to
from bot.cards.dispute import Shown, docket_card, recent_lines
from bot.cards.notice import notice
from bot.cards.ruling import number_of
from bot.cards.tell import told
from bot.disputes.arbiters import Arbiters
from bot.disputes.disputes import Disputes
from bot.disputes.docket import Docket
from bot.disputes.rulings import Rulings
from bot.games.postman import Postman
from bot.presses import Press
from bot.sending import ARCHIVED, unarchived
from bot.store import Store
from bot.words import Words
from rules.game.fold import surviving
from rules.game.state import Stage as GameStage
from rules.library.load import Library
from rules.rulings.dispute import Stage

log = logging.getLogger(__name__)

_NO_PINGS = discord.AllowedMentions.none()


class Clerk:
    """Keeps the cards of disputes as the disputes are."""

    def __init__(
        self, client: discord.Client, store: Store, disputes: Disputes, postman: Postman, library: Library
    ) -> None:
        self._client = client
        self._store = store
        self._disputes = disputes
        self._postman = postman
        self._library = library
        self._rulings = Rulings(store)
        self._arbiters = Arbiters(store)

    async def post(self, interaction: discord.Interaction, heard: Audience, docket: Docket, *, thread: bool) -> Docket:
        """Posts the card of a new dispute, in a thread of its own where that is asked for and the bot may."""
        card = await self.card(docket, heard.public)
        made = await self._thread(interaction, docket, heard.public) if thread else None
        if made is None:
            await show(self._store, interaction, card)
            message = await interaction.original_response()
            if thread:
                await interaction.followup.send(
                    view=notice(heard.reader("dispute-no-thread")).view(), ephemeral=True, allowed_mentions=_NO_PINGS
                )
            return await self._disputes.card_is(docket, message.id)
        key = await self._store.new_key(card.kind, card.payload)
        sent = await made.send(view=card.view(key), allowed_mentions=_NO_PINGS)
        text = heard.public("dispute-opened-in", thread=made.mention)
        await show(self._store, interaction, notice(text))
        return await self._disputes.card_is(docket, sent.id, made.id)

    async def _thread(self, interaction: discord.Interaction, docket: Docket, words: Words) -> discord.Thread | None:
        """Makes a thread where the bot may; None where it may not."""
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel):
            return None
        may = interaction.app_permissions
        if not (may.create_public_threads and may.send_messages_in_threads):
            return None
        number = number_of(docket.row.number, words)
        name = words("dispute-thread-name", number=number, question=docket.state.opened.question)
        try:
            return await channel.create_thread(name=name[:100], type=discord.ChannelType.public_thread)
        except discord.HTTPException as error:
            log.info("No thread could be made for dispute %s: %s", docket.row.id, error)
            return None

    async def card(self, docket: Docket, words: Words) -> Card:
        """Builds the card of a dispute as it stands."""
        return docket_card(await self.shown(docket, words), self._library, words)

    async def shown(self, docket: Docket, words: Words) -> Shown:
        """Gathers what a card shows besides the dispute itself."""
        seen = await self._disputes.games.game_of(docket)
        recent: tuple[str, ...] = ()
        weighed = ""
        rewinds = False
        if seen is not None:
            before = [one for one in surviving(seen.log) if one.seq <= docket.state.opened.at_event]
            recent = recent_lines([f"`{one.seq}` {told(one, seen.state, words)}" for one in before[-3:]])
            weighed = next(
                (told(one, seen.state, words) for one in before if one.seq == docket.state.opened.weighed), ""
            )
            rewinds = seen.state.stage in {GameStage.RUNNING, GameStage.PAUSED} and bool(before)
        kept = None
        if docket.state.stage is Stage.RULED:
            kept = await self._rulings.numbered(docket.row.server, docket.row.number)
        named = await self._arbiters.of(docket.row.server, seen)
        standing = tuple(one for one in named if one not in docket.state.parties)
        panel = link_to(seen.row.server, seen.row.channel, seen.row.panel) if seen is not None else ""
        return Shown(docket.row, docket.state, recent, kept, rewinds, standing, weighed, panel)

    async def redraw(self, press: Press, docket: Docket) -> None:
        """Answers a press by the card as it stands now, wherever the press came from."""
        interaction, reader = press.interaction, press.audience.reader
        message, card = interaction.message, await self.card(docket, press.audience.public)
        if message is not None and message.id == docket.row.message:
            try:
                await revise(self._store, interaction, card, key=press.key)
            except discord.HTTPException as error:
                log.info("The card of dispute %s could not be edited in place: %s", docket.row.id, error)
            else:
                return
        elif message is not None and message.flags.ephemeral:
            await revise(self._store, interaction, notice(reader("dispute-noted")))
        anew = await self._edit(docket, card)
        if not interaction.response.is_done():
            text = reader("dispute-noted-again" if anew else "dispute-noted")
            await show(self._store, interaction, notice(text), private=True)

    async def _edit(self, docket: Docket, card: Card) -> bool:
        """Edits the card where it stands; a deleted one is posted anew, which gives True."""
        place = self._client.get_partial_messageable(docket.row.place, guild_id=docket.row.server)
        view = card.view(await self._store.new_key(card.kind, card.payload))
        for attempt in (1, 2):
            try:
                if docket.row.message is None:
                    break
                await place.get_partial_message(docket.row.message).edit(view=view, allowed_mentions=_NO_PINGS)
            except discord.NotFound:
                break
            except discord.HTTPException as error:
                if (
                    attempt == 1
                    and error.code == ARCHIVED
                    and await unarchived(self._client, docket.row.place, about=f"dispute {docket.row.id}")
                ):
                    continue
                log.warning("The card of dispute %s could not be edited: %s", docket.row.id, error)
                return False
            else:
                return False
        for where in dict.fromkeys((docket.row.place, docket.row.channel)):  # its thread may be gone as well
            try:
                sent = await self._client.get_partial_messageable(where, guild_id=docket.row.server).send(
                    view=view, allowed_mentions=_NO_PINGS
                )
            except discord.HTTPException as error:
                log.warning("The card of dispute %s could not be posted anew: %s", docket.row.id, error)
            else:
                await self._disputes.card_is(docket, sent.id, None if where == docket.row.channel else where)
                return True
        return False

    async def found_again(self, docket: Docket, words: Words) -> bool:
        """Brings a card up to date, and posts it anew where somebody deleted it, which gives True."""
        return await self._edit(docket, await self.card(docket, words))

    async def update(self, docket: Docket) -> None:
        """Shows what happened without anybody's press, in the words of the server."""
        public = await spoken_in(self._client, self._store, docket.row.server)
        await self._edit(docket, await self.card(docket, public))
        await self.refresh(docket)

    async def refresh(self, docket: Docket) -> None:
        """Brings the panel of the game up to date and tells who owes something there."""
        seen = await self._disputes.games.game_of(docket)
        if seen is not None:
            await self._postman.refresh(seen)
            await self._postman.deliver()
