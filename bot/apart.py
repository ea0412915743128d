"""One fault must not stop what is waited for: the one place where whatever goes wrong is logged and left behind."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass(slots=True)
class Part:
    """A part of some work.

    Attributes:
        failed: whether it ended in a fault.
    """

    failed: bool = False


@contextmanager
def apart(log: logging.Logger, message: str, *about: object) -> Iterator[Part]:
    """Does a part of the work, or what an answer can do without: a fault in it, of any kind, holds nothing else up.

    Args:
        log: takes the fault with its trace.
        message: says what could not be done.
        about: what the message names.
    """
    part = Part()
    try:
        yield part
    except Exception:  # nobody knows beforehand what is wrong with a game or dispute that cannot be read
        log.exception(message, *about)
        part.failed = True
