"""What a rule entry and a game system look like in the files of ``data/``."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Slug = Annotated[str, StringConstraints(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Shared = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+/[a-z0-9-]+$", max_length=121)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=160, pattern=r"^[^\n]+$")]
Body = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=900)]


class Lang(StrEnum):
    """The two languages that every text exists in."""

    KO = "ko"
    EN = "en"


class Standing(StrEnum):
    """How well a text is supported by its sources."""

    AGREE = "agree"
    """Two sources that the text names agree."""
    ONE = "one"
    """One decent source."""
    WEAK = "weak"
    """A weak, old or reconstructed source: a person should look before relying on it."""


class _Shelved(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Both(_Shelved):
    """One sentence in both languages."""

    ko: Body
    en: Body

    def __getitem__(self, lang: Lang) -> str:
        return self.ko if lang is Lang.KO else self.en


class Naming(_Shelved):
    """What an entry is called in one language, and how people ask for it."""

    name: Line
    aliases: tuple[Line, ...] = ()
    asks: tuple[Line, ...] = ()

    def all_names(self) -> tuple[str, ...]:
        """Gives the name and every alias."""
        return (self.name, *self.aliases)


class Text(Both):
    """The rule as some editions have it, in our own words."""

    editions: tuple[str, ...] = Field(min_length=1)
    sources: tuple[Slug, ...] = Field(min_length=1)
    pages: Annotated[str, StringConstraints(pattern=r"^\d+(-\d+)?(, ?\d+(-\d+)?)*$")] | None = None
    standing: Standing = Standing.ONE


class Change(_Shelved):
    """What is different between two editions; each line reads ``**label** old → new``."""

    older: str
    newer: str
    ko: tuple[Line, ...] = Field(min_length=1)
    en: tuple[Line, ...] = Field(min_length=1)

    def __getitem__(self, lang: Lang) -> tuple[str, ...]:
        return self.ko if lang is Lang.KO else self.en

    @model_validator(mode="after")
    def _same_length(self) -> Self:
        if len(self.ko) != len(self.en):
            raise ValueError(f"ko has {len(self.ko)} lines and en has {len(self.en)}; they must be the same lines")
        return self


class NoteBy(StrEnum):
    """Whose remark a note is; none of them is rule text."""

    TRANSLATOR = "translator"
    AUTHOR = "author"
    EDITOR = "editor"


class Note(Both):
    """A remark that decides disputes but is not rule text."""

    by: NoteBy = NoteBy.TRANSLATOR
    editions: tuple[str, ...] = ()


class OpenQuestion(Both):
    """A question that no source decides; the table rules on it and the ruling is kept.

    Attributes:
        editions: the editions it arises in; all of the entry's where none are named.
    """

    id: Slug
    editions: tuple[str, ...] = ()
    readings: tuple[Both, ...] = ()


class Entry(_Shelved):
    """One rule of one game system, as a player looks it up."""

    id: Slug
    covers: dict[Slug, Line] = Field(default_factory=dict)
    related: tuple[Slug, ...] = ()
    shares: tuple[Shared, ...] = ()
    """Open questions of other entries that concern this one as much: ``entry/question``."""
    ko: Naming
    en: Naming
    text: tuple[Text, ...] = Field(min_length=1)
    change: tuple[Change, ...] = ()
    note: tuple[Note, ...] = ()
    open: tuple[OpenQuestion, ...] = ()

    def naming(self, lang: Lang) -> Naming:
        """Gives the names of this entry in one language."""
        return self.ko if lang is Lang.KO else self.en

    def elsewhere(self, lang: Lang) -> str:
        """Gives the name in the other language; an empty text where it is the same, for nobody needs it twice."""
        name = (self.en if lang is Lang.KO else self.ko).name
        return "" if name.casefold() == self.naming(lang).name.casefold() else name


class Topic(_Shelved):
    """What a file of entries is about."""

    id: Slug
    ko: Line
    en: Line


class Page(_Shelved):
    """One file of entries."""

    topic: Topic
    entry: tuple[Entry, ...] = ()


class Edition(_Shelved):
    """One edition of a system; a file lists them from oldest to newest."""

    id: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9.]*$", max_length=16)]
    ko: Line
    en: Line


class Source(_Shelved):
    """A document that texts rest on."""

    id: Slug
    ko: Line
    en: Line


class System(_Shelved):
    """A game system: its names, its editions in order, its sources."""

    ko: Line
    en: Line
    short: Line
    command: Annotated[str, StringConstraints(pattern=r"^[a-z]{2,10}$")]
    aliases: tuple[Line, ...] = ()
    default: str
    edition: tuple[Edition, ...] = Field(min_length=1)
    source: tuple[Source, ...] = Field(min_length=1)

    def name(self, lang: Lang) -> str:
        """Gives the name of the system in one language."""
        return self.ko if lang is Lang.KO else self.en

    def edition_ids(self) -> tuple[str, ...]:
        """Gives the editions from oldest to newest."""
        return tuple(edition.id for edition in self.edition)

    @model_validator(mode="after")
    def _default_is_an_edition(self) -> Self:
        if self.default not in self.edition_ids():
            raise ValueError(f"default {self.default!r} is not one of the editions {', '.join(self.edition_ids())}")
        return self
