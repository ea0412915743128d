"""``/game orders``: answers given ahead of time."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.cards.notice import notice
from bot.cards.orders import offer_card, orders_card
from bot.games.seen import Seen
from bot.presses import Press
from bot.rolls.rolling import Rolling
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

    async def order_offered(self, press: Press) -> None:
        """Asks whoever has to decide, in private, how it shall be answered from now on."""
        rolling, person, reader = Rolling.of(press.payload), press.interaction.user.id, press.audience.reader
        seen = await self.bot.tables.by_id(rolling.game or "")
        window = seen.state.window
        if window is None or window.answers != rolling.record.answers:
            card = notice(reader("stale"), reader("stale-answered"))
        elif window.decider != person:
            text = reader("not-yours-waiting", person=f"<@{window.decider}>")
            card = notice(reader("not-yours"), text, reader("not-yours-help"))
        else:
            card = offer_card(seen, window.question, reader)
        await self.bot.show(press.interaction, card, private=True)

    async def order_pressed(self, press: Press) -> None:
        """Sets the order that was chosen on the private card; the decision that waits is still to be made."""
        seen, person = await self.bot.tables.by_id(str(press.payload["game"])), press.interaction.user.id
        await press.interaction.response.defer()
        said: Answered = "always" if press.verb == "always" else "never"
        order = Order(person, str(press.payload["question"]), said, salt=secrets.token_hex(8))
        await self._set(press.interaction, seen, order)
        mine = [one for one in await self.bot.tables.orders(seen.row.id) if one.person == person]
        await self.bot.revise(press.interaction, orders_card(seen, mine, press.audience.reader))

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
