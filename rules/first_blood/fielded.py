"""What a warrior of a game brings to First Blood's rolls, and what a roll did to it.

The source does not say what a Hit that gets through costs, when Resolve is tested, or how long Inspired and Aimed last;
so of a roll only what a table has ruled is written down.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.first_blood.rulebook import SYSTEM
from rules.game.fielding import Effect
from rules.game.profile import numbers, tells
from rules.game.setup import setup
from rules.game.state import Unit
from rules.procedure import Transcript


@dataclass(frozen=True, slots=True)
class Brought:
    """What a unit brings to any roll.

    Args:
        numbers: its characteristics by id.
        inspired: whether it is Inspired; None where no unit is named, as for the statuses below.
        aimed: whether it is Aimed.
        broken: whether it is Broken.
    """

    numbers: Mapping[str, int] = field(default_factory=dict)
    inspired: bool | None = None
    aimed: bool | None = None
    broken: bool | None = None


def brought(unit: Unit | None) -> Brought:
    """Gives what a unit brings; nothing where none is named."""
    if unit is None:
        return Brought()
    statuses = (status in unit.statuses for status in ("inspired", "aimed", "broken"))
    return Brought(numbers(unit.traits, setup(SYSTEM)), *statuses)


def counted(unit: Unit) -> tuple[str, ...]:
    """Gives the words of a unit that rolls look at."""
    return tuple(word for word in unit.traits if tells(word, setup(SYSTEM)))


def effects(transcript: Transcript[Any]) -> tuple[Effect, ...]:
    """Gives what a roll did: a warrior driven off the table is gone, where the players have ruled so."""
    outcome: Any = transcript.outcome
    if transcript.declaration.procedure.name == "first_blood.driven-back" and outcome.end == "fb-edge-removes":
        return (Effect("target", "slain", on=True),)
    return ()
