"""Biotic Renewal: a regiment heals when its card is drawn.

Source: The Last Argument of Kings, second edition, Biotic Renewal, healing, Broken. A D6 of wounds, or a D3 if the
regiment is not infantry; a Broken one does not heal.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Throw, Total
from rules.errors import NotAllowedNow
from rules.last_argument.editions import fingerprint
from rules.last_argument.readings import D3
from rules.last_argument.rulebook import reason
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Renewal:
    """Biotic Renewal as it is declared.

    Args:
        edition: the edition in force.
        infantry: whether the regiment is infantry.
        broken: whether it is Broken.
    """

    edition: str
    infantry: bool = True
    broken: bool = False

    def __post_init__(self) -> None:
        if self.broken:
            raise NotAllowedNow("laok-broken-heals-not")


@procedure("last_argument.renewal", reads=fingerprint)
def renewal(declared: Renewal) -> Steps[int]:
    """Rolls how many wounds a regiment heals."""
    code = "renewal-infantry" if declared.infantry else "renewal-others"
    read = Total() if declared.infantry else D3()
    healed: int = yield Throw(
        "laok-renewal", 1, read=read, actor="defender", because=(reason(code, 0, "note", "biotic-renewal"),)
    )
    return healed
