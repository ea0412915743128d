"""Finding out how a list was written, and reading it so."""

from __future__ import annotations

from typing import Any

from rules.errors import CannotBeRead
from rules.rosters import (
    companion,
    companion_text,
    conquest_tabletop,
    lines,
    new_recruit,
    new_recruit_text,
    tabletop_simulator,
)
from rules.rosters.archive import is_zip, unpack
from rules.rosters.decode import decode, plain
from rules.rosters.roster import Roster
from rules.rosters.tree import as_dict, load
from rules.rosters.xml import load_xml

MOST_BYTES = 1024 * 1024
"""The largest list that is read: ten times the largest one seen."""


def read(source: bytes | str, filename: str = "") -> Roster:
    """Reads a roster.

    Args:
        source: the file, or the text that somebody pasted.
        filename: what the file was called; it only helps to name a roster that has no name.

    Raises:
        CannotBeRead: it is too large, broken, or no roster at all.
    """
    if len(source) > MOST_BYTES:
        raise CannotBeRead("roster-too-large", limit=MOST_BYTES // 1024)
    if isinstance(source, bytes):
        source = decode(unpack(source) if is_zip(source) else source)
    text = _unfenced(plain(source).strip())
    if not text:
        raise CannotBeRead("roster-empty")
    if text[0] == "<":
        return new_recruit.read(load_xml(text), "new-recruit-xml")
    if text[0] == "{" or (text[0] in '["' and _is_json(text)):
        return _from_json(load(text))
    return _from_text(text, filename)


def _unfenced(text: str) -> str:
    """Takes the fence off a text that was pasted as a block of code."""
    if len(text) < 6 or not (text.startswith("```") and text.endswith("```")):
        return text
    first, line_break, rest = text[3:-3].partition("\n")
    return (rest if line_break and first.strip().isalpha() else text[3:-3]).strip()


def _is_json(text: str) -> bool:
    """Says whether a text that begins like JSON is JSON; a line of a handwritten list may begin so too."""
    try:
        return isinstance(load(text), dict | list)
    except CannotBeRead as refusal:
        if refusal.code == "roster-too-deep":
            raise
        return False


def _from_json(value: Any) -> Roster:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    tree = as_dict(value)
    if new_recruit.fits(tree):
        return new_recruit.read(tree)
    if companion.fits(tree):
        return companion.read(tree)
    if tabletop_simulator.fits(tree):
        return tabletop_simulator.read(tree)
    if conquest_tabletop.fits(tree):
        return conquest_tabletop.read(tree)
    raise CannotBeRead("roster-unknown-json")


def _from_text(text: str, filename: str) -> Roster:
    rows = lines.rows(text)
    if companion_text.fits(rows):
        return companion_text.read(rows)
    if new_recruit_text.fits(rows):
        return new_recruit_text.read(rows)
    return lines.read(rows, filename)
