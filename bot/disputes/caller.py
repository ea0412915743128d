"""Calls: who is told what a dispute outside a running game waits for, once, whatever crashes in between.

As with the letters of games: a call is written with its event, its message is written down before it is sent and
marked after; one that was tried and never marked is looked for in the channel before it is sent again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord

from bot.apart import apart
from bot.audience import spoken_in
from bot.cards.card import clean
from bot.cards.ruling import number_of
from bot.disputes.docket import Docket
from bot.sending import RETRY, awake, find_again, sent
from bot.store import Store, calls
from bot.store.calls import Call
from bot.words import Words
from rules.game import clock
from rules.rulings.calls import holds

log = logging.getLogger(__name__)


class Caller:
    """Makes the calls of all disputes.

    Args:
        client: sends them.
        store: where they are written.
        now: tells the moment, in seconds since 1970.
        docket_of: gives a dispute by its id.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        now: Callable[[], int],
        docket_of: Callable[[str], Awaitable[Docket]],
    ) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._docket_of = docket_of
        self._delivering = asyncio.Lock()

    async def soonest(self) -> int | None:
        """Gives the moment of the next call, or None."""
        return await calls.soonest(self._store.reading)

    async def deliver(self) -> None:
        """Makes every call that is due; one that no longer holds is put away."""
        async with self._delivering:
            for call in await calls.due(self._store.reading, self._now()):
                with apart(log, "A call of dispute %s has to wait.", call.dispute) as made:
                    await self._make(call)
                if made.failed:
                    await self._wait(call, self._now() + clock.HOUR)

    async def _make(self, call: Call) -> None:
        docket = await self._docket_of(call.dispute)
        there = 0
        if call.text is not None:
            there = await find_again(self._client, self._place(docket), call.text, about=f"dispute {call.dispute}")
        if there or not holds(call.what, call.person, docket.state):
            async with self._store.transaction() as database:
                await calls.made(database, call, there)
            return
        words = await spoken_in(self._client, self._store, docket.row.server)
        last = await calls.last_word(self._store.reading, call.person)
        free = await awake(self._store, call.person, self._now(), last, words.lang)
        if free > self._now():
            await self._wait(call, free)
            return
        text = call.text or _text(call, docket, words)
        async with self._store.transaction() as database:
            await calls.tried(database, call, text)
        await self._send(call, docket, text)

    async def _send(self, call: Call, docket: Docket, text: str) -> None:
        """Sends a message that was written down, as a reply to the card, and marks it."""
        message = await sent(
            self._place(docket),
            text,
            nonce=f"c{call.id}",
            about=f"dispute {call.dispute}",
            reference=discord.MessageReference(
                message_id=docket.row.message or 0, channel_id=docket.row.place, fail_if_not_exists=False
            ),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(call.person)], replied_user=False),
        )
        if message is None:
            await self._wait(call, self._now() + RETRY)
            return
        async with self._store.transaction() as database:
            await calls.made(database, call, message)

    def _place(self, docket: Docket) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(docket.row.place, guild_id=docket.row.server)

    async def _wait(self, call: Call, to: int) -> None:
        async with self._store.transaction() as database:
            await calls.postpone(database, call, to)


def _text(call: Call, docket: Docket, words: Words) -> str:
    """Writes a call. Its text is like no other of its dispute: a lost one is found again by it."""
    said = words(call.what, person=f"<@{call.person}>", question=clean(docket.state.opened.question, 80))
    where = words("dispute-where", number=number_of(docket.row.number, words))
    return f"{said}\n-# {where} · {words('ping-event', seq=str(call.seq))}"
