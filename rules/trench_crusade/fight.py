"""A melee attack from its declaration to the injury: one attack, two weapons, CLEAVE.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2 (the second attack is off-hand; 1.0.0: the off-hand strikes last).
"""

from __future__ import annotations

from dataclasses import replace

from rules.errors import NotAllowedNow
from rules.procedure import Steps, procedure
from rules.trench_crusade.bout import Bout, Fought, bout
from rules.trench_crusade.editions import Constants, constants, fingerprint
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.melee import Fear, Fight, Obstacle, Swing, dive_reasons, hit_reasons, injury_reasons
from rules.trench_crusade.target import possible
from rules.trench_crusade.unsettled import unless_settled, unsettled
from rules.trench_crusade.weapons import Quirk, Weapon

_HANDS = 2


@procedure("trench_crusade.fight", version=2, reads=fingerprint)
def fight(declared: Fight) -> Steps[Fought]:
    """Strikes with one weapon or two: rolls to hit and on the injury chart for every attack.

    Raises:
        NotAllowedNow: a weapon cannot be used in melee.
    """
    possible(declared.edition, declared.target)
    numbers = constants(declared.edition)
    for weapon in (declared.weapon, declared.second):
        if weapon is not None and not weapon.melee:
            raise NotAllowedNow("not-a-melee-weapon")
    _hands_free(declared, numbers)
    feared = yield from _feared(declared, numbers)
    obstacle = yield from _obstacle(declared, numbers)
    swings: list[Swing] = []
    for weapon, off_hand in _hands(declared, numbers):
        known = weapon
        if off_hand and Quirk.NOT_OFF_HAND in weapon.quirks:
            how = yield from unless_settled(declared.edition, "flail-off-hand", weapon.entry, "barred", "no-bonus")
            if how == "barred":
                continue
            known = replace(known, dice=0)
        attacks = yield from _attacks(declared.edition, known)
        for number in range(attacks):
            second = off_hand or (number > 0 and Quirk.PAIR in known.quirks)
            reasons = hit_reasons(declared, known, off_hand=second, feared=feared)
            swings.append(Swing(known, reasons, injury_reasons(declared, known), obstacle))
    swings = _dived(declared, swings, numbers)
    fought: Fought = yield bout(Bout(declared.edition, declared.fighter, declared.target, tuple(swings)))
    return fought


def _hands_free(declared: Fight, numbers: Constants) -> None:
    """Counts hands; STRONG lets a two-handed weapon that is not CUMBERSOME take one.

    Raises:
        NotAllowedNow: the two weapons take more than two hands.
    """
    if declared.second is None:
        return
    taken = [declared.weapon.hands, declared.second.hands]
    if declared.weapon.has(Keyword.STRONG):
        for place, weapon in enumerate((declared.weapon, declared.second)):
            if weapon.hands > 1 and not weapon.has(Keyword.CUMBERSOME):
                taken[place] = 1
                if not numbers.strong_frees_both:
                    break
    if sum(taken) > _HANDS:
        raise NotAllowedNow("no-hand-free", needed=sum(taken), limit=_HANDS)


def _hands(declared: Fight, numbers: Constants) -> list[tuple[Weapon, bool]]:
    """Gives the weapons in the order they strike, and whether each is off-hand.

    Where a PISTOL in melee always counts as off-hand, it strikes after the other weapon.
    """
    first, second = declared.weapon, declared.second
    pistol = numbers.pistol_off_hand and first.has(Keyword.PISTOL)
    if second is None:
        return [(first, declared.off_hand or pistol)]
    if pistol and not second.has(Keyword.PISTOL):
        return [(second, False), (first, True)]
    return [(first, pistol), (second, True)]


def _attacks(edition: str, weapon: Weapon) -> Steps[int]:
    """Gives how many attacks a weapon makes in melee."""
    if Quirk.PAIR in weapon.quirks:
        count: int = yield unsettled("claws-attacks", weapon.entry, 2, 1)
        return count
    if weapon.automatic > 1:
        several = yield from unless_settled(edition, "automatic-in-melee", "automatic", 1, weapon.automatic)
        return int(several)
    return weapon.cleave


def _feared(declared: Fight, numbers: Constants) -> Steps[bool]:
    """Says whether FEAR takes a die off the hit roll; in 1.0.0 its roll is open where the target itself has none."""
    if declared.fighter.fearless or declared.fear is Fear.NONE:
        return False
    if declared.fear is Fear.TARGET:
        return True
    if numbers.fear == "target":
        return False
    which: str = yield unsettled("fear-which-roll", "fear", "fear-of-the-target", "fear-of-all", "fear-on-every-roll")
    return which != "fear-of-the-target"


def _obstacle(declared: Fight, numbers: Constants) -> Steps[bool]:
    """Says whether a defended obstacle counts: between the two and touching the target; in 1.0.0 touching may do."""
    where = declared.obstacle
    if where is Obstacle.NONE or (declared.dived and numbers.dive_ignores_obstacle):
        return False
    if where is Obstacle.TOUCHING and numbers.obstacle == "touching":
        counts: str = yield unsettled("wall-not-between", "defended-obstacle", "touching-is-enough", "must-be-between")
        return counts == "touching-is-enough"
    return where is Obstacle.BOTH


def _dived(declared: Fight, swings: list[Swing], numbers: Constants) -> list[Swing]:
    """Adds what a successful Diving Charge gives, to the first attack or to all of them."""
    if not declared.dived:
        return swings
    hit, injury = dive_reasons(numbers)
    return [
        swing
        if place and numbers.dive_first_attack
        else replace(swing, hit=hit + swing.hit, injury=injury + swing.injury)
        for place, swing in enumerate(swings)
    ]
