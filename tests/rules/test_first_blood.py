"""First Blood: tests, rolls and statuses by dice as they fall, published chances, what is asked and what is refused."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from rules.chance import Chances, certain, mixture
from rules.dice import ScriptedDice, Throw
from rules.errors import CannotBeRead, NotAllowedNow, NotFound, RulesError
from rules.first_blood import PROCEDURES
from rules.first_blood.at_random import AtRandom, at_random
from rules.first_blood.characteristic import CharacteristicTest, Verdict, characteristic_test
from rules.first_blood.comparison import Comparison
from rules.first_blood.driven_back import DrivenBack, Moved, driven_back
from rules.first_blood.halving import Halved, Halving, halving
from rules.first_blood.readings import Primary
from rules.first_blood.rerolls import Rerolls
from rules.first_blood.roll import DiceRoll, Kind, dice_roll
from rules.first_blood.sequence import Sequence, sequence
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, by_default, play, replay

EDITION = "cards"


def _played(declaration: Declaration[Any, Any], faces: str, **answers: Option) -> Any:
    """Plays with dice as they fall; every question has to be foreseen, and every die used."""
    dice = ScriptedDice([int(face) for face in faces if face != " "])
    asked = {question.replace("_", "-"): answer for question, answer in answers.items()}

    def decide(choice: Choice) -> Option:
        assert choice.decider == "table"
        return asked.pop(choice.question.removeprefix("open-fb-"))

    outcome = play(declaration, dice, decide).outcome
    assert (dice.left, asked) == (0, {})
    return outcome


_T12 = {
    # X: once, failures re-rolled, successes re-rolled, both (cancel), only 6s re-rolled
    0: "0 0 0 0 0",
    1: "1/6 11/36 1/36 1/6 7/36",
    2: "1/3 5/9 1/9 1/3 7/18",
    3: "1/2 3/4 1/4 1/2 7/12",
    4: "2/3 8/9 4/9 2/3 7/9",
    5: "5/6 35/36 25/36 5/6 35/36",
    6: "5/6 35/36 25/36 5/6 35/36",
}
_WAYS = (Rerolls(), Rerolls(failures=True), Rerolls(successes=True), Rerolls(True, True), Rerolls(faces=(6,)))


@pytest.mark.parametrize(("value", "printed"), _T12.items())
def test_characteristic_tests_have_the_published_chances(value: int, printed: str) -> None:
    """Table T12, every column, to the last fraction."""
    tests = [characteristic_test(CharacteristicTest(EDITION, value, rerolls=rerolls)) for rerolls in _WAYS]
    assert [odds(test)[Verdict.PASSED] for test in tests] == [Fraction(chance) for chance in printed.split()]


@pytest.mark.parametrize(
    ("test", "faces", "verdict"),
    [
        (CharacteristicTest(EDITION, 3), "3", Verdict.PASSED),
        (CharacteristicTest(EDITION, 3), "4", Verdict.FAILED),
        (CharacteristicTest(EDITION, 9), "6", Verdict.FAILED),
        (CharacteristicTest(EDITION, 3, 1), "4", Verdict.PASSED),
        (CharacteristicTest(EDITION, 2, -2), "", Verdict.AT_ONCE),
        (CharacteristicTest(EDITION, 5, resolve=True, broken=True), "", Verdict.AT_ONCE),
        (CharacteristicTest(EDITION, 5, resolve=True), "5", Verdict.PASSED),
        (CharacteristicTest(EDITION, 5, broken=True), "5", Verdict.PASSED),
    ],
)
def test_what_passes_and_what_fails_at_once(test: CharacteristicTest, faces: str, verdict: Verdict) -> None:
    """Equal is enough, a 6 never is, 0 and a Broken warrior's Resolve are not rolled at all."""
    assert _played(characteristic_test(test), faces) is verdict


