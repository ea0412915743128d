"""Whole questions: how like is this one to the questions that are written down, and to all that a rule says."""

from __future__ import annotations

import heapq
from array import array
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import accumulate, chain
from math import log, sqrt

from rules.library.search.english import one_spelling
from rules.library.search.spelling import Spelling
from rules.library.search.tokens import Lexicon

_BUDGET = 3_000
"""How many places of words one query may look at; the rarest words come first, so little is lost."""
_COMPARED = 16
"""How many rules are compared question by question; the others share too few words to come among the first."""
_BEHIND = 0.3
"""Less than this share of the best rule's words is not worth a closer look."""
_LEAST = 0.08
_LIKE, _LEAD, _WORDS = 0.5, 0.61, 0.25
"""How sure it makes that a question is about the first rule: its likeness, its share of lead over the second, the
(logarithm of the) number of words that the rule knows. Fitted to the written questions, each left out in turn; from 1
the first rule was the right one of every set that is not nonsense."""
_LIKE_AT_LEAST, _LEAD_AT_LEAST, _WORDS_AT_LEAST, _WORDS_AT_MOST = 0.5, 0.15, 2, 8

_PLACES = 32
"""Bits for the number of a question behind that of a word: one number sorts faster than two."""

_PIECE, _WORD, _CONCEPT = 0.5, 1.0, 2.0
"""What is worth how much: a pair of syllables or a beginning, a stem, what a word stands for."""
_UNKNOWN = 6.0
"""How telling a word counts that stands nowhere; about as a word of one rule."""
_SATURATION, _LENGTH = 2.0, 0.75
"""The two constants of BM25, as usual."""
_ASKED, _SPREAD = 0.35, 1.04
"""Shares of the likeness to one question, and of the likeness to everything that a rule says."""
_AGREE, _AGREEING = 0.15, 4
"""What other questions of the same rule add that are like this one too, and how many of them."""


class Part(Enum):
    """What a piece of text is in its entry; the value is how often its words count."""

    NAME = 3
    ASK = 1
    TEXT = 0
    """Counts once, but is not compared as a question: it is too long to be like one."""

    @property
    def likeness(self) -> float:
        """What being like such a piece is worth."""
        return 1.0 if self is Part.ASK else 0.8


@dataclass(frozen=True, slots=True)
class Likes:
    """What a question is like.

    Args:
        of: rules, with a likeness from 0 to about 1.
        first: the one it is most like, if it is far ahead of the others.
        sure: how sure it is that the question is about that one; from 1 it was right where it could be counted.
    """

    of: Mapping[int, float]
    first: int | None = None
    sure: float = 0.0


