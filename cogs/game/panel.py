"""The buttons of a game's panel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.game import log_card, mine
from bot.cards.notice import notice
from bot.cards.panel import more_card
from bot.presses import Press
from bot.table import Seen
from cogs.game.reading import Reading
from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game import moves


class Panel(Reading):
    """What the buttons of a panel do."""

    async def panel_pressed(self, press: Press) -> None:
        """Answers the buttons of a panel."""
        interaction, person = press.interaction, press.interaction.user.id
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        reader = press.audience.reader
        match press.verb:
            case "log":
                await self.bot.show(interaction, log_card(seen, reader), private=True)
            case "more":
                await self.bot.show(interaction, more_card(seen, reader), private=True)
            case "export":
                await self.bot.show(interaction, self.exported(seen, reader), private=True)
            case "owe":
                games = await self.bot.tables.of_person(person)
                await self.bot.show(interaction, mine(games, person, reader), private=True)
            case verb:
                await interaction.response.defer(ephemeral=True)
                after = await self.act(interaction, seen, lambda now: _from_panel(verb, now, person))
                text = reader("written-down", seq=after.state.seq)
                await self.bot.show(interaction, notice(text), private=True)


def _from_panel(verb: str, now: Seen, person: int) -> Sequence[happened.Event]:
    match verb:
        case "join":
            return moves.join(now.state, person)
        case "start":
            return moves.start(now.state, person)
        case "next":
            return moves.next_phase(now.state, person)
        case "resume":
            return moves.go_on(now.state, person)
        case "pause":
            return moves.pause(now.state, person)
        case "pass":
            return moves.pass_on(now.state, person)
        case _:
            raise NotAllowedNow("button-unknown")
