"""``/game pause``, ``resume``, ``faction``, ``substitute``, ``arbiter``, ``end``: who plays, judges, and whether."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands

from bot.cards.consent import answered_card, asked_at
from bot.cards.game import end_card
from bot.cards.notice import notice
from bot.games import played
from bot.games.seen import Seen
from bot.presses import Press
from bot.translate import described
from cogs.game.here import Here
from rules.errors import CannotBeRead, NotAllowedNow
from rules.game import ending, moves
from rules.game import events as happened
from rules.game.pact import pacts
from rules.game.state import Stage

_REASONS = ("played", "conceded", "abandoned")


class Seats(Here):
    """Who plays, and whether the game goes on."""

    @app_commands.command(name="pause", description=described("command-game-pause"))
    async def pause(self, interaction: discord.Interaction) -> None:
        """Stops the clock; nothing is asked of anybody until it goes on."""

        def move(seen: Seen) -> Sequence[happened.Event]:
            return moves.pause(seen.state, interaction.user.id)

        await self.did(interaction, move)

    @app_commands.command(name="resume", description=described("command-game-resume"))
    async def resume(self, interaction: discord.Interaction) -> None:
        """Lets a paused game go on."""
        await self.did(interaction, lambda seen: moves.go_on(seen.state, interaction.user.id))

    @app_commands.command(name="faction", description=described("command-game-faction"))
    @app_commands.describe(name=described("option-faction"))
    async def faction(self, interaction: discord.Interaction, name: app_commands.Range[str, 1, 60]) -> None:
        """Says what force your side is."""
        await self.did(interaction, lambda seen: moves.name_faction(seen.state, interaction.user.id, name))

    @app_commands.command(name="substitute", description=described("command-game-substitute"))
    @app_commands.describe(player=described("option-substitute"))
    async def substitute(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Offers your seat to somebody else, who has to accept it."""
        if player.bot:
            raise CannotBeRead("opponent-not-somebody")
        await self.did(interaction, lambda seen: pacts.hand_over(seen.state, interaction.user.id, player.id))

    @app_commands.command(name="arbiter", description=described("command-game-arbiter"))
    @app_commands.describe(person=described("option-arbiter"))
    async def arbiter(self, interaction: discord.Interaction, person: discord.User) -> None:
        """Names somebody who may set things right; the other side has to agree."""
        if person.bot:
            raise CannotBeRead("opponent-not-somebody")
        await self.did(interaction, lambda seen: pacts.name_arbiter(seen.state, interaction.user.id, person.id))

    async def consent_pressed(self, press: Press) -> None:
        """Takes the answer to a request for consent."""
        before = await self.bot.tables.by_id(str(press.payload["game"]))
        person, agree = press.interaction.user.id, press.verb == "agree"
        reader = press.audience.reader
        if before.state.asked is None or asked_at(before.log) != press.payload["seq"]:
            await self.bot.show(press.interaction, notice(reader("stale"), reader("stale-answered")), private=True)
            return

        kept = await self.bot.tables.secrets(before.row.id)

        def move(now: Seen) -> Sequence[happened.Event]:
            if asked_at(now.log) != press.payload["seq"]:
                raise NotAllowedNow("no-consent-asked")
            answered = pacts.answer_consent(now.state, person, agree=agree)
            return ending.opened(answered, now.state, now.row.seed, kept)

        after = await self.bot.tables.act(before.row.id, person, press.interaction.id, move)
        card = answered_card(before, after, agreed=agree, by=person, words=press.audience.public)
        await self.bot.revise(press.interaction, card)
        if after.state.stage is Stage.ENDED:
            await self.bot.show(press.interaction, end_card(after, press.audience.public))
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()

    @app_commands.command(name="end", description=described("command-game-end"))
    @app_commands.describe(reason=described("option-end-reason"), winner=described("option-winner"))
    @app_commands.choices(
        reason=[app_commands.Choice(name=described(f"end-{reason}"), value=reason) for reason in _REASONS]
    )
    async def end(
        self, interaction: discord.Interaction, reason: str = "played", winner: discord.User | None = None
    ) -> None:
        """Ends the game and opens the dice seal; what is not for one alone to say, the other side is asked first."""
        seen = await self.here(interaction)
        await played.end(self.bot, interaction, seen, reason, winner.id if winner else None)
