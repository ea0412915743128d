"""Special rules of regiments, as the rulebook names them, and reading them from what a player types."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, TypeAlias

from rules import shelf
from rules.errors import CannotBeRead, NotAllowedNow
from rules.last_argument.rulebook import SYSTEM, within


class Special(StrEnum):
    """A special rule that changes a roll; its value is the id of its rule entry."""

    ARCING_FIRE = "arcing-fire"
    ARMOR_PIERCING = "armor-piercing"
    BASTION = "bastion"
    BLESSED = "blessed"
    BRAVERY = "bravery"
    BRUTAL_IMPACT = "brutal-impact"
    BURNOUT = "burnout"
    CLEAVE = "cleave"
    COUNTER_ATTACK = "counter-attack"
    DAUNTLESS = "dauntless"
    DEADLY_BLADES = "deadly-blades"
    DEADLY_SHOT = "deadly-shot"
    DEADSHOTS = "deadshots"
    DREAD = "dread"
    FEARLESS = "fearless"
    FIEND_HUNTER = "fiend-hunter"
    FLAWLESS_STRIKES = "flawless-strikes"
    FLURRY = "flurry"
    FLUX_POWERED = "flux-powered"
    GARRISON = "garrison-bonus"
    GLORIOUS_CHARGE = "glorious-charge"
    HARDENED = "hardened"
    INDOMITABLE = "indomitable"
    IRON_DISCIPLINE = "iron-discipline"
    LEADER = "leader"
    LETHAL_DEMISE = "lethal-demise"
    LINEBREAKER = "linebreaker"
    LOOSE_FORMATION = "loose-formation"
    MURDEROUS_VOLLEY = "murderous-volley"
    OBLIVIOUS = "oblivious"
    OPPORTUNISTS = "opportunists"
    PARRY = "parry"
    PHALANX = "phalanx"
    PRECISE_SHOT = "precise-shot"
    QUICKSILVER_STRIKE = "quicksilver-strike"
    RAPID_VOLLEY = "rapid-volley"
    RELENTLESS_BLOWS = "relentless-blows"
    SHIELD = "shield"
    SHOCK = "shock"
    SKALD = "skald"
    SMITE = "smite"
    SUPPORT = "support-attacks"
    SURESHOT = "sureshot"
    TENACIOUS = "tenacious"
    TERRIFYING = "terrifying"
    TORRENTIAL_FIRE = "torrential-fire"
    UNTOUCHABLE = "untouchable"


NUMBERED = frozenset(
    {
        Special.ARMOR_PIERCING,
        Special.BASTION,
        Special.BRUTAL_IMPACT,
        Special.CLEAVE,
        Special.GARRISON,
        Special.HARDENED,
        Special.INDOMITABLE,
        Special.SUPPORT,
        Special.TENACIOUS,
        Special.TERRIFYING,
    }
)
"""Rules that are written with a number, as in Cleave (2)."""


@dataclass(frozen=True, slots=True)
class Named:
    """A special rule with its number; 0 where it has none."""

    rule: Special
    x: int = 0

    def __post_init__(self) -> None:
        numbered = self.rule in NUMBERED
        within(self.rule, self.x, int(numbered), 9 if numbered else 0)


Rules: TypeAlias = tuple[Named, ...]


def has(rules: Rules, *wanted: Special) -> bool:
    """Says whether one of some special rules is there."""
    return any(named.rule in wanted for named in rules)


def number(rules: Rules, wanted: Special) -> int:
    """Gives the X of a special rule, 0 without it."""
    return next((named.x for named in rules if named.rule is wanted), 0)


def only(rules: Rules, known: Collection[Special]) -> None:
    """Refuses special rules that do nothing in a roll.

    Raises:
        NotAllowedNow: one of them does nothing there.
    """
    for named in rules:
        if named.rule not in known:
            raise NotAllowedNow("laok-rule-idle", given=named.rule.value)


def read(text: str, known: Collection[Special]) -> Rules:
    """Reads special rules as a player writes them, in either language: ``flurry, cleave 2, 방패``.

    Args:
        text: names with their numbers, separated by commas.
        known: the special rules that mean something in the roll.

    Raises:
        CannotBeRead: there is no such special rule, or its number is missing.
        NotAllowedNow: it does nothing in this roll.
    """
    found: dict[Special, Named] = {}
    for part in filter(None, (part.strip() for part in re.split(r"[,;/·、]", text))):
        match = re.fullmatch(r"(.*?)[\s(]*\+?(\d?)\)?", part)
        name, digit = (match[1], match[2]) if match else (part, "")
        special = _names().get(_plain(name))
        if special is None:
            raise CannotBeRead("laok-rule-unknown", given=part[:40])
        if special not in known:
            raise NotAllowedNow("laok-rule-idle", given=part[:40])
        if special in NUMBERED and not digit:
            raise CannotBeRead("laok-rule-needs-number", given=part[:40])
        found[special] = Named(special, int(digit) if special in NUMBERED else 0)
    return tuple(found[special] for special in sorted(found))


def _plain(name: str) -> str:
    return re.sub(r"[\s\-_!]+", "", name.casefold())


@cache
def _names() -> dict[str, Special]:
    """Gives every way to write a special rule: the names and aliases of its rule entry in both languages."""
    found: dict[str, Special] = {}
    for path in sorted((shelf.DATA / SYSTEM / "rules").glob("*.toml")):
        for entry in shelf.read_toml(path)["entry"]:
            if entry["id"] in set(Special):
                special = Special(entry["id"])
                written = [*_written(entry["ko"]), *_written(entry["en"]), special.value]
                found |= {_plain(name): special for name in written}
    return found | {"garrison": Special.GARRISON}


def _written(naming: dict[str, Any]) -> list[str]:
    """Gives the names of an entry, the ``(X)`` of a numbered rule left out."""
    return [re.sub(r"[\s(]+X\)?$", "", name) for name in (naming["name"], *naming.get("aliases", ()))]
