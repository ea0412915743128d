"""``/game undo``, and the answer to a request."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.cards.card import Accent, Card
from bot.cards.game import undo_request, would_go
from bot.cards.notice import notice
from bot.cards.tell import told
from bot.games.seen import Seen
from bot.presses import Press
from bot.translate import described
from cogs.game.here import Here
from rules.errors import NotAllowedNow
from rules.game import undoing
from rules.game.events import Event
from rules.game.fold import surviving


class Undoing(Here):
    """How a game goes back."""

    @app_commands.command(name="undo", description=described("command-game-undo"))
    @app_commands.describe(to=described("option-undo-to"))
    async def undo(
        self, interaction: discord.Interaction, to: app_commands.Range[int, 1, 100000] | None = None
    ) -> None:
        """Goes back: your own last steps at once, anything else when the other side agrees."""
        seen = await self.here(interaction)
        after = await self.act(
            interaction, seen, lambda now: undoing.undo(now.state, interaction.user.id, list(now.log), to)
        )
        heard = await self.bot.audience(interaction)
        if after.state.undo is not None:
            await self.bot.show(interaction, undo_request(after, heard.public))
        else:
            card = notice(heard.reader("undone"))
            undone = [one for one in surviving(seen.log) if one.seq > after.state.seq]
            for one in undone[-8:]:
                card.text(f"~~{one.seq}~~ {told(one, seen.state, heard.reader)}")
            if len(undone) > 8:
                card.small(heard.reader("and-more", count=len(undone) - 8))
            await self.bot.show(interaction, card.small(heard.reader("undo-kept-log")), private=True)
            await self._ask_again(interaction, after)

    async def undo_pressed(self, press: Press) -> None:
        """Takes the answer to an undo request from the other side."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        person = press.interaction.user.id
        agree = press.verb == "agree"
        if seen.state.undo is None or seen.state.undo[0] != press.payload["to"]:
            reader = press.audience.reader
            await self.bot.show(press.interaction, notice(reader("stale"), reader("stale-answered")), private=True)
            return
        told = int(press.payload.get("count", len(would_go(seen))))
        if agree and seen.state.undo[1] != person and len(would_go(seen)) != told:
            # Nobody agrees to what the card did not tell: it is shown anew, with all that would go now.
            await self.bot.revise(press.interaction, undo_request(seen, press.audience.public, known=told))
            return

        def move(now: Seen) -> Sequence[Event]:
            if agree and len(would_go(now)) != told:
                raise NotAllowedNow("stale-answered")
            return undoing.answer_undo(now.state, person, agree=agree)

        after = await self.act(press.interaction, seen, move)
        key = "undo-agreed" if agree else "undo-refused"
        card = Card(Accent.TOOK_EFFECT if agree else Accent.NOTHING)
        card.headline(press.audience.public(key)).text(
            press.audience.public("undo-answered-by", person=f"<@{person}>", seq=str(after.state.seq))
        )
        await self.bot.revise(press.interaction, card)
        if agree:
            await self._ask_again(press.interaction, after)

    async def _ask_again(self, interaction: discord.Interaction, after: Seen) -> None:
        """Shows the decision again that a game went back to; the card it was made on tells its old result."""
        if after.state.window is not None:
            await self.show_waiting(interaction, after)
