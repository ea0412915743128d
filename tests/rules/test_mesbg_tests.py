"""Priority, Courage, shooting, moving tests and falls: values, brute force, editions, open points, refusals."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import ScriptedDice
from rules.errors import CannotBeRead, NotAllowedNow, NotFound
from rules.mesbg import PROCEDURES
from rules.mesbg.courage import Courage, CourageTest, courage_test, stated
from rules.mesbg.falling import Fall, Fell, fall
from rules.mesbg.moving import Feat, Moved, MovingTest, moving_test
from rules.mesbg.passes import Passes, passes
from rules.mesbg.priority import Last, Priority, PriorityRoll, priority_roll
from rules.mesbg.profile import Points, Stats
from rules.mesbg.shooting import InTheWay, Kind, Missile, Shooting, Shot, shooting
from rules.mesbg.wounds import Harm, Struck
from rules.odds import odds
from rules.procedure import Declaration, Option, play, replay
from rules.record import Record


def run(declared: Declaration[Any, Any], faces: Sequence[int], *answers: Option) -> Any:
    """Plays with written dice and answers, all of which must be used."""
    dice, told = ScriptedDice(faces), list(answers)
    transcript = play(declared, dice, lambda choice: choice.check(told.pop(0)))
    assert (dice.left, told, transcript.waiting) == (0, [], None)
    assert replay(declared, transcript.answers) == transcript
    return transcript.outcome


def questions(declared: Declaration[Any, Any], faces: Sequence[int], *answers: Option) -> list[tuple[str, str]]:
    """Gives what is asked of whom."""
    asked, told = [], list(answers)

    def decide(choice: Any) -> Option:
        asked.append((choice.question, choice.decider))
        return told.pop(0)

    play(declared, ScriptedDice(faces), decide)
    return asked


@pytest.mark.parametrize(
    ("value", "printed"),
    list(enumerate(("1/6", "5/18", "5/12", "7/12", "13/18", "5/6", "11/12", "35/36", "1"))),
)
def test_courage_in_2018_is_added_to_the_dice(value: int, printed: str) -> None:
    """2D6 + Courage of 10 or more."""
    assert odds(courage_test(CourageTest("2018", value)))[Courage.PASSED] == Fraction(printed)


@pytest.mark.parametrize(
    ("value", "printed"),
    list(enumerate(("1", "35/36", "11/12", "5/6", "13/18", "7/12", "5/12", "5/18", "1/6", "1/12", "1/36"), start=2)),
)
def test_courage_in_2024_is_a_target(value: int, printed: str) -> None:
    """2D6 of X or more; a −1 penalty is as X one higher."""
    assert odds(courage_test(CourageTest("2024", value)))[Courage.PASSED] == Fraction(printed)
    if value > 2:
        lower = CourageTest("2024", value - 1, stated(-1, "courage"))
        assert odds(courage_test(lower))[Courage.PASSED] == Fraction(printed)


def test_courage_that_cannot_be_printed_is_refused() -> None:
    """0 is a value of 2018 and no target of 2024; 11+ the other way round."""
    assert CourageTest("2018", 0).courage == 0
    assert CourageTest("2024", 11).courage == 11
    for edition, value in (("2024", 1), ("2024", 13), ("2018", 11)):
        with pytest.raises(CannotBeRead):
            CourageTest(edition, value)
    with pytest.raises(NotFound):
        CourageTest("2005", 7)


@pytest.mark.parametrize(
    ("edition", "last", "answers", "result"),
    [
        ("2018", Last.ROLLER, (), Priority.OPPONENT),
        ("2018", Last.OPPONENT, (), Priority.ROLLER),
        ("2018", Last.FIRST_TURN, (), Priority.TIED),
        ("2018", Last.UNTOLD, ("roller-side",), Priority.OPPONENT),
        ("2024", Last.ROLLER, ("other-than-last",), Priority.OPPONENT),
        ("2024", Last.ROLLER, ("priority-again",), Priority.TIED),
        ("2024", Last.UNTOLD, ("other-than-last", "first-turn-of-game"), Priority.TIED),
        ("2024", Last.FIRST_TURN, (), Priority.TIED),
    ],
)
def test_a_tied_priority_roll(edition: str, last: Last, answers: tuple[Option, ...], result: Priority) -> None:
    """2018 gives it to who did not have it; 2024 does not say, so the table does."""
    assert run(priority_roll(PriorityRoll(edition, last)), [3, 3], *answers) is result


def test_the_higher_die_has_priority() -> None:
    """5/12 each, a sixth tied."""
    chances = odds(priority_roll(PriorityRoll("2018", Last.FIRST_TURN)))
    assert chances[Priority.ROLLER] == chances[Priority.OPPONENT] == Fraction(5, 12)
    assert run(priority_roll(PriorityRoll("2024")), [3, 5]) is Priority.OPPONENT


def test_shooting_has_the_chances_of_every_throw() -> None:
    """Shoot 4+ having moved, a wall and a hedge, Strength 3 against Defence 5: brute force over four dice."""
    ways = (InTheWay(Kind.WALL), InTheWay(Kind.HEDGE))
    declared = Shooting("2024", 4, moved=True, in_the_way=ways, strength=3, settled=(("in-the-way", "as-2018"),))
    slain = sum(
        hit - 1 >= 4 and wall >= 3 and hedge >= 4 and wound >= 5
        for hit, wall, hedge, wound in product(range(1, 7), repeat=4)
    )
    assert odds(shooting(declared)).where(lambda shot: shot.harm.slain) == Fraction(slain, 6**4)


@pytest.mark.parametrize(
    ("kind", "number"), [(Kind.WALL, 3), (Kind.MODEL, 3), (Kind.HEDGE, 4), (Kind.FORTIFICATION, 5)]
)
def test_each_kind_in_the_way_has_its_number(kind: Kind, number: int) -> None:
    """2018's 3+, 4+, 5+; in 2024 the table adopts them or agrees on its own."""
    older = shooting(Shooting("2018", in_the_way=(InTheWay(kind),)))
    assert run(older, [4, number, 6]).on_target == 1
    assert run(older, [4, number - 1]).stopped == (1,)
    newer = shooting(Shooting("2024", in_the_way=(InTheWay(kind),)))
    assert run(newer, [4, number, 6], "as-2018").on_target == 1
    assert run(newer, [4, 2, 6], "agree-each", 2).on_target == 1
    assert questions(newer, [3]) == []
    agreed = shooting(Shooting("2024", in_the_way=(InTheWay(Kind.AGREED, 6),)))
    assert questions(agreed, [4, 5]) == []


