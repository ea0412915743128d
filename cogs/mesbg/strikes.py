"""``/mesbg strikes``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.options import COMMON, choices
from bot.translate import described
from cogs.mesbg.options import Characteristic, Fate, Rolls, Who, needed, option, struck
from rules.game.fielding import either
from rules.mesbg.courage import stated
from rules.mesbg.fielded import brought
from rules.mesbg.wounds import Blows
from rules.mesbg.wounds import Strikes as Declared
from rules.mesbg.wounds import strikes as strikes_procedure


class Strikes(Rolls):
    """Strikes at one model."""

    @app_commands.command(name="strikes", description=described("command-mesbg-strikes"))
    @app_commands.describe(
        strikes=option("strikes"),
        strength=option("hit-strength"),
        defence=option("target-defence"),
        modifier=option("wound-modifier"),
        state=option("target-state"),
        wounds=option("target-wounds"),
        fate=option("target-fate"),
        might=option("striker-might"),
        auto_fate=option("auto-fate"),
        heroic_defence=option("heroic-defence"),
        rend=option("rend"),
        **COMMON,
    )
    @app_commands.choices(state=choices("state", ("trapped", "prone")))
    async def strikes(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        strikes: app_commands.Range[int, 1, 20] | None = None,
        strength: Characteristic | None = None,
        defence: Characteristic | None = None,
        modifier: app_commands.Range[int, -3, 3] = 0,
        state: str | None = None,
        wounds: app_commands.Range[int, 1, 20] | None = None,
        fate: Fate | None = None,
        might: app_commands.Range[int, 0, 10] | None = None,
        auto_fate: bool = False,
        heroic_defence: bool = False,
        rend: Characteristic | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls to wound on the chart, then the target's Fate."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        unit, target = brought(field.own), brought(field.target)
        blows = Blows(
            needed("strikes", strikes, unit, "attacks", 1),
            needed("strength", strength, unit, "strength", 3),
            stated(modifier, "wound-modifiers"),
            either(might, unit.might, 0),
        )
        model = struck(target, defence, wounds, fate, might=target.might, state=state, heroic_defence=heroic_defence)
        declared = strikes_procedure(Declared(edition, (blows,), model, auto_fate=auto_fate, rend=rend or 0))
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)
