"""Broken and Shattered: what losing half its stands in a round does to a regiment.

Source: The Last Argument of Kings, second edition, broken, shattered, Dauntless.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.last_argument.editions import fingerprint
from rules.last_argument.rulebook import halved, within
from rules.last_argument.unsettled import settled
from rules.procedure import Steps, procedure


class Fate(StrEnum):
    """What becomes of a regiment that has lost stands."""

    STANDS = "laok-stands"
    BROKEN = "laok-broken"
    SHATTERED = "laok-shattered"
    DESTROYED = "laok-destroyed"


@dataclass(frozen=True, slots=True)
class Losses:
    """Stands lost in a round, as they are declared.

    Args:
        edition: the edition in force.
        stands: stands at the start of the round; for a Broken regiment those it had when it became Broken.
        lost: stands lost in this round; for a Broken regiment since it became Broken.
        start: stands at the start of the game; 0 where they are the same.
        broken: whether it is Broken already.
        dauntless: whether it is Dauntless.
        broken_half: half of which number: ``round-start``, ``game-start`` or asked.
    """

    edition: str
    stands: int
    lost: int
    start: int = 0
    broken: bool = False
    dauntless: bool = False
    broken_half: str = ""

    def __post_init__(self) -> None:
        within("stands", self.stands, 1, 60)
        within("lost", self.lost, 0, self.stands)
        if self.start:
            within("start", self.start, self.stands, 60)


@procedure("last_argument.broken", reads=fingerprint)
def fate_of(declared: Losses) -> Steps[Fate]:
    """Says whether a regiment breaks, or a Broken one shatters; which half counts is asked where it matters."""
    stands, lost = declared.stands, declared.lost
    if lost >= stands:
        return Fate.DESTROYED
    if declared.broken:
        return Fate.SHATTERED if lost >= halved(stands) else Fate.BROKEN
    if declared.dauntless or not lost:
        return Fate.STANDS
    half = halved(stands)
    start = halved(declared.start or stands)
    if (lost >= half) != (lost >= start):
        readings = ("round-start", "game-start")
        answer = yield from settled(
            declared.broken_half, "laok-broken-half", "broken", readings, lost=lost, round=half, game=start
        )
        half = half if answer == "round-start" else start
    return Fate.BROKEN if lost >= half else Fate.STANDS
