"""``umpire run``: the bot on Discord, from start to an orderly end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import aiohttp
import discord

from bot.app import Umpire
from bot.hosting import config
from bot.hosting.claim import InUse, claimed
from bot.hosting.health import Health
from bot.hosting.sync import NotThere
from bot.store import CannotOpen, Store, UnknownSchema
from rules.library.find import Finder

log = logging.getLogger(__name__)

_WRONG_TOKEN = 4004
"""How the gateway closes when it does not know the token."""

_NETWORK = (OSError, TimeoutError, aiohttp.ClientError, discord.GatewayNotFound, discord.ConnectionClosed)
"""What goes wrong while Discord cannot be reached."""

_TELLING = ("aiosqlite", "discord.gateway", "discord.http", "discord.webhook")
"""Who writes whole queries, events and requests into a log of DEBUG: with what players keep secret, and with the tokens
of their commands, with which whoever reads the log could answer in the bot's name."""


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
    _log_at(getattr(logging, settings.log_level))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the umpire does not speak aloud
    try:
        asyncio.run(_serve(settings))
    except discord.DiscordException as error:
        told = _refusal(error)
    except (aiohttp.ClientConnectionError, TimeoutError) as error:
        told = f"Discord cannot be reached: {str(error) or 'no answer in time'}. Check the network of this machine."
    except OSError as error:
        told = f"DATABASE {settings.database} cannot be used: {error}."
    except (CannotOpen, InUse, NotThere, UnknownSchema, ValueError) as error:
        told = str(error)
    else:
        return 0
    print(told, file=sys.stderr)
    return 1


def _log_at(level: int) -> None:
    discord.utils.setup_logging(level=level, root=True)
    logging.getLogger("discord.shard").addFilter(_in_one_line)
    for name in _TELLING:
        logging.getLogger(name).setLevel(max(level, logging.INFO))


def _in_one_line(record: logging.LogRecord) -> bool:
    """Says shortly that a connection failed; discord.py gives the whole trace each time that it tries again."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, _NETWORK):
        record.msg, record.args = "%s (%s)", (record.getMessage(), str(error) or type(error).__name__)
        record.exc_info = None
    return True


def _refusal(error: discord.DiscordException) -> str:
    """Says why Discord does not let the bot in.

    Raises:
        DiscordException: the fault is not Discord's answer but ours.
    """
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.LoginFailure) or code == _WRONG_TOKEN:
        return "Discord does not accept DISCORD_TOKEN: copy it again from the developer portal."
    if code is not None:
        return f"Discord closed the connection for good (code {code}). See the bot's page in the developer portal."
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return "Discord refuses an intent (code 4014), though the bot needs no privileged intent. Try again later."
    if isinstance(error, discord.GatewayNotFound | discord.HTTPException):
        return f"Discord does not let the bot in now: {error}."
    raise error


async def _serve(settings: config.Config) -> None:
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):  # at once: the first process of a container is deaf to others
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    finder = await asyncio.to_thread(Finder.shelf)
    settings.database.parent.mkdir(parents=True, exist_ok=True)
    with claimed(settings.database):
        store = await Store.open(settings.database)
        await _run(Umpire(store, finder, sync_server=settings.sync_guild), settings, stop)


async def _run(bot: Umpire, settings: config.Config, stop: asyncio.Event) -> None:
    async with bot, Health(bot, settings.database):
        serving = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
        stopping = asyncio.create_task(stop.wait())
        done, _ = await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if stopping in done:
            log.info("Stopping: answers under way finish first.")
        await bot.close()
        stopping.cancel()
        serving.cancel()  # it may be waiting for a gateway that does not come back
        await asyncio.gather(serving, return_exceptions=stopping in done)
