"""What the commands of ``/laok`` share: choices, special rules as text, and declaring."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.audience import Audience
from bot.cards.resolution import Setting
from bot.options import choices
from bot.translate import described
from rules.last_argument.rulebook import SYSTEM, rule
from rules.last_argument.special_rules import NUMBERED, Special
from rules.procedure import Declaration

EDITIONS = [app_commands.Choice(name=name, value=name) for name in ("2", "1.5")]

Characteristic = app_commands.Range[int, 0, 9]
Stands = app_commands.Range[int, 1, 60]
Many = app_commands.Range[int, 0, 60]
Inches = app_commands.Range[float, 0, 144]
Label = app_commands.Range[str, 1, 90]
Typed = app_commands.Range[str, 1, 200]


def option(name: str) -> app_commands.locale_str:
    """Gives the description of an option of these commands."""
    return described(f"option-laok-{name}")


FACING = choices("laok-facing", ("front", "flank", "rear"))
YES_OR_NO = choices("answer", ("yes", "no"))
COUNTED = choices("answer", ("after-losses", "before-losses"))


class Rolls(commands.Cog):
    """The rolls of this game; each part of the group is one of its children."""

    bot: Umpire

    async def begin(self, interaction: discord.Interaction, edition: str | None) -> tuple[Audience, str]:
        """Finds out who is answered and which edition is in force."""
        heard = await self.bot.audience(interaction)
        return heard, edition or self.bot.edition(heard, SYSTEM)

    async def roll(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        declaration: Declaration[Any, Any],
        label: str | None,
        opponent: discord.User | None,
        *,
        preview: bool,
        faces: str | None,
        mine: str = "attacker",
    ) -> None:
        """Rolls a declaration; without an opponent the roller decides for both sides.

        Args:
            interaction: the command.
            heard: who is answered.
            declaration: what is declared.
            label: who and whom, as the player wrote it.
            opponent: who plays the other side.
            preview: whether only the odds are shown.
            faces: dice that were rolled by hand.
            mine: the side that the roller plays.
        """
        roller = interaction.user.id
        other = await self.bot.tables.facing(interaction, SYSTEM, opponent)
        sides = {"attacker": other, "defender": other, "opponent": other, "roller": roller, "table": roller}
        edition: str = declaration.inputs.edition
        setting = Setting(SYSTEM, edition, label or "", deciders=sides | {mine: roller})
        await self.bot.resolver.declare(interaction, heard, declaration, setting, preview=preview, faces=faces)

    async def suggest(
        self, interaction: discord.Interaction, typed: str, known: Collection[Special]
    ) -> list[app_commands.Choice[str]]:
        """Suggests special rules for the last of those typed so far."""
        lang = (await self.bot.audience(interaction)).reader.lang
        before, last = re.fullmatch(r"(.*[,;]\s*)?(.*)", typed, re.DOTALL).groups()  # type: ignore[union-attr]  # always fits
        by_key = self.bot.finder.library.by_key
        found = []
        for special in sorted(known):
            naming = by_key[rule(special)].entry.naming
            name = naming(lang).name + (" 1" if special in NUMBERED else "")
            names = (name, special.value, *by_key[rule(special)].entry.en.all_names())
            if any(last.casefold().strip() in one.casefold() for one in names):
                text = f"{before or ''}{name}"
                found.append(app_commands.Choice(name=text[-100:], value=text[:100]))
        return [choice for choice in found if len(str(choice.value)) < 100][:25]
