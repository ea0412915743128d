"""What the editions of Trench Crusade differ in, read from ``data/trench_crusade/constants.toml``."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from rules import shelf
from rules.errors import NotFound

_FILE = shelf.DATA / "trench_crusade" / "constants.toml"


class Constants(BaseModel):
    """Numbers (totals, inches) and named capabilities of one edition."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    success: int
    critical: int
    elevation: float
    elevation_inclusive: bool
    long_range_from_half: bool
    injury_modifier_floor: int
    piercing_covers_shield: bool
    impervious_stops_piercing: bool
    standfast_for_all: bool
    fall_height: float
    fall_inclusive: bool
    jump_height: float
    jump_inclusive: bool
    unseen_charge: Literal["risky", "open", "forbidden"]
    charge_several: bool
    dive_lowest: float
    dive_highest: float
    dive_landing: float
    dive_injury_dice: int
    dive_ignores_obstacle: bool


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
