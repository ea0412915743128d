"""A ruling as it is kept, and rulings as a file that a club can carry to another server."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError, field_validator, model_validator

from rules.errors import CannotBeRead
from rules.rulings.events import Way
from rules.rulings.text import QUESTION, READING, line

MOST_BYTES = 64 * 1024
"""How large a file of rulings may be."""
MOST_RULINGS = 200
"""How many rulings a file may hold."""

_Key = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]+/[a-z0-9-]+$", max_length=100)]
_Edition = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9.]*$", max_length=16)]
_Point = Annotated[
    str, StringConstraints(pattern=r"^open-[a-z0-9-]+@[a-z0-9_]+/[a-z0-9-]+(\?[\w=?-]+)?$", max_length=160)
]
_Answer = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+$", max_length=40)] | Annotated[int, Field(ge=0, le=99)]
_Date = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Ruling(BaseModel):
    """What was ruled: the text, what it answers, where it holds and how it was decided.

    Attributes:
        text: what holds, in the words of whoever decided.
        question: what was asked.
        rules: keys of the rules it concerns.
        edition: the edition it was ruled for; None for every edition.
        settles: key of the open point (``rules.rulings.points``) that it answers for every roll; empty where none.
        answer: that answer.
        way: how it was decided.
        decided: the day, ``2026-03-14``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    text: str
    question: str = ""
    rules: tuple[_Key, ...] = Field(default=(), max_length=12)
    edition: _Edition | None = None
    settles: _Point | Literal[""] = ""
    answer: _Answer | None = None
    way: Way
    decided: _Date

    @field_validator("text")
    @classmethod
    def _text_can_be_read(cls, text: str) -> str:
        return _as_value(text, READING)

    @model_validator(mode="after")
    def _answers_what_it_settles(self) -> Self:
        if bool(self.settles) != (self.answer is not None):
            raise ValueError("settles and answer stand together")
        return self

    @field_validator("question")
    @classmethod
    def _question_can_be_read(cls, text: str) -> str:
        return _as_value(text, QUESTION) if text else ""


def _as_value(text: str, limit: int) -> str:
    try:
        return line(text, limit)
    except CannotBeRead as error:
        raise ValueError(error.code) from error


class _File(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    umpire: Literal["rulings-1"]
    ruling: tuple[Ruling, ...] = Field(default=(), max_length=MOST_RULINGS)


def to_toml(rulings: Sequence[Ruling]) -> str:
    """Writes rulings as a file. People and links stay behind: they mean nothing elsewhere."""
    parts = ['umpire = "rulings-1"\n']
    for ruling in rulings:
        lines = ["[[ruling]]"]
        for key, value in ruling.model_dump(mode="json").items():
            if value not in (None, "", []):
                lines.append(f"{key} = {_written(value)}")
        parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def _written(value: object) -> str:
    # A JSON string or list of strings without control signs is TOML as well; text.line took those signs out.
    return json.dumps(value, ensure_ascii=False)


def from_toml(content: bytes) -> tuple[Ruling, ...]:
    """Reads a file of rulings.

    Raises:
        CannotBeRead: it is too large, no text, no TOML, or something in it is not a ruling.
    """
    if len(content) > MOST_BYTES:
        raise CannotBeRead("rulings-file-too-large", given=len(content) // 1024, limit=MOST_BYTES // 1024)
    try:
        raw = tomllib.loads(content.decode("utf-8"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise CannotBeRead("rulings-file-unreadable", place=_plain(str(error))) from error
    try:
        return _File.model_validate(raw).ruling
    except ValidationError as error:
        raise CannotBeRead("rulings-file-unfit", place=_place(error)) from error


def _place(error: ValidationError) -> str:
    """Says where in the file the first fault is: ``ruling 3 text``."""
    place = error.errors(include_url=False)[0]["loc"]
    return _plain(" ".join(str(part + 1) if isinstance(part, int) else str(part) for part in place))


def _plain(text: str) -> str:
    return "".join(sign for sign in text if sign.isalnum() or sign in " .,:()-_")[:60] or "?"
