"""English names as Koreans spell them: the consonants that both spellings share."""

from __future__ import annotations

import re

from rules.library.search.hangul import sound

_KOREAN = str.maketrans("ㄱㄷㅂㅅㅈㄴㅁㄹㅎㅇ", "KTPSCNMLHN", "ㅏㅓㅗㅜㅡㅣㅔ")
_ENGLISH = (
    ("kn", "N"), ("wr", "L"), ("wh", ""), ("gh", ""), ("sh|sch|th", "S"), ("ch|j|z|dge?", "C"), ("ph", "P"),
    ("ck|qu", "K"), ("x", "KS"), ("ng", "N"), ("c(?=[eiy])", "S"), ("g(?=[ei])", "C"), ("[cgkq]", "K"),
    ("r(?=[aiouy])|r(?=e.)|l", "L"), ("[bpfv]", "P"), ("[td]", "T"), ("s", "S"), ("m", "M"), ("n", "N"),
    (r"\bh", "H"), ("[a-z]", ""),
)  # fmt: skip
_SOUNDS = {f"s{number}": kept for number, (_, kept) in enumerate(_ENGLISH)}
_PARTS = re.compile("|".join(f"(?P<s{number}>{part})" for number, (part, _) in enumerate(_ENGLISH)))
_NOT_CONSONANTS = re.compile(r"[^A-Z0-9]")
_TWICE = re.compile(r"([A-Z])\1+")


def consonants_of_korean(text: str) -> str:
    """Gives the consonants that a Korean spelling stands for: 다이빙 차지 → TPNC."""
    return _TWICE.sub(r"\1", _NOT_CONSONANTS.sub("", sound(text).translate(_KOREAN)))


def consonants_of_english(text: str) -> str:
    """Gives the consonants that are heard in an English name: diving charge → TPNC."""
    heard = _PARTS.sub(lambda part: _SOUNDS[part.lastgroup or ""], text.casefold())
    return _TWICE.sub(r"\1", _NOT_CONSONANTS.sub("", heard))
