"""The hit roll: a success roll that also tells how far a miss scatters and which markers went into it.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.procedure import Steps, procedure
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.success import NOTHING_SPENT, Spent, Success, SuccessRoll, graded, rolled


@dataclass(frozen=True, slots=True)
class HitRoll:
    """A hit roll as it is declared.

    Args:
        roll: the success roll.
        scatters: whether a miss drifts (SCATTER).
    """

    roll: SuccessRoll
    scatters: bool = False


@dataclass(frozen=True, slots=True)
class Hit:
    """How a hit roll ended.

    Args:
        success: the result.
        spent: markers of the attacker that went into it.
        drift: how far a miss scatters, inches; 0 where it does not.
    """

    success: Success
    spent: Spent = NOTHING_SPENT
    drift: int = 0


@procedure("trench_crusade.hit", reads=fingerprint)
def hit_roll(declared: HitRoll) -> Steps[Hit]:
    """Rolls to hit; a miss with SCATTER drifts by what the total lacks to a success, in inches."""
    numbers = constants(declared.roll.edition)
    total, spent = yield from rolled(declared.roll)
    success = graded(total, numbers)
    missed = declared.scatters and not success.passed
    return Hit(success, spent, numbers.success - total if missed else 0)
