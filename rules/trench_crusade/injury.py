"""The injury roll: markers, dice and armour, and what its result does to the model.

Source: Trench Crusade 1.0.0 pp. 42-50; 1.0.2. Base 2D6, INJURY DICE keep as many dice as the base, INJURY MODIFIERs
change the total.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.procedure import Steps, procedure
from rules.trench_crusade import bloodbath, markers
from rules.trench_crusade.aftermath import Hurt, applied
from rules.trench_crusade.armour import Piercing, armour_reasons, limited, modifier
from rules.trench_crusade.chart import ChartRoll, Injury, chart_roll
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.success import NOTHING_SPENT, Spent
from rules.trench_crusade.target import PLAIN_MODEL, Armour, Target, possible
from rules.trench_crusade.unsettled import unless_settled, unsettled

__all__ = ["Armour", "Injury", "InjuryRoll", "Piercing", "Target", "Wound", "charted", "injury_roll", "stated"]


@dataclass(frozen=True, slots=True)
class InjuryRoll:
    """An injury roll as it is declared.

    Args:
        edition: the edition in force.
        target: the model that is injured.
        because: INJURY DICE and INJURY MODIFIERs with their reasons, armour left out.
        base: dice of the roll: 2, or 3 for DEADLY, or 1 for a torture instrument.
        piercing: what the attack does about armour.
        marks: extra Blood markers that come even with no effect (FIRE, GAS, SHRAPNEL), one reason each.
        owner: whose model is injured.
        opponent: who rolls and spends the target's Blood markers.
        bloodbath: whether the roll may become a Bloodbath.
        torture: a torture instrument and the like: doubles the markers it gives.
        fireteam: the concentrated attacks of a FIRETEAM, for which a Bloodbath costs three markers.
        accident: a fall or terrain and no attack: whether armour counts may then be the table's question.
        purpose: what the roll decides.
    """

    edition: str
    target: Target = PLAIN_MODEL
    because: tuple[Reason, ...] = ()
    base: int = 2
    piercing: Piercing = Piercing.NONE
    marks: tuple[str, ...] = ()
    owner: str = "defender"
    opponent: str = "attacker"
    bloodbath: bool = True
    torture: bool = False
    fireteam: bool = False
    accident: bool = False
    purpose: str = "injury"

    def __post_init__(self) -> None:
        within("base", self.base, 1, 4)
        within("dice", sum(reason.amount for reason in self.because), -20, 20)


@dataclass(frozen=True, slots=True)
class Wound:
    """What an injury roll did.

    Args:
        injury: the result that counts in the end.
        blood: change of the target's Blood markers, spent ones and new ones together, the limit of six kept.
        blessing: change of its Blessing markers.
        infection: change of its Infection markers.
        replaced_by: the rule that changed the chart's result (``tough``, ``golem``, ``machine-armour``), if any.
    """

    injury: Injury
    blood: int = 0
    blessing: int = 0
    infection: int = 0
    replaced_by: str | None = None


@dataclass(frozen=True, slots=True)
class Charted:
    """What the injury chart says, before it is applied to the model.

    Args:
        injury: the result on the chart.
        bath: whether the roll was a Bloodbath.
        spent: the target's markers that went into the roll.
        marks: Blood markers of this attack that are still to come.
    """

    injury: Injury
    bath: bool = False
    spent: Spent = NOTHING_SPENT
    marks: int = 0


@procedure("trench_crusade.injury", version=2, reads=fingerprint)
def injury_roll(declared: InjuryRoll) -> Steps[Wound]:
    """Rolls on the injury chart, markers spent first, and gives what comes of it."""
    possible(declared.edition, declared.target)
    target = declared.target
    chart: Charted = yield charted(declared)
    hurt = Hurt(chart.injury, chart.bath, chart.marks, torture=declared.torture)
    after = yield from applied(declared.edition, target.without(chart.spent), (hurt,))
    return Wound(
        after.injury,
        after.target.blood - target.blood,
        after.target.blessing - target.blessing,
        after.target.infection - target.infection,
        after.replaced_by or None,
    )


@procedure("trench_crusade.charted", reads=fingerprint)
def charted(declared: InjuryRoll) -> Steps[Charted]:
    """Decides on markers, counts dice and armour, and reads the injury chart."""
    numbers, target = constants(declared.edition), declared.target
    price, spent = yield from bloodbath.spent(
        declared.edition,
        target,
        len(declared.marks),
        declared.opponent,
        declared.fireteam and numbers.fireteam_bloodbath,
        allowed=declared.bloodbath,
    )
    blessing = yield from markers.asked("blessing", target.blessing, declared.owner, "injury")
    spent = Spent(spent.blood, spent.infection, blessing)
    because = declared.because + _marker_reasons(spent, price)
    because += yield from _armour(declared, numbers)
    because = yield from limited(because, numbers)
    net = sum(reason.amount for reason in because if reason.unit == "injury-dice")
    base = declared.base
    beside = False
    if price:
        base += 1
        because += (Reason("bloodbath", 1, "base", rule("bloodbath"), (("count", price),)),)
        if net and numbers.bloodbath == "open":
            beside = (yield unsettled("bloodbath-die", "bloodbath", "third-die", "added-die")) == "added-die"
    elif base == 1 and net:
        base = int((yield from unless_settled(declared.edition, "one-die-kept", "torture-instrument", 1, 2)))
    injury: Injury = yield chart_roll(
        ChartRoll(because, base, net, modifier(because), beside, declared.opponent, declared.purpose)
    )
    marks = len(declared.marks) - max(spent.blood - target.blood, 0)
    return Charted(injury, price > 0, spent, marks)


def _marker_reasons(spent: Spent, price: int) -> tuple[Reason, ...]:
    """Gives the lines of the markers that are INJURY DICE; those that paid for a Bloodbath are none."""
    infection = max(spent.infection - max(price - spent.blood, 0), 0)
    return markers.reasons(
        {"blood": max(spent.blood - price, 0), "infection": infection, "blessing": spent.blessing},
        {"blood": 1, "infection": 1, "blessing": -1},
        "injury-dice",
    )


def _armour(declared: InjuryRoll, numbers: Constants) -> Steps[tuple[Reason, ...]]:
    target = declared.target
    if declared.accident and target.protected:
        counts = yield from unless_settled(declared.edition, "armour-and-accidents", "armour", "yes", "no")
        if counts == "no":
            return ()
    return (yield from armour_reasons(target, declared.piercing, numbers, declared.owner))


def stated(dice: int, modifier: int, marks: int = 0) -> tuple[Reason, ...]:
    """Gives the reasons for INJURY DICE, an INJURY MODIFIER and further Blood markers that a player simply states."""
    found = []
    if dice:
        found.append(Reason("stated", dice, "injury-dice", rule("injury-dice")))
    if modifier:
        found.append(Reason("stated", modifier, "modifier", rule("injury-modifiers")))
    if marks:
        found.append(Reason("stated-marks", 0, "marker", rule("fire"), (("count", marks),)))
    return tuple(found)
