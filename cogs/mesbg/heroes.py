"""``/mesbg heroic`` and ``cast``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import told
from bot.rolls.options import COMMON, choices
from bot.translate import described
from cogs.mesbg.options import Rolls, Who, option, settled
from rules.game.fielding import either
from rules.mesbg.fielded import brought
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
        value: Value | None = None,
        who: Who | None = None,
        start: Value = 10,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Works out Heroic Strike, Strength or Challenge, with its die where it has one."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        unit, wanted = brought(field.own), Action(action)
        known = unit.might if wanted is Action.CHALLENGE else unit.numbers.get(wanted.raises)
        declared = heroic_action(Heroic(edition, wanted, told("value", value, known), start))
        await self.roll(interaction, heard, declared, field, None, preview=preview, faces=faces)

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
        might: Value | None = None,
        their_might: Value | None = None,
        equal: str | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Casts a magical power with Will dice, and lets the target resist it."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        mine = either(might, brought(field.own).might, 0)
        theirs = either(their_might, brought(field.target).might, 0)
        declared = Casting(edition, dice, needed, resist, channelling, mine, theirs, settled(resist=equal))
        await self.roll(interaction, heard, casting(declared), field, opponent, preview=preview, faces=faces)
