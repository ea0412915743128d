"""``/laok test``, ``charge``, ``reinforce``, ``supremacy``, ``terrain`` and ``cast``."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.last_argument.options import YES_OR_NO, Characteristic, Rolls, option
from rules.errors import NotAllowedNow
from rules.game.fielding import either
from rules.last_argument.characteristic import Again, CharacteristicTest, characteristic_test
from rules.last_argument.charge import ChargeRoll, charge_roll
from rules.last_argument.fielded import brought, charges_again, waiting, waiting_part
from rules.last_argument.reinforcement import Reinforcements, UnitClass, reinforcement
from rules.last_argument.special_rules import Special, has
from rules.last_argument.spellcasting import Spell, spellcasting
from rules.last_argument.supremacy import RollOff, supremacy
from rules.last_argument.terrain import Crossing, Ground, crossing


class Field(Rolls):
    """Rolls of the round and of movement."""

    @roll_command("test", "command-laok-test")
    @app_commands.describe(
        value=option("value"),
        modifier=option("modifier"),
        again=option("again"),
        kind=option("kind"),
        natural_one=option("natural-one"),
    )
    @app_commands.choices(
        again=choices("laok-again", tuple(Again)),
        kind=choices("purpose-laok", ("test", "fearsome")),
        natural_one=YES_OR_NO,
    )
    def test(
        self,
        request: Request,
        value: Characteristic,
        modifier: app_commands.Range[int, -9, 9] = 0,
        again: str = Again.NOTHING,
        kind: str = "test",
        natural_one: str = "",
    ) -> Declared:
        """Rolls a D6 against a characteristic: that or less passes, a 6 fails."""
        test = CharacteristicTest(request.edition, value, modifier, Again(again), kind, natural_one)
        return characteristic_test(test)

    @roll_command("charge", "command-laok-charge", who_after="march")
    @app_commands.describe(
        march=option("march"),
        distance=option("charge-distance"),
        phalanx=option("phalanx"),
        unstoppable=option("unstoppable"),
        broken=option("charger-broken"),
    )
    def charge(
        self,
        request: Request,
        distance: app_commands.Range[float, 0, 72],
        march: app_commands.Range[int, 0, 30] | None = None,
        phalanx: bool | None = None,
        unstoppable: bool | None = None,
        broken: bool | None = None,
    ) -> Declared:
        """Rolls a charge: March and a D6 have to reach the enemy."""
        unit = brought(request.field.own)
        charge = ChargeRoll(
            request.edition,
            told("march", march, unit.numbers.get("march")),
            distance,
            has(unit.rules, Special.PHALANX) if phalanx is None else phalanx,
            charges_again(unit) if unstoppable is None else unstoppable,
            either(broken, unit.broken, False),
        )
        return charge_roll(charge)

    @roll_command("reinforce", "command-laok-reinforce", who_after="regiments")
    @app_commands.describe(unit_class=option("class"), round=option("round"), regiments=option("regiments"))
    @app_commands.rename(unit_class="class")
    @app_commands.choices(unit_class=choices("laok-class", tuple(UnitClass)))
    def reinforce(
        self,
        request: Request,
        unit_class: str,
        round: app_commands.Range[int, 1, 20] | None = None,  # noqa: A002  # the option's name
        regiments: app_commands.Range[int, 1, 30] | None = None,
    ) -> Declared:
        """Rolls which waiting regiments of a class arrive this round."""
        seen, wanted = request.seen, UnitClass(unit_class)
        side = seen.state.side_of(request.person) if seen else None
        units = () if seen is None or side is None else waiting(seen.state, side, wanted)
        if seen is not None and regiments is None and not units:
            raise NotAllowedNow("laok-none-waits", unit_class=wanted.value)
        if regiments not in {None, len(units)}:
            units = ()  # other regiments than those that wait in the game
        declared = Reinforcements(
            request.edition,
            wanted,
            told("round", round, seen.state.turn if seen else None),
            told("regiments", regiments, len(units) or None),
            tuple(unit.name for unit in units),
        )
        others = tuple((waiting_part(place), unit) for place, unit in enumerate(units, 1))
        request.field = replace(request.field, others=others)
        return reinforcement(declared)

    @roll_command("supremacy", "command-laok-supremacy")
    def supremacy(self, request: Request) -> Declared:
        """Rolls off for who goes first this round."""
        return supremacy(RollOff(request.edition))

    @roll_command("terrain", "command-laok-terrain")
    @app_commands.describe(ground=option("ground"), dice=option("terrain-dice"), dangerous_on=option("dangerous-on"))
    @app_commands.choices(
        ground=choices("purpose-laok", tuple(Ground)),
        dangerous_on=choices("answer", ("six-only", "five-and-six")),
    )
    def terrain(
        self,
        request: Request,
        ground: str,
        dice: app_commands.Range[int, 1, 100],
        dangerous_on: str = "",
    ) -> Declared:
        """Rolls for Dangerous or Perilous terrain; part of its text is lost."""
        return crossing(Crossing(request.edition, Ground(ground), dice, dangerous_on))

    @roll_command("cast", "command-laok-cast", who_after="dice")
    @app_commands.describe(
        dice=option("magic-level"),
        value=option("spell-value"),
        needed=option("spell-needed"),
        devout=option("devout"),
        interference=option("interference"),
        natural_one=option("natural-one"),
    )
    @app_commands.choices(natural_one=YES_OR_NO)
    def cast(
        self,
        request: Request,
        value: Characteristic,
        dice: app_commands.Range[int, 1, 20] | None = None,
        needed: app_commands.Range[int, 0, 20] = 0,
        devout: bool = False,
        interference: bool = False,
        natural_one: str = "",
    ) -> Declared:
        """Rolls the casting dice of a spell."""
        level = told("dice", dice, brought(request.field.own).numbers.get("magic"))
        return spellcasting(Spell(request.edition, level, value, needed, devout, interference, natural_one))
