"""``/mesbg courage``, ``jump``, ``leap``, ``climb`` and ``fall``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.mesbg.options import Characteristic, Rolls, option, points_of, settled
from rules.game.fielding import either
from rules.mesbg.courage import CourageTest, courage_test, stated
from rules.mesbg.falling import Fall
from rules.mesbg.falling import fall as fall_procedure
from rules.mesbg.fielded import brought
from rules.mesbg.moving import Feat, MovingTest, moving_test
from rules.mesbg.wounds import Struck

_NUMBERS = choices("answer", ("as-2018", "new-rulebook"))
Inches = app_commands.Range[float, 0.0, 50.0]
Height = app_commands.Range[float, 0.1, 50.0]


class Moves(Rolls):
    """Tests on the move."""

    @roll_command("courage", "command-mesbg-courage", who_after="courage")
    @app_commands.describe(courage=option("courage"), modifier=option("roll-modifier"))
    def courage(
        self,
        request: Request,
        courage: app_commands.Range[int, 0, 12] | None = None,
        modifier: app_commands.Range[int, -10, 10] = 0,
    ) -> Declared:
        """Rolls 2D6 against Courage as the request.edition prints it."""
        value = told("courage", courage, brought(request.field.own).numbers.get("courage"))
        return courage_test(CourageTest(request.edition, value, stated(modifier, "courage")))

    @roll_command("jump", "command-mesbg-jump")
    @app_commands.describe(
        obstacle=option("obstacle-height"), height=option("own-height"), numbers=option("test-numbers")
    )
    @app_commands.choices(numbers=_NUMBERS)
    def jump(
        self,
        request: Request,
        obstacle: Inches | None = None,
        height: Height | None = None,
        numbers: str | None = None,
    ) -> Declared:
        """Rolls a jump over or onto something no taller than the model."""
        request.entitle(request.heard.public(f"purpose-feat-{Feat.JUMP}"))
        declared = MovingTest(request.edition, Feat.JUMP, obstacle, height, settled(moving_tests=numbers))
        return moving_test(declared)

    @roll_command("leap", "command-mesbg-leap")
    @app_commands.describe(gap=option("gap-width"), height=option("own-height"), numbers=option("test-numbers"))
    @app_commands.choices(numbers=_NUMBERS)
    def leap(
        self,
        request: Request,
        gap: Inches | None = None,
        height: Height | None = None,
        numbers: str | None = None,
    ) -> Declared:
        """Rolls a leap across a gap of up to twice the model's height."""
        request.entitle(request.heard.public(f"purpose-feat-{Feat.LEAP}"))
        declared = MovingTest(request.edition, Feat.LEAP, gap, height, settled(moving_tests=numbers))
        return moving_test(declared)

    @roll_command("climb", "command-mesbg-climb")
    @app_commands.describe(numbers=option("test-numbers"))
    @app_commands.choices(numbers=_NUMBERS)
    def climb(self, request: Request, numbers: str | None = None) -> Declared:
        """Rolls a climb."""
        request.entitle(request.heard.public(f"purpose-feat-{Feat.CLIMB}"))
        declared = MovingTest(request.edition, Feat.CLIMB, settled=settled(moving_tests=numbers))
        return moving_test(declared)

    @roll_command("fall", "command-mesbg-fall")
    @app_commands.describe(
        drop=option("drop"),
        height=option("own-height"),
        defence=option("faller-defence"),
        hero=option("own-hero"),
        auto_fate=option("auto-fate"),
        numbers=option("fall-numbers"),
        part_inch=option("part-inch"),
    )
    @app_commands.choices(
        numbers=_NUMBERS,
        part_inch=choices("answer", ("whole-inches-only", "part-inch-counts")),
    )
    def fall(
        self,
        request: Request,
        drop: Inches,
        height: Height,
        defence: Characteristic | None = None,
        hero: app_commands.Range[str, 1, 40] | None = None,
        auto_fate: bool = False,
        numbers: str | None = None,
        part_inch: str | None = None,
    ) -> Declared:
        """Resolves a fall: harmless up to the model's own height, else hits."""
        unit = brought(request.field.own)
        points = points_of(hero, unit)
        struck = Struck(either(defence, unit.numbers.get("defence"), 5), points.wounds, points.fate, points.might)
        declared = Fall(
            request.edition, drop, height, struck, auto_fate, settled(falling=numbers, further_inch=part_inch)
        )
        return fall_procedure(declared)
