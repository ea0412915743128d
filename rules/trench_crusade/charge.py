"""A charge as it is declared: what may be charged, and how far it goes.

Source: Trench Crusade 1.6.3 pp. 6-8; 1.0.2 pp. 36-37 (the move goes on until the two are in contact); 1.0.0 pp. 30-31,
42-50, 52-56.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.dice import Reason, Throw, Total
from rules.errors import NotAllowedNow
from rules.procedure import Steps, procedure
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.evade import Evade, evade
from rules.trench_crusade.readings import D3
from rules.trench_crusade.risky import Risked, Risky, of_model, risky
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.target import PLAIN_MODEL, Target
from rules.trench_crusade.unsettled import unless_settled, unsettled

LIMIT = 12
"""No charge is declared at, or goes, farther than this, inches."""

MELEE = 1
"""Whoever ends a charge this near to its target, inches, is in melee with it."""


@dataclass(frozen=True, slots=True)
class Charged:
    """A model that is charged.

    Args:
        distance: how far it is, inches, along the way the charger goes.
        seen: whether the charger sees it.
        skirmisher: whether it has SKIRMISHER.
        in_melee: whether it is in melee already.
    """

    distance: float
    seen: bool = True
    skirmisher: bool = False
    in_melee: bool = False

    def __post_init__(self) -> None:
        within("distance", self.distance, 0, 60)


@dataclass(frozen=True, slots=True)
class Charge:
    """A charge as it is declared.

    Args:
        edition: the edition in force.
        targets: every enemy that is charged, the nearest first.
        movement: the charger's Movement, inches.
        heavy: whether the HEAVY weapon it carries is the one it will use, is only carried, or there is none.
        strong: whether it is STRONG, which ignores HEAVY.
        machine: whether it wears Machine Armour.
        stood_up: whether it has stood up in this activation.
        blocker: how far along the way it comes within 1" of an enemy that was not declared, inches; None for none.
        model: its markers, for a Risky roll.
        dice: +DICE or −DICE of a Risky roll.
    """

    edition: str
    targets: tuple[Charged, ...]
    movement: int = 6
    heavy: Literal["none", "used", "carried"] = "none"
    strong: bool = False
    machine: bool = False
    stood_up: bool = False
    blocker: float | None = None
    model: Target = PLAIN_MODEL
    dice: int = 0

    def __post_init__(self) -> None:
        within("movement", self.movement, 1, 24)
        within("targets", len(self.targets), 1, 6)

    @property
    def blocked(self) -> bool:
        """Whether the enemy that was not declared stands on the way, and not beyond the last target."""
        return self.blocker is not None and self.blocker < max(target.distance for target in self.targets) - MELEE


@dataclass(frozen=True, slots=True)
class Charging:
    """What came of a charge.

    Args:
        result: ``charge-reached``, ``charge-partly``, ``charge-failed``, ``charge-stopped`` (by an enemy in the way),
            ``charge-lost`` (a Risky roll failed), ``charge-anew`` (the target evaded) or ``charge-not-made``.
        moved: how far the charger goes, inches.
        reached: which targets it is in melee with, by their place.
        ends: whether its activation ends.
        model: its markers afterwards.
    """

    result: str
    moved: float = 0
    reached: tuple[int, ...] = ()
    ends: bool = False
    model: Target = PLAIN_MODEL


@procedure("trench_crusade.charge", reads=fingerprint)
def charge(declared: Charge) -> Steps[Charging]:
    """Charges: a Risky roll where an edition asks for one, evading, the bonus, and who is reached.

    Raises:
        NotAllowedNow: a target is too far away or unseen, an enemy stands in the way, or there are too many targets.
    """
    numbers, model = constants(declared.edition), declared.model
    _allowed(declared, numbers)
    refused = yield from _asked(declared, numbers)
    if refused:
        return Charging("charge-not-made", model=model)
    declared = yield from _targeted(declared, numbers)
    unseen = sum(not target.seen for target in declared.targets)
    rolls = min(unseen, 1)
    if unseen > 1:
        each = yield unsettled("unseen-several", "charge-several", "one-roll", "a-roll-each")
        rolls = unseen if each == "a-roll-each" else 1
    for _ in range(rolls):
        risked: Risked = yield risky(Risky(of_model(declared.edition, model, declared.dice, "unseen-charge")))
        model = model.without(risked.spent)
        if not risked.passed:
            return Charging("charge-lost", ends=risked.ends, model=model)
    targets = yield from _evading(declared)
    if targets is None:
        return Charging("charge-anew", model=model)
    needed, ends = targets[0].distance - MELEE, "charge-reached"
    if declared.blocked and declared.blocker is not None and declared.blocker <= needed:
        needed, ends = declared.blocker, "charge-stopped"
    reach: float = yield reached_inches(Reach.of(declared, needed=needed, ends=ends))
    return (yield from _ended(replace(declared, targets=targets, model=model), reach))


def _allowed(declared: Charge, numbers: Constants) -> None:
    if len(declared.targets) > 1 and numbers.charge_several == "one":
        raise NotAllowedNow("charge-one-target")
    for target in declared.targets:
        if target.distance > LIMIT:
            raise NotAllowedNow("charge-too-far", distance=target.distance, limit=LIMIT)
        if not target.seen and numbers.unseen_charge == "forbidden":
            raise NotAllowedNow("charge-unseen")
    if declared.blocked and numbers.interposing == "forbidden":
        raise NotAllowedNow("charge-interposed")


def _asked(declared: Charge, numbers: Constants) -> Steps[bool]:
    """Asks what an edition leaves open about declaring; says whether the charge is not made."""
    if numbers.unseen_charge == "open" and not all(target.seen for target in declared.targets):
        may = yield unsettled("unseen-charge", "charge", "not-allowed", "with-a-risky-roll")
        if may == "not-allowed":
            return True
    if numbers.interposing == "open" and declared.blocked:
        what: str = yield unsettled("interposing", "interposing", "stops-there", "not-allowed")
        return what == "not-allowed"
    return False


def _targeted(declared: Charge, numbers: Constants) -> Steps[Charge]:
    """Leaves the nearest target alone where the table reads an edition so that a charge names one only."""
    if len(declared.targets) > 1 and numbers.charge_several == "open":
        several = yield unsettled("charge-several", "charge-several", "several", "one-target")
        if several == "one-target":
            return replace(declared, targets=declared.targets[:1])
    return declared


def _evading(declared: Charge) -> Steps[tuple[Charged, ...] | None]:
    """Lets SKIRMISHERs evade; None when the charge is to be declared anew."""
    targets = list(declared.targets)
    for place, target in enumerate(declared.targets):
        if not target.skirmisher or target.in_melee:
            continue
        farther: int = yield evade(Evade())
        if not farther:
            continue
        after = yield from unless_settled(
            declared.edition, "charge-after-evading", "skirmisher", "charge-goes-on", "declare-anew"
        )
        if after == "declare-anew":
            return None
        targets[place] = replace(target, distance=target.distance + farther)
    return tuple(targets)


def _ended(declared: Charge, reach: float) -> Steps[Charging]:
    """Says where the charge ends and with whom the charger is in melee."""
    model, blocker = declared.model, declared.blocker
    reached = tuple(place for place, target in enumerate(declared.targets) if target.distance - reach <= MELEE)
    gap = 0 if constants(declared.edition).charge_to_contact else 1
    moved = min(reach, max((declared.targets[place].distance - gap for place in reached), default=reach))
    if blocker is not None and declared.blocked and blocker <= moved:
        return Charging("charge-stopped", blocker, model=model)
    if not reached:
        return Charging("charge-failed", reach, model=model)
    moved = max(moved, 0)
    if len(reached) == len(declared.targets):
        return Charging("charge-reached", moved, reached, model=model)
    partly = yield unsettled("partly-reached", "charge-several", "those-reached", "all-or-none")
    if partly == "all-or-none":
        return Charging("charge-failed", reach, model=model)
    return Charging("charge-partly", moved, reached, model=model)


@dataclass(frozen=True, slots=True)
class Reach:
    """How far a charge goes, as it is rolled for.

    Args:
        edition: the edition in force.
        movement: the charger's Movement, inches.
        heavy: as in Charge.
        strong: as in Charge.
        machine: as in Charge.
        stood_up: as in Charge.
        needed: how far it has to go to reach the nearest target, or an enemy in the way, inches.
        ends: what happens there: ``charge-reached`` or ``charge-stopped``.
    """

    edition: str
    movement: int
    heavy: Literal["none", "used", "carried"] = "none"
    strong: bool = False
    machine: bool = False
    stood_up: bool = False
    needed: float = 0
    ends: str = "charge-reached"

    @classmethod
    def of(cls, declared: Charge, *, needed: float, ends: str) -> Reach:
        """Takes what matters of a charge."""
        return cls(
            declared.edition,
            declared.movement,
            declared.heavy,
            declared.strong,
            declared.machine,
            declared.stood_up,
            needed,
            ends,
        )


@procedure("trench_crusade.reach", reads=fingerprint)
def reached_inches(declared: Reach) -> Steps[float]:
    """Rolls the bonus of a charge and gives how far it goes, 12" at most."""
    numbers = constants(declared.edition)
    bonus = yield from _bonus(declared, numbers)
    full = declared.movement + bonus
    if not declared.stood_up:
        return min(full, LIMIT)
    if full > LIMIT:
        first = yield unsettled("halve-or-cap-first", "standing-up", "limit-first", "halve-first")
        return LIMIT / 2 if first == "limit-first" else min(full / 2, LIMIT)
    return full / 2


def _bonus(declared: Reach, numbers: Constants) -> Steps[int]:
    heavy = declared.heavy
    if heavy == "carried" and not declared.strong:
        counts = yield from unless_settled(
            declared.edition, "heavy-carried", "heavy", "carrying-counts", "only-when-used"
        )
        heavy = "used" if counts == "carrying-counts" else "none"
    if heavy == "used" and not declared.strong:
        return 0
    because = [Reason("movement", declared.movement, "inches", rule("charge-distance"))]
    needed = declared.needed * (2 if declared.stood_up else 1) - declared.movement
    if declared.stood_up:
        because.append(Reason("stood-up", 0, "inches", rule("standing-up")))
    d3 = declared.machine and numbers.machine_charge_d3
    if d3:
        because.append(Reason("machine-armour-charge", 0, "inches", rule("machine-armour")))
    lowest = max(-(-needed // 1), 1)
    bonus: int = yield Throw(
        "charge-bonus",
        1,
        read=D3() if d3 else Total(),
        scale=((int(lowest), declared.ends),) if lowest <= (3 if d3 else 6) else (),
        because=tuple(because),
        rule=rule("charge-distance"),
    )
    return bonus
