"""The standing orders part of the store."""

from __future__ import annotations

import aiosqlite

from rules.game.pact.orders import Order


async def of_game(database: aiosqlite.Connection, game: str) -> tuple[Order, ...]:
    """Gives the standing orders of a game, both sides' alike: for the umpire, never for the other side."""
    rows = await database.execute_fetchall(
        "SELECT person, question, answer, unit, salt FROM orders WHERE game = ? ORDER BY question, unit", (game,)
    )
    return tuple(Order(*row) for row in rows)


async def keep(database: aiosqlite.Connection, game: str, order: Order) -> None:
    """Writes an order in the place of the one for the same question and unit; inside a transaction."""
    await database.execute(
        "INSERT OR REPLACE INTO orders (game, person, question, unit, answer, salt) VALUES (?, ?, ?, ?, ?, ?)",
        (game, order.person, order.question, order.unit, order.answer, order.salt),
    )


async def drop(database: aiosqlite.Connection, game: str, order: Order) -> None:
    """Takes an order away; inside a transaction."""
    await database.execute(
        "DELETE FROM orders WHERE game = ? AND person = ? AND question = ? AND unit = ?",
        (game, order.person, order.question, order.unit),
    )
