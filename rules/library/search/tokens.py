"""Words and pieces of words: what two questions have in common."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf
from rules.library.search.english import one_spelling
from rules.library.search.hangul import has_hangul, normal

_WORD = re.compile(r"[0-9]+(?:\.[0-9]+)?|[a-z]+|[가-힣]+")
_WORD_OR_NAME = re.compile(r"[0-9]*[a-z&]+[0-9]*|[가-힣]+")
"""Words, and names of games with digits in them."""
_ENGLISH_ENDINGS = ("ings", "ing", "ied", "ies", "ers", "er", "ed", "es", "s", "ly")


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

    def words_of(self, text: str) -> list[str]:
        """Gives the words of a text as they are compared, in their order."""
        return _WORD.findall(normal(text))

    def pieces(self, word: str) -> tuple[str, ...]:
        """Gives what a word is compared by, each once: its stem, pairs of syllables, what it stands for.

        Nothing for a word that says nothing.
        """
        return tuple(dict.fromkeys(self._pieces(word)))

    def leaves_in_doubt(self, text: str) -> bool:
        """Says whether a text has a word with which no question is plain."""
        words = _WORD_OR_NAME.findall(normal(text))
        return any(word in self.doubt or self.stem(word) in self.doubt for word in words)

    def _pieces(self, word: str) -> Iterator[str]:
        """Yields the stem, and what the word stands for; of a word nobody wrote down, pieces of it instead."""
        word = one_spelling(word) if word.isascii() else word
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
