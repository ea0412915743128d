"""Telling Discord about the commands, only when their definition has changed."""

from __future__ import annotations

import hashlib
import json
import logging

import discord
from discord import app_commands

from bot.store import Store
from bot.translate import translations

log = logging.getLogger(__name__)


def definition(tree: app_commands.CommandTree[discord.Client]) -> str:
    """Gives a fingerprint of all that Discord would be told of the commands.

    discord.py asks for each text once for each of Discord's thirty languages, which takes a good part of the start;
    the commands as they are written and their Korean texts say the same.
    """
    payload = [[command.to_dict(tree) for command in tree.get_commands()], translations()]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def sync(tree: app_commands.CommandTree[discord.Client], store: Store, server: int | None) -> dict[str, int]:
    """Registers the commands where they have changed since the last time.

    Args:
        tree: the commands.
        store: remembers the fingerprint.
        server: one server to register them in; None for everywhere.

    Returns:
        The ids that Discord gave the commands, by name; they make mentions that can be pressed.
    """
    place = f"commands:{server or 'global'}"
    now = definition(tree)
    known = json.loads(await store.fact(place) or "{}")
    if known.get("definition") == now:
        return dict(known["ids"])
    if server is not None:
        guild = discord.Object(server)
        tree.copy_global_to(guild=guild)
        registered = await tree.sync(guild=guild)
    else:
        registered = await tree.sync()
    ids = {command.name: command.id for command in registered}
    await store.remember(place, json.dumps({"definition": now, "ids": ids}))
    log.info("Commands registered (%s).", place)
    return ids
