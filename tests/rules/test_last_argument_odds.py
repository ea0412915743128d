"""The Last Argument of Kings: exact odds against published values, against every face, and against single dice."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from brute_support import by_every_face

from rules.chance import Chances
from rules.last_argument.attack import Struck
from rules.last_argument.characteristic import Again, CharacteristicTest, Verdict, characteristic_test
from rules.last_argument.clash import ENGAGED, FIGHTING, Attackers, Clash, clash
from rules.last_argument.defence import Target
from rules.last_argument.impact import CHARGING, Chargers, Impact, impact
from rules.last_argument.morale import STEADFAST, MoraleTest, morale
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Scores, scored
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import SHOOTING, Shooters, Volley, volley
from rules.odds import odds
from rules.procedure import Declaration

FIXED = Rulings(natural_one="no", smite_evasion="yes", stands_counted="before-losses")


def _clash(
    attacks: int, value: int, target: Target, rules: str = "", their: str = "", **more: Any
) -> Declaration[Any, Struck]:
    attackers = Attackers(attacks, value, rules=read(rules, FIGHTING), **more)
    return clash(Clash("2", attackers, replace(target, rules=read(their, ENGAGED)), FIXED))


def _mean(chances: Chances[Struck]) -> Fraction:
    return sum((struck.wounds * chance for struck, chance in chances.items()), Fraction())


_T12 = {
    # X: once, failures re-rolled, successes re-rolled, only 6s re-rolled
    1: "1/6 11/36 1/36 7/36",
    2: "1/3 5/9 1/9 7/18",
    3: "1/2 3/4 1/4 7/12",
    4: "2/3 8/9 4/9 7/9",
    5: "5/6 35/36 25/36 35/36",
    6: "5/6 35/36 25/36 35/36",
}


@pytest.mark.parametrize(("value", "printed"), _T12.items())
def test_characteristic_tests_have_the_published_chances(value: int, printed: str) -> None:
    """Table T12: once, failures, successes, 6s thrown again."""
    ways = (Again.NOTHING, Again.FAILURES, Again.SUCCESSES, Again.SIXES)
    found = [odds(characteristic_test(CharacteristicTest("2", value, again=again)))[Verdict.PASSED] for again in ways]
    assert found == [Fraction(chance) for chance in printed.split()]


def test_in_edition_1_5_a_characteristic_of_0_is_as_good_as_1() -> None:
    """A 1 always succeeds there; in the second edition the table says."""
    old = odds(characteristic_test(CharacteristicTest("1.5", 0)))[Verdict.PASSED]
    assert old == Fraction(1, 6)
    for ruling, chance in (("yes", Fraction(1, 6)), ("no", Fraction())):
        new = CharacteristicTest("2", 0, natural_one=ruling)
        assert odds(characteristic_test(new))[Verdict.PASSED] == chance


_T13 = {
    # attacks, Clash, Defence, Resolve: hits blocked, front, flank
    (8, 2, 1, 2): "20/9 100/27 340/81",
    (12, 3, 2, 3): "4 6 7",
    (12, 3, 0, 3): "6 9 21/2",
    (16, 2, 3, 4): "8/3 32/9 112/27",
    (20, 3, 2, 3): "20/3 10 35/3",
    (20, 3, 2, 5): "20/3 70/9 235/27",
}


@pytest.mark.parametrize(("given", "printed"), _T13.items())
def test_attacks_have_the_published_expected_wounds(given: tuple[int, int, int, int], printed: str) -> None:
    """Table T13: wounds of a volley, of a clash to the front, and to the flank."""
    attacks, value, defence, resolve = given
    target = Target(defence, resolve=resolve)
    shot = volley(Volley("2", Shooters(value, attacks), Target(defence), rulings=FIXED))
    found = [
        _mean(odds(shot)),
        _mean(odds(_clash(attacks, value, target))),
        _mean(odds(_clash(attacks, value, replace(target, facing=Facing.FLANK)))),
    ]
    assert found == [Fraction(mean) for mean in printed.split()]


_HITS = {(8, 2): "8/3", (12, 3): "6", (16, 2): "16/3", (20, 3): "10"}


@pytest.mark.parametrize(("given", "printed"), _HITS.items())
def test_attacks_have_the_published_expected_hits(given: tuple[int, int], printed: str) -> None:
    """Table T13, the hits: against no Defence at all, where a 1 does not block either."""
    attacks, value = given
    assert _mean(odds(_clash(attacks, value, Target(0)))) == Fraction(printed)


def test_inspired_at_clash_4_is_less_than_a_plain_5() -> None:
    """The note under T12: re-rolling 6s gives 7/9 where +1 would give 5/6."""
    unarmoured = Target(0)
    capped = odds(_clash(1, 4, unarmoured, inspired=True)).where(lambda struck: struck.wounds == 1)
    assert capped == Fraction(7, 9)
    assert odds(_clash(1, 5, unarmoured)).where(lambda struck: struck.wounds == 1) == Fraction(5, 6)


def _small_cases() -> Iterator[Any]:
    hard = Target(2, evasion=1)
    firm = replace(hard, resolve=3, stands=5, wounds=2, damage=1)
    cases = {
        "plain": _clash(2, 3, firm),
        "capped-inspired": _clash(2, 4, hard, inspired=True),
        "flurry-parried": _clash(2, 3, hard, "flurry", "parry"),
        "flurry-relentless": _clash(1, 3, hard, "flurry, relentless blows"),
        "flawless": _clash(2, 3, hard, "flawless strikes, cleave 2"),
        "flawless-relentless": _clash(1, 2, hard, "flawless strikes, relentless blows", "untouchable"),
        "deadly-tenacious": _clash(2, 4, hard, "deadly blades", "tenacious 1"),
        "deadly-untouchable-tenacious": _clash(1, 4, hard, "deadly blades", "untouchable, tenacious 1"),
        "smite": _clash(2, 3, hard, "smite"),
        "flank": _clash(1, 3, replace(firm, facing=Facing.FLANK), "", "indomitable 1, oblivious"),
        "indomitable": _clash(2, 3, firm, "", "indomitable 1"),
        "oblivious": _clash(2, 3, firm, "", "oblivious"),
        "broken": _clash(2, 2, replace(firm, broken=True), "terrifying 2"),
        "impact": impact(Impact("2", Chargers(2, 2, rules=read("shock, brutal impact 1", CHARGING)), hard)),
        "torrential": volley(Volley("2", Shooters(3, 1, rules=read("torrential fire, rapid volley", SHOOTING)), hard)),
        "torrential-two": volley(Volley("2", Shooters(2, 2, rules=read("torrential fire", SHOOTING)), hard)),
        "precise": volley(Volley("2", Shooters(3, 2, rules=read("precise shot, deadly shot", SHOOTING)), hard)),
        "aimed": volley(Volley("2", Shooters(4, 1, aimed=True, rules=read("rapid volley", SHOOTING)), hard)),
    }
    yield from (pytest.param(case, id=name) for name, case in cases.items())


@pytest.mark.parametrize("declaration", list(_small_cases()))
def test_odds_are_those_of_every_face(declaration: Declaration[Any, Any]) -> None:
    """Small attacks, every die enumerated: the same chances to the last fraction."""
    assert odds(declaration) == by_every_face(declaration)


def _one_attack(face: int, again: tuple[int, ...], block: int, block_again: tuple[int, ...]) -> Fraction:
    """Gives the chance that one attack wounds, each die looked at alone."""
    hit = _reached(face, again)
    return hit * (1 - _reached(block, block_again))


def _reached(face: int, again: tuple[int, ...]) -> Fraction:
    plain = Fraction(face, 6)
    repeated = Fraction(len(again), 6) * plain
    return plain + repeated


@pytest.mark.parametrize(
    ("attacks", "rules", "their", "inspired", "alone"),
    [
        (40, "", "", False, _one_attack(3, (), 2, ())),
        (100, "", "", False, _one_attack(3, (), 2, ())),
        (50, "flurry", "", False, _one_attack(3, (4, 5, 6), 2, ())),
        (50, "", "untouchable", False, _one_attack(3, (), 2, (6,))),
    ],
)
def test_many_dice_are_as_many_single_ones(
    attacks: int, rules: str, their: str, inspired: bool, alone: Fraction
) -> None:
    """Wounds of independent attacks are binomial."""
    chances = odds(_clash(attacks, 3, Target(2), rules, their, inspired=inspired))
    expected = Fraction(1)
    for struck in (Struck(0), Struck(1), Struck(2)):
        count = struck.wounds
        expected = Fraction(_choose(attacks, count)) * alone**count * (1 - alone) ** (attacks - count)
        assert chances[struck] == expected
    assert _mean(chances) == attacks * alone


def _choose(dice: int, count: int) -> int:
    return 1 if count == 0 else _choose(dice, count - 1) * (dice - count + 1) // count


def test_attacks_rolled_in_parts_come_to_the_same() -> None:
    """24 attacks at a time, or all at once: the wounds are those of so many single attacks."""
    one = odds(_clash(1, 4, Target(2), "flawless strikes, deadly blades", inspired=True))
    many = odds(_clash(30, 4, Target(2), "flawless strikes, deadly blades", inspired=True))
    assert _mean(many) == 30 * _mean(one)
    nobody = one[Struck(0)]
    assert many[Struck(0)] == nobody**30


def test_re_rolled_dice_are_binomial() -> None:
    """Thirty dice, 6s thrown again: binomial with the chance of one."""
    rolled = odds(pool(Pool("laok-hit", 30, scored(lambda face: int(face <= 3)), (6,)))).map(lambda seen: seen.points)
    alone = Fraction(7, 12)
    assert all(rolled[count] == _choose(30, count) * alone**count * (1 - alone) ** (30 - count) for count in range(31))


@pytest.mark.parametrize(
    "read_as",
    [
        Scores((2, 1, 1, 0, 0, 0)),
        Scores((0, 1, 1, 0, 0, 0), (1,)),
        Scores((0, 0, 0, 1, 1, 2), (6,), 1),
        Scores((1, 1, 1, 1, 0, 0), (), 0, (6,)),
    ],
)
def test_a_reading_counts_every_face(read_as: Scores) -> None:
    """What the reading says of four dice is what 1,296 throws of them come to."""
    seen = Counter(read_as.of(faces) for faces in product(range(1, 7), repeat=4))
    assert dict(read_as.chances(4, 6).weights) == dict(seen)


def test_morale_counts_failures_and_flank_throws_successes_again() -> None:
    """Five wounds at Resolve 3 with five stands: 4 or less holds; in the flank that has to be done twice."""
    target = Target(0, resolve=3, stands=5)
    front = odds(morale(MoraleTest("2", 5, target)))
    assert sum(held.lost * chance for held, chance in front.items()) == 5 * Fraction(2, 6)
    flank = odds(morale(MoraleTest("2", 5, replace(target, facing=Facing.REAR))))
    assert sum(held.lost * chance for held, chance in flank.items()) == 5 * (1 - Fraction(4, 6) ** 2)
    disciplined = replace(target, facing=Facing.REAR, rules=read("iron discipline", STEADFAST))
    assert odds(morale(MoraleTest("2", 5, disciplined))) == front


@pytest.mark.parametrize("rules", ["murderous volley", "murderous volley, rapid volley, deadly shot"])
def test_a_hundred_shots_into_a_flank_with_morale_are_a_hundred_single_ones(rules: str) -> None:
    """Hits, blocks and Morale of each shot stand alone, so the wounds are those of one, a hundred times."""
    target = Target(2, facing=Facing.FLANK, resolve=3, stands=10, wounds=4)

    def shots(number: int) -> Chances[int]:
        shooters = Shooters(4, number, aimed=True, rules=read(rules, SHOOTING))
        return odds(volley(Volley("2", shooters, target, rulings=FIXED))).map(lambda struck: struck.wounds)

    one, many = shots(1), shots(100)
    mean = sum(count * chance for count, chance in one.items())
    assert sum(count * chance for count, chance in many.items()) == 100 * mean
    assert many[0] == one[0] ** 100
    assert many[100 * max(one)] == one[max(one)] ** 100


def test_morale_that_follows_the_losses_is_followed_wound_by_wound() -> None:
    """Where lost stands lower Resolve nothing is added up; the chances are those of every face all the same."""
    target = Target(2, resolve=2, stands=4, wounds=1)
    attackers = Attackers(2, 3)
    declared = clash(Clash("2", attackers, target, replace(FIXED, stands_counted="after-losses")))
    assert odds(declared) == by_every_face(declared)
