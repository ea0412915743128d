"""``/laok duel``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.options import COMMON, choices
from bot.translate import described
from cogs.last_argument.options import YES_OR_NO, Characteristic, Rolls, Stands, Typed, Who, option
from rules.last_argument.duel import DUELLING, ORDERS, Duel, Duelist, duel
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings

Dice = app_commands.Range[int, 1, 25]


class Duels(Rolls):
    """Characters against each other."""

    @app_commands.command(name="duel", description=described("command-laok-duel"))
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
        **COMMON,
    )
    @app_commands.rename(clash_value="clash")
    @app_commands.choices(
        inspired=choices("laok-inspired", ("mine", "theirs", "both")),
        order=choices("answer", ORDERS),
        natural_one=YES_OR_NO,
        smite_evasion=YES_OR_NO,
    )
    async def duel(
        self,
        interaction: discord.Interaction,
        attacks: Dice,
        clash_value: Characteristic,
        defence: Characteristic,
        their_attacks: Dice,
        their_clash: Characteristic,
        their_defence: Characteristic,
        who: Who | None = None,
        wounds: Stands | None = None,
        their_wounds: Stands | None = None,
        evasion: Characteristic = 0,
        their_evasion: Characteristic = 0,
        resolve: Characteristic | None = None,
        their_resolve: Characteristic | None = None,
        inspired: str = "",
        broken: bool = False,
        rules: Typed = "",
        their_rules: Typed = "",
        order: str = "",
        natural_one: str = "",
        smite_evasion: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Challenges a character to a duel: it accepts or refuses, then both strike."""
        heard, edition = await self.heard(interaction, edition)
        mine = Duelist(
            attacks,
            clash_value,
            defence,
            evasion,
            wounds or 0,
            resolve,
            inspired in {"mine", "both"},
            read(rules, DUELLING),
        )
        theirs = Duelist(
            their_attacks,
            their_clash,
            their_defence,
            their_evasion,
            their_wounds or 0,
            their_resolve,
            inspired in {"theirs", "both"},
            read(their_rules, DUELLING),
        )
        declared = duel(Duel(edition, mine, theirs, broken, order, Rulings(natural_one, smite_evasion)))
        await self.roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)

    @duel.autocomplete("rules")
    async def _my_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, DUELLING)

    @duel.autocomplete("their_rules")
    async def _their_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, DUELLING)
