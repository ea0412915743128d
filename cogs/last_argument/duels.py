"""``/laok duel``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.last_argument.options import YES_OR_NO, Characteristic, Rolls, Stands, Typed, option
from rules.game.fielding import either
from rules.last_argument.duel import DUELLING, ORDERS, Duel, Duelist, duel
from rules.last_argument.fielded import brought, rules_of
from rules.last_argument.unsettled import Rulings

Dice = app_commands.Range[int, 1, 25]


class Duels(Rolls):
    """Characters against each other."""

    @roll_command("duel", "command-laok-duel", who_after="their_defence")
    @app_commands.describe(
        attacks=option("duel-attacks"),
        clash_value=option("duel-clash"),
        defence=option("duel-defence"),
        their_attacks=option("duel-their-attacks"),
        their_clash=option("duel-their-clash"),
        their_defence=option("duel-their-defence"),
        wounds=option("duel-wounds"),
        their_wounds=option("duel-their-wounds"),
        evasion=option("duel-evasion"),
        their_evasion=option("duel-their-evasion"),
        resolve=option("duel-resolve"),
        their_resolve=option("duel-their-resolve"),
        inspired=option("duel-inspired"),
        broken=option("duel-broken"),
        rules=option("duel-rules"),
        their_rules=option("duel-their-rules"),
        order=option("duel-order"),
        natural_one=option("natural-one"),
        smite_evasion=option("smite-evasion"),
    )
    @app_commands.rename(clash_value="clash")
    @app_commands.choices(
        inspired=choices("laok-inspired", ("mine", "theirs", "both")),
        order=choices("answer", ORDERS),
        natural_one=YES_OR_NO,
        smite_evasion=YES_OR_NO,
    )
    def duel(
        self,
        request: Request,
        attacks: Dice | None = None,
        clash_value: Characteristic | None = None,
        defence: Characteristic | None = None,
        their_attacks: Dice | None = None,
        their_clash: Characteristic | None = None,
        their_defence: Characteristic | None = None,
        wounds: Stands | None = None,
        their_wounds: Stands | None = None,
        evasion: Characteristic | None = None,
        their_evasion: Characteristic | None = None,
        resolve: Characteristic | None = None,
        their_resolve: Characteristic | None = None,
        inspired: str = "",
        broken: bool | None = None,
        rules: Typed = "",
        their_rules: Typed = "",
        order: str = "",
        natural_one: str = "",
        smite_evasion: str = "",
    ) -> Declared:
        """Challenges a character to a duel: it accepts or refuses, then both strike."""
        unit, foe = brought(request.field.own), brought(request.field.target)
        mine = Duelist(
            told("attacks", attacks, unit.numbers.get("attacks")),
            told("clash", clash_value, unit.numbers.get("clash")),
            told("defence", defence, unit.numbers.get("defence")),
            either(evasion, unit.numbers.get("evasion"), 0),
            either(wounds, unit.wounds_left, 0),
            resolve,
            inspired in {"mine", "both"} or (not inspired and bool(unit.inspired)),
            rules_of(rules, unit, DUELLING),
        )
        theirs = Duelist(
            told("their_attacks", their_attacks, foe.numbers.get("attacks")),
            told("their_clash", their_clash, foe.numbers.get("clash")),
            told("their_defence", their_defence, foe.numbers.get("defence")),
            either(their_evasion, foe.numbers.get("evasion"), 0),
            either(their_wounds, foe.wounds_left, 0),
            their_resolve,
            inspired in {"theirs", "both"} or (not inspired and bool(foe.inspired)),
            rules_of(their_rules, foe, DUELLING),
        )
        rulings = Rulings(natural_one, smite_evasion)
        return duel(Duel(request.edition, mine, theirs, either(broken, foe.broken, False), order, rulings))

    @duel.autocomplete("rules")
    async def _my_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, DUELLING)

    @duel.autocomplete("their_rules")
    async def _their_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, DUELLING)
