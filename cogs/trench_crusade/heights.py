"""``/tc climb``, ``/tc jump``, ``/tc fall`` and ``/tc ground``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.options import COMMON, given
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, Dice, Inches, Markers, Typed, Who, model
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade.climb import Climb, climb
from rules.trench_crusade.fall import Fall, fall
from rules.trench_crusade.ground import Ground, ground
from rules.trench_crusade.jump import Jump, jump

Movement = app_commands.Range[float, 0, 24]


class HeightCommands(AtTheTable):
    """Climbing, jumping, falling, dangerous ground."""

    @app_commands.command(name="climb", description=described("command-tc-climb"))
    @app_commands.describe(
        height=described("option-tc-climb-height"),
        movement=described("option-tc-movement"),
        run=described("option-tc-run"),
        trench=described("option-tc-trench"),
        downwards=described("option-tc-downwards"),
        flying=described("option-tc-flying"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        **COMMON,
    )
    async def climb(
        self,
        interaction: discord.Interaction,
        height: Inches,
        who: Who | None = None,
        movement: Movement = 6,
        run: Movement = 0,
        trench: bool = False,
        downwards: bool = False,
        flying: bool = False,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Climbs: a Risky roll within the move."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        climber, _ = model(blood=blood, blessing=blessing, unit=field.own, given=given(interaction))
        declared = Climb(edition, height, movement, run, trench, downwards, climber, dice, flying)
        await self.roll(
            interaction,
            heard,
            edition,
            climb(declared),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="jump", description=described("command-tc-jump"))
    @app_commands.describe(
        gap=described("option-tc-gap"),
        movement=described("option-tc-movement"),
        drop=described("option-tc-drop"),
        far_drop=described("option-tc-far-drop"),
        rise=described("option-tc-rise"),
        moved=described("option-tc-moved"),
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
    async def jump(
        self,
        interaction: discord.Interaction,
        gap: Movement,
        who: Who | None = None,
        movement: Movement = 6,
        drop: Inches = 0,
        far_drop: Inches | None = None,
        rise: Movement = 0,
        moved: Movement = 0,
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
        """Jumps over a gap: a Risky roll, and the fall when it fails."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        jumper, _ = model(
            armour,
            shield=shield,
            blood=blood,
            blessing=blessing,
            traits=traits,
            unit=field.own,
            given=given(interaction),
        )
        declared = Jump(edition, gap, movement, rise, drop, far_drop, moved, jumper, dice, flying)
        await self.roll(
            interaction,
            heard,
            edition,
            jump(declared),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="fall", description=described("command-tc-fall"))
    @app_commands.describe(
        height=described("option-tc-fall-height"),
        voluntary=described("option-tc-voluntary"),
        edge=described("option-tc-edge"),
        armour=described("option-tc-own-armour"),
        shield=described("option-tc-own-shield"),
        down=described("option-tc-own-down"),
        traits=described("option-tc-own-traits"),
        flying=described("option-tc-flying"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        **COMMON,
    )
    @app_commands.choices(armour=ARMOUR)
    async def fall(
        self,
        interaction: discord.Interaction,
        height: Inches,
        who: Who | None = None,
        voluntary: bool = False,
        edge: bool = False,
        armour: str = "none",
        shield: bool = False,
        down: bool = False,
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
        """Falls or jumps down: an injury roll from a certain height on."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        faller, _ = model(
            armour, shield=shield, down=down or edge, blood=blood, blessing=blessing, traits=traits, unit=field.own
        )
        await self.roll(
            interaction,
            heard,
            edition,
            fall(Fall(edition, height, faller, voluntary, edge, dice, flying)),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="ground", description=described("command-tc-ground"))
    @app_commands.describe(
        armour=described("option-tc-own-armour"),
        shield=described("option-tc-own-shield"),
        down=described("option-tc-own-down"),
        traits=described("option-tc-own-traits"),
        flying=described("option-tc-flying"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        **COMMON,
    )
    @app_commands.choices(armour=ARMOUR)
    async def ground(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        armour: str = "none",
        shield: bool = False,
        down: bool = False,
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
        """Braves dangerous ground: a Risky roll, and an injury roll when it fails."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        mover, _ = model(
            armour, shield=shield, down=down, blood=blood, blessing=blessing, traits=traits, unit=field.own
        )
        await self.roll(
            interaction,
            heard,
            edition,
            ground(Ground(edition, mover, dice, flying)),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )
