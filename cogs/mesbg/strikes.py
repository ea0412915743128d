"""``/mesbg strikes``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.options import COMMON, choices
from bot.translate import described
from cogs.mesbg.options import Characteristic, Fate, Rolls, Who, option
from rules.mesbg.courage import stated
from rules.mesbg.wounds import Blows, Struck
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
        strikes: app_commands.Range[int, 1, 20] = 1,
        strength: Characteristic = 3,
        defence: Characteristic = 5,
        modifier: app_commands.Range[int, -3, 3] = 0,
        state: str | None = None,
        wounds: app_commands.Range[int, 1, 20] = 1,
        fate: Fate = 0,
        might: app_commands.Range[int, 0, 10] = 0,
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
        blows = Blows(strikes, strength, stated(modifier, "wound-modifiers"), might)
        struck = Struck(
            defence, wounds, fate, trapped=state == "trapped", prone=state == "prone", heroic_defence=heroic_defence
        )
        declared = strikes_procedure(Declared(edition, (blows,), struck, auto_fate=auto_fate, rend=rend or 0))
        await self.roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)
