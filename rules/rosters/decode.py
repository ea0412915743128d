"""From bytes to text: byte order marks, UTF-16, and the code page of Korean Windows."""

from __future__ import annotations

import codecs
import re

from rules.errors import CannotBeRead

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),  # begins like UTF-16, hence before it
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
_NOT_TEXT = re.compile(r"[\x00-\x08\x0e-\x19\x1b-\x1f\x7f]")


def decode(source: bytes) -> str:
    """Makes text of a file.

    Raises:
        CannotBeRead: it is in no encoding that lists come in, or no text at all.
    """
    mark, encodings = _likely(source)
    for encoding in encodings:
        try:
            text = source[mark:].decode(encoding)
        except UnicodeDecodeError:
            continue
        return plain(text)
    raise CannotBeRead("roster-encoding")


def plain(text: str) -> str:
    """Gives a text without its byte order mark.

    Raises:
        CannotBeRead: control characters show that it is none.
    """
    if _NOT_TEXT.search(text):
        raise CannotBeRead("roster-encoding")
    return text.removeprefix("\ufeff")


def _likely(source: bytes) -> tuple[int, tuple[str, ...]]:
    """Gives the length of the mark and the encodings to try, the likeliest first."""
    for mark, encoding in _MARKS:
        if source.startswith(mark):
            return len(mark), (encoding,)
    head = source[:400]
    if b"\0" in head:  # every other byte of Latin text is zero in UTF-16
        return 0, ("utf-16-le",) if head[1::2].count(0) >= head[::2].count(0) else ("utf-16-be",)
    return 0, ("utf-8", "cp949")
