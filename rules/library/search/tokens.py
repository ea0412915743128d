"""Words and pieces of words: what two questions have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf
from rules.library.search.english import one_spelling
from rules.library.search.hangul import has_hangul, normal

_WORD = re.compile(r"[0-9]+(?:\.[0-9]+)?|[a-z]+|[가-힣]+")
_WORD_OR_NAME = re.compile(r"[0-9]*[a-z&]+[0-9]*|[가-힣]+")
"""Words, and names of games with digits in them."""
_KEPT = 30_000
"""Words whose pieces are remembered at once; more than the library has, and no more than players may type."""
_ENGLISH_ENDINGS = ("ings", "ing", "ied", "ies", "ers", "er", "ed", "es", "s", "ly")


class _Known(dict[str, tuple[str, ...]]):
    """Pieces of words, found when a word is first met."""

    def __init__(self, pieces: Callable[[str], Iterable[str]]) -> None:
        super().__init__()
        self._pieces = pieces

    def __missing__(self, word: str) -> tuple[str, ...]:
        if len(self) > _KEPT:
            self.clear()
        self[word] = found = tuple(dict.fromkeys(self._pieces(word)))
        return found


class Everyday(BaseModel):
    """``data/lexicon.toml`` as it is written."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    endings: tuple[str, ...] = Field(min_length=1)
    stop: tuple[str, ...] = Field(min_length=1)
    doubt: tuple[str, ...] = ()
    words: dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Lexicon:
    """What the search knows about words, from ``data/lexicon.toml``.

    Attributes:
        endings: particles and endings of Korean words.
        stop: words that say nothing about what is asked.
        doubt: words with which no question is plain: what is not meant (방패 말고), and games that are none of ours.
        words: colloquial words and what they stand for; a word ending in ``*`` covers all that begin so.
    """

    endings: tuple[str, ...] = ()
    stop: frozenset[str] = frozenset()
    doubt: frozenset[str] = frozenset()
    words: Mapping[str, tuple[str, ...]] | None = None

    @classmethod
    def read(cls, root: Path | None = None) -> Lexicon:
        """Reads the lexicon that ships with the library."""
        written = Everyday.model_validate(shelf.read_toml((root or shelf.DATA) / "lexicon.toml"))
        words = {one_spelling(word): meant for word, meant in written.words.items()}
        return cls(written.endings, frozenset(written.stop), frozenset(written.doubt), words)

    @cached_property
    def _endings(self) -> tuple[int, frozenset[str]]:
        return max(map(len, self.endings), default=0), frozenset(self.endings)

    def _shortened(self, word: str) -> str | None:
        """Takes the longest ending off that leaves a word of at least two syllables (one of a word of two)."""
        longest, endings = self._endings
        least = max(1, min(2, len(word) - 1))
        for size in range(min(longest, len(word) - least), 0, -1):
            if word[-size:] in endings:
                return word[:-size]
        return None

    def stem(self, word: str) -> str:
        """Takes particles and endings off a Korean word, and plurals and the like off an English one."""
        if has_hangul(word):
            for _ in range(2):
                shorter = self._shortened(word)
                if shorter is None:
                    break
                word = shorter
            return word
        for ending in _ENGLISH_ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                base = word[: -len(ending)]
                return f"{base}y" if ending in {"ied", "ies"} else base.rstrip("e") if len(base) > 3 else base
        return word.rstrip("e") if len(word) > 4 else word

    def tokens(self, text: str, respell: Callable[[str], str] | None = None) -> tuple[str, ...]:
        """Gives what a text is compared by, each once: stems, pairs of syllables, what colloquial words stand for.

        Args:
            text: the text.
            respell: gives the word that stands for a word of the text.
        """
        return tuple(dict.fromkeys(chain.from_iterable(self.word_by_word(text, respell))))

    def word_by_word(self, text: str, respell: Callable[[str], str] | None = None) -> Sequence[tuple[str, ...]]:
        """Gives the same word by word; a word that says nothing is left out."""
        words = _WORD.findall(normal(text))
        pieces = map(self._known.__getitem__, map(respell, words) if respell else words)
        return [found for found in pieces if found]

    def leaves_in_doubt(self, text: str) -> bool:
        """Says whether a text has a word with which no question is plain."""
        words = _WORD_OR_NAME.findall(normal(text))
        return any(word in self.doubt or self.stem(word) in self.doubt for word in words)

    @cached_property
    def _known(self) -> _Known:
        """The pieces of words that were met already: words come again and again while an index is built."""
        return _Known(self._pieces)

    def forget(self) -> None:
        """Frees what was kept to build an index quickly."""
        self._known.clear()

    def _pieces(self, word: str) -> Iterator[str]:
        """Yields the stem, and what the word stands for; of a word nobody wrote down, pieces of it instead."""
        word = one_spelling(word)
        if word in self.stop:
            return
        base = self.stem(word)
        yield word if base in self.stop else base
        meant = self._meant(word, base)
        if meant:
            yield from meant
        elif has_hangul(word) and len(word) > 2:
            for place in range(len(word) - 1):
                yield f"~{word[place : place + 2]}"
        elif len(word) >= 5:
            yield f"^{word[:5]}"

    def _meant(self, word: str, base: str) -> Sequence[str]:
        words = self.words or {}
        direct = words.get(base) or words.get(word)
        if direct is not None:
            return direct
        if has_hangul(word):  # 쏘* covers 쏘면, 쏘고 …
            for length in range(min(len(word), 5), 0, -1):
                beginning = words.get(f"{word[:length]}*")
                if beginning is not None:
                    return beginning
        return ()
