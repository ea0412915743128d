"""``/laok clash`` and ``impact``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.last_argument.options import (
    COUNTED,
    FACING,
    YES_OR_NO,
    Characteristic,
    Many,
    Rolls,
    Stands,
    Typed,
    option,
    taking_part,
    target,
)
from rules.game.fielding import either
from rules.last_argument.clash import ENGAGED, FIGHTING, Attackers, Clash, clash
from rules.last_argument.fielded import brought, rules_of
from rules.last_argument.impact import CHARGED, CHARGING, Chargers, Impact, impact
from rules.last_argument.rulebook import Facing
from rules.last_argument.unsettled import Rulings


class Fighting(Rolls):
    """Attacks in contact with the enemy."""

    @roll_command("clash", "command-laok-clash", who_after="defence")
    @app_commands.describe(
        attacks=option("attacks"),
        clash_value=option("clash"),
        defence=option("defence"),
        engaged=option("engaged"),
        unengaged=option("unengaged"),
        evasion=option("evasion"),
        resolve=option("resolve"),
        stands=option("stands"),
        wounds=option("wounds"),
        damage=option("damage"),
        facing=option("facing"),
        inspired=option("inspired"),
        charged=option("charged"),
        flanked=option("flanked"),
        broken=option("broken"),
        attacker_rules=option("attacker-rules"),
        target_rules=option("target-rules"),
        natural_one=option("natural-one"),
        smite_evasion=option("smite-evasion"),
        stands_counted=option("stands-counted"),
    )
    @app_commands.rename(clash_value="clash")
    @app_commands.choices(facing=FACING, natural_one=YES_OR_NO, smite_evasion=YES_OR_NO, stands_counted=COUNTED)
    def clash(
        self,
        request: Request,
        attacks: app_commands.Range[int, 1, 100] | None = None,
        clash_value: Characteristic | None = None,
        defence: Characteristic | None = None,
        engaged: Many | None = None,
        unengaged: Many = 0,
        evasion: Characteristic | None = None,
        resolve: Characteristic | None = None,
        stands: Stands | None = None,
        wounds: Stands | None = None,
        damage: Many | None = None,
        facing: str = Facing.FRONT,
        inspired: bool | None = None,
        charged: bool = False,
        flanked: bool = False,
        broken: bool | None = None,
        attacker_rules: Typed = "",
        target_rules: Typed = "",
        natural_one: str = "",
        smite_evasion: str = "",
        stands_counted: str = "",
    ) -> Declared:
        """Fights a Clash: hits, defence, wounds and the Morale test they cause."""
        unit, foe = brought(request.field.own), brought(request.field.target)
        attackers = Attackers(
            told("attacks", attacks, unit.numbers.get("attacks")),
            told("clash", clash_value, unit.numbers.get("clash")),
            taking_part("engaged", engaged, request.field.own, unit),
            unengaged,
            either(inspired, unit.inspired, False),
            charged,
            flanked,
            rules_of(attacker_rules, unit, FIGHTING, foe=foe, facing=Facing(facing)),
        )
        struck = target(
            foe,
            rules_of(target_rules, foe, ENGAGED),
            defence=defence,
            evasion=evasion,
            facing=facing,
            resolve=resolve,
            stands=stands,
            wounds=wounds,
            damage=damage,
            broken=broken,
        )
        rulings = Rulings(natural_one, smite_evasion, stands_counted=stands_counted)
        return clash(Clash(request.edition, attackers, struck, rulings))

    @clash.autocomplete("attacker_rules")
    async def _fighting_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, FIGHTING)

    @clash.autocomplete("target_rules")
    async def _engaged_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, ENGAGED)

    @roll_command("impact", "command-laok-impact", who_after="defence")
    @app_commands.describe(
        impact_value=option("impact"),
        clash_value=option("clash"),
        defence=option("defence"),
        contact=option("contact"),
        all_stands=option("all-stands"),
        evasion=option("evasion"),
        resolve=option("resolve"),
        stands=option("stands"),
        wounds=option("wounds"),
        damage=option("damage"),
        facing=option("facing"),
        inspired=option("inspired"),
        hindered=option("hindered"),
        garrison=option("garrison"),
        broken=option("broken"),
        attacker_rules=option("attacker-rules"),
        target_rules=option("target-rules"),
        natural_one=option("natural-one"),
        impact_stands=option("impact-stands"),
    )
    @app_commands.rename(impact_value="impact", clash_value="clash")
    @app_commands.choices(
        facing=FACING,
        natural_one=YES_OR_NO,
        impact_stands=choices("answer", ("contact-stands", "every-stand")),
    )
    def impact(
        self,
        request: Request,
        impact_value: app_commands.Range[int, 1, 20] | None = None,
        clash_value: Characteristic | None = None,
        defence: Characteristic | None = None,
        contact: Stands | None = None,
        all_stands: Stands | None = None,
        evasion: Characteristic | None = None,
        resolve: Characteristic | None = None,
        stands: Stands | None = None,
        wounds: Stands | None = None,
        damage: Many | None = None,
        facing: str = Facing.FRONT,
        inspired: bool | None = None,
        hindered: bool = False,
        garrison: bool = False,
        broken: bool | None = None,
        attacker_rules: Typed = "",
        target_rules: Typed = "",
        natural_one: str = "",
        impact_stands: str = "",
    ) -> Declared:
        """Makes the Impact attacks of a charge that has reached the enemy."""
        unit, foe = brought(request.field.own), brought(request.field.target)
        chargers = Chargers(
            told("clash", clash_value, unit.numbers.get("clash")),
            told("impact", impact_value, unit.numbers.get("impact")),
            taking_part("contact", contact, request.field.own, unit),
            all_stands or 0,
            either(inspired, unit.inspired, False),
            hindered,
            garrison,
            rules_of(attacker_rules, unit, CHARGING, foe=foe),
        )
        struck = target(
            foe,
            rules_of(target_rules, foe, CHARGED),
            defence=defence,
            evasion=evasion,
            facing=facing,
            resolve=resolve,
            stands=stands,
            wounds=wounds,
            damage=damage,
            broken=broken,
        )
        rulings = Rulings(natural_one, impact_stands=impact_stands)
        return impact(Impact(request.edition, chargers, struck, rulings))

    @impact.autocomplete("attacker_rules")
    async def _charging_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, CHARGING)

    @impact.autocomplete("target_rules")
    async def _charged_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, CHARGED)
