"""Shots and what both attacks share: what is refused, who decides what, what the two models are afterwards."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from attack_support import CLUB, EDITIONS, GREAT, RIFLE, Asked, blow, rolled, shot

from rules.errors import NotAllowedNow
from rules.odds import _worked_out, odds
from rules.procedure import Declaration
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.ranged import Sighted
from rules.trench_crusade.target import Armour, Attacker, Target
from rules.trench_crusade.weapons import Weapon, weapon


@pytest.mark.parametrize(
    ("declared", "code", "facts"),
    [
        (shot(Sighted(distance=24.5)), "out-of-range", {"distance": 24.5, "limit": 24}),
        (shot(weapon=CLUB), "not-a-ranged-weapon", {}),
        (blow(weapon=RIFLE), "not-a-melee-weapon", {}),
        (blow(second=RIFLE), "not-a-melee-weapon", {}),
        (blow(weapon=GREAT, second=CLUB), "no-hand-free", {"needed": 3, "limit": 2}),
        (
            blow(weapon=replace(GREAT, keywords=(Keyword.STRONG,)), second=GREAT),
            "no-hand-free",
            {"needed": 3, "limit": 2},
        ),
        (
            blow(
                "1.0.0",
                replace(GREAT, keywords=(Keyword.STRONG,)),
                second=replace(GREAT, keywords=(Keyword.CUMBERSOME,)),
            ),
            "no-hand-free",
            {"needed": 3, "limit": 2},
        ),
        (blow(target=Target(Armour.MACHINE, shield=True)), "machine-armour-and-shield", {}),
        (shot(Sighted(Target(tough=True, golem=True))), "tough-and-golem", {}),
        (shot(Sighted(friend=True)), "friend-named", {}),
        (shot(shots=(0, 0)), "too-many-shots", {"given": 2, "limit": 1}),
        (
            shot(Sighted(), Sighted(), weapon=weapon("Automatic Rifle", "1.0.2"), shots=(0, 1)),
            "one-enemy-for-all-shots",
            {},
        ),
        (shot(Sighted(), Sighted(apart=1.0)), "no-blast", {}),
        (
            shot(Sighted(), Sighted(apart=3.5), weapon=Weapon(range=9, blast=3)),
            "outside-the-blast",
            {"distance": 3.5, "limit": 3},
        ),
        (
            shot(Sighted(), Sighted(apart=2.0), weapon=Weapon(range=9, blast=3), edition="1.0.0"),
            "outside-the-blast",
            {"distance": 2.0, "limit": 1.5},
        ),
    ],
)
def test_what_a_rule_forbids_is_refused_with_its_number(
    declared: Declaration[Any, Any], code: str, facts: dict[str, float]
) -> None:
    """Range, the kind of weapon, friends as targets, the number of shots, the area of a BLAST by edition."""
    with pytest.raises(NotAllowedNow) as refused:
        odds(declared)
    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_each_marker_is_asked_of_the_one_who_spends_it() -> None:
    """The defender spends the shooter's Blood, the attacker the target's; Blessing belongs to its own player."""
    decide = Asked()
    shooter = Attacker(blood=1, infection=1, blessing=1)
    target = Target(blood=1, infection=1, blessing=1)
    rolled(shot(Sighted(target, 5), shooter=shooter), "44 22", decide)
    assert decide.asked == [
        ("spend-blood", "defender"),
        ("spend-infection", "defender"),
        ("spend-blessing", "attacker"),
        ("spend-blood", "attacker"),
        ("spend-infection", "attacker"),
        ("spend-blessing", "defender"),
    ]


def test_a_friend_that_is_hit_has_its_markers_spent_by_the_other_side() -> None:
    """Shooting into melee: the friend's owner is the attacker, so the defender spends its Blood."""
    decide = Asked()
    friend = Sighted(Target(blood=1, blessing=1), 5, friend=True, melee=1)
    rolled(shot(Sighted(distance=5, melee=1), friend), "1 44 22", decide)
    assert decide.asked == [("spend-blood", "defender"), ("spend-blessing", "attacker")]


def test_spent_markers_are_gone_from_both_models() -> None:
    """The outcome carries what is left on either side."""
    decide = Asked(spend_blood=2, spend_blessing=1)
    declared = shot(Sighted(Target(blood=3), 5), shooter=Attacker(blood=2, blessing=1))
    fired = rolled(declared, "446 5566", decide).outcome
    assert fired.result == "out-of-action"
    assert fired.shooter == Attacker()
    assert fired.models[0].target.blood == 1


@pytest.mark.parametrize(
    ("edition", "distance", "far"),
    [("1.6.3", 12, True), ("1.0.0", 12, True), ("1.0.2", 12, False), ("1.0.2", 12.1, True), ("1.0.0", 11.9, False)],
)
def test_long_range_begins_where_the_edition_says(edition: str, distance: float, far: bool) -> None:
    """Half the range counts in older editions; 1.0.2 wants more."""
    transcript = rolled(shot(Sighted(distance=distance), edition=edition), "111" if far else "11")
    assert transcript.outcome.result == "miss"


