"""Charges, dives, climbs, jumps, falls and dangerous ground: limits by edition, and who is asked what."""

from typing import Any

import pytest

from rules.dice import ScriptedDice
from rules.errors import CannotBeRead, NotAllowedNow
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, play
from rules.trench_crusade.charge import Charge, Charged, charge
from rules.trench_crusade.climb import Climb, climb
from rules.trench_crusade.dive import Dive, dive
from rules.trench_crusade.fall import Fall, fall
from rules.trench_crusade.ground import Ground, ground
from rules.trench_crusade.jump import Jump, jump
from rules.trench_crusade.target import Armour, Target


class Asked:
    """Answers questions as told, others by default, and remembers who was asked what."""

    def __init__(self, **answers: Option) -> None:
        self.answers = {question.replace("_", "-"): answer for question, answer in answers.items()}
        self.asked: list[str] = []

    def __call__(self, choice: Choice) -> Option:
        self.asked.append(f"{choice.decider}: {choice.question}")
        return self.answers.get(choice.question, choice.default)


def rolled(declared: Declaration[Any, Any], faces: str = "", **answers: Option) -> Any:
    """Plays with dice as they fall; all of them must be used. The questions that were asked come along."""
    dice, decide = ScriptedDice(map(int, faces.replace(" ", ""))), Asked(**answers)
    transcript = play(declared, dice, decide)
    assert dice.left == 0
    return transcript.outcome, decide.asked


def charged(edition: str = "1.0.2", *targets: Charged, **more: Any) -> Declaration[Any, Any]:
    """Declares a charge."""
    return charge(Charge(edition, targets or (Charged(9),), **more))


@pytest.mark.parametrize(
    ("declared", "code", "facts"),
    [
        (charged("1.0.2", Charged(12.5)), "charge-too-far", {"distance": 12.5, "limit": 12}),
        (charged("1.6.3", Charged(5), Charged(13)), "charge-too-far", {"distance": 13, "limit": 12}),
        (charged("1.0.2", Charged(5, seen=False)), "charge-unseen", {}),
        (charged("1.0.2", Charged(8), Charged(9)), "charge-one-target", {}),
        (charged("1.0.2", Charged(9), blocker=3), "charge-interposed", {}),
        (dive(Dive("1.0.2", 2.5)), "dive-too-low", {"height": 2.5, "limit": 3}),
        (dive(Dive("1.6.3", 6.5)), "dive-too-high", {"height": 6.5, "limit": 6}),
        (dive(Dive("1.6.3", 5, landing=2.5)), "dive-lands-too-far", {"distance": 2.5, "limit": 2}),
        (dive(Dive("1.0.2", 5, landing=1.5)), "dive-lands-too-far", {"distance": 1.5, "limit": 1}),
        (climb(Climb("1.0.2", 1)), "climb-not-needed", {"height": 1, "limit": 1}),
        (climb(Climb("1.0.0", 3, trench=True)), "climb-not-needed", {"height": 3, "limit": 3}),
        (climb(Climb("1.6.3", 5, run=1.5)), "climb-too-high", {"distance": 6.5, "limit": 6}),
        (jump(Jump("1.0.2", 3.5)), "jump-too-wide", {"distance": 3.5, "limit": 3}),
        (jump(Jump("1.0.2", 2.5, rise=1)), "jump-too-wide", {"distance": 3.5, "limit": 3}),
        (jump(Jump("1.6.3", 2, rise=1.5)), "rise-too-high", {"height": 1.5, "limit": 1}),
        (jump(Jump("1.6.3", 3, moved=3.5)), "jump-unfinished", {"distance": 6.5, "limit": 6}),
    ],
)
def test_what_a_rule_forbids_is_refused_with_its_number(
    declared: Declaration[Any, Any], code: str, facts: dict[str, float]
) -> None:
    """Every limit of distance and height names both numbers."""
    with pytest.raises(NotAllowedNow) as refused:
        odds(declared)
    assert (refused.value.code, refused.value.facts) == (code, facts)


@pytest.mark.parametrize("bad", [{"movement": 0}, {"movement": 30}])
def test_numbers_that_cannot_be_are_not_read(bad: dict[str, int]) -> None:
    """A Movement of nothing, or of a train."""
    with pytest.raises(CannotBeRead):
        charged(**bad)


@pytest.mark.parametrize(
    ("faces", "more", "moved", "result"),
    [
        ("2", {}, 8, "charge-reached"),
        ("1", {}, 7, "charge-failed"),
        ("", {"heavy": "used"}, 6, "charge-failed"),
        ("2", {"heavy": "used", "strong": True}, 8, "charge-reached"),
        ("3", {"machine": True}, 8, "charge-reached"),
        ("2", {"machine": True}, 7, "charge-failed"),
        ("4", {"stood_up": True}, 5, "charge-failed"),
        ("6", {"movement": 8, "stood_up": True}, 6, "charge-failed"),
    ],
)
def test_a_charge_goes_as_far_as_its_dice_say(faces: str, more: dict[str, Any], moved: float, result: str) -> None:
    """The D6, none for HEAVY, the D3 of Machine Armour, half after standing up; the move counts even when it fails."""
    outcome, _ = rolled(charged(**more), faces)
    assert (outcome.moved, outcome.result) == (moved, result)


