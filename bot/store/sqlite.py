"""The store in one SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.migrate import UnknownSchema, migrate
from bot.store.shared import Shared

__all__ = ["CannotOpen", "ServerSettings", "Store", "UnknownSchema", "fresh_key"]

log = logging.getLogger(__name__)

_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "secure_delete=ON",  # what is deleted must not stay readable in the file; not every SQLite does so unasked
)

_PATIENCE = 1000
"""Milliseconds for which emptying the log waits for a reader, and every writer with it."""


def fresh_key() -> str:
    """Makes a key for the buttons of a card: short, and not to be guessed."""
    return secrets.token_urlsafe(9)


class CannotOpen(Exception):
    """The database file cannot be used; the message says why and what the host can do."""


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What a server has chosen; None and missing editions mean the default."""

    language: str | None = None
    system: str | None = None
    editions: Mapping[str, str] = field(default_factory=dict)


class Store:
    """Everything that outlives a restart. One writer at a time; every write is a whole transaction.

    Args:
        database: the open file.
        path: where it is.
        now: tells the moment, in seconds since 1970; whatever is dated anywhere in the bot is dated by this clock.
    """

    def __init__(self, database: aiosqlite.Connection, path: Path | str, now: Callable[[], float]) -> None:
        self._database = database
        self._path = path
        self._clock = now
        self._writing = asyncio.Lock()
        self._closed = False
        self._servers = Shared(self._server)
        self._languages = Shared(self._language)
        self._new_keys: list[tuple[str, str, str, str]] = []
        self._keeping: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path | str, now: Callable[[], float] = time.time) -> Store:
        """Opens a database file and brings it up to date; creates it where there is none.

        Args:
            path: the file.
            now: tells the moment, in seconds since 1970; tests and the demo move it.

        Raises:
            CannotOpen: it is no database, or it cannot be read and written there.
            UnknownSchema: a newer program wrote it.
        """
        try:
            return await cls._open(path, now)
        except sqlite3.OperationalError as error:
            raise CannotOpen(
                f"DATABASE {path} cannot be opened: {error}. It must be a file that this user may write, in a folder "
                "that they may write to, with space left."
            ) from error
        except sqlite3.DatabaseError as error:
            raise CannotOpen(
                f"DATABASE {path} is no database of this program, or damaged: {error}. Restore a backup, or name "
                "another file."
            ) from error

    @classmethod
    async def _open(cls, path: Path | str, now: Callable[[], float]) -> Store:
        async with (
            contextlib.AsyncExitStack() as unfinished
        ):  # a start that fails or is cancelled must not leave the file open
            database = await aiosqlite.connect(path, isolation_level=None)
            unfinished.push_async_callback(database.close)
            for pragma in _PRAGMAS:
                await database.execute(f"PRAGMA {pragma}")
            await migrate(database)
            unfinished.pop_all()
        return cls(database, path, now)

    def now(self) -> int:
        """Gives the moment, in seconds since 1970."""
        return int(self._clock())

    def moment(self) -> str:
        """Gives the moment as logs carry it."""
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def today(self) -> str:
        """Gives the date, as rulings carry it."""
        return datetime.fromtimestamp(self.now(), UTC).date().isoformat()

    async def close(self) -> None:
        """Finishes the write under way and closes the file."""
        if self._keeping is not None:
            await self._keeping
        async with self._writing:
            if not self._closed:
                self._closed = True
                await self._database.close()

    async def answers(self) -> bool:
        """Says whether the database can be read; for the health check."""
        return await self._one("SELECT min(number) FROM migrations") == (1,)

    @property
    def reading(self) -> aiosqlite.Connection:
        """The connection, for questions; writing goes through ``transaction``."""
        return self._database

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """Writes as one whole: everything in the block, or nothing."""
        async with self._writing, contextlib.AsyncExitStack() as unfinished:
            unfinished.push_async_callback(self._roll_back)  # a cancelled command, too, leaves no half of it written
            await self._database.execute("BEGIN IMMEDIATE")
            yield self._database
            await self._database.execute("COMMIT")
            unfinished.pop_all()

    async def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.OperationalError):  # a full disk or a commit may have ended it already
            await self._database.execute("ROLLBACK")

    async def wipe(self) -> bool:
        """Empties the log of changes beside the file, where what was deleted could be read until it is written over.

        Returns:
            Whether it is empty; it is not while another program reads the file, such as a backup, or on a full disk.
        """
        async with self._writing, aiosqlite.connect(self._path) as beside:  # ours may be in the middle of a question
            await beside.execute(f"PRAGMA busy_timeout={_PATIENCE}")
            try:
                rows = await beside.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.OperationalError as error:
                log.warning("The log beside the database could not be emptied: %s", error)
                return False
        return all(row[0] == 0 for row in rows)

    async def _one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        async with self._database.execute(query, values) as cursor:
            row = await cursor.fetchone()
        return None if row is None else tuple(row)

    async def server(self, server: int) -> ServerSettings:
        """Gives what a server has chosen."""
        return await self._servers.get(server)

    async def _server(self, server: int) -> ServerSettings:
        row = await self._one("SELECT language, system FROM servers WHERE id = ?", server)
        rows = await self._database.execute_fetchall(
            "SELECT system, edition FROM server_editions WHERE server = ?", (server,)
        )
        language, system = row or (None, None)
        return ServerSettings(language, system, {row[0]: row[1] for row in rows})

    async def choose_for_server(self, server: int, **choice: str | None) -> None:
        """Keeps a server's ``language`` or ``system``."""
        async with self.transaction() as database:
            await database.execute("INSERT OR IGNORE INTO servers (id) VALUES (?)", (server,))
            for column, value in choice.items():
                if column not in {"language", "system"}:
                    raise ValueError(column)
                await database.execute(f"UPDATE servers SET {column} = ? WHERE id = ?", (value, server))  # noqa: S608
        self._servers.drop(server)

    async def choose_edition(self, server: int, system: str, edition: str) -> None:
        """Keeps the edition of a system that a server plays."""
        async with self.transaction() as database:
            await database.execute("INSERT OR IGNORE INTO servers (id) VALUES (?)", (server,))
            await database.execute(
                "INSERT INTO server_editions VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET edition = excluded.edition",
                (server, system, edition),
            )
        self._servers.drop(server)

    async def greet(self, server: int) -> bool:
        """Notes that a server was greeted; True only the first time."""
        async with self.transaction() as database:
            await database.execute("INSERT OR IGNORE INTO servers (id) VALUES (?)", (server,))
            cursor = await database.execute("UPDATE servers SET greeted = 1 WHERE id = ? AND greeted = 0", (server,))
            return cursor.rowcount == 1

    async def language_of(self, person: int) -> str | None:
        """Gives the language a person has chosen, if any."""
        return await self._languages.get(person)

    async def _language(self, person: int) -> str | None:
        row = await self._one("SELECT language FROM people WHERE id = ?", person)
        return None if row is None else row[0]

    def left(self, person: int) -> None:
        """Drops what was remembered of a person whose data were deleted."""
        self._languages.drop(person)

    async def choose_language(self, person: int, language: str | None) -> None:
        """Keeps the language a person reads; None follows their Discord client again."""
        async with self.transaction() as database:
            await database.execute(
                "INSERT INTO people (id, language) VALUES (?, ?) "
                "ON CONFLICT DO UPDATE SET language = excluded.language",
                (person, language),
            )
        self._languages.drop(person)

    async def new_key(self, kind: str, payload: Mapping[str, Any], key: str = "") -> str:
        """Keeps what the buttons of a card mean.

        Returns:
            The key that the buttons carry: the one that was given, else a new one; the kind where that says it all.
        """
        key = key or (fresh_key() if payload else kind)
        self._new_keys.append((key, kind, _written(payload), self.moment()))
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep_keys())
        await asyncio.shield(self._keeping)  # others wait for it too, so a cancelled command must not end it
        return key

    async def _keep_keys(self) -> None:
        """Writes all keys that came while the last ones were being written: one statement, one trip to the disk."""
        async with self._writing:  # a single statement is a transaction of its own
            rows, self._new_keys, self._keeping = self._new_keys, [], None
            places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
            await self._database.execute(f"INSERT INTO keys VALUES {places} ON CONFLICT DO NOTHING", list(chain(*rows)))  # noqa: S608

    async def key(self, key: str) -> tuple[str, dict[str, Any]] | None:
        """Gives kind and payload of a key, or None for an unknown one."""
        row = await self._one("SELECT kind, payload FROM keys WHERE key = ?", key)
        return None if row is None else (row[0], json.loads(row[1]))

    async def change_key(self, key: str, was: Mapping[str, Any], now: Mapping[str, Any]) -> bool:
        """Puts a new payload in the place of the one that was read; False when somebody else was first."""
        async with self.transaction() as database:
            return await self.replace_key(database, key, was, now)

    async def replace_key(
        self, database: aiosqlite.Connection, key: str, was: Mapping[str, Any], now: Mapping[str, Any]
    ) -> bool:
        """Does what ``change_key`` does inside a transaction that is under way."""
        cursor = await database.execute(
            "UPDATE keys SET payload = ? WHERE key = ? AND payload = ?", (_written(now), key, _written(was))
        )
        return cursor.rowcount == 1

    async def fact(self, name: str) -> str | None:
        """Gives a fact about this installation."""
        row = await self._one("SELECT value FROM facts WHERE name = ?", name)
        return None if row is None else row[0]

    async def facts(self, beginning: str) -> dict[str, str]:
        """Gives all facts whose names begin so."""
        rows = await self._database.execute_fetchall(
            "SELECT name, value FROM facts WHERE substr(name, 1, ?) = ?", (len(beginning), beginning)
        )
        return {row[0]: row[1] for row in rows}

    async def remember(self, name: str, value: str | None) -> None:
        """Keeps a fact about this installation; None: it is one no more."""
        async with self.transaction() as database:
            if value is None:
                await database.execute("DELETE FROM facts WHERE name = ?", (name,))
                return
            await database.execute(
                "INSERT INTO facts VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value", (name, value)
            )


def _written(payload: Mapping[str, Any]) -> str:
    return json.dumps(payload, ensure_ascii=False, sort_keys=True)
