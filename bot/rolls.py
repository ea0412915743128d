"""What the roll commands of every game do alike: who is heard, which edition, whose units, and the roll itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.audience import Audience
from bot.cards.resolution import Setting
from rules.procedure import Declaration


class Rolls(commands.Cog):
    """The base of a game's group of roll commands."""

    bot: Umpire
    system: ClassVar[str]

    async def cog_load(self) -> None:
        """Lets the options that every roll has suggest what there is."""
        for command in self.walk_app_commands():
            if isinstance(command, app_commands.Command) and command.get_parameter("edition"):
                command.autocomplete("edition")(self.suggest_edition)

    async def heard(self, interaction: discord.Interaction, edition: str | None) -> tuple[Audience, str]:
        """Finds out who is answered, and the edition that is played.

        Raises:
            NotFound: there is no such edition.
        """
        heard = await self.bot.audience(interaction)
        return heard, self.bot.edition(heard, self.system, edition)

    async def suggest_edition(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the game's editions, newest first."""
        lang = (await self.bot.audience(interaction)).reader.lang
        return [
            app_commands.Choice(name=getattr(edition, lang.value), value=edition.id)
            for edition in reversed(self.bot.finder.library.systems[self.system].edition)
            if typed.casefold() in edition.id.casefold()
        ]

    async def declare(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        edition: str,
        declaration: Declaration[Any, Any],
        sides: Mapping[str, bool],
        *,
        who: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
    ) -> None:
        """Rolls a declaration or shows its odds.

        Args:
            interaction: the command.
            heard: who is answered.
            edition: the edition in force.
            declaration: what is declared.
            sides: each side of the procedure, and whether the one who rolls decides for it.
            who: who and whom, for the headline.
            opponent: who plays against the roller; without one, named or in the game, the roller answers for both.
            preview: whether only the odds are shown.
            faces: dice rolled by hand.
        """
        roller = interaction.user.id
        other = await self.bot.tables.facing(interaction, self.system, opponent)
        deciders = {side: roller if own else other for side, own in sides.items()}
        setting = Setting(self.system, edition, who, deciders=deciders)
        await self.bot.resolver.declare(interaction, heard, declaration, setting, preview=preview, faces=faces)
