"""Evading a charge with SKIRMISHER.

Source: Trench Crusade 1.0.0 pp. 52-56; 1.0.2 p. 57 (exactly as far as the D3 says). Not while in melee.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason, Throw
from rules.procedure import Choice, Steps, procedure
from rules.trench_crusade.editions import fingerprint
from rules.trench_crusade.readings import D3
from rules.trench_crusade.rulebook import rule


@dataclass(frozen=True, slots=True)
class Evade:
    """A SKIRMISHER that is charged.

    Args:
        owner: whose model it is.
    """

    owner: str = "defender"


@procedure("trench_crusade.evade", reads=fingerprint)
def evade(declared: Evade) -> Steps[int]:
    """Asks the charged player whether to evade, rolls D3", and asks how much farther away the model ends.

    Which way it goes is free, so the new distance is theirs to say, in whole inches.
    """
    answer = yield Choice("evade", declared.owner, ("stand", "evade"), "stand", (), rule("skirmisher"))
    if answer == "stand":
        return 0
    because = (Reason("skirmisher", 0, "inches", rule("skirmisher")),)
    inches: int = yield Throw("evade", 1, read=D3(), actor=declared.owner, because=because, rule=rule("skirmisher"))
    options = tuple(range(inches, -inches - 1, -1))
    farther: int = yield Choice("evaded", declared.owner, options, inches, (("inches", inches),), rule("skirmisher"))
    return farther
