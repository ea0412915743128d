"""Time in the demo stands still until somebody types ``/later``: votes close, reminders come, deadlines pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands

from bot.app import Umpire
from bot.cards.notice import notice
from bot.translate import described

MOST_HOURS = 24 * 30
"""How much time may pass at once."""

_STEPS = 48
"""In how many steps it passes at most; each takes a moment, and the page waits."""


_DRAWN_ANEW = 1 << 30
"""A flag of messages that means nothing in Discord."""


def let_ago_be_read_anew(backend: Any) -> None:
    """Lets the page draw every message anew that says how long ago something is.

    Discord counts on by itself; the page draws a message only when something of it has changed, so a flag does.
    """
    for messages in backend.messages.values():
        for message in messages.values():
            if ":R>" in f"{message.content}{message.components}":
                message.flags ^= _DRAWN_ANEW


def later(advance: Callable[[float], None], draw_anew: Callable[[], None]) -> app_commands.Command[Any, Any, None]:
    """Gives the command that lets the demo's time pass.

    Args:
        advance: puts the clock of the in-memory Discord forward, by seconds.
        draw_anew: lets the page say anew how long ago something is.
    """

    @app_commands.command(name="later", description=described("command-later"))
    @app_commands.describe(hours=described("option-later-hours"))
    async def command(interaction: discord.Interaction[Umpire], hours: app_commands.Range[int, 1, MOST_HOURS]) -> None:
        """Lets hours of the demo's time go by."""
        bot = interaction.client
        words = (await bot.audience(interaction)).public
        then = int(bot.tables.now()) + hours * 3600
        card = notice(words("later-headline", hours=hours), words("later-now", now=f"<t:{then}:f>"))
        await bot.show(interaction, card.small(words("later-help"), words("later-due")))
        step = hours // _STEPS + 1
        for passed in range(0, hours, step):  # not in one leap: what is due in between happens in its order
            advance(min(step, hours - passed) * 3600)
            await bot.clock.tick()
        draw_anew()

    return command
