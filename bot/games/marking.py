"""Marking the card of a roll that was taken back, once, whatever crashes in between.

What has to be marked is written with the event that takes it back. An edit that was made and not noted is made again,
which changes nothing; a card of which nobody knows whether it was sent is looked for in the channel.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from typing import Any

import discord

from bot.cards.taken_back import taken_back
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.sending import ARCHIVED, RETRY, unarchived
from bot.store import Store, shown
from bot.store.shown import Shown
from bot.words import Words
from rules.game import events as happened

log = logging.getLogger(__name__)

_ON_ITS_WAY = 2 * RETRY
"""Seconds for which a card that is not in the channel may still be on its way there."""


class Marking:
    """Marks cards in their channels."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        words_for: Callable[[Seen], Awaitable[Words]],
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._words_for = words_for

    async def mark(self, card: Shown) -> None:
        """Marks a card, or finds out that there is none to mark; what Discord refuses for a while is tried again."""
        seen = await self._tables.by_id(card.game)
        try:
            message = await self._message(card, seen)
            done = await self._edit(card, seen, message) if message is not None else self._is_late(card, seen)
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("A card of game %s cannot be marked: %s", card.game, error)
            done = True
        except (discord.HTTPException, OSError) as error:
            log.warning("The mark on a card of game %s has to wait: %s", card.game, error)
            done = False
        async with self._store.transaction() as database:
            if done:
                await shown.marked(database, card)
            else:
                await shown.postpone(database, card, self._tables.now() + RETRY)

    async def _message(self, card: Shown, seen: Seen) -> discord.Message | None:
        """Gives the card as it stands in the channel; one that nobody noted is looked for by what only it carries."""
        place = self._client.get_partial_messageable(seen.row.channel, guild_id=seen.row.server)
        if card.message is not None:
            return await place.fetch_message(card.message)
        words, by = await self._words_for(seen), f"<@{seen.log[card.seq - 1].by}>"
        signs = {f"-# {words(said, person=by, seq=str(card.seq))}" for said in ("rolled-by", "settled-by")}
        async for message in place.history(limit=100):
            for part in _parts(message.components):
                if isinstance(part, discord.TextDisplay) and part.content.split("\n")[-1] in signs:
                    return message
                if str(getattr(part, "custom_id", "")).startswith(f"u1:{card.key}:"):
                    return message
        return None

    def _is_late(self, card: Shown, seen: Seen) -> bool:
        """Says whether a card that is nowhere would have arrived by now."""
        at = datetime.fromisoformat(seen.log[card.undone - 1].at).timestamp()
        return self._tables.now() - at >= _ON_ITS_WAY

    async def _edit(self, card: Shown, seen: Seen, message: discord.Message, *, again: bool = False) -> bool:
        """Marks a message; an archived thread is opened again once."""
        by, asker = _who(card, seen)
        marked = taken_back(message, await self._words_for(seen), by=by, asker=asker, seq=card.undone)
        if marked is None:
            return True
        try:
            await message.edit(
                view=marked.view(),
                attachments=message.attachments,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as error:
            about = f"game {card.game}"
            if error.code != ARCHIVED or again or not await unarchived(self._client, seen.row.channel, about=about):
                raise
            return await self._edit(card, seen, message, again=True)
        return True


def _who(card: Shown, seen: Seen) -> tuple[int, int | None]:
    """Gives who took the roll back, and who had asked for it where somebody had to agree."""
    talk = (happened.UndoAsked, happened.UndoRefused, happened.Reverted)
    before = reversed(seen.log[: card.undone - 1])
    last = next((one.event for one in before if isinstance(one.event, talk)), None)
    return seen.log[card.undone - 1].by, last.person if isinstance(last, happened.UndoAsked) else None


def _parts(parts: Any) -> Iterator[Any]:
    for part in parts:
        yield part
        yield from _parts(getattr(part, "children", ()))
