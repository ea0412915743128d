"""Everything that can happen to a game, as values that are written once and never changed.

People are Discord ids, sides are 0 and 1, units are named by a short id that the game gives them.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from rules.game.happening import Happened
from rules.game.pact.pact_events import ArbiterNamed as ArbiterNamed
from rules.game.pact.pact_events import ConsentGiven as ConsentGiven
from rules.game.pact.pact_events import ConsentRefused as ConsentRefused
from rules.game.pact.pact_events import Declined as Declined
from rules.game.pact.pact_events import Invited as Invited
from rules.game.pact.pact_events import Left as Left
from rules.game.pact.pact_events import OrderSealed as OrderSealed
from rules.game.pact.pact_events import OrderUsed as OrderUsed
from rules.game.pact.pact_events import OrderWithdrawn as OrderWithdrawn
from rules.game.pact.pact_events import TermsAccepted as TermsAccepted
from rules.game.pact.pact_events import TermsProposed as TermsProposed
from rules.game.roll_events import Decided as Decided
from rules.game.roll_events import Declared as Declared
from rules.game.roll_events import Rolled as Rolled
from rules.game.score.score_events import Counted as Counted
from rules.game.score.score_events import DeedDone as DeedDone
from rules.game.score.score_events import Line as Line
from rules.game.score.score_events import PlaceTaken as PlaceTaken
from rules.game.score.score_events import Read as Read
from rules.game.score.score_events import Reported as Reported
from rules.game.score.score_events import ReportRefused as ReportRefused
from rules.game.turn_events import Activated as Activated
from rules.game.turn_events import ActivationEnded as ActivationEnded
from rules.game.turn_events import FirstGaveWay as FirstGaveWay
from rules.game.turn_events import PairActivated as PairActivated
from rules.game.turn_events import Passed as Passed


class Created(Happened):
    """A game was opened in a channel; the hash of its dice seed is public from here on."""

    later: ClassVar[frozenset[str]] = frozenset({"scenario"})
    kind: Literal["created"] = "created"
    system: str
    edition: str
    title: str
    seal: str
    turns: int | None = None
    scenario: str = ""


class Joined(Happened):
    """Somebody took a side."""

    kind: Literal["joined"] = "joined"
    person: int
    side: Literal[0, 1]
    faction: str = ""


class FactionNamed(Happened):
    """A side said what force it is."""

    kind: Literal["faction-named"] = "faction-named"
    side: Literal[0, 1]
    faction: str


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


class Disputed(Happened):
    """A dispute stops the clock, or waits for somebody else now.

    Attributes:
        number: the dispute's number in its server.
        waits: for whom it waits; nobody while the channel votes.
        judged: whether they are asked to decide it as arbiter, not as a side.
    """

    kind: Literal["disputed"] = "disputed"
    number: int
    waits: tuple[int, ...] = ()
    judged: bool = False

    def handed(self, before: int, after: int) -> Disputed:
        """Waits for the new player of a seat where it waited for the one before."""
        return self.model_copy(update={"waits": tuple(after if who == before else who for who in self.waits)})


class DisputeEnded(Happened):
    """The dispute has ended, with a ruling or without, and the clock runs again."""

    kind: Literal["dispute-ended"] = "dispute-ended"
    number: int


class Substituted(Happened):
    """Somebody took another's seat."""

    kind: Literal["substituted"] = "substituted"
    side: Literal[0, 1]
    person: int


class Tested(Happened):
    """A side tested as the turn demands (morale), with what came of it."""

    kind: Literal["tested"] = "tested"
    side: Literal[0, 1]
    result: str


class SideChanged(Happened):
    """A status of a whole side began or ended."""

    kind: Literal["side-status"] = "side-status"
    side: Literal[0, 1]
    status: str
    on: bool


class LengthRolled(Happened):
    """After the last sure turn: the game is over, or goes on for a turn."""

    kind: Literal["length"] = "length"
    goes_on: bool


class Reinforced(Happened):
    """A side may bring so many models onto the table in this turn."""

    kind: Literal["reinforced"] = "reinforced"
    side: Literal[0, 1]
    count: int


class AbilityUsed(Happened):
    """An order that a unit gives until the turn ends."""

    kind: Literal["ability"] = "ability"
    unit: str
    name: str


class CombatAdded(Happened):
    """Units stand in a combat of this turn."""

    kind: Literal["combat"] = "combat"
    combat: int
    units: tuple[str, ...]


class CombatChosen(Happened):
    """The side that chooses the order has this combat fought now."""

    kind: Literal["combat-chosen"] = "combat-chosen"
    combat: int


class Sealed(Happened):
    """A side put something away in secret; only hashes of it are public until it is opened.

    Attributes:
        seal: id of what was sealed.
        what: ``picks``, ``stack`` or ``order``.
        title: what the sides call it, where there can be several.
        commitments: a hash for each item, in order, so that each can be opened alone.
    """

    kind: Literal["sealed"] = "sealed"
    side: Literal[0, 1]
    seal: str
    what: Literal["picks", "stack", "order"]
    title: str = ""
    commitments: tuple[str, ...]


class Revealed(Happened):
    """An item of a seal was opened: what it says, and the salt that its hash was taken with."""

    kind: Literal["revealed"] = "revealed"
    side: Literal[0, 1]
    seal: str
    place: int
    salt: str
    body: str


class Ended(Happened):
    """The game is over; the dice seed is published, so that anybody can check every throw."""

    kind: Literal["ended"] = "ended"
    seed: str
    reason: Literal["played", "conceded", "abandoned", "lapsed", "fled"] = "played"
    winner: Literal[0, 1] | None = None


Grant = Annotated[Marked | StatusChanged | Scored | Substituted | ArbiterNamed | Ended, Field(discriminator="kind")]
"""What can be asked for; an end is asked for without its seed, which stays secret until it is agreed."""


class ConsentAsked(Happened):
    """Somebody asks for something that is not theirs to do; whoever is asked has to agree.

    Attributes:
        person: who asks.
        to: who has to agree.
        granted: what happens then.
    """

    kind: Literal["consent-asked"] = "consent-asked"
    person: int
    to: int
    granted: tuple[Grant, ...]


Event = Annotated[
    Created
    | Joined
    | FactionNamed
    | TermsProposed
    | TermsAccepted
    | Invited
    | Declined
    | ArbiterNamed
    | Started
    | UnitAdded
    | Marked
    | StatusChanged
    | Activated
    | ActivationEnded
    | Passed
    | FirstSide
    | PhaseBegan
    | TurnBegan
    | Scored
    | Declared
    | Decided
    | Rolled
    | Noted
    | UndoAsked
    | UndoRefused
    | Reverted
    | Paused
    | Resumed
    | Disputed
    | DisputeEnded
    | Substituted
    | Reported
    | ReportRefused
    | Counted
    | Read
    | DeedDone
    | PlaceTaken
    | Tested
    | SideChanged
    | LengthRolled
    | Reinforced
    | FirstGaveWay
    | PairActivated
    | AbilityUsed
    | CombatAdded
    | CombatChosen
    | Sealed
    | Revealed
    | ConsentAsked
    | ConsentGiven
    | ConsentRefused
    | OrderSealed
    | OrderWithdrawn
    | OrderUsed
    | Left
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
