"""Hangul as flat letters (jamo), initials, and the two keyboards."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping

from rules.library.search.english import one_spelling

_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_FINALS = ("", *"ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
_SPLIT = {
    "ㅘ": "ㅗㅏ", "ㅙ": "ㅗㅐ", "ㅚ": "ㅗㅣ", "ㅝ": "ㅜㅓ", "ㅞ": "ㅜㅔ", "ㅟ": "ㅜㅣ", "ㅢ": "ㅡㅣ",
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ",
    "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
}  # fmt: skip
_FIRST, _LAST = ord("가"), ord("힣")

# Two-set keyboard: which letter lies under which key.
_KEYS = dict(zip("qwertyuiopasdfghjklzxcvbnm", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ", strict=True))
_SHIFTED = {"Q": "ㅃ", "W": "ㅉ", "E": "ㄸ", "R": "ㄲ", "T": "ㅆ", "O": "ㅒ", "P": "ㅖ"}
_LETTERS = {letter: key for key, letter in {**_KEYS, **{k.lower(): v for k, v in _SHIFTED.items()}}.items()} | {
    letter: key for key, letter in _KEYS.items()
}


def _letters_of(code: int) -> str:
    initial, rest = divmod(code - _FIRST, 588)
    vowel, final = divmod(rest, 28)
    letters = _INITIALS[initial] + _VOWELS[vowel] + _FINALS[final]
    return "".join(_SPLIT.get(letter, letter) for letter in letters)


class _Syllables(dict[int, str]):
    """A table for ``str.translate`` that is filled as syllables are met; few of the 11,172 are ever written."""

    def __init__(self, spell: Callable[[int], str], letters: Mapping[int, str]) -> None:
        super().__init__({code: chr(code) for code in range(128)} | dict(letters))
        self._spell = spell

    def __missing__(self, code: int) -> str:
        if not _FIRST <= code <= _LAST:
            return chr(code)
        self[code] = spelt = self._spell(code)
        return spelt


_FLAT = _Syllables(_letters_of, {ord(letter): parts for letter, parts in _SPLIT.items()})
_INITIAL_OF = _Syllables(lambda code: _INITIALS[(code - _FIRST) // 588], {})


def flat(text: str) -> str:
    """Writes syllables as single letters: 강핟 → ㄱㅏㅇㅎㅏㄷ, so that an unfinished syllable is a prefix."""
    return text.translate(_FLAT)


def initials(text: str) -> str:
    """Gives the initials of the syllables: 강하돌격 → ㄱㅎㄷㄱ."""
    return text.translate(_INITIAL_OF)


def is_initials(text: str) -> bool:
    """Says whether a text is typed as initials only."""
    letters = "".join(_SPLIT.get(letter, letter) for letter in text)
    return len(letters) > 1 and all(letter in _INITIALS for letter in letters)


_HANGUL = re.compile("[가-힣ㄱ-ㅣ]")


def has_hangul(text: str) -> bool:
    """Says whether there is a Hangul syllable or letter in a text."""
    return _HANGUL.search(text) is not None


def as_if_korean(text: str) -> str:
    """Gives the letters that these keys type on a Korean keyboard: rkdgk → ㄱㅏㅇㅎㅏ."""
    typed = "".join(_SHIFTED.get(key) or _KEYS.get(key.lower(), key) for key in text)
    return "".join(_SPLIT.get(letter, letter) for letter in typed)


def as_if_english(text: str) -> str:
    """Gives the keys that type these letters on an English keyboard: ㅊㅗㅁㄱㅎㄷ → chamrge."""
    return "".join(_LETTERS.get(letter, letter) for letter in flat(text))


_SOUND_ALIKE = str.maketrans(
    "ㄲㅋㄸㅌㅃㅍㅆㅉㅊㅐㅒㅖㅑㅕㅓㅛㅠㅘㅝㅙㅚㅞㅟㅢ", "ㄱㄱㄷㄷㅂㅂㅅㅈㅈㅔㅔㅔㅏㅗㅗㅗㅜㅏㅗㅔㅔㅔㅣㅣ"
)
_ENDS_ALIKE = str.maketrans("ㄲㅋㄳㄺㅌㅅㅆㅈㅊㅎㅍㅄㄿㄵㄶㄻㄼㄽㄾㅀ", "ㄱㄱㄱㄱㄷㄷㄷㄷㄷㄷㅂㅂㅂㄴㄴㅁㄹㄹㄹㄹ")


def _sound_of(code: int) -> str:
    initial, rest = divmod(code - _FIRST, 588)
    vowel, final = divmod(rest, 28)
    first = _INITIALS[initial].translate(_SOUND_ALIKE).replace("ㅇ", "")
    core = _VOWELS[vowel].translate(_SOUND_ALIKE)
    # The vowel that a loanword is given only to carry a consonant: 두카트 is 두캇, 안티오크 is 안디옥.
    carried = core == "ㅡ" and first != "" and final == 0
    return "".join((first, "" if carried else core, _FINALS[final].translate(_ENDS_ALIKE)))


_SOUND = _Syllables(_sound_of, {})
_TWICE = re.compile(r"([ㄱ-ㅣ])\1")


def sound(text: str) -> str:
    """Gives roughly how a Korean text sounds: spellings of one loanword give one sound (두카트, 두캇)."""
    return _TWICE.sub(r"\1", text.translate(_SOUND))


_FOLDED_AWAY = re.compile(r"[^\w+-]|_")
"""Spaces and punctuation, but not + and -: +DICE is not -DICE."""

_CONJOINING = (
    {0x1100 + place: letter for place, letter in enumerate(_INITIALS)}
    | {0x1161 + place: letter for place, letter in enumerate(_VOWELS)}
    | {0x11A7 + place: letter for place, letter in enumerate(_FINALS) if letter}
)


def normal(text: str) -> str:
    """Folds case and width, keeps spaces; a lone letter stays the letter that a keyboard types."""
    if unicodedata.is_normalized("NFKC", text):
        return text.casefold().replace("−", "-")
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text)).casefold()
    return folded.translate(_CONJOINING).replace("−", "-")


def fold(text: str) -> str:
    """Folds what does not matter: case, width, spaces, punctuation, on which side of the ocean English is spelt."""
    return _FOLDED_AWAY.sub("", one_spelling(normal(text)))
