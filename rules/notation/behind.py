"""What stands behind a roll: phrases that change the dice, then a label. Dice meaning never ends up in a label."""

from __future__ import annotations

import re
from dataclasses import replace

from rules.errors import Fact
from rules.notation.error import NotationError
from rules.notation.said import Said, vocabulary
from rules.notation.tree import (
    MAX_TIMES,
    Comparison,
    Each,
    Explode,
    Keep,
    PickOne,
    Pool,
    Roll,
    Tens,
    pools,
)

_PHRASES = 4
"""How many phrases may follow one roll."""
_NOT_A_LABEL = re.compile(
    r"\d(?!\d*(?:[^\W\da-z_]|(?:st|nd|rd|th)\b))|[+*/!^=>)\]}&|%;-]|\(\s*[\d+-]|d\d|<(?![@#:a])", re.IGNORECASE
)
"""How no label begins: with dice, a sign or a plain number; ``2nd squad`` is one, and Korean counts are."""
_AT_THE_END = frozenset({"target", "times-or-label", "other-at-the-end"})
"""What is a part of a label unless it ends the text: ``vs 2 models``."""
_SEPARATOR = re.compile(r"\s*[,:;]\s*|\s+-+\s+", re.ASCII)


class Behind:
    """Reads what stands behind a roll, from left to right.

    Args:
        typed: the text as typed, for errors and the label.
        text: the same with every sign in its plain form, character for character.
        at: where the roll ends.
        roll: what was read so far.
    """

    def __init__(self, typed: str, text: str, at: int, roll: Roll) -> None:
        self._typed = typed
        self._text = text
        self._at = at
        self._body, self._check, self._times = roll.body, roll.check, roll.times

    def roll(self) -> Roll:
        """Gives the whole roll.

        Raises:
            NotationError: the rest is neither a phrase that is known nor a label.
        """
        for _ in range(_PHRASES):
            if not self._phrase():
                break
        return Roll(self._body, self._check, self._times, self._label())

    def _fail(self, code: str, **facts: Fact) -> NotationError:
        return NotationError(code, self._typed, self._at, **facts)

    def _here(self) -> int:
        here = self._at
        while here < len(self._text) and self._text[here].isspace():
            here += 1
        return here

    def _ends(self, at: int) -> bool:
        return not self._text[at:].strip() or self._text[at:].lstrip().startswith("#")

    def _phrase(self) -> bool:
        here = self._here()
        if self._ends(here):
            return False
        said, compared = vocabulary().phrase(self._text, here), vocabulary().comparison(self._text, here)
        if isinstance(self._body, PickOne):
            compared, said = None, said if said and said.means == "times" else None
        if compared is not None and (said is None or compared.ends > said.ends):
            self._compare(compared)
            said = compared
        elif said is None or (said.means in _AT_THE_END and not self._ends(said.ends)):
            return False
        else:
            self._apply(said)
        self._at = said.ends
        return True

    def _apply(self, said: Said) -> None:
        number = 1 if said.number is None else said.number
        match said.means:
            case "keep-highest" | "keep-lowest" | "drop-highest" | "drop-lowest":
                self._keep(number, said.means)
            case "count" | "count-number":
                self._count(said)
            case "times":
                self._repeat(number)
            case "explode" | "explode-number":
                self._explode(said.number)
            case "target":
                raise self._fail("target", example=f"{self._shown()}>={number}")
            case "times-or-label":
                shown, label = self._shown(), " ".join(self._typed[self._at :].split())
                raise self._fail("times-or-label", times=f"x{number} {shown}", label=f"{shown} # {label}")
            case "advantage":
                sides = next((pool.sides for pool in pools(self._body)), 20)
                raise self._fail("advantage", best=f"2d{sides}kh1", worst=f"2d{sides}kl1")
            case "reroll":
                raise self._fail("reroll")
            case "other" | "other-at-the-end":
                label = " ".join(self._typed[self._here() :].split())
                raise self._fail("label-with-dice", example=f"{self._shown()} # {label}")

    def _shown(self) -> str:
        return str(Roll(self._body, self._check, self._times))

    def _pool(self, behind: str) -> Pool:
        """Gives the only dice of the roll; words behind anything else could mean several things."""
        if isinstance(self._body, Pool):
            return self._body
        first = next(iter(pools(self._body)), None)
        if isinstance(self._body, Each):
            first = Pool(self._body.count, self._body.sides)
        raise self._fail("after-the-dice", example=f"{first or Pool(4, 6)}{behind}")

    def _keep(self, number: int, means: str) -> None:
        verb, _, end = means.partition("-")
        word = f"{verb[0]}{end[0]}"
        pool = self._pool(f"{word}{number}")
        if pool.keep or pool.explode or pool.count_if:
            raise self._fail("left-over" if pool.keep else "explode-and-keep" if pool.explode else "count-and-keep")
        limit = pool.count - (verb == "drop")
        if not 1 <= number <= limit:
            raise self._fail(verb, given=number, dice=pool.count, word=word, limit=limit)
        kept = number if verb == "keep" else pool.count - number
        self._body = replace(pool, keep=Keep(kept, highest=means in {"keep-highest", "drop-lowest"}))

    def _count(self, said: Said) -> None:
        comparison, body = said.comparison, self._body
        if isinstance(body, Each):
            pool, exactly, least = Pool(body.count, body.sides), f"{body}={said.number}", f"{body}>={said.number}"
        else:
            pool = self._pool(f"c{comparison or f'>={said.number}'}")
            exactly, least = f"{pool}c={said.number}", f"{pool}c>={said.number}"
        if comparison is None and said.number == pool.sides:
            comparison = Comparison(">=", pool.sides)
        if comparison is None:
            raise self._fail("count-which", number=said.number or 0, exactly=exactly, least=least)
        if not any(map(comparison.holds, range(1, pool.sides + 1))):
            raise self._fail("no-such-face", sides=pool.sides, total=f"{Pool(pool.count, pool.sides)}{comparison}")
        if pool.keep or pool.count_if or self._check:
            raise self._fail("count-and-keep" if pool.keep else "left-over")
        if isinstance(body, Each):
            self._check = comparison
        else:
            self._body = replace(pool, count_if=comparison)

    def _compare(self, said: Said) -> None:
        """Takes a comparison behind the roll, where it can only mean one thing."""
        comparison, body = said.comparison, self._body
        if comparison is None or self._check is not None:
            raise self._fail("left-over")
        many = isinstance(body, Pool) and body.count > 1 and not body.count_if and not body.keep
        if isinstance(body, Pool) and many and comparison.value <= body.sides:
            counted = f"{Each(body.count, body.sides)}{comparison}"
            raise self._fail("count-or-total", counted=counted, total=f"{body}{comparison}")
        self._check = comparison

    def _repeat(self, times: int) -> None:
        if self._times != 1:
            raise self._fail("left-over")
        if not 1 <= times <= MAX_TIMES:
            raise self._fail("times", given=times, limit=MAX_TIMES)
        self._times = times

    def _explode(self, face: int | None) -> None:
        pool = self._pool("!")
        if pool.keep or pool.explode:
            raise self._fail("explode-and-keep" if pool.keep else "left-over")
        if not 2 <= (face or pool.sides) <= pool.sides:
            raise self._fail("explode-always", sides=pool.sides)
        self._body = replace(pool, explode=Explode(face or pool.sides))

    def _label(self) -> str:
        """Reads the label; words after a space are one, what looks like dice is a slip and is said to be one."""
        here = self._here()
        if here == len(self._text):
            return ""
        if self._text[here] == "#":
            return " ".join(self._typed[here + 1 :].split())
        separated = _SEPARATOR.match(self._text, self._at)
        start = separated.end() if separated else here
        if start == self._at or start == len(self._text) or _NOT_A_LABEL.match(self._text, start):
            raise self._fail("left-over")
        label = " ".join(self._typed[start:].split())
        meant = vocabulary().dice_meant(self._text, start)
        if meant is not None and not isinstance(self._body, PickOne | Tens):
            self._at = meant
            raise self._fail("label-with-dice", example=f"{self._shown()} # {label}")
        return label
