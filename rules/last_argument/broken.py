"""Broken and Shattered: what losing half its stands in a round does to a regiment.

Source: The Last Argument of Kings, second edition, broken, shattered, Dauntless.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.errors import CannotBeRead
from rules.last_argument.defence import Target
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
        within("lost", self.lost, 0, 60)
        if self.lost > self.stands:
            raise CannotBeRead("laok-more-lost", lost=self.lost, stands=self.stands)
        if self.start and self.start < self.stands:
            raise CannotBeRead("laok-fewer-at-start", start=self.start, stands=self.stands)


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


def fate_after(edition: str, target: Target, wounds: int) -> Steps[Fate | None]:
    """Says what the stands that wounds take off do to a regiment; None where it is not known what it has lost so far.

    Args:
        edition: the edition in force.
        target: the regiment as it was before the wounds.
        wounds: what it has suffered.
    """
    lost, before = target.stands_lost(wounds), target.before
    since = before.broken if target.broken else before.round
    if not lost or since < target.stands:
        return None
    losses = Losses(
        edition,
        since,
        since - target.stands + lost,
        0 if target.broken or before.game < since else before.game,
        target.broken,
        before.dauntless,
    )
    fate: Fate = yield fate_of(losses)
    return fate
