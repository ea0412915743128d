"""``/tc climb``, ``/tc jump``, ``/tc fall`` and ``/tc ground``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, Dice, Inches, Markers, Typed, model
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade.climb import Climb, climb
from rules.trench_crusade.fall import Fall, fall
from rules.trench_crusade.ground import Ground, ground
from rules.trench_crusade.jump import Jump, jump

Movement = app_commands.Range[float, 0, 24]


class HeightCommands(AtTheTable):
    """Climbing, jumping, falling, dangerous ground."""

    @roll_command("climb", "command-tc-climb")
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
    )
    def climb(
        self,
        request: Request,
        height: Inches,
        movement: Movement = 6,
        run: Movement = 0,
        trench: bool = False,
        downwards: bool = False,
        flying: bool = False,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
    ) -> Declared:
        """Climbs: a Risky roll within the move."""
        climber, _ = model(blood=blood, blessing=blessing, unit=request.field.own, given=request.given)
        declared = Climb(request.edition, height, movement, run, trench, downwards, climber, dice, flying)
        return climb(declared)

    @roll_command("jump", "command-tc-jump")
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
    )
    @app_commands.choices(armour=ARMOUR)
    def jump(
        self,
        request: Request,
        gap: Movement,
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
    ) -> Declared:
        """Jumps over a gap: a Risky roll, and the fall when it fails."""
        jumper, _ = model(
            armour,
            shield=shield,
            blood=blood,
            blessing=blessing,
            traits=traits,
            unit=request.field.own,
            given=request.given,
        )
        declared = Jump(request.edition, gap, movement, rise, drop, far_drop, moved, jumper, dice, flying)
        return jump(declared)

    @roll_command("fall", "command-tc-fall")
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
    )
    @app_commands.choices(armour=ARMOUR)
    def fall(
        self,
        request: Request,
        height: Inches,
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
    ) -> Declared:
        """Falls or jumps down: an injury roll from a certain height on."""
        faller, _ = model(
            armour,
            shield=shield,
            down=down or edge,
            blood=blood,
            blessing=blessing,
            traits=traits,
            unit=request.field.own,
        )
        return fall(Fall(request.edition, height, faller, voluntary, edge, dice, flying))

    @roll_command("ground", "command-tc-ground")
    @app_commands.describe(
        armour=described("option-tc-own-armour"),
        shield=described("option-tc-own-shield"),
        down=described("option-tc-own-down"),
        traits=described("option-tc-own-traits"),
        flying=described("option-tc-flying"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
    )
    @app_commands.choices(armour=ARMOUR)
    def ground(
        self,
        request: Request,
        armour: str = "none",
        shield: bool = False,
        down: bool = False,
        traits: Typed | None = None,
        flying: bool = False,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
    ) -> Declared:
        """Braves dangerous ground: a Risky roll, and an injury roll when it fails."""
        mover, _ = model(
            armour, shield=shield, down=down, blood=blood, blessing=blessing, traits=traits, unit=request.field.own
        )
        return ground(Ground(request.edition, mover, dice, flying))
