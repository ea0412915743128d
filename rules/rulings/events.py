"""Everything that can happen to a dispute, as values that are written once and never changed.

People are Discord ids; the two readings are 0 (A) and 1 (B), as are the two sides who state them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

Side = Literal[0, 1]


class Way(StrEnum):
    """How a dispute can end."""

    AGREED = "agreed"
    CHANCE = "chance"
    ARBITER = "arbiter"
    VOTE = "vote"
    HOUSE = "house"
    """No dispute at all: the server made it a rule of its own."""


class _Happened(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Asked(_Happened):
    """An open point that a roll met, as ``rules.rulings.points`` has it."""

    question: str
    rule: str
    answers: tuple[int | str, ...]
    facts: tuple[tuple[str, str | int | float], ...] = ()


class Stake(_Happened):
    """What one answer to the point of a roll leads to.

    Attributes:
        settles: key of the point.
        answer: the answer.
        result: message id of a headline.
        chance: its exact chance, as ``5/36``.
    """

    settles: str
    answer: int | str
    result: str
    chance: str


class Opened(_Happened):
    """Somebody opened a dispute.

    Attributes:
        question: what is asked, in one line.
        parties: the two sides; the second is None until somebody else states a reading.
        system: the game system, empty where none is known.
        edition: the edition in force.
        rules: keys of the rules that bear on it.
        game: the game it is about.
        at_event: number of the game's last event when it was opened.
        event: number of the event that is disputed, where it is one; the game can go back to before it.
        asked: the open points of the roll that it is about.
        stakes: what each answer to them leads to.
        weighed: number of the game's roll that the stakes are worked out for, where the dispute is not about one.
        example: id of the worked example of the system that they are worked out for.
        paused: whether the game's clock was stopped for it.
        about: link to the message it is about.
    """

    kind: Literal["opened"] = "opened"
    question: str
    parties: tuple[int, int | None]
    system: str = ""
    edition: str = ""
    rules: tuple[str, ...] = ()
    game: str | None = None
    at_event: int = 0
    event: int = 0
    asked: tuple[Asked, ...] = ()
    stakes: tuple[Stake, ...] = ()
    weighed: int = 0
    example: str = ""
    paused: bool = False
    about: str = ""


class Seated(_Happened):
    """Somebody became a side: the second one to state a reading, or who took over a seat in the game."""

    kind: Literal["seated"] = "seated"
    side: Side
    person: int


class Stated(_Happened):
    """A side stated its reading, or put it in other words.

    Attributes:
        settles: key of the open point that the reading answers, where it was picked; empty for free words.
        answer: that answer.
    """

    kind: Literal["stated"] = "stated"
    side: Side
    text: str
    why: str = ""
    settles: str = ""
    answer: int | str | None = None


class Cited(_Happened):
    """A rule was added to those that bear on the question."""

    kind: Literal["cited"] = "cited"
    rule: str


class Struck(_Happened):
    """A rule was taken off the card."""

    kind: Literal["struck"] = "struck"
    rule: str


class Agreed(_Happened):
    """A side agreed with a reading."""

    kind: Literal["agreed"] = "agreed"
    person: int
    side: Side


class Wished(_Happened):
    """A side wishes for a way to end it; it begins when the other side wishes the same."""

    kind: Literal["wished"] = "wished"
    person: int
    way: Way
    arbiter: int | None = None
    hours: int | None = None


class ArbiterNamed(_Happened):
    """Both sides leave it to somebody."""

    kind: Literal["arbiter-named"] = "arbiter-named"
    person: int


class VoteOpened(_Happened):
    """Both sides leave it to the channel, until a moment (seconds since 1970)."""

    kind: Literal["vote-opened"] = "vote-opened"
    until: int


class Voted(_Happened):
    """Somebody in the channel voted; a later vote of the same person replaces it."""

    kind: Literal["voted"] = "voted"
    person: int
    side: Side


class CloseWished(_Happened):
    """A side wants the votes counted before the deadline."""

    kind: Literal["close-wished"] = "close-wished"
    person: int


class VoteTied(_Happened):
    """The vote ended without a winner; the sides choose another way."""

    kind: Literal["vote-tied"] = "vote-tied"
    votes: tuple[int, int]


class Threw(_Happened):
    """Chance spoke: the face of one D6."""

    kind: Literal["threw"] = "threw"
    face: int


class DropWished(_Happened):
    """A side wants to let the matter rest."""

    kind: Literal["drop-wished"] = "drop-wished"
    person: int


class Dropped(_Happened):
    """The dispute ended without a ruling."""

    kind: Literal["dropped"] = "dropped"


class Ruled(_Happened):
    """The dispute ended with a ruling.

    Attributes:
        text: what holds from now on.
        way: how it was decided.
        side: the reading that won; None for an arbiter's own words.
        by: who decided: the two sides, or the arbiter.
        settles: key of the open point that it answers for later rolls; empty where none.
        answer: that answer.
    """

    kind: Literal["ruled"] = "ruled"
    text: str
    way: Way
    side: Side | None = None
    by: tuple[int, ...] = ()
    settles: str = ""
    answer: int | str | None = None


Event = Annotated[
    Opened
    | Seated
    | Stated
    | Cited
    | Struck
    | Agreed
    | Wished
    | ArbiterNamed
    | VoteOpened
    | Voted
    | CloseWished
    | VoteTied
    | Threw
    | DropWished
    | Dropped
    | Ruled,
    Field(discriminator="kind"),
]

EVENT: TypeAdapter[Event] = TypeAdapter(Event)
"""Reads an event from plain JSON values."""
