"""Commands in the reader's language: names stay English everywhere, descriptions and choices are translated."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words import words
from rules.library.entry import Lang

_DESCRIBED: set[str] = set()
"""The message ids of all that commands say of themselves, as their modules are loaded."""


class Translator(app_commands.Translator):
    """Looks the message id of a description up in the words.

    A command is written with ``described("id")``; English is the text that Discord shows by default.
    """

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,  # noqa: ARG002  # one text serves every place
    ) -> str | None:
        """Gives the Korean text for the Korean client; other clients see the default, English."""
        key = string.extras.get("key")
        if key is None or locale is not discord.Locale.korean:
            return None
        return words(Lang.KO)(key)


def described(key: str) -> locale_str:
    """Gives a description or the name of a choice by its message id."""
    _DESCRIBED.add(key)
    return locale_str(words(Lang.EN)(key), key=key)


def translations() -> dict[str, str]:
    """Gives what a Korean client shows for each message id that commands describe themselves with."""
    return {key: words(Lang.KO)(key) for key in sorted(_DESCRIBED)}
