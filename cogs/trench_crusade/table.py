"""The table of this group's commands: who decides for which side of a roll."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import Rolls
from rules.errors import RulesError
from rules.game.state import Unit
from rules.trench_crusade import weapons
from rules.trench_crusade.fielded import carried
from rules.trench_crusade.rulebook import SYSTEM


class AtTheTable(Rolls):
    """What the commands of the group do alike."""

    system = SYSTEM
    facing = frozenset({"shoot", "fight", "charge", "injury"})

    async def suggest_weapons(
        self, interaction: discord.Interaction, typed: str, *, ranged: bool
    ) -> list[app_commands.Choice[str]]:
        """Suggests weapons while somebody types, those of the unit that is named first."""
        lang = (await self.bot.audience(interaction)).reader.lang
        own = await self._named(interaction)
        held = carried(own, ranged=ranged) if own else ()
        fitting = weapons.suggest(typed, ranged=ranged)
        first = [listed for listed in held if listed in fitting or not typed]
        return [
            app_commands.Choice(name=getattr(listed, lang.value), value=listed.id)
            for listed in [*first, *(listed for listed in fitting if listed not in first)][:25]
        ]

    async def _named(self, interaction: discord.Interaction) -> Unit | None:
        """Gives the unit that acts, as far as the command names one already."""
        try:
            return (await self.fielded(interaction, getattr(interaction.namespace, "who", None))).own
        except RulesError:  # what is half typed is told when the command is sent
            return None
