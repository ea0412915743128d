"""What the tests of games share: a log that grows by moves, as the table keeps it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.game import events as happened
from rules.game import moves
from rules.game.activation import finish
from rules.game.events import Entry, Event
from rules.game.fold import fold
from rules.game.hidden import Sealing, Secret, close
from rules.game.owing import owed
from rules.game.score.scenario import named
from rules.game.seal import entry, seal_of
from rules.game.setup import setup
from rules.game.state import State

ANN, BOB = 1, 2
SEED = "11" * 32


class Logged:
    """A log that grows by events, as the table keeps it."""

    def __init__(self, system: str) -> None:
        self.setup = setup(system)
        self.log: list[Entry] = []

    @property
    def state(self) -> State:
        """The state as it is folded from the whole log."""
        return fold(self.setup, self.log)

    def add(self, by: int, events: Sequence[Event]) -> None:
        """Writes events into the log."""
        at = f"t{len(self.log)}"
        for event in events:
            self.log.append(entry(self.log[-1] if self.log else None, at, by, event))


class Battle(Logged):
    """A battle of a scenario between two people, with two or more units a side."""

    def __init__(self, system: str, edition: str, scenario: str = "", turns: int | None = None) -> None:
        super().__init__(system)
        self.secrets: list[Secret] = []
        known = named(system, edition, scenario) if scenario else None
        created = happened.Created(
            system=system,
            edition=edition,
            title="Test",
            seal=seal_of(SEED),
            turns=turns or (known.turns if known else None),
            scenario=known.id if known else "",
        )
        self.add(ANN, [created, happened.Joined(person=ANN, side=0), happened.Joined(person=BOB, side=1)])
        self.add(ANN, moves.start(self.state, ANN))

    @property
    def owed(self) -> set[tuple[int, str]]:
        """Who has to do what."""
        return set(owed(self.state))

    def units(self, ann: Sequence[str], bob: Sequence[str], traits: tuple[str, ...] = ()) -> None:
        """Brings units to the table."""
        self.add(ANN, moves.bring(self.state, ANN, [moves.Newcomer(name, traits) for name in ann]))
        self.add(BOB, moves.bring(self.state, BOB, [moves.Newcomer(name, traits) for name in bob]))

    def seal(self, by: int, what: str, items: Sequence[str], title: str = "") -> None:
        """Seals items of a side, with salts that are known here."""
        salts = [f"salt-{len(self.log)}-{place}" for place in range(len(items))]
        sealing = Sealing(f"seal-{len(self.log)}", what, items, salts, title)  # type: ignore[arg-type]  # as the tests say it
        found, secrets = close(self.state, by, sealing)
        self.secrets += secrets
        self.add(by, found)

    def to_the_end_of_the_turn(self) -> None:
        """Passes through a turn in which nobody does anything."""
        if self.state.first is None and self.state.setup.acting(self.state.phase):
            self.add(ANN, moves.go_first(self.state, ANN, 0))
        while self.state.phase != self.setup.phases[-1]:
            while self.state.to_act is not None:
                person = (ANN, BOB)[self.state.to_act]
                self.add(person, moves.pass_on(self.state, person))
            self.add(ANN, moves.next_phase(self.state, ANN))

    def next_turn(self) -> None:
        """Goes on to the next turn."""
        self.add(ANN, moves.next_phase(self.state, ANN))

    def finish(self, by: int) -> None:
        """Ends the activation that is under way."""
        self.add(by, finish(self.state, by))

    def put(self, unit: str, status: str) -> None:
        """Gives a unit a status, as its owner writes it down."""
        owner = (ANN, BOB)[self.state.unit(unit).side]
        self.add(owner, moves.set_status(self.state, owner, unit, status, on=True))
