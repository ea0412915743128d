"""Short notations of a profile, as list builders keep them: ``3:2:1:2`` and ``4/3``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.errors import CannotBeRead
from rules.mesbg.rulebook import within


@dataclass(frozen=True, slots=True)
class Points:
    """A hero's Might, Will, Fate and Wounds: what it has left."""

    might: int = 0
    will: int = 0
    fate: int = 0
    wounds: int = 1

    def __str__(self) -> str:
        return f"{self.might}:{self.will}:{self.fate}:{self.wounds}"

    @classmethod
    def parse(cls, text: str) -> Points:
        """Reads ``Might:Will:Fate:Wounds``; ``/`` and spaces serve as well.

        Raises:
            CannotBeRead: it is not four numbers, or one of them is out of range.
        """
        numbers = _numbers(text)
        if len(numbers) != 4:
            raise CannotBeRead("hero-points-unreadable", given=text[:40])
        for name, number in zip(("might", "will", "fate"), numbers, strict=False):
            within(name, number, 0, 10)
        within("wounds", numbers[3], 1, 20)
        return cls(*numbers)


@dataclass(frozen=True, slots=True)
class Stats:
    """Fight and Strength of a supporting model."""

    fight: int = 3
    strength: int = 3

    def __str__(self) -> str:
        return f"{self.fight}/{self.strength}"

    @classmethod
    def parse(cls, text: str) -> Stats:
        """Reads ``Fight/Strength``; ``:`` and spaces serve as well.

        Raises:
            CannotBeRead: it is not two numbers, or one of them is out of range.
        """
        numbers = _numbers(text)
        if len(numbers) != 2:
            raise CannotBeRead("fight-strength-unreadable", given=text[:40])
        for name, number in zip(("fight", "strength"), numbers, strict=True):
            within(name, number, 1, 10)
        return cls(*numbers)


def _numbers(text: str) -> tuple[int, ...]:
    parts = re.split(r"[\s:/,]+", text.strip())
    return tuple(int(part) for part in parts) if all(re.fullmatch(r"[0-9]{1,2}", part) for part in parts) else ()
