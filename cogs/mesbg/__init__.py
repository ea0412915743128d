"""Middle-earth's rolls: ``/mesbg``."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Umpire
from bot.translate import described
from cogs.mesbg.fights import Fights
from cogs.mesbg.heroes import Heroes
from cogs.mesbg.moves import Moves
from cogs.mesbg.presenters import PRESENTERS
from cogs.mesbg.shots import Shots
from cogs.mesbg.strikes import Strikes
from rules.mesbg.fielded import effects


class MesbgCog(
    Fights, Strikes, Shots, Heroes, Moves, commands.GroupCog, name="mesbg", description=described("command-mesbg")
):
    """Rolls as the Middle-earth rulebook names them."""

    async def cog_load(self) -> None:
        """Says how outcomes are shown."""
        await super().cog_load()
        self.tell(PRESENTERS, effects)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(MesbgCog(bot))
