"""Names of which only a part of every word is typed: vol aimd is aimed volley, 강돌 is 강하돌격."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import chain

from rapidfuzz import fuzz

from rules.library.search.hangul import normal

_WORDS = re.compile(r"[a-z]+|[0-9]+")
_SYLLABLES = re.compile(r"[가-힣]+")
_SHORTEST, _MOST_WORDS = 3, 4
"""Letters of a clipped word, and words of a query that is a clipped name and not a question."""
_LEFT_OF_IT = 0.4
"""What is left at least of a word that lost letters in its middle: wpn of weapon; a beginning may be shorter."""
_VOWELS = frozenset("aeiouwy")
_ALIKE = 80.0
"""How like a word a misspelt one is at least."""
_TOO_MANY = 1_500
"""Names that even the rarest word of a query may stand in; more are no help to anybody."""
_LEAST, _BEST = 62.0, 86.0
"""What a clipped name is worth; never so much that it is shown at once."""
_SPOKEN = 78.0
"""What syllables of a Korean name are worth, and of how few rules they must be."""
_FEW = 3


class Clipped:
    """Finds names by what is left of their words.

    Args:
        names: a name or alias and the number of its rule.
    """

    def __init__(self, names: Iterable[tuple[str, int]]) -> None:
        self._names: list[tuple[int, int]] = []
        self._having: defaultdict[str, set[int]] = defaultdict(set)
        self._beginning: defaultdict[str, dict[str, set[int]]] = defaultdict(dict)
        for name, rule in names:
            words = set(_WORDS.findall(normal(name)))
            syllables = "".join(_SYLLABLES.findall(name))
            if len(words) > 1 and not syllables:
                for word in words:
                    self._having[word].add(len(self._names))
                self._names.append((len(words), rule))
            elif len(syllables) > _SHORTEST:
                self._beginning[syllables[0]].setdefault(syllables, set()).add(rule)
        self._letters: defaultdict[str, list[str]] = defaultdict(list)
        for word in self._having:
            self._letters[word[0]].append(word)

    def find(self, query: str) -> dict[int, float]:
        """Gives the rules whose names fit, with a score like those of ``Terms.find``."""
        text = normal(query)
        words = _WORDS.findall(text)
        if _SYLLABLES.fullmatch(text):
            return self._spoken(text)
        known = all(word in self._having for word in words)
        if not 1 < len(words) <= _MOST_WORDS or known or " ".join(words) != text:
            return {}
        may_be = sorted(map(self._left_of, words), key=lambda found: sum(len(self._having[word]) for word in found))
        found = self._with(may_be[0])
        for words_left in may_be[1:]:
            found = {
                name: share + most
                for name, share in found.items()
                if (most := max((left for word, left in words_left.items() if name in self._having[word]), default=0))
            }
        scores: dict[int, float] = {}
        for name, share in found.items():
            size, rule = self._names[name]
            score = _LEAST + (_BEST - _LEAST) * share / max(size, len(words))
            scores[rule] = max(scores.get(rule, 0.0), score)
        return scores

    def written_out(self, query: str) -> str | None:
        """Gives a query with every clipped word written out: vol aimd → volley aimed; nothing where one cannot be."""
        text = normal(query)
        words = _WORDS.findall(text)
        if not 1 < len(words) <= _MOST_WORDS or " ".join(words) != text:
            return None
        whole = [[word] if word in self._having else self._may_be(word) for word in words]
        return " ".join(chain.from_iterable(whole)) if all(1 <= len(found) <= _FEW for found in whole) else None

    def _may_be(self, typed: str) -> list[str]:
        """Gives the words of which most is left."""
        left = self._left_of(typed)
        most = max(left.values(), default=0.0)
        return [word for word, share in left.items() if share == most]

    def _left_of(self, typed: str) -> dict[str, float]:
        """Gives the words of which this may be left, and how much of each is."""
        left = {word: _left(typed, word) for word in self._letters.get(typed[0], ())}
        return {word: share for word, share in left.items() if share}

    def _with(self, words: Mapping[str, float]) -> dict[int, float]:
        """Gives the names that have one of these words; none where it says too little which."""
        names: dict[int, float] = {}
        if sum(len(self._having[word]) for word in words) > _TOO_MANY:
            return names
        for word, share in words.items():
            for name in self._having[word]:
                names[name] = max(names.get(name, 0.0), share)
        return names

    def _spoken(self, text: str) -> dict[int, float]:
        found: set[int] = set()
        if 1 < len(text) <= _MOST_WORDS:
            for name, rules in self._beginning.get(text[0], {}).items():
                if len(name) > len(text) and _is_within(text, name):
                    found |= rules
        return dict.fromkeys(found, _SPOKEN) if len(found) <= _FEW else {}


def _left(typed: str, word: str) -> float:
    """Says how much of a word is left, from 0 (this is not left of it) to 1."""
    if typed == word:
        return 1.0
    if len(typed) < _SHORTEST or typed.isdigit():
        return 0.0
    if word.startswith(typed) or (len(typed) >= _LEFT_OF_IT * len(word) and _lost_vowels(typed, word)):
        return len(typed) / len(word)
    return fuzz.ratio(typed, word, score_cutoff=_ALIKE) / 100


def _lost_vowels(typed: str, word: str) -> bool:
    """Says whether a word lost only vowels before the last letter that is left: strk of strike, but not cat of cast."""
    place = 0
    for letter in typed:
        while word[place : place + 1] != letter:
            if word[place : place + 1] not in _VOWELS:
                return False
            place += 1
        place += 1
    return True


def _is_within(typed: str, word: str) -> bool:
    """Says whether all letters stand in a word in this order."""
    letters = iter(word)
    return all(letter in letters for letter in typed)
