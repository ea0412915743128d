"""The worked examples of every system: dice as they fall, decisions as they are made, and what comes of them."""

from typing import Any

import pytest

from rules.dice import ScriptedDice
from rules.examples import Example, Refusal, examples, refusals, slips
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, play, replay
from rules.systems import SYSTEMS, procedures

EXAMPLES = [
    pytest.param(system, example, id=f"{system}-{example.id}") for system in SYSTEMS for example in examples(system)
]
REFUSALS = [
    pytest.param(system, refusal, id=f"{system}-{refusal.id}") for system in SYSTEMS for refusal in refusals(system)
]


def _declared(system: str, example: Example) -> Declaration[Any, Any]:
    procedure = procedures()[f"{system}.{example.procedure}"]
    return procedure(procedure.inputs.validate_python(example.inputs))


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_worked_examples_come_out_as_written(system: str, example: Example) -> None:
    """Every die is used, every decision is asked of the right side, and the outcome is the written one."""
    assert [*slips(system, example, procedures())] == []


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_the_record_of_an_example_gives_it_again(system: str, example: Example) -> None:
    """Its answers alone, without dice and without anybody who decides."""
    declared, decisions = _declared(system, example), list(example.decide)
    transcript = play(declared, ScriptedDice(example.dice), lambda _: decisions.pop(0).answer)
    assert transcript.waiting is None
    assert replay(declared, transcript.answers) == transcript


@pytest.mark.parametrize(("system", "refusal"), REFUSALS)
def test_what_a_rule_forbids_is_refused_as_written(system: str, refusal: Refusal) -> None:
    """Before any die falls, with the numbers that the refusal mentions."""
    assert [*slips(system, refusal, procedures())] == []


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_what_happened_in_an_example_had_a_chance(system: str, example: Example) -> None:
    """The odds of the same function, with the same decisions, know the outcome."""
    declared = _declared(system, example)
    answers = {(one.question, one.by): one.answer for one in example.decide}
    decisions = list(example.decide)
    transcript = play(declared, ScriptedDice(example.dice), lambda _: decisions.pop(0).answer)

    def policy(choice: Choice) -> Option:
        answer = answers.get((choice.question, choice.decider), choice.default)
        return answer if answer in choice.options else choice.default

    chances = odds(declared, policy)
    assert sum(chance for _, chance in chances.items()) == 1
    if len(answers) == len(example.decide):
        assert chances[transcript.outcome] > 0


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_an_example_tells_its_story_in_both_languages(system: str, example: Example) -> None:
    """One short line each, for players to read in the help."""
    assert system
    assert 5 <= len(example.ko) <= 160
    assert 5 <= len(example.en) <= 160
