"""What the sources leave open about a weapon's profile, asked once before it is used.

Source: Trench Crusade 1.6.3 profiles, which print fewer keywords than 1.0.x; 1.0.x and 1.6.3 where they disagree.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.procedure import Steps
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.unsettled import unsettled
from rules.trench_crusade.weapons import Quirk, Weapon


def stated_after_all(weapon: Weapon, matters: Mapping[Keyword, bool]) -> Steps[Weapon]:
    """Asks about keywords that other editions print and this one's sources do not, where they change something.

    Args:
        weapon: the weapon as it is printed.
        matters: which keywords would change this attack.
    """
    for keyword in weapon.unstated:
        if matters.get(keyword):
            has = yield unsettled("keyword-unstated", weapon.entry or keyword.code, "yes", "no", keyword=keyword.value)
            if has == "yes":
                weapon = replace(weapon, keywords=(*weapon.keywords, keyword))
    return replace(weapon, unstated=()) if weapon.unstated else weapon


def doubtful(weapon: Weapon) -> Steps[Weapon]:
    """Asks which numbers count: of fists, or of INJURY DICE that two sources print differently."""
    if Quirk.UNARMED in weapon.quirks:
        how = yield unsettled("unarmed", weapon.entry, "as-older", "no-modifiers")
        plain = replace(weapon, dice=0, injury_dice=0) if how == "no-modifiers" else weapon
        return replace(plain, quirks=())
    if not weapon.doubtful_injury_dice:
        return weapon
    printed: int = yield unsettled("weapon-injury-dice", weapon.entry, weapon.injury_dice, weapon.doubtful_injury_dice)
    return replace(weapon, injury_dice=printed, doubtful_injury_dice=0)
