"""One attack, shot or melee: the hit roll, and the injury roll if it hits.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2. A critical success gives +1 INJURY DICE, with CRITICAL +2 in all.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.procedure import Steps, procedure
from rules.trench_crusade import markers
from rules.trench_crusade.aftermath import Hurt
from rules.trench_crusade.armour import Piercing
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.editions import fingerprint
from rules.trench_crusade.hit import Hit, HitRoll, hit_roll
from rules.trench_crusade.injury import Charted, InjuryRoll, charted
from rules.trench_crusade.keywords import MARKING, Keyword
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.success import Success, SuccessRoll
from rules.trench_crusade.target import Attacker, Target
from rules.trench_crusade.unsettled import unless_settled
from rules.trench_crusade.weapons import Quirk, Weapon


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack as it is declared.

    Args:
        edition: the edition in force.
        weapon: what it is made with.
        attacker: who attacks.
        target: who is attacked.
        hit: +DICE and −DICE of the situation, the weapon's among them.
        injury: INJURY DICE and modifiers of the situation, the weapon's left out.
        sure: hits without a roll (FLAMETHROWER, or caught in a blast that hit).
        plain: a critical counts for nothing (a model in a blast that is not the chosen one).
        owner: whose model is attacked.
    """

    edition: str
    weapon: Weapon
    attacker: Attacker
    target: Target
    hit: tuple[Reason, ...] = ()
    injury: tuple[Reason, ...] = ()
    sure: bool = False
    plain: bool = False
    owner: str = "defender"


@dataclass(frozen=True, slots=True)
class Landed:
    """What one attack came to, before its result is applied to the model.

    Args:
        hit: whether it hit.
        hurt: the result to be applied, if there is any.
        target: the attacked model without the markers that were spent.
        attacker: the attacking model without the markers that were spent, and with what the weapon cost it.
        drift: how far a miss scatters, inches.
    """

    hit: bool
    hurt: Hurt | None
    target: Target
    attacker: Attacker
    drift: int = 0


@procedure("trench_crusade.blow", reads=fingerprint)
def blow(declared: Blow) -> Steps[Landed]:
    """Rolls to hit, and on a hit rolls on the injury chart."""
    weapon, attacker = declared.weapon, declared.attacker
    critical = False
    if not declared.sure:
        roll: Hit = yield hit_roll(HitRoll(_success_roll(declared), weapon.has(Keyword.SCATTER)))
        attacker = attacker.without(roll.spent)
        if not roll.success.passed:
            hurt = None if roll.drift else (yield from _missed(declared))
            return Landed(hit=False, hurt=hurt, target=declared.target, attacker=attacker, drift=roll.drift)
        critical = roll.success is Success.CRITICAL and not declared.plain
    chart: Charted = yield charted(_injury_roll(declared, critical=critical))
    hurt = yield from _hurt(declared.edition, weapon, chart)
    return Landed(
        hit=True, hurt=hurt, target=declared.target.without(chart.spent), attacker=attacker.bleeds(weapon.hit_costs)
    )


def _success_roll(declared: Blow) -> SuccessRoll:
    attacker = declared.attacker
    return SuccessRoll(
        declared.edition,
        declared.hit,
        attacker.blood,
        attacker.infection,
        attacker.blessing,
        purpose="hit",
        owner="attacker",
        opponent="defender",
    )


def _injury_roll(declared: Blow, *, critical: bool) -> InjuryRoll:
    weapon, target = declared.weapon, declared.target
    because = declared.injury + _weapon_reasons(weapon)
    if critical:
        because += (Reason("critical-hit", 1, "injury-dice", rule("critical-hit")),)
        if weapon.has(Keyword.CRITICAL):
            because += (Reason("critical-keyword", 1, "injury-dice", rule("critical-keyword")),)
    marks = tuple(keyword.code for keyword in MARKING if weapon.has(keyword) and not target.ignores(keyword))
    return InjuryRoll(
        declared.edition,
        target,
        because + _marking_reasons(weapon, target),
        base=weapon.base,
        piercing=_piercing(weapon, target, critical=critical),
        marks=marks,
        owner=declared.owner,
        opponent="attacker" if declared.owner == "defender" else "defender",
        torture=Quirk.DOUBLES_BLOOD in weapon.quirks,
        fireteam=weapon.has(Keyword.FIRETEAM),
    )


def _weapon_reasons(weapon: Weapon) -> tuple[Reason, ...]:
    reasons = []
    if weapon.injury_dice:
        reasons.append(weapon.reason(weapon.injury_dice, "injury-dice"))
    if weapon.modifier:
        reasons.append(weapon.reason(weapon.modifier, "modifier"))
    return tuple(reasons)


def _marking_reasons(weapon: Weapon, target: Target) -> tuple[Reason, ...]:
    """Says which extra Blood markers come in any case, and which ones the target ignores."""
    return tuple(
        Reason("negated", 0, "marker", rule("negate"), (("keyword", keyword.value),))
        if target.ignores(keyword)
        else Reason("marks", 0, "marker", rule(keyword.code), (("keyword", keyword.value),))
        for keyword in MARKING
        if weapon.has(keyword)
    )


def _piercing(weapon: Weapon, target: Target, *, critical: bool) -> Piercing:
    ignores = weapon.has(Keyword.IGNORE_ARMOUR)
    ignores = ignores or (critical and Quirk.CRITICAL_IGNORES_ARMOUR in weapon.quirks)
    ignores = ignores or (target.down and Quirk.IGNORES_ARMOUR_OF_DOWN in weapon.quirks)
    if ignores:
        return Piercing.IGNORE_ARMOUR
    return Piercing.ARMOUR_PIERCING if weapon.has(Keyword.ARMOUR_PIERCING) else Piercing.NONE


def _missed(declared: Blow) -> Steps[Hurt | None]:
    """Says whether a miss with FIRE or SHRAPNEL marks its target all the same; GAS names the hit."""
    target = declared.target
    marking = [
        keyword
        for keyword in (Keyword.FIRE, Keyword.SHRAPNEL)
        if declared.weapon.has(keyword) and not target.ignores(keyword)
    ]
    if not marking or target.blood == markers.MOST:
        return None
    enough = yield from unless_settled(
        declared.edition, "mark-needs-hit", marking[0].code, "hit-needed", "attack-is-enough"
    )
    return Hurt(Injury.NO_EFFECT, marks=len(marking), hit=False) if enough == "attack-is-enough" else None


def _hurt(edition: str, weapon: Weapon, chart: Charted) -> Steps[Hurt]:
    """Gives the result to be applied; what an infecting weapon gives can be the table's question."""
    infects = ""
    if weapon.has(Keyword.INFECTION) and chart.injury is not Injury.OUT_OF_ACTION:
        entry = weapon.entry or "infection-marker"
        infects = str((yield from unless_settled(edition, "infection-count", entry, "instead", "besides")))
    torture = Quirk.DOUBLES_BLOOD in weapon.quirks
    return Hurt(chart.injury, chart.bath, chart.marks, torture, infects)
