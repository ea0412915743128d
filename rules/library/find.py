"""Looking a rule up: names and questions together, and how sure the answer is."""

from __future__ import annotations

import heapq
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from math import exp
from pathlib import Path

from rules.library.entry import Lang
from rules.library.load import Library, Rule, load
from rules.library.search.hangul import flat, fold, normal
from rules.library.search.passages import Likes, Part, Passages
from rules.library.search.terms import ALIAS, Owners, Terms
from rules.library.search.tokens import Lexicon


class Sureness(StrEnum):
    """How sure an answer is; it decides what is shown."""

    CLEAR = "clear"
    """One rule, shown at once."""
    DOUBTFUL = "doubtful"
    """Some rules that it may be; the player chooses."""
    NOTHING = "nothing"
    """No rule; at most the nearest topics."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that was found, with a score from 0 to about 100."""

    rule: Rule
    score: float


@dataclass(frozen=True, slots=True)
class Answer:
    """What a lookup gives.

    Args:
        sureness: how sure it is.
        hits: the rules, best first; with CLEAR the first is the answer.
        system: the system that the query itself named, if it did.
        whole: whether the query was nothing but that name; then each hit opens one of its topics.
    """

    sureness: Sureness
    hits: tuple[Hit, ...]
    system: str | None = None
    whole: bool = False


@dataclass(frozen=True, slots=True)
class _Weighed:
    """What a query may mean.

    Args:
        scores: by the number of a rule, from 0 to about 100.
        by_name: whether a name in it decides; else it was compared as a question.
        plain: the key of the rule that a question is plainly about, if it is.
    """

    scores: dict[int, float]
    by_name: bool = True
    plain: str | None = None


# Measured on the tuning set in tests/search; see tests/benchmarks/search.py.
_CLEAR, _LEAST, _LEAD = 88.0, 40.0, 10.0
_NAMED, _NAME_LEAD = 97.0, 0.75
"""From here a score is a name's; a name shared by two rules is not clear, one that fits better is."""
_ASKED = 97.5
"""The question stands in an entry word for word."""
_SPELT = 95.0
"""From here a name was written out, if not letter by letter; questions need not be compared."""
_CROWDED, _LIKE_AT_MOST = 80.0, 96.0
_WORTH_OFFERING = 0.6
"""Of the best one's score; what is further behind was never meant, and only lengthens the choice."""
_HOME_BONUS = 3.0
_ABROAD = 0.75
_NEAR = 70.0
"""A rule of the game played here that is this like the query is offered beside another game's very name."""
_QUESTION_SCALE = 90.0
_SURE, _SURE_ANYWHERE = 1.04, 1.2
"""How sure a question must be about a rule to open it, where a game is played or named and where none is."""


