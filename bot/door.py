"""The one error door: what goes wrong becomes a private, helpful answer here and nowhere else."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Container, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.answer import show
from bot.apart import apart
from bot.audience import audience
from bot.cards.notice import fault, notice
from bot.store import Store
from bot.words import words
from rules.errors import CannotBeRead, RulesError
from rules.library.entry import Lang

log = logging.getLogger(__name__)


class Door:
    """Turns exceptions into answers."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answer(self, interaction: discord.Interaction, error: BaseException) -> None:
        """Tells the player, in their language and only them, what went wrong.

        An expected error is a sentence that says what to do. Anything else is logged with a reference that the
        player sees too.
        """
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if isinstance(cause, discord.NotFound) and cause.code == 10062:
            log.warning("An interaction had run out before it could be answered.")
            return
        spoken = words(Lang.EN)
        with apart(log, "The language of %s could not be read.", interaction.user.id):  # the store may be what failed
            spoken = (await audience(self._store, interaction)).reader
        card = None
        if isinstance(cause, RulesError):
            card = notice(*spoken.error(by_option(cause, _parameters(interaction))))
        elif isinstance(cause, app_commands.CheckFailure):
            card = notice(spoken("error-not-permitted"), spoken("error-not-permitted-help"))
        elif isinstance(cause, app_commands.TransformerError):
            card = notice(spoken("error-option", option=_option_of(interaction, cause)), spoken("error-option-help"))
        elif isinstance(cause, discord.Forbidden):
            card = notice(spoken("error-forbidden"), spoken("error-forbidden-help"))
        if card is None:
            reference = f"{secrets.token_hex(2)}-{secrets.token_hex(1)}".upper()
            log.error("Fault %s in %s", reference, _where(interaction), exc_info=cause)
            card = fault(spoken, reference)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        try:
            await show(self._store, interaction, card, private=True)
        except discord.HTTPException:
            log.warning("The answer to a fault in %s could not be delivered.", _where(interaction))


def is_refusal(error: BaseException) -> bool:
    """Says whether an error is an expected answer to a player, not a fault."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    return isinstance(cause, RulesError | app_commands.CheckFailure | app_commands.TransformerError)


def _parameters(interaction: discord.Interaction) -> Mapping[str, app_commands.Parameter]:
    command = interaction.command
    return {one.display_name: one for one in command.parameters} if isinstance(command, app_commands.Command) else {}


def by_option(error: RulesError, options: Container[object]) -> RulesError:
    """Names a number out of range as the option of that name, if there is one."""
    name = error.facts.get("name")
    if error.code != "number-range" or name not in options:
        return error
    return CannotBeRead(error.code, **{**error.facts, "name": f"`{name}`"})


def _option_of(interaction: discord.Interaction, error: app_commands.TransformerError) -> str:
    """Names the option whose value could not be read; all that the command has where it cannot be told."""
    names = _parameters(interaction)
    given = [name for name, value in interaction.namespace if value == error.value and name in names]
    return ", ".join(f"`{name}`" for name in given or names)


def _where(interaction: discord.Interaction) -> str:
    if isinstance(interaction.command, app_commands.Command):
        return f"/{interaction.command.qualified_name}"
    data: Any = interaction.data or {}
    return str(data.get("custom_id", interaction.type.name))


class Tree(app_commands.CommandTree[discord.Client]):
    """A command tree whose errors go through the door."""

    door: Door | None = None

    async def on_error(self, interaction: discord.Interaction, error: app_commands.AppCommandError, /) -> None:
        """Hands an error to the door."""
        if self.door is None:
            raise error
        await self.door.answer(interaction, error)