@pytest.mark.parametrize(
    ("rerolls", "asked", "faces", "verdict"),
    [
        (Rerolls(failures=True), {}, "5 2", Verdict.PASSED),
        (Rerolls(failures=True), {}, "5 6", Verdict.FAILED),
        (Rerolls(successes=True), {}, "2 5", Verdict.FAILED),
        (Rerolls(True, True), {}, "5", Verdict.FAILED),
        (Rerolls(True, True, faces=(6,)), {}, "6 1", Verdict.PASSED),
        (Rerolls(failures=True, faces=(6,)), {}, "6 1", Verdict.PASSED),
        (Rerolls(failures=True, faces=(1,)), {"partial_re_roll": "all-only"}, "1 4", Verdict.FAILED),
        (Rerolls(failures=True, faces=(1,)), {"partial_re_roll": "partial-too"}, "5", Verdict.FAILED),
        (Rerolls(successes=True, faces=(6,)), {"partial_re_roll": "all-only"}, "6 1", Verdict.PASSED),
        (Rerolls(failures=True, faces=(1,), partial="partial-too"), {}, "1", Verdict.PASSED),
    ],
)
def test_re_rolls_happen_once_and_opposed_ones_cancel(
    rerolls: Rerolls, asked: dict[str, str], faces: str, verdict: Verdict
) -> None:
    """All against all cancels; whether a part against all does is the table's question."""
    assert _played(characteristic_test(CharacteristicTest(EDITION, 3, rerolls=rerolls)), faces, **asked) is verdict


@pytest.mark.parametrize(
    ("roll", "asked", "faces", "hits"),
    [
        (DiceRoll(EDITION, Kind.ATTACK, 3, 3), {}, "1 4 6", 1),
        (DiceRoll(EDITION, Kind.ATTACK, 3, 3, inspired=True), {}, "1 4 6 3", 2),
        (DiceRoll(EDITION, Kind.BARRAGE, 2, 2, aimed=True), {}, "2 3 1", 2),
        (DiceRoll(EDITION, Kind.BLOCK, 2, 2, broken=True), {}, "2 3", 1),
        (DiceRoll(EDITION, Kind.ATTACK, 0, 3), {}, "", 0),
        (DiceRoll(EDITION, Kind.ATTACK, 2, 0), {}, "", 0),
        (DiceRoll(EDITION, Kind.ATTACK, 2, 3, rerolls=Rerolls(failures=True)), {}, "1 5 3", 2),
        (DiceRoll(EDITION, Kind.ATTACK, 2, 3, extra_dice=(1,)), {}, "1 5 1", 2),
        (DiceRoll(EDITION, Kind.ATTACK, 2, 3, extra_hits=(1,)), {}, "1 5", 2),
        (DiceRoll(EDITION, Kind.ATTACK, 1, 3, extra_dice=(1,), extra_hits=(1,)), {"extra_hits": "no"}, "1 1", 3),
        (DiceRoll(EDITION, Kind.ATTACK, 1, 3, extra_dice=(1,), extra_hits=(1,)), {"extra_hits": "yes"}, "1 1", 4),
        (
            DiceRoll(EDITION, Kind.ATTACK, 3, 3, rerolls=Rerolls(failures=True), extra_dice=(1,)),
            {},
            "1 5 6  1 4 3",
            3,
        ),
    ],
)
def test_a_primary_roll_and_one_secondary_roll(roll: DiceRoll, asked: dict[str, str], faces: str, hits: int) -> None:
    """Statuses add dice; everything the first roll triggers is rolled together and triggers nothing more."""
    assert _played(dice_roll(roll), faces, **asked) == hits


def _by_every_face(declaration: Declaration[Any, Any]) -> Chances[Any]:
    """Plays every face of every die; choices by default. The oracle of the exact odds."""

    def follow(answers: tuple[Any, ...]) -> Chances[Any]:
        transcript = replay(declaration, answers)
        asked = transcript.waiting
        if asked is None:
            return certain(transcript.outcome)
        if not isinstance(asked, Throw):
            return follow((*answers, by_default(asked)))
        every = product(range(1, asked.sides + 1), repeat=asked.count)
        return mixture((1, follow((*answers, faces))) for faces in every)

    return follow(())


@pytest.mark.parametrize(
    "declared",
    [
        Sequence("fb-attack", 3, 3),
        Sequence("fb-attack", 3, 3, again=(4, 5, 6)),
        Sequence("fb-attack", 2, 3, again=(6,), extra_dice=(1,)),
        Sequence("fb-attack", 2, 3, again=(4, 5, 6), extra_hits=(1,), secondary_hits=True),
        Sequence("fb-attack", 2, 2, again=(5, 6), extra_dice=(1,), extra_hits=(2,)),
    ],
)
def test_odds_are_those_of_every_face(declared: Sequence) -> None:
    """A few dice, every throw of both rolls: the same chances to the last fraction."""
    assert odds(sequence(declared)) == _by_every_face(sequence(declared))


def test_a_primary_reading_counts_every_face() -> None:
    """What it says of three dice is what 216 throws of them come to."""
    read = Primary((2, 1, 1, 0, 0, 0), (1, 0, 0, 0, 0, 1))
    seen = Counter(read.of(faces) for faces in product(range(1, 7), repeat=3))
    assert dict(read.chances(3, 6).weights) == dict(seen)