class Finder:
    """The library with its search."""

    def __init__(self, library: Library, lexicon: Lexicon) -> None:
        self.library = library
        names: list[tuple[str, int, bool]] = []
        asked = Owners()
        for number, rule in enumerate(library.rules):
            for lang in Lang:
                naming = rule.entry.naming(lang)
                names += [(name, number, name == naming.name) for name in naming.all_names()]
                names.append(
                    (naming.name.partition(" (")[0], number, True)
                )  # one word, two rules: told apart behind it
                for ask in naming.asks:
                    asked[fold(ask)].append(number)
        self._terms = Terms(names, lexicon)
        self._passages = Passages((_parts(rule) for rule in library.rules), lexicon)
        self._asked = asked.kept()
        self._weights: dict[tuple[str | None, str | None], Sequence[float]] = {}

    @classmethod
    def shelf(cls, root: Path | None = None) -> Finder:
        """Loads the library that ships with the program.

        Raises:
            ValueError: a file has faults; the message lists them all.
        """
        return cls(load(root), Lexicon.read(root))

    def label(self, rule: Rule, lang: Lang) -> str:
        """Gives what a suggestion says: the name in both languages and the system. ``find`` knows it again."""
        names = filter(None, [rule.entry.naming(lang).name, rule.entry.elsewhere(lang)])
        return f"{' · '.join(names)} ({self.library.systems[rule.system].short})"[:100]

    @cached_property
    def _by_label(self) -> dict[str, Rule]:
        return {self.label(rule, lang): rule for rule in self.library.rules for lang in Lang}

    @cached_property
    def _system_names(self) -> tuple[tuple[str, str], ...]:
        """Folded names of systems, longest first, each with the system."""
        names = [
            (flat(fold(name)), key)
            for key, system in self.library.systems.items()
            for name in (system.ko, system.en, system.short, *system.aliases)
        ]
        return tuple(sorted(set(names), key=lambda pair: -len(pair[0])))

    def find(
        self,
        query: str,
        *,
        system: str | None = None,
        home: str | None = None,
        limit: int = 5,
        typing: bool = False,
        far: bool = False,
    ) -> Answer:
        """Looks a rule up.

        Args:
            query: a name, a part of one, or a whole question, in Korean or English.
            system: only this system.
            home: the system played here; it ranks first where several fit.
            limit: how many hits at most.
            typing: the query is unfinished (autocomplete).
            far: give also what comes nowhere near the best, for whoever knows more of what is meant than the query.
        """
        exact = self.library.by_key.get(query.strip()) or self._by_label.get(query.strip())
        if exact is not None:
            return Answer(Sureness.CLEAR, (Hit(exact, 100.0),))
        game = None if typing else self._game_named(query)
        if game is not None:
            return Answer(Sureness.NOTHING, self._topics(game), game, whole=True)
        named, rest = self._named_system(query)
        only = system or named
        weighed = self._weighed(rest if named else query, only, home, typing=typing)
        if named and not weighed.scores:
            weighed = self._weighed(query, only, home, typing=typing)
        scores = weighed.scores
        best = heapq.nlargest(max(limit, 2) + 3, scores.items(), key=lambda scored: scored[1])
        hits = [Hit(self.library.rules[number], score) for number, score in best]
        hits.sort(key=lambda hit: (-hit.score, len(hit.rule.entry.ko.name), hit.rule.key))
        sureness = _sureness(hits, weighed)
        if sureness is Sureness.CLEAR and only is None and not self._may_open(hits, scores, home):
            sureness = Sureness.DOUBTFUL
        if sureness is Sureness.DOUBTFUL and not typing and not far:
            hits = [hit for hit in hits if hit.score >= _WORTH_OFFERING * hits[0].score]
        return Answer(sureness, tuple(hits[:limit]), named)

    def suggest(self, typed: str, *, system: str | None = None, home: str | None = None) -> Sequence[Rule]:
        """Gives what a half-typed query may become, best first, at most 25."""
        return [hit.rule for hit in self.find(typed, system=system, home=home, limit=25, typing=True).hits]

    def _weighed(self, query: str, only: str | None, home: str | None, *, typing: bool) -> _Weighed:
        """Scores every rule that fits, names first; questions only where no name fits surely."""
        weigh = self._weigh(only, home)
        bonus = _HOME_BONUS if home else 0.0
        named = self._terms.find(query, typing=typing)
        for number in self._asked.get(fold(query), ()):
            named[number] = max(named.get(number, 0.0), _ASKED)
        scores = {
            number: score + bonus if weigh[number] == 1.0 else score if score >= _SPELT else score * _ABROAD
            for number, score in named.items()
            if weigh[number]
        }
        if self._is_named(scores, home if only is None else None):
            return _Weighed(scores)
        # A single word, or what is a letter away from a name, is a name; names know their own misspellings.
        by_name = max(scores.values(), default=0.0) >= _CLEAR
        respell = " " in query.strip() and not by_name
        likes = self._passages.find(query, weigh, respell=respell)
        if max(scores.values(), default=0.0) < _LEAST > _QUESTION_SCALE * max(likes.of.values(), default=0.0):
            written_out = self._terms.written_out(query)
            likes = Likes(self._passages.find(written_out, weigh).of) if written_out else likes
        for number, like in likes.of.items():
            score, known = like * _QUESTION_SCALE, scores.get(number, 0.0)
            scores[number] = max(known, _capped(max(known, score) + 0.1 * min(known, score)))
        enough = _SURE if only or home else _SURE_ANYWHERE
        plain = self.library.rules[likes.first].key if likes.first is not None and likes.sure >= enough else None
        return _Weighed(scores, by_name=by_name, plain=plain)

    def _may_open(self, hits: Sequence[Hit], scores: Mapping[int, float], home: str | None) -> bool:
        """Says whether the best rule may be shown at once, though other games may have a rule of that name.

        A rule of the game played here may, unless another game has a rule of exactly that name and this one only
        something like it. Another game's may when it is named, and neither a third game nor this one comes near.
        """
        rules, best = self.library.rules, hits[0]
        others = [hit.score for hit in hits if hit.rule.system != best.rule.system]
        if best.rule.system == home:
            return best.score - _HOME_BONUS >= ALIAS or all(score < ALIAS for score in others)
        # Two games share a name only where both have it; a question may be meant for any game that comes near.
        least = _NAMED if best.score >= _SPELT else _NEAR
        if any(score >= least for score in others):
            return False
        near = (score >= _NEAR for number, score in scores.items() if rules[number].system == home)
        return home is None or (best.score >= _NAMED and not any(near))

    def _weigh(self, only: str | None, home: str | None) -> Sequence[float]:
        """Gives what each rule counts: 1 where it is looked for first, less abroad, 0 where it is not looked for."""
        key = (only, None if only else home)
        if key not in self._weights:
            abroad = 0.0 if only else 1.0 if home is None else _ABROAD
            self._weights[key] = array("f", [1.0 if rule.system in key else abroad for rule in self.library.rules])
        return self._weights[key]

    def _is_named(self, scores: dict[int, float], home: str | None) -> bool:
        """Says whether names alone decide; a name that only another game has does not."""
        best = max(scores.values(), default=0.0)
        if best < _SPELT or home is None:
            return best >= _SPELT
        return any(score >= _SPELT and self.library.rules[number].system == home for number, score in scores.items())

    def _game_named(self, query: str) -> str | None:
        """Gives the system whose name the whole query is."""
        folded = flat(fold(query))
        return next((key for name, key in self._system_names if name == folded), None)

    def _topics(self, system: str) -> tuple[Hit, ...]:
        """Gives the first rule of each topic of a system, with no likeness to anything."""
        first: dict[str, Rule] = {}
        for rule in self.library.rules:
            if rule.system == system:
                first.setdefault(rule.topic.id, rule)
        return tuple(Hit(rule, 0.0) for rule in list(first.values())[:25])

    def _named_system(self, query: str) -> tuple[str | None, str]:
        """Finds the name of a system at the beginning or end of a query, and what is left without it."""
        words = normal(query).split()
        for size in range(min(6, len(words) - 1), 0, -1):
            for part, rest in ((words[:size], words[size:]), (words[-size:], words[:-size])):
                folded = flat(fold("".join(part)))
                for name, key in self._system_names:
                    if folded == name:
                        return key, " ".join(rest)
        return None, query


