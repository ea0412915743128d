"""Looking names up: exact, beginning, initials, wrong keyboard, part, typo — a ladder from sure to doubtful."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable
from itertools import accumulate, chain

from rules.library.search.clipped import Clipped
from rules.library.search.hangul import (
    as_if_english,
    as_if_korean,
    flat,
    fold,
    has_hangul,
    initials,
    is_initials,
    normal,
    sound,
)
from rules.library.search.loanwords import consonants_of_english, consonants_of_korean
from rules.library.search.spelling import ByLength
from rules.library.search.tokens import Lexicon

EXACT, ALIAS, STEMMED, SWAPPED, SOUNDS = 100.0, 99.0, 98.0, 96.0, 95.0
_ABBREVIATED = 93.0
_CHATTED = 80.0
_AMONG_WORDS = {3: 80.0, 4: 90.0}
"""A word of so many initials among other words; two are chat (ㄱㄴ, ㅇㅋ) before they are a name."""
_FEW = 3
"""Such a word is offered where it is the beginning of so few rules at most."""
_ENOUGH = 90.0
_HINTED = 84.0
"""From here down a beginning scores that is not enough to mean its name: it is offered, not opened."""
_PART, _MOST = 0.6, 0.75
"""How much of a name a beginning has to be, in letters, and a beginning that is a word by itself."""
_SPOKEN = 4
"""So many letters of a rule's own name are enough, if they are no word by themselves: 강하 for 강하돌격."""
_LONGEST_NAME = 36
"""A query of more letters is a question, not a misspelt name."""
_HEARD_AT_LEAST, _HEARD_AT_MOST = 4, 12
"""Consonants of a spelling by ear; fewer fit too many names, more are a sentence."""
_LEFT_OUT = frozenset({"a", "an", "and", "by", "for", "from", "in", "into", "of", "on", "or", "the", "to", "with"})
"""Words whose letter an abbreviation may leave out."""
_LETTERS = re.compile(r"[a-z]{2,6}")
_WORDS = re.compile(r"[a-z]+")


