"""The calls part of the store: whom disputes have to tell something, and messages as they were tried."""

from __future__ import annotations

from dataclasses import dataclass

import aiosqlite


@dataclass(frozen=True, slots=True)
class Call:
    """Something that has to be told to somebody once.

    Attributes:
        seq: number of the event of the dispute that causes it.
        what: message id of what is said.
        text: the message as it was tried; None before that.
    """

    id: int
    dispute: str
    seq: int
    person: int
    what: str
    text: str | None = None


async def write(database: aiosqlite.Connection, dispute: str, seq: int, person: int, what: str, due: int) -> None:
    """Writes a call, inside the transaction of the event that causes it."""
    await database.execute(
        "INSERT INTO calls (dispute, seq, person, what, due) VALUES (?, ?, ?, ?, ?)", (dispute, seq, person, what, due)
    )


async def due(database: aiosqlite.Connection, at: int) -> list[Call]:
    """Gives the calls that may be made by now, oldest first; a dispute calls once its card is there to answer."""
    rows = await database.execute_fetchall(
        "SELECT calls.id, dispute, seq, person, what, text FROM calls JOIN disputes ON disputes.id = dispute "
        "WHERE calls.message IS NULL AND disputes.message IS NOT NULL AND due <= ? ORDER BY calls.id",
        (at,),
    )
    return [Call(*row) for row in rows]


async def soonest(database: aiosqlite.Connection) -> int | None:
    """Gives the moment of the next call, or None."""
    rows = await database.execute_fetchall(
        "SELECT min(due) FROM calls JOIN disputes ON disputes.id = dispute "
        "WHERE calls.message IS NULL AND disputes.message IS NOT NULL"
    )
    return next((row[0] for row in rows), None)


async def tried(database: aiosqlite.Connection, call: Call, text: str) -> None:
    """Notes a message that is about to be sent."""
    await database.execute("UPDATE calls SET text = ? WHERE id = ?", (text, call.id))


async def postpone(database: aiosqlite.Connection, call: Call, to: int) -> None:
    """Lets a call wait until a moment."""
    await database.execute("UPDATE calls SET due = ? WHERE id = ?", (to, call.id))


async def made(database: aiosqlite.Connection, call: Call, message: int) -> None:
    """Notes which message a call became; 0 where it was not sent and will not be."""
    await database.execute("UPDATE calls SET message = ? WHERE id = ?", (message, call.id))


async def last_word(database: aiosqlite.Connection, person: int) -> str | None:
    """Gives the moment (ISO) at which somebody last did something in any dispute."""
    rows = await database.execute_fetchall("SELECT max(at) FROM dispute_events WHERE by = ?", (person,))
    return next((row[0] for row in rows), None)
