"""What can happen to a roll of a game: declared, decided, thrown."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from rules.game.happening import Happened


class Headline(Happened):
    """What the headline of a roll said, as facts from which it can be said in any language.

    Attributes:
        key: message id.
        count: the number that the outcome is about; 0 where it is about none.
        what: message id of what is numbered.
        winner: the side that wins; empty where nobody does.
        of_units: whether it is their units that win.
        called: what players called it, where it has no name but theirs.
    """

    later = frozenset({"called"})
    key: str
    count: int = 0
    what: str = ""
    winner: str = ""
    of_units: bool = False
    called: str = ""


class Declared(Happened):
    """A roll was declared and waits for somebody's decision; until then nothing else moves on.

    Attributes:
        procedure: name of the procedure, with its version and the fingerprint of the data it reads.
        inputs: what was declared.
        answers: every answer so far, dice and decisions.
        position: how many rolls stood before it; part of the key of its dice.
        roller: who declared it.
        deciders: who answers for which side of the procedure.
        decider: who is asked now.
        question: what is asked, a message id.
        units: the units it is about, by their part in it.
        title: who and whom, as a player wrote it.
        typed: physical dice that were typed in and not used yet; None where the game's dice are thrown.
    """

    kind: Literal["declared"] = "declared"
    procedure: str
    version: int
    data: str
    inputs: Any
    answers: tuple[tuple[int, ...] | int | str, ...]
    position: int
    roller: int
    deciders: dict[str, int]
    decider: int
    question: str
    units: dict[str, str] = Field(default_factory=dict)
    title: str = ""
    typed: tuple[int, ...] | None = None

    def handed(self, before: int, after: int) -> Declared:
        """Lets whoever took a seat over decide what its former holder was asked."""
        deciders = {side: after if person == before else person for side, person in self.deciders.items()}
        decider = after if self.decider == before else self.decider
        return self.model_copy(update={"deciders": deciders, "decider": decider})


class Decided(Happened):
    """Somebody decided, and the roll that waited asks the next question."""

    kind: Literal["decided"] = "decided"
    answers: tuple[tuple[int, ...] | int | str, ...]
    decider: int
    question: str
    typed: tuple[int, ...] | None = None


class Rolled(Happened):
    """A procedure was run with the game's dice. Every throw is kept, whatever is undone later.

    Attributes:
        procedure: name of the procedure.
        inputs: what was declared.
        answers: every answer in order, dice and decisions.
        outcome: message id of the result.
        headline: what the card said of it, where that is more: a number, or who has won.
        position: how many rolls stood before it; part of the key of its dice.
        title: who and whom, as a player wrote it.
        by_hand: physical dice that somebody typed in.
        roller: who declared it; 0 in old logs, where it is who wrote the event.
        units: the units it was about, by their part in it.
    """

    later = frozenset({"roller", "units", "headline"})
    kind: Literal["rolled"] = "rolled"
    procedure: str
    inputs: Any
    answers: tuple[tuple[int, ...] | int | str, ...]
    outcome: str
    position: int
    title: str = ""
    by_hand: bool = False
    roller: int = 0
    units: dict[str, str] = Field(default_factory=dict)
    headline: Headline | None = None
