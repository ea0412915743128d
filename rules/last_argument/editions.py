"""What the editions differ in and the numbers of the game, read from ``data/last_argument/constants.toml``."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.editions import Editions
from rules.last_argument.rulebook import SYSTEM


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
    decay_from: int
    flux_bonus: int
    spell_successes: int

    def bonus(self, stands: int) -> int:
        """Gives the bonus to Resolve for so many stands."""
        return max((bonus for least, bonus in self.resolve_bonus if stands >= least), default=0)


constants = Editions(SYSTEM, Constants)
fingerprint = constants.fingerprint
