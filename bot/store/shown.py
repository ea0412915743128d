"""The part of the store that knows which message shows which roll of a game, and which of them have to be marked."""

from __future__ import annotations

from dataclasses import dataclass

import aiosqlite


@dataclass(frozen=True, slots=True)
class Shown:
    """The card of a roll that was taken back and is not marked yet.

    Attributes:
        key: the card's key.
        seq: number of the newest roll event that it tells.
        undone: number of the event that took it back.
        message: the message it is; None where nobody knows whether it was sent.
    """

    game: str
    key: str
    seq: int
    undone: int
    message: int | None = None


async def expect(database: aiosqlite.Connection, game: str, seq: int, key: str) -> None:
    """Notes that a card is about to show a roll; inside the transaction of the roll's events where there are any."""
    await database.execute(
        "INSERT INTO shown (game, key, seq) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seq = excluded.seq",
        (game, key, seq),
    )


async def arrived(database: aiosqlite.Connection, game: str, seq: int, key: str, message: int) -> None:
    """Notes which message a card is. One that was marked before its newest edit arrived is to be marked again."""
    await database.execute(
        "INSERT INTO shown (game, key, seq, message, undone) "
        "SELECT id, :key, :seq, :message, (SELECT min(seq) FROM events WHERE game = :game AND seq > :seq "
        "AND json_extract(body, '$.kind') = 'reverted' AND json_extract(body, '$.to') < :seq) "
        "FROM games WHERE id = :game AND over = 0 ON CONFLICT DO UPDATE SET message = excluded.message",
        {"game": game, "key": key, "seq": seq, "message": message},
    )


async def undo(database: aiosqlite.Connection, game: str, to: int, step: int, at: int) -> None:
    """Lets every card of a roll after an event be marked; inside the transaction of the event that takes it back."""
    await database.execute(
        "UPDATE shown SET undone = ?, due = ? WHERE game = ? AND seq > ? AND undone IS NULL", (step, at, game, to)
    )


async def over(database: aiosqlite.Connection, game: str) -> None:
    """Drops the cards of a game that has ended: nothing of it is taken back any more."""
    await database.execute("DELETE FROM shown WHERE game = ? AND undone IS NULL", (game,))


async def to_mark(database: aiosqlite.Connection, at: int) -> list[Shown]:
    """Gives the cards that have to be marked by now."""
    rows = await database.execute_fetchall(
        "SELECT game, key, seq, undone, message FROM shown WHERE undone IS NOT NULL AND due <= ? ORDER BY game, seq",
        (at,),
    )
    return [Shown(*row) for row in rows]


async def marked(database: aiosqlite.Connection, card: Shown) -> None:
    """Notes that a card is marked, or is nowhere to be found."""
    await database.execute("DELETE FROM shown WHERE game = ? AND key = ?", (card.game, card.key))


async def postpone(database: aiosqlite.Connection, card: Shown, to: int) -> None:
    """Lets the marking of a card wait until a moment."""
    await database.execute("UPDATE shown SET due = ? WHERE game = ? AND key = ?", (to, card.game, card.key))
