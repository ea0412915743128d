"""Climbing.

Source: Trench Crusade 1.6.3 pp. 6-8; 1.0.2 pp. 39, 55 (FLYING: the way is measured through the air); 1.0.0 pp. 59-63
(terrain up to 1" and trench walls up to 3" are open); 1.0.2 p. 62 has trench walls open under 3" only.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from rules.errors import NotAllowedNow
from rules.procedure import Steps, procedure
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.risky import Risked, Risky, of_model, risky
from rules.trench_crusade.rulebook import within
from rules.trench_crusade.target import PLAIN_MODEL, Target
from rules.trench_crusade.unsettled import unless_settled, unsettled

_OPEN_GROUND = 1
_OPEN_TRENCH_WALL = 3


@dataclass(frozen=True, slots=True)
class Climb:
    """A climb as it is declared.

    Args:
        edition: the edition in force.
        height: how high the climb is, inches.
        movement: the model's Movement that is left, inches.
        run: level distance of the same move, inches.
        trench: whether it is the wall of a trench.
        downwards: whether it climbs down.
        model: who climbs.
        dice: +DICE or −DICE (a Mountaineer Kit gives +1).
        flying: whether it has FLYING.
    """

    edition: str
    height: float
    movement: float = 6
    run: float = 0
    trench: bool = False
    downwards: bool = False
    model: Target = PLAIN_MODEL
    dice: int = 0
    flying: bool = False

    def __post_init__(self) -> None:
        within("height", self.height, 0, 60)
        within("movement", self.movement, 0, 24)
        within("run", self.run, 0, 24)


@dataclass(frozen=True, slots=True)
class Climbed:
    """What came of a climb.

    Args:
        result: ``climbed``, ``climb-failed`` or ``no-roll``.
        model: the climber afterwards.
        ends: whether its activation ends.
    """

    result: str
    model: Target
    ends: bool = False


@procedure("trench_crusade.climb", reads=fingerprint)
def climb(declared: Climb) -> Steps[Climbed]:
    """Climbs: a Risky roll; on a failure the model stays where it tried.

    Raises:
        NotAllowedNow: it is no climb, or it cannot be finished within the move.
    """
    numbers, model = constants(declared.edition), declared.model
    limit = _OPEN_TRENCH_WALL if declared.trench else _OPEN_GROUND
    disputed = declared.trench and declared.height == limit and numbers.trench_wall == "open"
    if declared.height <= limit and not disputed:
        raise NotAllowedNow("climb-not-needed", height=declared.height, limit=limit)
    flies = declared.flying and numbers.flying_moves_free
    straight = flies and numbers.flying_straight
    needs = round(hypot(declared.height, declared.run), 2) if straight else declared.height + declared.run
    if needs > declared.movement:
        raise NotAllowedNow("climb-too-high", distance=needs, limit=declared.movement)
    if flies:
        return Climbed("no-roll", model)
    if disputed and (yield unsettled("trench-wall-of-three", "trenches", "no-climb", "a-climb")) == "no-climb":
        return Climbed("no-roll", model)
    if declared.downwards:
        climbs = yield from unless_settled(declared.edition, "climb-down", "climbing", "a-climb", "no-climb")
        if climbs == "no-climb":
            return Climbed("no-roll", model)
    risked: Risked = yield risky(Risky(of_model(declared.edition, model, declared.dice, "climbing")))
    model = model.without(risked.spent)
    return Climbed("climbed" if risked.passed else "climb-failed", model, risked.ends)
