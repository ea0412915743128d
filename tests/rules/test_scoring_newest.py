"""The score of the 1.0.2 scenarios, where the older texts were silent: trenches, crates, caches, draws."""

import pytest
from game_support import ANN, SEED
from score_support import count, said, trench

from rules.errors import NotAllowedNow
from rules.game import ending, moves
from rules.game import events as happened
from rules.game.score import scoring
from rules.game.turn import END, about


def test_a_reliquary_can_be_claimed_anew_in_every_turn_and_each_side_has_its_own_limit() -> None:
    """1.0.2: five for Ann and one for Bob are 4 and 1, and no open point is asked after any turn."""
    battle = trench("relic-hunt", "1.0.2")
    for turn in range(1, 5):
        battle.to_the_end_of_the_turn()
        there = scoring.places_now(battle.state)
        reported = said(battle, 0, places=tuple((place, "01" if place == 6 else "10") for place in there))
        assert scoring.unread_points(battle.state, reported) == ()
        count(battle, places=reported.places)
        if turn < 4:
            battle.next_turn()
    assert battle.state.score == (4 + 3 + 1 + 2, 1 + 1 + 1 + 2)


def test_equal_points_are_a_draw_in_the_newest_text() -> None:
    """1.0.2: nobody is asked what a tie is."""
    battle = trench("no-mans-land", "1.0.2")
    for turn in range(1, 5):
        battle.to_the_end_of_the_turn()
        assert scoring.unread_points(battle.state, said(battle, 0)) == ()
        count(battle)
        if turn < 4:
            battle.next_turn()
    battle.add(ANN, ending.end(battle.state, ANN, SEED, "played", None))
    assert battle.state.winner is None


@pytest.mark.parametrize(("goes_on", "turns"), [(False, 4), (True, 5)])
def test_a_die_decides_whether_trench_warfare_goes_on(goes_on: bool, turns: int) -> None:
    """After turn 4 a D6: the game is over, or one turn more is played."""
    battle = trench("trench-warfare", "1.0.2")
    for _ in range(3):
        battle.to_the_end_of_the_turn()
        count(battle, tally=(("attacked-shared", 1, 0), ("defended-shared", 0, 1)))
        battle.next_turn()
    battle.to_the_end_of_the_turn()
    count(battle, tally=(("attacked-shared", 1, 0), ("defended-shared", 0, 1)))
    assert battle.owed == {(ANN, "owed-length")}
    with pytest.raises(NotAllowedNow, match="length-not-rolled"):
        moves.next_phase(battle.state, ANN)
    battle.add(ANN, [happened.LengthRolled(goes_on=goes_on)])
    if goes_on:
        battle.next_turn()
        battle.to_the_end_of_the_turn()
        count(battle)
    assert battle.owed == {(ANN, "owed-end")}
    assert (battle.state.turn, battle.state.score) == (turns, (8, 4))


@pytest.mark.parametrize(
    ("scenario", "grade", "points"),
    [
        (scenario, grade, points)
        for scenario in ("trench-warfare", "dont-breathe")
        for grade, points in (
            ("defended-shared", 1),
            ("defended-alone", 2),
            ("attacked-shared", 2),
            ("attacked-alone", 3),
        )
    ],
)
def test_a_trench_pays_by_role_and_by_whether_an_enemy_is_in_it(scenario: str, grade: str, points: int) -> None:
    """1.0.2 pp. 163, 191: 1 or 2 for the defender, 2 or 3 for the attacker, for each section of 8" or more."""
    battle = trench(scenario, "1.0.2")
    battle.to_the_end_of_the_turn()
    count(battle, tally=((grade, 2, 1),))
    assert battle.state.score == (2 * points, points)


def test_what_the_players_count_is_worth_what_the_scenario_says() -> None:
    """Supply Raid: at the end destroyed caches 1 each, those left 2 each, and enemies out 1 each for both."""
    battle = trench("supply-raid", "1.0.2")
    for turn in range(4):
        battle.to_the_end_of_the_turn()
        if turn < 3:
            battle.next_turn()
    assert about(battle.state) == END
    count(battle, tally=(("caches-destroyed", 4, 0), ("caches-left", 0, 2), ("enemies-out", 2, 1)))
    assert battle.state.score == (6, 5)


def test_crates_of_the_train_pay_by_what_became_of_them() -> None:
    """Armoured Train: drawn from 1, destroyed 2, escaped with 3, all at the end of five turns."""
    battle = trench("armoured-train", "1.0.2")
    for turn in range(5):
        battle.to_the_end_of_the_turn()
        if turn < 4:
            battle.next_turn()
    count(battle, tally=(("crates-drawn", 1, 0), ("crates-destroyed", 1, 2), ("crates-escaped", 1, 0)))
    assert battle.state.score == (6, 4)


@pytest.mark.parametrize("scenario", ["dragon-hunt", "from-below"])
def test_two_scenarios_more_roll_after_turn_four_whether_they_go_on(scenario: str) -> None:
    """The die of Trench Warfare is thrown in Dragon Hunt and From Below as well."""
    battle = trench(scenario, "1.0.2")
    for turn in range(4):
        battle.to_the_end_of_the_turn()
        if about(battle.state) == f"turn-{turn + 1}":
            count(battle)
        if turn < 3:
            battle.next_turn()
    assert battle.owed == {(ANN, "owed-length")}
