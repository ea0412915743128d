"""Weapons: what an attack with one looks at, and the profiles of each edition.

Source: Trench Crusade 1.0.x profiles, 1.6.3 profiles; ``data/trench_crusade/weapons.toml``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidatorFunctionWrapHandler, field_validator, model_validator

from rules import shelf
from rules.dice import Reason
from rules.errors import CannotBeRead, NotFound
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.rulebook import rule, within

_FILE = shelf.DATA / "trench_crusade" / "weapons.toml"


class Quirk(StrEnum):
    """What one or two weapons do that no keyword names."""

    CRITICAL_IGNORES_ARMOUR = "critical-ignores-armour"
    FOCUSED = "focused"
    IGNORES_ARMOUR_OF_DOWN = "ignores-armour-of-down"
    NOT_OFF_HAND = "not-off-hand"
    PAIR = "pair"
    DOUBLES_BLOOD = "doubles-blood"


@dataclass(frozen=True, slots=True)
class Weapon:
    """A weapon as an attack looks at it.

    Args:
        entry: the rule entry of the weapon, empty for one made up at the table.
        range: how far it shoots, inches; 0 for a melee weapon.
        melee: whether it may be used in melee.
        dice: +DICE or −DICE to hit.
        injury_dice: INJURY DICE.
        modifier: INJURY MODIFIER.
        base: dice of its injury roll: 3 for DEADLY, 1 for a torture instrument.
        automatic: how many ranged attacks it makes (AUTOMATIC X).
        cleave: how many melee attacks it makes (CLEAVE X).
        blast: the X of BLAST, inches; 0 for none.
        keywords: its other keywords.
        unstated: keywords that other editions print and this one's sources do not.
        quirks: what no keyword names.
        short_injury_dice: further INJURY DICE at short range.
        sheltered_dice: +DICE when shot from behind terrain.
        ignored_dice: +DICE for each penalty that it ignored.
        unactivated_modifier: INJURY MODIFIER against a model not yet activated.
        hands: how many hands it takes in melee.
        hit_costs: Blood markers that its user takes on a hit.
    """

    entry: str = ""
    range: float = 0
    melee: bool = False
    dice: int = 0
    injury_dice: int = 0
    modifier: int = 0
    base: int = 2
    automatic: int = 1
    cleave: int = 1
    blast: float = 0
    keywords: tuple[Keyword, ...] = ()
    unstated: tuple[Keyword, ...] = ()
    quirks: tuple[Quirk, ...] = ()
    short_injury_dice: int = 0
    sheltered_dice: int = 0
    ignored_dice: int = 0
    unactivated_modifier: int = 0
    hands: int = 1
    hit_costs: int = 0

    def __post_init__(self) -> None:
        within("range", self.range, 0, 72)
        within("base", self.base, 1, 4)
        within("automatic", self.automatic, 1, 4)
        within("cleave", self.cleave, 1, 6)
        within("blast", self.blast, 0, 12)
        within("hands", self.hands, 0, 2)

    def has(self, keyword: Keyword) -> bool:
        """Says whether it has a keyword."""
        return keyword in self.keywords

    @property
    def rule(self) -> str:
        """Key of the rule that its numbers stand in."""
        return rule(self.entry or "keyword-list")

    def reason(self, amount: int, unit: str) -> Reason:
        """Gives the line for one of its numbers, under its own name; one made up at the table has none."""
        listed = next((one for one in armoury() if one.entry == self.entry), None) if self.entry else None
        names = (("name_ko", listed.ko if listed else "none"), ("name_en", listed.en if listed else "none"))
        return Reason("weapon", amount, unit, self.rule, names)


class Profile(BaseModel):
    """A profile in the list: the editions that print it, and the weapon as they do."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    editions: tuple[str, ...]
    weapon: Weapon

    @model_validator(mode="before")
    @classmethod
    def _numbers_beside_editions(cls, written: Any) -> Any:
        if not isinstance(written, dict):
            return written
        numbers = {name: value for name, value in written.items() if name != "editions"}
        unknown = set(numbers) - {field.name for field in fields(Weapon)}
        if unknown:
            raise ValueError(f"not of a weapon: {', '.join(sorted(unknown))}")
        return {name: value for name, value in written.items() if name == "editions"} | {"weapon": numbers}

    @field_validator("weapon", mode="wrap")
    @classmethod
    def _can_be(cls, written: Any, read: ValidatorFunctionWrapHandler) -> Any:
        try:
            return read(written)
        except CannotBeRead as error:
            name, lowest, highest = (error.facts[fact] for fact in ("name", "lowest", "highest"))
            raise ValueError(f"{name} is {written[name]}; it can be {lowest} to {highest}") from None


