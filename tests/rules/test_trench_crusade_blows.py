"""Blows: obstacles, fear, dives, two weapons, and weapons with questions of their own."""

from dataclasses import replace

import pytest
from attack_support import CLUB, GREAT, Asked, blow, rolled

from rules.trench_crusade.editions import constants
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.melee import Fear, Obstacle
from rules.trench_crusade.target import Armour, Attacker, Target
from rules.trench_crusade.weapons import Quirk, Weapon, weapon


@pytest.mark.parametrize(
    ("edition", "obstacle", "asks", "penalty"),
    [
        ("1.0.2", Obstacle.BETWEEN, False, False),
        ("1.0.2", Obstacle.TOUCHING, False, False),
        ("1.0.0", Obstacle.BETWEEN, False, False),
        ("1.0.0", Obstacle.TOUCHING, True, True),
        ("1.6.3", Obstacle.BOTH, False, True),
        ("1.0.2", Obstacle.BOTH, False, True),
    ],
)
def test_a_defended_obstacle_lies_where_the_edition_says(
    edition: str, obstacle: Obstacle, asks: bool, penalty: bool
) -> None:
    """Touching the target and between the two; what is only touching is open in the older text.

    A Down target has none there; 1.0.2 makes no exception for it.
    """
    decide = Asked()
    rolled(blow(edition, obstacle=obstacle), "111" if penalty else "11", decide)
    assert bool(decide.asked) is asks
    rolled(blow("1.0.0", obstacle=obstacle, target=Target(down=True)), "11")
    both = obstacle is Obstacle.BOTH
    rolled(blow("1.0.2", obstacle=obstacle, target=Target(down=True)), "111" if both else "11")


def test_fear_takes_a_die_unless_the_attacker_knows_no_fear() -> None:
    """FEAR of the target always; of another enemy only as the table reads 1.0.0."""
    rolled(blow(fear=Fear.TARGET), "111")
    rolled(blow(fear=Fear.TARGET, fighter=Attacker(fearless=True)), "11")
    rolled(blow(fear=Fear.OTHER), "11")
    rolled(blow("1.0.0", fear=Fear.OTHER), "11", Asked())
    rolled(blow("1.0.0", fear=Fear.OTHER), "111", Asked(open_fear_which_roll="fear-on-every-roll"))


def test_a_dive_helps_the_first_attack_or_all_of_them() -> None:
    """1.0.2: the next attack only; 1.6.3: to hit and to injure, without such a limit."""
    rolled(blow(dived=True, second=CLUB), "111 111")
    rolled(blow("1.6.3", dived=True, second=CLUB), "111 11")
    assert constants("1.6.3").dive_injury_dice == 1


def test_weapons_with_their_own_questions() -> None:
    """Claws are one attack or two, a flail off-hand is barred or without its bonus, an AUTOMATIC pistol one or two.

    The last two are settled in 1.0.2: no bonus off-hand, and one attack.
    """
    claws = Weapon(melee=True, quirks=(Quirk.PAIR,))
    rolled(blow(weapon=claws), "11 111", Asked())
    rolled(blow(weapon=claws), "11", Asked(open_claws_attacks=1))
    flail = Weapon(melee=True, dice=1, quirks=(Quirk.NOT_OFF_HAND,))
    rolled(blow("1.0.0", second=flail), "11", Asked())
    rolled(blow("1.0.0", second=flail), "11 111", Asked(open_flail_off_hand="no-bonus"))
    rolled(blow(second=flail), "11 111", Asked())
    assert rolled(blow("1.0.0", weapon=flail, off_hand=True), "", Asked()).outcome.result == "lost"
    pistol = Weapon(range=12, melee=True, automatic=2, keywords=(Keyword.PISTOL,))
    rolled(blow(weapon=pistol), "11", Asked(open_automatic_in_melee=2))
    rolled(blow("1.0.0", weapon=pistol), "111 111", Asked(open_automatic_in_melee=2))
    decide = Asked()
    rolled(blow(weapon=weapon("tartarus claws", "1.0.2")), "11 11", decide)
    assert decide.asked == []


def test_infection_and_armour_of_the_down_are_read_as_told() -> None:
    """Infection comes instead of Blood, in 1.0.0 as told; the Misericordia ignores armour of a Down target only."""
    plague = Weapon(melee=True, keywords=(Keyword.INFECTION,))
    for edition, count, blood, infection in (
        ("1.0.0", "instead", 0, 1),
        ("1.0.0", "besides", 1, 1),
        ("1.0.2", "", 0, 1),
    ):
        decide = Asked(open_infection_count=count)
        fought = rolled(blow(edition, weapon=plague), "44 22", decide).outcome
        assert (fought.target.blood, fought.target.infection) == (blood, infection)
        assert len(decide.asked) == (edition == "1.0.0")
    dagger = Weapon(melee=True, quirks=(Quirk.IGNORES_ARMOUR_OF_DOWN,))
    assert rolled(blow(weapon=dagger, target=Target(Armour.MACHINE)), "44 66").outcome.result == "out-of-action"
    down = Target(Armour.REINFORCED, down=True)
    assert rolled(blow(weapon=dagger, target=down), "44 154").outcome.result == "out-of-action"


def test_an_attack_after_the_target_is_gone_is_left_over() -> None:
    """CLEAVE and a second weapon stop when the target is removed; a TOUGH one takes two."""
    fought = rolled(blow(weapon=Weapon(melee=True, cleave=3)), "44 66").outcome
    assert (fought.result, fought.unused) == ("out-of-action", 2)
    fought = rolled(blow(second=CLUB, target=Target(tough=True)), "44 66 444 161", Asked()).outcome
    assert fought.target.tough is False
    assert fought.result == "down"


@pytest.mark.parametrize(("edition", "both"), [("1.0.2", False), ("1.0.0", True), ("1.6.3", True)])
def test_the_strong_swing_a_great_weapon_in_one_hand(edition: str, both: bool) -> None:
    """Of two great weapons one is freed, in the older editions both; the second one is off-hand all the same."""
    strong = replace(GREAT, keywords=(Keyword.STRONG,))
    fought = rolled(blow(edition, strong, second=CLUB), "34 12 634 12")
    assert len(list(fought.throws())) == 4
    if both:
        assert len(list(rolled(blow(edition, strong, second=GREAT), "34 12 634 12").throws())) == 4


def test_fists_have_the_numbers_of_the_edition_that_prints_them() -> None:
    """1.6.3 prints −1 DICE and −1 INJURY DICE; in 1.0.x whoever may strike unarmed does so plainly."""
    fists = weapon("fists", "1.6.3")
    assert (fists.dice, fists.injury_dice) == (-1, -1)
    fought = rolled(blow(weapon=weapon("bare hands", "1.0.2")), "34 12")
    assert [throw.count for throw, _, _ in fought.throws()] == [2, 2]
