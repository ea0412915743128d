"""The games part of the store: logs, and who plays where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiosqlite

from rules.game.events import EVENT, Entry


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game as the store knows it."""

    id: str
    server: int | None
    channel: int
    system: str
    seed: str
    panel: int | None = None
    over: bool = False


_COLUMNS = "id, server, channel, system, seed, panel, over"


def _row(row: Any) -> GameRow:
    return GameRow(row[0], row[1], row[2], row[3], row[4], row[5], bool(row[6]))


async def open_in(database: aiosqlite.Connection, channel: int) -> GameRow | None:
    """Finds the open game of a channel."""
    rows = list(
        await database.execute_fetchall(f"SELECT {_COLUMNS} FROM games WHERE channel = ? AND over = 0", (channel,))  # noqa: S608
    )
    return _row(rows[0]) if rows else None


async def by_id(database: aiosqlite.Connection, game: str) -> GameRow | None:
    """Finds a game by its id."""
    rows = list(await database.execute_fetchall(f"SELECT {_COLUMNS} FROM games WHERE id = ?", (game,)))  # noqa: S608
    return _row(rows[0]) if rows else None


async def latest_in(database: aiosqlite.Connection, channel: int) -> GameRow | None:
    """Finds the newest game of a channel, over or not."""
    rows = list(
        await database.execute_fetchall(
            f"SELECT {_COLUMNS} FROM games WHERE channel = ? ORDER BY over, rowid DESC LIMIT 1",  # noqa: S608
            (channel,),
        )
    )
    return _row(rows[0]) if rows else None


async def of_person(database: aiosqlite.Connection, person: int) -> list[GameRow]:
    """Finds the open games that a person plays in."""
    rows = await database.execute_fetchall(
        f"SELECT {_COLUMNS} FROM games JOIN players ON players.game = games.id "  # noqa: S608
        "WHERE players.person = ? AND over = 0 ORDER BY games.rowid",
        (person,),
    )
    return [_row(row) for row in rows]


async def log_of(database: aiosqlite.Connection, game: str) -> list[Entry]:
    """Reads a game's whole log."""
    rows = await database.execute_fetchall(
        "SELECT seq, at, by, body, hash FROM events WHERE game = ? ORDER BY seq", (game,)
    )
    return [Entry(seq=row[0], at=row[1], by=row[2], event=EVENT.validate_json(row[3]), hash=row[4]) for row in rows]


async def applied(database: aiosqlite.Connection, game: str, interaction: int) -> bool:
    """Says whether a press was written down in a game already."""
    found = await database.execute_fetchall(
        "SELECT 1 FROM events WHERE game = ? AND interaction = ?", (game, interaction)
    )
    return bool(list(found))


async def append(database: aiosqlite.Connection, game: str, entries: Sequence[Entry], interaction: int | None) -> None:
    """Writes entries inside the transaction that is under way; the first carries the interaction's id."""
    for place, one in enumerate(entries):
        await database.execute(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                game,
                one.seq,
                one.at,
                one.by,
                EVENT.dump_json(one.event).decode(),
                one.hash,
                interaction if place == 0 else None,
            ),
        )
