"""``/mesbg strikes``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.mesbg.options import Characteristic, Fate, Rolls, needed, option, struck
from rules.game.fielding import either
from rules.mesbg import wounds as wounds_chart
from rules.mesbg.courage import stated
from rules.mesbg.fielded import brought
from rules.mesbg.wounds import Blows


class Strikes(Rolls):
    """Strikes at one model."""

    @roll_command("strikes", "command-mesbg-strikes")
    @app_commands.describe(
        strikes=option("strikes"),
        strength=option("hit-strength"),
        defence=option("target-defence"),
        modifier=option("wound-modifier"),
        state=option("target-state"),
        wounds=option("target-wounds"),
        fate=option("target-fate"),
        might=option("striker-might"),
        auto_fate=option("auto-fate"),
        heroic_defence=option("heroic-defence"),
        rend=option("rend"),
    )
    @app_commands.choices(state=choices("state", ("trapped", "prone")))
    def strikes(
        self,
        request: Request,
        strikes: app_commands.Range[int, 1, 20] | None = None,
        strength: Characteristic | None = None,
        defence: Characteristic | None = None,
        modifier: app_commands.Range[int, -3, 3] = 0,
        state: str | None = None,
        wounds: app_commands.Range[int, 1, 20] | None = None,
        fate: Fate | None = None,
        might: app_commands.Range[int, 0, 10] | None = None,
        auto_fate: bool = False,
        heroic_defence: bool = False,
        rend: Characteristic | None = None,
    ) -> Declared:
        """Rolls to wound on the chart, then the target's Fate."""
        unit, target = brought(request.field.own), brought(request.field.target)
        blows = Blows(
            needed("strikes", strikes, unit, "attacks", 1),
            needed("strength", strength, unit, "strength", 3),
            stated(modifier, "wound-modifiers"),
            either(might, unit.might, 0),
        )
        model = struck(target, defence, wounds, fate, might=target.might, state=state, heroic_defence=heroic_defence)
        return wounds_chart.strikes(
            wounds_chart.Strikes(request.edition, (blows,), model, auto_fate=auto_fate, rend=rend or 0)
        )
