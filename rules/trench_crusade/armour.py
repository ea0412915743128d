"""Armour on an injury roll: what it takes off the total, and what pierces it.

Source: Trench Crusade 1.0.0 pp. 42-50 (a shield adds to body armour, not to Machine Armour; ARMOUR PIERCING lowers worn
armour by 1; IMPERVIOUS stops IGNORE ARMOUR); 1.0.2 pp. 52, 55 (piercing counts shield and characteristic in, IMPERVIOUS
stops it too but only for its own piece, all reductions together stop at −3).
"""

from __future__ import annotations

from enum import StrEnum

from rules.dice import Reason
from rules.procedure import Choice, Steps
from rules.trench_crusade.editions import Constants
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.target import Armour, Target
from rules.trench_crusade.unsettled import unsettled


class Piercing(StrEnum):
    """What an attack does about armour."""

    NONE = "none"
    ARMOUR_PIERCING = "armour-piercing"
    IGNORE_ARMOUR = "ignore-armour"


_IMPERVIOUS = Reason("impervious", 0, "modifier", rule("impervious"))
_IGNORED = Reason("ignore-armour", 0, "modifier", rule("ignore-armour"))
_PIERCED = Reason("armour-piercing", 1, "modifier", rule("armour-piercing"))


def armour_reasons(target: Target, piercing: Piercing, numbers: Constants, owner: str) -> Steps[tuple[Reason, ...]]:
    """Gives what armour, shield and characteristic take off the total, and what the attack does about it."""
    worn, beside = _worn(target), _beside(target)
    if not worn and not beside:
        return ()
    if piercing is Piercing.NONE:
        return worn + beside
    stopped = target.impervious and (piercing is Piercing.IGNORE_ARMOUR or numbers.impervious_stops_piercing)
    if stopped and numbers.impervious_one_piece:
        return (yield from _one_piece(target, piercing, owner))
    if stopped:
        return (*worn, *beside, _IMPERVIOUS)
    covers = numbers.piercing_covers_shield
    if not covers and beside and (piercing is Piercing.IGNORE_ARMOUR or not worn):
        covers = (yield unsettled("shield-is-armour", "trench-shield", "worn-only", "all-armour")) == "all-armour"
    if piercing is Piercing.IGNORE_ARMOUR:
        return (_IGNORED,) if covers else (*beside, *((_IGNORED,) if worn else ()))
    if worn or covers:
        return (*worn, *beside, _PIERCED)
    return beside


def _one_piece(target: Target, piercing: Piercing, owner: str) -> Steps[tuple[Reason, ...]]:
    """Keeps only the modifier of the IMPERVIOUS piece whole; which one it is, its owner knows."""
    everything, kept = (*_worn(target), *_beside(target)), _worn(target) or _shielded(target)
    if _worn(target) and any(reason.amount for reason in _shielded(target)):
        which = yield Choice("impervious-piece", owner, ("armour", "shield"), "armour", (), rule("impervious"))
        kept = _shielded(target) if which == "shield" else kept
    rest = tuple(reason for reason in everything if reason not in kept)
    if piercing is Piercing.IGNORE_ARMOUR:
        return (*kept, _IMPERVIOUS, *((_IGNORED,) if rest else ()))
    pierced = any(reason.amount < 0 for reason in rest)
    return (*everything, _IMPERVIOUS, *((_PIERCED,) if pierced else ()))


def _worn(target: Target) -> tuple[Reason, ...]:
    if target.armour is Armour.NONE:
        return ()
    entry = "machine-armour" if target.armour is Armour.MACHINE else "armour"
    return (Reason(f"armour-{target.armour}", target.armour.modifier, "modifier", rule(entry)),)


def _beside(target: Target) -> tuple[Reason, ...]:
    reasons = []
    if target.characteristic:
        reasons.append(Reason("armour-characteristic", -target.characteristic, "modifier", rule("armour")))
    return (*reasons, *_shielded(target))


def _shielded(target: Target) -> tuple[Reason, ...]:
    if not target.shield:
        return ()
    if target.armour is Armour.MACHINE:
        return (Reason("shield-not-added", 0, "modifier", rule("trench-shield")),)
    return (Reason("trench-shield", -1, "modifier", rule("trench-shield")),)


def limited(because: tuple[Reason, ...], numbers: Constants) -> Steps[tuple[Reason, ...]]:
    """Applies the limit of what can be taken off the total, as one more reason.

    Source: 1.0.2: all negative modifiers to the injury total together stop at −3. Whether ARMOUR PIERCING counts before
    or after that is open.
    """
    floor = numbers.injury_modifier_floor
    modifiers = [reason for reason in because if reason.unit == "modifier"]
    taken = sum(reason.amount for reason in modifiers if reason.amount < 0)
    pierced = sum(reason.amount for reason in modifiers if reason.code == "armour-piercing")
    if not floor or taken >= floor:
        return because
    back = floor - taken
    if pierced:
        first = yield unsettled("cap-and-piercing", "injury-modifier-cap", "cap-first", "piercing-first")
        if first == "piercing-first":
            back = max(back - pierced, 0)
    if not back:
        return because
    facts = (("limit", -floor),)
    return (*because, Reason("injury-modifier-cap", back, "modifier", rule("injury-modifier-cap"), facts))


def modifier(because: tuple[Reason, ...]) -> int:
    """Adds up what changes the total."""
    return sum(reason.amount for reason in because if reason.unit == "modifier")
