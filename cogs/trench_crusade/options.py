"""What the commands of this group share: lists of choices, and reading what a player typed into targets."""

from __future__ import annotations

import re
from collections.abc import Container

from discord import app_commands

from bot.rolls.options import choices
from rules.errors import CannotBeRead
from rules.game.state import Unit
from rules.trench_crusade.armour import Piercing
from rules.trench_crusade.fielded import joined, target_of
from rules.trench_crusade.keywords import Traits, read_traits
from rules.trench_crusade.target import Armour, Target

_MOST = 4
"""So many other models one roll looks at: each more would double and redouble the work of its exact odds."""

Who = app_commands.Range[str, 1, 90]
Markers = app_commands.Range[int, 0, 6]
Dice = app_commands.Range[int, -10, 10]
Inches = app_commands.Range[float, 0, 60]
Typed = app_commands.Range[str, 1, 120]


ARMOUR = choices("armour", tuple(Armour))
PIERCING = choices("piercing", tuple(Piercing))


def model(
    armour: str = "none",
    *,
    shield: bool = False,
    down: bool = False,
    blood: int = 0,
    blessing: int = 0,
    traits: str | None = None,
    unit: Unit | None = None,
    given: Container[str] = (),
    marks: str = "",
) -> tuple[Target, Traits]:
    """Gives a model from the options that describe it and the unit of the game that it is, with its traits.

    Args:
        armour: its armour; the options after it say the rest.
        shield: whether it has a trench shield.
        down: whether it is Down.
        blood: its Blood markers.
        blessing: its Blessing markers.
        traits: keywords as they were typed.
        unit: the unit of the game that it is, or None.
        given: the options that were given at all; the unit does not go before them.
        marks: what stands before ``blood`` and ``blessing`` in the options' names.

    Raises:
        CannotBeRead: a trait is not known.
    """
    known = joined(read_traits(traits or ""), unit)
    stated = Target(Armour(armour), shield, down=down, blood=blood, blessing=blessing)
    said = {name for name in ("armour", "shield", "down") if name in given}
    said |= {name for name in ("blood", "blessing") if f"{marks}{name}" in given}
    return target_of(stated, known, unit, said), known


def distances(text: str | None) -> tuple[float, ...]:
    """Reads distances: ``1 2.5``.

    Raises:
        CannotBeRead: something is no distance, or there are more than four.
    """
    parts = re.split(r"[\s,;/]+", (text or "").replace('"', " ").strip())
    if parts == [""]:
        return ()
    if len(parts) > _MOST or not all(re.fullmatch(r"\d{1,2}(\.\d{1,2})?", part) for part in parts):
        raise CannotBeRead("distances-unreadable")
    return tuple(map(float, parts))


def split(text: str | None) -> tuple[int, ...]:
    """Reads how many shots each target gets: ``2+1``.

    Raises:
        CannotBeRead: something is no number of shots, or there are more than three targets.
    """
    if text is None:
        return ()
    parts = re.split(r"[\s,;/+]+", text.strip())
    if len(parts) >= _MOST or not all(re.fullmatch(r"[1-4]", part) for part in parts):
        raise CannotBeRead("split-unreadable")
    return tuple(place for place, part in enumerate(parts) for _ in range(int(part)))
