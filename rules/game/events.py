"""Everything that can happen to a game, as values that are written once and never changed.

People are Discord ids, sides are 0 and 1, units are named by a short id that the game gives them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class Happened(BaseModel):
    """Something that happened; every event says what kind it is."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Created(Happened):
    """A game was opened in a channel; the hash of its dice seed is public from here on."""

    kind: Literal["created"] = "created"
    system: str
    edition: str
    title: str
    seal: str
    turns: int | None = None


class Joined(Happened):
    """Somebody took a side."""

    kind: Literal["joined"] = "joined"
    person: int
    side: Literal[0, 1]
    faction: str = ""


class Started(Happened):
    """Both sides are there and the first turn begins."""

    kind: Literal["started"] = "started"


class UnitAdded(Happened):
    """A unit came to the table."""

    kind: Literal["unit-added"] = "unit-added"
    unit: str
    side: Literal[0, 1]
    name: str
    traits: tuple[str, ...] = ()


class Marked(Happened):
    """Markers were put on a unit or taken off it."""

    kind: Literal["marked"] = "marked"
    unit: str
    marker: str
    change: int


class StatusChanged(Happened):
    """A status began or ended."""

    kind: Literal["status"] = "status"
    unit: str
    status: str
    on: bool


class Activated(Happened):
    """A unit was activated; the other side is next where sides alternate."""

    kind: Literal["activated"] = "activated"
    unit: str


class Passed(Happened):
    """A side has nothing (more) to activate."""

    kind: Literal["passed"] = "passed"
    side: Literal[0, 1]


class FirstSide(Happened):
    """Who is first in this turn: initiative, priority or supremacy, as the system calls it."""

    kind: Literal["first"] = "first"
    side: Literal[0, 1]


class PhaseBegan(Happened):
    """The next phase of the turn."""

    kind: Literal["phase"] = "phase"
    phase: str


class TurnBegan(Happened):
    """The next turn."""

    kind: Literal["turn"] = "turn"
    turn: int


class Scored(Happened):
    """A side scored, or a score was put right."""

    kind: Literal["scored"] = "scored"
    side: Literal[0, 1]
    points: int
    reason: str = ""


class Rolled(Happened):
    """A procedure was run with the game's dice. Every throw is kept, whatever is undone later.

    Attributes:
        procedure: name of the procedure.
        inputs: what was declared.
        answers: every answer in order, dice and decisions.
        outcome: message id of the result, as the card's headline said it.
        position: how many rolls stood before it; part of the key of its dice.
        title: who and whom, as a player wrote it.
        by_hand: physical dice that somebody typed in.
    """

    kind: Literal["rolled"] = "rolled"
    procedure: str
    inputs: Any
    answers: tuple[tuple[int, ...] | int | str, ...]
    outcome: str
    position: int
    title: str = ""
    by_hand: bool = False


class Noted(Happened):
    """A remark for the record."""

    kind: Literal["noted"] = "noted"
    text: str


class UndoAsked(Happened):
    """Somebody asks to go back; the other side has to agree."""

    kind: Literal["undo-asked"] = "undo-asked"
    person: int
    to: int


class UndoRefused(Happened):
    """The other side does not agree."""

    kind: Literal["undo-refused"] = "undo-refused"


class Reverted(Happened):
    """The game went back: events after ``to`` no longer count, and stay in the log."""

    kind: Literal["reverted"] = "reverted"
    to: int


class Paused(Happened):
    """The clock stands still."""

    kind: Literal["paused"] = "paused"


class Resumed(Happened):
    """The clock runs again."""

    kind: Literal["resumed"] = "resumed"


class Substituted(Happened):
    """Somebody took another's seat."""

    kind: Literal["substituted"] = "substituted"
    side: Literal[0, 1]
    person: int


class Ended(Happened):
    """The game is over; the dice seed is published, so that anybody can check every throw."""

    kind: Literal["ended"] = "ended"
    seed: str
    reason: Literal["played", "conceded", "abandoned"] = "played"
    winner: Literal[0, 1] | None = None


Event = Annotated[
    Created
    | Joined
    | Started
    | UnitAdded
    | Marked
    | StatusChanged
    | Activated
    | Passed
    | FirstSide
    | PhaseBegan
    | TurnBegan
    | Scored
    | Rolled
    | Noted
    | UndoAsked
    | UndoRefused
    | Reverted
    | Paused
    | Resumed
    | Substituted
    | Ended,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
"""Reads an event from plain JSON values."""


class Entry(BaseModel):
    """An event in the log: its place, when, by whom, and the hash that chains it to the one before."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seq: int
    at: str
    by: int
    event: Event
    hash: str
