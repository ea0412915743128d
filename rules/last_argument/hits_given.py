"""Hits that need no hit roll: Trample, Aura of Death, hits struck back, spells; only defence and what follows.

Source: The Last Argument of Kings, second edition, defence roll, wounds, morale.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.last_argument.attack import (
    MOST_DICE,
    STRUCK,
    Blow,
    Struck,
    aftermath,
    blocking,
    borne,
    evading,
    lowest_face,
    spared,
    suffered,
)
from rules.last_argument.defence import Target, guard, guard_at_nothing
from rules.last_argument.editions import fingerprint
from rules.last_argument.hits import Aim, Extras
from rules.last_argument.rulebook import within
from rules.last_argument.special_rules import Rules, Special, has, number, only
from rules.last_argument.strike import blocked
from rules.last_argument.unsettled import ASK_ALL, Rulings
from rules.procedure import Steps, procedure

HITTING = frozenset(
    {
        Special.ARMOR_PIERCING,
        Special.BRUTAL_IMPACT,
        Special.CLEAVE,
        Special.DEADLY_BLADES,
        Special.DEADLY_SHOT,
        Special.LINEBREAKER,
        Special.SMITE,
        Special.TERRIFYING,
    }
)
"""Special rules that hits may carry; most hits without a roll carry none."""


@dataclass(frozen=True, slots=True)
class Hits:
    """Hits on a regiment, as they are declared.

    Args:
        edition: the edition in force.
        hits: how many.
        target: the regiment that is hit; with its Resolve stated, morale is tested.
        rules: special rules that the hits carry.
        rulings: how the table plays open points.
    """

    edition: str
    hits: int
    target: Target
    rules: Rules = ()
    rulings: Rulings = ASK_ALL

    def __post_init__(self) -> None:
        within("hits", self.hits, 1, MOST_DICE)
        only(self.rules, HITTING)
        only(self.target.rules, STRUCK)


@procedure("last_argument.defence", reads=fingerprint)
def defence(declared: Hits) -> Steps[Struck]:
    """Blocks hits that have been made already, and gives the wounds."""
    edition, target, rulings = declared.edition, declared.target, declared.rulings
    evades = yield from evading(target, has(declared.rules, Special.SMITE), rulings)
    blow = _blow(declared, evades)
    lowest = yield from lowest_face(blow, target, edition, rulings)
    sixes_first = yield from spared(blow, target)
    block = blocking(blow, target, lowest, edition, sixes_first)
    wounds = yield from blocked(block, declared.hits)
    struck = yield from suffered(aftermath(blow, target, lowest, edition, rulings), wounds)
    struck = yield from borne(edition, target, struck)
    return struck


def _blow(declared: Hits, evades: bool) -> Blow:
    rules, target = declared.rules, declared.target
    piercing = (Special.CLEAVE, Special.ARMOR_PIERCING, Special.BRUTAL_IMPACT)
    cut = max(piercing, key=lambda special: number(rules, special))
    usual = guard(target, cut, number(rules, cut), rules)
    if has(rules, Special.SMITE):
        usual = guard_at_nothing(target, Special.SMITE, evasion=evades)
    deadly = next((one for one in (Special.DEADLY_BLADES, Special.DEADLY_SHOT) if has(rules, one)), "")
    terrifying = number(rules, Special.TERRIFYING)
    return Blow(0, Aim(0, "", (), ()), Extras(), usual, usual, deadly, terrifying, melee=False)
