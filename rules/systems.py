"""The one registry of game systems: each name is a folder of ``rules``, a folder of ``data`` and a cog."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rules.procedure import Procedure
from rules.rolloff import roll_off
from rules.rulings.chance import chance

SYSTEMS = ("trench_crusade", "first_blood", "mesbg", "last_argument")


@cache
def procedures() -> Mapping[str, Procedure[Any, Any]]:
    """Gives every procedure of every system by its name."""
    found: dict[str, Procedure[Any, Any]] = {roll_off.name: roll_off, chance.name: chance}
    for system in SYSTEMS:
        if find_spec(f"rules.{system}"):
            found |= import_module(f"rules.{system}").PROCEDURES
    return found