class Passages:
    """Everything that rules say, as weighted words.

    A query is weighed twice: against all words of a rule (BM25), so that words spread over its texts add up, and
    against its names and questions one by one (cosine), so that a question written down finds its rule.

    Args:
        rules: for each rule, in the order of their numbers, its pieces of text.
        lexicon: what is known about words.
    """

    def __init__(self, rules: Iterable[Iterable[tuple[str, Part]]], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._words: defaultdict[str, int] = defaultdict()
        self._words.default_factory = self._words.__len__
        self._kept, self._place = array("I"), array("I")
        """Words of all names and questions, rule by rule in order, and which question each stands in."""
        self._last = array("I", [0])
        """Where the words of each rule end."""
        self._worth = array("f")
        said, numbers = _Said(), _Numbers(self._words, lexicon)
        for rule in rules:
            said.add(self._read(rule, numbers))
        self._words.default_factory = None
        parts = [_part(word) for word in self._words]
        self._weigh_questions(parts)
        self._weigh_rules(parts, said)
        self._spelling = Spelling(word for word in self._words if word[0] not in "@~^")

    def _read(self, rule: Iterable[tuple[str, Part]], known: _Numbers) -> Mapping[int, int]:
        """Keeps the questions of the next rule, and counts all its words."""
        spoken, pairs = list[int](), list[int]()
        words_of, kept = self._lexicon.words_of, self._worth
        for text, part in rule:
            numbers = list(dict.fromkeys(chain.from_iterable(map(known.__getitem__, words_of(text)))))
            spoken += numbers * (part.value or 1)
            if part is not Part.TEXT and numbers:
                place = len(kept)
                pairs += [number << _PLACES | place for number in numbers]
                kept.append(part.likeness)
        pairs.sort()
        self._kept.extend([pair >> _PLACES for pair in pairs])
        self._place.extend([pair & (1 << _PLACES) - 1 for pair in pairs])
        self._last.append(len(self._kept))
        return Counter(spoken)

    def _weigh_questions(self, parts: Sequence[float]) -> None:
        asked, size = Counter(self._kept), len(self._worth)
        self._unknown = log(1 + size)
        self._weights = array("f", [part * log(1 + size / (asked[word] or 1)) for word, part in enumerate(parts)])
        squares = [weight * weight for weight in self._weights]
        lengths = [0.0] * size
        for word, place in zip(self._kept, self._place, strict=True):
            lengths[place] += squares[word]
        self._lengths = array("f", [sqrt(length) for length in lengths])

    def _weigh_rules(self, parts: Sequence[float], said: _Said) -> None:
        """Lays out, word by word, which rules say it and what that is worth."""
        spread, count = Counter(said.words), len(said.last) - 1
        self._telling = array(
            "f",
            [part * log(1 + (count - spread[word] + 0.5) / (spread[word] + 0.5)) for word, part in enumerate(parts)],
        )
        self._start = array("I", accumulate((spread[word] for word in range(len(parts))), initial=0))
        self._rules, self._shares = array("I", bytes(4 * len(said.words))), array("f", bytes(4 * len(said.words)))
        free = array("I", self._start)
        usual = sum(said.times) / (count or 1)
        for rule in range(count):
            first, last = said.last[rule], said.last[rule + 1]
            damped = _SATURATION * (1 - _LENGTH + _LENGTH * sum(said.times[first:last]) / usual)
            for word, times in zip(said.words[first:last], said.times[first:last], strict=True):
                at = free[word]
                self._rules[at], self._shares[at] = rule, self._telling[word] * times / (times + damped)
                free[word] = at + 1

    def find(self, query: str, weigh: Sequence[float], *, respell: bool = True) -> Likes:
        """Gives the rules that a question is about.

        Args:
            query: the question.
            weigh: what each rule counts here; one that counts 0 is not looked for.
            respell: take words that stand nowhere for misspelt ones.
        """
        words = self._lexicon.words_of(query)
        pieces = map(self._lexicon.pieces, map(self._respelt, words) if respell else words)
        said = [found for found in pieces if found]
        found = tuple(dict.fromkeys(chain.from_iterable(said)))
        known = [self._words[word] for word in found if word in self._words]
        strange = [_part(word) for word in found if word not in self._words]
        weights = {word: self._weights[word] ** 2 for word in known}
        length = sqrt(sum(weights.values()) + sum((part * self._unknown) ** 2 for part in strange)) or 1.0
        whole = sum(self._telling[word] for word in known) + sum(strange) * _UNKNOWN
        likes = {}
        for shared, rule in heapq.nlargest(_COMPARED, self._spread(known, weigh)):
            like = _ASKED * self._asked(rule, weights, length) * weigh[rule] + _SPREAD * shared / whole
            if like > _LEAST:
                likes[rule] = like
        if self._lexicon.leaves_in_doubt(query):
            return Likes(likes)
        return self._judged(likes, said)

    def _judged(self, likes: Mapping[int, float], said: Sequence[Sequence[str]]) -> Likes:
        """Judges how sure the first rule is: like the question, far ahead of the second, and not by one word alone."""
        best, second = [*sorted(likes.values(), reverse=True), 0.0, 0.0][:2]
        lead = (best - second) / best if best else 0.0
        if best < _LIKE_AT_LEAST or lead < _LEAD_AT_LEAST:
            return Likes(likes)
        first = max(likes, key=likes.__getitem__)
        words = min(sum(self._says(first, word) for word in said), _WORDS_AT_MOST)
        if words < _WORDS_AT_LEAST:
            return Likes(likes)
        return Likes(likes, first, _LIKE * min(best, 1.0) + _LEAD * lead + _WORDS * log(1 + words))

    def _says(self, rule: int, pieces: Sequence[str]) -> bool:
        """Says whether a rule knows any piece of a word."""
        for number in (self._words[piece] for piece in pieces if piece in self._words):
            first, last = self._start[number], self._start[number + 1]
            at = bisect_left(self._rules, rule, first, last)
            if at < last and self._rules[at] == rule:
                return True
        return False

    def _respelt(self, word: str) -> str:
        word = one_spelling(word)
        if word in self._words or word in self._lexicon.stop:
            return word
        stem = self._lexicon.stem(word)
        return word if stem in self._words else self._spelling.nearest(stem) or word

    def _spread(self, known: Sequence[int], weigh: Sequence[float]) -> list[tuple[float, int]]:
        """Weighs the words against everything each rule says; rules far behind the first are left out."""
        likeness: defaultdict[int, float] = defaultdict(float)
        looked, start = 0, self._start
        for word in sorted(known, key=lambda word: start[word + 1] - start[word]):
            first, last = start[word], start[word + 1]
            looked += last - first
            if looked > _BUDGET and likeness:
                break
            for rule, share in zip(self._rules[first:last], self._shares[first:last], strict=True):
                likeness[rule] += share
        found = [(like * weigh[rule], rule) for rule, like in likeness.items()]
        least = _BEHIND * max(found)[0] if found else 0.0
        return [pair for pair in found if pair[0] > least]

    def _asked(self, rule: int, weights: Mapping[int, float], length: float) -> float:
        """Compares with each name and question of a rule; the best counts, and others that agree add a little."""
        first, last = self._last[rule], self._last[rule + 1]
        kept, place = self._kept, self._place
        shared: defaultdict[int, float] = defaultdict(float)
        for word, weight in weights.items():
            at = bisect_left(kept, word, first, last)
            while at < last and kept[at] == word:
                shared[place[at]] += weight
                at += 1
        likes = []
        for number, weight in shared.items():
            like = weight / (self._lengths[number] * length)
            if like > _LEAST:
                likes.append(like * self._worth[number])
        likes.sort(reverse=True)
        return likes[0] + _AGREE * sum(likes[1 : 1 + _AGREEING]) if likes else 0.0


class _Numbers(dict[str, tuple[int, ...]]):
    """The numbers of the pieces of each word; words come again and again while the index is built."""

    def __init__(self, words: Mapping[str, int], lexicon: Lexicon) -> None:
        super().__init__()
        self._words, self._lexicon = words, lexicon

    def __missing__(self, word: str) -> tuple[int, ...]:
        self[word] = found = tuple(map(self._words.__getitem__, self._lexicon.pieces(word)))
        return found


class _Said:
    """How often each rule says each word, rule by rule; only needed while the index is built."""

    def __init__(self) -> None:
        self.words, self.times, self.last = array("I"), array("I"), array("I", [0])

    def add(self, counted: Mapping[int, int]) -> None:
        self.words.extend(counted.keys())
        self.times.extend(counted.values())
        self.last.append(len(self.words))


def _part(word: str) -> float:
    return _CONCEPT if word[0] == "@" else _PIECE if word[0] in "~^" else _WORD
