"""What happens in a turn when units act: activations begin and end, sides pass and give way."""

from __future__ import annotations

from typing import Literal

from rules.game.happening import Happened


class Activated(Happened):
    """A unit's activation begins; it lasts until it is ended, or the next begins."""

    kind: Literal["activated"] = "activated"
    unit: str


class ActivationEnded(Happened):
    """Units are done with what they do in their activation; then the next may act."""

    kind: Literal["activation-ended"] = "activation-ended"
    units: tuple[str, ...]


class Passed(Happened):
    """A side has nothing (more) to activate."""

    kind: Literal["passed"] = "passed"
    side: Literal[0, 1]


class PairActivated(Happened):
    """The activation of two units begins as one."""

    kind: Literal["pair"] = "pair"
    unit: str
    partner: str


class FirstGaveWay(Happened):
    """Whoever is first lets the other side act first."""

    kind: Literal["gave-way"] = "gave-way"
    side: Literal[0, 1]
