"""The buttons of a game's panel."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.game import log_card, mine
from bot.cards.notice import notice
from bot.presses import Press
from bot.table import Seen
from cogs.game.reading import Reading
from rules.game import events as happened
from rules.game import moves
from rules.game.seal import SealedDice
from rules.game.verify import declared
from rules.procedure import Transcript, play
from rules.record import Record
from rules.rolloff import RollOff, roll_off


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
        case _:
            return _roll_first(now, person)


def _roll_first(now: Seen, person: int) -> Sequence[happened.Event]:
    """Rolls off who is first, with the game's own dice."""
    moves.go_first(now.state, person, 0)
    declaration = roll_off(RollOff(now.state.turn))
    record = Record.of(Transcript(declaration, ()))
    dice = SealedDice(now.row.seed, now.state.rolls, declared(record.procedure, person, record.inputs))
    transcript = play(declaration, dice)
    rolled = happened.Rolled(
        procedure=record.procedure,
        inputs=record.inputs,
        answers=transcript.answers,
        outcome=f"first-side-{transcript.outcome}",
        position=now.state.rolls,
    )
    return [rolled, happened.FirstSide(side=1 if transcript.outcome else 0)]
