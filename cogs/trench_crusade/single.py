"""``/tc success``, ``/tc injury`` and ``/tc risky``: single rolls."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, PIERCING, Dice, Markers, model
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

    @roll_command("success", "command-tc-success")
    @app_commands.describe(
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        infection=described("option-tc-infection"),
        kind=described("option-success-kind"),
    )
    @app_commands.choices(kind=choices("purpose", ("success", "hit", "risky", "morale")))
    def success(
        self,
        request: Request,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        infection: Markers = 0,
        kind: str = "success",
    ) -> Declared:
        """Rolls 2D6, best or worst two by the net DICE: 7 or more succeeds, 12 is critical."""
        held = attacker_of(
            Attacker(blood=blood, infection=infection, blessing=blessing), request.field.own, request.given
        )
        declared = SuccessRoll(request.edition, stated(dice), held.blood, held.infection, held.blessing, purpose=kind)
        return success_roll(declared)

    @roll_command("injury", "command-tc-injury", alone="target", opponent=described("option-opponent-injured"))
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
    )
    @app_commands.choices(armour=ARMOUR, piercing=PIERCING)
    def injury(
        self,
        request: Request,
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
    ) -> Declared:
        """Rolls on the injury chart, armour and markers counted in."""
        flags = ((Trait.TOUGH, tough), (Trait.GOLEM, golem), (Trait.IMPERVIOUS, impervious))
        traits = joined(
            Traits(frozenset(trait for trait, on in flags if on), infection=infection), request.field.target
        )
        held = Target(Armour(armour), shield, down=down, blood=blood, blessing=blessing)
        target = target_of(held, traits, request.field.target, request.given)
        declared = InjuryRoll(
            request.edition,
            target,
            stated_injury(dice, modifier, marks),
            base=3 if deadly else 2,
            piercing=Piercing(piercing),
            marks=("mark",) * marks,
        )
        return injury_roll(declared)

    @roll_command("risky", "command-tc-risky")
    @app_commands.describe(
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        infection=described("option-tc-infection"),
        outside=described("option-tc-outside"),
        icon=described("option-tc-icon"),
        shaken=described("option-tc-shaken-action"),
    )
    def risky(
        self,
        request: Request,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        infection: Markers = 0,
        outside: bool = False,
        icon: bool = False,
        shaken: bool = False,
    ) -> Declared:
        """Makes a Risky roll: a failure ends the activation, by itself that of the unit that acts now."""
        if not outside:
            request.act()
        mover, _ = model(blood=blood, blessing=blessing, unit=request.field.own, given=request.given)
        mover = replace(mover, infection=max(mover.infection, infection))
        roll = of_model(request.edition, mover, dice, "risky")
        return shaken_action(ShakenAction(roll)) if shaken else risky(Risky(roll, not outside, icon))
