"""Sending cards: the first answer, a later edit, a message of its own."""

from __future__ import annotations

from typing import Any

import discord

from bot.cards.card import Card
from bot.store import Store

_NO_PINGS = discord.AllowedMentions.none()


async def _key(store: Store, card: Card) -> str:
    return await store.new_key(card.kind, card.payload) if card.has_keys else ""


async def show(store: Store, interaction: discord.Interaction, card: Card, *, private: bool = False) -> None:
    """Answers an interaction with a card."""
    view = card.view(await _key(store, card))
    if interaction.response.is_done():
        await interaction.followup.send(
            view=view, files=card.files(), ephemeral=private, allowed_mentions=_NO_PINGS, wait=True
        )
    else:
        await interaction.response.send_message(
            view=view, files=card.files(), ephemeral=private, allowed_mentions=_NO_PINGS
        )


async def revise(store: Store, interaction: discord.Interaction, card: Card, *, key: str | None = None) -> None:
    """Puts a card in the place of the one whose button was pressed; with ``key`` the buttons keep their meaning."""
    view = card.view(key if key is not None else await _key(store, card))
    files: Any = card.files()
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=_NO_PINGS)
    else:
        await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=_NO_PINGS)
