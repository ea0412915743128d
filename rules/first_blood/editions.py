"""What the editions of First Blood differ in, read from ``data/first_blood/constants.toml``."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from rules.editions import Editions
from rules.errors import NotAllowedNow
from rules.first_blood.rulebook import SYSTEM


class Constants(BaseModel):
    """Numbers (faces, dice, inches) and named capabilities of one edition."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    dice_known: bool
    best_face: int
    inspired_attacks: int
    aimed_barrage: int
    driven_gap: float


_every = Editions(SYSTEM, Constants)
fingerprint = _every.fingerprint


def constants(edition: str) -> Constants:
    """Gives the constants of an edition.

    Raises:
        NotFound: there is no such edition.
        NotAllowedNow: no source says how its rolls go.
    """
    found = _every(edition)
    if not found.dice_known:
        raise NotAllowedNow("fb-edition-silent", given=edition)
    return found
