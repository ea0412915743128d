"""What the commands of ``/mesbg`` share: choices, sides built from options, and declaring."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.rolls import commands as rolls
from bot.rolls.commands import told
from bot.translate import described
from rules.game.fielding import Fielded, either
from rules.mesbg.fielded import Brought
from rules.mesbg.fighters import Fighter, Side, Weapon
from rules.mesbg.profile import Points, Stats
from rules.mesbg.rulebook import SYSTEM, Party
from rules.mesbg.wounds import Struck

FIGHTING: dict[str, dict[str, Any]] = {
    "hand": {},
    "elven": {"elven": True},
    "two-handed": {"weapon": Weapon.TWO_HANDED},
    "elven-two-handed": {"weapon": Weapon.TWO_HANDED, "elven": True},
    "burly": {"weapon": Weapon.BURLY},
    "lance": {"weapon": Weapon.LANCE},
    "unarmed": {"weapon": Weapon.UNARMED},
    "shielding": {"shielding": True},
}


def option(name: str) -> app_commands.locale_str:
    """Gives the description of an option of these commands."""
    return described(f"option-mesbg-{name}")


Who = app_commands.Range[str, 1, 90]
Fate = app_commands.Range[int, 0, 10]
Characteristic = app_commands.Range[int, 1, 10]


def good(party: Party, alignment: str | None) -> bool | None:
    """Says whether a party is Good; None if nobody has told."""
    if alignment is None:
        return None
    if alignment == "same":
        return True
    return (alignment == "good") is (party is Party.ROLLER)


def holder(priority: str | None, field: Fielded) -> Party | None:
    """Says who has Priority, as stated or as the game has it; None if nobody has told."""
    if priority is None and field.first is not None:
        return Party.ROLLER if field.first else Party.OPPONENT
    return None if priority is None else Party(priority)


def concerns(party: Party, chosen: str | None, what: str = "") -> bool:
    """Says whether a choice such as ``mine``, ``both-prone`` or ``theirs-bearer`` concerns a party."""
    whose, _, rest = (chosen or "").partition("-")
    return whose in {"both", "mine" if party is Party.ROLLER else "theirs"} and (not what or rest == what)


def side(
    party: Party,
    unit: Brought,
    *,
    attacks: int | None,
    fight: int | None,
    strength: int | None = None,
    defence: int | None = None,
    might: int | None = None,
    hero: str | None = None,
    fighting: str | None = None,
    spears: int = 0,
    spear: Stats | None = None,
    banner: str | None = None,
    position: str | None = None,
    alignment: str | None = None,
    strikes: bool = True,
) -> Side:
    """Builds one side of a fight: the model in front as stated and as its unit is, and what supports it from behind.

    Raises:
        CannotBeRead: a unit is named, and nobody tells a number that it needs; without ``strikes`` that is not what
            its blows and those at it need.
    """
    known, whose = unit.numbers, "" if party is Party.ROLLER else "their_"
    power, armour = either(strength, known.get("strength"), 3), either(defence, known.get("defence"), 5)
    if strikes:
        power = needed(f"{whose}strength", strength, unit, "strength", 3)
        armour = needed(f"{whose}defence", defence, unit, "defence", 5)
    stats = Stats(needed(f"{whose}fight", fight, unit, "fight", 3), power)
    points = points_of(hero, unit)
    prone = concerns(party, position, "prone") or bool(unit.prone)
    bearer = concerns(party, banner, "bearer") or unit.bearer
    front = Fighter(
        needed(f"{whose}attacks", attacks, unit, "attacks", 1),
        stats.fight,
        stats.strength,
        either(might, points.might, 0),
        bearer=bearer,
        prone=prone,
        **FIGHTING[either(fighting, unit.fighting, "hand")],
    )
    behind = spear or stats
    support = (Fighter(spears, behind.fight, behind.strength, support=True),) if spears else ()
    loses_as = Struck(
        armour,
        points.wounds,
        points.fate,
        trapped=concerns(party, position, "trapped"),
        prone=prone,
    )
    stated = good(party, alignment)
    return Side((front, *support), concerns(party, banner) or bearer, either(stated, unit.good, None), loses_as)


def struck(
    unit: Brought,
    defence: int | None,
    wounds: int | None,
    fate: int | None,
    *,
    might: int | None = None,
    state: str | None = None,
    heroic_defence: bool = False,
) -> Struck:
    """Builds a model that is struck or shot at, as stated and as its unit is."""
    return Struck(
        needed("defence", defence, unit, "defence", 5),
        either(wounds, unit.wounds, 1),
        either(fate, unit.fate, 0),
        might or 0,
        trapped=state == "trapped",
        prone=state == "prone" or (state is None and bool(unit.prone)),
        heroic_defence=heroic_defence,
    )


def points_of(hero: str | None, unit: Brought) -> Points:
    """Gives Might, Will, Fate and Wounds as stated, else those that the unit has left."""
    if hero:
        return Points.parse(hero)
    return Points(unit.might or 0, unit.will or 0, unit.fate or 0, unit.wounds or 1)


def needed(option: str, stated: int | None, unit: Brought, characteristic: str, otherwise: int) -> int:
    """Gives a number as stated, else the unit's; only where no unit is named, what the roll assumes.

    Raises:
        CannotBeRead: a unit is named, and nobody tells it.
    """
    known = unit.numbers.get(characteristic)
    return told(option, stated, known) if unit.named else either(stated, known, otherwise)


class Rolls(rolls.Rolls):
    """Declares rolls for the commands of this group."""

    system = SYSTEM
    facing = frozenset({"shoot", "strikes", "duel", "fight", "cast"})


def settled(**readings: str | None) -> tuple[tuple[str, int | str], ...]:
    """Gives the open points that an option has settled beforehand."""
    return tuple((point.replace("_", "-"), reading) for point, reading in readings.items() if reading is not None)
