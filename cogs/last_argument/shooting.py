"""``/laok volley``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.options import COMMON, choices
from bot.translate import described
from cogs.last_argument.options import (
    FACING,
    YES_OR_NO,
    Characteristic,
    Inches,
    Many,
    Rolls,
    Stands,
    Typed,
    Who,
    option,
)
from rules.last_argument.defence import Target
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import SHOOTING, SHOT_AT, Shooters, Shot, Through, Volley, volley


class Shooting(Rolls):
    """Attacks from afar."""

    @app_commands.command(name="volley", description=described("command-laok-volley"))
    @app_commands.describe(
        barrage=option("barrage"),
        volley_value=option("volley"),
        defence=option("defence"),
        shooting_stands=option("shooting-stands"),
        aimed=option("aimed"),
        distance=option("distance"),
        range_=option("range"),
        beyond_half=option("beyond-half"),
        through=option("through"),
        evasion=option("evasion"),
        stands=option("target-stands"),
        wounds=option("wounds"),
        damage=option("damage"),
        facing=option("facing"),
        resolve=option("resolve-murderous"),
        attacker_rules=option("attacker-rules"),
        target_rules=option("target-rules"),
        double_halving=option("double-halving"),
        exactly_half=option("exactly-half"),
        natural_one=option("natural-one"),
        **COMMON,
    )
    @app_commands.rename(volley_value="volley", range_="range")
    @app_commands.choices(
        through=choices("laok-through", tuple(Through)),
        facing=FACING,
        double_halving=choices("answer", ("halved-twice", "halved-once")),
        exactly_half=YES_OR_NO,
        natural_one=YES_OR_NO,
    )
    async def volley(
        self,
        interaction: discord.Interaction,
        barrage: app_commands.Range[int, 1, 100],
        volley_value: Characteristic,
        defence: Characteristic,
        who: Who | None = None,
        shooting_stands: Stands = 1,
        aimed: bool = False,
        distance: Inches = 0,
        range_: Inches = 0,
        beyond_half: bool = False,
        through: str = Through.NOTHING,
        evasion: Characteristic = 0,
        stands: Stands | None = None,
        wounds: Stands | None = None,
        damage: Many = 0,
        facing: str = Facing.FRONT,
        resolve: Characteristic | None = None,
        attacker_rules: Typed = "",
        target_rules: Typed = "",
        double_halving: str = "",
        exactly_half: str = "",
        natural_one: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Shoots a Volley: hits, defence and wounds; no Morale test."""
        heard, edition = await self.heard(interaction, edition)
        rules, their = read(attacker_rules, SHOOTING), read(target_rules, SHOT_AT)
        shooters = Shooters(volley_value, barrage, shooting_stands, aimed, rules)
        target = Target(defence, evasion, Facing(facing), resolve, stands or 0, wounds or 0, damage, rules=their)
        shot = Shot(distance, range_, beyond_half, Through(through))
        rulings = Rulings(natural_one, double_halving=double_halving, exactly_half=exactly_half)
        declared = volley(Volley(edition, shooters, target, shot, rulings))
        await self.roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)

    @volley.autocomplete("attacker_rules")
    async def _shooting_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, SHOOTING)

    @volley.autocomplete("target_rules")
    async def _shot_at_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, SHOT_AT)
