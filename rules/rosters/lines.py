"""Lists written by hand: a line a model, ``Johann | Yeoman | rifle, gas mask`` or ``3x Yeoman``; any game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from rules.errors import CannotBeRead
from rules.rosters.draft import Draft
from rules.rosters.names import any_currency, books, by_hand, fold, is_money, labelled
from rules.rosters.roster import Cost, Roster, summed, tidy

FORM = "lines"
_MOST_ROWS = 2_000
_LONGEST = 1_000
_LONGEST_ALONE = 6_000
"""What Discord takes in one option, where line breaks become spaces."""
_MOST_INDENT = 8
_BULLET = re.compile(r"^(?:[-*+•·◦‣–—]\s+|\d{1,3}[.)]\s+)")
_COUNT = re.compile(r"^(\d{1,3})(?:\s*[x×]\s*|\s+)(?=\D)", re.IGNORECASE)
_COUNT_AFTER = re.compile(r"\s[x×]\s?(\d{1,3})$", re.IGNORECASE)
_AMOUNT = re.compile(r"(-?\d{1,6})\s*([^\W\d]{0,20}(?:\s[^\W\d]{1,20})?)")
_PRICE = re.compile(r"^-?\d{1,6}\s*[^\W\d]{0,20}(?:\s[^\W\d]{1,20})?$")
_TAIL = re.compile(r"\s[-–—]\s(-?\d{1,6}\s*[^\W\d]{0,20})$")
_MARKER = re.compile(r"^\s*([^=,|]{1,30}?)\s*[=＝]\s*(\d{1,3})\s*$")
_PRICED = re.compile(r"\s*[-–—:·,]?\s*(\d{1,6})\s*([^\W\d]{1,20}(?:\s[^\W\d]{1,20})?)$")
_COUNTED = re.compile(r"\s(\d{1,3})\s?([^\W\d]{1,6})$")
_TYPED = re.compile(r"^([^()]+?)\s*\(([^()]+)\)\s+(\S.*)$")
_DASH = re.compile(r"^([^,]+?)\s[-–—]\s(\S.*)$")
_LINK = re.compile(r"^\S{1,10}://\S+$")
_WHOLE_LIST = 200
_NEXT = re.compile(r"\s(?=\d{1,3}\s*[x×]\s)", re.IGNORECASE)


def rows(text: str) -> list[str]:
    """Gives the lines of a pasted text, their indentation kept, their bold marks gone.

    Raises:
        CannotBeRead: more lines, or longer ones, than a list has.
    """
    found = [_row(line) for line in text.splitlines()]
    if len(found) > _MOST_ROWS:
        raise CannotBeRead("roster-too-many-lines", limit=_MOST_ROWS)
    longest = _LONGEST if len(found) > 1 else _LONGEST_ALONE
    if any(len(row) > longest for row in found):
        raise CannotBeRead("roster-line-too-long", limit=longest)
    return found


def _row(line: str) -> str:
    words = " ".join(line.replace("**", "").replace("__", "").split())
    return " " * min(len(line) - len(line.lstrip()), _MOST_INDENT) + words if words else ""


@dataclass(slots=True)
class _Line:
    """One model, or several alike, as a line tells it."""

    name: str
    kind: str = ""
    count: int = 1
    gear: tuple[str, ...] = ()
    cost: Cost = ()
    markers: tuple[tuple[str, int], ...] = ()


def read(lines: list[str], filename: str = "") -> Roster:
    """Reads a handwritten list. Its names are nobody's but the player's, so none of them is doubted.

    Raises:
        CannotBeRead: more models than a table takes, or a link instead of a list.
    """
    draft = Draft(FORM)
    said = _separate(lines)
    if said and all(_LINK.match(line) for line in said):
        raise CannotBeRead("roster-link")
    for line in said[_heading(draft, said) :]:
        if line.startswith("#"):
            draft.name = draft.name or line.strip("# +")
        elif _is_note(line):
            draft.notes.append(tidy(line))
        elif (not draft.models and _is_label(draft, line)) or _is_total(line):
            continue
        elif (one := _line(line)) is not None:
            draft.add(one.name, one.kind, (), one.gear, one.cost, one.markers, one.count)
    draft.name = draft.name or tidy(PurePosixPath(tidy(filename)).stem, 40)
    return draft.roster()


def _separate(lines: list[str]) -> list[str]:
    """Gives the lines that say something. A single one may be several: Discord makes spaces of pasted line breaks."""
    said = [line.strip() for line in lines if fold(line)]
    if len(said) != 1:
        return said
    only = said[0]
    if ";" in only:
        return [part.strip() for part in only.split(";") if fold(part)]
    several = [part for part in _NEXT.split(only) if fold(part)]
    whole = len(several) > 1 or any(sign in only for sign in "|([:") or bool(_armed(only)[1])
    whole = whole or _dashed(only) is not None
    return several if whole else split(only)


def _heading(draft: Draft, said: list[str]) -> int:
    """Takes a first line that names the list and what it costs, and gives how many lines that were."""
    if len(said) < 2 or _BULLET.match(said[0]) or _COUNT.match(said[0]) or "|" in said[0]:
        return 0
    first, rest = _priced(said[0]), [_priced(_BULLET.sub("", line)) for line in said[1:]]
    if first[1] and not any(cost for _, cost in rest):
        draft.name = tidy(first[0], 40)
        return 1
    total = max((amount for _, amount in summed(cost for _, cost in rest)), default=0)
    stated = first[1][0][1] if first[1] else 0
    # One model of three may cost what the other two do together; a whole list costs more than any such model.
    if stated > total or (stated == total and stated >= _WHOLE_LIST):
        draft.name = tidy(first[0], 40)
        return 1
    return 0


def _is_total(line: str) -> bool:
    """Says whether a line only tells what the list adds up to."""
    words = line.replace(":", " ").split()
    return bool(words) and fold(words[0]) in {fold(word) for word in by_hand().totals} and any(map(str.isdigit, line))


def _is_note(line: str) -> bool:
    """Says whether a line is a remark of the list's owner: ``note: the axe is borrowed``."""
    label, colon, _ = _BULLET.sub("", line).replace("：", ":").partition(":")
    return bool(colon) and fold(label) in {fold(word) for word in by_hand().notes}


