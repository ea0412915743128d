"""``/tc charge`` and ``/tc dive``."""

from __future__ import annotations

from typing import Literal, cast

import discord
from discord import app_commands

from bot.rolls.options import COMMON, choices, given
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, Dice, Inches, Markers, Typed, Who, distances, model
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade.charge import Charge, Charged, charge
from rules.trench_crusade.dive import Dive, dive


class ChargeCommands(AtTheTable):
    """Charges, on foot and from above."""

    @app_commands.command(name="charge", description=described("command-tc-charge"))
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
        **COMMON,
    )
    @app_commands.choices(heavy=choices("heavy", ("none", "used", "carried")))
    async def charge(
        self,
        interaction: discord.Interaction,
        distance: Inches,
        who: Who | None = None,
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
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Charges: the bonus is rolled, 12" at most."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        mover, _ = model(blood=blood, blessing=blessing, unit=field.own, given=given(interaction))
        first = Charged(distance, not unseen, skirmisher, target_in_melee)
        declared = Charge(
            edition,
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
        await self.roll(
            interaction,
            heard,
            edition,
            charge(declared),
            theirs=("opponent", "defender"),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="dive", description=described("command-tc-dive"))
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
        **COMMON,
    )
    @app_commands.choices(armour=ARMOUR)
    async def dive(
        self,
        interaction: discord.Interaction,
        height: Inches,
        who: Who | None = None,
        landing: Inches = 0,
        armour: str = "none",
        shield: bool = False,
        traits: Typed | None = None,
        flying: bool = False,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Dives onto an enemy: a Risky roll, and the fall when it fails."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        diver, _ = model(
            armour,
            shield=shield,
            blood=blood,
            blessing=blessing,
            traits=traits,
            unit=field.own,
            given=given(interaction),
        )
        await self.roll(
            interaction,
            heard,
            edition,
            dive(Dive(edition, height, landing, diver, dice, flying)),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )
