"""The Last Argument of Kings: attacks by dice as they fall, and who is asked what."""

from dataclasses import replace
from typing import Any

import pytest

from rules.dice import ScriptedDice
from rules.last_argument.attack import Struck
from rules.last_argument.clash import ENGAGED, FIGHTING, Attackers, Clash, clash
from rules.last_argument.defence import Target
from rules.last_argument.hits_given import HITTING, Hits, defence
from rules.last_argument.impact import CHARGED, CHARGING, Chargers, Impact, impact
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import SHOOTING, SHOT_AT, Shooters, Shot, Through, Volley, volley
from rules.procedure import Choice, Declaration, Option, play

FIXED = Rulings("no", "yes", "yes", "after-losses", "halved-twice", "yes", "yes", "contact-stands")


def _played(declaration: Declaration[Any, Any], faces: str, **answers: Option) -> Any:
    """Plays with dice as they fall; every question has to be foreseen, and every die used."""
    dice = ScriptedDice([int(face) for face in faces if face != " "])
    asked = {question.replace("_", "-"): answer for question, answer in answers.items()}

    def decide(choice: Choice) -> Option:
        return asked.pop(choice.question.replace("laok-", ""))

    outcome = play(declaration, dice, decide).outcome
    assert (dice.left, asked) == (0, {})
    return outcome


def _clash(rules: str, their: str, target: Target, rulings: Rulings = FIXED, **attackers: Any) -> Any:
    side = Attackers(**({"attacks": 4, "clash": 3, "rules": read(rules, FIGHTING)} | attackers))
    return clash(Clash("2", side, replace(target, rules=read(their, ENGAGED)), rulings))


def _volley(rules: str, their: str, shot: Shot, rulings: Rulings = FIXED, **shooters: Any) -> Any:
    side = Shooters(**({"volley": 3, "barrage": 3, "rules": read(rules, SHOOTING)} | shooters))
    return volley(Volley("2", side, Target(2, rules=read(their, SHOT_AT)), shot, rulings))


_CLASHES = {
    # rules, their rules, Defence, Evasion, facing: dice, wounds
    ("", "", 2, 0, "front"): ("1 3 4 6  1 5", 1),
    ("flurry", "", 2, 0, "front"): ("1 3 4 6  2 6  1 5 5", 2),
    ("flurry", "parry", 2, 0, "front"): ("1 3 4 6  1 5", 1),
    ("fiend hunter", "", 2, 0, "front"): ("1 3 4 6  2 6  1 5 5", 2),
    ("opportunists", "", 2, 0, "rear"): ("1 3 4 6  2 6  1 5 5", 2),
    ("relentless blows", "", 2, 0, "front"): ("1 3 4 6  3 3 3", 3),
    ("flawless strikes", "", 5, 0, "front"): ("1 3 4 6  5", 1),
    ("flawless strikes", "", 5, 2, "front"): ("1 3 4 6  3  5", 1),
    ("flawless strikes, relentless blows", "", 5, 0, "front"): ("1 3 4 6  5 6", 2),
    ("smite", "shield", 5, 0, "front"): ("1 3 4 6", 2),
    ("smite", "", 5, 2, "front"): ("1 3 4 6  2 3", 1),
    ("deadly blades", "", 2, 0, "front"): ("1 3 4 6  6 3", 3),
    ("cleave 2", "", 3, 0, "front"): ("1 3 4 6  1 2", 1),
    ("cleave 2", "", 3, 2, "front"): ("1 3 4 6  2 3", 1),
    ("cleave 2", "hardened 1", 3, 0, "front"): ("1 3 4 6  2 3", 1),
    ("cleave 1", "hardened 3", 3, 0, "front"): ("1 3 4 6  3 4", 1),
    ("", "shield", 2, 0, "front"): ("1 3 4 6  3 4", 1),
    ("", "shield", 2, 0, "flank"): ("1 3 4 6  3 4", 2),
    ("", "shield, garrison 1", 2, 0, "front"): ("1 3 4 6  3 4", 1),
    ("", "phalanx", 2, 0, "front"): ("1 3 4 6  3 4", 1),
    ("linebreaker", "shield, bastion 1, phalanx", 2, 0, "front"): ("1 3 4 6  3 4", 1),
    ("", "bastion 2", 2, 0, "rear"): ("1 3 4 6  4 5", 1),
    ("", "untouchable", 2, 0, "front"): ("1 3 4 6  6 3  1", 1),
    ("", "tenacious 1", 2, 0, "front"): ("1 3 4 6  6 3", 1),
}


