"""What the results of injury rolls do to a model: rules that replace a result, markers, being Down.

Source: Trench Crusade 1.0.0 pp. 42-50; 1.0.2. TOUGH comes before GOLEM; a model holds six Blood markers at most.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.procedure import Steps
from rules.trench_crusade import markers
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.editions import constants
from rules.trench_crusade.target import Armour, Target
from rules.trench_crusade.unsettled import unless_settled

_SEVERITY = tuple(Injury)


@dataclass(frozen=True, slots=True)
class Hurt:
    """The result of one injury roll, to be applied.

    Args:
        injury: the result on the chart.
        bath: whether the roll was a Bloodbath.
        marks: Blood markers that come in any case (FIRE, GAS, SHRAPNEL).
        torture: a torture instrument and the like: twice the Blood markers.
        infects: what an infecting weapon gives: ``instead`` of Blood markers the same number of Infection markers, or
            ``besides`` them one; empty for none.
        hit: whether it is the result of a hit; a miss may mark its target all the same.
    """

    injury: Injury
    bath: bool = False
    marks: int = 0
    torture: bool = False
    infects: str = ""
    hit: bool = True


@dataclass(frozen=True, slots=True)
class Aftermath:
    """A model after injury rolls were applied.

    Args:
        injury: the worst result that counted.
        target: the model as it is then; of one Out of Action only its markers are of interest.
        replaced_by: the rule that changed a result, if any.
    """

    injury: Injury
    target: Target
    replaced_by: str = ""


def applied(edition: str, target: Target, hurts: tuple[Hurt, ...]) -> Steps[Aftermath]:
    """Applies injuries all together: each is read against the model as it was before.

    Args:
        edition: the edition in force.
        target: the model, spent markers already taken away.
        hurts: the results, in the order they were rolled.
    """
    worst, replaced_by, tough = Injury.NO_EFFECT, "", target.tough
    blood = infection = 0
    for hurt in hurts:
        injury, why = yield from _replaced(edition, hurt, target, tough=tough)
        tough = tough and hurt.injury is not Injury.OUT_OF_ACTION
        replaced_by = why or replaced_by
        worst = max(worst, injury, key=_SEVERITY.index)
        gained = _blood_of(injury, was_down=target.down)
        if hurt.infects == "instead":
            infection += gained
            gained = 0
        elif hurt.infects:
            infection += 1
        blood += (gained + hurt.marks) * (2 if hurt.torture else 1)
    after = replace(
        target,
        tough=tough,
        down=target.down or worst is Injury.DOWN,
        blood=min(target.blood + blood, markers.MOST),
        infection=min(target.infection + infection, markers.MOST),
    )
    return Aftermath(worst, after, replaced_by)


def _replaced(edition: str, hurt: Hurt, target: Target, *, tough: bool) -> Steps[tuple[Injury, str]]:
    """Applies the rules that replace a result: TOUGH before GOLEM, and Machine Armour on what the chart gave."""
    injury, why = hurt.injury, ""
    if injury is Injury.OUT_OF_ACTION:
        if tough:
            injury, why = Injury.DOWN, "tough"
        elif target.golem and not hurt.bath:
            injury, why = Injury.DOWN, "golem"
    everybody = constants(edition).standfast_for_all
    standfast = target.armour is Armour.MACHINE and (everybody or target.new_antioch)
    if injury is not Injury.DOWN or not standfast:
        return injury, why
    if not why:
        return Injury.MINOR_HIT, "machine-armour"
    both = yield from unless_settled(edition, "tough-then-standfast", "machine-armour", "yes", "no")
    return (Injury.MINOR_HIT, f"{why}-and-machine-armour") if both == "yes" else (injury, why)


def severity(hurt: Hurt) -> tuple[int, bool, int]:
    """Orders results from the lightest on; the order in which they are applied together changes nothing."""
    return _SEVERITY.index(hurt.injury), hurt.bath, hurt.marks


def _blood_of(injury: Injury, *, was_down: bool) -> int:
    if injury is Injury.MINOR_HIT:
        return 1
    if injury is Injury.DOWN:
        return 2 if was_down else 1
    return 0
