"""Who is being answered: which language each side reads, and what the server plays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import discord

from bot.store import Store
from bot.words import Words, words
from rules.library.entry import Lang


@dataclass(frozen=True, slots=True)
class Audience:
    """What is known about the people an answer goes to.

    Attributes:
        reader: words in the language of the person who asked; private answers use them.
        public: words in the language of the server; answers that everybody sees use them.
        system: the game system this server plays by default, if it has chosen one.
        editions: the editions this server plays, by system.
    """

    reader: Words
    public: Words
    system: str | None = None
    editions: Mapping[str, str] = field(default_factory=dict)

    def words(self, *, private: bool) -> Words:
        """Gives the words for an answer."""
        return self.reader if private else self.public


def language(locale: discord.Locale | None) -> Lang:
    """Gives the language for a Discord locale: Korean for Korean, English for everything else."""
    return Lang.KO if locale is discord.Locale.korean else Lang.EN


async def spoken_in(client: discord.Client, store: Store, server: int) -> Words:
    """Gives the public words of a server, where nobody's press tells them."""
    chosen, guild = (await store.server(server)).language, client.get_guild(server)
    return words(Lang(chosen) if chosen else language(guild.preferred_locale if guild else None))


async def audience(store: Store, interaction: discord.Interaction) -> Audience:
    """Finds out who is being answered."""
    chosen = await store.language_of(interaction.user.id)
    reader = Lang(chosen) if chosen else language(interaction.locale)
    if interaction.guild_id is None:
        return Audience(words(reader), words(reader))
    server = await store.server(interaction.guild_id)
    public = Lang(server.language) if server.language else language(interaction.guild_locale)
    return Audience(words(reader), words(public), server.system, server.editions)