class Listed(BaseModel):
    """A weapon in the list, with its names and a profile for each group of editions."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    id: str
    entry: str
    ko: str
    en: str
    also: tuple[str, ...] = ()
    profiles: tuple[Profile, ...] = Field(min_length=1)

    @model_validator(mode="before")
    @classmethod
    def _entry_is_named_once(cls, written: Any) -> Any:
        """The entry of a weapon is its id, and that of each profile, unless another one is written there."""
        if not isinstance(written, dict) or not isinstance(written.get("profiles"), list | tuple):
            return written
        entry = written.get("entry", written.get("id"))
        profiles = [{"entry": entry, **one} if isinstance(one, dict) else one for one in written["profiles"]]
        return {**written, "entry": entry, "profiles": profiles}

    def names(self) -> tuple[str, ...]:
        """Every name it is known by."""
        return (self.id, self.en, self.ko, *self.also)

    def in_edition(self, edition: str) -> Weapon | None:
        """Gives its profile in an edition, or None where the edition's sources have none."""
        for profile in self.profiles:
            if edition in profile.editions:
                return profile.weapon
        return None

    @property
    def shoots(self) -> bool:
        """Whether it is a ranged weapon."""
        return self.profiles[0].weapon.range > 0

    @property
    def strikes(self) -> bool:
        """Whether it may be used in melee."""
        return self.profiles[0].weapon.melee


class Armoury(BaseModel):
    """The file as it is written."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    weapon: tuple[Listed, ...] = Field(min_length=1)


@cache
def armoury() -> tuple[Listed, ...]:
    """Gives every weapon that is known, in the order of the file."""
    return Armoury.model_validate(shelf.read_toml(_FILE)).weapon


def suggest(typed: str, *, ranged: bool, limit: int = 25) -> tuple[Listed, ...]:
    """Gives the weapons that fit what has been typed so far, best first.

    Args:
        typed: the beginning or a part of a name, in either language.
        ranged: whether ranged weapons are wanted, or those for melee.
        limit: how many at most.
    """
    wanted = [listed for listed in armoury() if (listed.shoots if ranged else listed.strikes)]
    ranked = sorted((rank, place) for place, listed in enumerate(wanted) if (rank := _rank(listed, typed)) is not None)
    return tuple(wanted[place] for _, place in ranked[:limit])


def find(name: str) -> Listed:
    """Finds a weapon in the list by any of its names, or by the beginning of a single one.

    Raises:
        NotFound: no weapon, or more than one, goes by that name.
    """
    ranked = [(rank, listed) for listed in armoury() if (rank := _rank(listed, name)) is not None]
    best = min((rank for rank, _ in ranked), default=None)
    found = [listed for rank, listed in ranked if rank == best]
    if len(found) != 1:
        near = found[:_NEAR] or _alike(name)
        names = {lang: ", ".join(getattr(listed, lang) for listed in near) for lang in ("ko", "en")}
        raise NotFound("weapon-unknown", given=name, near=len(near), near_ko=names["ko"], near_en=names["en"])
    return found[0]


_NEAR = 6
"""So many weapons are named to somebody whose word fits none or several."""


def _alike(name: str) -> list[Listed]:
    """Gives the weapons whose names look most like a word that fits none."""
    by_name = {_plain(known): listed for listed in armoury() for known in listed.names()}
    close = get_close_matches(_plain(name), by_name, n=_NEAR, cutoff=0.5)
    return list({by_name[known].id: by_name[known] for known in close}.values())


def weapon(name: str, edition: str) -> Weapon:
    """Gives a weapon by any of its names, or one made up by its range alone (``24`` or ``24"``).

    Raises:
        NotFound: no weapon has that name, or the edition's sources have no profile of it.
    """
    plain = re.fullmatch(r"\s*(\d{1,2}(?:\.\d{1,2})?)\s*(?:[\"”]|''|in(?:ch(?:es)?)?)?\s*", name)
    if plain:
        return Weapon(range=float(plain[1]))
    found = find(name).in_edition(edition)
    if found is None:
        raise NotFound("weapon-not-in-edition", given=name, edition=edition)
    return found


def _rank(listed: Listed, typed: str) -> int | None:
    """Says how well a name fits: 0 exactly, 1 its beginning, 2 a part of it."""
    wanted = _plain(typed)
    names = [_plain(name) for name in listed.names()]
    ranks = [0 if name == wanted else 1 if name.startswith(wanted) else 2 for name in names if wanted in name]
    return min(ranks, default=None)


def _plain(name: str) -> str:
    return re.sub(r"[\s\-_/'’.·()]+", "", name.casefold())
