"""The worked examples of every system: dice as they fall, decisions as they are made, and what comes of them."""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
from pydantic import TypeAdapter

from rules import shelf
from rules.dice import ScriptedDice
from rules.procedure import Choice, Option, Procedure, odds, play, replay
from rules.systems import SYSTEMS


def _examples() -> Iterator[Any]:
    for system in SYSTEMS:
        path = shelf.DATA / system / "examples.toml"
        if path.exists():
            for example in tomllib.loads(path.read_text(encoding="utf-8"))["example"]:
                yield pytest.param(system, example, id=f"{system}-{example['id']}")


EXAMPLES = list(_examples())


def _procedure(system: str, name: str) -> Procedure[Any, Any]:
    procedures: dict[str, Procedure[Any, Any]] = import_module(f"rules.{system}").PROCEDURES
    return procedures[f"{system}.{name}"]


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_worked_examples_come_out_as_written(system: str, example: dict[str, Any]) -> None:
    """Every die is used, every decision is asked of the right side, and the outcome is the written one."""
    procedure = _procedure(system, example["procedure"])
    declared = procedure(procedure.inputs.validate_python(example["inputs"]))
    dice, decisions = ScriptedDice(example["dice"]), list(example.get("decide", ()))

    def decide(choice: Choice) -> Option:
        assert decisions, f"nobody wrote down who decides {choice.question}"
        written = decisions.pop(0)
        assert (choice.question, choice.decider) == (written["question"], written["by"])
        answer: Option = written["answer"]
        return answer

    transcript = play(declared, dice, decide)
    assert transcript.waiting is None
    assert dice.left == 0
    assert decisions == []
    outcome = TypeAdapter(type(transcript.outcome)).dump_python(transcript.outcome, mode="json")
    if isinstance(outcome, dict):
        outcome = {key: outcome[key] for key in example["outcome"]}
    assert outcome == example["outcome"]
    assert replay(declared, transcript.answers) == transcript


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_what_happened_in_an_example_had_a_chance(system: str, example: dict[str, Any]) -> None:
    """The odds of the same function, with the same decisions, know the outcome."""
    procedure = _procedure(system, example["procedure"])
    declared = procedure(procedure.inputs.validate_python(example["inputs"]))
    answers = {(one["question"], one["by"]): one["answer"] for one in example.get("decide", ())}

    def policy(choice: Choice) -> Option:
        answer = answers.get((choice.question, choice.decider), choice.default)
        return answer if answer in choice.options else choice.default

    decisions = list(example.get("decide", ()))
    transcript = play(declared, ScriptedDice(example["dice"]), lambda _: decisions.pop(0)["answer"])
    chances = odds(declared, policy)
    assert sum(chance for _, chance in chances.items()) == 1
    if len(answers) == len(example.get("decide", ())):
        assert chances[transcript.outcome] > 0


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_an_example_tells_its_story_in_both_languages(system: str, example: dict[str, Any]) -> None:
    """One short line each, for players to read in the help."""
    assert system
    for lang in ("ko", "en"):
        assert 5 <= len(example[lang]) <= 160
