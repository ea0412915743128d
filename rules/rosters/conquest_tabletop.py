"""The army files of Conquest Tabletop: regiments of stands, and characters that join one of them by number."""

from __future__ import annotations

from typing import Any

from rules.rosters.draft import Draft
from rules.rosters.names import book_of_form
from rules.rosters.roster import Roster, tidy
from rules.rosters.tree import as_list, dicts, number, text

FORM = "conquest-army"
_NUMBERS = (("stands", "stands"), ("files", "files"), ("woundsMax", "wounds"), ("march", "march"))
"""What a table asks of a regiment: how the file calls it, and how it is called here."""


def fits(tree: dict[str, Any]) -> bool:
    """Says whether a tree is written this way."""
    return tree.get("format") == FORM


def read(tree: dict[str, Any]) -> Roster:
    """Reads an army. There are no points in it, and notes are not looked at."""
    draft = Draft(FORM, book_of_form(FORM), name=text(tree.get("name")))
    if number(tree.get("version")) != 1:
        draft.remark("other-version", version=tidy(str(tree.get("version")), 20))
    leads: dict[int, str] = {}
    for regiment in dicts(tree.get("regiments")):
        if regiment.get("character") is not None:
            leads.setdefault(number(regiment["character"], -1), text(regiment.get("name")))
        draft.add(regiment.get("name"), regiment.get("standType"), _traits(regiment))
    for place, character in enumerate(dicts(tree.get("characters"))):
        traits = ["character", *_traits(character)]
        if place in leads:
            traits.append(f"→ {leads[place]}")
        draft.add(character.get("name"), character.get("standType"), traits)
    return draft.roster()


def _traits(entry: dict[str, Any]) -> list[str]:
    found = [text(tag) for tag in as_list(entry.get("tags"))]
    found += ["command"] if entry.get("command") is True else []
    return found + [f"{word} {number(entry[key])}" for key, word in _NUMBERS if number(entry.get(key))]
