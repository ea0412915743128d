"""The one door between a command and a game: one writer at a time, every press at most once.

What a move gives is written in one transaction together with the letters that follow from it; letters and the panel
are sent afterwards, and again after a restart if they were not.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from secrets import token_hex
from typing import Any

import discord

from bot.games.recent import Recent
from bot.games.seen import Seen
from bot.memory import Latest, Turns
from bot.store import Store, games, mail, orders, secrets, shown
from bot.store.games import GameRow
from rules.errors import NotAllowedNow, NotFound
from rules.game import clock
from rules.game import events as happened
from rules.game.clock import Due
from rules.game.events import Entry, Event
from rules.game.fold import advance, fold, history
from rules.game.hidden import Secret
from rules.game.owing import owed, owed_later
from rules.game.pact.orders import Order
from rules.game.seal import entry, seal_of
from rules.game.setup import setup
from rules.game.state import Stage, State

_EMPTY = 50_000
"""Channels that are known to have no open game, in memory: about 5 MB."""


def roll_at(new: Sequence[Entry]) -> int:
    """Gives the number of the event that the card of a roll shows, among those that came with it."""
    rolls = (happened.Declared, happened.Decided, happened.Rolled)
    return next((one.seq for one in reversed(new) if isinstance(one.event, rolls)), new[-1].seq)


Move = Callable[[Seen], Sequence[Event]]
Also = Callable[[Any], Awaitable[None]]


class Tables:
    """Every game, by channel.

    Args:
        store: where games are kept; its clock is the table's.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queues = Turns(asyncio.Lock)
        self._seen = Recent()
        # Channels known to have no open game: most commands are used there, and need no trip to the file.
        self._empty: Latest[int, bool] = Latest(_EMPTY)
        self._opened = 0

    def now(self) -> int:
        """Gives the moment, in seconds since 1970."""
        return self._store.now()

    async def at(self, channel: int) -> Seen | None:
        """Gives the open game of a channel, or None."""
        if channel in self._empty:
            return None
        opened = self._opened
        row = await games.open_in(self._store.reading, channel)
        if row is None:
            if opened == self._opened:  # else a game was opened while this was read
                self._empty[channel] = True
            return None
        return await self._look(row)

    async def must(self, channel: int) -> Seen:
        """Gives the open game of a channel.

        Raises:
            NotFound: there is none.
        """
        seen = await self.at(channel)
        if seen is None:
            raise NotFound("no-game-here")
        return seen

    async def facing(self, interaction: discord.Interaction, system: str, named: discord.abc.Snowflake | None) -> int:
        """Gives who answers for the other side of a roll.

        The one who was named; else, in a running game of the system, the other player; else whoever rolls.
        """
        roller = interaction.user.id
        if named is not None or interaction.channel_id is None:
            return named.id if named is not None else roller
        seen = await self.at(interaction.channel_id)
        if seen is None or seen.row.system != system or seen.state.stage is not Stage.RUNNING:
            return roller
        mine = seen.state.side_of(roller)
        seat = None if mine is None else seen.state.seats[1 - mine]
        return seat.person if seat else roller

    async def by_id(self, game: str) -> Seen:
        """Gives a game, over or not.

        Raises:
            NotFound: there is none by this id.
        """
        row = await games.by_id(self._store.reading, game)
        if row is None:
            raise NotFound("no-game-here")
        return await self._look(row)

    async def latest(self, channel: int) -> Seen:
        """Gives the newest game of a channel, over or not.

        Raises:
            NotFound: there never was one.
        """
        row = await games.latest_in(self._store.reading, channel)
        if row is None:
            raise NotFound("no-game-here")
        return await self._look(row)

    async def of_person(self, person: int) -> list[Seen]:
        """Gives the open games that somebody plays in."""
        return [await self._look(row) for row in await games.of_person(self._store.reading, person)]

    async def _look(self, row: GameRow) -> Seen:
        known = self._seen.get(row)
        if known is None:
            log = tuple(await games.log_of(self._store.reading, row.id))
            past = history(setup(row.system), log)
            known = self._seen.keep(Seen(row, log, past[-1], await mail.owing(self._store.reading, row.id), past))
        return known

    async def open(self, channel: int, server: int | None, created: happened.Created, by: int, *first: Event) -> Seen:
        """Opens a game in a channel.

        Args:
            channel: where it is played.
            server: the server of the channel.
            created: the game.
            by: who opens it.
            first: what happens with it: whoever opens it takes the first seat, proposes terms, invites somebody.

        Raises:
            NotAllowedNow: a game is open there already.
        """
        seed = token_hex(32)
        row = GameRow(token_hex(4), server, channel, created.system, seed)
        sealed = created.model_copy(update={"seal": seal_of(seed)})
        log: list[Entry] = []
        for event in (sealed, *first):
            log.append(entry(log[-1] if log else None, self._store.moment(), by, event))
        try:
            async with self._store.transaction() as database:
                await database.execute(
                    "INSERT INTO games (id, server, channel, system, seed) VALUES (?, ?, ?, ?, ?)",
                    (row.id, server, channel, row.system, seed),
                )
                await games.append(database, row.id, log, None)
                await self._players(database, row.id, first)
                state = fold(setup(created.system), log)
                after = Seen(row, tuple(log), state, self._dues((), state, log[-1].seq, by))
                await self._tell(database, Seen(row, (), State(state.setup)), after, by)
        except sqlite3.IntegrityError:
            raise NotAllowedNow("game-here-already") from None
        finally:  # whatever came of it, the file is asked again
            self._opened += 1
            self._empty.pop(channel, None)
        return await self._look(row)

    async def act(
        self,
        game: str,
        by: int,
        interaction: int | None,
        move: Move,
        *,
        also: Also | None = None,
        card: str | None = None,
    ) -> Seen:
        """Lets somebody do something.

        Args:
            game: the game's id.
            by: who does it.
            interaction: Discord's id of the press or command; the same one is applied once. None: nobody pressed.
            move: asks whether it is allowed in the game as it is now, and gives what happens.
            also: what else is written with it, in the same transaction.
            card: key of the card that shows the roll in it.

        Raises:
            RulesError: the move is not allowed; nothing is written.
        """
        async with self._queues[game]:
            seen = await self.by_id(game)
            happening = list(move(seen))
            if not happening:
                return seen
            new: list[Entry] = []
            for event in happening:
                new.append(entry((new or list(seen.log))[-1], self._store.moment(), by, event))
            log = (*seen.log, *new)
            past = advance(seen.past, log, new)
            state = past[-1]
            after = Seen(seen.row, log, state, self._dues(seen.dues, state, log[-1].seq, by), past)
            over = after.state.stage is Stage.ENDED
            try:
                async with self._written(game) as database:
                    await games.append(database, game, new, interaction)
                    await self._players(database, game, happening)
                    await self._cards(database, game, new, card)
                    if over:
                        await database.execute("UPDATE games SET over = 1 WHERE id = ?", (game,))
                        await shown.over(database, game)
                    await self._tell(database, seen, after, by)
                    if also is not None:
                        await also(database)
            except sqlite3.IntegrityError:
                if interaction is None or not await games.applied(self._store.reading, game, interaction):
                    raise  # the file knows more than memory did; it is read anew
                return await self.by_id(game)
            return self._seen.keep(replace(after, row=replace(seen.row, over=over)))

    @contextlib.asynccontextmanager
    async def _written(self, game: str) -> AsyncIterator[Any]:
        """Writes a move as one whole; where it fails, memory forgets what somebody saw of it in the file meanwhile."""
        with contextlib.ExitStack() as unwritten:
            unwritten.callback(self._seen.forget, game)
            async with self._store.transaction() as database:
                yield database
            unwritten.pop_all()

    async def _players(self, database: Any, game: str, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, happened.Joined | happened.Substituted | happened.Invited):
                await database.execute("INSERT OR IGNORE INTO players VALUES (?, ?)", (game, event.person))

    async def _cards(self, database: Any, game: str, new: Sequence[Entry], card: str | None) -> None:
        """Notes which card shows a roll, and which show one that is taken back."""
        for one in new:
            if isinstance(one.event, happened.Reverted):
                await shown.undo(database, game, one.event.to, one.seq, self.now())
        if card is not None:
            await shown.expect(database, game, roll_at(new), card)

    def _dues(self, before: Sequence[Due], state: State, step: int, by: int) -> tuple[Due, ...]:
        now, later, pace = owed(state), owed_later(state), clock.pace_of(state)
        dues = clock.carried(before, now, step=step, at=self.now(), by=by, pace=pace, later=later)
        # Somebody who left stands in their place with a number below 0, and is told nothing.
        return tuple(due if due.person > 0 else replace(due, next=None) for due in dues)

    async def orders(self, game: str) -> tuple[Order, ...]:
        """Gives the standing orders of both sides: for the umpire, never for the other side."""
        return await orders.of_game(self._store.reading, game)

    async def secrets(self, game: str) -> tuple[Secret, ...]:
        """Gives what both sides sealed in a game; only what a rule opens may go into the log."""
        return await secrets.of_game(self._store.reading, game)

    async def keep_secrets(self, game: str, sealed: Sequence[Secret]) -> None:
        """Keeps what a side seals; it is kept before its hash is public, so nothing public is ever without it."""
        async with self._store.transaction() as database:
            await secrets.keep(database, game, sealed)

    async def _tell(self, database: Any, before: Seen, after: Seen, by: int) -> None:
        """Writes what is owed now, and letters to those for whom it is new; whoever acts sees it on the panel."""
        game, step, at = after.row.id, after.log[-1].seq, self.now()

        async def letter(kind: str, due: Due) -> None:
            body = {"person": due.person, "what": due.what, "kind": kind, "step": due.step}
            await mail.post(database, game, f"{step}:{due.person}:{due.what}:{kind}", body, at)

        await mail.owe(database, game, after.dues)
        known = {(due.person, due.what, due.step) for due in before.dues}
        theirs = {due.what for due in after.owing if due.person == by} & clock.EITHER
        for due in after.owing:
            if due.person <= 0 or due.person == by or due.what in theirs:
                continue
            if (due.person, due.what, due.step) not in known:
                await letter("ping", due)
        last = clock.last_one(before.owing, after.owing)
        if last is not None and last.person != by and at - last.since >= clock.HOUR:  # else the ping has just said it
            await letter("last", last)
        soon = clock.upcoming(after.state)
        if soon is not None and soon not in {by, clock.upcoming(before.state)}:
            await letter("next", Due(soon, "owed-activate", step, at))

    async def remind(self, game: str, due: Due) -> None:
        """Writes the letter of a reminder, and when the one after it comes."""
        at = self.now()
        async with self._queues[game]:
            if due not in await mail.owing(self._store.reading, game):
                return  # whoever owed it was quicker
            later = clock.reminded(due, at, clock.pace_of((await self.by_id(game)).state))
            body = {"person": due.person, "what": due.what, "kind": "remind", "step": due.step, "level": later.level}
            async with self._store.transaction() as database:
                subject = f"{due.step}:{due.person}:{due.what}:{due.since}:{due.level}"
                await mail.post(database, game, subject, body, at)
                await mail.next_reminder(database, game, later)
            self._seen.forget(game)

    async def no_more_reminders(self, game: str, person: int, step: int) -> None:
        """Lets a person be reminded no more of what they owe since a step."""
        async with self._queues[game]:
            for due in await mail.owing(self._store.reading, game):
                if (due.person, due.step) == (person, step):
                    async with self._store.transaction() as database:
                        await mail.next_reminder(database, game, replace(due, next=None))
            self._seen.forget(game)

    def read_anew(self) -> None:
        """Reads every game from the file again; somebody's data were deleted there."""
        self._seen.clear()

    async def panel_is(self, game: str, message: int) -> None:
        """Remembers which message is a game's panel."""
        async with self._store.transaction() as database:
            await database.execute("UPDATE games SET panel = ? WHERE id = ?", (message, game))
