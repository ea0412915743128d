"""What the editions differ in, and where their sources are silent, read from ``data/mesbg/constants.toml``."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.editions import Editions

Point = Literal[
    "priority-tie",
    "tie-fights",
    "in-the-way",
    "natural-six",
    "moving-tests",
    "falling",
    "might-on-fate",
    "resist",
    "defence-split",
]


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
    fall_hits_per_inch: int
    two_handed_six_stays: bool
    heroic_strike_d3: bool
    heroic_strength_doubled: bool
    heroic_challenge_d3: bool
    channelling_six: bool
    resist_six_returns: bool
    most: int
    silent: frozenset[Point]

    def knows(self, point: Point) -> bool:
        """Says whether this edition's own sources give a rule."""
        return point not in self.silent


constants = Editions("mesbg", Constants)
fingerprint = constants.fingerprint
