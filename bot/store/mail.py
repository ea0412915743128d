"""The mail part of the store: who owes what since when, letters to be sent, and messages as they were tried."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import aiosqlite

from rules.game.clock import Due


@dataclass(frozen=True, slots=True)
class Letter:
    """Something that has to be told to somebody once.

    Attributes:
        subject: what it is about; the same one is written once a game.
        body: ``person``, ``what``, ``kind`` (``ping``, ``last``, ``next``, ``remind``), ``level``, ``step``.
        due: the moment from which it may be sent.
    """

    id: int
    game: str
    subject: str
    body: dict[str, Any]
    due: int = 0

    @property
    def person(self) -> int:
        """Whom it is for."""
        return int(self.body["person"])

    @property
    def what(self) -> str:
        """Message id of what is owed."""
        return str(self.body["what"])

    @property
    def kind(self) -> str:
        """What kind of letter it is."""
        return str(self.body.get("kind", "ping"))


@dataclass(frozen=True, slots=True)
class Post:
    """A message as it was tried: of which game, for whom, its text and the key of its button."""

    id: int
    game: str
    person: int
    text: str
    key: str | None = None


async def owing(database: aiosqlite.Connection, game: str) -> tuple[Due, ...]:
    """Gives what is owed in a game, and since when."""
    rows = await database.execute_fetchall(
        "SELECT person, what, step, since, level, next, held FROM owing WHERE game = ?", (game,)
    )
    return tuple(Due(*row) for row in rows)


async def owe(database: aiosqlite.Connection, game: str, dues: Iterable[Due]) -> None:
    """Writes what is owed in a game in the place of what was; inside the transaction that is under way."""
    await database.execute("DELETE FROM owing WHERE game = ?", (game,))
    for due in dues:
        await database.execute(
            "INSERT INTO owing VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (game, due.person, due.what, due.step, due.since, due.level, due.next, int(due.held)),
        )


async def reminders(database: aiosqlite.Connection, at: int) -> list[tuple[str, Due]]:
    """Gives what somebody has to be reminded of by now, with its game."""
    rows = await database.execute_fetchall(
        "SELECT game, person, what, step, since, level, next FROM owing WHERE next <= ? ORDER BY next", (at,)
    )
    return [(row[0], Due(*row[1:])) for row in rows]


async def next_reminder(database: aiosqlite.Connection, game: str, due: Due) -> None:
    """Writes how far the reminders of something owed have come."""
    await database.execute(
        "UPDATE owing SET level = ?, next = ? WHERE game = ? AND person = ? AND what = ? AND step = ?",
        (due.level, due.next, game, due.person, due.what, due.step),
    )


async def soonest(database: aiosqlite.Connection) -> int | None:
    """Gives the next moment at which something is due, or None."""
    rows = await database.execute_fetchall(
        "SELECT min(moment) FROM (SELECT min(next) AS moment FROM owing WHERE next IS NOT NULL "
        "UNION ALL SELECT min(due) FROM outbox WHERE sent = 0 UNION ALL SELECT min(due) FROM posts "
        "WHERE message IS NULL UNION ALL SELECT min(due) FROM shown WHERE undone IS NOT NULL)"
    )
    return next((row[0] for row in rows), None)


async def post(database: aiosqlite.Connection, game: str, subject: str, body: dict[str, Any], due: int) -> None:
    """Puts a letter into the outbox; the same subject is never written twice."""
    await database.execute(
        "INSERT OR IGNORE INTO outbox (game, subject, body, due) VALUES (?, ?, ?, ?)",
        (game, subject, json.dumps(body), due),
    )


async def letters(database: aiosqlite.Connection, at: int) -> list[Letter]:
    """Gives the letters that may be sent by now and were not tried, oldest first."""
    rows = await database.execute_fetchall(
        "SELECT id, game, subject, body, due FROM outbox WHERE sent = 0 AND post IS NULL AND due <= ? ORDER BY id",
        (at,),
    )
    return [_letter(row) for row in rows]


async def letters_of(database: aiosqlite.Connection, tried: int) -> list[Letter]:
    """Gives the letters that a message answers for."""
    rows = await database.execute_fetchall(
        "SELECT id, game, subject, body, due FROM outbox WHERE post = ? ORDER BY id", (tried,)
    )
    return [_letter(row) for row in rows]


def _letter(row: Any) -> Letter:
    return Letter(row[0], row[1], row[2], json.loads(row[3]), row[4])


async def done(database: aiosqlite.Connection, letters: Sequence[Letter]) -> None:
    """Notes that letters were sent, or are no longer due."""
    for letter in letters:
        await database.execute("UPDATE outbox SET sent = 1 WHERE id = ?", (letter.id,))


async def postpone(database: aiosqlite.Connection, letters: Sequence[Letter], to: int) -> None:
    """Lets letters wait until a moment."""
    for letter in letters:
        await database.execute("UPDATE outbox SET due = ? WHERE id = ?", (to, letter.id))


async def hurry(database: aiosqlite.Connection, person: int, to: int) -> None:
    """Lets the letters that wait for a person be due at a moment; whether they may be sent is asked again then."""
    await database.execute(
        "UPDATE outbox SET due = ? WHERE sent = 0 AND due > ? AND json_extract(body, '$.person') = ?", (to, to, person)
    )
    await database.execute(
        "UPDATE calls SET due = ? WHERE message IS NULL AND due > ? AND person = ?", (to, to, person)
    )


async def hold(database: aiosqlite.Connection, game: str, to: int) -> None:
    """Lets everything that a game has to say wait until a moment."""
    await database.execute("UPDATE outbox SET due = max(due, ?) WHERE game = ? AND sent = 0", (to, game))
    await database.execute("UPDATE posts SET due = max(due, ?) WHERE game = ? AND message IS NULL", (to, game))
    await database.execute("UPDATE owing SET next = max(next, ?) WHERE game = ? AND next IS NOT NULL", (to, game))
    await database.execute("UPDATE shown SET due = max(due, ?) WHERE game = ?", (to, game))


async def attempt(
    database: aiosqlite.Connection, letters: Sequence[Letter], text: str, key: str | None, at: int
) -> Post:
    """Writes down a message that is about to be sent for letters; the first one's game is where it goes."""
    first = letters[0]
    cursor = await database.execute(
        "INSERT INTO posts (game, person, text, key, due) VALUES (?, ?, ?, ?, ?)",
        (first.game, first.person, text, key, at),
    )
    made = Post(cursor.lastrowid or 0, first.game, first.person, text, key)
    for letter in letters:
        await database.execute("UPDATE outbox SET post = ? WHERE id = ?", (made.id, letter.id))
    return made


async def unconfirmed(database: aiosqlite.Connection, at: int) -> list[Post]:
    """Gives the messages that were tried and of which nobody knows whether they arrived."""
    rows = await database.execute_fetchall(
        "SELECT id, game, person, text, key FROM posts WHERE message IS NULL AND due <= ? ORDER BY id", (at,)
    )
    return [Post(*row) for row in rows]


async def arrived(database: aiosqlite.Connection, tried: Post, message: int) -> None:
    """Notes which message a post became; 0 where it could not be sent at all."""
    await database.execute("UPDATE posts SET message = ? WHERE id = ?", (message, tried.id))
    await database.execute("UPDATE outbox SET sent = 1 WHERE post = ?", (tried.id,))


async def again(database: aiosqlite.Connection, tried: Post, at: int) -> None:
    """Lets a message that failed be tried again at a moment."""
    await database.execute("UPDATE posts SET due = ? WHERE id = ?", (at, tried.id))
