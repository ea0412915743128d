"""What a dice notation says, as frozen values; ``str`` gives the notation back."""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

MAX_DICE = 1_000
MAX_SIDES = 10_000
MAX_NUMBER = 1_000_000
MAX_TIMES = 50
MAX_BURSTS = 20
USUAL_BURSTS = 10
MAX_EXPECTED = 2_000
MAX_LENGTH = 300
MAX_DEPTH = 20

_TESTS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    ">": operator.gt,
    "<": operator.lt,
    "=": operator.eq,
    "<>": operator.ne,
}


@dataclass(frozen=True, slots=True)
class Comparison:
    """A test of a number: ``>=7``."""

    sign: str
    value: int

    def holds(self, number: int) -> bool:
        """Says whether a number passes."""
        return _TESTS[self.sign](number, self.value)

    def among(self, lowest: int, highest: int) -> int:
        """Counts the numbers of a range, ends included, that pass."""
        every = highest - lowest + 1
        at_most = min(max(self.value - lowest + 1, 0), every)
        below = min(max(self.value - lowest, 0), every)
        found = {"<=": at_most, "<": below, ">": every - at_most, ">=": every - below, "=": at_most - below}
        return found.get(self.sign, every - at_most + below)

    @property
    def low_is_good(self) -> bool:
        """Whether rolling lower is rolling better."""
        return self.sign in {"<=", "<"}

    def __str__(self) -> str:
        return f"{self.sign}{self.value}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Which dice count: ``kh3``, ``kl2``."""

    count: int
    highest: bool

    def __str__(self) -> str:
        return f"k{'h' if self.highest else 'l'}{self.count}"


@dataclass(frozen=True, slots=True)
class Explode:
    """Dice that show ``face`` or more are thrown again, each at most ``cap`` times: ``!6^10``."""

    face: int
    cap: int = USUAL_BURSTS

    def __str__(self) -> str:
        return f"!{self.face}^{self.cap}"


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Pool:
    """Dice thrown together: ``4d6kh3``. With ``count_if`` the value is how many dice pass, else their sum."""

    count: int
    sides: int
    keep: Keep | None = None
    explode: Explode | None = None
    count_if: Comparison | None = None

    def __str__(self) -> str:
        counted = f"c{self.count_if}" if self.count_if else ""
        return f"{self.count}d{self.sides}{self.keep or ''}{self.explode or ''}{counted}"


@dataclass(frozen=True, slots=True)
class Negative:
    """Minus something."""

    of: Expression

    def __str__(self) -> str:
        return f"-{_bracketed(self.of)}"


@dataclass(frozen=True, slots=True)
class Sum:
    """Two things added (``+``) or subtracted (``-``)."""

    left: Expression
    sign: str
    right: Expression

    def __str__(self) -> str:
        return f"{self.left}{self.sign}{_bracketed(self.right)}"


@dataclass(frozen=True, slots=True)
class Product:
    """Something times a thing (``*``), or divided by a plain number and rounded down (``/``)."""

    left: Expression
    sign: str
    right: Expression

    def __str__(self) -> str:
        left = f"({self.left})" if isinstance(self.left, Sum) else str(self.left)
        return f"{left}{self.sign}{_bracketed(self.right)}"


Expression: TypeAlias = Number | Pool | Negative | Sum | Product


def _bracketed(part: Expression) -> str:
    return str(part) if isinstance(part, Number | Pool) else f"({part})"


@dataclass(frozen=True, slots=True)
class Tens:
    """Two D6 read as tens and ones: ``D66``; sorted ascending with ``D66S``."""

    ascending: bool = False

    def __str__(self) -> str:
        return "D66S" if self.ascending else "D66"


@dataclass(frozen=True, slots=True)
class Each:
    """Dice that are looked at one by one, BCDice ``6B6>=4``: the value is how many pass."""

    count: int
    sides: int

    def __str__(self) -> str:
        return f"{self.count}B{self.sides}"


@dataclass(frozen=True, slots=True)
class PickOne:
    """One of several words, each as likely: ``choice[a,b]``."""

    options: tuple[str, ...]

    def __str__(self) -> str:
        return f"choice[{','.join(self.options)}]"


Body: TypeAlias = Expression | Tens | Each | PickOne


@dataclass(frozen=True, slots=True)
class Roll:
    """A whole notation: what is rolled, how often, what it is compared with, and a comment."""

    body: Body
    check: Comparison | None = None
    times: int = 1
    comment: str = ""

    def __str__(self) -> str:
        times = f"x{self.times} " if self.times > 1 else ""
        comment = f" # {self.comment}" if self.comment else ""
        return f"{times}{self.body}{self.check or ''}{comment}"

    @property
    def one_by_one(self) -> Roll | None:
        """The same dice looked at one by one, where a comparison of their sum was hardly meant: ``6d6>=4``.

        That is where any die can pass alone, and there are three or more of them or the sum leaves nothing open.
        """
        body, check = self.body, self.check
        if not isinstance(body, Pool) or body != Pool(body.count, body.sides) or check is None:
            return None
        if check.sign in {"=", "<>"} or not 1 <= check.value <= body.sides:
            return None
        settled = check.holds(body.count) == check.holds(body.count * body.sides)
        if body.count < 2 or (body.count == 2 and not settled):
            return None
        return Roll(Each(body.count, body.sides), check)


def pools(body: Body) -> list[Pool]:
    """Lists the pools of an expression from left to right, without recursion over what a player typed."""
    found: list[Pool] = []
    waiting: list[Body] = [body]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Pool):
            found.append(part)
        elif isinstance(part, Negative):
            waiting.append(part.of)
        elif isinstance(part, Sum | Product):
            waiting += [part.right, part.left]
    return found


def expected_dice(body: Body) -> int:
    """Tells how many dice one roll of this needs on average, extra dice of explosions too, rounded down."""
    if isinstance(body, Tens | Each | PickOne):
        return dice_count(body)
    total = 0.0
    for pool in pools(body):
        total += pool.count
        if pool.explode is not None:
            again = (pool.sides - pool.explode.face + 1) / pool.sides
            total += pool.count * sum(again**burst for burst in range(1, pool.explode.cap + 1))
    return int(total)


def dice_count(body: Body) -> int:
    """Counts the dice that one roll of this needs, extra dice of explosions left out."""
    match body:
        case Tens():
            return 2
        case Each(count=count):
            return count
        case PickOne():
            return 1
        case _:
            return sum(pool.count for pool in pools(body))