@pytest.mark.parametrize(("edition", "moved"), [("1.6.3", 8), ("1.0.0", 8), ("1.0.2", 9)])
def test_a_charge_that_has_inches_left_goes_into_contact_in_the_newest_text(edition: str, moved: float) -> None:
    """A target 9" away, 12" rolled: within 1" of it, or on until the two touch (1.0.2)."""
    assert rolled(charged(edition), "6")[0].moved == moved


def test_the_limit_of_a_charge_and_the_halving_have_an_order_only_when_it_matters() -> None:
    """Movement 10 and a 6: 6" or 8"; Movement 6 and a 6 are 6" either way, and nobody is asked."""
    for answer, moved in (("limit-first", 6), ("halve-first", 8)):
        outcome, asked = rolled(
            charged("1.0.2", Charged(12), movement=10, stood_up=True), "6", open_halve_or_cap_first=answer
        )
        assert (outcome.moved, asked) == (moved, ["table: open-halve-or-cap-first"])
    assert rolled(charged(stood_up=True), "6")[1] == []


def test_a_skirmisher_decides_for_itself_and_says_where_it_went() -> None:
    """Not in melee; standing rolls nothing; whether the charger may declare anew is open."""
    target = Charged(9, skirmisher=True)
    outcome, asked = rolled(charged("1.0.0", target), "2")
    assert (outcome.result, asked) == ("charge-reached", ["defender: evade"])
    outcome, asked = rolled(charged("1.0.0", target), "3 4", evade="evade")
    assert outcome.result == "charge-reached"
    assert asked == ["defender: evade", "defender: evaded", "table: open-charge-after-evading"]
    outcome, _ = rolled(charged("1.0.0", target), "3", evade="evade", open_charge_after_evading="declare-anew")
    assert outcome.result == "charge-anew"
    assert rolled(charged("1.0.0", Charged(9, skirmisher=True, in_melee=True)), "2")[1] == []


def test_an_enemy_in_the_way_stops_a_charge_only_before_its_target() -> None:
    """1.6.3: it stops where it comes within 1"; an enemy beyond the target, or out of reach, changes nothing."""
    assert rolled(charged("1.6.3", blocker=4), "2")[0].moved == 4
    assert rolled(charged("1.6.3", blocker=8), "2")[0].result == "charge-reached"
    assert rolled(charged("1.6.3", Charged(12), blocker=9), "2")[0].result == "charge-failed"
    assert rolled(charged("1.0.2", blocker=8), "2")[0].result == "charge-reached"
    assert rolled(charged("1.0.0", blocker=4), "2")[1] == ["table: open-interposing"]


@pytest.mark.parametrize(("edition", "asks"), [("1.6.3", []), ("1.0.0", ["charge-several"])])
def test_several_targets_are_allowed_or_asked_about(edition: str, asks: list[str]) -> None:
    """1.6.3 allows them, 1.0.0 does not say and the table does; 1.0.2 refuses them."""
    outcome, asked = rolled(charged(edition, Charged(8), Charged(9)), "3")
    assert asked == [f"table: open-{question}" for question in asks]
    assert outcome.reached == (0, 1)
    one, _ = rolled(charged(edition, Charged(8), Charged(9)), "1", open_charge_several="one-target")
    assert one.reached == (0,)


def test_unseen_targets_take_a_risky_roll_each_or_one_for_all() -> None:
    """In 1.6.3 that is open, as is what a failure ends."""
    targets = (Charged(5, seen=False), Charged(6, seen=False))
    assert rolled(charged("1.6.3", *targets), "44 1")[0].result == "charge-reached"
    outcome, asked = rolled(charged("1.6.3", *targets), "44 11", open_unseen_several="a-roll-each")
    assert outcome.result == "charge-lost"
    assert asked == ["table: open-unseen-several", "table: open-failed-risky"]


def test_unseen_charges_are_open_in_1_0_0() -> None:
    """Not allowed, or with a Risky roll: neither is assumed."""
    declared = charged("1.0.0", Charged(5, seen=False))
    assert rolled(declared)[0].result == "charge-not-made"
    assert rolled(declared, "44 1", open_unseen_charge="with-a-risky-roll")[0].result == "charge-reached"


