"""Reading one data file: what stands in it, or every fault of it in words for the person who wrote it."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from pydantic import BaseModel, ValidationError

from rules.library.wording import in_words, line_of, not_toml

_Model = TypeVar("_Model", bound=BaseModel)

Steps: TypeAlias = tuple[str | int, ...]
"""The way to a value in a file: names of blocks and fields, and places in lists."""
Problem: TypeAlias = tuple[str, Steps]
"""What is wrong, and where in its file."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a data file, in words for the person who wrote it.

    Args:
        file: the file, relative to ``data/``.
        line: the line, counted from 1.
        message: what is wrong and what to do.
    """

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"data/{self.file}:{self.line}: {self.message}"


@dataclass(frozen=True, slots=True)
class Written(Generic[_Model]):
    """A file that could be read.

    Args:
        file: the file, relative to ``data/``.
        source: its text.
        value: what stands in it.
    """

    file: str
    source: str
    value: _Model

    def faults(self, problems: Iterable[Problem]) -> list[Fault]:
        """Gives the faults of problems that were found in this file."""
        return [Fault(self.file, line_of(self.source, place), message) for message, place in problems]


def text_of(root: Path, path: Path, faults: list[Fault]) -> str | None:
    """Reads a file as any editor saves it, also with the mark that Windows puts before UTF-8 text."""
    name = path.relative_to(root).as_posix()
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        faults.append(Fault(name, 1, f"the file is not UTF-8 text (byte {error.start}); save it as UTF-8"))
    except OSError as error:
        faults.append(Fault(name, 1, f"the file cannot be read: {error.strerror}"))
    return None


def raw_of(root: Path, path: Path, faults: list[Fault]) -> Written[Any] | None:
    """Reads a file as bare TOML."""
    name, source = path.relative_to(root).as_posix(), text_of(root, path, faults)
    if source is None:
        return None
    try:
        raw = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        faults.append(Fault(name, *not_toml(source, error)))
        return None
    if not raw:
        faults.append(Fault(name, 1, "nothing stands in this file; look at data/README.md for what belongs here"))
        return None
    return Written(name, source, raw)


def read_file(
    root: Path, path: Path, model: type[_Model], faults: list[Fault], *, strict: bool = True
) -> Written[_Model] | None:
    """Reads a file of a known shape; where it is strict, a number in quotes is a fault."""
    raw = raw_of(root, path, faults)
    if raw is None:
        return None
    try:
        value = model.model_validate_json(json.dumps(raw.value, default=str), strict=strict)
    except ValidationError as error:
        faults.extend(raw.faults(_problems(error)))
        return None
    return Written(raw.file, raw.source, value)


def _problems(error: ValidationError) -> list[Problem]:
    problems = error.errors(include_url=False)
    places = [problem["loc"] for problem in problems]
    found = []
    for problem in problems:
        place = problem["loc"]
        if problem["type"] == "too_short" and any(other[: len(place)] == place != other for other in places):
            continue  # the list only seems short because its items are wrong
        context = problem.get("ctx", {})
        found.append((in_words(problem["type"], problem["msg"], place, problem.get("input"), context), place))
    return found
