"""``umpire run``: the bot on Discord, from start to an orderly end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import aiohttp
import discord

from bot import config
from bot.app import Umpire
from bot.claim import InUse, claimed
from bot.health import Health
from bot.store import CannotOpen, Store, UnknownSchema
from rules.library.find import Finder

log = logging.getLogger(__name__)


def run() -> int:
    """Runs the bot until it is told to stop.

    Returns:
        0 after an orderly end, 1 when it could not start; why is printed in one sentence.
    """
    try:
        settings = config.load()
    except config.Misconfigured as error:
        print(error, file=sys.stderr)
        return 1
    discord.utils.setup_logging(level=getattr(logging, settings.log_level), root=True)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the umpire does not speak aloud
    try:
        asyncio.run(_serve(settings))
    except discord.LoginFailure:
        told = "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal."
    except aiohttp.ClientConnectionError as error:
        told = f"Discord cannot be reached: {error}. Check the network of this machine."
    except (discord.GatewayNotFound, discord.HTTPException) as error:
        told = f"Discord does not let the bot in now: {error}."
    except OSError as error:
        told = f"DATABASE {settings.database} cannot be used: {error}."
    except (CannotOpen, InUse, UnknownSchema, ValueError) as error:
        told = str(error)
    else:
        return 0
    print(told, file=sys.stderr)
    return 1


async def _serve(settings: config.Config) -> None:
    finder = await asyncio.to_thread(Finder.shelf)
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    with claimed(settings.database):
        store = await Store.open(settings.database)
        await _run(Umpire(store, finder, sync_server=settings.sync_guild), settings)


async def _run(bot: Umpire, settings: config.Config) -> None:
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    async with bot, Health(bot, settings.database):
        serving = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
        stopping = asyncio.create_task(stop.wait())
        done, _ = await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if stopping in done:
            log.info("Stopping: answers under way finish first.")
        await bot.close()
        stopping.cancel()
        await asyncio.gather(serving, return_exceptions=stopping in done)
