"""One running bot a database: two would answer every command twice."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl


class InUse(Exception):
    """Another running bot has the database."""


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """Holds the database for this process; the system lets it go however the process ends.

    A file of its own is locked, for SQLite's locks would be lost when a second handle of the database closes. It
    stays behind: a lock on a file that another process just deleted would hold nothing.

    Raises:
        InUse: another process holds it.
        OSError: the file beside the database cannot be written.
    """
    with database.with_name(f"{database.name}.lock").open("a") as lock:
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InUse(f"Another Umpire is running with DATABASE {database}: stop it first.") from None
        yield
