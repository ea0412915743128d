"""Free rolls: ``/roll``."""

from __future__ import annotations

import asyncio

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.roll import roll_card, roll_odds_card
from bot.presses import Press
from bot.translate import described
from rules.notation import Roll, parse, throw
from rules.notation.result import Result
from rules.notation.said import vocabulary

_TRIES = 5
"""How often a count is tried while other presses change it."""


class RollCog(commands.Cog):
    """Throws dice written in dice notation."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Takes the presses of roll cards, and reads the phrases of rolls before anybody waits for them."""
        vocabulary()
        self.bot.presses.on("roll", self.press)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.presses.off("roll")

    @app_commands.command(name="roll", description=described("command-roll"))
    @app_commands.describe(
        dice=described("option-dice-notation"), label=described("option-label"), secret=described("option-secret")
    )
    async def roll(
        self,
        interaction: discord.Interaction,
        dice: app_commands.Range[str, 1, 400],
        label: app_commands.Range[str, 1, 100] | None = None,
        secret: bool = False,
    ) -> None:
        """Throws dice such as 4d6kh3+2, 2D6>=7 or x3 2D6."""
        roll = parse(dice)
        heard = await self.bot.audience(interaction)
        results = throw(roll, self.bot.dice)
        card = roll_card(roll, results, heard.words(private=secret), label=label or "", secret=secret)
        card.payload["value"] = results[0].value
        if secret:
            card.payload["thrown"] = [result.written() for result in results]
        await self.bot.show(interaction, card, private=secret)

    async def press(self, press: Press) -> None:
        """Answers the buttons of a roll card."""
        roll, label = parse(str(press.payload["notation"])), str(press.payload.get("label", ""))
        match press.verb:
            case "odds":
                value, words = int(press.payload["value"]), press.audience.reader
                card = await asyncio.to_thread(roll_odds_card, roll, value, words)  # a thousand dice take a while
                await self.bot.show(press.interaction, card, private=True)
            case "reveal":
                results = tuple(Result.read(one) for one in press.payload["thrown"])
                card = roll_card(roll, results, press.audience.public, label=label)
                card.payload["value"] = results[0].value
                place, total = int(press.payload.get("place", 1)), await self._rolled(press)
                if total > 1:  # whoever rolled until it pleased them has to say so
                    card.small(press.audience.public("roll-of-several", place=place, total=total))
                await self.bot.show(press.interaction, card)
            case _:
                await self._again(press, roll, label)

    async def _again(self, press: Press, roll: Roll, label: str) -> None:
        secret = "thrown" in press.payload
        results = throw(roll, self.bot.dice)
        card = roll_card(roll, results, press.audience.words(private=secret), label=label, secret=secret)
        card.payload["value"] = results[0].value
        if secret:
            card.payload["thrown"] = [result.written() for result in results]
            card.payload |= {"first": _first(press), "place": await self._rolled(press, more=1)}
        await self.bot.show(press.interaction, card, private=secret)

    async def _rolled(self, press: Press, more: int = 0) -> int:
        """Gives how often a secret roll was made, this time included; the key of its first card counts."""
        for _ in range(_TRIES):
            known = await self.bot.store.key(_first(press))
            if known is None:
                break
            payload = dict(known[1])
            total = int(payload.get("total", 1)) + more
            if not more or await self.bot.store.change_key(_first(press), payload, {**payload, "total": total}):
                return total
        return int(press.payload.get("place", 1)) + more


def _first(press: Press) -> str:
    """Gives the key of the first card of a row of secret rolls."""
    return str(press.payload.get("first", press.key))


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(RollCog(bot))
