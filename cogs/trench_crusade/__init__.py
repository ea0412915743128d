"""Trench Crusade's rolls: ``/tc``."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Umpire
from bot.translate import described
from cogs.trench_crusade.attacks import FIGHT, SHOOT
from cogs.trench_crusade.charge import ChargeCommands
from cogs.trench_crusade.fight import FightCommand
from cogs.trench_crusade.heights import HeightCommands
from cogs.trench_crusade.movements import CHARGE, CLIMB, DIVE, FALL, GROUND, JUMP
from cogs.trench_crusade.presenters import INJURY, SUCCESS
from cogs.trench_crusade.shoot import ShootCommand
from cogs.trench_crusade.single import SingleCommands
from cogs.trench_crusade.tellings import D3, INITIATIVE, MORALE, RELIC, RISKY, ROLL_OFF, SHAKEN
from cogs.trench_crusade.turn import TurnCommands
from rules.trench_crusade import PROCEDURES
from rules.trench_crusade.fielded import effects
from rules.trench_crusade.hunt import claimed
from rules.trench_crusade.tasks import d3_roll, relic

_PRESENTERS = {
    "success": SUCCESS,
    "risky": RISKY,
    "shaken": SHAKEN,
    "injury": INJURY,
    "shoot": SHOOT,
    "fight": FIGHT,
    "charge": CHARGE,
    "dive": DIVE,
    "climb": CLIMB,
    "jump": JUMP,
    "fall": FALL,
    "ground": GROUND,
    "morale": MORALE,
    "initiative": INITIATIVE,
    "roll-off": ROLL_OFF,
    "relic": RELIC,
    "d3": D3,
}


class TrenchCrusadeCog(
    ShootCommand,
    FightCommand,
    ChargeCommands,
    HeightCommands,
    SingleCommands,
    TurnCommands,
    commands.GroupCog,
    name="tc",
    description=described("command-tc"),
):
    """Rolls as Trench Crusade's rulebook names them."""

    async def cog_load(self) -> None:
        """Says how outcomes are shown."""
        await super().cog_load()
        self.tell(((procedure, _PRESENTERS[name.partition(".")[2]]) for name, procedure in PROCEDURES.items()), effects)
        self.bot.resolver.aside(d3_roll)
        self.bot.resolver.follow(relic.name, lambda seen, roller, outcome: claimed(seen.state, roller, outcome))


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(TrenchCrusadeCog(bot))
