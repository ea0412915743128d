"""What the editions of Trench Crusade differ in, read from ``data/trench_crusade/constants.toml``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from rules.editions import Editions


class Constants(BaseModel):
    """Numbers (totals, inches) and named capabilities of one edition; the file says what each one means."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    combat_from: str
    movement_from: str
    success: int
    critical: int
    elevation: float
    elevation_large: float
    elevation_inclusive: bool
    long_range_from_half: bool
    shots_together: bool
    target_each_shot: bool
    blast_diameter: bool
    no_friend: Literal["lost", "open"]
    obstacle: Literal["touching", "both"]
    obstacle_spares_down: bool
    pistol_off_hand: bool
    fear: Literal["target", "open"]
    down_told_twice: bool
    injury_modifier_floor: int
    piercing_covers_shield: bool
    impervious_stops_piercing: bool
    impervious_one_piece: bool
    standfast_for_all: bool
    machine_shield_forbidden: bool
    tough_golem_forbidden: bool
    strong_frees_both: bool
    fireteam_bloodbath: bool
    bloodbath: Literal["kept", "open"]
    machine_charge_d3: bool
    unseen_charge: Literal["risky", "open", "forbidden"]
    charge_several: Literal["allowed", "open", "one"]
    charge_to_contact: bool
    interposing: Literal["stops", "open", "forbidden"]
    dive_lowest: float
    dive_highest: float
    dive_landing: float
    dive_injury_dice: int
    dive_ignores_obstacle: bool
    dive_first_attack: bool
    dive_fall: Literal["never", "open"]
    fall_height: float
    fall_inclusive: bool
    fall_steps: Literal["full", "open"]
    jump_height: float
    jump_inclusive: bool
    jump_down_risky: Literal["no", "open"]
    uneven_jump: Literal["limited", "adds"]
    flying_moves_free: bool
    flying_straight: bool
    flying_never_falls: bool
    flying_ground_free: bool
    ground_rolls: Literal["one", "open"]
    trench_wall: Literal["included", "open"]
    risky_fail: Literal["ends", "open"]
    shaken_moves: Literal["free", "open"]
    morale_counts: Literal["arrived", "force"]
    morale_first: Literal["fewer", "either"]
    may_flee: bool
    flight: Literal["loses", "open"]
    infection_grows: bool
    heavy_spares_dash: bool
    relic_roll: Literal["plain", "open"]
    settled: Mapping[str, int | str] = Field(default_factory=dict)


constants = Editions("trench_crusade", Constants)
fingerprint = constants.fingerprint
