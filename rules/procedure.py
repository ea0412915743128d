"""Procedures: what happens at a table, as generators that ask, and the drivers that answer.

A procedure is a generator function of one frozen value, its inputs. It yields a ``Throw`` (and is sent what the
faces read), a ``Choice`` (and is sent the answer) or another ``Declaration`` (and is sent its outcome), and returns
a frozen outcome. Calling a procedure only *declares* it; a driver runs the declaration:

- ``play``: dice and people answer; stops at the first choice nobody answers.
- ``resume``: the answers so far are given, then as ``play``.
- ``replay``: only the written answers; proves that a record fits its procedure.
- ``odds`` (``rules/odds.py``): every answer, weighted; the exact chance of each outcome.
"""

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar, cast

from pydantic import TypeAdapter

from rules.dice import Dice, Faces, Throw
from rules.errors import CannotBeRead, Fact, NotAllowedNow

I = TypeVar("I")  # noqa: E741  # inputs
T = TypeVar("T")  # outcome

Option: TypeAlias = int | str
Answer: TypeAlias = Faces | Option


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision that a rule gives to somebody.

    Args:
        question: message id of the question.
        decider: who decides, as the procedure calls the side (``roller``, ``opponent`` …).
        options: the answers there are; at least two, or there would be nothing to ask.
        default: what counts when nobody answers in time, and what ``odds`` assumes unless told otherwise.
        facts: values that the question mentions.
        rule: key of the rule that gives the choice.
    """

    question: str
    decider: str
    options: tuple[Option, ...]
    default: Option
    facts: tuple[tuple[str, Fact], ...] = ()
    rule: str | None = None

    def check(self, answer: Option) -> Option:
        """Takes an answer.

        Raises:
            NotAllowedNow: it is not one of the options.
        """
        if answer not in self.options:
            raise NotAllowedNow("answer-not-offered", answer=answer)
        return answer


Asking: TypeAlias = Throw | Choice
Steps: TypeAlias = Generator["Throw | Choice | Declaration[Any, Any]", Any, T]


@dataclass(frozen=True, slots=True)
class Repeated(Generic[I, T]):
    """What a declaration comes to when its dice do not look at each other: so many times one, added up.

    Dice are still thrown together; only ``odds`` makes use of it.

    Args:
        one: the inputs of one of them.
        times: how many there are.
        add: adds two outcomes; the order in which several are added does not matter.
    """

    one: I
    times: int
    add: Callable[[T, T], T] = operator.add


def _never(_: Any) -> None:
    """Says that a declaration is not made of equal parts."""


class Procedure(Generic[I, T]):
    """A named, versioned procedure. Calling it with inputs gives a declaration."""

    def __init__(
        self,
        name: str,
        version: int,
        body: Callable[[I], Steps[T]],
        reads: Callable[[], str],
        repeats: Callable[[I], Repeated[I, T] | None] | None = None,
    ) -> None:
        self.name = name
        self.version = version
        self.body = body
        self.reads = reads
        self.repeats = repeats or _never
        functools.update_wrapper(self, body)

    @functools.cached_property
    def inputs(self) -> TypeAdapter[I]:
        """Reads and writes the inputs as JSON; made when they are first kept, as making all would slow the start."""
        declared = next(iter(inspect.signature(self.body).parameters.values())).annotation
        return TypeAdapter(self.body.__globals__[declared] if isinstance(declared, str) else declared)

    def __call__(self, inputs: I) -> Declaration[I, T]:
        """Declares the procedure; nothing is rolled yet."""
        return Declaration(self, inputs)

    def __repr__(self) -> str:
        return f"<procedure {self.name} v{self.version}>"


def procedure(
    name: str,
    *,
    version: int = 1,
    reads: Callable[[], str] = lambda: "",
    repeats: Callable[[Any], Repeated[Any, Any] | None] | None = None,
) -> Callable[[Callable[[I], Steps[T]]], Procedure[I, T]]:
    """Makes a generator function a procedure.

    Args:
        name: ``<system>.<procedure>``; records refer to it.
        version: raised whenever the same answers could come to mean something else.
        reads: gives a fingerprint of the data that the procedure reads.
        repeats: says where inputs are so many times the same, so that exact odds are those of one, added up.
    """

    def named(body: Callable[[I], Steps[T]]) -> Procedure[I, T]:
        return Procedure(name, version, body, reads, repeats)

    return named


@dataclass(frozen=True, slots=True)
class Declaration(Generic[I, T]):
    """A procedure with its inputs: what somebody says they do, before any die has fallen."""

    procedure: Procedure[I, T]
    inputs: I

    def begin(self) -> Steps[T]:
        """Starts the procedure."""
        return self.procedure.body(self.inputs)


@dataclass(frozen=True, slots=True)
class Answered:
    """One question with its answer, and for dice what they read."""

    asked: Asking
    answer: Answer
    value: Any


@dataclass(frozen=True, slots=True)
class Transcript(Generic[T]):
    """What happened when a declaration was run: every question in order, nested as the procedures are.

    ``waiting`` is the open question, or None when the procedure ended; then ``outcome`` holds.
    """

    declaration: Declaration[Any, T]
    steps: tuple[Answered | Transcript[Any], ...]
    outcome: T | None = None
    waiting: Asking | None = None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The answers in the order they were asked for: all that a record has to keep."""
        return tuple(step.answer for step in self.walk())

    @property
    def asked(self) -> tuple[Asking, ...]:
        """Everything that was asked for, in order; what the run waits for comes last."""
        asked = tuple(step.asked for step in self.walk())
        return asked if self.waiting is None else (*asked, self.waiting)

    def walk(self) -> Iterator[Answered]:
        """Yields every answered question, nested ones included, in order."""
        for step in self.steps:
            if isinstance(step, Transcript):
                yield from step.walk()
            else:
                yield step

    def throws(self) -> Iterator[tuple[Throw, Faces, Any]]:
        """Yields every throw with its faces and what they read."""
        for step in self.walk():
            if isinstance(step.asked, Throw):
                yield step.asked, cast("Faces", step.answer), step.value

    def parts(self, procedure: Procedure[Any, Any]) -> tuple[Transcript[Any], ...]:
        """Gives the nested runs of one procedure, in order."""
        found: list[Transcript[Any]] = []
        for step in self.steps:
            if isinstance(step, Transcript):
                found += [step] if step.declaration.procedure is procedure else step.parts(procedure)
        return tuple(found)

    def rules(self) -> tuple[str, ...]:
        """Gives the keys of the rules that this run used, each once, in the order in which they came up."""
        return rules_of(self.asked)


