"""Naming an outcome: of two sides that rolled against each other the one that wins, where it is known."""

from __future__ import annotations

from collections.abc import Callable

from bot.cards.card import clean
from bot.words import Words
from rules.game.roll_events import Headline

Name = Callable[[str], str]
"""Gives what a side is called; empty where it is not known."""


def headline_text(said: Headline, words: Words, *, unit: Name, person: Name) -> str:
    """Says what came of a roll: its number, who has won, or what the players call it.

    Args:
        said: the outcome, as facts.
        words: the language.
        unit: names the unit of a side.
        person: mentions or names who answers for a side.
    """
    if said.called:
        return clean(said.called, 90)
    if said.count:
        what = {"what": words(said.what)} if said.what else {}
        return words(said.key, count=said.count, **what)
    winner = unit(said.winner) if said.of_units else ""
    loser = unit("opponent" if said.winner == "roller" else "roller")
    if winner and loser and words.has(f"{said.key}-over"):
        return words(f"{said.key}-over", who=winner, whom=loser)
    who = winner or person(said.winner)
    return words(f"{said.key}-by", who=who) if who and words.has(f"{said.key}-by") else words(said.key)
