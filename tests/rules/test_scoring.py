"""The score by the scenarios' own rules, as a rulebook would be tested: what lies on the table, and what follows."""

import itertools
from collections.abc import Sequence

import pytest
from game_support import ANN, BOB, SEED, Battle
from score_support import count, said, trench

from rules.errors import NotAllowedNow, NotFound
from rules.game import ending, moves
from rules.game import events as happened
from rules.game.hidden import open_all
from rules.game.score import scoring
from rules.game.score.picks import pick
from rules.game.score.scenario import scenarios
from rules.game.turn import END, about
from rules.library.find import Finder
from rules.systems import SYSTEMS

NOBODY: tuple[tuple[int, str], ...] = ()


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_scenario_names_rules_and_open_points_that_exist(system: str, finder: Finder) -> None:
    """Each rule is an entry, each question an open point of it with as many readings as effects."""
    known = finder.library.by_key
    for one in scenarios(system):
        places = one.places.level if one.places else ()
        rules = [one.rule, one.without_rule, one.reinforcements_rule, *(level.rule for level in places)]
        rules += [item.rule for item in (*one.deed, *one.tally, one.campaign, one.picks, one.length) if item]
        assert {rule for rule in rules if rule} <= set(known), one.id
        for question in one.question:
            found = next(point for point in known[question.rule].entry.open if point.id == question.id)
            assert len(found.readings) == len(question.effect), question.id


@pytest.mark.parametrize("system", SYSTEMS)
def test_an_edition_has_each_scenario_once(system: str, finder: Finder) -> None:
    """No name means two shapes in one edition."""
    for edition in finder.library.systems[system].edition_ids():
        ids = [one.id for one in scenarios(system) if not one.editions or edition in one.editions]
        assert len(ids) == len(set(ids))


def test_no_mans_land_pays_two_for_each_controlled_objective() -> None:
    """1.0.2: 2 VP an objective and turn, nothing for being near."""
    battle = trench("no-mans-land", "1.0.2")
    battle.to_the_end_of_the_turn()
    assert battle.owed == {(ANN, "owed-score"), (BOB, "owed-score")}
    with pytest.raises(NotAllowedNow, match="turn-not-counted"):
        moves.next_phase(battle.state, ANN)
    battle.add(ANN, scoring.report(battle.state, ANN, said(battle, 0, places=((1, "10"), (2, "10"), (4, "01")))))
    assert battle.owed == {(BOB, "owed-confirm")}
    with pytest.raises(NotAllowedNow, match="report-is-yours"):
        scoring.confirm(battle.state, ANN)
    battle.add(BOB, scoring.confirm(battle.state, BOB))
    assert battle.state.score == (4, 2)
    lines = [(line.side, line.points, line.award, line.places, line.rule) for _, line in battle.state.ledger.lines]
    assert lines == [
        (0, 4, "control", (1, 2), "trench_crusade/objective-points"),
        (1, 2, "control", (4,), "trench_crusade/objective-points"),
    ]
    battle.next_turn()
    assert battle.state.turn == 2


def test_what_the_older_edition_leaves_open_is_asked_only_where_the_score_depends_on_it() -> None:
    """1.6.3: near +1 and control +2; whether both are paid is asked when somebody controls a building."""
    battle = trench("no-mans-land", "1.6.3")
    battle.to_the_end_of_the_turn()
    near = said(battle, 0, places=((1, "10"),))
    assert scoring.unread_points(battle.state, near) == ()
    held = said(battle, 0, places=((1, "20"),))
    assert scoring.unread_points(battle.state, held) == ("plus-one-and-two",)
    with pytest.raises(NotAllowedNow, match="points-unread"):
        scoring.report(battle.state, ANN, held)
    two = said(battle, 0, places=((1, "10"), (2, "10")))
    assert scoring.unread_points(battle.state, two) == ("per-building-or-once",)


@pytest.mark.parametrize(
    ("adds", "each", "points"), [("yes", "yes", 7), ("no", "yes", 5), ("yes", "no", 3), ("no", "no", 3)]
)
def test_readings_of_the_older_edition(adds: str, each: str, points: int) -> None:
    """Two buildings controlled, one more near: 3 + 3 + 1, 2 + 2 + 1, or once for each condition."""
    battle = trench("no-mans-land", "1.6.3")
    battle.to_the_end_of_the_turn()
    readings = (("plus-one-and-two", adds), ("per-building-or-once", each))
    count(battle, places=((1, "20"), (2, "21"), (3, "10")), readings=readings)
    assert battle.state.score[0] == points
    assert battle.state.ledger.readings == dict(readings)
    assert battle.state.score[1] == 1


