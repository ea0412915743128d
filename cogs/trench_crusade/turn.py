"""``/tc morale``, ``/tc initiative``, ``/tc rolloff``, ``/tc relic`` and ``/tc d3``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.options import COMMON, given
from bot.translate import described
from cogs.trench_crusade.options import Dice, Markers, Who
from cogs.trench_crusade.table import AtTheTable
from rules.game.fielding import either
from rules.trench_crusade.fielded import attacker_of
from rules.trench_crusade.hunt import is_hunt, must_be_there, scored_so_far
from rules.trench_crusade.morale import Morale, morale
from rules.trench_crusade.roll_off import Initiative, RollOff, initiative, roll_off
from rules.trench_crusade.success import SuccessRoll, stated
from rules.trench_crusade.target import Attacker
from rules.trench_crusade.tasks import D3Roll, Relic, d3_roll, relic

Models = app_commands.Range[int, 0, 60]


class TurnCommands(AtTheTable):
    """What is rolled between activations, and for scenarios."""

    @app_commands.command(name="morale", description=described("command-tc-morale"))
    @app_commands.describe(
        models=described("option-tc-models"),
        down=described("option-tc-models-down"),
        out=described("option-tc-models-out"),
        leaders=described("option-tc-leaders"),
        shaken=described("option-tc-shaken"),
        shrines=described("option-tc-shrines"),
        dice=described("option-net-dice"),
        **COMMON,
    )
    async def morale(
        self,
        interaction: discord.Interaction,
        models: app_commands.Range[int, 1, 60],
        down: Models,
        out: Models,
        who: Who | None = None,
        leaders: app_commands.Range[int, 0, 6] = 0,
        shaken: bool = False,
        shrines: app_commands.Range[int, 0, 3] = 0,
        dice: Dice = 0,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Tests morale when half or more of the warband is down."""
        heard, edition = await self.heard(interaction, edition)
        declared = Morale(edition, models, down, out, leaders, shaken, shrines, dice)
        await self.roll(
            interaction,
            heard,
            edition,
            morale(declared),
            opponent=opponent,
            who=who,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="initiative", description=described("command-tc-initiative"))
    @app_commands.describe(
        own=described("option-tc-own-up"),
        other=described("option-tc-other-up"),
        **COMMON,
    )
    async def initiative(
        self,
        interaction: discord.Interaction,
        own: Models,
        other: Models,
        who: Who | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Finds out who has initiative: fewer models up, a tie is rolled off."""
        heard, edition = await self.heard(interaction, edition)
        await self.roll(
            interaction,
            heard,
            edition,
            initiative(Initiative(own, other)),
            opponent=opponent,
            who=who,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="rolloff", description=described("command-tc-rolloff"))
    @app_commands.describe(
        **COMMON,
    )
    async def rolloff(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls off: a D6 each, ties again."""
        heard, edition = await self.heard(interaction, edition)
        await self.roll(
            interaction,
            heard,
            edition,
            roll_off(RollOff()),
            opponent=opponent,
            who=who,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="relic", description=described("command-tc-relic"))
    @app_commands.describe(
        place=described("option-tc-place"),
        turn=described("option-tc-turn"),
        scored=described("option-tc-scored"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        **COMMON,
    )
    async def relic(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        place: app_commands.Range[int, 1, 12] | None = None,
        turn: app_commands.Range[int, 1, 6] | None = None,
        scored: app_commands.Range[int, 0, 4] | None = None,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Claims a relic with a success roll; in a Relic Hunt it is written down as taken."""
        heard, edition = await self.heard(interaction, edition)
        field, seen = await self.fielded(interaction, who), await self.played(interaction)
        held = attacker_of(Attacker(blood=blood, blessing=blessing), field.own, given(interaction))
        roll = SuccessRoll(edition, stated(dice), held.blood, 0, held.blessing, purpose="relic", contested=True)
        unit, now, so_far = field.own.id if field.own else "", 1, 0
        if seen is not None and is_hunt(seen.state):
            must_be_there(seen.state, interaction.user.id, place, unit)
            now, so_far = seen.state.turn, scored_so_far(seen.state, interaction.user.id)
        else:
            place = None
        declared = Relic(roll, either(turn, now, 1), either(scored, so_far, 0), place or 0, unit if place else "")
        await self.roll(
            interaction,
            heard,
            edition,
            relic(declared),
            opponent=opponent,
            who=field,
            preview=preview,
            faces=faces,
        )

    @app_commands.command(name="d3", description=described("command-tc-d3"))
    @app_commands.describe(
        **COMMON,
    )
    async def d3(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a D3."""
        heard, edition = await self.heard(interaction, edition)
        await self.roll(
            interaction,
            heard,
            edition,
            d3_roll(D3Roll()),
            opponent=opponent,
            who=who,
            preview=preview,
            faces=faces,
        )
