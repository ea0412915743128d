"""``/mesbg heroic`` and ``cast``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.mesbg.options import Rolls, option, settled
from rules.game.fielding import either
from rules.mesbg.fielded import brought
from rules.mesbg.heroic import Action, Heroic
from rules.mesbg.heroic import heroic as heroic_action
from rules.mesbg.magic import Casting, casting

Value = app_commands.Range[int, 0, 10]
Dice = app_commands.Range[int, 1, 12]


class Heroes(Rolls):
    """What only heroes do."""

    @roll_command("heroic", "command-mesbg-heroic", without=("opponent",), who_after="value")
    @app_commands.describe(
        action=option("heroic-action"),
        value=option("heroic-value"),
        start=option("heroic-start"),
    )
    @app_commands.choices(action=choices("heroic", tuple(Action)))
    def heroic(
        self,
        request: Request,
        action: str,
        value: Value | None = None,
        start: Value | None = None,
    ) -> Declared:
        """Works out Heroic Strike, Strength or Challenge, with its die where it has one."""
        unit, wanted = brought(request.field.own), Action(action)
        known = unit.might if wanted is Action.CHALLENGE else unit.numbers.get(wanted.raises)
        began = either(start, unit.numbers.get("might"), 10)
        return heroic_action(Heroic(request.edition, wanted, told("value", value, known), began))

    @roll_command("cast", "command-mesbg-cast")
    @app_commands.describe(
        dice=option("cast-dice"),
        needed=option("cast-needed"),
        resist=option("cast-resist"),
        channelling=option("channelling"),
        might=option("might"),
        their_might=option("their-might"),
        equal=option("cast-equal"),
    )
    @app_commands.choices(equal=choices("answer", ("equal-resists", "higher-resists")))
    def cast(
        self,
        request: Request,
        dice: Dice,
        needed: app_commands.Range[int, 2, 6],
        resist: app_commands.Range[int, 0, 12] | None = None,
        channelling: bool = False,
        might: Value | None = None,
        their_might: Value | None = None,
        equal: str | None = None,
    ) -> Declared:
        """Casts a magical power with Will dice, and lets the target resist it."""
        mine = either(might, brought(request.field.own).might, 0)
        theirs = either(their_might, brought(request.field.target).might, 0)
        will = 0 if resist is not None else brought(request.field.target).will or 0
        ruled = settled(resist=equal)
        return casting(Casting(request.edition, dice, needed, resist or 0, channelling, mine, theirs, ruled, will))
