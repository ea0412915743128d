"""Checking an exported game: every hash of its log, every die against the published seed, every opened secret."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.dice import Throw
from rules.errors import CannotBeRead
from rules.game.events import Created, Ended, Entry, Left, OrderSealed, OrderUsed, Revealed, Rolled, Sealed
from rules.game.seal import SealedDice, chained, commitment, seal_of
from rules.procedure import Answer, Asking, Procedure, RecordDoesNotFit, replay


class Export(BaseModel):
    """A game as a file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    umpire: str
    game: str
    log: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """Something in a file that does not hold: the event's number and a message id."""

    seq: int
    code: str


def read(text: str) -> Export:
    """Reads an exported game.

    Raises:
        CannotBeRead: it is not an exported game.
    """
    try:
        return Export.model_validate(json.loads(text))
    except (ValueError, ValidationError) as error:
        raise CannotBeRead("not-an-export") from error


def verify(export: Export, procedures: Mapping[str, Procedure[Any, Any]]) -> tuple[Finding, ...]:
    """Checks an exported game offline.

    Returns:
        What does not hold, in order; nothing when everything does.
    """
    findings: list[Finding] = []
    before = ""
    for place, one in enumerate(export.log, start=1):
        if one.seq != place or one.hash != chained(before, one.seq, one.at, one.by, one.event):
            findings.append(Finding(one.seq, "hash-differs"))
        before = one.hash
    findings += _dice(export.log, procedures)
    findings += _seals(export.log)
    findings += _orders(export.log)
    return tuple(sorted(findings, key=lambda finding: finding.seq))


def _gone(log: Sequence[Entry]) -> frozenset[int]:
    """Gives those who had their data deleted: who declared a throw is part of it, so theirs cannot be worked out."""
    return frozenset(one.event.person for one in log if isinstance(one.event, Left))


def _dice(log: Sequence[Entry], procedures: Mapping[str, Procedure[Any, Any]]) -> list[Finding]:
    created = next((one.event for one in log if isinstance(one.event, Created)), None)
    ended = next((one for one in log if isinstance(one.event, Ended)), None)
    if created is None or ended is None or not isinstance(ended.event, Ended):
        return [] if created else [Finding(1, "no-beginning")]
    if seal_of(ended.event.seed) != created.seal:
        return [Finding(ended.seq, "seed-differs")]
    findings = []
    gone = _gone(log)
    for one in log:
        rolled = one.event
        if isinstance(rolled, Rolled) and not rolled.by_hand and (rolled.roller or one.by) not in gone:
            code = _thrown_again(rolled, one.by, ended.event.seed, procedures)
            if code:
                findings.append(Finding(one.seq, code))
    return findings


def _seals(log: Sequence[Entry]) -> list[Finding]:
    """Checks everything that was opened against the hash that was public before."""
    sealed = {one.event.seal: one.event for one in log if isinstance(one.event, Sealed)}
    findings = []
    for one in log:
        opened = one.event
        if not isinstance(opened, Revealed):
            continue
        closed = sealed.get(opened.seal)
        known = closed.commitments if closed and closed.side == opened.side else ()
        if opened.place not in range(len(known)):
            findings.append(Finding(one.seq, "seal-unknown"))
        elif known[opened.place] != commitment(opened.salt, opened.seal, opened.place, opened.body):
            findings.append(Finding(one.seq, "seal-differs"))
    return findings


def _orders(log: Sequence[Entry]) -> list[Finding]:
    """Checks that standing orders say what was sealed, and were sealed before they answered anything."""
    findings: list[Finding] = []
    sealed: set[tuple[int, str]] = set()
    gone = _gone(log)
    for one in log:
        order = one.event
        if isinstance(order, OrderSealed):
            sealed.add((order.person, order.seal))
        elif isinstance(order, OrderUsed) and order.person not in gone:
            said = commitment(order.salt, order.question, order.person, f"{order.answer}/{order.unit}")
            if said != order.seal or (order.person, order.seal) not in sealed:
                findings.append(Finding(one.seq, "order-differs"))
    return findings


def _thrown_again(rolled: Rolled, by: int, seed: str, procedures: Mapping[str, Procedure[Any, Any]]) -> str | None:
    """Throws the dice of a roll again and compares them with what the log says."""
    procedure = procedures.get(rolled.procedure)
    if procedure is None:
        return "procedure-unknown"
    dice = SealedDice(seed, rolled.position, declared(rolled.procedure, rolled.roller or by, rolled.inputs))
    differs = False
    written = list(rolled.answers)

    def check(asked: Asking, answer: Answer) -> None:
        nonlocal differs
        if isinstance(asked, Throw):
            differs = differs or dice.throw(asked) != tuple(answer if isinstance(answer, tuple) else ())
        else:
            dice.decided(answer)

    try:
        transcript = replay(procedure(procedure.inputs.validate_python(rolled.inputs)), written)
    except (RecordDoesNotFit, ValidationError):
        return "record-does-not-fit"
    for step in transcript.walk():
        check(step.asked, step.answer)
    return "dice-differ" if differs else None


def declared(procedure: str, actor: int, inputs: Any) -> list[Any]:
    """Gives the part of a dice key that says what was declared and by whom."""
    return [procedure, actor, inputs]
