"""The data files that only this game has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rules.checking.kind import Around, Kind, twice
from rules.checking.rolls import forms, of_every_edition
from rules.library.reading import Problem
from rules.trench_crusade.editions import Constants
from rules.trench_crusade.keywords import Spellings, plain
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.weapons import Armoury


def _weapons(written: Armoury, around: Around) -> Iterator[Problem]:
    """Finds weapons whose entry does not exist, and what stands twice."""
    yield from twice((one.id, ("weapon", at, "id")) for at, one in enumerate(written.weapon))
    for at, one in enumerate(written.weapon):
        for entry in dict.fromkeys((one.entry, *(profile.weapon.entry for profile in one.profiles))):
            wrong = around.no_rule(rule(entry))
            if wrong:
                yield wrong, ("weapon", at, "id")
        printed = [edition for profile in one.profiles for edition in profile.editions]
        yield from around.strange(printed, ("weapon", at, "profiles"))
        yield from twice(((edition, ("weapon", at, "profiles")) for edition in printed), "edition")


def _spellings(written: Spellings, _: Around) -> Iterator[Problem]:
    """Finds spellings that mean two things of one kind."""
    for kind in type(written).model_fields:
        meant: dict[str, str] = {}
        for word, others in getattr(written, kind).items():
            for other in (word, *others):
                if meant.setdefault(plain(other), word) != word:
                    yield f'"{other}" means "{meant[plain(other)]}" already', (kind, word)


FILES: Mapping[str, Kind[Any]] = {
    "constants.toml": Kind(forms(Constants), of_every_edition, needed=True),
    "weapons.toml": Kind(Armoury, _weapons, needed=True, strict=False),
    "keywords.toml": Kind(Spellings, _spellings, needed=True),
}
