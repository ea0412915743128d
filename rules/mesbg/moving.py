"""Jump, leap and climb tests.

Source: 2018 manual: 1 fails, 2–5 succeeds and the move ends, 6 succeeds and the move may go on. Jump over or onto what
is no taller than the model, up to half its height needs no test; leap a gap of up to twice its height. 2024's numbers
are open.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason, Throw, Total
from rules.errors import NotAllowedNow
from rules.mesbg.editions import Constants, constants, fingerprint
from rules.mesbg.rulebook import Party, rule, within
from rules.mesbg.settled import Settled, ask
from rules.mesbg.tie import LOWEST
from rules.procedure import Choice, Steps, procedure


class Feat(StrEnum):
    """What is tried."""

    JUMP = "jump"
    LEAP = "leap"
    CLIMB = "climb"


class Moved(StrEnum):
    """How a test ends."""

    CONTINUES = "feat-continues"
    ENDS = "feat-ends"
    STOPS = "feat-stops"
    FALLS_PRONE = "feat-falls-prone"
    FALLS = "feat-falls"


_FAILED = {Feat.JUMP: Moved.STOPS, Feat.LEAP: Moved.FALLS_PRONE, Feat.CLIMB: Moved.FALLS}


@dataclass(frozen=True, slots=True)
class MovingTest:
    """A jump, leap or climb as it is declared.

    Args:
        edition: the edition in force.
        feat: what is tried.
        distance: height of the obstacle or width of the gap in inches; None if the players see that it is possible.
        height: the model's own height in inches; None likewise.
        settled: open points that the table has settled.
    """

    edition: str
    feat: Feat = Feat.JUMP
    distance: float | None = None
    height: float | None = None
    settled: Settled = ()

    def __post_init__(self) -> None:
        if self.distance is not None:
            within("distance", self.distance, 0, 100)
        if self.height is not None:
            within("height", self.height, 0.1, 50)


@procedure("mesbg.moving-test", reads=fingerprint)
def moving_test(declared: MovingTest) -> Steps[Moved]:
    """Rolls a D6 for a jump, a leap or a climb."""
    numbers, feat = constants(declared.edition), declared.feat
    if not numbers.knows("moving-tests"):
        answer = yield from ask("moving-tests", ("as-2018", "new-rulebook"), declared.settled, feat.value)
        if answer == "new-rulebook":
            return (yield from _by_own_rulebook(feat))
    _check_reach(declared, numbers)
    face = yield Throw(
        f"feat-{feat}",
        1,
        read=Total(),
        actor=Party.ROLLER.value,
        scale=(
            (LOWEST, _FAILED[feat].value),
            (numbers.test_fails_to + 1, Moved.ENDS.value),
            (numbers.test_continues_from, Moved.CONTINUES.value),
        ),
        because=_reach(declared, numbers),
    )
    if face <= numbers.test_fails_to:
        return _FAILED[feat]
    return Moved.CONTINUES if face >= numbers.test_continues_from else Moved.ENDS


def _by_own_rulebook(feat: Feat) -> Steps[Moved]:
    """Rolls the D6 and lets the table say what its rulebook makes of it."""
    face = yield Throw(
        f"feat-{feat}", 1, actor=Party.ROLLER.value, because=(Reason("by-new-rulebook", 0, "note", rule(feat.value)),)
    )
    options = (Moved.ENDS.value, Moved.CONTINUES.value, _FAILED[feat].value)
    return Moved((yield Choice("moving-result", "table", options, options[0], (("face", face),), rule(feat.value))))


def _limit(declared: MovingTest, numbers: Constants) -> float | None:
    """Gives how high or wide the feat may be, in inches; None where nothing limits it."""
    if declared.height is None or declared.feat is Feat.CLIMB:
        return None
    return declared.height * (numbers.leap_heights if declared.feat is Feat.LEAP else 1)


def _reach(declared: MovingTest, numbers: Constants) -> tuple[Reason, ...]:
    """Gives the line that compares what is crossed with what may be crossed."""
    limit, entry = _limit(declared, numbers), rule(declared.feat.value)
    if limit is None or declared.distance is None:
        return (Reason(f"feat-{declared.feat}", 0, "note", entry),)
    return (Reason("within-reach", 0, "note", entry, (("distance", declared.distance), ("limit", limit))),)


def _check_reach(declared: MovingTest, numbers: Constants) -> None:
    """Refuses what cannot be crossed, or needs no test.

    Raises:
        NotAllowedNow: too high, too wide, or so low that it is crossed freely.
    """
    limit = _limit(declared, numbers)
    if limit is None or declared.distance is None:
        return
    if declared.distance > limit:
        if declared.feat is Feat.LEAP:
            raise NotAllowedNow("mesbg-gap-too-wide", needed=limit, given=declared.distance)
        raise NotAllowedNow("mesbg-obstacle-too-high", needed=limit, given=declared.distance)
    if declared.feat is Feat.JUMP and declared.distance <= limit / 2:
        raise NotAllowedNow("mesbg-obstacle-needs-no-test", needed=limit / 2, given=declared.distance)
