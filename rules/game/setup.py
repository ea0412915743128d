"""What a system says about its games: phases, markers, statuses — read from ``data/<system>/game.toml``."""

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
    """A kind of marker: how many a unit can hold, and who spends it."""

    id: Slug
    ko: Line
    en: Line
    most: int = Field(default=99, ge=1)
    spent_by: Literal["owner", "opponent"] = "owner"
    rule: str | None = None


class Status(_Data):
    """A status: a unit has it or not, never twice."""

    id: Slug
    ko: Line
    en: Line
    rule: str | None = None


class Phase(_Data):
    """A phase of a turn."""

    id: Slug
    ko: Line
    en: Line


class Scenario(_Data):
    """A scenario by name: how many turns it lasts, and the rule entry that tells the rest."""

    id: Slug
    ko: Line
    en: Line
    editions: tuple[str, ...] = ()
    turns: int | None = Field(default=None, ge=1)
    rule: str | None = None


class Setup(_Data):
    """How a game of a system runs.

    Attributes:
        first: message id of what decides who is first in a turn (``initiative``, ``priority`` …).
        activation: the phase in which units are activated in turns.
        alternate: whether sides take turns unit by unit, or one side acts until it passes.
        out_status: the status of a unit that is off the table.
    """

    first: Slug
    activation: Slug
    out_status: Slug
    alternate: Literal["unit", "side"] = "unit"
    phase: tuple[Phase, ...] = Field(min_length=1)
    marker: tuple[Marker, ...] = ()
    status: tuple[Status, ...] = ()
    scenario: tuple[Scenario, ...] = ()

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a turn in order."""
        return tuple(phase.id for phase in self.phase)

    def marker_named(self, name: str) -> Marker:
        """Finds a kind of marker by id or name.

        Raises:
            NotFound: there is no such marker; the message lists those there are.
        """
        for marker in self.marker:
            if name.strip().casefold() in {marker.id, marker.ko.casefold(), marker.en.casefold()}:
                return marker
        raise NotFound("no-such-marker", given=name[:40], known=", ".join(marker.id for marker in self.marker) or "–")

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
    return Setup.model_validate(shelf.read_toml(shelf.DATA / system / "game.toml"))