@pytest.mark.parametrize(("given", "expected"), _CLASHES.items())
def test_special_rules_of_a_clash(given: tuple[str, str, int, int, str], expected: tuple[str, int]) -> None:
    """Four attacks at Clash 3; what each rule does to the hits and to the blocks."""
    rules, their, value, evasion, facing = given
    faces, wounds = expected
    declared = _clash(rules, their, Target(value, evasion, Facing(facing)))
    assert _played(declared, faces) == Struck(wounds)


@pytest.mark.parametrize(
    ("first", "faces", "wounds"),
    [("sixes-first", "6 6 3", 3), ("sixes-last", "6 6 3", 4), ("sixes-first", "3 4 5", 2), ("sixes-last", "6 6 6", 4)],
)
def test_which_failures_tenacious_saves_is_the_tables_question(first: str, faces: str, wounds: int) -> None:
    """Three hits with Deadly Blades against Tenacious (1): two wounds for a 6, one for others."""
    declared = _clash("deadly blades", "tenacious 1", Target(2), attacks=3)
    assert _played(declared, f"1 1 1 {faces}", open_tenacious_sixes=first) == Struck(wounds)


def test_attacks_come_from_engaged_stands_the_leader_and_support() -> None:
    """Attacks 4, three engaged, three not, a leader: 16 dice; with Support (2) 19, in the flank 16 again or 13."""
    side = {"attacks": 4, "engaged": 3, "unengaged": 3}
    for rules, dice, more in (
        ("leader", 16, {}),
        ("leader, support 2", 19, {}),
        ("leader, support 2", 16, {"flanked": True}),
        ("leader, support 2, iron discipline", 19, {"flanked": True}),
    ):
        assert _played(_clash(rules, "", Target(5), **side, **more), "6" * dice) == Struck(0)
    lost = _clash("support 2", "", Target(5), replace(FIXED, flanked_support=""), **side, flanked=True)
    assert _played(lost, "6" * 12, open_flanked_support="no") == Struck(0)


def test_inspired_adds_one_or_throws_sixes_again() -> None:
    """Clash 3 becomes 4; Clash 4 stays and 6s are thrown again; Dread takes it from all but the Dauntless."""
    assert _played(_clash("", "", Target(0), attacks=2, inspired=True), "4 5") == Struck(1)
    assert _played(_clash("", "", Target(0), attacks=2, clash=4, inspired=True), "5 6 4") == Struck(1)
    assert _played(_clash("", "dread", Target(0), attacks=2, inspired=True), "4 3") == Struck(1)
    assert _played(_clash("dauntless", "dread", Target(0), attacks=2), "4 5") == Struck(1)


def test_a_charge_gives_shock_and_glorious_charge() -> None:
    """Shock raises Clash and Glorious Charge makes Terrifying (1), only in the round of the charge."""
    target = Target(0, resolve=3)
    charged = _clash("shock, glorious charge", "", target, attacks=1, charged=True)
    assert _played(charged, "4 3") == Struck(2)
    later = _clash("shock, glorious charge", "", target, attacks=1)
    assert _played(later, "3 3") == Struck(1)


def test_a_clash_of_6_gives_relentless_blows() -> None:
    """A 6 still misses, and a 1 hits twice."""
    assert _played(_clash("", "", Target(0), attacks=3, clash=6), "1 5 6") == Struck(3)


