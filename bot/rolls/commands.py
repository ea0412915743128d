"""What the roll commands of every game do alike: who is heard, which edition, whose units, and the roll itself."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, ClassVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.audience import Audience
from bot.cards.resolution import Setting
from bot.games.table import Seen
from rules.errors import CannotBeRead
from rules.game.fielding import Fielded, Whose, brought, fielded, labels, suggested
from rules.game.setup import setup
from rules.game.state import Stage
from rules.procedure import Declaration
from rules.systems import counted_of


def told(option: str, *values: int | None) -> int:
    """Gives the first number that is told: by an option, or by the unit.

    Raises:
        CannotBeRead: nobody tells it.
    """
    for value in values:
        if value is not None:
            return value
    raise CannotBeRead("number-not-told", option=option)


class Rolls(commands.Cog):
    """The base of a game's group of roll commands.

    Attributes:
        system: key of the game system.
        facing: the commands that are about two units, who and whom.
    """

    bot: Umpire
    system: ClassVar[str]
    facing: ClassVar[frozenset[str]] = frozenset()

    async def cog_load(self) -> None:
        """Lets the options that every roll has suggest what there is."""
        for command in self.walk_app_commands():
            if isinstance(command, app_commands.Command) and command.get_parameter("edition"):
                command.autocomplete("edition")(self.suggest_edition)
            if isinstance(command, app_commands.Command) and command.get_parameter("who"):
                command.autocomplete("who")(self.suggest_units)

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

    async def suggest_units(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests who and whom among the units of the game that is played here."""
        seen = await self.played(interaction)
        if seen is None:
            return []
        two = interaction.command is not None and interaction.command.name in self.facing
        names = suggested(seen.state, seen.log, interaction.user.id, typed, target=two)
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in islice(names, 25)]

    async def fielded(self, interaction: discord.Interaction, who: str | None, *, alone: Whose = "own") -> Fielded:
        """Finds the units of the game that a roll is about; outside of one the text is a label.

        Raises:
            NotFound: there is an arrow, and a name beside it is no unit's.
            NotAllowedNow: the unit that acts is the other side's.
        """
        seen = await self.played(interaction)
        if seen is None:
            return Fielded(who or "")
        return fielded(seen.state, interaction.user.id, who or "", alone=alone)

    async def played(self, interaction: discord.Interaction) -> Seen | None:
        """Gives the game that runs in the channel, where it is of this system and the person plays in it."""
        seen = await self.bot.tables.at(interaction.channel_id) if interaction.channel_id else None
        if seen is None or seen.row.system != self.system or seen.state.stage is not Stage.RUNNING:
            return None
        return None if seen.state.side_of(interaction.user.id) is None else seen

    async def declare(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        edition: str,
        declaration: Declaration[Any, Any],
        sides: Mapping[str, bool],
        *,
        who: Fielded | str | None = None,
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
            who: who and whom, found already or as it was typed.
            opponent: who plays against the roller; without one, named or in the game, the roller answers for both.
            preview: whether only the odds are shown.
            faces: dice rolled by hand.
        """
        roller = interaction.user.id
        field = who if isinstance(who, Fielded) else await self.fielded(interaction, who)
        other = await self.bot.tables.facing(interaction, self.system, opponent)
        deciders = {side: roller if own else other for side, own in sides.items()}
        taken = brought(field.both, setup(self.system), counted_of(self.system))
        names = {part: unit.name for part, unit in (("own", field.own), ("target", field.target)) if unit}
        names = names or labels(field.title)
        setting = Setting(
            self.system, edition, field.title, deciders=deciders, brought=taken, again=not field.units, units=names
        )
        await self.bot.resolver.declare(
            interaction, heard, declaration, setting, units=field.units, preview=preview, faces=faces
        )