def test_an_objection_leaves_the_score_and_lets_either_report_again() -> None:
    """Nothing is counted that the other side does not see."""
    battle = trench("no-mans-land", "1.0.2")
    battle.to_the_end_of_the_turn()
    battle.add(ANN, scoring.report(battle.state, ANN, said(battle, 0, places=((1, "10"),))))
    battle.add(BOB, scoring.refuse(battle.state, BOB))
    assert battle.state.score == (0, 0)
    battle.add(BOB, scoring.report(battle.state, BOB, said(battle, 1, places=((1, "01"),))))
    battle.add(ANN, scoring.confirm(battle.state, ANN))
    assert battle.state.score == (0, 2)


def test_a_deed_is_done_once_for_both_sides() -> None:
    """One glory point, no victory point in 1.6.3; the other side cannot do it any more."""
    battle = trench("no-mans-land", "1.6.3")
    battle.add(ANN, scoring.do_deed(battle.state, ANN, "sniper", "Johann"))
    with pytest.raises(NotAllowedNow, match="deed-done"):
        scoring.do_deed(battle.state, BOB, "sniper")
    assert (battle.state.score, battle.state.ledger.glory(0)) == ((0, 0), 1)
    with pytest.raises(NotFound, match="no-such-deed"):
        scoring.do_deed(battle.state, BOB, "blood-sacrifice")


def test_a_deed_of_the_newer_edition_is_a_victory_point_and_some_are_more() -> None:
    """1.0.2: 1 VP each; in Fields of Glory an Elite Hunter has 2 and a Trench Raider 3."""
    battle = trench("fields-of-glory", "1.0.2")
    battle.add(ANN, scoring.do_deed(battle.state, ANN, "reaper"))
    battle.add(ANN, scoring.do_deed(battle.state, ANN, "elite-hunter"))
    battle.add(BOB, scoring.do_deed(battle.state, BOB, "trench-raider"))
    assert battle.state.score == (3, 3)


def test_the_dragon_slayer_wins_two_glory() -> None:
    """1.0.2 p. 174: one VP like any deed, and 2 glory."""
    battle = trench("dragon-hunt", "1.0.2")
    battle.add(ANN, scoring.do_deed(battle.state, ANN, "dragon-slayer"))
    assert (battle.state.score, battle.state.ledger.glory(0)) == ((1, 0), 2)


def test_a_deed_that_the_players_agreed_on_is_named_by_them_and_done_once() -> None:
    """Each is 1 VP and 1 glory, whatever its capitals."""
    battle = trench("no-mans-land", "1.0.2")
    with pytest.raises(NotAllowedNow, match="deed-needs-name"):
        scoring.do_deed(battle.state, ANN, "other-deed")
    battle.add(ANN, scoring.do_deed(battle.state, ANN, "other-deed", name="Sniper"))
    battle.add(BOB, scoring.do_deed(battle.state, BOB, "other-deed", name="Lord of War"))
    with pytest.raises(NotAllowedNow, match="deed-done"):
        scoring.do_deed(battle.state, BOB, "other-deed", name="SNIPER")
    assert battle.state.score == (1, 1)


def test_the_log_proposes_deeds_that_it_shows() -> None:
    """Six Blood markers on an enemy are Bloodletting; nothing is written unasked."""
    battle = trench("no-mans-land", "1.6.3")
    battle.add(BOB, moves.mark(battle.state, BOB, "Markol", "blood", 6))
    battle.to_the_end_of_the_turn()
    assert scoring.deeds_seen(battle.state, said(battle, 0)) == (("bloodletting", 0),)
    assert battle.state.ledger.deeds == {}


def test_relics_are_taken_once_a_turn_leave_in_pairs_and_pay_double_at_the_end() -> None:
    """6 → 4 → 2; a flipped relic gives nothing; 2 VP from turn 4."""
    battle = trench("relic-hunt", "1.6.3")
    assert scoring.places_now(battle.state) == (1, 2, 3, 4, 5, 6)
    battle.add(ANN, scoring.take(battle.state, ANN, 1, "Johann"))
    with pytest.raises(NotAllowedNow, match="place-taken"):
        scoring.take(battle.state, BOB, 1)
    battle.to_the_end_of_the_turn()
    count(battle, places=((1, "10"), (2, "01")))
    battle.next_turn()
    assert scoring.places_now(battle.state) == (3, 4, 5, 6)
    with pytest.raises(NotAllowedNow, match="place-gone"):
        scoring.take(battle.state, BOB, 2)
    battle.to_the_end_of_the_turn()
    count(battle, places=((5, "10"),))
    battle.next_turn()
    assert scoring.places_now(battle.state) == (5, 6)
    battle.to_the_end_of_the_turn()
    count(battle)
    battle.next_turn()
    battle.to_the_end_of_the_turn()
    count(battle, places=((5, "10"), (6, "01")))
    assert battle.state.score == (1 + 1 + 2, 1 + 2)
    assert battle.owed == {(ANN, "owed-end")}