@pytest.mark.parametrize(
    ("edition", "height", "large", "bonus"),
    [
        ("1.6.3", 2, False, False),
        ("1.6.3", 2.5, False, True),
        ("1.6.3", 4, True, False),
        ("1.6.3", 4.5, True, True),
        ("1.0.0", 3, False, False),
        ("1.0.0", 3.5, True, True),
        ("1.0.2", 2.9, False, False),
        ("1.0.2", 3, True, True),
    ],
)
def test_height_counts_where_the_edition_says(edition: str, height: float, large: bool, bonus: bool) -> None:
    """Over 2" (4" against a large base), over 3", from 3" on."""
    model = Sighted(distance=5, height=height, large=large)
    assert rolled(shot(model, edition=edition), "111" if bonus else "11").outcome.result == "miss"


def test_shotguns_move_long_range_to_the_injury_roll() -> None:
    """Three dice to injure and the two lowest, none less to hit."""
    weapon = Weapon(range=12, keywords=(Keyword.SHOTGUN,))
    assert rolled(shot(Sighted(distance=8), weapon=weapon), "44 166").outcome.result == "down"
    both = Weapon(range=12, keywords=(Keyword.SHOTGUN, Keyword.IGNORE_LONG_RANGE))
    assert rolled(shot(Sighted(distance=8), weapon=both), "44 66").outcome.result == "out-of-action"


def test_weapons_that_gain_from_what_they_ignore() -> None:
    """The Ophidian Rifle has +1 DICE for each penalty it ignored; a heavy shotgun injures more at short range."""
    keywords = (Keyword.IGNORE_COVER, Keyword.IGNORE_LONG_RANGE)
    ophidian = Weapon(range=30, ignored_dice=1, keywords=keywords)
    rolled(shot(Sighted(distance=20, cover=True), weapon=ophidian), "1111")
    heavy = Weapon(range=12, short_injury_dice=1, keywords=(Keyword.SHOTGUN,))
    rolled(shot(Sighted(distance=6), weapon=heavy), "44 111")
    rolled(shot(Sighted(distance=7), weapon=heavy), "44 111")
    silenced = Weapon(range=12, sheltered_dice=1)
    rolled(shot(weapon=silenced, sheltered=True), "111")


def test_several_shots_are_applied_as_the_edition_says() -> None:
    """One at a time the second Down counts double; together neither was Down before."""
    weapon = Weapon(range=36, automatic=2)
    blood = {
        edition: rolled(shot(edition=edition, weapon=weapon), "44 44 44 44", Asked()).outcome.models[0].target.blood
        for edition in EDITIONS
    }
    assert blood == {"1.6.3": 3, "1.0.0": 2, "1.0.2": 3}


def test_blood_of_an_earlier_shot_can_be_spent_only_one_at_a_time() -> None:
    """All together, a marker gained by the first shot is not there yet for the second."""
    weapon = Weapon(range=36, automatic=2)
    for edition, asked in (("1.0.2", [("spend-blood", "attacker")]), ("1.0.0", [])):
        decide = Asked()
        rolled(shot(edition=edition, weapon=weapon), "44 22 44 22", decide)
        assert decide.asked == asked


def test_shots_at_a_target_that_is_gone_go_where_the_table_says() -> None:
    """Lost, or to another target that was named; with one target there is nothing to ask."""
    weapon = Weapon(range=36, automatic=3)
    models = (Sighted(distance=5), Sighted(distance=5))
    decide = Asked(open_target_gone="another-named")
    fired = rolled(shot(*models, weapon=weapon, shots=(0, 0, 1)), "44 66 33 44 22", decide).outcome
    assert [fate.result for fate in fired.models] == ["out-of-action", "minor-hit"]
    decide = Asked()
    rolled(shot(weapon=weapon), "44 66", decide)
    assert decide.asked == []


def test_shots_of_an_automatic_rifle_stay_with_their_target() -> None:
    """With it gone the other shot is lost, though 1.0.2 lets other weapons pick again."""
    models = (Sighted(distance=5), Sighted(distance=5))
    fired = rolled(shot(*models, weapon=weapon("Automatic Rifle", "1.0.2")), "44 66").outcome
    assert [fate.result for fate in fired.models] == ["out-of-action", ""]


def test_the_same_target_shot_at_several_times_merges_in_the_odds() -> None:
    """Three shots are one table of states, and the chance that all miss is a cube."""
    chances = odds(shot(weapon=Weapon(range=36, automatic=3), edition="1.0.2"))
    assert chances.map(lambda fired: fired.result)["miss"] == Fraction(5, 12) ** 3
    assert len(chances) < 30


