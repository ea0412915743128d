"""A copy of the database while the bot runs."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
from pathlib import Path

from bot import config


def copy(database: Path, target: Path) -> None:
    """Writes a whole, checked copy; the bot may go on writing meanwhile, and what it writes is not in the copy.

    Raises:
        OSError: a file cannot be read or written, or the target is there already.
        sqlite3.Error: the database cannot be read.
    """
    if not database.is_file():
        raise FileNotFoundError(f"there is no database {database}")
    if target.exists():
        raise FileExistsError(f"{target} is there already")
    unfinished = target.with_name(f"{target.name}.unfinished")  # a copy that was cut off must not look like one
    unfinished.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as source:
            source.execute("VACUUM INTO ?", (str(unfinished),))
        with contextlib.closing(sqlite3.connect(unfinished)) as made:
            (found,) = made.execute("PRAGMA quick_check").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        unfinished.rename(target)
    finally:
        unfinished.unlink(missing_ok=True)


def back_up(target: str) -> int:
    """Copies the database of ``DATABASE`` to a new file; 0 when the copy is whole."""
    try:
        copy(config.database(), Path(target))
    except config.Misconfigured as error:
        print(error, file=sys.stderr)
    except (OSError, sqlite3.Error) as error:
        print(f"No copy was made: {error}.", file=sys.stderr)
    else:
        print(f"Copied to {target}.")
        return 0
    return 1
