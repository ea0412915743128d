"""The worked examples of each system: small stories for players, and tests of the procedures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from rules import shelf
from rules.dice import ScriptedDice
from rules.errors import RulesError
from rules.library.entry import Both, Slug
from rules.library.wording import in_words
from rules.procedure import Choice, Declaration, Option, Procedure, Transcript, play


class Decision(BaseModel):
    """A decision in an example: the question, who is asked, the answer."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    question: str
    by: str
    answer: int | str


class Example(Both):
    """What is declared, the dice as they fall, who decides what, and what comes of it.

    The story is told in ``ko`` and ``en``; ``procedure`` is named without its system.
    """

    id: Slug
    procedure: str
    inputs: dict[str, Any]
    dice: tuple[int, ...]
    decide: tuple[Decision, ...] = ()
    outcome: Any


class Refusal(Both):
    """What is declared, and the rule that forbids it: the error it ends in, and what that mentions."""

    id: Slug
    procedure: str
    inputs: dict[str, Any]
    refused: str
    facts: dict[str, Any] = Field(default_factory=dict)


class Examples(BaseModel):
    """The file as it is written."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    example: tuple[Example, ...] = Field(min_length=1)
    refusal: tuple[Refusal, ...] = ()


@cache
def examples(system: str) -> tuple[Example, ...]:
    """Gives the worked examples of a system; none where it has no file."""
    return _file(system).example if (shelf.DATA / system / "examples.toml").exists() else ()


@cache
def refusals(system: str) -> tuple[Refusal, ...]:
    """Gives what a system's rules forbid, as examples; none where it has no file."""
    return _file(system).refusal if (shelf.DATA / system / "examples.toml").exists() else ()


def slips(
    system: str, told: Example | Refusal, procedures: Mapping[str, Procedure[Any, Any]]
) -> Iterator[tuple[str, str]]:
    """Plays an example, and yields what does not go as it is written, each with the field that says it."""
    procedure = procedures.get(f"{system}.{told.procedure}")
    if procedure is None:
        known = ", ".join(sorted(name.partition(".")[2] for name in procedures if name.startswith(f"{system}.")))
        yield f'there is no procedure "{told.procedure}"; there are {known}', "procedure"
        return
    try:
        declared = procedure(procedure.inputs.validate_python(told.inputs))
        if isinstance(told, Refusal):
            play(declared, ScriptedDice(()))
    except ValidationError as error:
        for one in error.errors(include_url=False):
            yield in_words(one["type"], one["msg"], ("inputs", *one["loc"]), one["input"], one.get("ctx")), "inputs"
    except RulesError as error:
        if isinstance(told, Example):
            yield f"the rules refuse the inputs: {error}", "inputs"
        elif (error.code, error.facts) != (told.refused, told.facts):
            yield f'it is refused as "{error.code}" with {error.facts}', "refused"
    else:
        yield from _played(declared, told) if isinstance(told, Example) else [("the rules do not refuse it", "refused")]


def _played(declared: Declaration[Any, Any], told: Example) -> Iterator[tuple[str, str]]:
    dice, left, slipped = ScriptedDice(told.dice), list(told.decide), []

    def decide(choice: Choice) -> Option:
        written = left.pop(0) if left else None
        if written is None or (choice.question, choice.decider) != (written.question, written.by):
            slipped.append(f'here "{choice.decider}" is asked "{choice.question}"')
        return written.answer if written else choice.default

    try:
        transcript = play(declared, dice, decide)
    except RulesError as error:
        yield f"it cannot be played with these dice and decisions: {error}", "dice"
        return
    yield from ((said, "decide") for said in slipped)
    if left:
        yield f"{len(left)} decisions are left over", "decide"
    if dice.left:
        yield f"{dice.left} dice are left over", "dice"
    outcome = TypeAdapter(type(transcript.outcome)).dump_python(transcript.outcome, mode="json")
    if isinstance(outcome, dict) and isinstance(told.outcome, dict):
        outcome = {key: outcome.get(key) for key in told.outcome}
    if outcome != told.outcome:
        yield f"it comes to {outcome}", "outcome"


def named(system: str, example: str) -> Example | None:
    """Gives a worked example by its id; None where there is none."""
    return next((one for one in examples(system) if one.id == example), None)


def met_by(
    system: str, question: str, edition: str, procedures: Mapping[str, Procedure[Any, Any]]
) -> Iterator[tuple[Example, Transcript[Any]]]:
    """Yields the worked examples in which a question is decided, as they run in an edition; its own ones first."""
    asking = [one for one in examples(system) if any(decision.question == question for decision in one.decide)]
    for own in (True, False):
        for example in asking:
            if _is_of(example, edition) is not own or not (own or _fits_any(example)):
                continue
            transcript = _run(system, example, edition, procedures)
            if transcript is not None:
                yield example, transcript


def _is_of(example: Example, edition: str) -> bool:
    return str(example.inputs.get("edition", edition)) == edition


def _fits_any(example: Example) -> bool:
    """Says whether a story is told without its edition, so that it can be told of another."""
    return str(example.inputs["edition"]) not in example.en


def _run(
    system: str, example: Example, edition: str, procedures: Mapping[str, Procedure[Any, Any]]
) -> Transcript[Any] | None:
    """Plays an example in an edition; None where it cannot be played there as it is written."""
    procedure = procedures.get(f"{system}.{example.procedure}")
    if procedure is None:
        return None
    inputs = {**example.inputs, "edition": edition} if "edition" in example.inputs else example.inputs
    written = list(example.decide)

    def decide(choice: Choice) -> Option:
        return written.pop(0).answer if written and written[0].question == choice.question else choice.default

    try:
        return play(procedure(procedure.inputs.validate_python(inputs)), ScriptedDice(example.dice), decide)
    except (RulesError, ValueError):
        return None


def _file(system: str) -> Examples:
    return Examples.model_validate(shelf.read_toml(shelf.DATA / system / "examples.toml"))