@pytest.mark.parametrize(
    ("declared", "moved"),
    [
        (DrivenBack(EDITION, 0.5), Moved(1.5, "fb-gap")),
        (DrivenBack(EDITION, 2), Moved(0, "fb-far-enough")),
        (DrivenBack(EDITION, 0.5, obstacle=1), Moved(1, "fb-blocked")),
        (DrivenBack(EDITION, 0.5, obstacle=5, edge=5), Moved(1.5, "fb-gap")),
        (DrivenBack(EDITION, 0.5, obstacle=0.5, edge=1), Moved(0.5, "fb-blocked")),
        (DrivenBack(EDITION, 0.5, obstacle=1.5), Moved(1.5, "fb-gap")),
        (DrivenBack(EDITION, 0.5, edge=1.5), Moved(1.5, "fb-gap")),
        (DrivenBack(EDITION, 0.5, edge=1, at_the_edge="edge-removes"), Moved(1, "fb-edge-removes")),
    ],
)
def test_driven_back_until_two_inches_apart(declared: DrivenBack, moved: Moved) -> None:
    """A gap of 2", not a move of 2"; stopped by warriors and impassable terrain."""
    assert _played(driven_back(declared), "") == moved


def test_what_the_table_edge_does_is_asked() -> None:
    """No source says."""
    declared = driven_back(DrivenBack(EDITION, 0.5, edge=1))
    assert _played(declared, "", driven_off="edge-slides") == Moved(1, "fb-edge-slides")


@pytest.mark.parametrize(("value", "half"), [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)])
def test_half_a_characteristic_is_rounded_up(value: int, half: int) -> None:
    """Never to the nearest: half of 5 is 3, half of 1 is 1."""
    assert _played(halving(Halving(EDITION, value)), "") == half


@pytest.mark.parametrize(("value", "half"), [(4.5, 3), (4.0, 2), (4.01, 3), (0.5, 1)])
def test_half_a_distance_is_rounded_up_to_whole_inches(value: float, half: int) -> None:
    """2.25" becomes 3"."""
    assert _played(halving(Halving(EDITION, value, Halved.DISTANCE)), "") == half


@pytest.mark.parametrize("ways", range(2, 7))
def test_chance_gives_every_way_the_same(ways: int) -> None:
    """A die with as many faces as there are ways; one way or seven are refused."""
    chances = odds(at_random(AtRandom(EDITION, ("way",) * ways)))
    assert dict(chances.items()) == dict.fromkeys(range(1, ways + 1), Fraction(1, ways))
    for wrong in (1, 7):
        with pytest.raises(CannotBeRead):
            AtRandom(EDITION, ("way",) * wrong)


_REFUSED = {
    "fb-broken-only-rallies": lambda: DiceRoll(EDITION, Kind.ATTACK, 2, 3, broken=True),
    "fb-inspired-attacks": lambda: DiceRoll(EDITION, Kind.BARRAGE, 2, 3, inspired=True),
    "fb-aimed-needs-barrage": lambda: DiceRoll(EDITION, Kind.BARRAGE, 0, 3, aimed=True),
    "fb-both-at-once": lambda: _played(
        dice_roll(DiceRoll(EDITION, Kind.ATTACK, 2, 3, rerolls=Rerolls(successes=True), extra_dice=(1,))), ""
    ),
    "fb-edition-silent": lambda: _played(characteristic_test(CharacteristicTest("2.0", 3)), "3"),
    "no-such-edition": lambda: _played(characteristic_test(CharacteristicTest("3", 3)), "3"),
    "fb-characteristic-whole": lambda: Halving(EDITION, 2.5),
    "number-range": lambda: Comparison(EDITION, on_table=(6,)),
    "answer-not-offered": lambda: _played(driven_back(DrivenBack(EDITION, 0.5, edge=1, at_the_edge="bounces")), ""),
}


@pytest.mark.parametrize(("code", "declare"), _REFUSED.items())
def test_what_cannot_be_is_refused(code: str, declare: Any) -> None:
    """Each refusal by its own name; nothing is guessed for an edition without text."""
    with pytest.raises(RulesError) as refused:
        declare()
    assert refused.value.code == code
    assert isinstance(refused.value, NotAllowedNow | CannotBeRead | NotFound)


def test_every_procedure_is_known_by_its_name() -> None:
    """Records find their procedure again."""
    assert all(name == procedure.name for name, procedure in PROCEDURES.items())
    assert len(PROCEDURES) == 7
