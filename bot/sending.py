"""Messages that are sent once, whatever crashes: whoever sends one has written it down before and marks it after."""

from __future__ import annotations

import logging
from datetime import datetime
from typing import Any

import discord

from bot.games.hours import HOME, minute_of_day, rest_of
from bot.store import Store
from bot.store.people import hours_of
from rules.game import clock
from rules.library.entry import Lang

log = logging.getLogger(__name__)

JUST_NOW = 15 * 60
"""Seconds after doing something in which somebody is awake, whatever their quiet hours say."""

ARCHIVED = 50083
"""Discord's code for a message in an archived thread."""

RETRY = 60
"""Seconds after which a message that failed is tried again."""


async def sent(place: discord.PartialMessageable, text: str, *, nonce: str, about: str, **options: Any) -> int | None:
    """Sends a message.

    Args:
        place: where to.
        text: its text; by it a lost one is found again, so it is like no other there.
        nonce: the same for the same message; Discord takes it once within minutes.
        about: what it is about, for the log of the host.
        options: what else ``send`` takes.

    Returns:
        The message's id; 0 where it can never be sent; None where it has to be tried again.
    """
    try:
        return (await place.send(text, nonce=f"umpire:{nonce}", **options)).id
    except (discord.Forbidden, discord.NotFound) as error:
        log.warning("A message about %s cannot be sent there: %s", about, error)
        return 0
    except (discord.HTTPException, OSError) as error:
        log.warning("A message about %s has to wait: %s", about, error)
        return None


async def find_again(client: discord.Client, place: discord.PartialMessageable, text: str, *, about: str) -> int:
    """Looks for a message of ours that was tried; gives its id, or 0 where it is not there."""
    mine = client.user
    try:
        async for message in place.history(limit=100):
            if mine is not None and message.author.id == mine.id and message.content == text:
                return message.id
    except discord.HTTPException as error:
        log.info("The place of %s cannot be looked through: %s", about, error)
    return 0


async def unarchived(client: discord.Client, place: int, *, about: str) -> bool:
    """Opens a thread again; Discord archives threads that were quiet for long. Gives whether it did."""
    try:
        thread = client.get_channel(place) or await client.fetch_channel(place)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
            return True
    except discord.HTTPException as error:
        log.info("The thread of %s stays archived: %s", about, error)
    return False


async def awake(
    store: Store, person: int, now: int, last: str | None, lang: Lang, *, zone: str = "", quiet: str = ""
) -> int:
    """Gives the moment from which somebody may be disturbed: now, or the end of their quiet hours.

    Args:
        store: knows their hours.
        person: who.
        now: the moment, in seconds since 1970.
        last: when they did something last, in ISO 8601; whoever has just done so is awake.
        lang: the language of the place; its home's time zone holds where nobody named one.
        zone: the time zone agreed on, if there is one.
        quiet: the quiet hours agreed on, if there are any.
    """
    if last is not None and now - datetime.fromisoformat(last).timestamp() < JUST_NOW:
        return now
    hours = await hours_of(store, person)
    return clock.awake(now, rest_of(hours, quiet), minute_of_day(hours.zone or zone or HOME[lang]))
