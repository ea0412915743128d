"""``/game orders``: answers given ahead of time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.cards.orders import orders_card
from bot.games.table import Seen
from bot.store import orders as kept
from bot.translate import described
from cogs.game.here import Here
from rules.errors import NotFound
from rules.game import events as happened
from rules.game import moves
from rules.game.pact.orders import Answered, Order, set_order

_ANSWERS = ("never", "always", "ask")


class Ordering(Here):
    """What a player has answered ahead of time."""

    @app_commands.command(name="orders", description=described("command-game-orders"))
    @app_commands.describe(
        question=described("option-order-question"),
        answer=described("option-order-answer"),
        unit=described("option-order-unit"),
    )
    @app_commands.choices(
        answer=[app_commands.Choice(name=described(f"order-{answer}"), value=answer) for answer in _ANSWERS]
    )
    async def orders(
        self,
        interaction: discord.Interaction,
        question: str | None = None,
        answer: str = "never",
        unit: str = "",
    ) -> None:
        """Sets a standing order, or shows yours; the other side sees one only when it answers something."""
        await interaction.response.defer(ephemeral=True)
        seen, person = await self.here(interaction), interaction.user.id
        moves.my_side(seen.state, person)
        if question is not None:
            chosen = seen.state.unit(unit).id if unit else ""
            if answer == "ask":
                await self._withdraw(interaction, seen, question, chosen)
            else:
                said: Answered = "always" if answer == "always" else "never"
                order = Order(person, question, said, chosen, secrets.token_hex(8))
                await self._set(interaction, seen, order)
        mine = [one for one in await self.bot.tables.orders(seen.row.id) if one.person == person]
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, orders_card(seen, mine, heard.reader), private=True)

    async def _set(self, interaction: discord.Interaction, seen: Seen, order: Order) -> None:
        before = await self.bot.tables.orders(seen.row.id)

        def move(now: Seen) -> Sequence[happened.Event]:
            return set_order(now.state, before, order)

        async def also(database: Any) -> None:
            await kept.keep(database, seen.row.id, order)

        after = await self.bot.tables.act(seen.row.id, order.person, interaction.id, move, also=also)
        await self.bot.postman.refresh(after)

    async def _withdraw(self, interaction: discord.Interaction, seen: Seen, question: str, unit: str) -> None:
        person = interaction.user.id
        wanted = (person, question, unit)
        found = [
            one for one in await self.bot.tables.orders(seen.row.id) if (one.person, one.question, one.unit) == wanted
        ]
        if not found:
            raise NotFound("no-such-order")
        gone = happened.OrderWithdrawn(person=person, seal=found[0].seal)

        async def also(database: Any) -> None:
            await kept.drop(database, seen.row.id, found[0])

        after = await self.bot.tables.act(seen.row.id, person, interaction.id, lambda _: [gone], also=also)
        await self.bot.postman.refresh(after)

    @orders.autocomplete("question")
    async def suggest_question(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the questions of the system that can be answered ahead of time."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        ko = (await self.bot.audience(interaction)).reader.lang == "ko"
        return [
            app_commands.Choice(name=ask.ko if ko else ask.en, value=ask.question)
            for ask in (seen.state.setup.order if seen else ())
            if typed.casefold() in f"{ask.ko} {ask.en}".casefold()
        ][:25]

    @orders.autocomplete("unit")
    async def suggest_own(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests your own units."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        side = seen.state.side_of(interaction.user.id) if seen else None
        return [
            app_commands.Choice(name=unit.name, value=unit.id)
            for unit in (seen.state.units.values() if seen else ())
            if unit.side == side and typed.casefold() in unit.name.casefold()
        ][:25]
