"""What the tests of the bot share: a table with players, and reading cards as a person does."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from simcord import ResponseMessage, interactions
from simcord.backend import serializers

from bot.app import Umpire
from bot.demo.start import keep_refusals_apart
from bot.store import Store
from rules.library.entry import Lang
from rules.library.find import Finder

Opened = Callable[[Path], Awaitable[Store]]
"""Opens a database file, as the fixture of that name does."""


class Watch:
    """A clock that stands still until a test moves it: noon of 2 March 2026 in London."""

    def __init__(self) -> None:
        self.at = 1_772_452_800

    def __call__(self) -> float:
        """Tells the moment."""
        return self.at

    def go(self, *, hours: float) -> None:
        """Lets time pass."""
        self.at += int(hours * 3600)


async def make_bot(path: Path, finder: Finder, watch: Watch | None = None) -> Umpire:
    """Builds a bot on a database file, with dice that fall the same each time and a clock that stands still."""
    return Umpire(await Store.open(path, watch or Watch()), finder, dice=random.Random(7), shard_count=1)


class Table:
    """Two players at a table in a server: a Korean reader, an English reader."""

    def __init__(self, env: Any, bot: Umpire, path: Path) -> None:
        self.env = env
        self.bot = bot
        self.path = path
        self.watch: Watch = bot.store._clock
        owner = env.create_user("owner")
        self.guild = env.create_guild("Club", owner=owner)
        self.channel = self.guild.create_text_channel("battlefield")
        self.owner = self.guild.add_member(owner)
        self.minjun = self.guild.add_member(env.create_user("minjun"))
        self.alice = self.guild.add_member(env.create_user("alice"))

    async def read_in(self, person: Any, lang: Lang) -> None:
        """Lets a person read a language."""
        await self.bot.store.choose_language(person.id, lang.value)

    def speaks(self, person: Any, locale: str) -> None:
        """Lets a person's Discord client be in a language; the in-memory Discord is English only."""
        emit = self.env.backend.emit

        def emit_with_locale(event: str, payload: Any, *rest: Any, **options: Any) -> Any:
            user = payload.get("member", {}).get("user", {}) if isinstance(payload, dict) else {}
            if event == "INTERACTION_CREATE" and user.get("id") == str(person.id):
                payload["locale"] = locale
            return emit(event, payload, *rest, **options)

        self.env.backend.emit = emit_with_locale

    def stored(self, message: int) -> Any:
        """Gives a message of the channel as it stands now, with its components as Discord keeps them."""
        return ResponseMessage(self.env, self.env.backend.get_message(self.channel.id, message))

    def emit_press(self, person: Any, message: int, custom_id: str) -> Any:
        """Sends a press past the bench's turn-taking, so that several arrive at once; gives its record."""
        stored = self.env.backend.get_message(self.channel.id, message)
        data = {"custom_id": custom_id, "component_type": 2}
        record, payload = interactions.base_payload(
            self.env.backend, type=3, channel_id=self.channel.id, guild_id=self.guild.id, user_id=person.id, data=data
        )
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return record

    async def restart(self) -> None:
        """Ends the bot and starts a new one on the same database."""
        bot = await make_bot(self.path, self.bot.finder, self.watch)
        before, self.bot = self.bot, bot
        await self.env.restart_bot(bot)
        await before.store.close()
        keep_refusals_apart(bot)


def texts(message: Any) -> str:
    """Gives every text on a card, from top to bottom."""
    found: list[str] = []

    def walk(parts: Any) -> None:
        for part in parts:
            if part.get("content"):
                found.append(part["content"])
            walk(part.get("components", ()))

    walk(message.components)
    return "\n".join(found)


def pressables(message: Any) -> dict[str, str]:
    """Gives label → custom_id of every button, and placeholder → custom_id of every menu."""
    found: dict[str, str] = {}

    def walk(parts: Any) -> None:
        for part in parts:
            if part.get("custom_id"):
                found[part.get("label") or part.get("placeholder") or ""] = part["custom_id"]
            walk(part.get("components", ()))

    walk(message.components)
    return found
