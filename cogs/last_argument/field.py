"""``/laok test``, ``charge``, ``reinforce``, ``supremacy``, ``terrain`` and ``cast``."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.rolls.commands import told
from bot.rolls.options import COMMON, choices
from bot.translate import described
from cogs.last_argument.options import YES_OR_NO, Characteristic, Rolls, Who, option
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

    @app_commands.command(name="test", description=described("command-laok-test"))
    @app_commands.describe(
        value=option("value"),
        modifier=option("modifier"),
        again=option("again"),
        kind=option("kind"),
        natural_one=option("natural-one"),
        **COMMON,
    )
    @app_commands.choices(
        again=choices("laok-again", tuple(Again)),
        kind=choices("purpose-laok", ("test", "fearsome")),
        natural_one=YES_OR_NO,
    )
    async def test(
        self,
        interaction: discord.Interaction,
        value: Characteristic,
        who: Who | None = None,
        modifier: app_commands.Range[int, -9, 9] = 0,
        again: str = Again.NOTHING,
        kind: str = "test",
        natural_one: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a D6 against a characteristic: that or less passes, a 6 fails."""
        heard, edition = await self.heard(interaction, edition)
        test = CharacteristicTest(edition, value, modifier, Again(again), kind, natural_one)
        declared = characteristic_test(test)
        await self.roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)

    @app_commands.command(name="charge", description=described("command-laok-charge"))
    @app_commands.describe(
        march=option("march"),
        distance=option("charge-distance"),
        phalanx=option("phalanx"),
        unstoppable=option("unstoppable"),
        broken=option("charger-broken"),
        **COMMON,
    )
    async def charge(
        self,
        interaction: discord.Interaction,
        distance: app_commands.Range[float, 0, 72],
        march: app_commands.Range[int, 0, 30] | None = None,
        who: Who | None = None,
        phalanx: bool | None = None,
        unstoppable: bool | None = None,
        broken: bool | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a charge: March and a D6 have to reach the enemy."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        unit = brought(field.own)
        charge = ChargeRoll(
            edition,
            told("march", march, unit.numbers.get("march")),
            distance,
            has(unit.rules, Special.PHALANX) if phalanx is None else phalanx,
            charges_again(unit) if unstoppable is None else unstoppable,
            either(broken, unit.broken, False),
        )
        declared = charge_roll(charge)
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)

    @app_commands.command(name="reinforce", description=described("command-laok-reinforce"))
    @app_commands.describe(unit_class=option("class"), round=option("round"), regiments=option("regiments"), **COMMON)
    @app_commands.rename(unit_class="class")
    @app_commands.choices(unit_class=choices("laok-class", tuple(UnitClass)))
    async def reinforce(
        self,
        interaction: discord.Interaction,
        unit_class: str,
        round: app_commands.Range[int, 1, 20] | None = None,  # noqa: A002  # the option's name
        regiments: app_commands.Range[int, 1, 30] | None = None,
        who: Who | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls which waiting regiments of a class arrive this round."""
        heard, edition = await self.heard(interaction, edition)
        seen, wanted = await self.played(interaction), UnitClass(unit_class)
        side = seen.state.side_of(interaction.user.id) if seen else None
        units = () if seen is None or side is None else waiting(seen.state, side, wanted)
        if seen is not None and regiments is None and not units:
            raise NotAllowedNow("laok-none-waits", unit_class=wanted.value)
        if regiments not in {None, len(units)}:
            units = ()  # other regiments than those that wait in the game
        declared = Reinforcements(
            edition,
            wanted,
            told("round", round, seen.state.turn if seen else None),
            told("regiments", regiments, len(units) or None),
            tuple(unit.name for unit in units),
        )
        field = replace(
            await self.fielded(interaction, who),
            others=tuple((waiting_part(place), unit) for place, unit in enumerate(units, 1)),
        )
        await self.roll(interaction, heard, reinforcement(declared), field, opponent, preview=preview, faces=faces)

    @app_commands.command(name="supremacy", description=described("command-laok-supremacy"))
    @app_commands.describe(**COMMON)
    async def supremacy(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls off for who goes first this round."""
        heard, edition = await self.heard(interaction, edition)
        declared = supremacy(RollOff(edition))
        await self.roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)

    @app_commands.command(name="terrain", description=described("command-laok-terrain"))
    @app_commands.describe(
        ground=option("ground"), dice=option("terrain-dice"), dangerous_on=option("dangerous-on"), **COMMON
    )
    @app_commands.choices(
        ground=choices("purpose-laok", tuple(Ground)),
        dangerous_on=choices("answer", ("six-only", "five-and-six")),
    )
    async def terrain(
        self,
        interaction: discord.Interaction,
        ground: str,
        dice: app_commands.Range[int, 1, 100],
        who: Who | None = None,
        dangerous_on: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls for Dangerous or Perilous terrain; part of its text is lost."""
        heard, edition = await self.heard(interaction, edition)
        declared = crossing(Crossing(edition, Ground(ground), dice, dangerous_on))
        await self.roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)

    @app_commands.command(name="cast", description=described("command-laok-cast"))
    @app_commands.describe(
        dice=option("magic-level"),
        value=option("spell-value"),
        needed=option("spell-needed"),
        devout=option("devout"),
        interference=option("interference"),
        natural_one=option("natural-one"),
        **COMMON,
    )
    @app_commands.choices(natural_one=YES_OR_NO)
    async def cast(
        self,
        interaction: discord.Interaction,
        value: Characteristic,
        dice: app_commands.Range[int, 1, 20] | None = None,
        who: Who | None = None,
        needed: app_commands.Range[int, 0, 20] = 0,
        devout: bool = False,
        interference: bool = False,
        natural_one: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls the casting dice of a spell."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        level = told("dice", dice, brought(field.own).numbers.get("magic"))
        declared = spellcasting(Spell(edition, level, value, needed, devout, interference, natural_one))
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)
