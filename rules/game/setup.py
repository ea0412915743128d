"""What a system says about its games: phases, markers, statuses, profiles — read from ``data/<system>/game.toml``."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf
from rules.errors import NotFound
from rules.library.entry import Line, Slug


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Marker(_Data):
    """A kind of marker: how many a unit can hold, and who spends it.

    Attributes:
        grows: editions in which a unit that holds one gains another whenever it is activated.
    """

    id: Slug
    ko: Line
    en: Line
    most: int = Field(default=99, ge=1)
    spent_by: Literal["owner", "opponent"] = "owner"
    grows: tuple[str, ...] = ()
    rule: str | None = None


class Status(_Data):
    """A status: a unit has it or not, never twice.

    Attributes:
        ends: when it ends by itself: at the end of the turn, when the unit is next activated, or with its activation
            (at the latest with the turn).
        becomes: the status that follows when it ends by itself.
        stops: whether it ends the activation of a unit that gets it; being out of the game always does.
    """

    id: Slug
    ko: Line
    en: Line
    rule: str | None = None
    ends: Literal["", "turn", "activation", "activation-end"] = ""
    becomes: Slug | None = None
    stops: bool = False


class Characteristic(_Data):
    """A number of a unit's profile that rolls look at.

    Attributes:
        also: how lists write it besides its names.
        slash: the characteristic that a second number after a slash is, as in ``F 5/3+``.
        least: the least it can be; a smaller number in a list is no characteristic.
        most: the most it can be.
        marker: the marker that a unit holds so many of when it comes to the table.
    """

    id: Slug
    ko: Line
    en: Line
    also: tuple[Line, ...] = ()
    slash: Slug | None = None
    least: int = Field(default=0, ge=0)
    most: int = Field(default=10, le=99)
    marker: Slug | None = None


class Row(_Data):
    """Several characteristics in a row, in a shorthand that means them only there.

    Attributes:
        written: how each is written, a number behind it.
        means: the characteristics that they are.
        after: the row counts behind one of these; without any, everywhere.
    """

    written: tuple[Line, ...] = Field(min_length=1)
    means: tuple[Slug, ...] = Field(min_length=1)
    after: tuple[Slug, ...] = ()


class SideStatus(_Data):
    """A status of a whole side."""

    id: Slug
    ko: Line
    en: Line
    rule: str | None = None


class Pair(_Data):
    """Two units of a side that are activated as one, by a keyword both have."""

    trait: Line
    rule: str


class Ability(_Data):
    """Something that a unit's order gives until the turn ends; in which phase it is used."""

    phase: Slug
    rule: str


class Ask(_Data):
    """A question that can be answered ahead of time by a standing order.

    Attributes:
        question: what is asked, as ``Choice.question``.
        never: the option that does nothing; without it the number 0.
        always: the option that does it; without it the greatest number.
    """

    question: Slug
    ko: Line
    en: Line
    never: str | None = None
    always: str | None = None


class Word(_Data):
    """Something that lists call otherwise than the rulebook.

    Attributes:
        also: how lists write it, in either language.
    """

    also: tuple[Line, ...] = Field(min_length=1)
    ko: Line
    en: Line


class Phase(_Data):
    """A phase of a turn.

    Attributes:
        acts: how units act in it: in turns unit by unit, side after side, combat by combat, or not at all. An
            activation of a unit lasts until it is ended; then the other side acts, or with ``side`` the same again.
        stack: whether each side puts its units into a secret order.
    """

    id: Slug
    ko: Line
    en: Line
    acts: Literal["", "unit", "side", "combats"] = ""
    stack: bool = False


class Setup(_Data):
    """How a game of a system runs.

    Attributes:
        system: key of the system.
        turn: message id of what a turn is called (``turn``, ``round``).
        first: message id of what decides who is first in a turn (``initiative``, ``priority`` …).
        first_rule: the entry that tells it.
        gives_way: whether whoever is first may let the other side act first.
        out_status: the status of a unit that is off the table for good.
        away_status: the status of a unit that has not come yet.
        signs: message id that explains the signs before units.
        act: message id of what a unit does when it is its turn (``activation`` …), as the system calls it.
        pair: units that are activated two at a time.
        ability: orders that last until the turn ends.
        order: questions that a standing order can answer.
    """

    system: str
    turn: Slug = "turn"
    first: Slug
    first_rule: str | None = None
    gives_way: bool = False
    out_status: Slug
    away_status: Slug = "reserve"
    signs: Slug = "units-legend"
    act: Slug = "activation"
    pair: Pair | None = None
    ability: Ability | None = None
    order: tuple[Ask, ...] = ()
    phase: tuple[Phase, ...] = Field(min_length=1)
    marker: tuple[Marker, ...] = ()
    status: tuple[Status, ...] = ()
    side: tuple[SideStatus, ...] = ()
    characteristic: tuple[Characteristic, ...] = ()
    row: tuple[Row, ...] = ()
    word: tuple[Word, ...] = ()

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a turn in order."""
        return tuple(phase.id for phase in self.phase)

    def phase_named(self, phase: str) -> Phase | None:
        """Gives a phase by its id, or None."""
        return next((one for one in self.phase if one.id == phase), None)

    def stops(self, status: str) -> bool:
        """Says whether a status ends the activation of a unit that gets it."""
        return status == self.out_status or any(one.stops for one in self.status if one.id == status)

    def acting(self, phase: str) -> str:
        """Says how units act in a phase; empty where they do not."""
        found = self.phase_named(phase)
        return found.acts if found else ""

    def alternates(self, phase: str) -> bool:
        """Says whether the sides act in turns in a phase, unit by unit."""
        return self.acting(phase) == "unit"

    def marker_named(self, name: str) -> Marker:
        """Finds a kind of marker by id or name.

        Raises:
            NotFound: there is no such marker; the message lists those there are.
        """
        for marker in self.marker:
            if name.strip().casefold() in {marker.id, marker.ko.casefold(), marker.en.casefold()}:
                return marker
        raise NotFound("no-such-marker", given=name[:40], known=", ".join(marker.id for marker in self.marker) or "–")

    def called(self, word: str) -> str:
        """Gives the English name of what a list calls otherwise, in small letters; any other word as it is."""
        folded = word.strip().casefold()
        for known in self.word:
            if folded in {name.casefold() for name in (known.ko, known.en, *known.also)}:
                return known.en.casefold()
        return folded

    def status_named(self, name: str) -> Status:
        """Finds a status by id or name.

        Raises:
            NotFound: there is no such status; the message lists those there are.
        """
        for status in self.status:
            if name.strip().casefold() in {status.id, status.ko.casefold(), status.en.casefold()}:
                return status
        raise NotFound("no-such-status", given=name[:40], known=", ".join(status.id for status in self.status) or "–")


@cache
def setup(system: str) -> Setup:
    """Gives how games of a system run."""
    return Setup.model_validate({**shelf.read_toml(shelf.DATA / system / "game.toml"), "system": system})
