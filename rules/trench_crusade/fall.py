"""Falling, jumping down, and going Down at an edge.

Source: Trench Crusade 1.6.3 pp. 6-8 (over 2", a jump over 3"); 1.0.2 (3" or more for both, +1 INJURY DICE for every
full 3"); 1.0.0 pp. 42-50 (Down near a ledge).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.procedure import Steps, procedure
from rules.trench_crusade.aftermath import Hurt, applied
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.injury import Charted, InjuryRoll, charted
from rules.trench_crusade.risky import Risked, Risky, of_model, risky
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.success import SuccessRoll, graded, rolled, stated
from rules.trench_crusade.target import PLAIN_MODEL, Target, possible
from rules.trench_crusade.unsettled import unless_settled, unsettled


@dataclass(frozen=True, slots=True)
class Fall:
    """A model that leaves its height.

    Args:
        edition: the edition in force.
        height: how far down it goes, inches.
        model: who it is.
        voluntary: whether it jumps down of its own will.
        edge: whether it went Down within an inch of the edge and may still stay there.
        dice: +DICE or −DICE of its success roll.
        flying: whether it has FLYING.
    """

    edition: str
    height: float
    model: Target = PLAIN_MODEL
    voluntary: bool = False
    edge: bool = False
    dice: int = 0
    flying: bool = False

    def __post_init__(self) -> None:
        within("height", self.height, 0, 60)


@dataclass(frozen=True, slots=True)
class Fell:
    """What came of a fall.

    Args:
        result: the injury, ``no-fall`` where none is rolled, ``stays`` where the model did not fall.
        model: the model afterwards.
        ends: whether its activation ends.
        replaced_by: the rule that changed a result, if any.
    """

    result: str
    model: Target
    ends: bool = False
    replaced_by: str = ""


@procedure("trench_crusade.fall", reads=fingerprint)
def fall(declared: Fall) -> Steps[Fell]:
    """Lets a model fall or jump down: an injury roll from a certain height on."""
    possible(declared.edition, declared.model)
    edition, model = declared.edition, declared.model
    numbers = constants(edition)
    if declared.edge:
        return (yield from _at_the_edge(declared))
    voluntary, ends = declared.voluntary, False
    if voluntary and numbers.jump_down_risky == "open":
        needs = yield unsettled("jump-down-risky", "jumping-down", "no", "yes")
        if needs == "yes":
            risked: Risked = yield risky(Risky(of_model(edition, model, declared.dice, "jump-down")))
            model, voluntary, ends = model.without(risked.spent), risked.passed, risked.ends
    fell = yield from fallen(edition, declared.height, model, voluntary=voluntary, flying=declared.flying)
    return Fell(fell.result, fell.model, ends or fell.ends, fell.replaced_by)


def _at_the_edge(declared: Fall) -> Steps[Fell]:
    """Makes the success roll of a model that went Down within an inch of an edge; on a failure it falls."""
    edition, model = declared.edition, declared.model
    because = stated(declared.dice)
    if (yield from unless_settled(edition, "down-at-the-edge", "down-near-ledge", "yes", "no")) == "yes":
        because = (*because, Reason("is-down", -1, "dice", rule("down")))
    roll = SuccessRoll(edition, because, model.blood, model.infection, model.blessing, purpose="edge", contested=True)
    total, spent = yield from rolled(roll)
    model = model.without(spent)
    if graded(total, constants(edition)).passed:
        return Fell("stays", model)
    return (yield from fallen(edition, declared.height, model, flying=declared.flying))


def fallen(
    edition: str,
    height: float,
    model: Target,
    *,
    voluntary: bool = False,
    flying: bool = False,
    one_down: bool = False,
) -> Steps[Fell]:
    """Rolls for the injury of a fall, where the height calls for it.

    Args:
        edition: the edition in force.
        height: how far it falls, inches.
        model: who falls.
        voluntary: whether it jumps down of its own will.
        flying: whether it has FLYING.
        one_down: whether a Down of this roll and the one the model has are the same event.
    """
    numbers = constants(edition)
    if not _hurts(height, numbers, voluntary=voluntary) or (flying and numbers.flying_never_falls):
        return Fell("no-fall", model)
    dice = int(height // 3)
    if height % 3 and numbers.fall_steps == "open":
        steps = yield unsettled("fall-steps", "falling", "full-steps", "rounded-up", height=height)
        dice += steps == "rounded-up"
    because = (Reason("fall", dice, "injury-dice", rule("falling"), (("height", height),)),)
    roll = InjuryRoll(
        edition, model, because, owner="roller", opponent="opponent", accident=True, purpose="fall-injury"
    )
    chart: Charted = yield charted(roll)
    model = model.without(chart.spent)
    if one_down and chart.injury is Injury.DOWN:
        return Fell(Injury.DOWN.value, model, ends=True)
    after = yield from applied(edition, model, (Hurt(chart.injury, chart.bath),))
    ends = after.injury in {Injury.DOWN, Injury.OUT_OF_ACTION}
    return Fell(after.injury.value, after.target, ends, after.replaced_by)


def _hurts(height: float, numbers: Constants, *, voluntary: bool) -> bool:
    """Says whether a height calls for an injury roll."""
    if voluntary:
        return height >= numbers.jump_height if numbers.jump_inclusive else height > numbers.jump_height
    return height >= numbers.fall_height if numbers.fall_inclusive else height > numbers.fall_height
