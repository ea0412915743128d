"""Trench Companion's text export, as people paste it: headings may have lost their marks, lists their spaces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from rules.errors import CannotBeRead
from rules.rosters.draft import Draft
from rules.rosters.lines import amounts, split
from rules.rosters.names import book_of_form, fold
from rules.rosters.roster import Cost, Roster, tidy

FORM = "companion-text"
_PLAYING = {"elites", "troops", "mercenaries"}
_ELSEWHERE = {"reserves", "lostcaptured", "lostandcaptured", "dead"}
_SECTIONS = {*_PLAYING, *_ELSEWHERE, "stash", "modifiers", "fireteams", "locations"}
_FACT = re.compile(r"^\s*[•·*◦-]?\s*(Cost|Upgrades & Choices|Equipment|Skills|Injuries)\s*:\s*(.*)$", re.IGNORECASE)
_COST = re.compile(r"\bCost:\s*-?\d+\s*Ducats", re.IGNORECASE)
_HEAD = re.compile(r"^\s*(Faction|Rating|Patron)\s*:\s*(.*)$", re.IGNORECASE)
_DASH = re.compile(r"\s[-–—]\s")
_BANKED = re.compile(r"^\s*(?:Stashed Ducats|Unspent Glory)\s*:", re.IGNORECASE)


@dataclass(slots=True)
class _Figure:
    """A figure as its lines tell it; ``line`` is empty for what stands before the first figure of a section."""

    line: str
    section: str
    facts: dict[str, list[str]] = field(default_factory=dict)
    fact: str = ""

    def begin(self, fact: str, said: str) -> None:
        """Begins one of its facts; lines without a label go on with it."""
        self.fact = fact
        self.facts.setdefault(fact, []).append(said)


def fits(lines: list[str]) -> bool:
    """Says whether a text is written this way."""
    return any(_COST.search(line) for line in lines)


def read(lines: list[str]) -> Roster:
    """Reads a warband.

    Raises:
        CannotBeRead: the line breaks are gone, so that nobody can tell where a figure begins.
    """
    if any(len(_COST.findall(line)) > 1 or ("Rating:" in line and _COST.search(line)) for line in lines):
        raise CannotBeRead("roster-one-line")
    draft = Draft(FORM, book_of_form(FORM))
    rating: Cost = ()
    for figure in _figures(draft, lines):
        if figure.line:
            _add(draft, figure)
    for line in lines:
        if (head := _HEAD.match(line)) is None:
            continue
        match head[1].casefold():
            case "faction":
                draft.of_faction(head[2].strip())
            case "patron":
                draft.patron = head[2].strip()
            case _:
                rating = amounts(head[2].replace("|", ","))
    draft.compare(rating, draft.cost)
    return draft.roster()


def _figures(draft: Draft, lines: list[str]) -> Iterator[_Figure]:
    """Gives each figure with its facts. What stands right before a cost is a figure's name, whatever surrounds it."""
    said = [line for line in lines if line.strip()]
    section, figure = "", _Figure("", "")
    for line, following in zip(said, [*said[1:], ""], strict=True):
        if line.strip().startswith("---"):
            break
        found = _FACT.match(line)
        if found is not None:
            figure.begin(found[1].casefold(), found[2])
        elif _starts_cost(following):
            yield figure
            figure = _Figure(line.strip(), section)
        elif (begun := _section(line)) is not None:
            yield figure
            section, figure = begun, _Figure("", begun)
        else:
            _further(draft, figure, line)
    yield figure


def _further(draft: Draft, figure: _Figure, line: str) -> None:
    """Takes a line that is neither a name nor a fact of its own: what it is, its place says."""
    if figure.section == "stash":
        if not _BANKED.match(line):
            draft.stash.append(tidy(line.strip("•·*- ")))
    elif figure.fact == "upgrades & choices":
        figure.facts[figure.fact].append(line)
    elif not draft.name and not figure.section and _HEAD.match(line) is None:
        draft.name = line.strip("# ")


def _starts_cost(line: str) -> bool:
    found = _FACT.match(line)
    return found is not None and found[1].casefold() == "cost"


def _section(line: str) -> str | None:
    folded = fold(line)
    return folded if folded in _SECTIONS else None


def _add(draft: Draft, figure: _Figure) -> None:
    name, kind = _name_and_kind(draft, figure.line)
    if figure.section in _ELSEWHERE:
        draft.left_out.append(tidy(name))
        return
    known = draft.book.names.equipment.values()
    gear = [draft.checked("equipment", one) for line in figure.facts.get("equipment", ()) for one in split(line, known)]
    traits = {"elites": ["Elite"], "mercenaries": ["Mercenary"]}.get(figure.section, [])
    for fact in ("upgrades & choices", "skills", "injuries"):
        traits = traits + [one for line in figure.facts.get(fact, ()) for one in split(line)]
    cost = tuple(one for line in figure.facts.get("cost", ()) for one in amounts(line.replace("|", ",")))
    draft.add(name, kind, traits, gear, cost)


def _name_and_kind(draft: Draft, line: str) -> tuple[str, str]:
    """Splits ``name - model`` at the last dash, for the player's own name may have dashes of its own."""
    if (whole := draft.book.known("model", line)) is not None:
        return whole, whole
    dashes = list(_DASH.finditer(line))
    if not dashes:
        return line, draft.checked("model", line)
    last = dashes[-1]
    return line[: last.start()], draft.checked("model", line[last.end() :])
