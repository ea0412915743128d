"""``/help`` and ``/about``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.help import about_card, examples_card, help_card
from bot.cards.roll import roll_card
from bot.cards.rule import Shown, rule_card
from bot.presses import Press
from bot.translate import described
from rules.notation import parse, throw

_SAMPLE_ROLL = "2d6>=7"


class HelpCog(commands.Cog):
    """Says what one can do here."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Takes the presses of the help card."""
        self.bot.presses.on("help", self.press)
        self.bot.presses.on("examples", self.turn)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.presses.off("help")
        self.bot.presses.off("examples")

    @app_commands.command(name="help", description=described("command-help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Says what one can do here."""
        heard = await self.bot.audience(interaction)
        known = {command.name for command in self.bot.tree.get_commands()}
        groups = [s.command for s in self.bot.finder.library.systems.values() if s.command in known]
        await self.bot.show(
            interaction, help_card(heard.reader, self.bot.mention, groups, self.bot.finder.library), private=True
        )

    @app_commands.command(name="about", description=described("command-about"))
    async def about(self, interaction: discord.Interaction) -> None:
        """Says what this is, under which licences, and what it keeps."""
        heard = await self.bot.audience(interaction)
        library = self.bot.finder.library
        card = about_card(heard.reader, len(library.systems), len(library.rules))
        await self.bot.show(interaction, card, private=True)

    async def press(self, press: Press) -> None:
        """Shows a rule or rolls once, so that a newcomer has seen it."""
        heard = press.audience
        if press.verb == "examples":
            card = examples_card(press.values[0], self.bot.finder.library, heard.reader)
        elif press.verb == "roll":
            roll = parse(_SAMPLE_ROLL)
            results = throw(roll, self.bot.dice)
            card = roll_card(roll, results, heard.reader)
            card.payload["value"] = results[0].value
        else:
            library = self.bot.finder.library
            here = [rule for rule in library.rules if rule.system == heard.system] or list(library.rules)
            rule = max(here, key=lambda one: (len(one.entry.text) + len(one.entry.change), one.key))
            card = rule_card(library, Shown(rule, self.bot.edition(heard, rule.system)), heard.reader)
        await self.bot.show(press.interaction, card, private=True)

    async def turn(self, press: Press) -> None:
        """Turns the pages of worked examples."""
        system = str(press.payload["system"])
        card = examples_card(system, self.bot.finder.library, press.audience.reader, int(press.argument or 0))
        await self.bot.revise(press.interaction, card, key=press.key)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(HelpCog(bot))
