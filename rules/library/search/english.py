"""English as it is spelt on both sides of the ocean: armor is armour, a center is a centre."""

from __future__ import annotations

import re

_SPELT = {
    "armor": "armour", "color": "colour", "honor": "honour", "favor": "favour", "tumor": "tumour",
    "neighbor": "neighbour", "defens": "defenc", "offens": "offenc", "licens": "licenc", "practis": "practic",
    "centered": "centred", "centering": "centring", "center": "centre", "gray": "grey", "maneuver": "manoeuvre",
    "duell": "duel", "levell": "level", "travell": "travel", "cancell": "cancel", "modell": "model", "labell": "label",
    "iz": "is", "yz": "ys",
}  # fmt: skip
_BEFORE = {"iz": r"(?=e|ing|ation|\b)", "yz": "(?=e|ing)"} | {
    doubled: "(?=ed|ing|er)" for doubled in _SPELT if doubled.endswith("ll")
}
"""What must follow a part that also stands in words spelt alike everywhere: size, but not wizard."""
_PARTS = re.compile("|".join(part + _BEFORE.get(part, "") for part in _SPELT))


def one_spelling(text: str) -> str:
    """Gives a text in small letters the spelling that both share: armor → armour, randomize → randomise."""
    return _PARTS.sub(lambda part: _SPELT[part[0]], text)