def test_candidates_in_a_melee_are_picked_by_whom_the_table_says() -> None:
    """Several friends: the table says who picks, then that side does, or a die; in 1.0.2 the shooter picks."""
    friends = tuple(Sighted(distance=5, friend=True, melee=1) for _ in range(2))
    enemy = Sighted(distance=5, melee=1)
    decide = Asked(which_model=2)
    fired = rolled(shot(enemy, *friends), "1 44 44", decide).outcome
    assert decide.asked == [("which-model", "attacker")]
    assert [fate.result for fate in fired.models] == ["", "", "down"]
    decide = Asked(open_who_picks="opponent-picks", which_model=2)
    fired = rolled(shot(enemy, *friends, edition="1.0.0"), "1 44 44", decide).outcome
    assert decide.asked == [("open-who-picks", "table"), ("which-model", "defender")]
    assert [fate.result for fate in fired.models] == ["", "", "down"]
    decide = Asked(open_who_picks="at-random")
    assert rolled(shot(enemy, *friends, edition="1.0.0"), "1 1 44 44", decide).outcome.models[1].result == "down"
    decide = Asked(open_first_target_counts="no-candidate")
    assert rolled(shot(enemy, enemy, edition="1.0.0"), "6 44 44", decide).outcome.models[1].result == "down"


@pytest.mark.parametrize(("edition", "asks"), [("1.0.2", False), ("1.0.0", True), ("1.6.3", True)])
def test_no_friend_to_shoot_is_a_lost_shot_or_a_question(edition: str, asks: bool) -> None:
    """1.0.2 says it is lost; the older editions do not say, and an unseen friend may be a third reading."""
    decide = Asked()
    hidden = Sighted(distance=5, friend=True, melee=1, seen=False)
    fired = rolled(shot(Sighted(distance=5, melee=1), hidden, edition=edition), "2", decide).outcome
    assert fired.result == "lost"
    assert bool(decide.asked) is asks
    decide = Asked(open_no_friend_qualifies="unseen-friend")
    if asks:
        fired = rolled(shot(Sighted(distance=5, melee=1), hidden, edition=edition), "2 44 66", decide).outcome
        assert fired.result == "friend-out-of-action"


def test_a_blast_gives_its_critical_to_the_chosen_target_only() -> None:
    """The others are injured with two dice; with a roll for each, which 1.0.2 has not, their own hit decides."""
    weapon = Weapon(range=12, blast=3)
    models = (Sighted(distance=5), Sighted(distance=5, apart=1.0))
    fired = rolled(shot(*models, weapon=weapon), "66 116 33").outcome
    assert [fate.result for fate in fired.models] == ["down", "minor-hit"]
    decide = Asked(open_blast_hit_rolls="each")
    fired = rolled(shot(*models, weapon=weapon, edition="1.0.0"), "11 66 33", decide).outcome
    assert [fate.result for fate in fired.models] == ["miss", "minor-hit"]
    fired = rolled(shot(*models, weapon=weapon), "11", Asked()).outcome
    assert [fate.result for fate in fired.models] == ["miss", ""]


def test_marks_come_with_no_effect_and_not_when_negated() -> None:
    """FIRE, GAS and SHRAPNEL one each; NEGATE and a GOLEM against gas take theirs away."""
    weapon = Weapon(range=12, keywords=(Keyword.FIRE, Keyword.GAS, Keyword.SHRAPNEL))
    for target, blood in (
        (Target(Armour.MACHINE), 3),
        (Target(Armour.MACHINE, golem=True), 2),
        (Target(Armour.MACHINE, negates=(Keyword.FIRE, Keyword.SHRAPNEL)), 1),
    ):
        fired = rolled(shot(Sighted(target, 5), weapon=weapon), "44 12").outcome
        assert (fired.result, fired.models[0].target.blood) == ("no-effect", blood)


def test_a_marker_of_this_attack_is_offered_and_the_table_says_whether_it_counts() -> None:
    """The table is asked first, but not in 1.0.2; markers that cannot be spent are not asked about."""
    weapon = Weapon(range=12, keywords=(Keyword.FIRE,))
    decide = Asked(spend_blood=1, open_marker_from_this_attack="at-once")
    fired = rolled(shot(weapon=weapon, edition="1.0.0"), "44 155", decide).outcome
    assert fired.result == "out-of-action"
    for edition, asked in (("1.0.0", [("open-marker-from-this-attack", "table")]), ("1.0.2", [])):
        decide = Asked(spend_blood=1)
        fired = rolled(shot(weapon=weapon, edition=edition), "44 15", decide).outcome
        assert decide.asked == asked
        assert fired.models[0].target.blood == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_shot_of_two_stages_is_a_small_sum(edition: str) -> None:
    """Hit roll and injury roll are worked out once each: a handful of declarations, not hundreds of paths."""
    _worked_out.cache_clear()
    odds(shot(edition=edition))
    assert _worked_out.cache_info().misses < 20
    odds(shot(edition=edition, weapon=Weapon(range=36, automatic=3)))
    assert _worked_out.cache_info().misses < 200


@pytest.mark.parametrize("edition", ["1.0.0", "1.6.3"])
def test_an_older_shield_does_not_add_to_machine_armour_and_the_card_says_so(edition: str) -> None:
    """Not refused there, and not dropped in silence."""
    fired = rolled(shot(Sighted(Target(Armour.MACHINE, shield=True)), edition=edition), "34 65")
    (*_, (injury, _, total)) = fired.throws()
    assert total == 8
    assert [reason.code for reason in injury.because] == ["armour-machine", "shield-not-added"]