def test_things_in_the_way_are_rolled_for_in_order() -> None:
    """Three shots: one stops at the wall, one at the model, one goes on to wound."""
    ways = (InTheWay(Kind.WALL), InTheWay(Kind.MODEL))
    shot = run(shooting(Shooting("2018", 3, 3, in_the_way=ways, struck=Struck(3))), [3, 4, 5, 2, 3, 4, 6, 1, 5])
    assert shot == Shot(3, (1, 1), 0, 1, Harm(1, slain=True))


def test_evil_shooting_into_a_fight_hits_a_friend_on_one_to_three() -> None:
    """Good may not; a friend whose Defence is known is rolled for."""
    declared = Shooting("2024", 4, good=False, into_fight=True, struck=Struck(3))
    assert run(shooting(declared), [4, 4, 5]) == Shot(1, (), 0, 1, Harm(1, slain=True))
    assert run(shooting(declared), [4, 3]) == Shot(1, (), 1, 0)
    friend = Shooting("2024", 4, good=False, into_fight=True, struck=Struck(3), friend=Struck(4))
    assert run(shooting(friend), [4, 1, 5]) == Shot(1, (), 1, 0, friend_harm=Harm(1, slain=True))
    with pytest.raises(NotAllowedNow) as refused:
        Shooting("2024", into_fight=True, good=True)
    assert refused.value.code == "good-risks-friends"


def test_a_crossbow_does_not_shoot_after_moving() -> None:
    """The other weapons do, at −1; for one thrown on the move the table decides."""
    with pytest.raises(NotAllowedNow) as refused:
        Shooting("2024", missile=Missile.CROSSBOW, moved=True)
    assert refused.value.code == "crossbow-moved"
    assert run(shooting(Shooting("2024", moved=True)), [4]).hits == 0
    thrown = shooting(Shooting("2024", missile=Missile.THROWN, moved=True))
    assert run(thrown, [4], "minus-one").hits == 0
    assert run(thrown, [4, 1], "no-minus").hits == 1


