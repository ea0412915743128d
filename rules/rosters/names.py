"""The names that list builders use, from ``data/<system>/companion.toml``: slugs, catalogues, currencies."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf


class Names(BaseModel):
    """The file as it is written."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    formats: tuple[str, ...] = ()
    game_systems: tuple[str, ...] = ()
    stash: tuple[str, ...] = ()
    currency: dict[str, str] = {}
    labels: dict[str, tuple[str, ...]] = {}
    catalogue: dict[str, str] = {}
    faction: dict[str, str] = {}
    variant: dict[str, str] = {}
    model: dict[str, str] = {}
    equipment: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Book:
    """What one system's lists call things.

    Attributes:
        system: the game system; empty for the book that knows no names.
        names: the names as the file has them.
        folded: for each part of the file, its names by how they are compared.
    """

    system: str
    names: Names
    folded: Mapping[str, Mapping[str, str]]

    def slug(self, part: str, slug: str) -> str | None:
        """Gives the name behind a slug, or None for one that is not in the book."""
        names: dict[str, str] = getattr(self.names, part)
        return names.get(slug)

    def known(self, part: str, name: str) -> str | None:
        """Gives a name as the book writes it, whatever its case, spaces and apostrophes; None for an unknown one."""
        return self.folded[part].get(fold(name))

    def faction_of(self, slug: str) -> str | None:
        """Gives the faction that a variant's slug begins with."""
        fitting = [one for one in self.names.faction if slug == one or slug.startswith(f"{one}_")]
        return self.names.faction[max(fitting, key=len)] if fitting else None

    def faction_named(self, variant: str) -> str | None:
        """Gives the faction that a variant belongs to, by the variant's name."""
        wanted = fold(variant)
        return next((self.faction_of(slug) for slug, name in self.names.variant.items() if fold(name) == wanted), None)

    def currency(self, word: str) -> str:
        """Gives the currency that a word or id means; whatever is not in the book counts as points."""
        folded = fold(word)
        for key, currency in self.names.currency.items():
            if word == key or (folded and folded == fold(key)):
                return currency
        return "points"


def fold(name: str) -> str:
    """Gives a name as it is compared: letters and digits only, case and width of no account."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", name).casefold() if sign.isalnum())


def _book(system: str, names: Names) -> Book:
    parts = ("faction", "variant", "model", "equipment")
    return Book(system, names, {part: {fold(name): name for name in getattr(names, part).values()} for part in parts})


NO_BOOK = _book("", Names())
"""For lists that do not say which game they are for."""


@cache
def books() -> tuple[Book, ...]:
    """Gives the books of all systems that have one."""
    found = sorted(shelf.DATA.glob("*/companion.toml"))
    return tuple(_book(path.parent.name, Names.model_validate(shelf.read_toml(path))) for path in found)


def book_of_form(form: str) -> Book:
    """Gives the book of the game that alone is written this way."""
    return next((book for book in books() if form in book.names.formats), NO_BOOK)


def labelled(part: str) -> frozenset[str]:
    """Gives the words that may stand before ``name:`` or ``faction:`` in any game's handwritten list, folded."""
    return frozenset(fold(word) for book in books() for word in book.names.labels.get(part, ())) | {fold(part)}


class ByHand(BaseModel):
    """How people write lists by hand, as ``data/lists.toml`` has it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    points: tuple[str, ...]
    counters: tuple[str, ...]
    with_: tuple[str, ...] = Field(alias="with")
    totals: tuple[str, ...]
    notes: tuple[str, ...]


@cache
def by_hand() -> ByHand:
    """Gives the words of lists that are written by hand."""
    return ByHand.model_validate(shelf.read_toml(shelf.DATA / "lists.toml"))


def is_money(word: str) -> bool:
    """Says whether a word is what things cost in."""
    return any_currency(word) != "points" or fold(word) in {fold(one) for one in by_hand().points}


def any_currency(word: str) -> str:
    """Gives the currency that a word means in any game; whatever nobody knows counts as points."""
    return next((found for book in books() if (found := book.currency(word)) != "points"), "points")