def _parts(rule: Rule) -> Iterator[tuple[str, Part]]:
    """Yields everything an entry says, in both languages."""
    for lang in Lang:
        naming = rule.entry.naming(lang)
        yield from ((name, Part.NAME) for name in naming.all_names())
        yield from ((ask, Part.ASK) for ask in naming.asks)
        for said in (*rule.entry.text, *rule.entry.open, *rule.entry.note):
            yield said[lang], Part.TEXT


def _capped(score: float) -> float:
    """Keeps a likeness below what a name scores, and what is more like above what is less."""
    room = _LIKE_AT_MOST - _CROWDED
    return score if score <= _CROWDED else _LIKE_AT_MOST - room * exp((_CROWDED - score) / room)


def _sureness(hits: Sequence[Hit], weighed: _Weighed) -> Sureness:
    if not hits or hits[0].score < _LEAST:
        return Sureness.NOTHING
    if not weighed.by_name:
        return Sureness.CLEAR if hits[0].rule.key == weighed.plain else Sureness.DOUBTFUL
    first, second = hits[0].score, hits[1].score if len(hits) > 1 else 0.0
    lead = _NAME_LEAD if first >= _NAMED else _LEAD
    return Sureness.CLEAR if first >= _CLEAR and first - second >= lead else Sureness.DOUBTFUL
