"""Morale: the test of a warband, Shaken, and flight.

Source: Trench Crusade 1.0.0 p. 50; 1.0.2. Half or more of the warband Down or Out of Action; +1 DICE while a LEADER
is up.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.errors import NotAllowedNow
from rules.procedure import Choice, Steps, procedure
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.success import SuccessRoll, graded, rolled, stated
from rules.trench_crusade.unsettled import unless_settled, unsettled

_SHRINE = 3
_SHRINES = 3


@dataclass(frozen=True, slots=True)
class Morale:
    """A morale test as it is declared.

    Args:
        edition: the edition in force.
        models: models of the warband, those removed among them.
        down: how many of them are Down.
        out: how many of them are Out of Action.
        leaders: how many LEADERs are neither Down nor Out of Action.
        shaken: whether the warband is Shaken already.
        shrines: Field Shrines, each three models more in the head-count.
        dice: +DICE or −DICE.
    """

    edition: str
    models: int
    down: int = 0
    out: int = 0
    leaders: int = 0
    shaken: bool = False
    shrines: int = 0
    dice: int = 0

    def __post_init__(self) -> None:
        within("models", self.models, 1, 60)
        within("down", self.down, 0, self.models)
        within("out", self.out, 0, self.models - self.down)
        within("leaders", self.leaders, 0, 6)
        within("shrines", self.shrines, 0, _SHRINES)

    @property
    def lost(self) -> int:
        """How many models are Down or Out of Action."""
        return self.down + self.out

    @property
    def counted(self) -> int:
        """How many models the warband counts as, each Field Shrine as three."""
        return self.models + _SHRINE * self.shrines


@dataclass(frozen=True, slots=True)
class Resolve:
    """What came of a morale test.

    Args:
        result: ``holds``, ``recovers``, ``shaken`` or ``flees``.
        winner: who wins when the warband flees: ``opponent``, or ``points`` for the victory points so far.
    """

    result: str
    winner: str = ""


@procedure("trench_crusade.morale", reads=fingerprint)
def morale(declared: Morale) -> Steps[Resolve]:
    """Tests morale: a failure makes the warband Shaken, a further one makes it flee.

    Raises:
        NotAllowedNow: fewer than half are down, and the warband is not Shaken.
    """
    numbers = constants(declared.edition)
    if not declared.shaken and 2 * declared.lost < declared.counted:
        raise NotAllowedNow("morale-not-needed", lost=declared.lost, needed=(declared.counted + 1) // 2)
    because = stated(declared.dice)
    if declared.leaders:
        leaders = 1
        if declared.leaders > 1:
            several = yield from unless_settled(declared.edition, "two-leaders", "leader", 1, declared.leaders)
            leaders = int(several)
        because = (*because, Reason("leader", leaders, "dice", rule("leader")))
    total, _ = yield from rolled(SuccessRoll(declared.edition, because, purpose="morale"))
    if graded(total, numbers).passed:
        return Resolve("recovers" if declared.shaken else "holds")
    if declared.shaken:
        return (yield from _flees(numbers))
    if numbers.may_flee:
        answer = yield Choice("shaken-or-flee", "roller", ("stays", "flees"), "stays", (), rule("flee"))
        if answer == "flees":
            return Resolve("flees", "opponent")
    return Resolve("shaken")


def _flees(numbers: Constants) -> Steps[Resolve]:
    """Says who wins when a warband flees; in 1.0.0 that is open."""
    if numbers.flight == "loses":
        return Resolve("flees", "opponent")
    who = yield unsettled("winner-of-flight", "flee", "other-side-wins", "points-decide")
    return Resolve("flees", "opponent" if who == "other-side-wins" else "points")