def rules_of(asked: Iterable[Asking]) -> tuple[str, ...]:
    """Gives the keys of the rules that questions rest on, each once: of a throw its own first, then its reasons'."""
    keys: dict[str, None] = {}
    for one in asked:
        reasons = one.because if isinstance(one, Throw) else ()
        keys |= dict.fromkeys(key for key in (one.rule, *(reason.rule for reason in reasons)) if key)
    return tuple(keys)


class RecordDoesNotFit(CannotBeRead):
    """A written record does not belong to this procedure as it is now."""


Answerer: TypeAlias = Callable[[Asking], "Answer | None"]


def run(declaration: Declaration[Any, T], answer: Answerer) -> Transcript[T]:
    """Runs a declaration; ``answer`` gives None for a question that has to wait."""
    steps: list[Answered | Transcript[Any]] = []
    asking = declaration.begin()
    sent: Any = None
    while True:
        try:
            request = asking.send(sent)
        except StopIteration as ended:
            return Transcript(declaration, tuple(steps), outcome=ended.value)
        if isinstance(request, Declaration):
            part = run(request, answer)
            steps.append(part)
            if part.waiting is not None:
                return Transcript(declaration, tuple(steps), waiting=part.waiting)
            sent = part.outcome
            continue
        given = answer(request)
        if given is None:
            return Transcript(declaration, tuple(steps), waiting=request)
        sent = value_of(request, given)
        steps.append(Answered(request, given, sent))


def value_of(request: Asking, given: Answer) -> Any:
    """Gives what a procedure is sent for an answer: what faces read, or the answer itself."""
    if isinstance(request, Throw):
        return request.read.of(cast("Faces", given))
    return given


Decide: TypeAlias = Callable[[Choice], "Option | None"]


def nobody(choice: Choice) -> None:  # noqa: ARG001  # the shape of a Decide
    """Leaves every choice open: the run stops there."""
    return


def by_default(choice: Choice) -> Option:
    """Answers every choice with its default."""
    return choice.default


def play(declaration: Declaration[Any, T], dice: Dice, decide: Decide = nobody) -> Transcript[T]:
    """Plays a declaration with dice; stops at the first choice that ``decide`` leaves open."""
    return resume(declaration, (), dice, decide)


def resume(
    declaration: Declaration[Any, T], record: Sequence[Answer], dice: Dice, decide: Decide = nobody
) -> Transcript[T]:
    """Goes on where a record stops.

    Raises:
        RecordDoesNotFit: a written answer does not fit what the procedure asks.
    """
    written = Written(record)

    def answer(request: Asking) -> Answer | None:
        if written.left:
            return written.next_for(request)
        if isinstance(request, Throw):
            return request.check(dice.throw(request))
        decision = decide(request)
        return None if decision is None else request.check(decision)

    transcript = run(declaration, answer)
    written.must_be_used_up()
    return transcript


def replay(declaration: Declaration[Any, T], record: Sequence[Answer]) -> Transcript[T]:
    """Follows a record and nothing else; where it ends early, the transcript waits.

    Raises:
        RecordDoesNotFit: a written answer does not fit, or some are left over.
    """
    written = Written(record)
    transcript = run(declaration, lambda request: written.next_for(request) if written.left else None)
    written.must_be_used_up()
    return transcript


class Written:
    """A record that is read from front to back."""

    def __init__(self, answers: Sequence[Answer]) -> None:
        self._answers = [tuple(answer) if isinstance(answer, list) else answer for answer in answers]
        self._next = 0

    @property
    def left(self) -> int:
        """How many answers are still to come."""
        return len(self._answers) - self._next

    def next_for(self, request: Asking) -> Answer:
        """Takes the next answer for a question.

        Raises:
            RecordDoesNotFit: it is no answer to it.
        """
        answer = self._answers[self._next]
        self._next += 1
        if isinstance(request, Throw) != isinstance(answer, tuple):
            raise RecordDoesNotFit("record-does-not-fit", step=self._next)
        try:
            return request.check(answer)  # type: ignore[arg-type]  # the line above made them match
        except (CannotBeRead, NotAllowedNow) as error:
            raise RecordDoesNotFit("record-does-not-fit", step=self._next) from error

    def must_be_used_up(self) -> None:
        """Refuses a record that goes on after its procedure ended.

        Raises:
            RecordDoesNotFit: answers are left over.
        """
        if self.left:
            raise RecordDoesNotFit("record-does-not-fit", step=self._next + 1)
