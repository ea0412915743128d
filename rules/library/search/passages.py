"""Whole questions: how like is this one to the questions and texts that are written down."""

from __future__ import annotations

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable
from math import log, sqrt

from rules.library.search.tokens import Lexicon


class Passages:
    """Passages of text as weighted words; a query is compared with all that share a word with it (cosine).

    Args:
        passages: text, number of the rule it belongs to, and how much a likeness to it is worth (0 to 1).
        lexicon: what is known about words.
    """

    def __init__(self, passages: Iterable[tuple[str, int, float]], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        counted: list[Counter[str]] = []
        self._rules = array("I")
        self._worth = array("f")
        for text, rule, worth in passages:
            words = lexicon.tokens(text)
            if words:
                counted.append(words)
                self._rules.append(rule)
                self._worth.append(worth)
        spread: Counter[str] = Counter()
        for words in counted:
            spread.update(words.keys())
        size = len(counted)
        self._rarity = {word: log(1 + size / count) for word, count in spread.items()}
        self._rarest = log(1 + size) if size else 0.0
        postings: defaultdict[str, tuple[array[int], array[float]]] = defaultdict(lambda: (array("I"), array("f")))
        for number, words in enumerate(counted):
            length = self._length(words)
            for word, count in words.items():
                numbers, weights = postings[word]
                numbers.append(number)
                weights.append(self._weight(word, count) / length)
        self._postings = dict(postings)

    def _weight(self, word: str, count: int) -> float:
        part = 0.5 if word[0] in "~^" else 1.0
        return part * (1 + log(count)) * self._rarity.get(word, self._rarest)

    def _length(self, words: Counter[str]) -> float:
        return sqrt(sum(self._weight(word, count) ** 2 for word, count in words.items())) or 1.0

    def find(self, query: str) -> dict[int, float]:
        """Gives the rules that a question is about, with a likeness from 0 to 1 (a little more with agreement)."""
        words = self._lexicon.tokens(query)
        if not words:
            return {}
        length = self._length(words)
        likeness: defaultdict[int, float] = defaultdict(float)
        for word, count in words.items():
            posting = self._postings.get(word)
            if posting is None:
                continue
            weight = self._weight(word, count) / length
            for number, other in zip(*posting, strict=True):
                likeness[number] += weight * other
        by_rule: defaultdict[int, list[float]] = defaultdict(list)
        for number, like in likeness.items():
            by_rule[self._rules[number]].append(like * self._worth[number])
        return {rule: _together(likes) for rule, likes in by_rule.items()}


def _together(likes: list[float]) -> float:
    """The best passage counts, and others that agree add a little."""
    likes.sort(reverse=True)
    return likes[0] + 0.15 * sum(likes[1:4])