def test_blessed_is_each_players_own_decision() -> None:
    """The attacker decides before the hit roll, the defender before the defence roll."""
    declared = _clash("blessed", "blessed", Target(2), attacks=2)
    outcome = _played(declared, "4 1  2  5 1  2", bless_hits="yes", bless_defence="yes")
    assert outcome == Struck(0)
    seen = []

    def decide(choice: Choice) -> Option:
        seen.append((choice.question, choice.decider))
        return "no"

    assert play(declared, ScriptedDice([4, 1, 5]), decide).outcome == Struck(1)
    assert seen == [("laok-bless-hits", "attacker"), ("laok-bless-defence", "defender")]


def test_morale_uses_the_stands_that_are_left_or_were_there() -> None:
    """Four stands, one lost: no bonus after the losses, +1 before; asked only then."""
    target = Target(0, resolve=3, stands=4, wounds=1)
    declared = _clash("", "", target, replace(FIXED, stands_counted=""), attacks=1)
    assert _played(declared, "1 4", open_stands_counted="after-losses") == Struck(2, 2)
    assert _played(declared, "1 4", open_stands_counted="before-losses") == Struck(1, 1)
    steady = replace(target, wounds=5)
    assert _played(_clash("", "", steady, replace(FIXED, stands_counted=""), attacks=1), "1 4") == Struck(1)


@pytest.mark.parametrize(
    ("their", "more", "faces", "wounds"),
    [
        ("", {}, "4 4 4", 6),
        ("", {"stands": 7}, "4 5 6", 4),
        ("", {"stands": 7, "broken": True}, "3 4 5", 5),
        ("skald", {}, "4 5 6", 5),
        ("indomitable 1", {}, "3 4 5", 4),
        ("oblivious", {}, "4 4 4", 5),
        ("", {"facing": Facing.FLANK}, "1 2 3  1 4 4", 5),
        ("iron discipline", {"facing": Facing.FLANK}, "1 2 3", 3),
    ],
)
def test_morale_after_three_wounds(their: str, more: dict[str, Any], faces: str, wounds: int) -> None:
    """Resolve 3: bonus for stands, Broken without it, and the rules that soften or harden failures."""
    target = replace(Target(0, resolve=3), **more)
    assert _played(_clash("", their, target, attacks=3), f"1 1 1 {faces}").wounds == wounds


@pytest.mark.parametrize("their", ["fearless", "bravery", "skald"])
def test_terrifying_is_ignored_by_the_brave(their: str) -> None:
    """Resolve 3 and Terrifying (2): 1 without them, 3 with them, 4 with Skald's own bonus."""
    target = Target(0, resolve=3)
    assert _played(_clash("terrifying 2", "", target, attacks=1), "1 2").wounds == 2
    assert _played(_clash("terrifying 2", their, target, attacks=1), "1 3").wounds == 1


def test_wounds_take_stands_off_and_lethal_demise_strikes_back() -> None:
    """Two wounds on stands of two with one damaged already: one stand; the attacker takes two hits."""
    target = Target(0, stands=3, wounds=2, damage=1)
    assert _played(_clash("", "lethal demise", target, attacks=2), "1 1") == Struck(2, 1, 2)


@pytest.mark.parametrize(
    ("rules", "their", "shot", "more", "dice"),
    [
        ("", "", Shot(), {}, 3),
        ("", "", Shot(beyond_half=True), {}, 2),
        ("leader", "", Shot(), {"stands": 3}, 10),
        ("leader", "", Shot(11, 20), {"stands": 3}, 6),
        ("", "", Shot(9, 20, through=Through.OBSCURING), {}, 2),
        ("", "", Shot(11, 20, through=Through.OBSCURING), {}, 1),
        ("sureshot", "", Shot(9, 20, through=Through.OBSCURING), {}, 3),
        ("sureshot", "", Shot(9, 20, through=Through.COVER), {}, 3),
        ("", "loose formation", Shot(9, 20), {}, 2),
        ("", "loose formation", Shot(9, 20, through=Through.COVER), {}, 2),
    ],
)
def test_shots_by_range_and_what_is_in_the_way(
    rules: str, their: str, shot: Shot, more: dict[str, Any], dice: int
) -> None:
    """Barrage 3 a stand, halved and rounded up; the command stand has one more; Loose Formation does not stack."""
    assert _played(_volley(rules, their, shot, **more), "6" * dice) == Struck(0)


