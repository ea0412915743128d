"""Keywords of weapons and traits of models, as the rulebook prints them and as players write them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from pydantic import BaseModel, ConfigDict

from rules import shelf
from rules.errors import CannotBeRead

_FILE = shelf.DATA / "trench_crusade" / "keywords.toml"


class Keyword(StrEnum):
    """A keyword that changes what an attack or a charge rolls; FIRETEAM and STRONG are of whoever wields the weapon."""

    ARMOUR_PIERCING = "ARMOUR PIERCING"
    ASSAULT = "ASSAULT"
    BLOCK = "BLOCK"
    CONSUMABLE = "CONSUMABLE"
    CRITICAL = "CRITICAL"
    CUMBERSOME = "CUMBERSOME"
    FIRE = "FIRE"
    FIRETEAM = "FIRETEAM"
    FLAMETHROWER = "FLAMETHROWER"
    GAS = "GAS"
    HEAVY = "HEAVY"
    IGNORE_ARMOUR = "IGNORE ARMOUR"
    IGNORE_COVER = "IGNORE COVER"
    IGNORE_LONG_RANGE = "IGNORE LONG RANGE"
    INFECTION = "INFECTION"
    PISTOL = "PISTOL"
    RELOAD = "RELOAD"
    RISKY = "RISKY"
    SCATTER = "SCATTER"
    SHOTGUN = "SHOTGUN"
    SHRAPNEL = "SHRAPNEL"
    STRONG = "STRONG"

    @property
    def code(self) -> str:
        """The keyword as the ids of messages and entries write it."""
        return self.value.lower().replace(" ", "-")


MARKING = (Keyword.FIRE, Keyword.GAS, Keyword.SHRAPNEL)
"""Keywords that give one more Blood marker, even with no effect."""


class Trait(StrEnum):
    """What a model is or wears, as far as an attack against it looks at it."""

    TOUGH = "TOUGH"
    GOLEM = "GOLEM"
    IMPERVIOUS = "IMPERVIOUS"
    NEW_ANTIOCH = "NEW ANTIOCH"
    FEAR = "FEAR"
    BLOCK = "BLOCK"
    LARGE = "LARGE"
    SKIRMISHER = "SKIRMISHER"
    UNACTIVATED = "UNACTIVATED"
    NEGATE_FIRE = "NEGATE FIRE"
    NEGATE_GAS = "NEGATE GAS"
    NEGATE_SHRAPNEL = "NEGATE SHRAPNEL"


class Number(StrEnum):
    """A keyword that carries a number, and the range of a weapon."""

    AUTOMATIC = "AUTOMATIC"
    CLEAVE = "CLEAVE"
    BLAST = "BLAST"
    RANGE = "RANGE"
    ARMOUR = "ARMOUR"
    INFECTION = "INFECTION"
    DEADLY = "DEADLY"


class Gear(StrEnum):
    """Gear of a list that an injury roll looks at."""

    STANDARD = "STANDARD ARMOUR"
    REINFORCED = "REINFORCED ARMOUR"
    MACHINE = "MACHINE ARMOUR"
    SHIELD = "TRENCH SHIELD"


class Spellings(BaseModel):
    """The file as it is written: how players write each word, besides the rulebook."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    keyword: dict[Keyword, tuple[str, ...]]
    trait: dict[Trait, tuple[str, ...]]
    number: dict[Number, tuple[str, ...]]
    gear: dict[Gear, tuple[str, ...]]


def parts(text: str) -> list[str]:
    """Splits typed keywords at commas; spaces, signs and capitals are made alike."""
    alike = text.replace("−", "-").replace("–", "-").replace('"', "")
    return [" ".join(part.upper().split()) for part in re.split(r"[,;/·]", alike) if part.strip()]


def read_keyword(part: str) -> Keyword:
    """Reads one keyword in either language.

    Raises:
        CannotBeRead: there is no such keyword.
    """
    found = _named("keyword").get(plain(part))
    if found is None:
        raise CannotBeRead("keyword-unknown", given=part)
    return Keyword(found)


def read_number(part: str) -> tuple[Number, float] | None:
    """Reads a keyword that carries a number (``AUTOMATIC 3``, ``BLAST (2)``), or gives None."""
    named = _named("number")
    if named.get(plain(part)) == Number.DEADLY:
        return Number.DEADLY, 3
    split = re.fullmatch(r"(.+?) ?\(?-?(\d{1,2}(?:\.\d)?)\)?", part)
    found = named.get(plain(split[1])) if split else None
    return (Number(found), float(split[2])) if split and found else None


@dataclass(frozen=True, slots=True)
class Traits:
    """What a player typed about a model.

    Args:
        words: its traits.
        armour: its armour characteristic: how much it takes off an injury roll.
        infection: its Infection markers.
    """

    words: frozenset[Trait] = frozenset()
    armour: int = 0
    infection: int = 0

    def __contains__(self, trait: Trait) -> bool:
        """Whether it has a trait."""
        return trait in self.words


def read_traits(text: str) -> Traits:
    """Reads the traits of a model: ``TOUGH, NEGATE GAS, ARMOUR 3, INFECTION 2``.

    Raises:
        CannotBeRead: there is no such trait.
    """
    traits: set[Trait] = set()
    numbers = {Number.ARMOUR: 0, Number.INFECTION: 0}
    for part in parts(text):
        number = read_number(part)
        found = _named("trait").get(plain(part))
        if number and number[0] in numbers:
            numbers[number[0]] = int(number[1])
        elif found is None:
            raise CannotBeRead("trait-unknown", given=part)
        else:
            traits.add(Trait(found))
    return Traits(frozenset(traits), numbers[Number.ARMOUR], numbers[Number.INFECTION])


def read_gear(word: str) -> Gear | None:
    """Reads the name of a piece of gear in either language; None where a roll does not look at it."""
    found = _named("gear").get(plain(word))
    return Gear(found) if found else None


def plain(name: str) -> str:
    """Gives a word as it is compared: capitals without spaces and hyphens."""
    return re.sub(r"[\s\-_]+", "", name.upper()).replace("ARMOR", "ARMOUR")


@cache
def _named(kind: str) -> dict[str, str]:
    """Gives every way to write a keyword, a trait or a number, with what it means."""
    known: type[StrEnum] = {"keyword": Keyword, "trait": Trait, "number": Number, "gear": Gear}[kind]
    names: Mapping[StrEnum, Sequence[str]] = getattr(Spellings.model_validate(shelf.read_toml(_FILE)), kind)
    found = {plain(word): word.value for word in known}
    for word, others in names.items():
        found |= {plain(other): word.value for other in others}
    return found
