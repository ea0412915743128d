"""What the editions differ in and the numbers of the game, read from ``data/last_argument/constants.toml``."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, TypeAdapter

from rules import shelf
from rules.errors import NotFound
from rules.last_argument.rulebook import SYSTEM

_FILE = shelf.DATA / SYSTEM / "constants.toml"


class Constants(BaseModel):
    """Numbers (faces, stands, inches) and named capabilities of one edition."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    natural_one: Literal["succeeds", "open"]
    own_text: bool
    best_face: int
    capped_from: int
    relentless_from: int
    support_attacks: int
    resolve_bonus: tuple[tuple[int, int], ...]
    phalanx_charge: int
    murderous_range: float
    arrival_faces: tuple[int, ...]
    arrival_from: dict[str, int]
    perilous_from: int

    def bonus(self, stands: int) -> int:
        """Gives the bonus to Resolve for so many stands."""
        return max((bonus for least, bonus in self.resolve_bonus if stands >= least), default=0)


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