def test_whether_a_relic_turns_back_after_turn_three_is_asked() -> None:
    """After turns 1 and 2 it is stated; after turn 3 the table reads it."""
    battle = trench("relic-hunt", "1.6.3")
    for _ in range(2):
        battle.to_the_end_of_the_turn()
        count(battle)
        battle.next_turn()
    battle.add(ANN, scoring.take(battle.state, ANN, 5))
    battle.to_the_end_of_the_turn()
    taken = said(battle, 0, places=((5, "10"),))
    assert scoring.unread_points(battle.state, taken) == ("relic-flip-again",)
    count(battle, places=((5, "10"),), readings=(("relic-flip-again", "only-after-two"),))
    battle.next_turn()
    assert scoring.places_now(battle.state) == (6,)


def test_the_limit_of_a_turn_is_for_each_side_or_for_both_as_the_table_reads_it() -> None:
    """Five relics of one side: 4. Six between two: asked; together the order of taking decides."""
    battle = trench("relic-hunt", "1.6.3")
    five = tuple((place, "10") for place in range(1, 6))
    battle.to_the_end_of_the_turn()
    assert scoring.unread_points(battle.state, said(battle, 0, places=five)) == ("relic-cap-who",)
    each = scoring.lines_of(battle.state, said(battle, 0, places=five, readings=(("relic-cap-who", "each-side"),)))
    assert sum(line.points for line in each) == 4
    with pytest.raises(NotAllowedNow, match="limit-needs-order"):
        scoring.lines_of(battle.state, said(battle, 0, places=five, readings=(("relic-cap-who", "together"),)))


def test_together_the_first_four_relics_count() -> None:
    """Three of Ann's and one of Bob's came first; Bob's second gives nothing."""
    battle = trench("relic-hunt", "1.6.3")
    for person, place in ((ANN, 1), (ANN, 2), (BOB, 3), (ANN, 4), (BOB, 5)):
        battle.add(person, scoring.take(battle.state, person, place))
    battle.to_the_end_of_the_turn()
    places = ((1, "10"), (2, "10"), (3, "01"), (4, "10"), (5, "01"))
    count(battle, places=places, readings=(("relic-cap-who", "together"),))
    assert battle.state.score == (3, 1)


def test_the_relic_hunter_is_seen_in_the_log() -> None:
    """One model, two different relics."""
    battle = trench("relic-hunt", "1.6.3")
    for place in (1, 3):
        battle.add(BOB, scoring.take(battle.state, BOB, place, "Markol"))
    battle.to_the_end_of_the_turn()
    reported = said(battle, 0, places=((1, "01"), (3, "01")))
    assert scoring.deeds_seen(battle.state, reported) == (("relic-hunter", 1),)


def _hunt(edition: str, traits: tuple[str, ...] = ("ELITE",)) -> Battle:
    """A Hunt for Heroes with picks sealed: Ann hunts Markol, Flies, Thrall; Bob hunts Johann, Erich, Brandt."""
    battle = trench("hunt-for-heroes", edition, traits)
    own = (["hans"], ["ghoul"]) if edition == "1.0.2" else ([], [])
    battle.seal(ANN, "picks", pick(battle.state, ANN, ["markol", "flies", "thrall"], own[0]))
    battle.seal(BOB, "picks", pick(battle.state, BOB, ["johann", "erich", "brandt"], own[1]))
    return battle


def test_targets_are_picked_before_anybody_is_first() -> None:
    """Both sides owe it, and the first turn does not go on without it."""
    battle = trench("hunt-for-heroes", "1.6.3", ("ELITE",))
    assert battle.owed == {(ANN, "owed-picks"), (BOB, "owed-picks")}
    with pytest.raises(NotAllowedNow, match="picks-number"):
        pick(battle.state, ANN, ["markol"], [])
    with pytest.raises(NotAllowedNow, match="picks-number"):
        pick(battle.state, ANN, ["markol", "flies", "johann"], [])
    battle.seal(ANN, "picks", pick(battle.state, ANN, ["markol", "flies", "thrall"], []))
    assert battle.owed == {(BOB, "owed-picks")}


def _to_the_end(battle: Battle) -> None:
    while about(battle.state) != END:
        battle.to_the_end_of_the_turn()
        if about(battle.state) not in {None, END}:
            count(battle)
        if about(battle.state) != END:
            battle.next_turn()


