"""Words and pieces of words: what two questions have in common."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from rules import shelf
from rules.library.search.hangul import has_hangul, normal

_WORD = re.compile(r"[0-9]+(?:\.[0-9]+)?|[a-z]+|[가-힣]+")
_ENGLISH_ENDINGS = ("ings", "ing", "ied", "ies", "ers", "er", "ed", "es", "s", "ly")


@dataclass(frozen=True)
class Lexicon:
    """What the search knows about words, from ``data/lexicon.toml``.

    Attributes:
        endings: particles and endings of Korean words.
        stop: words that say nothing about what is asked.
        words: colloquial words and what they stand for; a word ending in ``*`` covers all that begin so.
    """

    endings: tuple[str, ...] = ()
    stop: frozenset[str] = frozenset()
    words: Mapping[str, tuple[str, ...]] | None = None

    @classmethod
    def read(cls, root: Path | None = None) -> Lexicon:
        """Reads the lexicon that ships with the library."""
        raw = shelf.read_toml((root or shelf.DATA) / "lexicon.toml")
        words = {word: tuple(meant) for word, meant in raw["words"].items()}
        return cls(tuple(raw["endings"]), frozenset(raw["stop"]), words)

    @cached_property
    def _ending(self) -> re.Pattern[str]:
        longest_first = sorted(self.endings, key=len, reverse=True)
        return re.compile(f"(?:{'|'.join(map(re.escape, longest_first))})$" if longest_first else r"(?!)")

    def stem(self, word: str) -> str:
        """Takes particles and endings off a Korean word, and plurals and the like off an English one."""
        if has_hangul(word):
            for _ in range(2):
                shorter = self._ending.sub("", word)
                if not shorter or len(shorter) < min(2, len(word)):
                    break
                word = shorter
            return word
        for ending in _ENGLISH_ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= 3:
                base = word[: -len(ending)]
                return f"{base}y" if ending in {"ied", "ies"} else base.rstrip("e") if len(base) > 3 else base
        return word.rstrip("e") if len(word) > 4 else word

    def tokens(self, text: str) -> Counter[str]:
        """Gives what a text is compared by: stems, pairs of syllables, and what colloquial words stand for."""
        found: Counter[str] = Counter()
        for word in _WORD.findall(normal(text)):
            if word in self.stop:
                continue
            base = self.stem(word)
            if base in self.stop and base != word:
                base = word
            found[base] += 1
            found.update(f"~{word[place : place + 2]}" for place in range(len(word) - 1) if has_hangul(word))
            if len(word) >= 5 and not has_hangul(word):
                found[f"^{word[:5]}"] += 1
            found.update(self._meant(word, base))
        return found

    def _meant(self, word: str, base: str) -> Iterator[str]:
        words = self.words or {}
        yield from words.get(base) or words.get(word) or ()
        if has_hangul(word):  # 쏘* covers 쏘면, 쏘고 …
            for length in range(min(len(word), 5), 0, -1):
                if f"{word[:length]}*" in words:
                    yield from words[f"{word[:length]}*"]
                    break
