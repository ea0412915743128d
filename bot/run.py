"""``umpire run``: the bot on Discord, from start to an orderly end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import discord

from bot import config
from bot.app import Umpire
from bot.health import Health
from bot.store import Store, UnknownSchema
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
    try:
        asyncio.run(_serve(settings))
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN: copy it again from the developer portal.", file=sys.stderr)
    except (discord.GatewayNotFound, OSError) as error:
        print(f"Discord or the database cannot be reached: {type(error).__name__}.", file=sys.stderr)
        log.debug("Start failed", exc_info=error)
    except UnknownSchema as error:
        print(error, file=sys.stderr)
    except ValueError as error:
        print(error, file=sys.stderr)
    else:
        return 0
    return 1


async def _serve(settings: config.Config) -> None:
    finder = await asyncio.to_thread(Finder.shelf)
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    store = await Store.open(settings.database)
    bot = Umpire(store, finder, sync_server=settings.sync_guild)
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
