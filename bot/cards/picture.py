"""The bar picture of odds: drawn off the event loop, with the same values as text."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from rules import shelf

_WIDTH, _ROW, _MARGIN = 800, 62, 24
_GROUND, _TROUGH, _BAR, _WANTED, _INK = "#232428", "#2F3136", "#6D7079", "#2BA35F", "#F2F3F5"
_LABEL_WIDTHS, _NUMBER_WIDTH = (250, 400), 150


@dataclass(frozen=True, slots=True)
class Bar:
    """One row: what it is, how long the bar is (0 to 1), and the number as text."""

    label: str
    length: float
    number: str


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(shelf.DATA / "fonts" / "NanumSquareR.ttf", size)


def bars(rows: Sequence[Bar]) -> bytes:
    """Draws bars one below the other, the first in the colour of the headline.

    Returns:
        A PNG, 800 px wide.
    """
    height = max(_MARGIN * 2 + _ROW * len(rows), 120)
    image = Image.new("RGB", (_WIDTH, height), _GROUND)
    draw = ImageDraw.Draw(image)
    font = _fitting([row.label for row in rows], _LABEL_WIDTHS[1] - 16)
    labels = [_cut(row.label, font, _LABEL_WIDTHS[1] - 16) for row in rows]
    widest = max((font.getlength(label) for label in labels), default=0)
    left = _MARGIN + max(_LABEL_WIDTHS[0], round(widest) + 16)
    right = _WIDTH - _MARGIN - _NUMBER_WIDTH
    for place, row in enumerate(rows):
        top = _MARGIN + place * _ROW
        middle = top + _ROW // 2
        draw.text((_MARGIN, middle), labels[place], _INK, font, anchor="lm")
        draw.rounded_rectangle((left, middle - 17, right, middle + 17), 8, _TROUGH)
        length = round((right - left) * row.length)
        if length >= 2:
            box = (left, middle - 17, left + length, middle + 17)
            draw.rounded_rectangle(box, min(8, length // 2), _BAR if place else _WANTED)
        draw.text((_WIDTH - _MARGIN, middle), row.number, _INK, _font(38), anchor="rm")
    out = io.BytesIO()
    image.save(out, "PNG", optimize=False, compress_level=3)
    return out.getvalue()


def _fitting(labels: Sequence[str], room: int) -> ImageFont.FreeTypeFont:
    """Gives the largest size, down to a readable one, in which all labels fit."""
    sizes = (_font(size) for size in (38, 34, 30))
    return next((font for font in sizes if all(font.getlength(label) <= room for label in labels)), _font(30))


def _cut(label: str, font: ImageFont.FreeTypeFont, room: int) -> str:
    """Cuts a label visibly that does not fit."""
    kept = label
    while font.getlength(label) > room:
        kept = kept[:-1]
        label = f"{kept.rstrip()}…"
    return label
