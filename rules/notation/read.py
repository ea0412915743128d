"""Reading dice notation: text to a ``Roll``, or an error that says what was understood up to where."""

from __future__ import annotations

import re

from rules.errors import Fact
from rules.notation.behind import Behind
from rules.notation.error import NotationError
from rules.notation.odds import weighable
from rules.notation.said import SPELLED, vocabulary
from rules.notation.tree import (
    MAX_BURSTS,
    MAX_DEPTH,
    MAX_DICE,
    MAX_EXPECTED,
    MAX_LENGTH,
    MAX_NUMBER,
    MAX_SIDES,
    MAX_TIMES,
    USUAL_BURSTS,
    Body,
    Comparison,
    Each,
    Explode,
    Expression,
    Keep,
    Negative,
    Number,
    PickOne,
    Pool,
    Product,
    Roll,
    Sum,
    Tens,
    dice_count,
    expected_dice,
)

# One character for one, so that a place in the folded text is the same place in what was typed.
_SAME_LENGTH = {ord(sign): plain for sign, plain in zip("−–—×✕÷·＃［］〔〕，、", "---**/*#[][],,", strict=True)}
_FULL_WIDTH = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_COMPARISONS = ("≥", "≤", "≠", ">=", "=>", "<=", "=<", "<>", "!=", "==", ">", "<", "=")
_DIGITS = re.compile(r"\d+", re.ASCII)
_PREFIX = re.compile(r"[/!]?(?:roll|r)\s+(?:dice\s*:\s*)?", re.ASCII | re.IGNORECASE)
_SIDES = re.compile(r"\d+|%", re.ASCII)
_TIMES = re.compile(r"(?:x|rep(?:eat)?)\s*(\d{1,6})\s+|(\d{1,6})\s*#\s*(?=\d*[db(])", re.ASCII | re.IGNORECASE)
_TIMES_OR_PRODUCT = re.compile(r"(\d{1,6})(?:\s*x\s*|\s+)(\d+[db]\d+\S*)", re.ASCII | re.IGNORECASE)
_SECRET = re.compile(r"s(?=\d*[db]\d|choice)", re.ASCII | re.IGNORECASE)
_OTHER_DICE = re.compile(r"\d+[ru]\d", re.ASCII | re.IGNORECASE)
_PICK = re.compile(r"choice\s*(?:\[([^\[\]]*)\]|\(([^()]*)\)|\s(.+))", re.IGNORECASE)
_TENS = re.compile(r"d66(s|n)?(?![\w(])", re.IGNORECASE)
_EACH = re.compile(r"(\d{0,6})b(\d{1,6})", re.ASCII | re.IGNORECASE)
_KEEP = re.compile(r"(kh|kl|dh|dl|k|d)(\d{1,6})|(kh|kl|dh|dl|max|min)(?![\w])", re.ASCII | re.IGNORECASE)
_MENTION = re.compile(r"<(?:[@#:]|a:)")
_SHORT = {"max": "kh", "min": "kl"}
_EXPLODE = re.compile(r"!(?!=)(\d{1,6})?(?:\^(\d{1,6}))?", re.ASCII)
_EXPLODE_OR_TOTAL = re.compile(r"[><≥≤]=?(\d{1,6})", re.ASCII)
_SPACE_BEFORE_SIDES = re.compile(r"\s+d\d", re.ASCII | re.IGNORECASE)
_MORE_TO_COMPARE = re.compile(r"([+-])(\d{1,6})(?!\d*[db]\d)", re.ASCII | re.IGNORECASE)
_DASH_BEFORE_LABEL = re.compile(r"\s+-+\s+(?=[^\W\d])(?!d\d)", re.IGNORECASE)


def parse(text: str) -> Roll:
    """Reads a notation such as ``4d6kh3+2``, ``2D6>=7``, ``x3 2D6``, ``6B6>=4``, ``D66`` or ``choice[a,b]``.

    Raises:
        NotationError: the text is not a roll, or asks for more than the limits allow.
    """
    if not text.strip():
        raise NotationError("empty", text, 0)
    if len(text) > MAX_LENGTH:
        raise NotationError("too-long", text, MAX_LENGTH, limit=MAX_LENGTH)
    return _Reader(text).roll()


def _plain(text: str) -> str:
    """Gives every sign in its plain form, and letters typed while a Korean keyboard was on, place for place."""
    said = vocabulary()
    plain = text.translate(_FULL_WIDTH).translate(_SAME_LENGTH)
    return said.typed_in_hangul.sub(lambda keys: keys[0].translate(said.keys), plain)


