"""Biotic Renewal: a regiment heals when its card is drawn.

Source: The Last Argument of Kings, second edition, Biotic Renewal, healing, Broken. A D6 of wounds, or a D3 if the
regiment is not infantry; a Broken one does not heal. Damaged stands heal first, then lost stands come back; how many
wounds bring one back is in no source.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Throw, Total
from rules.errors import NotAllowedNow
from rules.last_argument.editions import fingerprint
from rules.last_argument.readings import D3
from rules.last_argument.rulebook import reason, within
from rules.last_argument.unsettled import settled
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Renewal:
    """Biotic Renewal as it is declared.

    Args:
        edition: the edition in force.
        infantry: whether the regiment is infantry.
        broken: whether it is Broken.
        wounds: the Wounds of a stand; 0 where it is not told.
        damage: wounds that stands still in the fight have suffered.
        lost: stands it has lost.
    """

    edition: str
    infantry: bool = True
    broken: bool = False
    wounds: int = 0
    damage: int = 0
    lost: int = 0

    def __post_init__(self) -> None:
        if self.broken:
            raise NotAllowedNow("laok-broken-heals-not")
        within("wounds", self.wounds, 0, 60)
        within("lost", self.lost, 0, 60)


@dataclass(frozen=True, slots=True)
class Healed:
    """What Biotic Renewal did.

    Args:
        points: wounds it heals.
        used: wounds of damaged stands that are healed.
        stands: lost stands that come back.
        damage: wounds that a stand which came back has still suffered.
    """

    points: int
    used: int = 0
    stands: int = 0
    damage: int = 0


@procedure("last_argument.renewal", reads=fingerprint)
def renewal(declared: Renewal) -> Steps[Healed]:
    """Rolls how many wounds a regiment heals; what is left of them brings lost stands back."""
    code = "renewal-infantry" if declared.infantry else "renewal-others"
    read = Total() if declared.infantry else D3()
    points: int = yield Throw(
        "laok-renewal", 1, read=read, actor="defender", because=(reason(code, 0, "note", "biotic-renewal"),)
    )
    used = min(points, declared.damage)
    over = points - used
    if not over or not declared.lost or not declared.wounds:
        return Healed(points, used)
    whole, more = divmod(over, declared.wounds)
    if more and whole < declared.lost:
        readings = ("returns-hurt", "returns-whole")
        facts = {"over": over, "wounds": declared.wounds}
        if (yield from settled("", "laok-stand-returns", "healing", readings, **facts)) == "returns-hurt":
            return Healed(points, used, whole + 1, declared.wounds - more)
    return Healed(points, used, min(whole, declared.lost))
