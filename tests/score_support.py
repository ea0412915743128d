"""What is said and counted at the end of a turn, as the tests of scoring say it."""

from game_support import ANN, BOB, Battle

from rules.game import events as happened
from rules.game.score import scoring
from rules.game.turn import about


def said(battle: Battle, side: int, **what: object) -> happened.Reported:
    """Reports what is due now."""
    now = about(battle.state)
    assert now is not None
    return happened.Reported(side=side, about=now, **what)  # type: ignore[arg-type]  # fields by name


def count(battle: Battle, **what: object) -> None:
    """Ann reports, Bob confirms."""
    battle.add(ANN, scoring.report(battle.state, ANN, said(battle, 0, **what)))
    battle.add(BOB, scoring.confirm(battle.state, BOB))


def trench(scenario: str, edition: str, traits: tuple[str, ...] = ()) -> Battle:
    """A running battle with four models a side."""
    battle = Battle("trench_crusade", edition, scenario)
    battle.units(["Johann", "Erich", "Brandt", "Hans"], ["Markol", "Flies", "Thrall", "Ghoul"], traits)
    return battle