def test_whether_a_natural_six_hits_is_asked_only_where_it_decides() -> None:
    """Shoot 6+ having moved needs a 7."""
    declared = shooting(Shooting("2024", 6, moved=True))
    assert run(declared, [6, 1], "six-hits").hits == 1
    assert run(declared, [], "six-must-reach").hits == 0
    assert questions(shooting(Shooting("2024", 5, moved=True)), [5]) == []


def test_2018_shoots_after_moving_and_into_fights_without_a_question() -> None:
    """−1 for moving, a natural 6 hits all the same, and the nearest friend is hit on 1–3."""
    assert run(shooting(Shooting("2018", moved=True)), [4]).hits == 0
    assert run(shooting(Shooting("2018", 6, moved=True)), [6, 1]).hits == 1
    assert run(shooting(Shooting("2018", good=False, into_fight=True)), [4, 3]).friends == 1


def test_might_raises_hits_one_by_one() -> None:
    """Two shots with one point: spent on the first, the second stands alone; a point left goes on to the wound."""
    declared = shooting(Shooting("2024", 4, 2, might=1, strength=3, struck=Struck(3)))
    assert run(declared, [3, 4, 4, 1], 1) == Shot(2, (), 0, 2, Harm(1, slain=True))
    assert run(declared, [3, 4, 3], 0, 1) == Shot(1, (), 0, 1, Harm(1, slain=True, might=1))
    assert odds(passes(Passes("to-hit", 0, 4)))
    six = Passes("to-hit", 1, 6, stated(-1, "shooting"), might=1, six_passes=True)
    assert run(passes(six), [6]).count == 1


@pytest.mark.parametrize(
    ("feat", "results"),
    [
        (Feat.JUMP, [Moved.STOPS, *[Moved.ENDS] * 4, Moved.CONTINUES]),
        (Feat.LEAP, [Moved.FALLS_PRONE, *[Moved.ENDS] * 4, Moved.CONTINUES]),
        (Feat.CLIMB, [Moved.FALLS, *[Moved.ENDS] * 4, Moved.CONTINUES]),
    ],
)
def test_moving_tests_by_face(feat: Feat, results: list[Moved]) -> None:
    """1 fails in its own way, 2–5 ends the move, 6 goes on; 2024's numbers are the table's question."""
    for face, result in enumerate(results, start=1):
        assert run(moving_test(MovingTest("2018", feat)), [face]) is result
        assert run(moving_test(MovingTest("2024", feat)), [face], "as-2018") is result
    own = moving_test(MovingTest("2024", feat))
    assert run(own, [1], "new-rulebook", "feat-continues") is Moved.CONTINUES
    assert questions(own, [1], "new-rulebook", "feat-ends") == [
        ("open-moving-tests", "table"),
        ("moving-result", "table"),
    ]


@pytest.mark.parametrize(
    ("feat", "distance", "code", "needed"),
    [
        (Feat.JUMP, 1.6, "mesbg-obstacle-too-high", 1.5),
        (Feat.JUMP, 0.75, "mesbg-obstacle-needs-no-test", 0.75),
        (Feat.LEAP, 3.1, "mesbg-gap-too-wide", 3.0),
    ],
)
def test_what_cannot_be_crossed_is_refused_with_its_number(
    feat: Feat, distance: float, code: str, needed: float
) -> None:
    """A jump up to its own height, free up to half of it; a leap up to twice its height."""
    with pytest.raises(NotAllowedNow) as refused:
        run(moving_test(MovingTest("2018", feat, distance, 1.5)), [3])
    assert (refused.value.code, refused.value.facts) == (code, {"needed": needed, "given": distance})
    limit = {"mesbg-obstacle-too-high": 1.5, "mesbg-obstacle-needs-no-test": 0.8, "mesbg-gap-too-wide": 3.0}[code]
    assert run(moving_test(MovingTest("2018", feat, limit, 1.5)), [3]) is Moved.ENDS


