"""First Blood: exact odds of every procedure against every face, on small cases."""

from typing import Any

import pytest
from brute_support import by_every_face

from rules.first_blood import PROCEDURES
from rules.first_blood.at_random import AtRandom, at_random
from rules.first_blood.characteristic import CharacteristicTest, characteristic_test
from rules.first_blood.comparison import Comparison, comparison
from rules.first_blood.driven_back import DrivenBack, driven_back
from rules.first_blood.halving import Halving, halving
from rules.first_blood.rerolls import Rerolls
from rules.first_blood.roll import DiceRoll, Kind, dice_roll
from rules.first_blood.sequence import Sequence, sequence
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option


def last(choice: Choice) -> Option:
    """Answers every question with its last answer."""
    return choice.options[-1]


_CASES: dict[str, Declaration[Any, Any]] = {
    "test": characteristic_test(CharacteristicTest("cards", 3)),
    "test-six": characteristic_test(CharacteristicTest("cards", 6)),
    "test-zero": characteristic_test(CharacteristicTest("cards", 2, -2)),
    "test-broken": characteristic_test(CharacteristicTest("cards", 4, resolve=True, broken=True)),
    "test-failures": characteristic_test(CharacteristicTest("cards", 3, rerolls=Rerolls(failures=True))),
    "test-successes": characteristic_test(CharacteristicTest("cards", 3, rerolls=Rerolls(successes=True))),
    "test-cancel": characteristic_test(CharacteristicTest("cards", 3, rerolls=Rerolls(True, True))),
    "test-part": characteristic_test(CharacteristicTest("cards", 3, rerolls=Rerolls(True, faces=(1,)))),
    "attack": dice_roll(DiceRoll("cards", Kind.ATTACK, 2, 3, inspired=True)),
    "attack-again": dice_roll(DiceRoll("cards", Kind.ATTACK, 2, 3, rerolls=Rerolls(failures=True))),
    "attack-extra": dice_roll(
        DiceRoll("cards", Kind.ATTACK, 2, 3, rerolls=Rerolls(True), extra_dice=(1,), extra_hits=(2,))
    ),
    "barrage": dice_roll(DiceRoll("cards", Kind.BARRAGE, 1, 2, aimed=True, extra_hits=(1,))),
    "block": dice_roll(DiceRoll("cards", Kind.BLOCK, 3, 4, broken=True)),
    "blocks": comparison(Comparison("cards", on_table=(4, 4, 2), blocks=3, defence=3)),
    "blocks-rolled": comparison(Comparison("cards", 2, value=4, blocks=2, defence=3)),
    "driven": driven_back(DrivenBack("cards", 0.5, edge=1)),
    "half": halving(Halving("cards", 5)),
    "random": at_random(AtRandom("cards", ("one", "other", "third"))),
    "sequence": sequence(Sequence("fb-test", 2, 3, (6,), (1,), (1,), secondary_hits=True)),
}


@pytest.mark.parametrize("name", _CASES)
def test_odds_are_those_of_every_face(name: str) -> None:
    """Questions by default, and with their last answer: the same chances to the last fraction."""
    assert odds(_CASES[name]) == by_every_face(_CASES[name])
    assert odds(_CASES[name], last) == by_every_face(_CASES[name], last)


def test_every_procedure_is_among_the_cases() -> None:
    """Whoever adds one adds it here."""
    assert {case.procedure.name for case in _CASES.values()} == set(PROCEDURES)
