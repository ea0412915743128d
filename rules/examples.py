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


class Refusal(Both):
    """What is declared, and the rule that forbids it: the error it ends in, and what that mentions."""

    id: Slug
    procedure: str
    inputs: dict[str, Any]
    refused: str
    facts: dict[str, Any] = Field(default_factory=dict)


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    example: tuple[Example, ...] = Field(min_length=1)
    refusal: tuple[Refusal, ...] = ()


@cache
def examples(system: str) -> tuple[Example, ...]:
    """Gives the worked examples of a system; none where it has no file."""
    return _file(system).example if (shelf.DATA / system / "examples.toml").exists() else ()


@cache
def refusals(system: str) -> tuple[Refusal, ...]:
    """Gives what a system's rules forbid, as examples; none where it has no file."""
    return _file(system).refusal if (shelf.DATA / system / "examples.toml").exists() else ()


def _file(system: str) -> _File:
    return _File.model_validate(shelf.read_toml(shelf.DATA / system / "examples.toml"))
