"""Many dice against one face: hits, defence and morale are all this roll.

Source: The Last Argument of Kings, second edition. Success is a D6 of the characteristic or less; a die is thrown
again once at most.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.dice import Reading, Reason, Successes, Throw
from rules.last_argument.editions import fingerprint
from rules.last_argument.readings import Counted, Points, Scores
from rules.procedure import Repeated, Steps, procedure


@dataclass(frozen=True, slots=True)
class Pool:
    """Dice that are rolled together.

    Args:
        purpose: what they decide; dice thrown again are called ``<purpose>-again``.
        dice: how many.
        points: what each face counts.
        again: faces that are thrown again, once.
        apart: faces that are counted apart.
        most: how many of those are told apart at most; 0 for all.
        actor: who rolls.
        because: the lines under the dice.
        again_because: the lines under the dice thrown again.
    """

    purpose: str
    dice: int
    points: Points
    again: tuple[int, ...] = ()
    apart: tuple[int, ...] = ()
    most: int = 0
    actor: str = "attacker"
    because: tuple[Reason, ...] = ()
    again_because: tuple[Reason, ...] = ()


def _dice_by_dice(declared: Pool) -> Repeated[Pool, Counted] | None:
    """No die looks at another: where some are thrown again, the odds are those of one die, added up."""
    if not declared.again:
        return None
    return Repeated(replace(declared, dice=1), declared.dice, lambda one, other: one.plus(other, declared.most))


@procedure("last_argument.pool", version=2, reads=fingerprint, repeats=_dice_by_dice)
def pool(declared: Pool) -> Steps[Counted]:
    """Rolls the dice, throws again what is thrown again, and counts."""
    dice, again = declared.dice, declared.again
    first, second = _readings(declared.points, again, declared.apart, declared.most)
    if dice == 0:
        return Counted(0)
    once = yield _throw(declared, declared.purpose, dice, first, declared.because)
    seen = once if isinstance(once, Counted) else _counted(once, dice, first, again)
    if not seen.again:
        return Counted(seen.points, seen.apart)
    more = yield _throw(declared, f"{declared.purpose}-again", seen.again, second, declared.again_because)
    return seen.plus(more if isinstance(more, Counted) else Counted(more), declared.most)


_TESTS = ("laok-test", "laok-fearsome")
"""What a die passes or fails; everything else is named after what is counted."""


def _throw(declared: Pool, purpose: str, dice: int, read: Reading, because: tuple[Reason, ...]) -> Throw:
    tally = declared.purpose not in _TESTS
    return Throw(purpose, dice, read=read, actor=declared.actor, because=because, tally=tally)


def _counted(good: int, dice: int, read: Reading, again: tuple[int, ...]) -> Counted:
    """Says what plain successes came to: re-rolled successes do not count yet."""
    if not again:
        return Counted(good)
    if isinstance(read, Successes) and read.good(again[0]):
        return Counted(0, again=good)
    return Counted(good, again=dice - good)


@lru_cache(maxsize=256)
def _readings(points: Points, again: tuple[int, ...], apart: tuple[int, ...], most: int) -> tuple[Reading, Reading]:
    """Gives how the dice and the dice thrown again are read.

    Where points are plain successes and nothing, all failures or all successes are thrown again, successes are
    counted and nothing else: one number to follow.
    """
    faces = tuple(range(1, len(points) + 1))
    good = tuple(face for face in faces if points[face - 1])
    bad = tuple(face for face in faces if face not in good)
    if not apart and set(points) == {0, 1} and again in {(), good, bad}:
        if good == faces[: len(good)]:
            return Successes(good[-1], low=True), Successes(good[-1], low=True)
        if good == faces[-len(good) :]:
            return Successes(good[0]), Successes(good[0])
    return Scores(points, apart, most, again), Scores(points, apart, most)
