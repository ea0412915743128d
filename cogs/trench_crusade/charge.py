"""``/tc charge`` and ``/tc dive``."""

from __future__ import annotations

from typing import Literal, cast

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, Dice, Inches, Markers, Typed, distances, model
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade.charge import Charge, Charged, charge
from rules.trench_crusade.dive import Dive, dive
from rules.trench_crusade.fielded import charging


class ChargeCommands(AtTheTable):
    """Charges, on foot and from above."""

    @roll_command("charge", "command-tc-charge")
    @app_commands.describe(
        distance=described("option-tc-distance"),
        movement=described("option-tc-movement"),
        heavy=described("option-tc-heavy"),
        strong=described("option-tc-strong"),
        machine=described("option-tc-machine"),
        stood_up=described("option-tc-stood-up"),
        skirmisher=described("option-tc-skirmisher"),
        target_in_melee=described("option-tc-target-in-melee"),
        unseen=described("option-tc-unseen"),
        others=described("option-tc-charge-others"),
        blocker=described("option-tc-blocker"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
    )
    @app_commands.choices(heavy=choices("heavy", ("none", "used", "carried")))
    def charge(
        self,
        request: Request,
        distance: Inches,
        movement: app_commands.Range[int, 1, 24] = 6,
        heavy: str = "none",
        strong: bool = False,
        machine: bool = False,
        stood_up: bool = False,
        skirmisher: bool = False,
        target_in_melee: bool = False,
        unseen: bool = False,
        others: Typed | None = None,
        blocker: Inches | None = None,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
    ) -> Declared:
        """Charges: the bonus is rolled, 12" at most."""
        mover, _ = model(blood=blood, blessing=blessing, unit=request.field.own, given=request.given)
        first = Charged(distance, not unseen, skirmisher, target_in_melee)
        declared = Charge(
            request.edition,
            (first, *(Charged(further) for further in distances(others))),
            movement,
            cast("Literal['none', 'used', 'carried']", heavy),
            strong,
            machine,
            stood_up,
            blocker,
            mover,
            dice,
        )
        return charge(charging(declared, request.field.own, request.field.target, request.given))

    @roll_command("dive", "command-tc-dive")
    @app_commands.describe(
        height=described("option-tc-dive-height"),
        landing=described("option-tc-landing"),
        armour=described("option-tc-own-armour"),
        shield=described("option-tc-own-shield"),
        traits=described("option-tc-own-traits"),
        flying=described("option-tc-flying"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
    )
    @app_commands.choices(armour=ARMOUR)
    def dive(
        self,
        request: Request,
        height: Inches,
        landing: Inches = 0,
        armour: str = "none",
        shield: bool = False,
        traits: Typed | None = None,
        flying: bool = False,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
    ) -> Declared:
        """Dives onto an enemy: a Risky roll, and the fall when it fails."""
        diver, _ = model(
            armour,
            shield=shield,
            blood=blood,
            blessing=blessing,
            traits=traits,
            unit=request.field.own,
            given=request.given,
        )
        return dive(Dive(request.edition, height, landing, diver, dice, flying))
