"""What the sources leave open about a weapon's profile, asked once before it is used.

Source: Trench Crusade 1.6.3 profiles, which print fewer keywords than 1.0.x.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.procedure import Steps
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.unsettled import unsettled
from rules.trench_crusade.weapons import Weapon


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
