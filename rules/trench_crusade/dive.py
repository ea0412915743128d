"""The Diving Charge: jumping down onto an enemy.

Source: Trench Crusade 1.6.3 pp. 6-8 (3"-6", the enemy within 2" of the landing point); 1.0.2 (3" or more, landing
within 1", no fall injury on a pass; on a failure Down and the fall).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.errors import NotAllowedNow
from rules.procedure import Steps, procedure
from rules.trench_crusade import markers
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.fall import Fell, fallen
from rules.trench_crusade.risky import Risked, Risky, of_model, risky
from rules.trench_crusade.rulebook import within
from rules.trench_crusade.target import PLAIN_MODEL, Armour, Target, possible
from rules.trench_crusade.unsettled import unless_settled, unsettled


@dataclass(frozen=True, slots=True)
class Dive:
    """A Diving Charge as it is declared.

    Args:
        edition: the edition in force.
        height: from how high it jumps, inches.
        landing: how far from the target it lands, inches.
        model: who dives.
        dice: +DICE or −DICE of its Risky roll.
        flying: whether it has FLYING.
    """

    edition: str
    height: float
    landing: float = 0
    model: Target = PLAIN_MODEL
    dice: int = 0
    flying: bool = False

    def __post_init__(self) -> None:
        within("height", self.height, 0, 60)
        within("landing", self.landing, 0, 60)


@dataclass(frozen=True, slots=True)
class Dived:
    """What came of a Diving Charge.

    Args:
        result: ``dive-landed``, ``dive-landed-…`` with the injury of a fall, ``dive-failed-…`` with that of the fall.
        model: the diver afterwards.
        ends: whether its activation ends.
        replaced_by: the rule that changed a result, if any.
    """

    result: str
    model: Target
    ends: bool = False
    replaced_by: str = ""


@procedure("trench_crusade.dive", reads=fingerprint)
def dive(declared: Dive) -> Steps[Dived]:
    """Dives: a Risky roll; on a failure the diver goes Down and takes the fall.

    Raises:
        NotAllowedNow: the height or the landing point does not allow it.
    """
    possible(declared.edition, declared.model)
    numbers = constants(declared.edition)
    _allowed(declared, numbers)
    risked: Risked = yield risky(Risky(of_model(declared.edition, declared.model, declared.dice, "dive")))
    model = declared.model.without(risked.spent)
    if not risked.passed:
        fell = yield from _failed(declared, model, numbers)
        return Dived(f"dive-failed-{fell.result}", fell.model, ends=True, replaced_by=fell.replaced_by)
    if numbers.dive_fall == "open" and declared.height > numbers.jump_height:
        takes = yield unsettled("dive-from-height", "diving-charge", "no-fall", "takes-the-fall")
        if takes == "takes-the-fall":
            fell = yield from fallen(declared.edition, declared.height, model, voluntary=True, flying=declared.flying)
            return Dived(f"dive-landed-{fell.result}", fell.model, fell.ends, fell.replaced_by)
    return Dived("dive-landed", model)


def _allowed(declared: Dive, numbers: Constants) -> None:
    if declared.height < numbers.dive_lowest:
        raise NotAllowedNow("dive-too-low", height=declared.height, limit=numbers.dive_lowest)
    if numbers.dive_highest and declared.height > numbers.dive_highest:
        raise NotAllowedNow("dive-too-high", height=declared.height, limit=numbers.dive_highest)
    if declared.landing > numbers.dive_landing:
        raise NotAllowedNow("dive-lands-too-far", distance=declared.landing, limit=numbers.dive_landing)


def _failed(declared: Dive, model: Target, numbers: Constants) -> Steps[Fell]:
    """Puts the diver Down and lets it fall; how the two go together can be open."""
    edition, height, flying = declared.edition, declared.height, declared.flying
    if flying and numbers.flying_never_falls:
        return Fell("no-fall", (yield from _downed(edition, model)))
    order = yield from unless_settled(
        edition, "dive-fail-twice", "diving-charge", "down-then-fall", "one-event", "fall-then-down"
    )
    if order == "fall-then-down":
        fell = yield from fallen(edition, height, model, flying=flying)
        if fell.result == "out-of-action":
            return fell
        return replace(fell, model=(yield from _downed(edition, fell.model)))
    model = yield from _downed(edition, model)
    return (yield from fallen(edition, height, model, flying=flying, one_down=order == "one-event" and model.down))


def _downed(edition: str, model: Target) -> Steps[Target]:
    """Puts a model Down without an injury roll; whether Machine Armour helps against that can be open."""
    everybody = constants(edition).standfast_for_all
    if model.armour is Armour.MACHINE and (everybody or model.new_antioch):
        helps = yield from unless_settled(edition, "down-without-roll", "machine-armour", "any-down", "rolled-only")
        if helps == "any-down":
            return replace(model, blood=min(model.blood + 1, markers.MOST))
    return replace(model, down=True, blood=min(model.blood + (2 if model.down else 1), markers.MOST))
