"""What is a letter or so away: misspelt names, and misspelt words of a question."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence

from rapidfuzz import fuzz, process

from rules.library.search.hangul import flat, sound

_SHORTEST = 5
"""Letters (jamo) of a word that may be respelt; of shorter ones too many are one letter apart."""
_ALIKE = 84.0
"""A letter too few or too many in five, a wrong one in seven."""


class ByLength:
    """Terms sorted by length, so that a term is compared only with those about as long."""

    def __init__(self, terms: Iterable[str]) -> None:
        self._terms = sorted(terms, key=len)
        lengths = [len(term) for term in self._terms]
        self._start = [bisect_left(lengths, length) for length in range(max(lengths, default=0) + 2)]

    def near(self, term: str, *, within: int, least: float, limit: int) -> Sequence[tuple[str, float]]:
        """Gives the terms most like this one, best first, each with its likeness from 0 to 100.

        Args:
            term: what they shall be like.
            within: how much longer or shorter they may be.
            least: the least likeness that counts.
            limit: how many at most.
        """
        size, last = len(term), len(self._start) - 1
        alike = self._terms[self._start[min(max(size - within, 0), last)] : self._start[min(size + within + 1, last)]]
        found = process.extract(term, alike, scorer=fuzz.ratio, limit=limit, score_cutoff=least)
        return [(name, score) for name, score, _ in found]


class Spelling:
    """The words that the library uses, and which of them a misspelt one is.

    Args:
        words: known words, without endings.
    """

    def __init__(self, words: Iterable[str]) -> None:
        letters = {flat(word): word for word in words}
        self._known = {term: word for term, word in letters.items() if len(term) >= _SHORTEST}
        self._sounds = {sound(word): word for word in self._known.values()}
        self._terms = ByLength(self._known)

    def nearest(self, word: str) -> str | None:
        """Gives the known word that sounds the same or is a letter away, if there is one."""
        term = flat(word)
        if len(term) < _SHORTEST:
            return None
        heard = self._sounds.get(sound(word))
        if heard is not None:
            return heard
        best = self._terms.near(term, within=1, least=_ALIKE, limit=1)
        return self._known[best[0][0]] if best else None
