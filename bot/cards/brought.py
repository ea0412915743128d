"""What the units of a game brought to a roll, as its cards say it: ``Markol: Reinforced Armour, Blood 2, Down``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.cards.card import clean
from bot.words import Words
from rules.game.fielding import Brought
from rules.game.setup import setup

_MOST = 120
"""So many characters tell what one unit brings."""


def brought_lines(system: str, brought: Sequence[Brought], words: Words) -> Iterator[str]:
    """Gives a line for each unit that brought something."""
    if not brought:
        return
    known, ko = setup(system), words.lang == "ko"
    names = {("status", status.id): status.ko if ko else status.en for status in known.status}
    names |= {("marker", marker.id): marker.ko if ko else marker.en for marker in known.marker}
    for word in known.word:
        written = {spelt.casefold() for spelt in (word.ko, word.en, *word.also)}
        brought_as = {what for _, things in brought for kind, what, _ in things if kind == "word"}
        names |= {("word", what): word.ko if ko else word.en for what in brought_as if what.casefold() in written}
    for unit, things in brought:
        told = [f"{names.get((kind, what), what)}{f' {count}' if count else ''}" for kind, what, count in things]
        if told:
            yield words("brought", name=clean(unit, 40), what=clean(", ".join(told), _MOST))
