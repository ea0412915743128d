"""The bench: a real bot in an in-memory Discord, with a real database file and the real library."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.app import Umpire
from bot.demo import keep_refusals_apart
from bot.store import Store
from rules.library.entry import Lang
from rules.library.find import Finder


@pytest.fixture(scope="session")
def finder() -> Finder:
    """The library that ships, loaded once."""
    return Finder.shelf()


class Table:
    """Two players at a table in a server: a Korean reader, an English reader."""

    def __init__(self, env: Any, bot: Umpire) -> None:
        self.env = env
        self.bot = bot
        owner = env.create_user("owner")
        self.guild = env.create_guild("Club", owner=owner)
        self.channel = self.guild.create_text_channel("battlefield")
        self.owner = self.guild.add_member(owner)
        self.minjun = self.guild.add_member(env.create_user("minjun"))
        self.alice = self.guild.add_member(env.create_user("alice"))

    async def read_in(self, person: Any, lang: Lang) -> None:
        """Lets a person read a language."""
        await self.bot.store.choose_language(person.id, lang.value)


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


@pytest.fixture
async def table(tmp_path: Path, finder: Finder) -> AsyncIterator[Table]:
    """A running bot with two players, English until somebody chooses otherwise."""
    store = await Store.open(tmp_path / "umpire.db")
    bot = Umpire(store, finder, dice=random.Random(7), shard_count=1)
    async with simcord.run(bot, settle_timeout=20) as env:
        keep_refusals_apart(bot)
        table = Table(env, bot)
        await env.settle()
        yield table
