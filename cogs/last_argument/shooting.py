"""``/laok volley``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.last_argument.options import (
    FACING,
    YES_OR_NO,
    Characteristic,
    Inches,
    Many,
    Rolls,
    Stands,
    Typed,
    option,
    taking_part,
    target,
)
from rules.game.fielding import either
from rules.last_argument.fielded import brought, rules_of
from rules.last_argument.rulebook import Facing
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import SHOOTING, SHOT_AT, Shooters, Shot, Through, Volley, volley


class Shooting(Rolls):
    """Attacks from afar."""

    @roll_command("volley", "command-laok-volley", who_after="defence")
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
    )
    @app_commands.rename(volley_value="volley", range_="range")
    @app_commands.choices(
        through=choices("laok-through", tuple(Through)),
        facing=FACING,
        double_halving=choices("answer", ("halved-twice", "halved-once")),
        exactly_half=YES_OR_NO,
        natural_one=YES_OR_NO,
    )
    def volley(
        self,
        request: Request,
        barrage: app_commands.Range[int, 1, 100] | None = None,
        volley_value: Characteristic | None = None,
        defence: Characteristic | None = None,
        shooting_stands: Stands | None = None,
        aimed: bool | None = None,
        distance: Inches = 0,
        range_: Inches = 0,
        beyond_half: bool = False,
        through: str = Through.NOTHING,
        evasion: Characteristic | None = None,
        stands: Stands | None = None,
        wounds: Stands | None = None,
        damage: Many | None = None,
        facing: str = Facing.FRONT,
        resolve: Characteristic | None = None,
        attacker_rules: Typed = "",
        target_rules: Typed = "",
        double_halving: str = "",
        exactly_half: str = "",
        natural_one: str = "",
    ) -> Declared:
        """Shoots a Volley: hits, defence and wounds; no Morale test."""
        unit, foe = brought(request.field.own), brought(request.field.target)
        shooters = Shooters(
            told("volley", volley_value, unit.numbers.get("volley")),
            told("barrage", barrage, unit.numbers.get("barrage")),
            taking_part("shooting_stands", shooting_stands, request.field.own, unit),
            either(aimed, unit.aimed, False),
            rules_of(attacker_rules, unit, SHOOTING, foe=foe, facing=Facing(facing)),
        )
        struck = target(
            foe,
            rules_of(target_rules, foe, SHOT_AT),
            defence=defence,
            evasion=evasion,
            facing=facing,
            resolve=resolve,
            stands=stands,
            wounds=wounds,
            damage=damage,
        )
        shot = Shot(distance, range_, beyond_half, Through(through))
        rulings = Rulings(natural_one, double_halving=double_halving, exactly_half=exactly_half)
        return volley(Volley(request.edition, shooters, struck, shot, rulings))

    @volley.autocomplete("attacker_rules")
    async def _shooting_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, SHOOTING)

    @volley.autocomplete("target_rules")
    async def _shot_at_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, SHOT_AT)
