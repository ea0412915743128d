"""What the editions differ in, and where their sources are silent, read from ``data/mesbg/constants.toml``."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from rules import shelf
from rules.errors import NotFound

_FILE = shelf.DATA / "mesbg" / "constants.toml"

Point = Literal["duel", "two-handed", "fate", "shooting", "priority-tie", "in-the-way", "moving-tests", "falling"]


class InTheWayNumbers(BaseModel):
    """The D6 that passes each kind of thing in the way."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    wall: int
    model: int
    hedge: int
    fortification: int


class Constants(BaseModel):
    """Numbers (dice, inches, Strength) and named capabilities of one edition."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    courage_is_target: bool
    courage_total: int
    priority_tie_to_other: bool
    good_wins_tie_from: int
    elven_made_shift: int
    fate_saves_from: int
    moved_to_hit: int
    into_fight_from: int
    in_the_way: InTheWayNumbers
    test_fails_to: int
    test_continues_from: int
    leap_heights: int
    fall_strength: int
    fall_strength_per_inch: int
    silent: frozenset[Point]

    def knows(self, point: Point) -> bool:
        """Says whether this edition's own sources give a rule."""
        return point not in self.silent


@cache
def _all() -> dict[str, Constants]:
    return TypeAdapter(dict[str, Constants]).validate_python(shelf.read_toml(_FILE))


def constants(edition: str) -> Constants:
    """Gives the constants of an edition.

    Raises:
        NotFound: there is no such edition.
    """
    try:
        return _all()[edition]
    except KeyError:
        raise NotFound("no-such-edition", given=edition, known=", ".join(_all())) from None


@cache
def fingerprint() -> str:
    """Identifies the data that the procedures read; records keep it."""
    return hashlib.sha256(_FILE.read_bytes()).hexdigest()[:12]