class _Reader:
    """Walks over a notation from left to right."""

    def __init__(self, text: str) -> None:
        self._typed = text
        self._text = text if text.isascii() else _plain(text)
        self._at = 0
        self._depth = 0
        self._start = 0

    def roll(self) -> Roll:
        self._space()
        self._match(_PREFIX)
        times = self._times()
        self._start = self._at
        try:
            return self._roll(times)
        except NotationError:
            self._refuse_other_ways()
            raise

    def _roll(self, times: int) -> Roll:
        body = self._special() or self._sum()
        check = None if isinstance(body, PickOne) else self._comparison()
        if dice_count(body) == 0:
            raise NotationError("no-dice", self._typed, self._at)
        roll = Roll(body, check, times)
        if self._at < len(self._text):
            roll = Behind(self._typed, self._text, self._at, roll).roll()
        dice, expected = dice_count(roll.body) * roll.times, expected_dice(roll.body) * roll.times
        if dice > MAX_DICE:
            raise NotationError("too-many-dice", self._typed, self._start, dice=dice, limit=MAX_DICE)
        if expected > MAX_EXPECTED:
            raise NotationError("too-many-bursts", self._typed, self._start, dice=expected, limit=MAX_EXPECTED)
        if not weighable(roll.body):
            raise NotationError("too-dear", self._typed, self._start)
        return roll

    def _refuse_other_ways(self) -> None:
        """Gives better advice where the text is what other programs write, or a bare number to reach."""
        self._at = self._start
        if _SECRET.match(self._text, self._at):
            raise self._fail("secret", example=self._typed[self._at + 1 :].strip()[:60])
        if _OTHER_DICE.match(self._text, self._at):
            raise self._fail("other-dice")
        found = _TIMES_OR_PRODUCT.match(self._text, self._at)
        if found:
            raise self._fail("times-or-product", times=f"x{found[1]} {found[2]}", product=f"{found[1]}*{found[2]}")
        alone = vocabulary().comparison(self._text, self._at)
        if alone is not None and alone.comparison is not None:
            compared = alone.comparison
            raise self._fail("threshold-alone", one=f"1d6{compared}", several=f"6B6{compared}")

    def _fail(self, code: str, **facts: Fact) -> NotationError:
        return NotationError(code, self._typed, self._at, **facts)

    def _space(self) -> None:
        while self._at < len(self._text) and self._text[self._at].isspace():
            self._at += 1

    def _match(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._text, self._at)
        if found:
            self._at = found.end()
        return found

    def _take(self, signs: str) -> str | None:
        """Takes one of some signs, white space before and after it included."""
        here = self._at
        self._space()
        if self._at < len(self._text) and self._text[self._at] in signs:
            sign = self._text[self._at]
            self._at += 1
            self._space()
            return sign
        self._at = here
        return None

    def _times(self) -> int:
        start = self._at
        found = self._match(_TIMES)
        if not found:
            return 1
        times = int(found[1] or found[2])
        if not 1 <= times <= MAX_TIMES:
            self._at = start
            raise self._fail("times", given=times, limit=MAX_TIMES)
        return times

    def _special(self) -> Body | None:
        start = self._at
        if found := self._match(_PICK):
            words = next(group for group in found.groups() if group is not None)
            parts = re.split(r"[,\s]+" if found[3] is not None else ",", words)
            options = tuple(word.strip() for word in parts if word.strip())
            if len(options) < 2:
                self._at = start
                raise self._fail("choice-of-one")
            return PickOne(options)
        if found := self._match(_TENS):
            return Tens(ascending=(found[1] or "").lower() == "s")
        if found := self._match(_EACH):
            count, sides = self._dice_size(start, found[1], found[2])
            return Each(count, sides)
        return None

    def _sum(self) -> Expression:
        left = self._product()
        while not _DASH_BEFORE_LABEL.match(self._text, self._at) and (sign := self._take("+-")):
            left = Sum(left, sign, self._product())
        return left

    def _product(self) -> Expression:
        left = self._factor()
        while sign := self._take("*/"):
            here = self._at
            right = self._factor()
            if sign == "/" and (not isinstance(right, Number) or right.value == 0):
                self._at = here
                raise self._fail("divide-by-dice" if not isinstance(right, Number) else "divide-by-zero")
            if sign == "*" and not isinstance(left, Number) and not isinstance(right, Number):
                self._at = here
                raise self._fail("multiply-dice")
            left = Product(left, sign, right)
        return left

    def _factor(self) -> Expression:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._fail("too-deep", limit=MAX_DEPTH)
        try:
            return self._factor_inside()
        finally:
            self._depth -= 1

    def _factor_inside(self) -> Expression:
        if self._take("-"):
            return Negative(self._factor())
        if self._take("("):
            inside = self._sum()
            if not self._take(")"):
                raise self._fail("bracket")
            if self._at < len(self._text) and self._text[self._at] in "dD":
                raise self._fail("bracket-dice")
            return inside
        start = self._at
        digits = self._match(_DIGITS)
        if digits and start == self._start and _SPACE_BEFORE_SIDES.match(self._text, self._at):
            self._space()
        if self._at < len(self._text) and self._text[self._at] in "dD":
            self._at += 1
            return self._pool(start, digits[0] if digits else "")
        if not digits:
            raise self._fail("expected-dice" if self._at == 0 else "unfinished")
        return Number(self._number(start, digits[0]))

    def _number(self, start: int, digits: str) -> int:
        if len(digits) > 9 or int(digits) > MAX_NUMBER:
            self._at = start
            raise self._fail("number", limit=MAX_NUMBER)
        return int(digits)

    def _dice_size(self, start: int, count_text: str, sides_text: str) -> tuple[int, int]:
        count = self._number(start, count_text) if count_text else 1
        sides = 100 if sides_text == "%" else self._number(start, sides_text)
        if not 1 <= count <= MAX_DICE:
            self._at = start
            raise self._fail("too-many-dice" if count else "no-dice", dice=count, limit=MAX_DICE)
        if not 1 <= sides <= MAX_SIDES:
            self._at = start
            raise self._fail("sides", sides=sides, limit=MAX_SIDES)
        return count, sides

    def _pool(self, start: int, count_text: str) -> Pool:
        found = self._match(_SIDES)
        if not found and count_text:  # BCDice: a D without sides is a D6
            count, sides = self._dice_size(start, count_text, "6")
        elif found:
            count, sides = self._dice_size(start, count_text, found[0])
        else:
            raise self._fail("sides-missing")
        keep = self._keep(count)
        explode = self._explode(sides, keep)
        return Pool(count, sides, keep, explode, self._count_if(keep))

    def _keep(self, count: int) -> Keep | None:
        start = self._at
        found = self._match(_KEEP)
        if not found:
            return None
        word = (found[1] or _SHORT.get(found[3].lower(), found[3])).lower()
        number = int(found[2] or 1)
        if not 1 <= number <= count or (word[0] == "d" and number == count):
            self._at = start
            code = "drop" if word[0] == "d" else "keep"
            limit = count - 1 if code == "drop" else count
            raise self._fail(code, given=number, dice=count, word=word, limit=limit)
        if word[0] == "k":
            return Keep(number, highest=word != "kl")
        return Keep(count - number, highest=word != "dh")

    def _explode(self, sides: int, keep: Keep | None) -> Explode | None:
        start = self._at
        found = self._match(_EXPLODE)
        if not found:
            return None
        total = None if found[1] else _EXPLODE_OR_TOTAL.match(self._text, self._at)
        if total and int(total[1]) <= sides:
            pool = self._text[:start].strip()
            raise self._fail("explode-or-total", explode=f"{pool}!{total[1]}", total=f"{pool}! {total[0]}")
        face = int(found[1]) if found[1] else sides
        cap = int(found[2]) if found[2] else USUAL_BURSTS
        if keep is not None or not 2 <= face <= sides or not 1 <= cap <= MAX_BURSTS:
            self._at = start
            if keep is not None:
                raise self._fail("explode-and-keep")
            if not 1 <= cap <= MAX_BURSTS:
                raise self._fail("explode-cap", limit=MAX_BURSTS)
            raise self._fail("explode-always", sides=sides)
        return Explode(face, cap)

    def _count_if(self, keep: Keep | None) -> Comparison | None:
        start = self._at
        if self._at >= len(self._text) or self._text[self._at] not in "cC":
            return None
        self._at += 1
        comparison = self._comparison()
        if comparison is None:
            found = self._match(_DIGITS)
            if not found:
                self._at = start
                return None
            comparison = Comparison(">=", self._number(start, found[0]))
        if keep is not None:
            self._at = start
            raise self._fail("count-and-keep")
        return comparison

    def _comparison(self) -> Comparison | None:
        here = self._at
        self._space()
        sign = next((sign for sign in _COMPARISONS if self._text.startswith(sign, self._at)), None)
        if sign is None or _MENTION.match(self._text, self._at):
            self._at = here
            return None
        self._at += len(sign)
        self._space()
        start = self._at
        minus = -1 if self._take("-") else 1
        found = self._match(_DIGITS)
        if not found:
            raise self._fail("compare-with")
        value = minus * self._number(start, found[0])
        while more := self._match(_MORE_TO_COMPARE):
            value += int(f"{more[1]}{more[2]}")
        return Comparison(SPELLED.get(sign, sign), value)
