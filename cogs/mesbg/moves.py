"""``/mesbg courage``, ``jump``, ``leap``, ``climb`` and ``fall``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import told
from bot.rolls.options import COMMON, choices
from bot.translate import described
from cogs.mesbg.options import Characteristic, Rolls, Who, option, points_of, settled
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

    @app_commands.command(name="courage", description=described("command-mesbg-courage"))
    @app_commands.describe(courage=option("courage"), modifier=option("roll-modifier"), **COMMON)
    async def courage(
        self,
        interaction: discord.Interaction,
        courage: app_commands.Range[int, 0, 12] | None = None,
        who: Who | None = None,
        modifier: app_commands.Range[int, -10, 10] = 0,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls 2D6 against Courage as the edition prints it."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        value = told("courage", courage, brought(field.own).numbers.get("courage"))
        declared = courage_test(CourageTest(edition, value, stated(modifier, "courage")))
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)

    @app_commands.command(name="jump", description=described("command-mesbg-jump"))
    @app_commands.describe(
        obstacle=option("obstacle-height"), height=option("own-height"), numbers=option("test-numbers"), **COMMON
    )
    @app_commands.choices(numbers=_NUMBERS)
    async def jump(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        obstacle: Inches | None = None,
        height: Height | None = None,
        numbers: str | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a jump over or onto something no taller than the model."""
        heard, edition = await self.heard(interaction, edition)
        declared = MovingTest(edition, Feat.JUMP, obstacle, height, settled(moving_tests=numbers))
        await self.roll(interaction, heard, moving_test(declared), who, opponent, preview=preview, faces=faces)

    @app_commands.command(name="leap", description=described("command-mesbg-leap"))
    @app_commands.describe(
        gap=option("gap-width"), height=option("own-height"), numbers=option("test-numbers"), **COMMON
    )
    @app_commands.choices(numbers=_NUMBERS)
    async def leap(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        gap: Inches | None = None,
        height: Height | None = None,
        numbers: str | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a leap across a gap of up to twice the model's height."""
        heard, edition = await self.heard(interaction, edition)
        declared = MovingTest(edition, Feat.LEAP, gap, height, settled(moving_tests=numbers))
        await self.roll(interaction, heard, moving_test(declared), who, opponent, preview=preview, faces=faces)

    @app_commands.command(name="climb", description=described("command-mesbg-climb"))
    @app_commands.describe(numbers=option("test-numbers"), **COMMON)
    @app_commands.choices(numbers=_NUMBERS)
    async def climb(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        numbers: str | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a climb."""
        heard, edition = await self.heard(interaction, edition)
        declared = MovingTest(edition, Feat.CLIMB, settled=settled(moving_tests=numbers))
        await self.roll(interaction, heard, moving_test(declared), who, opponent, preview=preview, faces=faces)

    @app_commands.command(name="fall", description=described("command-mesbg-fall"))
    @app_commands.describe(
        drop=option("drop"),
        height=option("own-height"),
        defence=option("faller-defence"),
        hero=option("own-hero"),
        auto_fate=option("auto-fate"),
        numbers=option("fall-numbers"),
        part_inch=option("part-inch"),
        **COMMON,
    )
    @app_commands.choices(
        numbers=_NUMBERS,
        part_inch=choices("answer", ("whole-inches-only", "part-inch-counts")),
    )
    async def fall(
        self,
        interaction: discord.Interaction,
        drop: Inches,
        height: Height,
        who: Who | None = None,
        defence: Characteristic | None = None,
        hero: app_commands.Range[str, 1, 40] | None = None,
        auto_fate: bool = False,
        numbers: str | None = None,
        part_inch: str | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Resolves a fall: harmless up to the model's own height, else one hit."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        unit = brought(field.own)
        points = points_of(hero, unit)
        struck = Struck(either(defence, unit.numbers.get("defence"), 5), points.wounds, points.fate, points.might)
        declared = Fall(edition, drop, height, struck, auto_fate, settled(falling=numbers, further_inch=part_inch))
        await self.roll(interaction, heard, fall_procedure(declared), field, opponent, preview=preview, faces=faces)
