"""What can happen to the score of a game: reported, refused, counted, and what is taken or done once."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from rules.game.happening import Happened


class Line(BaseModel):
    """A line of the score, with the rule that gives it.

    Attributes:
        side: who gets it.
        points: victory points; a limit takes points away.
        award: what it is for, as the scenario calls it.
        places: the places it is for.
        count: how many things were counted, where it is no place.
        glory: glory points, which are not victory points.
        rule: the rule entry.
        about: what was done or by whom, as a player wrote it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    side: Literal[0, 1]
    points: int
    award: str
    places: tuple[int, ...] = ()
    count: int = 0
    glory: int = 0
    rule: str = ""
    about: str = ""


class Reported(Happened):
    """A side says what the table shows at the end of a turn or of the game; the other side confirms or refuses.

    Attributes:
        about: ``turn-3`` or ``end``.
        places: each place with the level of either side, ``20``: side 0 holds it at level 2.
        deeds: deeds that were done, each with the side.
        tally: what the players counted, with a number for each side.
        readings: how open points are read, each with what its reading does.
    """

    kind: Literal["reported"] = "reported"
    side: Literal[0, 1]
    about: str
    places: tuple[tuple[int, str], ...] = ()
    deeds: tuple[tuple[str, int], ...] = ()
    tally: tuple[tuple[str, int, int], ...] = ()
    readings: tuple[tuple[str, str], ...] = ()


class ReportRefused(Happened):
    """The other side sees something else on the table."""

    kind: Literal["report-refused"] = "report-refused"


class Counted(Happened):
    """The other side confirmed; these lines of the score follow by the scenario's rules."""

    kind: Literal["counted"] = "counted"
    about: str
    lines: tuple[Line, ...] = ()
    readings: tuple[tuple[str, str], ...] = ()


class Read(Happened):
    """Both sides agree how an open point is read in this game."""

    kind: Literal["read"] = "read"
    question: str
    effect: str


class DeedDone(Happened):
    """A deed was done, which nobody can do again in this game."""

    kind: Literal["deed"] = "deed"
    side: Literal[0, 1]
    deed: str
    unit: str = ""
    name: str = ""
    points: int = 0
    glory: int = 0
    rule: str = ""


class PlaceTaken(Happened):
    """A place was taken in the course of a turn, and gives the other side nothing now."""

    kind: Literal["place-taken"] = "place-taken"
    side: Literal[0, 1]
    place: int
    unit: str = ""
