"""The worked examples of each system: small stories for players, and tests of the procedures."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf
from rules.library.entry import Both, Slug


class Decision(BaseModel):
    """A decision in an example: the question, who is asked, the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    question: str
    by: str
    answer: int | str


class Example(Both):
    """What is declared, the dice as they fall, who decides what, and what comes of it.

    The story is told in ``ko`` and ``en``; ``procedure`` is named without its system.
    """

    id: Slug
    procedure: str
    inputs: dict[str, Any]
    dice: tuple[int, ...]
    decide: tuple[Decision, ...] = ()
    outcome: Any


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    example: tuple[Example, ...] = Field(min_length=1)


@cache
def examples(system: str) -> tuple[Example, ...]:
    """Gives the worked examples of a system; none where it has no file."""
    path = shelf.DATA / system / "examples.toml"
    return _File.model_validate(shelf.read_toml(path)).example if path.exists() else ()
