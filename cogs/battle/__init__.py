"""What a battle needs besides rolls: the score, hidden things, and the order of a turn: ``/battle``."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Umpire
from bot.translate import described
from cogs.battle.secret import SecretCommands
from cogs.battle.turn import TurnCommands


class BattleCog(
    SecretCommands, TurnCommands, commands.GroupCog, name="battle", description=described("command-battle")
):
    """The score by the scenario, hidden things, and the turn."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(BattleCog(bot))
