"""The roll-off for supremacy: who goes first this round.

Source: The Last Argument of Kings, second edition, supremacy. No source says what a tie does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Throw
from rules.last_argument.editions import fingerprint
from rules.last_argument.rulebook import reason
from rules.procedure import Steps, procedure


class Supremacy(StrEnum):
    """Who goes first."""

    ROLLER = "laok-goes-first"
    OPPONENT = "laok-goes-second"
    TIED = "laok-tied"


@dataclass(frozen=True, slots=True)
class RollOff:
    """A roll-off as it is declared.

    Args:
        edition: the edition in force.
    """

    edition: str


@procedure("last_argument.supremacy", reads=fingerprint)
def supremacy(declared: RollOff) -> Steps[Supremacy]:  # noqa: ARG001  # the same in every edition
    """Rolls a die for each player; the higher one goes first, and a tie is left to the table."""
    because = (reason("supremacy", 0, "dice", "supremacy"),)
    own = yield Throw("laok-own-die", 1, actor="roller", because=because)
    other = yield Throw("laok-other-die", 1, actor="opponent", because=because)
    if own == other:
        return Supremacy.TIED
    return Supremacy.ROLLER if own > other else Supremacy.OPPONENT
