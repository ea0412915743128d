"""Sending cards: the first answer, a later edit, a message of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord

from bot.cards.card import Accent, Card
from bot.store import Store, fresh_key, shown

_NO_PINGS = discord.AllowedMentions.none()
_T = TypeVar("_T")

PATIENCE = 1.0
"""How many seconds work may take before Discord is told that the answer will follow; Discord itself waits three."""
_PROMISED = "promised"
"""Where an interaction keeps whether the answer that was promised is private."""


async def in_time(
    interaction: discord.Interaction,
    work: Coroutine[Any, Any, _T],
    *,
    private: bool = False,
    instead: bool = False,
    patience: float = PATIENCE,
) -> _T:
    """Does the work of an answer, and promises the answer when the work takes long.

    Args:
        interaction: what is being answered.
        work: what the answer needs.
        private: whether only the person who asked will see it.
        instead: whether the answer takes the place of the pressed card.
        patience: seconds to wait before the promise; 0 promises at once.
    """
    promised: list[asyncio.Task[None]] = []
    loop = asyncio.get_running_loop()

    def promise() -> None:
        promised.append(loop.create_task(_promise(interaction, private=private, instead=instead)))

    timer = loop.call_later(patience, promise) if patience else loop.call_soon(promise)
    try:
        return await work
    finally:
        timer.cancel()
        for sent in promised:
            await sent


async def _promise(interaction: discord.Interaction, *, private: bool, instead: bool) -> None:
    if interaction.response.is_done():
        return
    if instead:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=private, thinking=True)
        interaction.extras[_PROMISED] = private


async def _key(store: Store, card: Card) -> str:
    """Gives the key of a card that is about to be sent; one that shows a roll of a game is noted before."""
    if card.rolled is not None and not card.key:
        card.key = fresh_key()
        async with store.transaction() as database:
            await shown.expect(database, *card.rolled, card.key)
    return await store.new_key(card.kind, card.payload, card.key) if card.has_keys else card.key


async def _arrived(store: Store, card: Card, key: str, message: int | None) -> None:
    """Keeps which message shows a roll of a game."""
    if card.rolled is not None and message is not None:
        async with store.transaction() as database:
            await shown.arrived(database, *card.rolled, key, message)


async def show(store: Store, interaction: discord.Interaction, card: Card, *, private: bool = False) -> None:
    """Answers an interaction with a card."""
    key = await _key(store, card)
    await _arrived(store, card, key, await _shown(interaction, card, card.view(key), private=private))


async def _shown(
    interaction: discord.Interaction, card: Card, view: discord.ui.LayoutView, *, private: bool
) -> int | None:
    """Answers an interaction, and gives the message that the answer has become."""
    promised = interaction.extras.pop(_PROMISED, None)
    if promised is not None and promised == private:
        files: Any = card.files()
        return (await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=_NO_PINGS)).id
    if promised is not None:  # what is promised to all stays for all: it is ended first, and taken away in the end
        await interaction.edit_original_response(view=Card(Accent.NOTHING).text("…").view())
    if interaction.response.is_done():
        sent = await interaction.followup.send(
            view=view, files=card.files(), ephemeral=private, allowed_mentions=_NO_PINGS, wait=True
        )
        message: int | None = sent.id
    else:
        told = await interaction.response.send_message(
            view=view, files=card.files(), ephemeral=private, allowed_mentions=_NO_PINGS
        )
        message = told.message_id
    if promised is not None:
        await interaction.delete_original_response()
    return message


async def revise(store: Store, interaction: discord.Interaction, card: Card, *, key: str | None = None) -> None:
    """Puts a card in the place of the one whose button was pressed; with ``key`` the buttons keep their meaning."""
    key = key if key is not None else await _key(store, card)
    view = card.view(key)
    files: Any = card.files()
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=_NO_PINGS)
    else:
        await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=_NO_PINGS)
    await _arrived(store, card, key, interaction.message.id if interaction.message else None)