@pytest.mark.parametrize(
    ("edition", "height", "voluntary", "hurt"),
    [
        ("1.6.3", 2, False, False),
        ("1.6.3", 3, False, True),
        ("1.6.3", 3, True, False),
        ("1.6.3", 6, True, True),
        ("1.0.0", 2, False, False),
        ("1.0.0", 3, True, False),
        ("1.0.2", 2.9, False, False),
        ("1.0.2", 3, False, True),
        ("1.0.2", 3, True, True),
    ],
)
def test_a_fall_hurts_from_the_height_of_its_edition(edition: str, height: float, voluntary: bool, hurt: bool) -> None:
    """Over 2" and, jumping down, over 3"; in 1.0.2 from 3" on either way."""
    chances = odds(fall(Fall(edition, height, voluntary=voluntary))).map(lambda fell: fell.result)
    assert (chances["no-fall"] == 0) is hurt


@pytest.mark.parametrize(("height", "dice"), [(3, 1), (5.9, 1), (6, 2), (8, 2), (9, 3), (12, 4)])
def test_a_fall_gives_a_die_for_every_full_three_inches(height: float, dice: int) -> None:
    """1.0.2 counts full steps; 1.6.3 asks only where rounding up would differ."""
    rolled(fall(Fall("1.0.2", height)), "1" * (2 + dice))
    _, asked = rolled(fall(Fall("1.6.3", height)), "1" * (2 + dice))
    assert asked == ([] if height % 3 == 0 else ["table: open-fall-steps"])
    if height % 3:
        rolled(fall(Fall("1.6.3", height)), "1" * (3 + dice), open_fall_steps="rounded-up")


def test_armour_and_markers_on_a_fall_are_the_tables_and_the_opponents() -> None:
    """Armour is asked about only when there is any; Blood belongs to the opponent. 1.0.2 counts it without asking."""
    model = Target(Armour.STANDARD, blood=1)
    outcome, asked = rolled(fall(Fall("1.0.0", 3, model)), "145", open_armour_and_accidents="yes")
    assert asked == ["opponent: spend-blood", "table: open-armour-and-accidents"]
    assert outcome.result == "down"
    assert rolled(fall(Fall("1.0.0", 3, model)), "145", open_armour_and_accidents="no")[0].result == "out-of-action"
    outcome, asked = rolled(fall(Fall("1.0.2", 3, model)), "145")
    assert (outcome.result, asked) == ("down", ["opponent: spend-blood"])


def test_jumping_down_may_take_a_risky_roll_in_the_older_text() -> None:
    """Open in 1.6.3, free in 1.0.2; failed, it is a fall like any other."""
    declared = fall(Fall("1.6.3", 3, voluntary=True))
    assert rolled(declared)[0].result == "no-fall"
    outcome, _ = rolled(declared, "11 122", open_jump_down_risky="yes")
    assert outcome.result == "minor-hit"
    assert rolled(declared, "44", open_jump_down_risky="yes")[0].result == "no-fall"


def test_down_at_an_edge_it_may_stay_there() -> None:
    """The Success Roll first, with −1 DICE as the table says, without it in 1.0.2; failed, it falls and lies below."""
    model = Target(down=True)
    declared = fall(Fall("1.0.0", 6, model, edge=True))
    assert rolled(declared, "445")[0].result == "stays"
    assert rolled(declared, "34", open_down_at_the_edge="no")[0].result == "stays"
    assert rolled(fall(Fall("1.0.2", 6, model, edge=True)), "34")[1] == []
    outcome, _ = rolled(declared, "111 1144")
    assert (outcome.result, outcome.model.blood) == ("down", 2)


@pytest.mark.parametrize(("order", "blood"), [("down-then-fall", 3), ("one-event", 1), ("fall-then-down", 3)])
def test_a_failed_dive_counts_its_two_downs_as_the_table_says(order: str, blood: int) -> None:
    """Down and the fall: three readings, none of them assumed in 1.0.0."""
    outcome, asked = rolled(dive(Dive("1.0.0", 3)), "11 144", open_dive_fail_twice=order)
    assert asked[0] == "table: open-dive-fail-twice"
    assert (outcome.result, outcome.ends, outcome.model.blood) == ("dive-failed-down", True, blood)
    assert outcome.model.down


def test_a_failed_dive_of_the_newest_text_is_down_in_full_and_then_the_fall() -> None:
    """1.0.2: one marker for Down, two more when the fall is Down again; nobody is asked but who spends Blood."""
    outcome, asked = rolled(dive(Dive("1.0.2", 3)), "11 144")
    assert (outcome.model.blood, asked) == (3, ["opponent: spend-blood"])


