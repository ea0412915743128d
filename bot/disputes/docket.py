"""A dispute at one moment, and what it does to the game that it is about: the clock stops, waits, goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.seen import Seen
from bot.games.table import Tables
from bot.store.disputes import DisputeRow
from rules.dice import Dice, ScriptedDice
from rules.game.events import Disputed, DisputeEnded, Rolled
from rules.game.events import Event as GameEvent
from rules.game.fold import surviving
from rules.game.seal import SealedDice
from rules.game.state import Stage
from rules.game.verify import declared
from rules.procedure import Transcript, play
from rules.record import Record
from rules.rulings.chance import Chance, chance
from rules.rulings.dispute import Dispute
from rules.rulings.dispute import Stage as DisputeStage
from rules.rulings.events import Event


@dataclass(frozen=True, slots=True)
class Docket:
    """A dispute at one moment: its row, what happened, its state."""

    row: DisputeRow
    log: tuple[Event, ...]
    state: Dispute


class StoppedGames:
    """The games whose clocks disputes stop."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def game_of(self, docket: Docket) -> Seen | None:
        """Gives the game that a dispute is about, if any."""
        return None if docket.row.game is None else await self._tables.by_id(docket.row.game)

    async def follow(self, docket: Docket, by: int, interaction: int | None = None) -> None:
        """Brings the game in step with the dispute: whom it waits for, or that it has ended.

        A crash between the two is made good by calling it again.
        """
        if docket.row.game is None or not docket.state.opened.paused:
            return
        await self._tables.act(docket.row.game, by, interaction, lambda now: _in_step(now, docket))

    async def throw(self, docket: Docket, by: int, dice: Dice) -> int:
        """Throws the die: a sealed one in a game, and only once, whatever happened in between."""
        declaration = chance(Chance(docket.row.id))
        record = Record.of(Transcript(declaration, ()))
        seen = await self.game_of(docket)
        if seen is None or seen.state.stage is Stage.ENDED:
            return int(play(declaration, dice).outcome or 0)

        def move(now: Seen) -> Sequence[GameEvent]:
            if _thrown(now, record) is not None:  # it fell before a crash; it does not fall twice
                return []
            sealed = SealedDice(now.row.seed, now.state.rolls, declared(record.procedure, by, record.inputs))
            transcript = play(declaration, sealed)
            rolled = Rolled(
                procedure=record.procedure,
                inputs=record.inputs,
                answers=transcript.answers,
                outcome=f"chance-{transcript.outcome}",
                position=now.state.rolls,
            )
            return [rolled]

        # The press itself is counted by the dispute; the game is moved twice by it.
        after = await self._tables.act(seen.row.id, by, None, move)
        return int(play(declaration, ScriptedDice(_thrown(after, record) or ())).outcome or 0)


def _in_step(now: Seen, docket: Docket) -> Sequence[GameEvent]:
    state, number = now.state, docket.row.number
    if state.stage not in {Stage.RUNNING, Stage.PAUSED}:
        return []
    mine = state.dispute is not None and state.dispute.number == number
    if docket.state.stage is not DisputeStage.OPEN:
        return [DisputeEnded(number=number)] if mine else []
    told = any(isinstance(one.event, Disputed) and one.event.number == number for one in now.log)
    if not mine and (told or state.stage is Stage.PAUSED):
        return []
    waits = docket.state.waits_for()
    judged = docket.state.arbiter is not None
    stands = Disputed(number=number, waits=waits, judged=judged)
    return [] if state.dispute == stands else [stands]


def _thrown(seen: Seen, record: Record) -> tuple[int, ...] | None:
    """Finds the die that a dispute has thrown in its game already."""
    for one in surviving(seen.log):
        event = one.event
        if isinstance(event, Rolled) and event.procedure == record.procedure and event.inputs == record.inputs:
            faces = event.answers[0]
            return faces if isinstance(faces, tuple) else None
    return None
