"""A ranged attack as it is declared, and what distance, cover and height do to it.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2; 1.6.3 elevation.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.trench_crusade.aftermath import Hurt
from rules.trench_crusade.blow import Blow
from rules.trench_crusade.editions import Constants, constants
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.rulebook import rule, within
from rules.trench_crusade.success import stated
from rules.trench_crusade.target import PLAIN_ATTACKER, PLAIN_MODEL, Attacker, Target
from rules.trench_crusade.weapons import Weapon


@dataclass(frozen=True, slots=True)
class Sighted:
    """A model that may be struck by a shot, as the shooter sees it.

    Args:
        target: the model.
        distance: how far it is, inches.
        cover: whether it is in cover.
        height: how much higher the shooter stands, inches.
        large: whether its base is 50 mm or more.
        friend: whether it is on the shooter's side.
        melee: the number of the melee that it is in; 0 for none.
        seen: whether the shooter sees it.
        apart: how far it is from the chosen target of a BLAST, inches, for a model that it may catch.
        fate: the worst that has happened to it so far; empty when no shot went its way.
        pending: results that are still to be applied, all together.
        replaced_by: the rule that changed a result, if any.
    """

    target: Target = PLAIN_MODEL
    distance: float = 0
    cover: bool = False
    height: float = 0
    large: bool = False
    friend: bool = False
    melee: int = 0
    seen: bool = True
    apart: float | None = None
    fate: str = ""
    pending: tuple[Hurt, ...] = ()
    replaced_by: str = ""

    def __post_init__(self) -> None:
        within("distance", self.distance, 0, 100)
        within("height", self.height, -60, 60)

    @property
    def gone(self) -> bool:
        """Whether it is Out of Action."""
        return self.fate == "out-of-action"


@dataclass(frozen=True, slots=True)
class Shooting:
    """A ranged attack: who shoots with what, at whom, and what is left of it.

    Args:
        edition: the edition in force.
        weapon: the ranged weapon.
        models: the chosen target first, then every other model that may be struck.
        shots: which model each shot is meant for, by its place; empty: all at the first.
        shooter: who shoots.
        sheltered: whether the shooter stands behind terrain of half an inch or more.
        ends: whether the shooter's activation has ended.
        drift: how far a miss has scattered, inches.
    """

    edition: str
    weapon: Weapon
    models: tuple[Sighted, ...]
    shots: tuple[int, ...] = ()
    shooter: Attacker = PLAIN_ATTACKER
    sheltered: bool = False
    ends: bool = False
    drift: int = 0


def long_range(weapon: Weapon, distance: float, numbers: Constants) -> bool:
    """Says whether a distance is long range: past half the weapon's range, in some editions from half on."""
    half = weapon.range / 2
    return distance >= half if numbers.long_range_from_half else distance > half


def aimed(declared: Shooting, model: Sighted, *, sure: bool = False, plain: bool = False) -> Blow:
    """Gives the attack on one model, with every modifier of the situation."""
    numbers = constants(declared.edition)
    return Blow(
        declared.edition,
        declared.weapon,
        declared.shooter,
        model.target,
        hit=_hit_reasons(declared, model, numbers),
        injury=_injury_reasons(declared, model, numbers),
        sure=sure or declared.weapon.has(Keyword.FLAMETHROWER),
        plain=plain,
        owner="attacker" if model.friend else "defender",
    )


def _hit_reasons(declared: Shooting, model: Sighted, numbers: Constants) -> tuple[Reason, ...]:
    weapon = declared.weapon
    reasons: list[Reason] = list(stated(declared.shooter.dice))
    if weapon.dice:
        reasons.append(weapon.reason(weapon.dice, "dice"))
    if declared.sheltered and weapon.sheltered_dice:
        reasons.append(Reason("sheltered", weapon.sheltered_dice, "dice", weapon.rule))
    reasons += _ignorable(weapon, Keyword.IGNORE_LONG_RANGE, _distance(declared, model, numbers))
    reasons += _ignorable(weapon, Keyword.IGNORE_COVER, _cover(model))
    if _elevated(model, numbers):
        reasons.append(Reason("elevated", 1, "dice", rule("elevated-shot"), (("height", model.height),)))
    if declared.shooter.down:
        reasons.append(Reason("is-down", -1, "dice", rule("down")))
    return tuple(reasons)


def _ignorable(weapon: Weapon, keyword: Keyword, penalty: Reason | None) -> list[Reason]:
    """Gives a penalty, or why it is ignored; some weapons gain from what they ignore."""
    if penalty is None:
        return []
    if not weapon.has(keyword):
        return [penalty]
    ignored = [Reason(keyword.code, 0, "dice", rule("ignore-modifier"))]
    if weapon.ignored_dice:
        ignored.append(Reason("penalty-ignored", weapon.ignored_dice, "dice", weapon.rule))
    return ignored


def _distance(declared: Shooting, model: Sighted, numbers: Constants) -> Reason | None:
    weapon = declared.weapon
    if weapon.has(Keyword.SHOTGUN) or not long_range(weapon, model.distance, numbers):
        return None
    return _long(weapon, model, "dice", "long-range")


def _long(weapon: Weapon, model: Sighted, unit: str, entry: str) -> Reason:
    half = weapon.range / 2
    code = "long-range" if model.distance > half else "long-range-from-half"
    return Reason(code, -1, unit, rule(entry), (("distance", model.distance), ("half", half)))


def _cover(model: Sighted) -> Reason | None:
    return Reason("target-in-cover", -1, "dice", rule("cover")) if model.cover else None


def _elevated(model: Sighted, numbers: Constants) -> bool:
    mark = numbers.elevation_large if model.large and numbers.elevation_large else numbers.elevation
    return model.height >= mark if numbers.elevation_inclusive else model.height > mark


def _injury_reasons(declared: Shooting, model: Sighted, numbers: Constants) -> tuple[Reason, ...]:
    weapon = declared.weapon
    far = long_range(weapon, model.distance, numbers)
    if not far and weapon.short_injury_dice:
        return (Reason("short-range", weapon.short_injury_dice, "injury-dice", weapon.rule),)
    if far and weapon.has(Keyword.SHOTGUN) and not weapon.has(Keyword.IGNORE_LONG_RANGE):
        return (_long(weapon, model, "injury-dice", "shotgun"),)
    return ()
