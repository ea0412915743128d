"""What is rolled, many times with a seed, comes as often as the exact odds say."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

from rules.dice import RandomDice
from rules.examples import Example, examples
from rules.odds import odds
from rules.procedure import Choice, Option, play
from rules.systems import SYSTEMS, procedures

TIMES = 600


def _told(example: Example) -> dict[tuple[str, str], Option]:
    return {(one.question, one.by): one.answer for one in example.decide}


def _one_of_each() -> list[Any]:
    """Takes two examples of each procedure of every system: the ones with most dice."""
    found: dict[tuple[str, str], list[Example]] = {}
    for system in SYSTEMS:
        for example in examples(system):
            if example.dice:
                found.setdefault((system, example.procedure), []).append(example)
    chosen = []
    for (system, _), several in found.items():
        several.sort(key=lambda example: -len(example.dice))
        chosen += [pytest.param(system, example, id=f"{system}-{example.id}") for example in several[:2]]
    return chosen


@pytest.mark.parametrize(("system", "example"), _one_of_each())
def test_rolled_outcomes_come_as_often_as_the_odds_say(system: str, example: Example) -> None:
    """Each outcome within four and a half standard deviations, and none that the odds call impossible."""
    procedure = procedures()[f"{system}.{example.procedure}"]
    declared = procedure(procedure.inputs.validate_python(example.inputs))
    told = _told(example)

    def decide(choice: Choice) -> Option:
        answer = told.get((choice.question, choice.decider), choice.default)
        return answer if answer in choice.options else choice.default

    chances = odds(declared, decide)
    dice = RandomDice(random.Random(example.id))
    seen = Counter(play(declared, dice, decide).outcome for _ in range(TIMES))
    assert set(seen) <= set(chances)
    for outcome, chance in chances.items():
        expected = float(chance) * TIMES
        spread = sqrt(expected * (1 - float(chance)))
        assert abs(seen[outcome] - expected) <= 4.5 * spread + 2, outcome
