"""The secrets part of the store: what sides sealed and have not opened yet."""

from __future__ import annotations

from collections.abc import Sequence

import aiosqlite

from rules.game.hidden import Secret


async def keep(database: aiosqlite.Connection, game: str, secrets: Sequence[Secret]) -> None:
    """Writes secrets inside the transaction that is under way."""
    await database.executemany(
        "INSERT OR REPLACE INTO secrets (game, seal, place, side, salt, body) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, one.seal, one.place, one.side, one.salt, one.body) for one in secrets],
    )


async def of_game(database: aiosqlite.Connection, game: str) -> tuple[Secret, ...]:
    """Gives everything that was sealed in a game, both sides' secrets alike: for the umpire, never for a card."""
    rows = await database.execute_fetchall(
        "SELECT seal, place, side, salt, body FROM secrets WHERE game = ? ORDER BY seal, place", (game,)
    )
    return tuple(Secret(*row) for row in rows)
