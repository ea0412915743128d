"""The Last Argument of Kings' rolls: ``/laok``."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Umpire
from bot.translate import described
from cogs.last_argument.duels import Duels
from cogs.last_argument.field import Field
from cogs.last_argument.fighting import Fighting
from cogs.last_argument.presenters import PRESENTERS
from cogs.last_argument.shooting import Shooting
from cogs.last_argument.suffering import Suffering
from rules.last_argument.fielded import effects


class LastArgumentCog(
    Fighting, Duels, Shooting, Suffering, Field, commands.GroupCog, name="laok", description=described("command-laok")
):
    """Rolls as The Last Argument of Kings names them."""

    async def cog_load(self) -> None:
        """Says how outcomes are shown."""
        await super().cog_load()
        self.tell(PRESENTERS, effects)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(LastArgumentCog(bot))
