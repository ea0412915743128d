"""What a roll has written down in its game, said on its card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from bot.cards.card import clean
from bot.cards.next_steps import finish_button
from bot.cards.taken_back import WRITTEN
from bot.cards.tell import act_name, told, unit_name
from bot.games.seen import Seen
from bot.rolls.logbook import Run
from bot.words import Words
from rules.game.activation import made_again
from rules.game.events import ActivationEnded, Event, FirstSide, Marked, PlaceTaken, Rolled, StatusChanged
from rules.game.state import State
from rules.procedure import Choice

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
    lines = [told(one, seen.state, words) for one in reversed(follows) if isinstance(one.event, _WRITTEN)]
    if not lines and not run.after.units and (follows or not decides):
        return
    lines += _beyond(run, seen.state, [one.event for one in follows], words)
    run.card.small(f"{WRITTEN} {' · '.join(lines) or words('came-back' if _spent(run) else 'nothing-changed')}")
    own = run.after.units.get("own", "")
    if made_again(seen.state, seen.log):
        unit = unit_name(own, seen.state)
        run.card.small(words("made-again", unit=unit, act=act_name(seen.state, words)))
    if own in seen.state.active:
        run.card.buttons(finish_button(seen.state, words))


def _spent(run: Run) -> bool:
    """Says whether somebody spent markers on a roll; where they stand as before, as many came to them."""
    return any(
        isinstance(step.asked, Choice) and step.asked.question.startswith("spend-") and bool(step.answer)
        for step in run.transcript.walk()
    )


def _beyond(run: Run, state: State, written: Sequence[Event], words: Words) -> Iterator[str]:
    """Says what a roll took from a unit that has not so much at this table: a spell cast by who has no Will there."""
    for effect in run.effects:
        unit = state.units.get(run.after.units.get(effect.whose, ""))
        if unit is None or effect.change >= 0:
            continue
        marks = (one for one in written if isinstance(one, Marked) and (one.unit, one.marker) == (unit.id, effect.what))
        missing = effect.change - sum(one.change for one in marks)
        if missing < 0:
            marker = state.setup.marker_named(effect.what)
            yield words(
                "beyond-the-table",
                unit=clean(unit.name, 40),
                marker=marker.ko if words.lang == "ko" else marker.en,
                change=f"−{-missing}",
                held=unit.markers.get(effect.what, 0),
            )
