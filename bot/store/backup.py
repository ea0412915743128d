"""A copy of the database while the bot runs, and putting one back."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.hosting import config
from bot.hosting.claim import InUse, claimed

_BESIDE = ("", "-wal", "-shm")
"""What the files of a database are called beyond its name; the newest changes may stand in the second."""


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
    if not target.parent.is_dir():
        raise FileNotFoundError(f"there is no folder {target.parent}")
    with _checked_copy(database, target) as made:
        made.rename(target)


def put_back(source: Path, database: Path) -> Path | None:
    """Puts a copy in the place of the database, which stays beside it.

    Returns:
        What the database is called that was there before; None where there was none.

    Raises:
        InUse: the bot is running.
        OSError: a file cannot be read or written.
        sqlite3.Error: the copy is damaged, or no database of this program.
    """
    if not source.is_file():
        raise FileNotFoundError(f"there is no file {source}")
    before = database.with_name(f"{database.name}.replaced")
    with claimed(database), _checked_copy(source, database) as made:
        there = database.exists()
        for end in _BESIDE:
            was, kept = (path.with_name(path.name + end) for path in (database, before))
            kept.unlink(missing_ok=True)  # of the time before the last; the changes of another file would damage this
            if was.exists():
                was.rename(kept)
        made.rename(database)
    return before if there else None


@contextlib.contextmanager
def _checked_copy(source: Path, target: Path) -> Iterator[Path]:
    """Makes a copy that has another name until it is whole; a copy that was cut off must not look like one."""
    unfinished = target.with_name(f"{target.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with contextlib.closing(sqlite3.connect(source, isolation_level=None)) as opened:
            if not _is_ours(opened, source):
                raise sqlite3.DatabaseError(f"{source} is no database of this program")
            opened.execute("VACUUM INTO ?", (str(unfinished),))
        with contextlib.closing(sqlite3.connect(unfinished)) as made:
            (found,) = made.execute("PRAGMA quick_check").fetchone()
            if found != "ok":
                raise sqlite3.DatabaseError(found)
        with unfinished.open("rb+") as written:
            os.fsync(written.fileno())  # SQLite leaves a copy to the system
        yield unfinished
    finally:
        unfinished.unlink(missing_ok=True)


def _is_ours(opened: sqlite3.Connection, source: Path) -> bool:
    try:
        return opened.execute("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").fetchone() is not None
    except sqlite3.DatabaseError as error:  # it does not say of which file it speaks
        raise sqlite3.DatabaseError(f"{source} cannot be read: {error}") from error


def back_up(target: str) -> int:
    """Copies the database of ``DATABASE`` to a new file; 0 when the copy is whole."""

    def work(database: Path) -> str:
        copy(database, Path(target))
        return f"Copied to {target}."

    return _told(work, "No copy was made")


def restore(source: str) -> int:
    """Puts a copy in the place of ``DATABASE``; 0 when it is there."""

    def work(database: Path) -> str:
        before = put_back(Path(source), database)
        return f"{source} is in the place of {database}." + (f" What was there is kept as {before}." if before else "")

    return _told(work, "Nothing was changed")


def _told(work: Callable[[Path], str], failed: str) -> int:
    try:
        print(work(config.database()))
    except (config.Misconfigured, InUse) as error:
        print(error, file=sys.stderr)
    except (OSError, sqlite3.Error) as error:
        print(f"{failed}: {error}.", file=sys.stderr)
    else:
        return 0
    return 1
