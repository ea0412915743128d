"""``/tc fight``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, Dice, Markers, Typed, model
from cogs.trench_crusade.shoot import called
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade import weapons
from rules.trench_crusade.fielded import attacker_of, wielded
from rules.trench_crusade.fight import fight
from rules.trench_crusade.keywords import Trait
from rules.trench_crusade.melee import Fear, Fight, Obstacle
from rules.trench_crusade.target import Attacker
from rules.trench_crusade.typed import extended, infected


class FightCommand(AtTheTable):
    """The melee attack."""

    @roll_command("fight", "command-tc-fight")
    @app_commands.describe(
        weapon=described("option-tc-weapon-melee"),
        armour=described("option-armour"),
        second=described("option-tc-second-weapon"),
        charged=described("option-tc-charged"),
        dived=described("option-tc-dived"),
        obstacle=described("option-tc-obstacle"),
        shield=described("option-shield"),
        down=described("option-down"),
        target_blood=described("option-tc-target-blood"),
        target_blessing=described("option-blessing-target"),
        traits=described("option-tc-traits"),
        fear_near=described("option-tc-fear-near"),
        fearless=described("option-tc-fearless"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        prone=described("option-tc-prone"),
        dice=described("option-tc-dice"),
        keywords=described("option-tc-keywords"),
        off_hand=described("option-tc-off-hand"),
    )
    @app_commands.choices(armour=ARMOUR, obstacle=choices("obstacle", tuple(Obstacle)))
    def fight(
        self,
        request: Request,
        weapon: Typed,
        armour: str = "none",
        second: Typed | None = None,
        charged: bool = False,
        dived: bool = False,
        obstacle: str = "none",
        shield: bool = False,
        down: bool = False,
        target_blood: Markers = 0,
        target_blessing: Markers = 0,
        traits: Typed | None = None,
        fear_near: bool = False,
        fearless: bool = False,
        blood: Markers = 0,
        blessing: Markers = 0,
        prone: bool = False,
        dice: Dice = 0,
        keywords: Typed | None = None,
        off_hand: bool = False,
    ) -> Declared:
        """Strikes with one weapon or two: hit roll and injury roll of every attack."""
        target, known = model(
            armour,
            shield=shield,
            down=down,
            blood=target_blood,
            blessing=target_blessing,
            traits=traits,
            unit=request.field.target,
            given=request.given,
            marks="target_",
        )
        fear = Fear.TARGET if Trait.FEAR in known else Fear.OTHER if fear_near else Fear.NONE
        declared = Fight(
            request.edition,
            wielded(extended(weapons.weapon(weapon, request.edition), keywords or ""), request.field.own),
            target,
            attacker_of(
                Attacker(dice, prone, blood, infected(keywords or ""), blessing, fearless),
                request.field.own,
                request.given,
            ),
            second=weapons.weapon(second, request.edition) if second else None,
            off_hand=off_hand,
            charged=charged,
            dived=dived,
            obstacle=Obstacle(obstacle),
            fear=fear,
            block=Trait.BLOCK in known,
            unactivated=Trait.UNACTIVATED in known,
        )
        names = [called(name, request.heard) for name in (weapon, second) if name]
        request.entitle(" + ".join(names))
        return fight(declared)

    @fight.autocomplete("weapon")
    @fight.autocomplete("second")
    async def suggest_weapon(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests melee weapons while somebody types."""
        return await self.suggest_weapons(interaction, typed, ranged=False)
