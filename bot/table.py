"""The one door between a command and a game: one writer at a time, every press at most once.

What a move gives is written in one transaction together with the letters that follow from it; letters and the panel
are sent afterwards, and again after a restart if they were not.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from bot.store import Store, games
from bot.store.games import GameRow, Letter
from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Entry, Event
from rules.game.moves import owed
from rules.game.seal import entry, seal_of
from rules.game.setup import setup
from rules.game.state import Stage, State, advance, fold


@dataclass(frozen=True, slots=True)
class Seen:
    """A game at one moment: its row, its log and its state."""

    row: GameRow
    log: tuple[Entry, ...]
    state: State


Move = Callable[[Seen], Sequence[Event]]


class Tables:
    """Every game, by channel."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._queues: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._seen: dict[str, Seen] = {}

    async def at(self, channel: int) -> Seen | None:
        """Gives the open game of a channel, or None."""
        row = await games.open_in(self._store.reading, channel)
        return None if row is None else await self._look(row)

    async def must(self, channel: int) -> Seen:
        """Gives the open game of a channel.

        Raises:
            NotFound: there is none.
        """
        seen = await self.at(channel)
        if seen is None:
            raise NotFound("no-game-here")
        return seen

    async def facing(self, interaction: discord.Interaction, system: str, named: discord.abc.User | None) -> int:
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
        known = self._seen.get(row.id)
        if known is None:
            log = tuple(await games.log_of(self._store.reading, row.id))
            known = Seen(row, log, fold(setup(row.system), log))
            self._seen[row.id] = known
        return replace(known, row=row)

    async def open(self, channel: int, server: int | None, created: happened.Created, by: int, seat: Event) -> Seen:
        """Opens a game in a channel; whoever opens it takes the first seat.

        Raises:
            NotAllowedNow: a game is open there already.
        """
        seed = secrets.token_hex(32)
        row = GameRow(secrets.token_hex(4), server, channel, created.system, seed)
        sealed = created.model_copy(update={"seal": seal_of(seed)})
        log: list[Entry] = []
        for event in (sealed, seat):
            log.append(entry(log[-1] if log else None, _now(), by, event))
        try:
            async with self._store.transaction() as database:
                await database.execute(
                    "INSERT INTO games (id, server, channel, system, seed) VALUES (?, ?, ?, ?, ?)",
                    (row.id, server, channel, row.system, seed),
                )
                await games.append(database, row.id, log, None)
                await self._players(database, row.id, [seat])
        except sqlite3.IntegrityError:
            raise NotAllowedNow("game-here-already") from None
        return await self._look(row)

    async def act(self, game: str, by: int, interaction: int, move: Move) -> Seen:
        """Lets somebody do something.

        Args:
            game: the game's id.
            by: who does it.
            interaction: Discord's id of the press or command; the same one is applied once.
            move: asks whether it is allowed in the game as it is now, and gives what happens.

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
                new.append(entry((new or list(seen.log))[-1], _now(), by, event))
            log = (*seen.log, *new)
            after = Seen(seen.row, log, advance(seen.state, log, new))
            over = after.state.stage is Stage.ENDED
            try:
                async with self._store.transaction() as database:
                    await games.append(database, game, new, interaction)
                    await self._players(database, game, happening)
                    if over:
                        await database.execute("UPDATE games SET over = 1 WHERE id = ?", (game,))
                    for person, what in set(owed(after.state)) - set(owed(seen.state)):
                        if person != by:  # whoever acts sees what comes next on the panel
                            subject = f"{after.state.seq}:{person}:{what}"
                            await games.post(database, game, subject, {"person": person, "what": what})
            except sqlite3.IntegrityError:  # this very press was applied before
                self._seen.pop(game, None)
                return await self.by_id(game)
            self._seen[game] = replace(after, row=replace(seen.row, over=over))
            return self._seen[game]

    async def _players(self, database: Any, game: str, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, happened.Joined | happened.Substituted):
                await database.execute("INSERT OR IGNORE INTO players VALUES (?, ?)", (game, event.person))

    async def letters(self) -> list[Letter]:
        """Gives what still has to be sent."""
        return await games.unsent(self._store.reading)

    async def sent(self, letter: Letter) -> None:
        """Notes that a letter was sent, or is no longer due."""
        async with self._store.transaction() as database:
            await database.execute("UPDATE outbox SET sent = 1 WHERE id = ?", (letter.id,))

    async def panel_is(self, game: str, message: int) -> None:
        """Remembers which message is a game's panel."""
        async with self._store.transaction() as database:
            await database.execute("UPDATE games SET panel = ? WHERE id = ?", (message, game))


def _now() -> str:
    return discord.utils.utcnow().isoformat(timespec="seconds")
