"""New Recruit's list text: ``# ++ Name ++ [points]``, ``## Section [points]``, ``• 2x Unit [points]: options``."""

from __future__ import annotations

import re

from rules.rosters.draft import Draft
from rules.rosters.lines import amounts, split
from rules.rosters.names import fold
from rules.rosters.roster import Cost, Roster

FORM = "new-recruit-text"
_TITLE = re.compile(r"^\s*+#*+\s*+\+\+\s*+(.+?)\s*\+\+\s*(?:\[([^\]]*)\])?\s*$")
_SECTION = re.compile(r"^\s*+##++\s*+([^\[]+?)\s*(?:\[([^\]]*)\])?\s*$")
_UNIT = re.compile(
    r"^(\s*)[•*·◦-]\s*(?:(\d{1,3})\s*[x×]\s*)?([^\[:]+?)\s*(\[[^\]]*\])?\s*(?::\s*(.*))?$", re.IGNORECASE
)


_Unit = tuple[re.Match[str], list[str]]
"""A unit's line and its options."""


def fits(lines: list[str]) -> bool:
    """Says whether a text is written this way."""
    first = next((line for line in lines if line.strip()), "")
    return _TITLE.match(first) is not None or any(_is_unit(line) for line in lines if line.lstrip().startswith("•"))


def _is_unit(line: str) -> bool:
    found = _UNIT.match(line)
    return found is not None and bool(found[4])


def read(lines: list[str]) -> Roster:
    """Reads a list."""
    draft = Draft(FORM)
    stated: Cost = ()
    section = ""
    units: list[_Unit] = []
    for line in lines:
        if (title := _TITLE.match(line)) is not None:
            draft.name, stated = draft.name or title[1], stated or amounts(title[2] or "")
        elif (heading := _SECTION.match(line)) is not None:
            section = fold(heading[1])
        elif (unit := _UNIT.match(line)) is not None:
            if section == "configuration":
                _configuration(draft, unit)
            else:
                _put(unit, units)
    for unit, options in units:
        draft.add(unit[3], unit[3], (), options, amounts(unit[4] or ""), count=int(unit[2] or 1))
    counted = dict(draft.cost)
    draft.compare(tuple(one for one in stated if one[0] in counted), draft.cost)
    return draft.roster()


def _put(line: re.Match[str], units: list[_Unit]) -> None:
    """Adds a unit; what is indented, or has no points beside units that have, is an option of the unit above."""
    options = split(line[5] or "")
    if units and (line[1] or (units[-1][0][4] and not line[4])):
        units[-1][1].extend([f"{line[2]}x {line[3]}" if line[2] else line[3], *options])
    else:
        units.append((line, options))


def _configuration(draft: Draft, unit: re.Match[str]) -> None:
    label, value = unit[3].casefold(), unit[5] or ""
    if "variant" in label:
        draft.variant = value
    elif "patron" in label:
        draft.patron = value
    elif "faction" in label:
        draft.faction = value
