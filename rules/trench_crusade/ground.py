"""Dangerous ground.

Source: Trench Crusade 1.6.3 pp. 6-8; 1.0.2 pp. 54-55 (a Risky roll; on a failure an injury roll, and the activation
ends; a FLYING model makes it where it is activated or ends its move on the ground).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.procedure import Steps, procedure
from rules.trench_crusade.aftermath import Hurt, applied
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.injury import Charted, InjuryRoll, charted
from rules.trench_crusade.risky import Risked, Risky, of_model, risky
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.success import graded, rolled
from rules.trench_crusade.target import PLAIN_MODEL, Target, possible
from rules.trench_crusade.unsettled import unsettled


@dataclass(frozen=True, slots=True)
class Ground:
    """A model on dangerous ground.

    Args:
        edition: the edition in force.
        model: who enters it, or is activated in it.
        dice: +DICE or −DICE.
        flying: whether it has FLYING; where that does not free it, it is activated or ends its move here.
    """

    edition: str
    model: Target = PLAIN_MODEL
    dice: int = 0
    flying: bool = False


@dataclass(frozen=True, slots=True)
class Crossed:
    """What dangerous ground did.

    Args:
        result: ``crossed``, ``stopped``, ``no-roll``, or the injury.
        model: the model afterwards.
        ends: whether its activation ends.
        replaced_by: the rule that changed a result, if any.
    """

    result: str
    model: Target
    ends: bool = False
    replaced_by: str = ""


@procedure("trench_crusade.ground", reads=fingerprint)
def ground(declared: Ground) -> Steps[Crossed]:
    """Braves dangerous ground; in 1.6.3 it is open whether that takes one roll or two."""
    possible(declared.edition, declared.model)
    numbers, model = constants(declared.edition), declared.model
    if declared.flying and numbers.flying_ground_free:
        return Crossed("no-roll", model)
    lands = (Reason("flying-ground", 0, "dice", rule("flying")),) if declared.flying else ()
    two = False
    if numbers.ground_rolls == "open":
        two = (yield unsettled("ground-rolls", "dangerous-terrain", "one-roll", "two-rolls")) == "two-rolls"
    hurt = Crossed("crossed", model)
    if two:
        total, spent = yield from rolled(of_model(declared.edition, model, declared.dice, "ground"))
        hurt = Crossed("crossed", model.without(spent))
        if not graded(total, numbers).passed:
            hurt = yield from _injured(declared.edition, hurt.model)
        if hurt.ends:
            return hurt
    risked: Risked = yield risky(Risky(of_model(declared.edition, hurt.model, declared.dice, "ground", *lands)))
    model = hurt.model.without(risked.spent)
    if risked.passed:
        return Crossed(hurt.result, model, replaced_by=hurt.replaced_by)
    if two:
        result = "stopped" if hurt.result == "crossed" else hurt.result
        return Crossed(result, model, risked.ends, hurt.replaced_by)
    hurt = yield from _injured(declared.edition, model)
    return Crossed(hurt.result, hurt.model, risked.ends or hurt.ends, hurt.replaced_by)


def _injured(edition: str, model: Target) -> Steps[Crossed]:
    chart: Charted = yield charted(InjuryRoll(edition, model, owner="roller", opponent="opponent", accident=True))
    after = yield from applied(edition, model.without(chart.spent), (Hurt(chart.injury, chart.bath),))
    ends = after.injury in {Injury.DOWN, Injury.OUT_OF_ACTION}
    return Crossed(after.injury.value, after.target, ends, after.replaced_by)
