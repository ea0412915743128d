"""What rolls read: constants of each edition, open questions, worked examples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel, RootModel

from rules.checking.kind import Around, twice, unknown
from rules.examples import Examples, slips
from rules.library.reading import Problem
from rules.rulings.points import MARK, Questions
from rules.systems import procedures


def of_every_edition(written: RootModel[dict[str, Any]], around: Around) -> Iterator[Problem]:
    """Finds editions of ``constants.toml`` that the system does not have, and those it forgets."""
    for edition in written.root:
        yield from around.strange([edition], (edition,))
    for edition in around.editions():
        if edition not in written.root:
            yield f'edition "{edition}" of system.toml has no block ["{edition}"] here', ()


def questions(written: Questions, around: Around) -> Iterator[Problem]:
    """Finds open questions of rules that do not exist, and capabilities that no edition has."""
    constants = around.beside.get("constants.toml", {})
    capabilities = {name for edition in constants.values() for name in edition}
    yield from twice((f"{one.id}@{one.rule}", ("question", at, "id")) for at, one in enumerate(written.question))
    for at, one in enumerate(written.question):
        wrong = around.no_rule(f"{around.system}/{one.rule}")
        if wrong:
            yield wrong, ("question", at, "rule")
        if not one.id.startswith(MARK):
            yield f'the id "{one.id}" must begin with "{MARK}"', ("question", at, "id")
        if len(set(one.answers)) < len(one.answers):
            yield "an answer stands twice", ("question", at, "answers")
        if one.while_open and capabilities:
            yield from unknown(
                [(one.while_open, ("question", at, "while_open"))], capabilities, "number in constants.toml"
            )
        for edition, numbers in constants.items():
            answer = numbers.get("settled", {}).get(one.id.removeprefix(MARK), one.answers[0])
            if answer not in one.answers:
                yield f'edition "{edition}" settles it as "{answer}", which is none of its answers', ("question", at)


def examples(written: Examples, around: Around) -> Iterator[Problem]:
    """Plays every example, and finds those that do not come out as they are written."""
    for block in ("example", "refusal"):
        told = list(enumerate(getattr(written, block)))
        yield from twice((one.id, (block, at, "id")) for at, one in told)
        for at, one in told:
            place = (block, at, "inputs")
            yield from around.strange([one.inputs["edition"]] if "edition" in one.inputs else [], place)
            yield from ((said, (block, at, field)) for said, field in slips(around.system, one, procedures()))


def forms(model: type[BaseModel]) -> type[RootModel[dict[str, Any]]]:
    """Gives what ``constants.toml`` looks like: a block for each edition, all of the same form."""
    found: type[RootModel[dict[str, Any]]] = RootModel[dict[str, model]]  # type: ignore[valid-type]  # made at run time
    return found