def test_a_dive_in_machine_armour_and_a_dive_with_wings() -> None:
    """Standfast against a Down without a roll is open in 1.0.0; in 1.0.2 it holds, and FLYING takes no fall injury."""
    armoured = Target(Armour.MACHINE, new_antioch=True)
    _, asked = rolled(dive(Dive("1.0.0", 3, model=armoured)), "11 111")
    assert "table: open-down-without-roll" in asked
    outcome, asked = rolled(dive(Dive("1.0.2", 3, model=armoured)), "11 111")
    assert asked == ["opponent: spend-blood"]
    assert not outcome.model.down
    outcome, _ = rolled(dive(Dive("1.0.2", 3, flying=True)), "11")
    assert outcome.result == "dive-failed-no-fall"
    assert outcome.model.down


def test_a_failed_jump_falls_from_the_side_the_opponent_picks() -> None:
    """Asked only when the two sides differ."""
    outcome, asked = rolled(jump(Jump("1.0.2", 3, drop=2, far_drop=3)), "11 111", fall_side="far-side")
    assert (outcome.result, asked) == ("jump-failed-minor-hit", ["opponent: fall-side"])
    assert rolled(jump(Jump("1.0.2", 3, drop=2, far_drop=2)), "11")[1] == []


@pytest.mark.parametrize("edition", ["1.6.3", "1.0.0", "1.0.2"])
def test_who_flies_climbs_and_jumps_without_a_roll(edition: str) -> None:
    """Up to the full Movement; 1.0.2 measures the way through the air, straight up and across."""
    assert rolled(climb(Climb(edition, 6, flying=True)))[0].result == "no-roll"
    assert rolled(jump(Jump(edition, 6, flying=True)))[0].result == "no-roll"
    slanting = climb(Climb(edition, 4, run=4, flying=True))
    if edition == "1.0.2":
        assert rolled(slanting)[0].result == "no-roll"
        assert rolled(jump(Jump(edition, 5, rise=3, flying=True)))[0].result == "no-roll"
        with pytest.raises(NotAllowedNow, match="jump-too-wide"):
            rolled(jump(Jump(edition, 5, rise=4, flying=True)))
    else:
        with pytest.raises(NotAllowedNow, match="climb-too-high"):
            rolled(slanting)


def test_climbing_down_and_blood_on_a_climb_are_asked() -> None:
    """Whether it is a climb, and whether Blood may be spent on it: only where it changes something. 1.0.2: both."""
    outcome, asked = rolled(climb(Climb("1.0.0", 4, downwards=True)), open_climb_down="no-climb")
    assert (outcome.result, asked) == ("no-roll", ["table: open-climb-down"])
    model = Target(blood=2)
    _, asked = rolled(climb(Climb("1.0.0", 4, model=model)), "44")
    assert asked == ["opponent: spend-blood"]
    outcome, asked = rolled(climb(Climb("1.0.0", 4, model=model)), "44", spend_blood=2, open_blood_on_this_roll="no")
    assert asked == ["opponent: spend-blood", "table: open-blood-on-this-roll"]
    assert outcome.model.blood == 2
    outcome, asked = rolled(climb(Climb("1.0.2", 4, downwards=True, model=model)), "4466", spend_blood=2)
    assert (outcome.result, outcome.model.blood, asked) == ("climbed", 0, ["opponent: spend-blood"])


def test_dangerous_ground_takes_one_roll_or_two() -> None:
    """1.0.2 has one; in 1.6.3 the second may still stop a model that got in."""
    outcome, asked = rolled(ground(Ground("1.0.2")), "33 22")
    assert (outcome.result, outcome.ends, asked) == ("minor-hit", True, [])
    outcome, _ = rolled(ground(Ground("1.6.3")), "44 33", open_ground_rolls="two-rolls")
    assert (outcome.result, outcome.ends) == ("stopped", True)
    outcome, _ = rolled(ground(Ground("1.6.3")), "33 66", open_ground_rolls="two-rolls")
    assert (outcome.result, outcome.ends) == ("out-of-action", True)


def test_a_trench_wall_of_three_inches_is_asked_about_in_1_0_2() -> None:
    """Page 39 has it as open ground, page 62 as a climb."""
    wall = climb(Climb("1.0.2", 3, trench=True))
    outcome, asked = rolled(wall)
    assert (outcome.result, asked) == ("no-roll", ["table: open-trench-wall-of-three"])
    assert rolled(wall, "44", open_trench_wall_of_three="a-climb")[0].result == "climbed"
    assert rolled(climb(Climb("1.0.2", 3, trench=True, flying=True))) == (outcome, [])


def test_flying_over_dangerous_ground_is_free_but_landing_on_it_is_not_in_1_0_2() -> None:
    """1.6.3 counts it as open; in 1.0.2 a model activated or ending its move there makes the roll."""
    assert rolled(ground(Ground("1.6.3", flying=True)))[0].result == "no-roll"
    outcome, _ = rolled(ground(Ground("1.0.2", flying=True)), "33 22")
    assert (outcome.result, outcome.ends) == ("minor-hit", True)