def test_picked_targets_pay_at_the_end_once_they_are_open() -> None:
    """1.6.3: +2 for each picked enemy out, +3 for each own model the enemy picked that is left."""
    battle = _hunt("1.6.3")
    for owner, unit in ((BOB, "Markol"), (BOB, "Flies"), (BOB, "Thrall"), (ANN, "Johann")):
        battle.add(owner, moves.set_status(battle.state, owner, unit, "out-of-action", on=True))
    # Three of four are out: morale is tested, by a roll that is not the matter here.
    _pass_morale(battle)
    _to_the_end(battle)
    with pytest.raises(NotAllowedNow, match="picks-sealed"):
        scoring.lines_of(battle.state, said(battle, 0))
    battle.add(ANN, open_all(battle.state, battle.secrets, "picks"))
    assert scoring.unread_points(battle.state, said(battle, 0)) == ("targets-each",)
    assert dict(scoring.deeds_seen(battle.state, said(battle, 0)))["kill-their-leaders"] == 0
    count(battle, readings=(("targets-each", "yes"),))
    assert battle.state.score == (3 * 2 + 2 * 3, 1 * 2 + 0)


def _pass_morale(battle: Battle) -> None:
    """Writes passed tests for every turn, so that the turns can be walked through."""
    battle.add(BOB, [happened.SideChanged(side=1, status="rallied", on=True)])
    original = battle.to_the_end_of_the_turn

    def walk() -> None:
        state = battle.state
        if state.first is None:
            battle.add(ANN, moves.go_first(state, ANN, 0))
        while battle.state.to_act is not None:
            person = (ANN, BOB)[battle.state.to_act]
            battle.add(person, moves.pass_on(battle.state, person))
        battle.add(ANN, moves.next_phase(battle.state, ANN))
        for person, what in sorted(battle.owed):
            if what == "owed-test":
                battle.add(person, [happened.Tested(side=person - 1, result="holds")])  # type: ignore[arg-type]  # 0 or 1
        original()

    battle.to_the_end_of_the_turn = walk  # type: ignore[method-assign]  # a turn with tests in it


def test_the_newer_edition_protects_one_model_and_picks_in_secret() -> None:
    """1.0.2: up to three marked enemies 2 each, one protected asset 3."""
    battle = trench("hunt-for-heroes", "1.0.2", ("ELITE",))
    assert battle.owed == {(ANN, "owed-picks"), (BOB, "owed-picks")}
    with pytest.raises(NotAllowedNow, match="picks-number"):
        pick(battle.state, ANN, ["markol"], [])
    battle = _hunt("1.0.2", ())
    battle.put("Markol", "out-of-action")
    battle.put("Ghoul", "out-of-action")
    _pass_morale(battle)
    _to_the_end(battle)
    battle.add(ANN, open_all(battle.state, battle.secrets, "picks"))
    count(battle)
    assert battle.state.score == (2 + 3, 0)
    assert battle.state.turn == 5


def test_a_tie_is_said_and_read_by_both() -> None:
    """No older scenario covers equal points: the last count asks."""
    battle = trench("no-mans-land", "1.6.3")
    for _ in range(3):
        battle.to_the_end_of_the_turn()
        count(battle)
        battle.next_turn()
    battle.to_the_end_of_the_turn()
    assert scoring.unread_points(battle.state, said(battle, 0)) == ("vp-tie",)
    assert scoring.unread_points(battle.state, said(battle, 0, places=((1, "10"),))) == ()
    count(battle, readings=(("vp-tie", "draw"),))
    battle.add(ANN, ending.end(battle.state, ANN, SEED, "played", None))
    assert battle.state.winner is None


def test_a_campaign_writes_down_result_or_floor() -> None:
    """1.0.2: 15, 10, 7. 1.6.3: the winner's points, at least 5."""
    newer = trench("no-mans-land", "1.0.2").state.ledger
    older = trench("no-mans-land", "1.6.3").state.ledger
    assert newer.scenario is not None
    assert older.scenario is not None
    assert scoring.campaign_points(newer.scenario, newer, (4, 2), 0) == (15, 7)
    assert scoring.campaign_points(newer.scenario, newer, (4, 4), None) == (10, 10)
    assert scoring.campaign_points(older.scenario, older, (1, 3), 1) == (1, 5)
    assert scoring.campaign_points(older.scenario, older, (9, 3), 0) == (9, 3)


def _codes(levels: int) -> Sequence[str]:
    return [f"{mine}{theirs}" for mine, theirs in itertools.product(range(levels + 1), repeat=2)]


def test_every_state_of_one_place_pays_what_the_text_says() -> None:
    """Brute force over one building of 1.6.3, both readings."""
    battle = trench("no-mans-land", "1.6.3")
    battle.to_the_end_of_the_turn()
    for code, adds in itertools.product(_codes(2), ("yes", "no")):
        if code == "22":
            continue
        reported = said(battle, 0, places=((1, code),), readings=(("plus-one-and-two", adds),))
        lines = scoring.lines_of(battle.state, reported)
        worth = {"0": 0, "1": 1, "2": 3 if adds == "yes" else 2}
        got = [sum(line.points for line in lines if line.side == side) for side in (0, 1)]
        assert got == [worth[code[0]], worth[code[1]]]
