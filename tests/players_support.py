"""A game of two people without Discord, for the tests of what games do."""

from __future__ import annotations

from game_support import ANN, BOB, SEED, Logged

from rules.game import events as happened
from rules.game import moves
from rules.game.seal import seal_of


class Game(Logged):
    """A game that one has opened and the other has not joined yet."""

    def __init__(self, system: str = "trench_crusade", turns: int | None = 4) -> None:
        super().__init__(system)
        created = happened.Created(system=system, edition="1.0.2", title="Test", seal=seal_of(SEED), turns=turns)
        self.add(ANN, [created, happened.Joined(person=ANN, side=0)])


def started() -> Game:
    """A game that has begun, with two units a side."""
    game = Game()
    game.add(BOB, moves.join(game.state, BOB, "Black Grail"))
    game.add(ANN, moves.start(game.state, ANN))
    game.add(ANN, moves.bring(game.state, ANN, [moves.Newcomer("Johann"), moves.Newcomer("Erich")]))
    game.add(BOB, moves.bring(game.state, BOB, [moves.Newcomer("Markol"), moves.Newcomer("파리떼")]))
    return game
