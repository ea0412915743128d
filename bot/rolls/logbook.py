"""Rolls of a game: where in the game they stand, what its log keeps of them, and what they change on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.cards.card import Card
from bot.cards.resolution import Setting
from bot.games.seen import Seen
from bot.games.table import Tables, roll_at
from bot.rolls.rolling import Rolling
from rules.game import rolls
from rules.game.events import Decided, Declared, Event, Rolled
from rules.game.fielding import Effect, brought
from rules.game.fold import surviving
from rules.game.pact.orders import Order, used
from rules.game.roll_events import Headline
from rules.game.state import Stage, must_run
from rules.procedure import Asking, Choice, Transcript
from rules.record import Record
from rules.systems import counted_of

_BEGUN = {Stage.RUNNING, Stage.PAUSED}


@dataclass(frozen=True, slots=True)
class Run:
    """How far a roll has come.

    Attributes:
        card: its card.
        after: how it is kept.
        transcript: its run.
        ordered: the standing orders that answered.
        outcome: the result at the end, as its presenter calls it.
        headline: what the result says, where that is more than its name.
        effects: what it did to its units in the end.
    """

    card: Card
    after: Rolling
    transcript: Transcript[Any]
    ordered: tuple[Order, ...] = ()
    outcome: str = ""
    headline: Headline | None = None
    effects: tuple[Effect, ...] = ()


class Logbook:
    """Writes rolls into the games they belong to."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._aside: set[str] = set()

    def aside(self, *procedures: str) -> None:
        """Lets procedures be made while a roll waits or the game stands still; then they are no part of the game."""
        self._aside |= set(procedures)

    async def place(self, channel: int | None, rolling: Rolling) -> tuple[Rolling, str | None]:
        """Gives a roll its place in the game that is played in a channel, and the seed of that game's dice.

        Raises:
            NotAllowedNow: the game is paused or disputed, or another roll of it waits for a decision.
        """
        seen = await self._tables.at(channel) if channel else None
        if rolling.game is None and seen is not None and _plays(seen, rolling):
            if self._stands_aside(seen, rolling):
                return rolling, None
            must_run(seen.state)
            rolls.must_be_settled(seen.state)
            rolling = replace(rolling, game=seen.row.id, position=seen.state.rolls)
        if seen is None or seen.row.id != rolling.game:
            return rolling, None
        must_run(seen.state)  # nothing goes on while the clock stands still
        return rolling, seen.row.seed

    def _stands_aside(self, seen: Seen, rolling: Rolling) -> bool:
        held_up = seen.state.window is not None or seen.state.stage is not Stage.RUNNING
        return held_up and rolling.record.procedure in self._aside

    async def beside(self, channel: int | None, rolling: Rolling) -> str | None:
        """Says why a roll is no part of the channel's game, as a message id; None where there is nothing to say."""
        seen = await self._tables.at(channel) if channel and rolling.game is None else None
        if seen is None or rolling.private or seen.row.system != rolling.setting.system:
            return None
        if seen.state.stage not in _BEGUN:
            return None
        return "beside-the-game" if seen.state.side_of(rolling.roller) is None else "aside-of-a-roll"

    async def undone(self, rolling: Rolling) -> bool:
        """Says whether a roll of a game was taken back, or has gone back to a decision before what its card shows."""
        if rolling.game is None:
            return False
        seen, record = await self._tables.by_id(rolling.game), rolling.record
        alive: list[Rolled | Declared] = [one.event for one in surviving(seen.log) if isinstance(one.event, Rolled)]
        alive += [seen.state.window] if seen.state.window else []
        answers, count = record.answers, len(record.answers)
        here = (record.procedure, rolling.position)
        return not any((one.procedure, one.position) == here and one.answers[:count] == answers for one in alive)

    async def orders(self, rolling: Rolling) -> tuple[Order, ...]:
        """Gives the standing orders of the game that a roll belongs to."""
        return () if rolling.game is None else await self._tables.orders(rolling.game)

    async def write(
        self,
        interaction: discord.Interaction,
        run: Run,
        consequences: Callable[[Seen], Sequence[Event]],
        *,
        answered: int | None,
        key: str,
    ) -> Seen | None:
        """Writes down how far a roll of a game has come; what it changes follows in the same step.

        Args:
            interaction: the command or press that brought it so far.
            run: the roll as it stands.
            consequences: gives what it changes in the game, once it has ended.
            answered: how many answers the pressed card had; None for a roll that has just been declared.
            key: the key of the card that shows it.

        Returns:
            The game as it is then; None for a roll outside of any game.

        Raises:
            Crossed: another roll took its place in the game.
            NotAllowedNow: the decision was made already, or undone.
        """
        rolling, waiting = run.after, run.transcript.waiting
        if rolling.game is None:
            return None

        def move(now: Seen) -> list[Event]:
            if answered is None:
                rolls.may_begin(now.state, rolling.position)
            else:
                rolls.waiting(now.state, rolling.record.procedure, rolling.position, answered)
            opened = [used(order) for order in run.ordered]
            if waiting is not None:
                return [*opened, _waits(rolling, waiting, anew=answered is None)]
            return [*opened, _rolled(run), *consequences(now)]

        after = await self._tables.act(rolling.game, interaction.user.id, interaction.id, move, card=key)
        run.card.key, run.card.rolled = key, (rolling.game, roll_at(after.log))
        return after

    def reopened(self, seen: Seen) -> Rolling | None:
        """Gives the roll of a game that waits for a decision, as its card kept it."""
        window = seen.state.window
        if window is None:
            return None
        both = (window.units[part] for part in ("own", "target") if part in window.units)
        units = [seen.state.units[unit] for unit in both if unit in seen.state.units]
        setting = Setting(
            seen.row.system,
            seen.state.edition,
            window.title,
            by_hand=window.typed is not None,
            deciders=window.deciders,
            brought=brought(units, seen.state.setup, counted_of(seen.row.system)),
            again=False,  # what the game waits for changes its table
            units={
                part: seen.state.units[unit].name for part, unit in window.units.items() if unit in seen.state.units
            },
        )
        record = Record(window.procedure, window.version, window.data, window.inputs, window.answers)
        return Rolling(
            setting, record, window.roller, window.typed, False, seen.row.id, window.position, dict(window.units)
        )


