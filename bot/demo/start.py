"""``umpire demo``: the real bot in an in-memory Discord, with a page to use it in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
import sys
import time
import webbrowser
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from discord import app_commands

from bot.app import Umpire
from bot.demo.battle import begin, openings
from bot.demo.language import speak_to_each
from bot.demo.later import later, let_ago_be_read_anew
from bot.door import is_refusal
from bot.store import Store
from bot.words import words
from rules.library.entry import Lang
from rules.library.find import Finder
from rules.systems import SYSTEMS

PLAYERS = (("minjun", Lang.KO), ("alice", Lang.EN))
"""The two players of the demo: user name, and the language they read and are called in."""
ONLOOKER = "onlooker"
"""User name of a third person, who plays nothing: without one, nobody could judge a dispute or vote in it."""


def demo(*, port: int, language: str, browser: bool, battle: str | None = None) -> int:
    """Runs the demo until Ctrl-C.

    Args:
        port: of the page, on this machine only.
        language: the server's.
        browser: whether to open the page.
        battle: the system of a battle that has already begun, empty for the first; None for an empty table.

    Returns:
        0 after an orderly end, 1 when it could not start; why is printed in one sentence.
    """
    try:
        import simcord
        import simcord.preview
    except ImportError:
        print("The demo needs more packages: pip install 'umpire[demo]' (or '.[demo]' in a clone).", file=sys.stderr)
        return 1
    if not 1024 <= port <= 65535:
        print(f"Port {port} cannot be used: choose one from 1024 to 65535 with --port.", file=sys.stderr)
        return 1
    if battle is not None and (battle or SYSTEMS[0]) not in openings():
        print(f"There is no battle of {battle!r} to show: choose from {', '.join(openings())}.", file=sys.stderr)
        return 1
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if probe.connect_ex(("127.0.0.1", port)) == 0:
            print(f"Port {port} is taken: stop what uses it or choose another with --port.", file=sys.stderr)
            return 1
    logging.basicConfig(level=logging.WARNING)
    with TemporaryDirectory(prefix="umpire-demo-") as folder:
        try:
            asyncio.run(_serve(simcord, Path(folder), port, Lang(language), browser=browser, battle=battle))
        except simcord.SetupError as error:
            print(f"The demo could not start: {error}", file=sys.stderr)
            return 1
    return 0


async def _serve(simcord: Any, folder: Path, port: int, lang: Lang, *, browser: bool, battle: str | None) -> None:
    bench: list[Any] = []  # the in-memory Discord, then its page, once they stand

    def now() -> float:
        """Tells the demo's time, and lets the page say "ago" by the same clock."""
        if not bench:
            return time.time()
        moment = bench[0].now()
        for page in bench[1:]:
            page.capture_time = moment
        return float(moment.timestamp())

    store = await Store.open(folder / "demo.db", now)
    bot = Umpire(store, await asyncio.to_thread(Finder.shelf), shard_count=1)

    def advance(seconds: float) -> None:
        bench[0].backend.advance_clock(seconds)

    bot.tree.add_command(later(advance, lambda: let_ago_be_read_anew(bench[0].backend)))
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(name, stop.set)
    try:
        async with simcord.run(bot, check_errors=False, settle_timeout=15) as env:
            bench.append(env)
            keep_refusals_apart(bot)
            members, channel = await furnish(env, bot, lang)
            speak_to_each(env.backend, {member.id: reads_of(member.name, lang) for member in members})
            if battle is not None:
                people = {member.name: member for member in members}
                await begin(env, bot, channel, people, battle or SYSTEMS[0], lang)
            async with env.preview(
                channel, viewers=members, layout="channel", locale="ko" if lang is Lang.KO else "en-US", port=port
            ) as preview:
                bench.append(preview)
                print(f"Umpire demo: {preview.url}", flush=True)
                print("Type / in the page; switch players at the top. Ctrl-C ends it.", flush=True)
                print("Time stands still there until you type /later.", flush=True)
                if browser and not await asyncio.to_thread(webbrowser.open, preview.url):
                    print("No browser could be opened: copy the address into one.", flush=True)
                with contextlib.suppress(KeyboardInterrupt, asyncio.CancelledError):
                    await stop.wait()
    finally:
        await store.close()
    print("The demo has ended; nothing is kept.", flush=True)


def keep_refusals_apart(bot: Umpire) -> None:
    """Lets the in-memory Discord count faults only: a refusal is an answer, not an error of the bot."""
    counted = bot.tree.on_error

    async def on_error(interaction: discord.Interaction[Umpire], error: app_commands.AppCommandError, /) -> None:
        if is_refusal(error):
            await bot.door.answer(interaction, error)
        else:
            await counted(interaction, error)

    bot.tree.on_error = on_error  # type: ignore[method-assign]  # as the bench itself does


def reads_of(name: str, lang: Lang) -> Lang:
    """Gives what one of the demo's people reads: a player their own language, the onlooker the server's."""
    return dict(PLAYERS).get(name, lang)


async def furnish(env: Any, bot: Umpire, lang: Lang) -> tuple[list[Any], Any]:
    """Sets the demo's table: a server, a channel, two players who each read their own language, an onlooker.

    The one who reads the server's language comes first: it is in their place that whoever opens the page sits.
    """
    said = words(lang)
    players = sorted(PLAYERS, key=lambda player: player[1] is not lang)
    env.backend.bot_user.name = said("demo-umpire")
    people = [env.create_user(name, global_name=words(reads)("demo-player")) for name, reads in players]
    people.append(env.create_user(ONLOOKER, global_name=said("demo-onlooker")))
    guild = env.create_guild("Umpire", owner=people[0])
    channel = guild.create_text_channel(said("demo-channel"))
    members = [guild.add_member(person) for person in people]
    for member in members:
        await bot.store.choose_language(member.id, reads_of(member.name, lang).value)
    await bot.store.choose_for_server(guild.id, language=lang.value, system=SYSTEMS[0])
    await env.settle()
    place = bot.get_channel(channel.id)
    if isinstance(place, discord.TextChannel):
        await bot.greet(place, lang)
    await env.settle()
    return members, channel
