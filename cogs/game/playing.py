"""``/game activate``, ``pass``, ``first``, ``next``, ``score``: a turn as it is played."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot import suggest
from bot.games.seen import Seen
from bot.translate import described
from cogs.game.here import Here
from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game import moves


class Playing(Here):
    """What a player does in their turn."""

    @app_commands.command(name="activate", description=described("command-game-activate"))
    @app_commands.describe(unit=described("option-unit"))
    async def activate(self, interaction: discord.Interaction, unit: str) -> None:
        """Activates one of your units."""
        await self.did(interaction, lambda seen: moves.activate(seen.state, interaction.user.id, unit))

    @activate.autocomplete("unit")
    async def suggest_ready(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests your units that can still be activated."""
        return await suggest.ready_units(self.bot, interaction, typed)

    @app_commands.command(name="pass", description=described("command-game-pass"))
    async def pass_on(self, interaction: discord.Interaction) -> None:
        """Passes for the rest of the turn."""
        await self.did(interaction, lambda seen: moves.pass_on(seen.state, interaction.user.id))

    @app_commands.command(name="first", description=described("command-game-first"))
    @app_commands.describe(player=described("option-first-player"))
    async def first(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Says who is first this turn."""

        def move(seen: Seen) -> Sequence[happened.Event]:
            side = seen.state.side_of(player.id)
            if side is None:
                raise NotAllowedNow("not-a-player")
            return moves.go_first(seen.state, interaction.user.id, side)

        await self.did(interaction, move)

    @app_commands.command(name="next", description=described("command-game-next"))
    async def next_phase(self, interaction: discord.Interaction) -> None:
        """Goes on to the next phase or turn."""
        await self.did(interaction, lambda seen: moves.next_phase(seen.state, interaction.user.id))

    @app_commands.command(name="score", description=described("command-game-score"))
    @app_commands.describe(
        points=described("option-points"), player=described("option-score-player"), reason=described("option-reason")
    )
    async def score(
        self,
        interaction: discord.Interaction,
        points: app_commands.Range[int, -100, 100],
        player: discord.User | None = None,
        reason: app_commands.Range[str, 1, 120] = "",
    ) -> None:
        """Writes points down, yours unless you name somebody."""

        def move(seen: Seen) -> Sequence[happened.Event]:
            side = moves.my_side(seen.state, (player or interaction.user).id)
            return moves.score(seen.state, interaction.user.id, side, points, reason)

        await self.did(interaction, move)
