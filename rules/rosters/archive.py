"""Rosters in a zip: exactly one roster inside, unpacked within bounds."""

from __future__ import annotations

import io
import zipfile
import zlib

from rules.errors import CannotBeRead

MOST_UNPACKED = 4 * 1024 * 1024
_PLAIN = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
"""The others may ask for gigabytes of memory before they give the first byte."""
_BROKEN = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,  # what zipfile raises for a packing method it does not know
    OSError,
    OverflowError,
    RuntimeError,  # asks for a password
    UnicodeError,
    ValueError,
)


def is_zip(source: bytes) -> bool:
    """Says whether a file begins like a zip."""
    return source[:4] in {b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08"}


def unpack(source: bytes) -> bytes:
    """Gives the one roster in a zip.

    Raises:
        CannotBeRead: it is broken or locked, holds not exactly one roster, or grows beyond all measure.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(source)) as archive:
            return _only(archive)
    except _BROKEN:
        raise CannotBeRead("roster-zip") from None


def _only(archive: zipfile.ZipFile) -> bytes:
    inside = archive.infolist()
    if len(inside) != 1 or not inside[0].filename.casefold().endswith(".ros"):
        raise CannotBeRead("roster-zip-members", count=len(inside))
    if inside[0].compress_type not in _PLAIN or inside[0].flag_bits & 1:
        raise CannotBeRead("roster-zip")
    # What the zip says of its size is only a claim: read one byte more than is allowed, and never more.
    with archive.open(inside[0]) as file:
        content = file.read(MOST_UNPACKED + 1)
    if len(content) > MOST_UNPACKED:
        raise CannotBeRead("roster-too-large", limit=MOST_UNPACKED // 1024)
    return content
