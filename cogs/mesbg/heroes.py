"""``/mesbg heroic`` and ``cast``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.options import COMMON, choices
from bot.translate import described
from cogs.mesbg.options import Rolls, Who, option, settled
from rules.mesbg.heroic import Action, Heroic
from rules.mesbg.heroic import heroic as heroic_action
from rules.mesbg.magic import Casting, casting

Value = app_commands.Range[int, 0, 10]
Dice = app_commands.Range[int, 1, 12]


class Heroes(Rolls):
    """What only heroes do."""

    @app_commands.command(name="heroic", description=described("command-mesbg-heroic"))
    @app_commands.describe(
        action=option("heroic-action"),
        value=option("heroic-value"),
        start=option("heroic-start"),
        **{name: text for name, text in COMMON.items() if name != "opponent"},
    )
    @app_commands.choices(action=choices("heroic", tuple(Action)))
    async def heroic(
        self,
        interaction: discord.Interaction,
        action: str,
        value: Value,
        who: Who | None = None,
        start: Value = 10,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Works out Heroic Strike, Strength or Challenge, with its die where it has one."""
        heard, edition = await self.heard(interaction, edition)
        declared = heroic_action(Heroic(edition, Action(action), value, start))
        await self.roll(interaction, heard, declared, who, None, preview=preview, faces=faces)

    @app_commands.command(name="cast", description=described("command-mesbg-cast"))
    @app_commands.describe(
        dice=option("cast-dice"),
        needed=option("cast-needed"),
        resist=option("cast-resist"),
        channelling=option("channelling"),
        might=option("might"),
        their_might=option("their-might"),
        equal=option("cast-equal"),
        **COMMON,
    )
    @app_commands.choices(equal=choices("answer", ("equal-resists", "higher-resists")))
    async def cast(
        self,
        interaction: discord.Interaction,
        dice: Dice,
        needed: app_commands.Range[int, 2, 6],
        who: Who | None = None,
        resist: app_commands.Range[int, 0, 12] = 0,
        channelling: bool = False,
        might: Value = 0,
        their_might: Value = 0,
        equal: str | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Casts a magical power with Will dice, and lets the target resist it."""
        heard, edition = await self.heard(interaction, edition)
        declared = Casting(edition, dice, needed, resist, channelling, might, their_might, settled(resist=equal))
        await self.roll(interaction, heard, casting(declared), who, opponent, preview=preview, faces=faces)