def _priced(line: str) -> tuple[str, Cost]:
    """Takes the price off the end of a line: ``Trooper 40 ducats``, ``Trooper – 40``."""
    if (tail := _TAIL.search(line)) is not None:
        return line[: tail.start()], amounts(tail[1])
    if (tail := _PRICED.search(line)) is not None and tail.start() and is_money(tail[2]):
        return line[: tail.start()].rstrip(), amounts(tail[0])
    return line, ()


def _is_label(draft: Draft, line: str) -> bool:
    label, colon, value = line.replace("：", ":").partition(":")
    if not colon or "|" in line:
        return False
    if fold(label) in labelled("name"):
        draft.name = value.strip()
    elif fold(label) in labelled("faction"):
        draft.faction = value.strip()
    else:
        return False
    return True


def _line(line: str) -> _Line | None:
    line = _BULLET.sub("", line.replace("｜", "|"))
    count = _COUNT.match(line)
    if count:
        line = line[count.end() :]
    one = _fields(line) if "|" in line else _sentence(line)
    if not one.name:
        return None
    counted = _COUNTED.search(one.name)
    after = counted if counted and counted[2].casefold() in by_hand().counters else _COUNT_AFTER.search(one.name)
    if after is not None:
        _counted(one, one.name[: after.start()], int(after[1]))
    one.count = int(count[1]) if count else one.count
    return one


def _counted(one: _Line, plain: str, count: int) -> None:
    """Takes the count off the end of a name."""
    one.name, one.kind, one.count = plain, plain if one.kind == one.name else one.kind, count


def _fields(line: str) -> _Line:
    """Reads ``name | kind | gear, gear | cost | marker=2``; what a field is, it shows itself."""
    name, *rest = (field.strip() for field in line.split("|"))
    one = _Line(tidy(name))
    for place, field in enumerate(rest):
        marked = [_MARKER.match(part) for part in field.split(",")]
        if field and all(marked):
            one.markers += tuple((tidy(found[1], 30), int(found[2])) for found in marked if found)
        elif _PRICE.match(field):
            one.cost += amounts(field)
        elif place == 0:
            one.kind = tidy(field)
        else:
            one.gear += tuple(split(field))
    return one


def _sentence(line: str) -> _Line:
    """Reads ``name (gear, gear) – cost`` and ``name [cost]: gear, gear``."""
    line, cost = _priced(line)
    name, gear = line, ""
    if (typed := _TYPED.match(line)) is not None:
        return _Line(tidy(typed[1]), tidy(typed[2]), gear=tuple(split(typed[3])), cost=cost)
    if (bracket := line.find("[")) > 0 and (close := line.find("]", bracket)) > 0:
        cost = amounts(line[bracket + 1 : close]) or cost
        name, gear = line[:bracket], line[close + 1 :].lstrip(" :")
    elif line.endswith(")") and (bracket := line.find("(")) > 0:
        name, gear = line[:bracket], line[bracket + 1 : -1]
    elif ": " in line:
        name, _, gear = line.partition(": ")
    elif (dashed := _dashed(line)) is not None:
        return replace(dashed, cost=(*dashed.cost, *cost))
    else:
        name, gear = _armed(line)
    called = tidy(name)
    return _Line(called, called, gear=tuple(split(gear)), cost=cost)


def _dashed(line: str) -> _Line | None:
    """Reads ``name - gear, gear``; what stands alone behind the dash is gear where some game has such gear."""
    found = _DASH.match(line)
    if found is None:
        return None
    parts = split(found[2])
    money = [part for part in parts if (amount := _AMOUNT.fullmatch(part)) and amount[2] and is_money(amount[2])]
    gear = [part for part in parts if part not in money]
    if not parts or (len(parts) == 1 and not any(book.known("equipment", parts[0]) for book in books())):
        return None
    called = kind = tidy(found[1])
    if gear and any(book.known("model", gear[0]) for book in books()):
        kind = tidy(gear.pop(0))
    return _Line(called, kind, gear=tuple(gear), cost=amounts(", ".join(money)))


def _armed(line: str) -> tuple[str, str]:
    """Splits a line where it says what a model has: ``Trooper w/ rifle``."""
    for word in by_hand().with_:
        before, found, after = f" {line} ".partition(f" {word} ")
        if found and before.strip():
            return before.strip(), after.strip()
    return line, ""


def amounts(text: str) -> Cost:
    """Reads ``80 Ducats, 1 Glory`` and ``150 pts``."""
    return tuple((any_currency(found[2]), int(found[1])) for found in _AMOUNT.finditer(text[:80]))


def split(text: str, known: Iterable[str] = ()) -> list[str]:
    """Splits at commas; a name of the book that has a comma itself stays whole."""
    parts = [part.strip() for part in text.split(",")]
    whole = {fold(name) for name in known if "," in name}
    found: list[str] = []
    while parts:
        part = parts.pop(0)
        if parts and fold(part + parts[0]) in whole:
            part = f"{part}, {parts.pop(0)}"
        if part:
            found.append(part)
    return found
