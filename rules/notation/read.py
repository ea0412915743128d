"""Reading dice notation: text to a ``Roll``, or an error that says what was understood up to where."""

from __future__ import annotations

import re

from rules.errors import CannotBeRead, Fact
from rules.notation.tree import (
    MAX_BURSTS,
    MAX_DEPTH,
    MAX_DICE,
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
)


class NotationError(CannotBeRead):
    """Text that is not a roll.

    Args:
        code: what is wrong.
        text: the text as typed.
        at: how many characters were understood.
    """

    def __init__(self, code: str, text: str, at: int, **facts: Fact) -> None:
        understood, rest = text[:at].strip(), text[at:].strip()
        super().__init__(f"notation-{code}", understood=understood, rest=rest[:40], **facts)
        self.at = at


# One character for one, so that a place in the folded text is the same place in what was typed.
_SAME_LENGTH = {ord(sign): plain for sign, plain in zip("−–—×✕÷·＃［］〔〕，、", "---**/*#[][],,", strict=True)}
_FULL_WIDTH = {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
_COMPARISONS = ("≥", "≤", "≠", ">=", "=>", "<=", "=<", "<>", "!=", "==", ">", "<", "=")
_SPELLED = {"≥": ">=", "=>": ">=", "≤": "<=", "=<": "<=", "≠": "<>", "!=": "<>", "==": "="}

_KOREAN_D = re.compile(r"ㅇ(?=\d)")
"""What the key of the letter d types while a Korean keyboard is on."""
_DIGITS = re.compile(r"\d+", re.ASCII)
_TIMES = re.compile(r"(?:x|rep(?:eat)?)(\d{1,6})\s+", re.ASCII | re.IGNORECASE)
_PICK = re.compile(r"choice\s*(?:\[([^\[\]]*)\]|\(([^()]*)\)|\s(.+))", re.IGNORECASE)
_TENS = re.compile(r"d66(s|n)?(?![\w(])", re.IGNORECASE)
_EACH = re.compile(r"(\d{0,6})b(\d{1,6})", re.ASCII | re.IGNORECASE)
_KEEP = re.compile(r"(kh|kl|dh|dl|k|d)(\d{1,6})", re.ASCII | re.IGNORECASE)
_EXPLODE = re.compile(r"!(?!=)(\d{1,6})?(?:\^(\d{1,6}))?", re.ASCII)
_DICE_AGAIN = re.compile(r"[\d(]|d\d", re.ASCII | re.IGNORECASE)


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


class _Reader:
    """Walks over a notation from left to right."""

    def __init__(self, text: str) -> None:
        self._typed = text
        self._text = _KOREAN_D.sub("d", text.translate(_FULL_WIDTH).translate(_SAME_LENGTH))
        self._at = 0
        self._depth = 0

    def roll(self) -> Roll:
        self._space()
        times = self._times()
        start = self._at
        body = self._special() or self._sum()
        check = None if isinstance(body, PickOne) else self._comparison()
        if dice_count(body) == 0:
            raise NotationError("no-dice", self._typed, self._at)
        if dice_count(body) * times > MAX_DICE:
            raise NotationError("too-many-dice", self._typed, start, dice=dice_count(body) * times, limit=MAX_DICE)
        return Roll(body, check, times, self._comment())

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
        times = int(found[1])
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
        while sign := self._take("+-"):
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
            return inside
        start = self._at
        digits = self._match(_DIGITS)
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
        found = self._match(re.compile(r"\d+|%", re.ASCII))
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
        word, number = found[1].lower(), int(found[2])
        if not 1 <= number <= count or (word[0] == "d" and number == count):
            self._at = start
            code = "drop" if word[0] == "d" else "keep"
            limit = count - 1 if code == "drop" else count
            raise self._fail(code, given=number, dice=count, word=found[1], limit=limit)
        if word[0] == "k":
            return Keep(number, highest=word != "kl")
        return Keep(count - number, highest=word != "dh")

    def _explode(self, sides: int, keep: Keep | None) -> Explode | None:
        start = self._at
        found = self._match(_EXPLODE)
        if not found:
            return None
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
        if sign is None:
            self._at = here
            return None
        self._at += len(sign)
        self._space()
        start = self._at
        minus = -1 if self._take("-") else 1
        found = self._match(_DIGITS)
        if not found:
            raise self._fail("compare-with")
        return Comparison(_SPELLED.get(sign, sign), minus * self._number(start, found[0]))

    def _comment(self) -> str:
        here = self._at
        self._space()
        rest = self._text[self._at :]
        if not rest:
            return ""
        if rest.startswith("#"):
            return " ".join(self._typed[self._at + 1 :].split())
        # Words after a space are a comment; what looks like more dice or a stray sign is a slip, not a comment.
        if here == self._at or _DICE_AGAIN.match(rest) or not (rest[0].isalnum() or rest[0] in "\"'“”‘’[<:@"):
            self._at = here
            raise self._fail("left-over")
        return " ".join(self._typed[self._at :].split())
