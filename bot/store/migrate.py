"""Bringing a database to the schema this program knows, one numbered SQL file at a time."""

from __future__ import annotations

import re
from pathlib import Path

import aiosqlite

FOLDER = Path(__file__).parent / "migrations"
_NAME = re.compile(r"^(\d{4})_[a-z0-9_]+\.sql$")


class UnknownSchema(Exception):
    """The database was written by a newer program."""


def known() -> dict[int, Path]:
    """Gives the migrations that ship with this program, by number."""
    found = {int(match[1]): path for path in FOLDER.iterdir() if (match := _NAME.match(path.name))}
    if sorted(found) != list(range(1, len(found) + 1)):
        raise RuntimeError(f"migrations are not numbered 1 to {len(found)}: {sorted(found)}")
    return found


async def migrate(database: aiosqlite.Connection) -> int:
    """Applies what is pending, each file and its record in one transaction.

    Returns:
        The number of the newest migration.

    Raises:
        UnknownSchema: the database has a migration that this program does not know.
    """
    await database.execute(
        "CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT"
    )
    rows = await database.execute_fetchall("SELECT number FROM migrations")
    applied, ours = {row[0] for row in rows}, known()
    strange = sorted(applied - set(ours))
    if strange:
        raise UnknownSchema(
            f"The database is at schema {strange[-1]}, this program knows {len(ours)}. "
            "Start the newer program that wrote it, or restore a backup."
        )
    for number in sorted(set(ours) - applied):
        name = ours[number].name  # checked by _NAME
        record = f"INSERT INTO migrations VALUES ({number}, '{name}');"  # noqa: S608
        script = ours[number].read_text(encoding="utf-8")
        await database.executescript(f"BEGIN IMMEDIATE;\n{script}\n{record}\nCOMMIT;")
    return len(ours)
