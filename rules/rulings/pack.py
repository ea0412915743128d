"""A server's own rule entries: names, aliases and text in one language or both, and as a file for another server."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, field_validator, model_validator

from rules.errors import CannotBeRead
from rules.library.entry import Entry, Lang, Naming, System, Text, Topic
from rules.library.load import Library, Rule
from rules.rulings.text import line, lines

NAME, ALIASES, TEXT = 60, 10, 900
"""Characters of a name, how many aliases, and characters of a text."""
MOST_ENTRIES = 200
"""How many entries a server may have."""
MOST_BYTES = 256 * 1024
"""How large a file of entries may be."""
MARK = "own-"
"""How the ids of a server's own entries begin."""


class Tongue(BaseModel):
    """What an entry says in one language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: str
    aliases: tuple[str, ...] = Field(default=(), max_length=ALIASES)
    text: str

    @field_validator("name")
    @classmethod
    def _name_can_be_read(cls, text: str) -> str:
        return _as_value(text, NAME)

    @field_validator("aliases")
    @classmethod
    def _aliases_can_be_read(cls, aliases: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(_as_value(alias, NAME) for alias in aliases))

    @field_validator("text")
    @classmethod
    def _text_can_be_read(cls, text: str) -> str:
        try:
            read = lines(text, TEXT)
        except CannotBeRead as error:
            raise ValueError(error.code) from error
        if not read:
            raise ValueError("dispute-text-empty")
        return read


def _as_value(text: str, limit: int) -> str:
    try:
        return line(text, limit)
    except CannotBeRead as error:
        raise ValueError(error.code) from error


class PackEntry(BaseModel):
    """A rule entry of a server's own, in one language or both."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    system: Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
    ko: Tongue | None = None
    en: Tongue | None = None

    @model_validator(mode="after")
    def _has_a_language(self) -> Self:
        if self.ko is None and self.en is None:
            raise ValueError("neither language is there")
        return self

    def tongue(self, lang: Lang) -> Tongue:
        """Gives what it says in a language, or in the other where it has only that."""
        first, second = (self.ko, self.en) if lang is Lang.KO else (self.en, self.ko)
        found = first or second
        if found is None:
            raise ValueError("an entry has a language")
        return found

    def names(self) -> frozenset[str]:
        """Gives its names as they are compared: two entries of a server share none."""
        return frozenset(" ".join(one.name.casefold().split()) for one in (self.ko, self.en) if one is not None)


def written(system: str, ko: tuple[str, str], en: tuple[str, str]) -> PackEntry:
    """Reads what was typed: in each language the name with its aliases behind commas, and the text.

    Raises:
        CannotBeRead: a name without a text or the other way round, nothing at all, or something enormous.
    """
    return PackEntry(system=system, ko=_tongue(*ko), en=_tongue(*en)) if _said(ko, en) else _nothing()


def _said(*tongues: tuple[str, str]) -> bool:
    return any(part.strip() for tongue in tongues for part in tongue)


def _nothing() -> PackEntry:
    raise CannotBeRead("pack-empty")


def _tongue(names: str, text: str) -> Tongue | None:
    if not names.strip() and not text.strip():
        return None
    parts = [part for part in names.replace("，", ",").split(",") if part.strip()]
    if not parts or not text.strip():
        raise CannotBeRead("pack-half")
    if len(parts) > ALIASES + 1:
        raise CannotBeRead("pack-too-many-aliases", limit=ALIASES)
    read = [line(part, NAME) for part in parts]
    return Tongue(name=read[0], aliases=tuple(read[1:]), text=lines(text, TEXT))


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    umpire: Literal["pack-1"]
    entry: tuple[PackEntry, ...] = Field(default=(), max_length=MOST_ENTRIES)


def to_toml(entries: Sequence[PackEntry]) -> str:
    """Writes entries as a file."""
    parts = ['umpire = "pack-1"\n']
    for entry in entries:
        told = ["[[entry]]", f"system = {json.dumps(entry.system)}"]
        for lang, tongue in (("ko", entry.ko), ("en", entry.en)):
            if tongue is not None:
                told.append(f"[entry.{lang}]")
                told += [
                    f"{key} = {json.dumps(value, ensure_ascii=False)}"
                    for key, value in tongue.model_dump(mode="json").items()
                    if value
                ]
        parts.append("\n".join(told) + "\n")
    return "\n".join(parts)


def from_toml(content: bytes) -> tuple[PackEntry, ...]:
    """Reads a file of entries.

    Raises:
        CannotBeRead: it is too large, no text, no TOML, or something in it is not an entry.
    """
    if len(content) > MOST_BYTES:
        raise CannotBeRead("rulings-file-too-large", given=len(content) // 1024, limit=MOST_BYTES // 1024)
    try:
        raw = tomllib.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise CannotBeRead("pack-file-unreadable", place=_plain(str(error))) from error
    try:
        return _File.model_validate(raw).entry
    except ValidationError as error:
        place = error.errors(include_url=False)[0]["loc"]
        told = " ".join(str(part + 1) if isinstance(part, int) else str(part) for part in place)
        raise CannotBeRead("pack-file-unfit", place=_plain(told)) from error


def _plain(text: str) -> str:
    return "".join(sign for sign in text if sign.isalnum() or sign in " .,:()-_")[:60] or "?"


def shelved(entries: Mapping[int, PackEntry], systems: Mapping[str, System], topic: tuple[str, str]) -> Library:
    """Puts a server's entries on a shelf of their own, so that they are searched as the library is.

    Args:
        entries: the entries by their numbers.
        systems: the game systems there are.
        topic: what entries of a server are called, in Korean and English.
    """
    shelf = Topic(id="own", ko=topic[0], en=topic[1])
    known = {number: entry for number, entry in entries.items() if entry.system in systems}
    rules = tuple(
        Rule(entry.system, shelf, _entry(number, entry, systems[entry.system])) for number, entry in known.items()
    )
    return Library(systems, rules)


def _entry(number: int, entry: PackEntry, system: System) -> Entry:
    ko, en = entry.tongue(Lang.KO), entry.tongue(Lang.EN)
    return Entry(
        id=f"{MARK}{number}",
        ko=Naming(name=ko.name, aliases=ko.aliases),
        en=Naming(name=en.name, aliases=en.aliases),
        text=(Text(editions=system.edition_ids(), sources=("own",), ko=ko.text, en=en.text),),
    )


def number_of(rule: Rule) -> int | None:
    """Gives the number of a server's own entry; None for a rule of the library."""
    digits = rule.entry.id.removeprefix(MARK)
    return int(digits) if rule.entry.id.startswith(MARK) and digits.isdigit() else None
