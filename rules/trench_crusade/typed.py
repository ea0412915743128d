"""Keywords that a player types beside a weapon: ``CRITICAL, +1 DICE, −1 INJURY DICE, AUTOMATIC 3``."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.errors import CannotBeRead
from rules.trench_crusade.keywords import Number, parts, read_keyword, read_number
from rules.trench_crusade.weapons import Weapon


def extended(known: Weapon, typed: str) -> Weapon:
    """Adds what a player typed to a weapon.

    Raises:
        CannotBeRead: something is not a keyword, or a number is out of range.
    """
    for part in parts(typed):
        known = _with(known, part)
    return known


def _with(known: Weapon, part: str) -> Weapon:
    counted = re.fullmatch(r"([+-]\d{1,2}) ?(DICE|D|INJURY DICE|INJURY D|INJURY MODIFIER|INJURY|MODIFIER)", part)
    if counted:
        number, unit = int(counted[1]), counted[2]
        if unit in {"DICE", "D"}:
            return replace(known, dice=known.dice + number)
        if unit in {"INJURY DICE", "INJURY D"}:
            return replace(known, injury_dice=known.injury_dice + number)
        return replace(known, modifier=known.modifier + number)
    numbered = read_number(part)
    if numbered is not None:
        return _with_number(known, *numbered)
    keyword = read_keyword(part)
    return known if known.has(keyword) else replace(known, keywords=(*known.keywords, keyword))


def _with_number(known: Weapon, word: Number, number: float) -> Weapon:
    match word:
        case Number.AUTOMATIC:
            return replace(known, automatic=int(number))
        case Number.CLEAVE:
            return replace(known, cleave=int(number))
        case Number.BLAST:
            return replace(known, blast=number)
        case Number.RANGE:
            return replace(known, range=number)
        case Number.DEADLY:
            return replace(known, base=3)
        case Number.INFECTION:
            return known
        case Number.ARMOUR:
            raise CannotBeRead("keyword-unknown", given=f"{word} {number:g}")


def infected(typed: str) -> int:
    """Gives how many Infection markers the attacking model holds: ``INFECTION 2`` beside its weapon's keywords."""
    numbers = [number for part in parts(typed) if (number := read_number(part)) is not None]
    return int(dict(numbers).get(Number.INFECTION, 0))
