"""Jumping over gaps.

Source: Trench Crusade 1.6.3 pp. 6-8 (a higher side: 1" at most, ½" or more costs 1"); 1.0.2 pp. 40, 55 (the rise adds
to the distance; the way of a FLYING model is measured through the air).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from rules.errors import NotAllowedNow
from rules.procedure import Choice, Steps, procedure
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.fall import fallen
from rules.trench_crusade.risky import Risked, Risky, of_model, risky
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.target import PLAIN_MODEL, Target, possible
from rules.trench_crusade.unsettled import unsettled


@dataclass(frozen=True, slots=True)
class Jump:
    """A jump over a gap as it is declared.

    Args:
        edition: the edition in force.
        gap: how wide the gap is, level, inches.
        movement: the model's Movement, inches.
        rise: how much higher the far side is, inches.
        drop: how deep the gap is from the near side, inches.
        far_drop: how deep it is from the far side, inches; None for as deep.
        moved: what it has moved already in this move, inches.
        model: who jumps.
        dice: +DICE or −DICE.
        flying: whether it has FLYING.
    """

    edition: str
    gap: float
    movement: float = 6
    rise: float = 0
    drop: float = 0
    far_drop: float | None = None
    moved: float = 0
    model: Target = PLAIN_MODEL
    dice: int = 0
    flying: bool = False

    def __post_init__(self) -> None:
        within("gap", self.gap, 0, 24)
        within("movement", self.movement, 0, 24)
        within("drop", self.drop, 0, 60)


@dataclass(frozen=True, slots=True)
class Jumped:
    """What came of a jump.

    Args:
        result: ``jumped``, ``no-roll``, ``jump-not-made``, or ``jump-failed-…`` with the injury of the fall.
        model: the jumper afterwards.
        ends: whether its activation ends.
        replaced_by: the rule that changed a result, if any.
    """

    result: str
    model: Target
    ends: bool = False
    replaced_by: str = ""


@procedure("trench_crusade.jump", reads=fingerprint)
def jump(declared: Jump) -> Steps[Jumped]:
    """Jumps over a gap of up to half the Movement: a Risky roll; on a failure the model falls.

    Raises:
        NotAllowedNow: the gap is too wide, the far side too high, or the jump cannot be finished within the move.
    """
    possible(declared.edition, declared.model)
    numbers, model = constants(declared.edition), declared.model
    free = declared.flying and numbers.flying_moves_free
    if not (yield from _reaches(declared, numbers, free=free)):
        return Jumped("jump-not-made", model)
    if free:
        return Jumped("no-roll", model)
    risked: Risked = yield risky(Risky(of_model(declared.edition, model, declared.dice, "jumping")))
    model = model.without(risked.spent)
    if risked.passed:
        return Jumped("jumped", model)
    height, far = declared.drop, declared.far_drop
    if far is not None and far != height:
        facts = (("near", height), ("far", far))
        side = yield Choice(
            "fall-side", "opponent", ("near-side", "far-side"), "near-side", facts, rule("jumping-gaps")
        )
        height = far if side == "far-side" else height
    fell = yield from fallen(declared.edition, height, model, flying=declared.flying)
    return Jumped(f"jump-failed-{fell.result}", fell.model, risked.ends or fell.ends, fell.replaced_by)


def _reaches(declared: Jump, numbers: Constants, *, free: bool) -> Steps[bool]:
    """Checks width, rise and the whole move; whether an extra inch counts against the width is open."""
    width, extra = declared.gap, 0
    limit = declared.movement if free else declared.movement / 2
    if free and numbers.flying_straight:
        width = round(hypot(declared.gap, max(declared.rise, 0)), 2)
    elif declared.rise > 0 and numbers.uneven_jump == "adds":
        width += declared.rise
    elif declared.rise > 1:
        raise NotAllowedNow("rise-too-high", height=declared.rise, limit=1)
    elif declared.rise >= 0.5:
        extra = 1
    if width > limit:
        raise NotAllowedNow("jump-too-wide", distance=width, limit=limit)
    needs = declared.moved + width + extra
    if needs > declared.movement:
        raise NotAllowedNow("jump-unfinished", distance=needs, limit=declared.movement)
    if width + extra > limit:
        counts: str = yield unsettled("extra-inch", "uneven-jump", "whole-movement", "jump-limit")
        return counts == "whole-movement"
    return True