@pytest.mark.parametrize(
    ("drop", "answers", "hits"),
    [
        (1.5, (), 0),
        (1.6, ("whole-inches-only",), 1),
        (1.6, ("part-inch-counts",), 2),
        (2.5, (), 2),
        (3.5, (), 3),
        (4.0, ("whole-inches-only",), 3),
    ],
)
def test_falls_in_2018(drop: float, answers: tuple[str, ...], hits: int) -> None:
    """Harmless up to its own height, yet prone; one hit at Strength 3, one more an inch; parts of an inch are open."""
    result = run(fall(Fall("2018", drop, 1.5, Struck(6))), [1] * hits, *answers)
    assert result == Fell(hits, 3 if hits else 0, prone=True)


def test_falls_in_2024_use_what_the_table_says() -> None:
    """The harmless height is known; the figures are 2018's, or what the own rulebook says."""
    assert run(fall(Fall("2024", 1.5, 1.5)), []) == Fell()
    declared = fall(Fall("2024", 3.5, 1.5, Struck(5)))
    assert run(declared, [4, 4, 5], "as-2018") == Fell(3, 3, Harm(1, slain=True))
    assert run(declared, [6], "new-rulebook", 2, 1) == Fell(1, 2, Harm(1, slain=True))
    assert odds(declared).where(lambda fell: fell.harm.slain) == 1 - Fraction(2, 3) ** 3


def test_a_hero_who_falls_has_its_own_fate() -> None:
    """The roller decides for its own model."""
    declared = fall(Fall("2024", 3.0, 1.0, Struck(5, 2, 1), settled=(("falling", "as-2018"),)))
    assert questions(declared, [5, 4, 4, 5], 1) == [("fate", "roller")]
    assert run(declared, [5, 4, 4, 5], 1) == Fell(3, 3, Harm(fate=1), prone=True)


@pytest.mark.parametrize("name", PROCEDURES)
def test_inputs_survive_being_written_down(name: str) -> None:
    """A record gives the same declaration again, with everything that can be declared."""
    samples: dict[str, Any] = {
        "mesbg.courage": CourageTest("2024", 7, stated(-1, "courage")),
        "mesbg.moving-test": MovingTest("2018", Feat.LEAP, 2.5, 1.5),
        "mesbg.fall": Fall("2018", 3.0, settled=(("further-inch", "part-inch-counts"),)),
        "mesbg.shooting": Shooting("2024", good=False, friend=Struck(4), in_the_way=(InTheWay(Kind.AGREED, 2),)),
    }
    procedure = PROCEDURES[name]
    inputs = samples.get(name) or procedure.inputs.validate_python({"edition": "2024"})
    record = Record.of(play(procedure(inputs), ScriptedDice([6] * 20)))
    assert record.declaration(PROCEDURES) == procedure(inputs)


def test_numbers_that_cannot_be_are_refused() -> None:
    """Shoot values, shots, heights, agreed numbers."""
    for refused in (
        lambda: Shooting("2024", 1),
        lambda: Shooting("2024", shots=0),
        lambda: InTheWay(Kind.AGREED),
        lambda: InTheWay(Kind.WALL, 7),
        lambda: Fall("2024", 60),
        lambda: MovingTest("2024", height=0),
        lambda: Passes("to-hit", 61, 4),
    ):
        with pytest.raises(CannotBeRead):
            refused()


@given(st.text(max_size=12))
def test_any_text_is_a_profile_or_is_refused(text: str) -> None:
    """Hero points and supporters' stats never fail otherwise, and read back what they write."""
    for kind in (Points, Stats):
        try:
            read = kind.parse(text)
        except CannotBeRead:
            continue
        assert kind.parse(str(read)) == read


def test_hero_points_are_read_as_list_builders_write_them() -> None:
    """Might:Will:Fate:Wounds."""
    assert Points.parse("3:2:1:2") == Points(3, 2, 1, 2)
    assert Points.parse(" 3 / 2 / 1 / 2 ") == Points(3, 2, 1, 2)
    assert Stats.parse("4/3") == Stats(4, 3)
    for wrong in ("3:2:1", "3:2:1:0", "11:0:0:1", "a:b:c:d", ""):
        with pytest.raises(CannotBeRead):
            Points.parse(wrong)
