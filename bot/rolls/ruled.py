"""What rulings and standing orders answer: in a roll, and in its odds."""

from __future__ import annotations

from dataclasses import replace

from bot.cards.resolution import Presenter
from bot.rolls.ordered import Ordered
from rules.dice import Dice
from rules.game.seal import SealedDice
from rules.procedure import Choice, Decide, Option
from rules.rulings.settled import AsRuled, Settled


def as_ruled(settled: Settled, ordered: Ordered, dice: Dice) -> Decide:
    """Answers what was ruled or ordered; sealed dice are told, as the answer is part of the key of those after it."""

    def decide(choice: Choice) -> Option | None:
        answer = settled.decide(choice)
        if answer is None:
            answer = ordered.decide(choice)
        if answer is not None and isinstance(dice, SealedDice):
            dice.decided(answer)
        return answer

    return decide


def with_rulings(presenter: Presenter, settled: Settled) -> Presenter:
    """Lets odds assume the rulings that hold, and for the rest what the presenter assumes."""
    return replace(presenter, policy=AsRuled(settled, presenter.policy)) if settled.precedents else presenter
