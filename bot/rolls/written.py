"""What a roll has written down in its game, said on its card."""

from __future__ import annotations

from itertools import takewhile

from bot.cards.panel import finish_button
from bot.cards.taken_back import WRITTEN
from bot.cards.tell import told
from bot.games.table import Seen
from bot.rolls.logbook import Run
from bot.words import Words
from rules.game.events import ActivationEnded, FirstSide, Marked, PlaceTaken, Rolled, StatusChanged

_WRITTEN = (Marked, StatusChanged, PlaceTaken, ActivationEnded, FirstSide)
"""What a result says that it wrote down."""


def say_written(run: Run, seen: Seen, words: Words, *, decides: bool) -> None:
    """Says on a result what it has changed on the table.

    Args:
        run: the roll.
        seen: the game, the roll in its log.
        words: the language.
        decides: whether such a roll decides something in a game; it does not where that was decided before.
    """
    if not run.outcome:
        return
    follows = list(takewhile(lambda one: not isinstance(one.event, Rolled), reversed(seen.log)))
    lines = [told(one, seen.state, words) for one in follows if isinstance(one.event, _WRITTEN)]
    if not lines and not run.after.units and (follows or not decides):
        return
    run.card.small(f"{WRITTEN} {' · '.join(reversed(lines)) or words('nothing-changed')}")
    if run.after.units.get("own") in seen.state.active:
        run.card.buttons(finish_button(seen.state, words))