@pytest.mark.parametrize(
    ("rules", "their", "more", "faces", "wounds"),
    [
        ("rapid volley", "", {}, "1 4 4  3 3", 2),
        ("torrential fire", "", {}, "1 2 3  3 3 3 3 3", 5),
        ("torrential fire, rapid volley", "", {}, "1 2 4  3 3 3 3", 4),
        ("armor piercing 1", "", {}, "1 4 4  2", 1),
        ("precise shot", "", {}, "1 2 4  3", 2),
        ("deadly shot", "", {}, "1 4 4  6", 2),
        ("arcing fire", "", {"aimed": True}, "1 3 4  3 3", 2),
        ("deadshots", "", {}, "4 5 5  3", 1),
    ],
)
def test_special_rules_of_a_volley(rules: str, their: str, more: dict[str, Any], faces: str, wounds: int) -> None:
    """Three shots at Volley 3 against Defence 2; no Morale follows."""
    assert _played(_volley(rules, their, Shot(5, 20), **more), faces) == Struck(wounds)


def test_open_points_of_a_volley_are_asked_where_they_matter() -> None:
    """Exactly half range, twice or once, Cover as obscuring terrain; not where the number stays the same."""
    ask = Rulings(natural_one="no")
    shot = Shot(10, 20, through=Through.COVER)
    answers = {"open_exactly_half": "no", "open_cover_halves": "yes", "open_double_halving": "halved-once"}
    assert _played(_volley("", "", shot, ask), "66", **answers) == Struck(0)
    same = {"open_exactly_half": "no", "open_cover_halves": "yes"}
    assert _played(_volley("", "", shot, ask, barrage=2), "6", **same) == Struck(0)


def test_a_murderous_volley_tests_morale() -> None:
    """The one Volley whose wounds do, after Take Aim."""
    side = Shooters(3, 1, aimed=True, rules=read("murderous volley", SHOOTING))
    declared = volley(Volley("2", side, Target(0, resolve=2), Shot(12, 20), FIXED))
    assert _played(declared, "4 3") == Struck(2)


def test_impact_attacks_roll_on_clash_and_test_morale() -> None:
    """Brutal Impact lowers Defence, Glorious Charge raises Clash and frightens."""
    side = Chargers(3, 1, contact=2, rules=read("brutal impact 1, glorious charge", CHARGING))
    declared = impact(Impact("2", side, Target(2, resolve=3, rules=read("parry", CHARGED)), FIXED))
    assert _played(declared, "4 5  2  3") == Struck(2)


def test_what_terrain_takes_from_a_charge_is_asked() -> None:
    """Words are lost: Hindering and garrisons; every stand or those in contact."""
    side = Chargers(3, 1, contact=1, stands=3, inspired=True, hindered=True, garrison=True)
    target = Target(0)
    declared = impact(Impact("2", side, target, Rulings(natural_one="no")))
    assert _played(declared, "", open_hindering="no-impact") == Struck(0)
    rest = {"open_hindering": "leave-out", "open_impact_stands": "every-stand"}
    assert _played(declared, "4 3 3", open_garrison_charge="lose-inspired", **rest) == Struck(2)
    assert _played(declared, "4 3 3", open_garrison_charge="lose-nothing", **rest) == Struck(3)
    gone = {"open_hindering": "leave-out", "open_garrison_charge": "lose-impact"}
    assert _played(declared, "", **gone) == Struck(0)


def test_hits_without_a_roll_are_blocked_all_the_same() -> None:
    """Trample, auras, hits struck back; special rules only where the hits carry them."""
    assert _played(defence(Hits("2", 3, Target(2), rulings=FIXED)), "1 3 5") == Struck(2)
    rules = read("deadly shot, armor piercing 1", HITTING)
    assert _played(defence(Hits("2", 2, Target(2, resolve=3), rules, FIXED)), "2 6  1 3 4") == Struck(4)
