"""Middle-earth's units in rolls: what they bring, and what rolls do to them."""

from rules.dice import ScriptedDice
from rules.game.fielding import Effect
from rules.game.state import Unit
from rules.mesbg.courage import CourageTest, courage_test
from rules.mesbg.falling import Fall, fall
from rules.mesbg.fielded import brought, counted, effects
from rules.mesbg.fight import Fight, fight
from rules.mesbg.fighters import Fighter, Side
from rules.mesbg.heroic import Action, Heroic, heroic
from rules.mesbg.magic import Casting, casting
from rules.mesbg.moving import Feat, MovingTest, moving_test
from rules.mesbg.rulebook import Party
from rules.mesbg.shooting import InTheWay, Kind, Shooting, shooting
from rules.mesbg.wounds import Blows, Strikes, Struck, strikes
from rules.procedure import play

HERO = Unit(
    "x",
    0,
    "X",
    ("F6/3+ S4 D6 A3 W3", "Elven-made", "Banner", "Good", "Bow", "a horse"),
    {"might": 2, "wound": 1, "fate": 1},
    frozenset({"prone"}),
)


def test_a_unit_brings_its_profile_points_and_statuses() -> None:
    """Wounds left are those of the profile without those suffered; what is not known is not brought."""
    known = brought(HERO)
    assert dict(known.numbers) == {"fight": 6, "shoot": 3, "strength": 4, "defence": 6, "attacks": 3, "wounds": 3}
    assert (known.might, known.will, known.fate, known.wounds) == (2, None, 1, 2)
    assert (known.prone, known.good, known.fighting, known.bearer, known.missile) == (True, True, "elven", True, "bow")
    assert counted(HERO) == ("F6/3+ S4 D6 A3 W3", "Elven-made", "Banner", "Good", "Bow")
    plain = brought(Unit("y", 1, "Y", ("Two-handed weapon", "Shield"), {"wound": 1}))
    assert (plain.fighting, plain.wounds, plain.prone, plain.good) == (None, None, None, None)
    assert (brought(None).named, plain.named) == (False, True)


def test_strikes_wound_and_slay_their_target() -> None:
    """One of two Wounds is lost; the last one makes a casualty."""
    declared = strikes(Strikes("2024", (Blows(1, 4),), Struck(4, wounds=2)))
    assert effects(play(declared, ScriptedDice([6]))) == (Effect("target", "wound", 1),)
    slain = strikes(Strikes("2024", (Blows(2, 4),), Struck(4, wounds=2)))
    assert effects(play(slain, ScriptedDice([6, 6]))) == (
        Effect("target", "wound", 2),
        Effect("target", "casualty", on=True),
    )
    assert effects(play(declared, ScriptedDice([1]))) == ()


def test_a_fight_wounds_whoever_loses_it() -> None:
    """The opponent wins and strikes: the harm is the roller's unit's."""
    weak, strong = Side((Fighter(),), struck=Struck(3)), Side((Fighter(fight=5, strength=5),), good=False)
    lost = play(fight(Fight("2024", weak, strong)), ScriptedDice([2, 5, 6]))
    assert effects(lost) == (Effect("own", "wound", 1), Effect("own", "casualty", on=True))


def test_might_in_a_duel_is_spent_by_whoever_spent_it() -> None:
    """The opponent raises its 4 by one and wins on Fight."""
    theirs = Side((Fighter(fight=5, strength=1, might=2),), good=False)
    run = play(
        fight(Fight("2024", Side(struck=Struck(10)), theirs, Party.ROLLER)),
        ScriptedDice([5, 4]),
        lambda choice: 1 if choice.question == "might-duel" else choice.default,
    )
    assert effects(run) == (Effect("target", "might", -1),)


def test_a_shot_spends_the_shooters_might_past_what_is_in_the_way() -> None:
    """A miss by one is raised; the wall stops the arrow, and nothing else happens."""
    declared = shooting(Shooting("2018", 4, in_the_way=(InTheWay(Kind.WALL),), might=1))
    run = play(
        declared,
        ScriptedDice([3, 1]),
        lambda choice: 1 if choice.question == "might-on-roll" else choice.default,
    )
    assert effects(run) == (Effect("own", "might", -1),)


def test_a_fall_lays_a_model_down() -> None:
    """However low in 2018; 2024 does not say so of a harmless one. A leap that fails lays it down as well."""
    hard = fall(Fall("2018", 3, 1, Struck(9)))
    assert effects(play(hard, ScriptedDice([1, 1, 1]))) == (Effect("own", "prone", on=True),)
    assert effects(play(fall(Fall("2018", 1, 1)), ScriptedDice([]))) == (Effect("own", "prone", on=True),)
    assert effects(play(fall(Fall("2024", 1, 1)), ScriptedDice([]))) == ()
    assert effects(play(fall(Fall("2018", 3, 1, Struck(4))), ScriptedDice([6, 6, 6])))[-1].what != "prone"
    assert effects(play(moving_test(MovingTest("2018", Feat.LEAP)), ScriptedDice([1]))) == (
        Effect("own", "prone", on=True),
    )


def test_heroic_actions_and_magic_cost_their_points() -> None:
    """A point of Might calls an action, a Challenge gains what it gains; dice of Will are spent on both sides."""
    assert effects(play(heroic(Heroic("2024", Action.STRIKE, 4)), ScriptedDice([6]))) == (Effect("own", "might", -1),)
    won = play(heroic(Heroic("2024", Action.CHALLENGE, 1, 3)), ScriptedDice([]))
    assert effects(won) == (Effect("own", "might", 1),)
    cast = play(casting(Casting("2024", 2, 4, resist=1)), ScriptedDice([4, 2, 1]), lambda choice: choice.default)
    assert effects(cast) == (Effect("own", "will", -2), Effect("target", "will", -1))
    older = play(casting(Casting("2018", 1, 4, resist=3)), ScriptedDice([5, 6, 2, 6]))
    assert effects(older) == (Effect("own", "will", -1), Effect("target", "will", -1))
    failed = play(casting(Casting("2024", 2, 4, resist=1)), ScriptedDice([3, 2]))
    assert effects(failed) == (Effect("own", "will", -2),)
    assert effects(play(courage_test(CourageTest("2024", 6)), ScriptedDice([1, 1]))) == ()
