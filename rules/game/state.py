"""The state of a game: a fold over its events."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.score.ledger import Ledger
from rules.game.setup import Setup


class Stage(StrEnum):
    """How far a game is."""

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit on the table.

    Attributes:
        held: its markers as they were when this turn began (under no name) and when each of its statuses did.
    """

    id: str
    side: int
    name: str
    traits: tuple[str, ...] = ()
    markers: Mapping[str, int] = field(default_factory=dict)
    statuses: frozenset[str] = frozenset()
    activated: bool = False
    held: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who plays a side."""

    person: int
    faction: str = ""


@dataclass(frozen=True, slots=True)
class Combat:
    """Units that fight each other this turn, and whether their combat was chosen already."""

    number: int
    units: tuple[str, ...]
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Hidden:
    """Something that a side sealed.

    Attributes:
        opened: what was opened so far, by its place in the seal.
    """

    seal: str
    side: int
    what: str
    title: str
    commitments: tuple[str, ...]
    opened: Mapping[int, str] = field(default_factory=dict)

    @property
    def is_open(self) -> bool:
        """Whether everything in it was opened."""
        return len(self.opened) == len(self.commitments)


@dataclass(frozen=True, slots=True)
class State:
    """A game as it stands.

    Attributes:
        setup: what the system says about turns, phases, markers and statuses.
        seq: number of the last event that counts.
        rolls: how many rolls count; part of the key of the next dice.
        window: the roll that waits for a decision, or None.
        to_act: the side that activates: the one whose activation is under way, else the one that is next, or None.
        active: the units whose activation is under way; more than one where they act as one.
        undo: the number that somebody asked to go back to and who asked, or None.
        dispute: the dispute that stops the clock, or None.
        end: how it ended (``played``, ``conceded``, ``abandoned``, ``lapsed``, ``fled``), or
            nothing.
        ledger: what is written down about the score.
        hidden: what the sides sealed, by id; a later seal of the same side and kind takes an earlier one's place.
        last_first: the side that was first in the turn before.
        abilities: orders in force until the turn ends, each a unit's id and the order's name.
        combats: the combats of this turn.
        terms: the standing agreements, where the game has any.
        accepted: who accepted them as they are.
        invited: for whom the free seat is kept.
        arbiters: who may set things right without playing.
        asked: what somebody asks consent for, while nobody has answered.
        former: side, number of the last event, and person of everybody who handed a seat over.
    """

    setup: Setup
    title: str = ""
    edition: str = ""
    seal: str = ""
    turns: int | None = None
    stage: Stage = Stage.OPEN
    seats: tuple[Seat | None, Seat | None] = (None, None)
    units: Mapping[str, Unit] = field(default_factory=dict)
    turn: int = 0
    phase: str = ""
    first: int | None = None
    to_act: int | None = None
    active: tuple[str, ...] = ()
    passed: frozenset[int] = frozenset()
    score: tuple[int, int] = (0, 0)
    rolls: int = 0
    window: happened.Declared | None = None
    seq: int = 0
    undo: tuple[int, int] | None = None
    dispute: happened.Disputed | None = None
    winner: int | None = None
    end: str = ""
    seed: str | None = None
    ledger: Ledger = field(default_factory=Ledger)
    hidden: Mapping[str, Hidden] = field(default_factory=dict)
    last_first: int | None = None
    abilities: tuple[tuple[str, str], ...] = ()
    combats: tuple[Combat, ...] = ()
    terms: happened.TermsProposed | None = None
    accepted: frozenset[int] = frozenset()
    invited: int | None = None
    arbiters: frozenset[int] = frozenset()
    asked: happened.ConsentAsked | None = None
    former: tuple[tuple[int, int, int], ...] = ()

    @property
    def last_turn(self) -> bool:
        """Whether this is the last turn: the scenario's limit, and its roll where it has one."""
        if self.turns is None or self.turn < self.turns + self.ledger.extra:
            return False
        rolls = self.ledger.scenario is not None and self.ledger.scenario.length is not None
        return not rolls or self.ledger.over or self.ledger.extra > 0

    def sealed(self, side: int, what: str, title: str = "") -> Hidden | None:
        """Gives what a side sealed last of a kind, or None."""
        found = [one for one in self.hidden.values() if (one.side, one.what, one.title) == (side, what, title)]
        return found[-1] if found else None

    def side_of(self, person: int) -> int | None:
        """Gives the side that a person plays."""
        for side, seat in enumerate(self.seats):
            if seat is not None and seat.person == person:
                return side
        return None

    def holder(self, side: int, seq: int) -> int | None:
        """Gives the person who held a seat when an event happened, whoever holds it now."""
        for left, until, person in self.former:
            if left == side and seq <= until:
                return person
        seat = self.seats[side]
        return seat.person if seat else None

    def unit(self, name: str) -> Unit:
        """Finds a unit by its id or name.

        Raises:
            NotFound: no unit is called so.
        """
        wanted = name.strip().casefold()
        for unit in self.units.values():
            if wanted in {unit.id, unit.name.casefold()}:
                return unit
        raise NotFound("no-such-unit", given=name[:60])

    def ready(self, side: int) -> tuple[Unit, ...]:
        """Gives the units of a side that can still be activated this turn."""
        gone = {self.setup.out_status, self.setup.away_status}
        return tuple(
            unit
            for unit in self.units.values()
            if unit.side == side and not unit.activated and not unit.statuses & gone
        )


def must_run(state: State) -> None:
    """Refuses what needs a running game.

    Raises:
        NotAllowedNow: the game has not started, is paused or disputed, or is over.
    """
    if state.dispute is not None and state.stage is Stage.PAUSED:
        raise NotAllowedNow("game-disputed", number=state.dispute.number)
    if state.stage is not Stage.RUNNING:
        raise NotAllowedNow(f"game-{state.stage}")
