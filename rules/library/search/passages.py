"""Whole questions: how like is this one to the questions and texts that are written down."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from math import log, sqrt

from rules.library.search.tokens import Lexicon

_BUDGET = 12_000
"""How many places of words one query may look at; the rarest words come first, so little is lost."""

_PIECE, _WORD, _CONCEPT = 0.5, 1.0, 2.0
"""What is worth how much: a pair of syllables or a beginning, a stem, what a word stands for."""


class Passages:
    """Passages of text as weighted words; a query is compared with all that share a word with it (cosine).

    Args:
        passages: text, number of the rule it belongs to, and how much a likeness to it is worth (0 to 1).
        lexicon: what is known about words.
    """

    def __init__(self, passages: Iterable[tuple[str, int, float]], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._rules = array("I")
        self._worth = array("f")
        kept: list[tuple[str, ...]] = []
        spread: Counter[str] = Counter()
        for text, rule, worth in passages:
            words = lexicon.tokens(text)
            if words:
                kept.append(words)
                spread.update(words)
                self._rules.append(rule)
                self._worth.append(worth)
        size = len(kept)
        self._weights = {word: _part(word) * log(1 + size / count) for word, count in spread.items()}
        self._unknown = log(1 + size)
        squares = {word: weight * weight for word, weight in self._weights.items()}
        self._lengths = array("f", [sqrt(sum([squares[word] for word in words])) for words in kept])
        self._numbers = {word: array("I") for word in spread}
        for number, words in enumerate(kept):
            for word in words:
                self._numbers[word].append(number)

    def find(self, query: str) -> dict[int, float]:
        """Gives the rules that a question is about, with a likeness from 0 to 1 (a little more with agreement)."""
        words = self._lexicon.tokens(query)
        weights = {word: self._weights.get(word, _part(word) * self._unknown) for word in words}
        length = sqrt(sum(weight * weight for weight in weights.values())) or 1.0
        likeness: defaultdict[int, float] = defaultdict(float)
        looked = 0
        for word in sorted(weights, key=lambda word: len(self._numbers.get(word, ()))):
            places = self._numbers.get(word)
            if places is None:
                continue
            looked += len(places)
            if looked > _BUDGET and likeness:
                break
            gain = weights[word] ** 2 / length
            for number in places:
                likeness[number] += gain
        best: dict[int, list[float]] = {}
        for number, shared in likeness.items():
            like = shared / self._lengths[number]
            if like > 0.08:
                best.setdefault(self._rules[number], []).append(like * self._worth[number])
        return {rule: _together(likes) for rule, likes in best.items()}


def _part(word: str) -> float:
    return _CONCEPT if word[0] == "@" else _PIECE if word[0] in "~^" else _WORD


def _together(likes: list[float]) -> float:
    """The best passage counts, and others that agree add a little."""
    likes.sort(reverse=True)
    return likes[0] + 0.15 * sum(likes[1:4])
