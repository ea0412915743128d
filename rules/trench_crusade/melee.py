"""A melee attack as it is declared, and what the situation does to it.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2; 1.6.3 pp. 6-8 (diving charge).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason
from rules.trench_crusade.editions import Constants
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.success import stated
from rules.trench_crusade.target import PLAIN_ATTACKER, PLAIN_MODEL, Attacker, Target
from rules.trench_crusade.weapons import Weapon


class Obstacle(StrEnum):
    """Where cover terrain of half an inch or more is."""

    NONE = "none"
    BETWEEN = "between"
    TOUCHING = "touching"
    BOTH = "both"


class Fear(StrEnum):
    """Who has FEAR among the enemies in melee."""

    NONE = "none"
    TARGET = "target"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Swing:
    """One melee attack of several, before it is known how the earlier ones went.

    Args:
        weapon: what it is made with.
        hit: +DICE and −DICE that do not depend on earlier attacks.
        injury: INJURY DICE and modifiers that do not depend on them.
        obstacle: whether a defended obstacle counts, as long as the target is not Down.
    """

    weapon: Weapon
    hit: tuple[Reason, ...] = ()
    injury: tuple[Reason, ...] = ()
    obstacle: bool = False


@dataclass(frozen=True, slots=True)
class Fight:
    """A melee attack: who strikes whom with what.

    Args:
        edition: the edition in force.
        weapon: the weapon, or the one that strikes first.
        target: who is struck.
        fighter: who strikes.
        second: a second weapon, which is the off-hand one.
        off_hand: whether the one weapon is used off-hand (the second of two, against another enemy).
        charged: whether the fighter charged this turn, for BLOCK; before 1.0.2 a charge at this very target.
        dived: whether it did so with a successful Diving Charge.
        obstacle: where cover terrain of half an inch or more is.
        fear: who has FEAR.
        block: whether the target has BLOCK.
        unactivated: whether the target has not been activated yet.
    """

    edition: str
    weapon: Weapon
    target: Target = PLAIN_MODEL
    fighter: Attacker = PLAIN_ATTACKER
    second: Weapon | None = None
    off_hand: bool = False
    charged: bool = False
    dived: bool = False
    obstacle: Obstacle = Obstacle.NONE
    fear: Fear = Fear.NONE
    block: bool = False
    unactivated: bool = False


def hit_reasons(declared: Fight, weapon: Weapon, *, off_hand: bool, feared: bool) -> tuple[Reason, ...]:
    """Gives what the situation does to a hit roll; the dive, the obstacle and being Down stand apart."""
    reasons = list(stated(declared.fighter.dice))
    if weapon.dice:
        reasons.append(weapon.reason(weapon.dice, "dice"))
    if off_hand:
        reasons.append(Reason("off-hand", -1, "dice", rule("off-hand")))
    if feared:
        reasons.append(Reason("fear", -1, "dice", rule("fear")))
    if declared.block and (declared.charged or declared.dived):
        reasons.append(Reason("block", -1, "dice", rule("block")))
    if declared.fighter.down:
        reasons.append(Reason("is-down", -1, "dice", rule("down")))
    return tuple(reasons)


def dive_reasons(numbers: Constants) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
    """Gives what a successful Diving Charge adds: to the hit roll, and to the injury roll."""
    hit = (Reason("dived", 1, "dice", rule("diving-charge")),)
    if not numbers.dive_injury_dice:
        return hit, ()
    return hit, (Reason("dived", numbers.dive_injury_dice, "injury-dice", rule("diving-charge")),)


def injury_reasons(declared: Fight, weapon: Weapon) -> tuple[Reason, ...]:
    """Gives what the situation does to an injury roll; the dive and a Down target stand apart."""
    if declared.unactivated and weapon.unactivated_modifier:
        return (Reason("unactivated", weapon.unactivated_modifier, "modifier", weapon.rule),)
    return ()
