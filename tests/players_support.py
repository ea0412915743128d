"""A game of two people without Discord, for the tests of what games do."""

from __future__ import annotations

from collections.abc import Sequence

from rules.game import events as happened
from rules.game import moves
from rules.game.events import Entry, Event
from rules.game.fold import fold
from rules.game.seal import entry, seal_of
from rules.game.setup import setup
from rules.game.state import State

ANN, BOB = 1, 2
SEED = "11" * 32


class Game:
    """A log that grows by moves, as the table keeps it."""

    def __init__(self, system: str = "trench_crusade", turns: int | None = 4) -> None:
        self.setup = setup(system)
        self.log: list[Entry] = []
        created = happened.Created(system=system, edition="1.0.2", title="Test", seal=seal_of(SEED), turns=turns)
        self.add(ANN, [created, happened.Joined(person=ANN, side=0)])

    @property
    def state(self) -> State:
        return fold(self.setup, self.log)

    def add(self, by: int, events: Sequence[Event]) -> None:
        for event in events:
            self.log.append(entry(self.log[-1] if self.log else None, f"t{len(self.log)}", by, event))


def started() -> Game:
    """A game that has begun, with two units a side."""
    game = Game()
    game.add(BOB, moves.join(game.state, BOB, "Black Grail"))
    game.add(ANN, moves.start(game.state, ANN))
    game.add(ANN, moves.add_units(game.state, ANN, ["Johann", "Erich"]))
    game.add(BOB, moves.add_units(game.state, BOB, ["Markol", "파리떼"]))
    return game
