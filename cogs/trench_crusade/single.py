"""``/tc success``, ``/tc injury`` and ``/tc risky``: single rolls."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.rolls.options import COMMON, choices, given
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, PIERCING, Dice, Markers, Who, model
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade.fielded import attacker_of, joined, target_of
from rules.trench_crusade.injury import InjuryRoll, Piercing, injury_roll
from rules.trench_crusade.injury import stated as stated_injury
from rules.trench_crusade.keywords import Trait, Traits
from rules.trench_crusade.risky import Risky, ShakenAction, of_model, risky, shaken_action
from rules.trench_crusade.success import SuccessRoll, stated, success_roll
from rules.trench_crusade.target import Armour, Attacker, Target


class SingleCommands(AtTheTable):
    """The success roll, the injury roll and the Risky roll on their own."""

    @app_commands.command(name="success", description=described("command-tc-success"))
    @app_commands.describe(
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        infection=described("option-tc-infection"),
        kind=described("option-success-kind"),
        **COMMON,
    )
    @app_commands.choices(kind=choices("purpose", ("success", "hit", "risky", "morale")))
    async def success(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        infection: Markers = 0,
        kind: str = "success",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls 2D6, best or worst two by the net DICE: 7 or more succeeds, 12 is critical."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        held = attacker_of(Attacker(blood=blood, infection=infection, blessing=blessing), field.own, given(interaction))
        declared = SuccessRoll(edition, stated(dice), held.blood, held.infection, held.blessing, purpose=kind)
        await self.roll(
            interaction,
            heard,
            edition,
            success_roll(declared),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="injury", description=described("command-tc-injury"))
    @app_commands.describe(
        dice=described("option-injury-dice"),
        modifier=described("option-injury-modifier"),
        armour=described("option-armour"),
        shield=described("option-shield"),
        piercing=described("option-piercing"),
        down=described("option-down"),
        blood=described("option-blood-target"),
        blessing=described("option-blessing-target"),
        infection=described("option-tc-infection"),
        tough=described("option-tough"),
        golem=described("option-golem"),
        impervious=described("option-impervious"),
        deadly=described("option-deadly"),
        marks=described("option-marks"),
        who=COMMON["who"],
        opponent=described("option-opponent-injured"),
        preview=described("option-preview"),
        faces=described("option-faces"),
        edition=described("option-edition"),
    )
    @app_commands.choices(armour=ARMOUR, piercing=PIERCING)
    async def injury(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        dice: Dice = 0,
        modifier: Dice = 0,
        armour: str = "none",
        shield: bool = False,
        piercing: str = "none",
        down: bool = False,
        blood: Markers = 0,
        blessing: Markers = 0,
        infection: Markers = 0,
        tough: bool = False,
        golem: bool = False,
        impervious: bool = False,
        deadly: bool = False,
        marks: app_commands.Range[int, 0, 3] = 0,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls on the injury chart, armour and markers counted in."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        flags = ((Trait.TOUGH, tough), (Trait.GOLEM, golem), (Trait.IMPERVIOUS, impervious))
        traits = joined(Traits(frozenset(trait for trait, on in flags if on), infection=infection), field.target)
        held = Target(Armour(armour), shield, down=down, blood=blood, blessing=blessing)
        target = target_of(held, traits, field.target, given(interaction))
        declared = InjuryRoll(
            edition,
            target,
            stated_injury(dice, modifier, marks),
            base=3 if deadly else 2,
            piercing=Piercing(piercing),
            marks=("mark",) * marks,
        )
        await self.roll(
            interaction,
            heard,
            edition,
            injury_roll(declared),
            own="attacker",
            theirs=("defender",),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="risky", description=described("command-tc-risky"))
    @app_commands.describe(
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        infection=described("option-tc-infection"),
        outside=described("option-tc-outside"),
        icon=described("option-tc-icon"),
        shaken=described("option-tc-shaken-action"),
        **COMMON,
    )
    async def risky(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        infection: Markers = 0,
        outside: bool = False,
        icon: bool = False,
        shaken: bool = False,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Makes a Risky roll: a failure ends the activation."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        mover, _ = model(blood=blood, blessing=blessing, unit=field.own, given=given(interaction))
        mover = replace(mover, infection=max(mover.infection, infection))
        roll = of_model(edition, mover, dice, "risky")
        declared = shaken_action(ShakenAction(roll)) if shaken else risky(Risky(roll, not outside, icon))
        await self.roll(
            interaction,
            heard,
            edition,
            declared,
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )
