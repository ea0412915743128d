"""The one registry of game systems: each name is a folder of ``rules``, a folder of ``data`` and a cog."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rules.game.score.length import length
from rules.procedure import Procedure
from rules.rolloff import roll_off
from rules.rulings.chance import chance

if TYPE_CHECKING:
    from rules.checking.kind import Kind
    from rules.game.battle import Battle
    from rules.game.state import Unit

SYSTEMS = ("trench_crusade", "first_blood", "mesbg", "last_argument")


@cache
def procedures() -> Mapping[str, Procedure[Any, Any]]:
    """Gives every procedure of every system by its name."""
    found: dict[str, Procedure[Any, Any]] = {one.name: one for one in (roll_off, chance, length)}
    for system in SYSTEMS:
        if find_spec(f"rules.{system}"):
            found |= import_module(f"rules.{system}").PROCEDURES
    return found


def files_of(system: str) -> Mapping[str, Kind[Any]]:
    """Gives the kinds of data files that only this system has, and what its constants look like."""
    found: Mapping[str, Kind[Any]] = import_module(f"rules.{system}.files").FILES
    return found


@cache
def battle_of(system: str) -> Battle:
    """Gives what a system's rulebook does in a turn; one that registers nothing rolls off who is first."""
    battle = import_module("rules.game.battle")
    name = f"rules.{system}.battle"
    found: Battle = import_module(name).BATTLE if find_spec(name) else battle.Battle()
    return found


@cache
def counted_of(system: str) -> Callable[[Unit], Sequence[str]]:
    """Gives what finds the words of a unit that rolls of a system look at; none in a system that takes no units."""
    name = f"rules.{system}.fielded"
    found: Callable[[Unit], Sequence[str]] = import_module(name).counted if find_spec(name) else lambda _: ()
    return found
