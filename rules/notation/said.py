"""What players say in words behind a roll: ``drop lowest``, ``hits on 4+``, ``x6``; the phrases are data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from rules import shelf
from rules.notation.tree import Comparison

Meaning: TypeAlias = Literal[
    "keep-highest", "keep-lowest", "drop-highest", "drop-lowest", "count", "count-number", "times", "explode",
    "explode-number",
]  # fmt: skip
Refusal: TypeAlias = Literal["reroll", "advantage", "target", "times-or-label", "other", "other-at-the-end"]

SPELLED = {"≥": ">=", "=>": ">=", "≤": "<=", "=<": "<=", "≠": "<>", "!=": "<>", "==": "="}
"""Comparisons as they may be typed, and as they are written."""

_SIGN = r"(?P<sign>>=|=>|<=|=<|<>|!=|==|[≥≤≠><=])\s*(?P<after>\d{1,6})"
_DICE = r"(?<![\w.])\d{0,6}d\d{1,6}(?![^\W\d_])"
_SIGNED = r"(?:(?<=\s)|^)[+\-*/]\s*(?:\d|d\d)"


class _Comparison(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    at_least: tuple[str, ...] = Field(alias="at-least")
    at_most: tuple[str, ...] = Field(alias="at-most")


class Phrases(BaseModel):
    """The file as it is written."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    keys: dict[str, Literal["d", "b", "x", "k", "h", "l"]]
    comparison: _Comparison
    understood: dict[Meaning, tuple[str, ...]]
    refused: dict[Refusal, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase that was found behind a roll.

    Args:
        means: what it does to the dice, or why it is refused.
        ends: where it ends in the text.
        number: its number, if it has one.
        comparison: its comparison, if it has one.
    """

    means: Meaning | Refusal
    ends: int
    number: int | None = None
    comparison: Comparison | None = None


@dataclass(frozen=True, slots=True)
class _Phrase:
    """A phrase as its pieces: small letters, ``N`` for a number, ``C`` for a comparison."""

    means: Meaning | Refusal
    pieces: tuple[str, ...]

    @property
    def says_it_alone(self) -> bool:
        """Whether it can hardly be anything else in the middle of a label: it has two words or more besides N."""
        return "C" not in self.pieces and len([piece for piece in self.pieces if piece.isalpha() and piece != "N"]) >= 2


class Vocabulary:
    """The phrases of ``data/notation.toml``, ready to be looked for."""

    def __init__(self, file: Phrases) -> None:
        self.keys = {ord(typed): letter for typed, letter in file.keys.items()}
        keys = "".join(file.keys)
        self.typed_in_hangul = re.compile(rf"(?<=\d)[{keys}]{{1,2}}(?=\d)|(?:(?<=\s)|^)[{keys}](?=\d)")
        at_least, at_most = (
            "|".join(r"\s*".join(map(re.escape, words.split())) for words in several)
            for several in (file.comparison.at_least, file.comparison.at_most)
        )
        behind = rf"(?P<before>\d{{1,6}})\s*(?:(?P<least>\+(?!\s*[\d(d])|{at_least})|(?P<most>{at_most}))"
        self._comparison = re.compile(f"{_SIGN}|{behind}", re.IGNORECASE)
        self._for_dice = re.compile(f"{_DICE}|{_SIGNED}|{self._comparison.pattern}", re.IGNORECASE)
        self._phrases: dict[str, list[_Phrase]] = {}
        for means, phrases in (*file.understood.items(), *file.refused.items()):
            for phrase in phrases:
                pieces = tuple(re.findall(r"[NC]|[^NC\s]+", phrase))
                self._phrases.setdefault(_first(pieces[0]), []).append(_Phrase(means, pieces))

    def phrase(self, text: str, at: int) -> Said | None:
        """Finds the longest phrase that stands at a place."""
        low = _small(text)
        candidates = self._phrases.get(_first(low[at : at + 1]), ())
        found = [said for phrase in candidates if (said := self._said(phrase, low, at)) is not None]
        return max(found, key=lambda said: said.ends, default=None)

    def comparison(self, text: str, at: int) -> Said | None:
        """Finds a comparison such as ``4+`` or ``7 or more`` that stands at a place."""
        match = self._comparison.match(text, at)
        return Said("count", match.end(), None, _compared(match)) if match and _is_over(text, match.end()) else None

    def dice_meant(self, text: str, at: int) -> int | None:
        """Finds, anywhere in a label, where something begins that would change the dice if it stood behind them."""
        match = self._for_dice.search(text, at)
        places, low = [match.start()] if match else [], _small(text)
        for word in re.finditer(r"\w+", text[at:]):
            place = at + word.start()
            phrases = self._phrases.get(_first(low[place]), ())
            if any(phrase.says_it_alone and self._said(phrase, low, place) for phrase in phrases):
                places.append(place)
                break
        return min(places, default=None)

    def _said(self, phrase: _Phrase, text: str, at: int) -> Said | None:
        number, comparison = None, None
        for piece in phrase.pieces:
            while at < len(text) and text[at].isspace():
                at += 1
            if piece == "N":
                match = _NUMBER.match(text, at)
                number = int(match[0]) if match else None
            elif piece == "C":
                match = self._comparison.match(text, at)
                comparison = _compared(match) if match else None
            else:
                match = None
                if not text.startswith(piece, at):
                    return None
            if piece in {"N", "C"} and match is None:
                return None
            at = match.end() if match else at + len(piece)
        return Said(phrase.means, at, number, comparison) if _is_over(text, at) else None


_NUMBER = re.compile(r"\d{1,6}", re.ASCII)


def _small(text: str) -> str:
    """Gives small letters, and never another length: places in the text stay places."""
    small = text.lower()
    return small if len(small) == len(text) else text


def _first(piece: str) -> str:
    """Gives what phrases are looked up by: their first letter, or 0 for every number and comparison."""
    letter = piece[:1]
    return letter if letter.isalpha() and letter not in "NC" else "0"


def _is_over(text: str, at: int) -> bool:
    """Says whether a word ends here."""
    return at >= len(text) or not (text[at].isalnum() or text[at] == "_")


def _compared(match: re.Match[str]) -> Comparison | None:
    groups = match.groupdict()
    if groups.get("after"):
        sign = groups["sign"]
        return Comparison(SPELLED.get(sign, sign), int(groups["after"]))
    if groups.get("before"):
        return Comparison(">=" if groups["least"] else "<=", int(groups["before"]))
    return None


@cache
def vocabulary() -> Vocabulary:
    """Gives the phrases, read once."""
    return Vocabulary(Phrases.model_validate(shelf.read_toml(shelf.DATA / "notation.toml")))