class Terms:
    """Every name and alias, each pointing at rules by their number.

    Args:
        names: a name or alias, the number of its rule, and whether it is the name itself.
        lexicon: what is known about words.
    """

    def __init__(self, names: Iterable[tuple[str, int, bool]], lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        owners, by_initials, named, abbreviated, by_sound, by_ear = (Owners() for _ in range(6))
        names = list(names)
        self._first_words = set(chain.from_iterable(_first_words(name) for name, _, _ in names))
        for name, rule, is_name in names:
            folded = fold(name)
            if not folded:
                continue
            term = flat(folded)
            owners[term].append(rule)
            if is_name:
                named[term].append(rule)
                for letters in _abbreviations(name):
                    abbreviated[letters].append(rule)
            if has_hangul(folded):
                by_initials[flat(initials(folded))].append(rule)
                by_sound[sound(folded)].append(rule)
            else:
                by_ear[consonants_of_english(normal(name))].append(rule)
        self._owners, self._named, self._initials = owners.kept(), named.kept(), by_initials.kept()
        self._abbreviated, self._sounds = abbreviated.kept(), by_sound.kept()
        self._heard = {heard: rules for heard, rules in by_ear.kept().items() if len(heard) >= _HEARD_AT_LEAST}
        self._terms = sorted(owners)
        self._joined = "\n".join([*self._terms, ""])
        self._by_initials = sorted(by_initials)
        self._clipped = Clipped((name, rule) for name, rule, _ in names)
        self._alike, self._heard_alike = ByLength(self._terms), ByLength(self._heard)

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
            self._beginning(wanted, scores, 96.5, typing=typing)
        folded = fold(query)
        if is_initials(folded):
            self._as_initials(flat(folded), scores)
        elif not typing:
            self._initials_among(query, scores)
        self._other_keyboard(folded, scores, typing=typing)
        if _LETTERS.fullmatch(folded) and folded not in self._lexicon.stop:
            _give(self._abbreviated.get(folded, ()), _ABBREVIATED, scores)
        if max(scores.values(), default=0) < _ENOUGH and len(wanted) <= _LONGEST_NAME:
            self._part(wanted, scores)
            self._typo(wanted, scores)
            for rule, score in self._clipped.find(query).items():
                _give((rule,), score, scores)
            if has_hangul(folded):
                self._by_ear(folded, scores)
        return scores

    def written_out(self, query: str) -> str | None:
        """Gives a query with every clipped word written out, if there is one and each can be only one word."""
        return self._clipped.written_out(query)

    def _give(self, term: str, score: float, scores: dict[int, float]) -> None:
        _give(self._owners[term], score, scores)

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

    def _beginning(self, wanted: str, scores: dict[int, float], best: float, *, typing: bool) -> None:
        for place in range(bisect_left(self._terms, wanted), len(self._terms)):
            term = self._terms[place]
            if not term.startswith(wanted):
                break
            missing = min(len(term) - len(wanted), 30)
            score = best - missing * (0.3 if len(wanted) > 2 else 0.6)
            hinted = _HINTED - missing * 0.3
            self._give(term, score if typing or self._tells(wanted, term) else min(score, hinted), scores)

    def _tells(self, wanted: str, term: str) -> bool:
        """Says whether a beginning is enough to mean a name: most of it, or a good part of its own first word.

        A whole word with which a longer name begins (long, out, 부대) means other things as well.
        """
        if len(wanted) < _SPOKEN or wanted in self._lexicon.stop:
            return False
        covered = len(wanted) / len(term)
        if wanted in self._first_words:
            return covered >= _MOST
        return covered >= _PART or term in self._named

    def _as_initials(self, wanted: str, scores: dict[int, float]) -> None:
        # One letter again and again (ㅇㅇㅇ, ㅋㅋ) is chat before it is a name.
        best = 97.0 if len(set(wanted)) > 1 else _CHATTED
        for place in range(bisect_left(self._by_initials, wanted), len(self._by_initials)):
            term = self._by_initials[place]
            if not term.startswith(wanted):
                break
            _give(self._initials[term], best - min(len(term) - len(wanted), 12) * 2, scores)

    def _initials_among(self, query: str, scores: dict[int, float]) -> None:
        """Offers what single words abbreviate: ㅇㅍㅌ in a query that has other words too."""
        for word in normal(query).split():
            worth = _AMONG_WORDS.get(min(len(word), max(_AMONG_WORDS)))
            if worth is not None and is_initials(word) and len(set(word)) > 1:
                found: dict[int, float] = {}
                self._as_initials(flat(word), found)
                best = max(found.values(), default=0.0)
                rules = [rule for rule, score in found.items() if score == best]
                if len(rules) <= _FEW:
                    _give(rules, worth, scores)

    def _other_keyboard(self, folded: str, scores: dict[int, float], *, typing: bool) -> None:
        """Tries the query as if it had been typed with the other language switched on."""
        if max(scores.values(), default=0) >= _ENOUGH or len(folded) < 3:
            return
        swapped = fold(as_if_english(folded)) if has_hangul(folded) else as_if_korean(folded)
        if swapped in self._owners:
            self._give(swapped, SWAPPED, scores)
        elif len(swapped) >= 4:
            found: dict[int, float] = {}
            self._beginning(swapped, found, 93.0 if typing else 91.0, typing=typing)
            for rule, score in found.items():
                _give((rule,), score, scores)

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
        for term, score in self._alike.near(wanted, within=4, least=70, limit=12):
            self._give(term, score * 0.97, scores)

    def _by_ear(self, folded: str, scores: dict[int, float]) -> None:
        """Takes the query for a loanword in another spelling, or for an English name written as it is heard."""
        heard = sound(folded)
        if len(heard) >= _HEARD_AT_LEAST and heard in self._sounds:
            _give(self._sounds[heard], SOUNDS, scores)
            return
        consonants = consonants_of_korean(folded)
        if not _HEARD_AT_LEAST <= len(consonants) <= _HEARD_AT_MOST:
            return
        for name, score in self._heard_alike.near(consonants, within=2, least=85, limit=4):
            _give(self._heard[name], score * 0.8, scores)


class Owners(defaultdict[str, list[int]]):
    """Rules by a key; ``kept`` gives them in little room."""

    def __init__(self) -> None:
        super().__init__(list)

    def kept(self) -> dict[str, tuple[int, ...]]:
        """Gives the rules of each key, each once; equal ones are one object."""
        same: dict[tuple[int, ...], tuple[int, ...]] = {}
        found = ((key, tuple(sorted(set(rules)))) for key, rules in self.items())
        return {key: same.setdefault(rules, rules) for key, rules in found}


def _give(rules: Iterable[int], score: float, scores: dict[int, float]) -> None:
    for rule in rules:
        if score > scores.get(rule, 0):
            scores[rule] = score


def _first_words(name: str) -> Iterable[str]:
    """Gives what a name of several words begins with, whole words each."""
    return accumulate(flat(fold(word)) for word in name.split()[:-1])


def _abbreviations(name: str) -> set[str]:
    """Gives the initials of an English name of several words, with and without its small words: Out of Action, OOA."""
    words = _WORDS.findall(normal(name))
    large = [word for word in words if word not in _LEFT_OUT]
    return {"".join(word[0] for word in chosen) for chosen in (words, large) if len(chosen) > 1}
