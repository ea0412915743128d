"""Standing orders in a roll: they answer in the place of the one who would be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.rolls.logbook import owner
from bot.rolls.rolling import Rolling
from rules.game.pact.orders import Order, standing
from rules.game.setup import setup
from rules.procedure import Asking, Choice, Option


def can_be_ordered(rolling: Rolling, asked: Asking | None) -> bool:
    """Says whether a decision can be answered ahead of time: in a game, by a player, where the system knows it."""
    if rolling.game is None or not isinstance(asked, Choice) or asked.decider == "table":
        return False
    return any(ask.question == asked.question for ask in setup(rolling.setting.system).order)


@dataclass(slots=True)
class Ordered:
    """The standing orders of the game that a roll belongs to, and those that have answered in it."""

    rolling: Rolling
    orders: Sequence[Order] = ()
    used: list[Order] = field(default_factory=list)

    def decide(self, choice: Choice) -> Option | None:
        """Answers a choice by the order of whoever has to decide; None where they gave none."""
        if not self.orders:
            return None
        asks = setup(self.rolling.setting.system).order
        units = set(self.rolling.units.values())
        found = standing(self.orders, owner(self.rolling, choice), choice, asks, units)
        if found is None:
            return None
        option, order = found
        self.used.append(order)
        return option
