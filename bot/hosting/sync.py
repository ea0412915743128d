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

_PLACE = "commands:"
_GLOBAL = f"{_PLACE}global"


class NotThere(Exception):
    """The one server that is to have the commands does not take them; the message says what the host can do."""


def definition(tree: app_commands.CommandTree[discord.Client]) -> str:
    """Gives a fingerprint of all that Discord would be told of the commands.

    discord.py asks for each text once for each of Discord's thirty languages, which takes a good part of the start;
    the commands as they are written and their Korean texts say the same.
    """
    payload = [[command.to_dict(tree) for command in tree.get_commands()], translations()]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def sync(tree: app_commands.CommandTree[discord.Client], store: Store, server: int | None) -> dict[str, int]:
    """Registers the commands where they have changed since the last time.

    Where another configuration had them registered they are taken away: that server would have each of them twice.

    Args:
        tree: the commands.
        store: remembers the fingerprint, by place.
        server: one server to register them in; None for everywhere.

    Returns:
        The ids that Discord gave the commands, by name; they make mentions that can be pressed.

    Raises:
        NotThere: the bot may not register them in that server.
    """
    place = f"{_PLACE}{server}" if server is not None else _GLOBAL
    now = definition(tree)
    remembered = await store.facts(_PLACE)
    known = json.loads(remembered.pop(place, "{}"))
    if known.get("definition") != now:
        known = {"definition": now, "ids": await _register(tree, server)}
        await store.remember(place, json.dumps(known))
        log.info("Commands registered (%s).", place)
    for other in remembered:
        await _take_away(tree.client, other)
        await store.remember(other, None)
    return dict(known["ids"])


async def _register(tree: app_commands.CommandTree[discord.Client], server: int | None) -> dict[str, int]:
    if server is None:
        return {command.name: command.id for command in await tree.sync()}
    guild = discord.Object(server)
    tree.copy_global_to(guild=guild)
    try:
        return {command.name: command.id for command in await tree.sync(guild=guild)}
    except (discord.Forbidden, discord.NotFound) as error:
        raise NotThere(
            f"SYNC_GUILD {server} takes no commands from this bot ({error.text}): invite the bot to that server with "
            "the link above, or leave SYNC_GUILD empty."
        ) from None


async def _take_away(client: discord.Client, place: str) -> None:
    """Registers no command at all in a place; a server that the bot has left has none anyway."""
    application = client.application_id or 0
    if place == _GLOBAL:
        await client.http.bulk_upsert_global_commands(application, payload=[])
    else:
        try:
            await client.http.bulk_upsert_guild_commands(application, int(place.removeprefix(_PLACE)), payload=[])
        except (discord.Forbidden, discord.NotFound) as error:
            log.info("Nothing to take away there: %s", error)
    log.info("Commands taken away (%s).", place)
