"""Middle-earth: exact odds of every procedure against every face, on small cases."""

from typing import Any

import pytest
from brute_support import by_every_face

from rules.mesbg.courage import CourageTest, courage_test
from rules.mesbg.duel import Duel, duel
from rules.mesbg.falling import Fall, fall
from rules.mesbg.fight import Fight, fight
from rules.mesbg.fighters import Fighter, Side, Weapon, evil_side
from rules.mesbg.heroic import Action, Heroic, heroic
from rules.mesbg.magic import Casting, Magic, casting
from rules.mesbg.moving import Feat, MovingTest, moving_test
from rules.mesbg.priority import Last, PriorityRoll, priority_roll
from rules.mesbg.shooting import InTheWay, Kind, Missile, Shooting, shooting
from rules.mesbg.wounds import Blows, Strikes, Struck, strikes
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option


def most(choice: Choice) -> Option:
    """Answers every decision with the last answer: everything is spent."""
    return choice.options[-1]


_HERO = Fighter(2, 5, 4, might=1)
_CASES: dict[str, Declaration[Any, Any]] = {
    "priority": priority_roll(PriorityRoll("2018", Last.ROLLER)),
    "priority-2024": priority_roll(PriorityRoll("2024")),
    "duel": duel(Duel("2024", Side((Fighter(2, 3),)), evil_side())),
    "duel-elven": duel(Duel("2024", Side((Fighter(1, 3, elven=True),)), evil_side())),
    "duel-two-handed": duel(Duel("2024", Side((Fighter(2, 3, weapon=Weapon.TWO_HANDED),)), evil_side())),
    "duel-2018-two-handed": duel(Duel("2018", Side((Fighter(2, 3, weapon=Weapon.TWO_HANDED),)), evil_side())),
    "duel-spear": duel(Duel("2024", Side((Fighter(1, 3), Fighter(1, 4, support=True))), evil_side())),
    "duel-shielding": duel(Duel("2024", Side((Fighter(1, 3, shielding=True),)), evil_side())),
    "duel-banner": duel(Duel("2024", Side((Fighter(1, 3),), banner=True), evil_side())),
    "duel-might": duel(Duel("2024", Side((Fighter(1, 3, might=1),)), Side((Fighter(1, 4, might=1),), good=False))),
    "duel-same-side": duel(Duel("2024", Side(), Side(), settled=(("same-side", "priority-takes-high"),))),
    "fight": fight(Fight("2024", Side((Fighter(1, 4, 4),)), evil_side())),
    "fight-trapped": fight(
        Fight("2024", Side((Fighter(1, 4, 4),)), Side((Fighter(1, 3),), good=False, struck=Struck(trapped=True)))
    ),
    "fight-prone": fight(Fight("2018", Side((Fighter(1, 4, prone=True),)), evil_side())),
    "fight-hero": fight(Fight("2024", Side((Fighter(1, 5, 4, might=1),)), evil_side())),
    "strikes": strikes(Strikes("2024", (Blows(2, 3),), Struck(5, 2, 1))),
    "strikes-split": strikes(Strikes("2024", (Blows(2, 3),), Struck(8, 2))),
    "strikes-split-might": strikes(Strikes("2024", (Blows(1, 3, might=1),), Struck(8, 1))),
    "strikes-fate": strikes(Strikes("2024", (Blows(1, 4),), Struck(5, 1, 2), auto_fate=True)),
    "strikes-heroic-defence": strikes(Strikes("2024", (Blows(2, 4),), Struck(5, 2, heroic_defence=True))),
    "strikes-heroic-defence-split": strikes(Strikes("2024", (Blows(1, 3),), Struck(9, 1, heroic_defence=True))),
    "strikes-rend": strikes(Strikes("2024", (Blows(2, 5),), Struck(9, 2), rend=4)),
    "shooting": shooting(Shooting("2024", 4, 2, moved=True)),
    "shooting-in-the-way": shooting(Shooting("2018", 4, 1, in_the_way=(InTheWay(Kind.WALL), InTheWay(Kind.HEDGE)))),
    "shooting-accuracy": shooting(Shooting("2024", 4, 1, in_the_way=(InTheWay(Kind.WALL),), accuracy=True)),
    "shooting-accuracy-might": shooting(
        Shooting("2024", 4, 1, in_the_way=(InTheWay(Kind.WALL),), accuracy=True, might=1)
    ),
    "shooting-into-fight": shooting(Shooting("2024", 3, 1, good=False, into_fight=True, friend=Struck(4))),
    "shooting-thrown": shooting(Shooting("2024", 4, 1, Missile.THROWN, moved=True)),
    "courage": courage_test(CourageTest("2018", 4)),
    "courage-2024": courage_test(CourageTest("2024", 7)),
    "jump": moving_test(MovingTest("2018", Feat.JUMP, 1.0, 1.5)),
    "leap": moving_test(MovingTest("2018", Feat.LEAP, 2.0, 1.5)),
    "climb": moving_test(MovingTest("2018", Feat.CLIMB)),
    "fall": fall(Fall("2018", 3.5, 1.5, Struck(5, 1, 1))),
    "heroic-strike": heroic(Heroic("2024", Action.STRIKE, 9)),
    "heroic-strike-2018": heroic(Heroic("2018", Action.STRIKE, 6)),
    "heroic-strength": heroic(Heroic("2018", Action.STRENGTH, 4)),
    "heroic-challenge": heroic(Heroic("2018", Action.CHALLENGE, 1)),
    "cast": casting(Casting("2024", 2, 4, resist=1)),
    "cast-might": casting(Casting("2024", 1, 5, resist=1, might=1, their_might=1)),
    "cast-2018": casting(Casting("2018", 1, 4, resist=1)),
}  # fmt: skip


@pytest.mark.parametrize("name", _CASES)
def test_odds_are_those_of_every_face(name: str) -> None:
    """Choices by default, then with everything spent: the same chances to the last fraction."""
    assert odds(_CASES[name]) == by_every_face(_CASES[name])
    assert odds(_CASES[name], most) == by_every_face(_CASES[name], most)


def test_channelling_counts_the_best_die_as_a_six() -> None:
    """In 2024 nothing is rolled to cast; in 2018 it casts the enhanced version and is rolled for."""
    assert odds(casting(Casting("2024", 1, 6, channelling=True)))[Magic.CAST] == 1
    assert odds(casting(Casting("2018", 1, 6, channelling=True)))[Magic.CAST] < 1
