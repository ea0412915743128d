"""What a roster is once it was read: models with names, gear and cost, and remarks on what was uncertain."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from rules.errors import Fact

Cost: TypeAlias = tuple[tuple[str, int], ...]
"""What something costs, by currency: ``(("ducats", 80), ("glory", 1))``."""

MOST_MODELS = 200
NAME = 60
_MOST_THINGS = 24
"""Traits, and pieces of gear, that one model keeps."""

_NO_WORDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Characters that print nothing, turn the line around or cannot be stored."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about a roster that its owner should look at; ``code`` names the sentence in ``data/words``."""

    code: str
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Model:
    """One figure or unit.

    Attributes:
        name: what its player calls it; else what it is.
        kind: what it is in the rulebook; empty where the list does not say.
        traits: keywords, upgrades, skills, injuries.
        equipment: weapons and gear, ``×2`` behind what it has twice.
        cost: what it costs with everything on it.
        markers: markers it starts with, as the list names them.
    """

    name: str
    kind: str = ""
    traits: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    cost: Cost = ()
    markers: tuple[tuple[str, int], ...] = ()

    def words(self) -> tuple[str, ...]:
        """Gives all that a table has to know of it besides its name: kind, traits, equipment, each once."""
        kind = (self.kind,) if self.kind.casefold() != self.name.casefold() else ()
        return tuple(dict.fromkeys(word for word in (*kind, *self.traits, *self.equipment) if word))


@dataclass(frozen=True, slots=True)
class Roster:
    """An army list as it was read.

    Attributes:
        form: which way of writing it was, ``companion-json`` and the like.
        system: the game system that it is for, or empty where it does not say.
        patron: the patron, where the game has one.
        stash: gear that nobody carries; it does not come to the table.
    """

    form: str
    name: str = ""
    faction: str = ""
    variant: str = ""
    patron: str = ""
    system: str = ""
    models: tuple[Model, ...] = ()
    stash: tuple[str, ...] = ()
    warnings: tuple[Remark, ...] = ()

    @property
    def cost(self) -> Cost:
        """What all its models cost together."""
        return summed(model.cost for model in self.models)


def summed(costs: Iterable[Cost]) -> Cost:
    """Adds costs up, currency by currency; what comes to nothing is left out."""
    total: dict[str, int] = {}
    for cost in costs:
        for currency, amount in cost:
            total[currency] = total.get(currency, 0) + amount
    return tuple((currency, amount) for currency, amount in total.items() if amount)


def shared(cost: Cost, count: int) -> list[Cost]:
    """Shares a cost out among so many models; what does not divide goes to the first."""
    each = tuple((currency, amount // count) for currency, amount in cost)
    first = tuple((currency, amount - amount // count * (count - 1)) for currency, amount in cost)
    return [summed([first]), *(summed([each]) for _ in range(count - 1))]


def tidy(text: object, limit: int = NAME) -> str:
    """Makes one clean line of whatever stood in a list; what is no text gives an empty line."""
    if not isinstance(text, str):
        return ""
    line = unicodedata.normalize("NFC", text[: limit * 8])
    line = "".join(" " if unicodedata.category(sign) in _NO_WORDS else sign for sign in line)
    return " ".join(line.split())[:limit].strip()


def things(names: Iterable[object]) -> tuple[str, ...]:
    """Gives a list of things in their order, counting what stands in it more than once."""
    counts: dict[str, int] = {}
    for name in names:
        if clean := tidy(name):
            counts[clean] = counts.get(clean, 0) + 1
    return tuple(f"{name} ×{n}" if n > 1 else name for name, n in list(counts.items())[:_MOST_THINGS])
