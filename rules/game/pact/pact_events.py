"""Events of what people agree on: standing agreements, invitations, arbiters, consent."""

from __future__ import annotations

from typing import Literal

from rules.game.happening import Happened


class TermsProposed(Happened):
    """The standing agreements of a game, as one side wants them; the other side has to accept them.

    Attributes:
        pace: hours a move may take.
        quiet: quiet hours of those who have not set their own, ``23:00-08:00``; empty is none.
        zone: the time zone of the quiet hours.
        points: the size of the sides, as the system counts it.
        rulings: numbers of the server's rulings that hold.
    """

    kind: Literal["terms"] = "terms"
    person: int
    pace: int = 24
    quiet: str = ""
    zone: str = "UTC"
    points: int | None = None
    rulings: tuple[int, ...] = ()


class TermsAccepted(Happened):
    """Somebody accepts the standing agreements as they are."""

    kind: Literal["accepted"] = "accepted"
    person: int


class Invited(Happened):
    """The free seat is kept for somebody."""

    kind: Literal["invited"] = "invited"
    person: int


class Declined(Happened):
    """Whoever was invited does not play; anybody may take the seat."""

    kind: Literal["declined"] = "declined"
    person: int


class ArbiterNamed(Happened):
    """Somebody who does not play may set things right in this game."""

    kind: Literal["arbiter"] = "arbiter"
    person: int


class ConsentGiven(Happened):
    """Whoever was asked agrees; what was asked for happens next."""

    kind: Literal["consent-given"] = "consent-given"


class ConsentRefused(Happened):
    """Whoever was asked does not agree, or whoever asked takes it back."""

    kind: Literal["consent-refused"] = "consent-refused"


class OrderSealed(Happened):
    """Somebody set a standing order; what it says is secret until it answers something."""

    kind: Literal["order-sealed"] = "order-sealed"
    person: int
    seal: str


class OrderWithdrawn(Happened):
    """Somebody took a standing order back; it answers nothing any more."""

    kind: Literal["order-withdrawn"] = "order-withdrawn"
    person: int
    seal: str


class OrderUsed(Happened):
    """A standing order answered a question, and is open from here on.

    Attributes:
        person: whose order it is.
        seal: the hash that stood in the log.
        question: what it answers.
        answer: ``never`` or ``always``.
        unit: the unit it is for; empty is every unit.
        salt: what the hash was taken with.
    """

    kind: Literal["order-used"] = "order-used"
    person: int
    seal: str
    question: str
    answer: Literal["never", "always"]
    unit: str
    salt: str


class Left(Happened):
    """Somebody had their data deleted; a number below 0 stands in their place from the beginning.

    What they declared can no longer be worked out again, because who declared it was part of it.
    """

    kind: Literal["left"] = "left"
    person: int
