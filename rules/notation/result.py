"""Throwing a notation."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rules.notation.tree import (
    Each,
    Explode,
    Expression,
    Negative,
    Number,
    PickOne,
    Pool,
    Product,
    Roll,
    Sum,
    Tens,
    pools,
)


@dataclass(frozen=True, slots=True)
class Die:
    """One die on the table. ``burst`` marks an extra die that an explosion threw."""

    face: int
    counted: bool = True
    exploded: bool = False
    burst: bool = False


@dataclass(frozen=True, slots=True)
class Thrown:
    """The dice of one pool as they fell, and what the pool is worth."""

    notation: str
    dice: tuple[Die, ...]
    value: int


@dataclass(frozen=True, slots=True)
class Result:
    """One roll of a notation.

    Args:
        pools: the dice, pool by pool, from left to right.
        value: the total, or the number of successes.
        passed: whether the comparison holds; None without one.
        picked: the word that was drawn, for ``choice[…]``.
    """

    pools: tuple[Thrown, ...]
    value: int
    passed: bool | None = None
    picked: str | None = None

    def written(self) -> dict[str, Any]:
        """Writes the result down as plain JSON values."""
        return dataclasses.asdict(self)

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> Result:
        """Reads a result that was written down."""
        pools = tuple(
            Thrown(pool["notation"], tuple(Die(**die) for die in pool["dice"]), pool["value"])
            for pool in written["pools"]
        )
        return cls(pools, written["value"], written["passed"], written["picked"])


def throw(roll: Roll, source: random.Random) -> tuple[Result, ...]:
    """Throws a notation as often as it says.

    Returns:
        One result a repetition.
    """
    return tuple(_once(roll, source) for _ in range(roll.times))


def _once(roll: Roll, source: random.Random) -> Result:
    body, check = roll.body, roll.check
    if isinstance(body, PickOne):
        place = source.randrange(len(body.options))
        return Result((), place + 1, picked=body.options[place])
    if isinstance(body, Tens):
        faces = [source.randrange(6) + 1, source.randrange(6) + 1]
        tens, ones = sorted(faces) if body.ascending else faces
        thrown = Thrown(str(body), (Die(tens), Die(ones)), tens * 10 + ones)
        return Result((thrown,), thrown.value, check.holds(thrown.value) if check else None)
    if isinstance(body, Each):
        drawn = [source.randrange(body.sides) + 1 for _ in range(body.count)]
        dice = tuple(Die(face, counted=check is None or check.holds(face)) for face in drawn)
        good = sum(die.counted for die in dice) if check else 0
        return Result((Thrown(str(body), dice, good),), good, good > 0 if check else None)
    thrown_pools = tuple(_throw_pool(pool, source) for pool in pools(body))
    value = worth(body, iter(thrown_pools).__next__)
    return Result(thrown_pools, value, check.holds(value) if check else None)


def _throw_pool(pool: Pool, source: random.Random) -> Thrown:
    draw, sides = source.randrange, pool.sides
    faces = [draw(sides) + 1 for _ in range(pool.count)]
    if pool.explode is not None:
        dice = tuple(_burst(faces, pool.explode, lambda: draw(sides) + 1))
    elif pool.keep is not None:
        order = sorted(range(len(faces)), key=faces.__getitem__, reverse=pool.keep.highest)
        chosen = set(order[: pool.keep.count])
        dice = tuple(Die(face, place in chosen) for place, face in enumerate(faces))
    else:
        dice = tuple(map(Die, faces))
    if pool.count_if is not None:
        dice = tuple(Die(die.face, pool.count_if.holds(die.face), die.exploded, die.burst) for die in dice)
        return Thrown(str(pool), dice, sum(die.counted for die in dice))
    return Thrown(str(pool), dice, sum(die.face for die in dice if die.counted))


def _burst(faces: list[int], explode: Explode, again: Callable[[], int]) -> list[Die]:
    dice: list[Die] = []
    for first in faces:
        face, bursts = first, 0
        while True:
            more = face >= explode.face and bursts < explode.cap
            dice.append(Die(face, exploded=more, burst=bursts > 0))
            if not more:
                break
            face, bursts = again(), bursts + 1
    return dice


def worth(part: Expression, next_pool: Callable[[], Thrown]) -> int:
    """Works an expression out; its depth is bounded by the reader."""
    match part:
        case Number(value=value):
            return value
        case Pool():
            return next_pool().value
        case Negative(of=of):
            return -worth(of, next_pool)
        case Sum(left=left, sign=sign, right=right):
            first, second = worth(left, next_pool), worth(right, next_pool)
            return first + second if sign == "+" else first - second
        case Product(left=left, sign=sign, right=right):
            first, second = worth(left, next_pool), worth(right, next_pool)
            return first * second if sign == "*" else first // second
