"""The odds of each procedure against every way its dice can fall."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from rules.dice import Faces, Throw, Untied
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, by_default, play
from rules.trench_crusade.charge import Charge, Charged, charge
from rules.trench_crusade.climb import Climb, climb
from rules.trench_crusade.dive import Dive, dive
from rules.trench_crusade.fall import Fall, fall
from rules.trench_crusade.fight import fight
from rules.trench_crusade.ground import Ground, ground
from rules.trench_crusade.injury import InjuryRoll, injury_roll, stated
from rules.trench_crusade.jump import Jump, jump
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.melee import Fight
from rules.trench_crusade.morale import Morale, morale
from rules.trench_crusade.ranged import Shooting, Sighted
from rules.trench_crusade.readings import D3, KeptAndOneMore
from rules.trench_crusade.risky import Risky, ShakenAction, risky, shaken_action
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.success import SuccessRoll
from rules.trench_crusade.target import Armour, Attacker, Target
from rules.trench_crusade.tasks import D3Roll, Relic, d3_roll, relic
from rules.trench_crusade.weapons import Weapon

Decide = Callable[[Choice], Option]


class _Needs(Exception):
    """The dice that were written down are used up."""

    def __init__(self, throw: Throw) -> None:
        super().__init__(throw.purpose)
        self.throw = throw


class _Written:
    """Dice that fall as written and then ask for more."""

    def __init__(self, throws: list[Faces]) -> None:
        self._throws = list(throws)

    def throw(self, throw: Throw) -> Faces:
        if not self._throws:
            raise _Needs(throw)
        return self._throws.pop(0)


@cache
def _ways(count: int, sides: int) -> Counter[Faces]:
    """Counts the ways to each set of faces; none of the rolls here looks at the order of its dice."""
    return Counter(tuple(sorted(faces)) for faces in product(range(1, sides + 1), repeat=count))


def brute(declared: Declaration[Any, Any], decide: Decide = by_default) -> dict[Any, Fraction]:
    """Plays a declaration once for every way its dice can fall."""
    found: Counter[Any] = Counter()

    def go_on(throws: list[Faces], chance: Fraction) -> None:
        try:
            outcome = play(declared, _Written(throws), decide).outcome
        except _Needs as needs:
            sides, count = needs.throw.sides, needs.throw.count
            for faces, ways in _ways(count, sides).items():
                go_on([*throws, faces], chance * ways / sides**count)
        else:
            found[outcome] += chance

    go_on([], Fraction(1))
    return dict(found)


def boldly(choice: Choice) -> Option:
    """Answers every choice with its last option."""
    return choice.options[-1]


RIFLE = Weapon(range=24)
FLAMER = Weapon(range=8, injury_dice=-1, keywords=(Keyword.FIRE, Keyword.FLAMETHROWER, Keyword.IGNORE_ARMOUR))
SATCHEL = Weapon(range=6, blast=3, keywords=(Keyword.SCATTER,))
TWICE = Weapon(range=8, automatic=2, keywords=(Keyword.FLAMETHROWER,))
CLUB = Weapon(melee=True)
ROLL = SuccessRoll("1.0.2", purpose="risky")

CASES = {
    "shot": shoot(Shooting("1.0.2", RIFLE, (Sighted(Target(Armour.STANDARD), 15),))),
    "flames": shoot(Shooting("1.0.2", FLAMER, (Sighted(Target(Armour.MACHINE, blood=1), 4),))),
    "scatter": shoot(Shooting("1.0.2", SATCHEL, (Sighted(distance=4),))),
    "two shots one at a time": shoot(Shooting("1.0.2", TWICE, (Sighted(Target(tough=True), 4),))),
    "two shots together": shoot(Shooting("1.0.0", TWICE, (Sighted(Target(tough=True), 4),))),
    "into melee": shoot(Shooting("1.0.2", FLAMER, (Sighted(melee=1), Sighted(friend=True, melee=1)))),
    "blast": shoot(
        Shooting("1.0.2", Weapon(range=8, blast=2, keywords=(Keyword.FLAMETHROWER,)), (Sighted(), Sighted(apart=1.0)))
    ),
    "blow": fight(Fight("1.0.2", CLUB, Target(down=True), Attacker(-1))),
    "injury": injury_roll(InjuryRoll("1.0.2", Target(Armour.REINFORCED, blood=1), stated(1, -1))),
    "climb": climb(Climb("1.0.2", 4)),
    "jump": jump(Jump("1.0.2", 3, drop=4)),
    "fall": fall(Fall("1.6.3", 8)),
    "dive": dive(Dive("1.0.2", 3)),
    "ground": ground(Ground("1.6.3")),
    "charge": charge(Charge("1.0.2", (Charged(10),))),
    "charge at two": charge(Charge("1.6.3", (Charged(10), Charged(11)))),
    "evaded charge": charge(Charge("1.0.2", (Charged(9, skirmisher=True),))),
    "unseen charge": charge(Charge("1.6.3", (Charged(9, seen=False),))),
    "armoured charge": charge(Charge("1.0.2", (Charged(9),), machine=True, stood_up=True)),
    "morale": morale(Morale("1.0.2", 5, out=3, leaders=2)),
    "risky": risky(Risky(ROLL, icon=True)),
    "shaken": shaken_action(ShakenAction(SuccessRoll("1.0.0", blood=1))),
    "relic": relic(Relic(SuccessRoll("1.6.3", purpose="relic"))),
    "d3": d3_roll(D3Roll()),
}


@pytest.mark.parametrize("decide", [by_default, boldly])
@pytest.mark.parametrize("declared", CASES.values(), ids=CASES)
def test_odds_are_what_all_dice_give(declared: Declaration[Any, Any], decide: Decide) -> None:
    """Whatever is decided, the exact odds are those of playing every way the dice can fall."""
    chances = odds(declared, decide)
    counted = brute(declared, decide)
    assert dict(chances.items()) == counted
    assert sum(counted.values()) == 1


@pytest.mark.parametrize(
    ("read", "count"), [(D3(), 1), (D3(), 2), (KeptAndOneMore(2, True, 1), 4), (KeptAndOneMore(2, False), 3)]
)
def test_readings_have_the_chances_of_what_they_read(read: Any, count: int) -> None:
    """The D3, and a die added beside the kept ones."""
    counted = Counter(read.of(faces) for faces in product(range(1, 7), repeat=count))
    assert dict(read.chances(count, 6).items()) == {value: Fraction(n, 6**count) for value, n in counted.items()}
    assert all(len(read.kept(faces)) == count for faces in product(range(1, 7), repeat=count))


def test_a_die_thrown_until_it_differs_can_show_every_other_face() -> None:
    """The odds of a roll-off are those of its last throw; a tie that lies on the table is read as a tie."""
    assert dict(Untied(4).chances(1, 6).items()) == dict.fromkeys((1, 2, 3, 5, 6), Fraction(1, 5))
    assert Untied(4).of((4,)) == 4
