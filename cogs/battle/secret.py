"""Hidden things: ``/battle seal`` and ``secrets``, the picks and stacks of the panel, the end that opens all."""

from __future__ import annotations

import secrets as randomness
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.cards.secret import (
    PICKS,
    STACK,
    Picking,
    Stacking,
    item_name,
    own_secrets,
    picks_card,
    revealed,
    sealed_card,
    stack_card,
)
from bot.games import played
from bot.games.seen import Seen
from bot.presses import Handler, Press
from bot.translate import described
from cogs.battle.score import ScoreCommands
from rules.game import acting, moves
from rules.game import events as happened
from rules.game.events import Event
from rules.game.hidden import Sealing, What, close, open_all, together
from rules.game.score.picks import THEIRS, how_many, pick, to_pick_from
from rules.game.turn import stack_title


class SecretCommands(ScoreCommands):
    """What a side writes down in private and the umpire opens when the rules say."""

    def handlers(self) -> Mapping[str, Handler]:
        """Gives who takes the presses of private cards and of the panel's buttons for them."""
        return {
            **super().handlers(),
            PICKS: self.picks_pressed,
            STACK: self.stack_pressed,
            "game.picks": self.panel_picks,
            "game.stack": self.panel_stack,
            "game.flip": self.panel_flip,
            "game.end": self.panel_end,
        }

    @app_commands.command(name="seal", description=described("command-battle-seal"))
    @app_commands.describe(text=described("option-seal-text"), title=described("option-seal-title"))
    async def seal(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, 300],
        title: app_commands.Range[str, 0, 40] = "",
    ) -> None:
        """Seals an order; both sides' orders of the same title open together."""
        await interaction.response.defer(ephemeral=True)
        seen = await self.here(interaction)
        after, new = await self._close(interaction, seen, "order", [text], " ".join(title.split()).casefold())
        heard = await self.bot.audience(interaction)
        opened = [one.event for one in new if isinstance(one.event, happened.Revealed)]
        hidden = next(iter(reversed(list(after.state.hidden.values()))))
        await self.bot.show(interaction, sealed_card(hidden, [text], heard.reader), private=True)
        if opened:
            await self.bot.show(interaction, revealed(after, opened, heard.public))

    @app_commands.command(name="secrets", description=described("command-battle-secrets"))
    async def secrets(self, interaction: discord.Interaction) -> None:
        """Shows you what you sealed."""
        seen = await self.bot.tables.latest(interaction.channel_id or 0)
        side = moves.my_side(seen.state, interaction.user.id)
        kept = await self.bot.tables.secrets(seen.row.id)
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, own_secrets(seen, side, kept, heard.reader), private=True)

    async def _close(
        self, interaction: discord.Interaction, seen: Seen, what: What, items: Sequence[str], title: str = ""
    ) -> tuple[Seen, Sequence[Any]]:
        """Seals items of a side; the secrets are kept before their hashes are public.

        Returns:
            The game after it, and the new entries of its log.
        """
        person = interaction.user.id
        salts = [randomness.token_hex(16) for _ in items]
        sealing = Sealing(randomness.token_hex(4), what, items, salts, title)
        _, mine = close(seen.state, person, sealing)
        await self.bot.tables.keep_secrets(seen.row.id, mine)
        kept = await self.bot.tables.secrets(seen.row.id)

        def move(now: Seen) -> Sequence[Event]:
            found, _ = close(now.state, person, sealing)
            closed = found[0]
            if isinstance(closed, happened.Sealed):
                found += together(now.state, closed, kept)
            return found

        before = len(seen.log)
        after = await self.act(interaction, seen, move)
        return after, after.log[before:]

    async def reveal_for_count(self, interaction: discord.Interaction, seen: Seen) -> Seen:
        """Opens the picks of both sides before the end is counted."""
        kept = await self.bot.tables.secrets(seen.row.id)
        if not open_all(seen.state, kept, "picks"):
            return seen
        await interaction.response.defer()
        return await self.act(interaction, seen, lambda now: open_all(now.state, kept, "picks"))

    async def panel_picks(self, press: Press) -> None:
        """Opens the private card for picking."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        side = moves.my_side(seen.state, press.interaction.user.id)
        card = picks_card(seen, _all_there(seen, side), side, press.audience.reader)
        await self.bot.show(press.interaction, card, private=True)

    async def picks_pressed(self, press: Press) -> None:
        """Takes a choice on the picking card, or seals it."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        side = moves.my_side(seen.state, press.interaction.user.id)
        reader = press.audience.reader
        picking = Picking(**press.payload)
        if press.verb == "pick":
            chosen = list(press.values)
            theirs = press.argument == THEIRS
            picking = replace(picking, theirs=chosen) if theirs else replace(picking, own=chosen)
            await self.bot.store.change_key(press.key, press.payload, picking.payload())
            await self.bot.revise(press.interaction, picks_card(seen, picking, side, reader), key=press.key)
            return
        items = pick(seen.state, press.interaction.user.id, picking.theirs, picking.own)
        await press.interaction.response.defer()
        await self._sealed(press, seen, "picks", items)

    async def _sealed(self, press: Press, seen: Seen, what: What, items: Sequence[str], title: str = "") -> None:
        after, _ = await self._close(press.interaction, seen, what, items, title)
        hidden = next(iter(reversed(list(after.state.hidden.values()))))
        reader = press.audience.reader
        lines = [item_name(item, hidden, after.state, reader) for item in items]
        await self.bot.revise(press.interaction, sealed_card(hidden, lines, reader))

    async def panel_stack(self, press: Press) -> None:
        """Opens the private card for one's stack."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        side = moves.my_side(seen.state, press.interaction.user.id)
        card = stack_card(seen, Stacking(seen.row.id), side, press.audience.reader)
        await self.bot.show(press.interaction, card, private=True)

    async def stack_pressed(self, press: Press) -> None:
        """Puts the next card under the stack, starts over, or seals it."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        side = moves.my_side(seen.state, press.interaction.user.id)
        stacking = Stacking(**press.payload)
        if press.verb == "seal":
            items = acting.stack(seen.state, press.interaction.user.id, list(stacking.cards))
            await press.interaction.response.defer()
            await self._sealed(press, seen, "stack", items, stack_title(seen.state))
            return
        cards = [*stacking.cards, *press.values] if press.verb == "next" else []
        stacking = replace(stacking, cards=list(dict.fromkeys(cards)))
        await self.bot.store.change_key(press.key, press.payload, stacking.payload())
        await self.bot.revise(press.interaction, stack_card(seen, stacking, side, press.audience.reader), key=press.key)

    async def panel_flip(self, press: Press) -> None:
        """Opens the next card of one's stack."""
        person = press.interaction.user.id
        kept = await self.bot.tables.secrets(str(press.payload["game"]))
        await self.pressed(press, lambda now: acting.flip(now.state, person, kept))

    async def panel_end(self, press: Press) -> None:
        """Ends a game that was played to its end, and opens everything that was hidden."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        await press.interaction.response.defer()
        await played.end(self.bot, press.interaction, seen, "played")


def _all_there(seen: Seen, side: int) -> Picking:
    """Gives the picks of a side that has no choice: all the enemy has."""
    fewest, most = how_many(seen.state, side, THEIRS)
    units = to_pick_from(seen.state, side, THEIRS)
    chosen = [unit.id for unit in units] if fewest == most == len(units) else []
    return Picking(seen.row.id, chosen)
