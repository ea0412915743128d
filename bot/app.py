"""The bot itself: what it is made of, how it starts and how it ends."""

from __future__ import annotations

import asyncio
import gc
import logging
import random
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

import discord
from discord.ext import commands

from bot.answer import revise, show
from bot.audience import Audience, audience
from bot.cards.card import Card
from bot.cards.settings import missing, settings_card
from bot.disputes.packs import Packs
from bot.door import Door, Tree
from bot.extensions import COGS
from bot.games.clock import Clock
from bot.games.names import Names
from bot.games.postman import Postman
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.hosting.sync import sync
from bot.presses import Presses
from bot.rolls.changing import Changing
from bot.rolls.resolve import KIND, Resolver
from bot.store import Store
from bot.store.old import OldRows
from bot.translate import Translator
from bot.words import words
from rules.dice import RandomDice
from rules.errors import NotFound
from rules.library.entry import Lang
from rules.library.find import Finder

log = logging.getLogger(__name__)

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    pin_messages=True,
)
"""What the bot asks for when it is invited, and nothing more."""

INTENTS = discord.Intents(guilds=True)
"""The bot never sees chat: commands and presses reach it without any privileged intent."""

_OF_THE_TREE = {discord.InteractionType.application_command, discord.InteractionType.autocomplete}


class Umpire(commands.AutoShardedBot):
    """The umpire, connected to Discord.

    Args:
        store: where things are kept, and the clock; the bot closes it at the end.
        finder: the library and its search.
        sync_server: register commands in this server only; None for everywhere.
        dice: where faces come from.
    """

    def __init__(
        self,
        store: Store,
        finder: Finder,
        *,
        sync_server: int | None = None,
        dice: random.Random | None = None,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=(),
            help_command=None,
            tree_cls=Tree,
            intents=INTENTS,
            max_messages=None,
            guild_ready_timeout=1.0,  # seconds without one more server; commands are answered before that already
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=True),
            **options,
        )
        self.store = store
        self.finder = finder
        self.dice: random.Random = dice or random.SystemRandom()
        self.door = Door(store)
        self.presses = Presses(store, self.door)
        self.packs = Packs(store, finder)
        self.names = Names(self)
        self.tables = Tables(store)
        self.postman = Postman(self, store, self.tables, finder.library, self.names)
        self.clock = Clock(store.now, self.postman.deliver, self.postman.mail.soonest)
        old = OldRows(store)
        self.clock.beside(old.delete, old.next)
        self.resolver = Resolver(store, finder.library, RandomDice(self.dice), self.tables, self.names, self.refresh)
        self.presses.on(KIND, self.resolver.pressed)
        changing = Changing(self.tree)
        self.resolver.beside("change", changing.pressed)
        self.resolver.beside("changed", changing.pressed)
        self.started = monotonic()
        self._mentions: dict[str, int] = {}
        self._sync_server = sync_server
        self._was_ready = False
        self._answering: set[asyncio.Task[Any]] = set()
        if isinstance(self.tree, Tree):
            self.tree.door = self.door

    async def setup_hook(self) -> None:
        """Loads the commands and tells Discord about them if they have changed."""
        await self.tree.set_translator(Translator())
        for name in COGS:
            await self.load_extension(name)
        gc.collect()
        gc.freeze()  # the library stays for good; walking it would stop the loop for a tenth of a second
        if self.application_id is not None:
            scopes = ("bot", "applications.commands")
            log.info("Invite: %s", discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS, scopes=scopes))
        self._mentions = await sync(self.tree, self.store, self._sync_server)

    async def on_ready(self) -> None:
        """Says that the bot is ready; Discord lets it in anew every few hours, which is nothing to act on."""
        log.info("%s in %d servers.", "Connected anew" if self._was_ready else "Ready", len(self.guilds))
        self._was_ready = True
        self.clock.start()  # begins with what a crash or a pause left unsent

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tells of an event; of a command, which the tree has by then, nobody needs to hear, and each costs a task."""
        if event_name == "interaction" and args[0].type in _OF_THE_TREE:
            return
        super().dispatch(event_name, *args, **kwargs)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Takes presses."""
        task = asyncio.current_task()
        if task is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)
        await self.presses.take(interaction)

    def refresh(self, seen: Seen) -> None:
        """Brings the panel up to date and tells who owes something, behind the answer that is on its way."""
        task = asyncio.create_task(self._refresh(seen), name=f"refresh {seen.row.id}")
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _refresh(self, seen: Seen) -> None:
        await self.postman.refresh(seen)
        await self.postman.deliver()

    async def audience(self, interaction: discord.Interaction) -> Audience:
        """Finds out who is being answered; in a channel with a game, its system and edition come first."""
        heard = await audience(self.store, interaction)
        seen = await self.tables.at(interaction.channel_id) if interaction.channel_id else None
        if seen is None:
            return heard
        editions = {**heard.editions, seen.row.system: seen.state.edition}
        return replace(heard, system=seen.row.system, editions=editions)

    async def show(self, interaction: discord.Interaction, card: Card, *, private: bool = False) -> None:
        """Answers with a card."""
        await show(self.store, interaction, card, private=private)

    async def revise(self, interaction: discord.Interaction, card: Card, *, key: str | None = None) -> None:
        """Puts a card in the place of the one that was pressed."""
        await revise(self.store, interaction, card, key=key)

    async def greet(self, channel: discord.TextChannel, lang: Lang) -> None:
        """Greets a server in one of its channels, with its settings to choose."""
        card = settings_card(
            await self.store.server(channel.guild.id),
            self.finder.library,
            missing(PERMISSIONS, channel.permissions_for(channel.guild.me)),
            words(lang),
            fallback=lang,
            mention=self.mention,
        )
        key = await self.store.new_key(card.kind, card.payload)
        await channel.send(view=card.view(key), allowed_mentions=discord.AllowedMentions.none())

    def mention(self, command: str) -> str:
        """Gives a command as something to press, once Discord has told its id; else as text."""
        known = self._mentions.get(command.split(" ", 1)[0])
        return f"</{command}:{known}>" if known else f"`/{command}`"

    def edition(self, heard: Audience, system: str, named: str | None = None) -> str:
        """Gives the edition of a system that was named, or else that is played here.

        Raises:
            NotFound: the system has no such edition.
        """
        known = self.finder.library.systems[system]
        if named is not None:
            if named.strip() not in known.edition_ids():
                raise NotFound("no-such-edition", given=named[:60], known=", ".join(known.edition_ids()))
            return named.strip()
        chosen = heard.editions.get(system)
        return chosen if chosen in known.edition_ids() else known.default

    async def drain(self, seconds: float = 10) -> None:
        """Waits for the answers under way, and those that come to be meanwhile, at most so long."""
        end = monotonic() + seconds
        while (running := self._under_way()) and (left := end - monotonic()) > 0:
            await asyncio.wait(running, timeout=left)

    async def _give_up(self) -> None:
        """Ends what Discord has not taken by now: once the connection is closed, each would end in a trace."""
        late = self._under_way()
        for task in late:
            task.cancel()
        if late:
            log.warning("%d answers were given up: Discord did not take them in time.", len(late))
            await asyncio.wait(late, timeout=1)

    def _under_way(self) -> Sequence[asyncio.Task[Any]]:
        return [
            task
            for task in asyncio.all_tasks()
            if task in self._answering or task.get_name().startswith("CommandTree-invoker")
        ]

    async def close(self) -> None:
        """Ends in order: no new events, answers under way finish, then the database closes."""
        await self.clock.stop()
        if not self.is_closed():
            await self.drain()
            await self._give_up()
        await super().close()
        await self.store.close()