def owner(rolling: Rolling, asked: Asking) -> int:
    """Gives the person who makes a decision, or throws dice by hand."""
    side = asked.decider if isinstance(asked, Choice) else asked.actor
    return rolling.setting.deciders.get(side, rolling.roller)


def _plays(seen: Seen, rolling: Rolling) -> bool:
    """Says whether a roll belongs to the channel's game: it has begun, of this system, and the roller plays in it."""
    same = seen.row.system == rolling.setting.system and not rolling.private
    return same and seen.state.stage in _BEGUN and seen.state.side_of(rolling.roller) is not None


def _waits(rolling: Rolling, asked: Asking, *, anew: bool) -> Event:
    decider = owner(rolling, asked)
    question = asked.question if isinstance(asked, Choice) else "faces"
    if not anew:
        return Decided(answers=rolling.record.answers, decider=decider, question=question, typed=rolling.typed)
    record = rolling.record
    return Declared(
        procedure=record.procedure,
        version=record.version,
        data=record.data,
        inputs=record.inputs,
        answers=record.answers,
        position=rolling.position,
        roller=rolling.roller,
        deciders=dict(rolling.setting.deciders),
        decider=decider,
        question=question,
        units=dict(rolling.units),
        title=rolling.setting.title,
        typed=rolling.typed,
    )


def _rolled(run: Run) -> Rolled:
    rolling, record = run.after, run.after.record
    return Rolled(
        procedure=record.procedure,
        inputs=record.inputs,
        answers=record.answers,
        outcome=run.outcome,
        position=rolling.position,
        title=rolling.setting.title,
        by_hand=rolling.setting.by_hand,
        roller=rolling.roller,
        units=dict(rolling.units),
        headline=run.headline,
    )
