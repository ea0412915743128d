"""The injury roll and the injury chart.

Source: Trench Crusade 1.0.0 pp. 42-50; 1.0.2. Base 2D6, INJURY DICE keep as many dice as the base, INJURY MODIFIERs
change the total. 1 or less no effect, 2-6 Minor Hit, 7-8 Down, 9 or more Out of Action.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason, Throw, Total
from rules.procedure import Choice, Option, Steps, procedure
from rules.trench_crusade import markers
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.rulebook import rule, within


class Injury(StrEnum):
    """What an injury roll does to the model."""

    NO_EFFECT = "no-effect"
    MINOR_HIT = "minor-hit"
    DOWN = "down"
    OUT_OF_ACTION = "out-of-action"


_CHART = ((-99, Injury.NO_EFFECT), (2, Injury.MINOR_HIT), (7, Injury.DOWN), (9, Injury.OUT_OF_ACTION))


class Armour(StrEnum):
    """Body armour; each point is −1 INJURY MODIFIER."""

    NONE = "none"
    STANDARD = "standard"
    REINFORCED = "reinforced"
    MACHINE = "machine"

    @property
    def modifier(self) -> int:
        """The INJURY MODIFIER it gives."""
        return -("none", "standard", "reinforced", "machine").index(self.value)


class Piercing(StrEnum):
    """What an attack does about armour."""

    NONE = "none"
    ARMOUR_PIERCING = "armour-piercing"
    IGNORE_ARMOUR = "ignore-armour"


@dataclass(frozen=True, slots=True)
class Target:
    """The model that is injured, as far as an injury roll looks at it.

    Args:
        armour: its body armour.
        shield: whether it carries a trench shield.
        impervious: whether its armour is IMPERVIOUS.
        down: whether it is Down already.
        blood: its Blood markers; its opponent spends them.
        infection: its Infection markers, spent likewise.
        blessing: its Blessing markers; its own player spends them.
        tough: TOUGH and not used up.
        golem: GOLEM.
        new_antioch: of New Antioch (Machine Armour in 1.0.0).
    """

    armour: Armour = Armour.NONE
    shield: bool = False
    impervious: bool = False
    down: bool = False
    blood: int = 0
    infection: int = 0
    blessing: int = 0
    tough: bool = False
    golem: bool = False
    new_antioch: bool = False

    def __post_init__(self) -> None:
        within("blood", self.blood, 0, markers.MOST)
        within("infection", self.infection, 0, markers.MOST)
        within("blessing", self.blessing, 0, markers.MOST)


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
        torture: a torture instrument: doubles the markers it gives.
    """

    edition: str
    target: Target = Target()
    because: tuple[Reason, ...] = ()
    base: int = 2
    piercing: Piercing = Piercing.NONE
    marks: tuple[str, ...] = ()
    owner: str = "defender"
    opponent: str = "attacker"
    bloodbath: bool = True
    torture: bool = False

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
        replaced_by: the rule that changed the chart's result (``tough``, ``golem``, ``machine-armour``), if any.
    """

    injury: Injury
    blood: int = 0
    blessing: int = 0
    infection: int = 0
    replaced_by: str | None = None


@procedure("trench_crusade.injury", reads=fingerprint)
def injury_roll(declared: InjuryRoll) -> Steps[Wound]:
    """Rolls on the injury chart, markers spent first, and gives what comes of it."""
    numbers, target = constants(declared.edition), declared.target
    bath, blood = yield from _blood(declared)
    infection = yield from markers.asked("infection", target.infection, declared.opponent, "injury")
    blessing = yield from markers.asked("blessing", target.blessing, declared.owner, "injury")
    spent = markers.reasons(
        {"blood": blood - bath, "infection": infection, "blessing": blessing},
        {"blood": 1, "infection": 1, "blessing": -1},
        "injury-dice",
    )
    because = declared.because + spent + _armour(declared, numbers)
    base = declared.base + (1 if bath else 0)
    if bath:
        because += (Reason("bloodbath", 1, "base", rule("bloodbath"), (("count", bath),)),)
    net = sum(reason.amount for reason in because if reason.unit == "injury-dice")
    total = yield Throw(
        "injury",
        base + abs(net),
        read=Total(keep=base, highest=net >= 0, plus=_modifier(because, numbers)),
        actor=declared.opponent,
        scale=tuple((lowest, injury.value) for lowest, injury in _CHART),
        because=because,
    )
    charted = next(injury for lowest, injury in reversed(_CHART) if total >= lowest)
    injury, replaced_by = _replaced(charted, target, numbers, bloodbath=bath > 0)
    gained = len(declared.marks) + _blood_of(injury, was_down=target.down)
    if declared.torture:
        gained *= 2
    left = min(target.blood - blood + gained, markers.MOST)
    return Wound(injury, left - target.blood, -blessing, -infection, replaced_by)


def _blood(declared: InjuryRoll) -> Steps[tuple[int, int]]:
    """Asks for Blood markers.

    Returns:
        How many went into a Bloodbath (0 for none) and how many were spent in all.
    """
    target = declared.target
    price = 3 if target.down else 6
    extra: tuple[Option, ...] = ("bloodbath",) if declared.bloodbath and target.blood >= price else ()
    choice = markers.spend("blood", target.blood, declared.opponent, purpose="injury", extra=extra)
    if choice is None:
        return 0, 0
    answer: Option = yield choice
    if answer != "bloodbath":
        return 0, int(answer)
    left, more = target.blood - price, 0
    if left:
        may = yield Choice(
            "open-blood-beside-bloodbath", "table", ("yes", "no"), "no", (("left", left),), rule("bloodbath")
        )
        if may == "yes":
            more = yield Choice(
                "spend-blood",
                declared.opponent,
                tuple(range(left + 1)),
                0,
                (("held", left), ("purpose", "injury")),
                rule("spending-blood"),
            )
    return price, price + more


def _armour(declared: InjuryRoll, numbers: Constants) -> tuple[Reason, ...]:
    """Gives what armour and shield take off the total.

    Source: 1.0.0 pp. 42-50 (a shield adds to body armour, not to Machine Armour; ARMOUR PIERCING lowers the armour
    by 1; IMPERVIOUS stops IGNORE ARMOUR); 1.0.2 (piercing counts shields in, IMPERVIOUS stops it too).
    """
    target, piercing = declared.target, declared.piercing
    impervious = target.impervious
    if piercing is Piercing.IGNORE_ARMOUR and not impervious:
        return (Reason("ignore-armour", 0, "modifier", rule("ignore-armour")),) if _protected(target) else ()
    reasons: list[Reason] = []
    if target.armour is not Armour.NONE:
        entry = "machine-armour" if target.armour is Armour.MACHINE else "armour"
        reasons.append(Reason(f"armour-{target.armour}", target.armour.modifier, "modifier", rule(entry)))
    if target.shield and target.armour is not Armour.MACHINE:
        reasons.append(Reason("trench-shield", -1, "modifier", rule("trench-shield")))
    if piercing is Piercing.ARMOUR_PIERCING:
        stopped = impervious and numbers.impervious_stops_piercing
        counts = reasons if numbers.piercing_covers_shield else reasons[: target.armour is not Armour.NONE]
        if stopped:
            reasons.append(Reason("impervious", 0, "modifier", rule("impervious")))
        elif sum(reason.amount for reason in counts) < 0:
            reasons.append(Reason("armour-piercing", 1, "modifier", rule("armour-piercing")))
    elif piercing is Piercing.IGNORE_ARMOUR and _protected(target):
        reasons.append(Reason("impervious", 0, "modifier", rule("impervious")))
    return tuple(reasons)


def _protected(target: Target) -> bool:
    return target.shield or target.armour is not Armour.NONE


def _modifier(because: tuple[Reason, ...], numbers: Constants) -> int:
    modifier = sum(reason.amount for reason in because if reason.unit == "modifier")
    floor = numbers.injury_modifier_floor
    return max(modifier, floor) if floor else modifier


def _replaced(charted: Injury, target: Target, numbers: Constants, *, bloodbath: bool) -> tuple[Injury, str | None]:
    """Applies the rules that replace a result: TOUGH before GOLEM, and Machine Armour on what the chart gave."""
    if charted is Injury.OUT_OF_ACTION:
        if target.tough:
            return Injury.DOWN, "tough"
        if target.golem and not bloodbath:
            return Injury.DOWN, "golem"
    standfast = target.armour is Armour.MACHINE and (numbers.standfast_for_all or target.new_antioch)
    if charted is Injury.DOWN and standfast:
        return Injury.MINOR_HIT, "machine-armour"
    return charted, None


def _blood_of(injury: Injury, *, was_down: bool) -> int:
    if injury is Injury.MINOR_HIT:
        return 1
    if injury is Injury.DOWN:
        return 2 if was_down else 1
    return 0


def stated(dice: int, modifier: int) -> tuple[Reason, ...]:
    """Gives the reasons for INJURY DICE and an INJURY MODIFIER that a player simply states."""
    found = []
    if dice:
        found.append(Reason("stated", dice, "injury-dice", rule("injury-dice")))
    if modifier:
        found.append(Reason("stated", modifier, "modifier", rule("injury-modifiers")))
    return tuple(found)
