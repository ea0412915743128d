"""Play-by-post games: ``/game``."""

from __future__ import annotations

from discord.ext import commands

from bot.app import Umpire
from bot.cards.orders import KIND as ORDER
from bot.games.mail import KIND as PING
from bot.presses import Handler
from bot.translate import described
from cogs.game.away import Away
from cogs.game.opening import Opening
from cogs.game.ordering import Ordering
from cogs.game.panel import Panel
from cogs.game.playing import Playing
from cogs.game.seats import Seats
from cogs.game.undoing import Undoing


class GameCog(
    Opening,
    Playing,
    Undoing,
    Seats,
    Away,
    Ordering,
    Panel,
    commands.GroupCog,
    name="game",
    description=described("command-game"),
):
    """A game a channel, kept as its events."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    @property
    def handlers(self) -> dict[str, Handler]:
        """Who takes the presses of which kind of card."""
        return {
            "game": self.panel_pressed,
            "game.decide": self.decide_pressed,
            "undo": self.undo_pressed,
            "log": self.log_pressed,
            "consent": self.consent_pressed,
            PING: self.ping_pressed,
            ORDER: self.order_pressed,
        }

    async def cog_load(self) -> None:
        """Takes the presses of panels, logs, requests, reminders and standing orders."""
        self.bot.resolver.beside("order", self.order_offered)
        for kind, handler in self.handlers.items():
            self.bot.presses.on(kind, handler)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        for kind in self.handlers:
            self.bot.presses.off(kind)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(GameCog(bot))
