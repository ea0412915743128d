"""First Blood's rolls: ``/fb``."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Umpire
from bot.translate import described
from cogs.first_blood.presenters import PRESENTERS
from cogs.first_blood.rolls import FirstBloodRolls
from rules.first_blood.fielded import effects
from rules.first_blood.halving import halving


class FirstBloodCog(FirstBloodRolls, commands.GroupCog, name="fb", description=described("command-fb")):
    """Rolls as First Blood's principles name them."""

    async def cog_load(self) -> None:
        """Says how outcomes are shown."""
        await super().cog_load()
        self.tell(PRESENTERS, effects)
        self.bot.resolver.aside(halving)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(FirstBloodCog(bot))
