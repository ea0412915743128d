"""Looking names up: exact, beginning, initials, wrong keyboard, part, typo — a ladder from sure to doubtful."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable

from rapidfuzz import fuzz, process

from rules.library.search.hangul import (
    as_if_english,
    as_if_korean,
    flat,
    fold,
    has_hangul,
    initials,
    is_initials,
    normal,
)
from rules.library.search.tokens import Lexicon

EXACT, ALIAS, STEMMED, SWAPPED = 100.0, 99.5, 98.0, 96.0
_ENOUGH = 90.0
_LONGEST_NAME = 36
"""A query of more letters is a question, not a misspelt name."""


class Terms:
    """Every name and alias, each pointing at rules by their number.

    Args:
        names: a name or alias, the number of its rule, and whether it is the name itself.
        lexicon: what is known about words.
    """

    def __init__(self, names: Iterable[tuple[str, int, bool]], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        owners: defaultdict[str, set[int]] = defaultdict(set)
        by_initials: defaultdict[str, set[int]] = defaultdict(set)
        named: defaultdict[str, set[int]] = defaultdict(set)
        for name, rule, is_name in names:
            folded = fold(name)
            if not folded:
                continue
            owners[flat(folded)].add(rule)
            if is_name:
                named[flat(folded)].add(rule)
            if has_hangul(folded):
                by_initials[flat(initials(folded))].add(rule)
        self._owners, self._named = dict(owners), dict(named)
        self._terms = sorted(owners)
        self._joined = "\n".join([*self._terms, ""])
        self._initials = dict(by_initials)
        self._by_initials = sorted(by_initials)

    def find(self, query: str, *, typing: bool = False) -> dict[int, float]:
        """Gives the rules whose name fits, with a score from 0 to 100.

        Args:
            query: what was typed.
            typing: the query may stop in the middle of a word; beginnings count nearly as much as whole names.
        """
        wanted = flat(fold(query))
        if not wanted:
            return {}
        scores: dict[int, float] = {}
        self._whole(query, wanted, scores)
        if not scores or typing:
            self._beginning(wanted, scores, 96.5)
        folded = fold(query)
        if is_initials(folded):
            self._as_initials(flat(folded), scores)
        self._other_keyboard(folded, scores, typing=typing)
        if max(scores.values(), default=0) < _ENOUGH and len(wanted) <= _LONGEST_NAME:
            self._part(wanted, scores)
            self._typo(wanted, scores)
        return scores

    def _give(self, term: str, score: float, scores: dict[int, float]) -> None:
        for rule in self._owners[term]:
            if score > scores.get(rule, 0):
                scores[rule] = score

    def _whole(self, query: str, wanted: str, scores: dict[int, float]) -> None:
        if wanted in self._owners:
            self._give(wanted, ALIAS, scores)
            for rule in self._named.get(wanted, ()):
                scores[rule] = EXACT
        stems = [self._lexicon.stem(word) for word in normal(query).split()]
        for shorter in {"".join(stems), "".join([*normal(query).split()[:-1], *stems[-1:]])}:
            term = flat(fold(shorter))
            if term != wanted and term in self._owners and len(shorter) > 1:
                self._give(term, STEMMED, scores)

    def _beginning(self, wanted: str, scores: dict[int, float], best: float) -> None:
        for place in range(bisect_left(self._terms, wanted), len(self._terms)):
            term = self._terms[place]
            if not term.startswith(wanted):
                break
            missing = len(term) - len(wanted)
            self._give(term, best - min(missing, 30) * (0.3 if len(wanted) > 2 else 0.6), scores)

    def _as_initials(self, wanted: str, scores: dict[int, float]) -> None:
        for place in range(bisect_left(self._by_initials, wanted), len(self._by_initials)):
            term = self._by_initials[place]
            if not term.startswith(wanted):
                break
            score = 97.0 - min(len(term) - len(wanted), 12) * 2
            for rule in self._initials[term]:
                scores[rule] = max(scores.get(rule, 0), score)

    def _other_keyboard(self, folded: str, scores: dict[int, float], *, typing: bool) -> None:
        """Tries the query as if it had been typed with the other language switched on."""
        if max(scores.values(), default=0) >= _ENOUGH or len(folded) < 3:
            return
        swapped = fold(as_if_english(folded)) if has_hangul(folded) else as_if_korean(folded)
        if swapped in self._owners:
            self._give(swapped, SWAPPED, scores)
        elif len(swapped) >= 4:
            found: dict[int, float] = {}
            self._beginning(swapped, found, 93.0 if typing else 91.0)
            for rule, score in found.items():
                scores[rule] = max(scores.get(rule, 0), score)

    def _part(self, wanted: str, scores: dict[int, float]) -> None:
        if len(wanted) < 3:
            return
        place = self._joined.find(wanted)
        while place >= 0:
            start = self._joined.rfind("\n", 0, place) + 1
            end = self._joined.find("\n", place)
            self._give(self._joined[start:end], 84.0 - min(end - start - len(wanted), 40) * 0.5, scores)
            place = self._joined.find(wanted, end)

    def _typo(self, wanted: str, scores: dict[int, float]) -> None:
        if len(wanted) < 4:
            return
        for term, score, _ in process.extract(wanted, self._terms, scorer=fuzz.ratio, limit=12, score_cutoff=70):
            if abs(len(term) - len(wanted)) <= 4:
                self._give(term, score * 0.97, scores)
