"""Standing orders: answers that a player gives ahead of time, so that the other side need not wait for them.

What an order says is secret until it answers something; the log holds only its hash until then.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Event
from rules.game.pact.say import my_side
from rules.game.seal import commitment
from rules.game.setup import Ask
from rules.game.state import Stage, State
from rules.procedure import Choice, Option

Answered = Literal["never", "always"]

MOST = 40
"""How many orders a player may have in a game."""


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order.

    Attributes:
        person: whose it is.
        question: what it answers, as ``Choice.question``.
        answer: never, or always as much as can be.
        unit: the unit it is for; empty is every unit.
        salt: what its hash was taken with.
    """

    person: int
    question: str
    answer: Answered
    unit: str = ""
    salt: str = ""

    @property
    def seal(self) -> str:
        """The hash that stands in the log."""
        return commitment(self.salt, self.question, self.person, f"{self.answer}/{self.unit}")


def standing(
    orders: Sequence[Order], person: int, choice: Choice, asks: Sequence[Ask], units: Collection[str] = ()
) -> tuple[Option, Order] | None:
    """Answers a choice by what somebody ordered, with the order that did; None where nothing was ordered.

    An order for a unit counts before one for all units.

    Args:
        orders: the orders of a game.
        person: who has to answer.
        choice: the question.
        asks: the questions of the system that can be answered ahead of time.
        units: the units the question is about.
    """
    ask = next((one for one in asks if one.question == choice.question), None)
    if ask is None:
        return None
    mine = [one for one in orders if (one.person, one.question) == (person, choice.question)]
    fits = [one for one in mine if one.unit and one.unit in units] or [one for one in mine if not one.unit]
    for order in fits:
        option = _option(choice, ask, order.answer)
        if option is not None:
            return option, order
    return None


def _option(choice: Choice, ask: Ask, answer: Answered) -> Option | None:
    """Gives the option that an order means: by its name, else the least or the greatest number."""
    named = ask.never if answer == "never" else ask.always
    if named is not None:
        return named if named in choice.options else None
    numbers = [option for option in choice.options if isinstance(option, int)]
    if answer == "never":
        return 0 if 0 in numbers else None
    return max(numbers, default=0) or None


def set_order(state: State, before: Sequence[Order], order: Order) -> list[Event]:
    """Sets an order in the place of an earlier one for the same question and unit.

    Raises:
        NotAllowedNow: the person does not play, the game is over, or they have too many.
        NotFound: the system does not ask that, or there is no such unit.
    """
    my_side(state, order.person)
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    if order.question not in {ask.question for ask in state.setup.order}:
        raise NotFound("no-such-question", given=order.question[:40])
    if order.unit:
        state.unit(order.unit)
    if len([one for one in before if one.person == order.person]) >= MOST:
        raise NotAllowedNow("too-many-orders", limit=MOST)
    return [happened.OrderSealed(person=order.person, seal=order.seal)]


def used(order: Order) -> Event:
    """Gives the event that opens an order because it answered something."""
    return happened.OrderUsed(
        person=order.person,
        seal=order.seal,
        question=order.question,
        answer=order.answer,
        unit=order.unit,
        salt=order.salt,
    )
