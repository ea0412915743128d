"""Dice: what is thrown, how the faces are read, and where faces come from."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import comb
from typing import Any, Protocol, TypeAlias

from rules.chance import Chances
from rules.errors import CannotBeRead, Fact
from rules.packed import kept, sums

Faces: TypeAlias = tuple[int, ...]


class Reading(Protocol):
    """How the faces of a throw are turned into the one value that the rule looks at.

    A system may bring its own: a frozen, hashable value whose ``chances`` are exactly those of reading every throw.
    """

    def __hash__(self) -> int:
        """Readings are values."""

    def of(self, faces: Faces) -> Any:
        """Reads faces that lie on the table."""

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted, in the order they fell."""

    def chances(self, count: int, sides: int) -> Chances[Any]:
        """Gives the exact chance of every value this reading can have."""


@dataclass(frozen=True, slots=True)
class Total:
    """The sum of the kept dice and a plain modifier.

    Args:
        keep: how many dice count; None keeps all.
        highest: whether the highest dice are kept or the lowest.
        plus: what is added to the sum.
    """

    keep: int | None = None
    highest: bool = True
    plus: int = 0

    def of(self, faces: Faces) -> int:
        """Reads faces that lie on the table."""
        if self.keep is None or self.keep >= len(faces):
            return sum(faces) + self.plus
        return sum(sorted(faces, reverse=self.highest)[: self.keep]) + self.plus

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted, in the order they fell; of equal dice the first."""
        if self.keep is None or self.keep >= len(faces):
            return (True,) * len(faces)
        order = sorted(range(len(faces)), key=lambda place: -faces[place] if self.highest else faces[place])
        chosen = set(order[: self.keep])
        return tuple(place in chosen for place in range(len(faces)))

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every total."""
        keep = count if self.keep is None else min(self.keep, count)
        sums = kept_sums(count, sides, keep, self.highest)
        return Chances({total + self.plus: weight for total, weight in sums.items()}, sides**count)


@dataclass(frozen=True, slots=True)
class Successes:
    """How many dice reach a face (``low=False``) or stay at or below it (``low=True``)."""

    face: int
    low: bool = False

    def good(self, face: int) -> bool:
        """Says whether one face is a success."""
        return face <= self.face if self.low else face >= self.face

    def of(self, faces: Faces) -> int:
        """Reads faces that lie on the table."""
        return sum(map(self.good, faces))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted, in the order they fell."""
        return tuple(map(self.good, faces))

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every number of successes."""
        good = sum(map(self.good, range(1, sides + 1)))
        weights = {n: comb(count, n) * good**n * (sides - good) ** (count - n) for n in range(count + 1)}
        return Chances({n: weight for n, weight in weights.items() if weight}, sides**count)


def limit_of(counts: Sequence[int]) -> tuple[int, bool] | None:
    """Gives the face that a die has to reach to count, and whether lower is better; None where no face says it.

    Args:
        counts: what a 1, a 2 … count.
    """
    good = [face for face, points in enumerate(counts, 1) if points > 0]
    if not good or len(good) == len(counts) or good[-1] - good[0] + 1 != len(good):
        return None
    if good[0] == 1:
        return good[-1], True
    return (good[0], False) if good[-1] == len(counts) else None


@dataclass(frozen=True, slots=True)
class Pool:
    """All faces, highest first: for rules that look at each die."""

    def of(self, faces: Faces) -> Faces:
        """Reads faces that lie on the table."""
        return tuple(sorted(faces, reverse=True))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted: all of them."""
        return (True,) * len(faces)

    def chances(self, count: int, sides: int) -> Chances[Faces]:
        """Gives the exact chance of every set of faces, order set aside."""
        weights: dict[Faces, int] = {}

        def fill(face: int, left: int, faces: Faces, ways: int) -> None:
            if left == 0:
                weights[faces] = ways
            elif face == 1:
                weights[faces + (1,) * left] = ways
            else:
                for of_this in range(left, -1, -1):
                    fill(face - 1, left - of_this, faces + (face,) * of_this, ways * comb(left, of_this))

        fill(sides, count, (), 1)
        return Chances(weights, sides**count)


@dataclass(frozen=True, slots=True)
class Untied:
    """The second die of a roll-off, thrown against the first.

    A tie is always thrown again, so its chances are those of the throw that ends the roll-off: every face but the
    first one's, each as likely. Read from dice that lie on the table it gives the face, tie or not.

    Args:
        against: what the first die shows.
    """

    against: int

    def of(self, faces: Faces) -> int:
        """Reads the face that lies on the table."""
        return faces[0]

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted: all of them."""
        return (True,) * len(faces)

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the chance of every face that ends the roll-off."""
        faces = [face for face in range(1, sides + 1) if face != self.against]
        return Chances(dict.fromkeys(faces, count), count * len(faces))


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a throw is the way it is: one line under the dice, with the rule it rests on.

    Args:
        code: the message id of the reason.
        amount: how much it changes, signed.
        unit: what it changes: ``dice``, ``injury-dice``, ``modifier``, ``threshold`` …
        rule: key of the rule entry, for the menu of rules used.
        facts: values that the reason's line mentions.
    """

    code: str
    amount: int = 0
    unit: str = "dice"
    rule: str | None = None
    facts: tuple[tuple[str, Fact], ...] = ()


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that a procedure asks for.

    Args:
        purpose: message id of what the throw decides (``hit``, ``injury`` …).
        count: how many dice.
        sides: faces a die has.
        read: how the faces are read.
        actor: who rolls, as the procedure calls the side.
        scale: results by lowest value, ascending: ``((7, "success"), (12, "critical"))``.
        because: what made the throw so, one reason a line.
        rule: key of the rule that asks for the throw.
        tally: whether its purpose names what is counted (hits, failures), so that one die alone is no test either.
    """

    purpose: str
    count: int
    sides: int = 6
    read: Reading = field(default_factory=Total)
    actor: str = "roller"
    scale: tuple[tuple[int, str], ...] = ()
    because: tuple[Reason, ...] = ()
    rule: str | None = None
    tally: bool = False

    def check(self, faces: Sequence[int]) -> Faces:
        """Takes faces that somebody rolled.

        Raises:
            CannotBeRead: the number of dice or a face does not fit this throw.
        """
        if len(faces) != self.count:
            raise CannotBeRead("faces-count", needed=self.count, given=len(faces), purpose=self.purpose)
        for face in faces:
            if not 1 <= face <= self.sides:
                raise CannotBeRead("faces-range", face=face, sides=self.sides, purpose=self.purpose)
        return tuple(faces)

    def chances(self) -> Chances[Any]:
        """Gives the exact chance of every value that can be read."""
        return _chances(self.read, self.count, self.sides)

    def result(self, value: int) -> str | None:
        """Names the result that a value reaches on the scale, or None below its lowest step."""
        reached = [name for lowest, name in self.scale if value >= lowest]
        return reached[-1] if reached else None


@lru_cache(maxsize=2048)
def _chances(read: Reading, count: int, sides: int) -> Chances[Any]:
    return read.chances(count, sides)


@lru_cache(maxsize=512)
def kept_sums(count: int, sides: int, keep: int, highest: bool = True) -> Mapping[int, int]:
    """Counts the ways to each sum of the kept dice among all ``sides**count`` throws."""
    if keep >= count:
        return {count + place: way for place, way in enumerate(sums(count, sides))}
    done = {keep + place: way for place, way in enumerate(kept(count, sides, keep)) if way}
    if not highest:
        done = {keep * (sides + 1) - total: way for total, way in reversed(done.items())}
    return done


class Dice(Protocol):
    """Something that gives faces."""

    def throw(self, throw: Throw) -> Faces:
        """Gives the faces of one throw."""


class RandomDice:
    """Dice of a random generator; the caller says which one, so that no hidden state is shared."""

    def __init__(self, source: random.Random) -> None:
        self._source = source

    def throw(self, throw: Throw) -> Faces:
        """Gives the faces of one throw."""
        sides, draw = throw.sides, self._source.randrange
        return tuple(draw(sides) + 1 for _ in range(throw.count))


class ScriptedDice:
    """Dice that fall as written: typed in by players, or laid down by a worked example."""

    def __init__(self, faces: Iterable[int]) -> None:
        self._faces = list(faces)

    @property
    def left(self) -> int:
        """How many written faces have not been used."""
        return len(self._faces)

    def throw(self, throw: Throw) -> Faces:
        """Gives the next faces.

        Raises:
            CannotBeRead: too few faces are left, or one does not exist on the die.
        """
        given, self._faces = self._faces[: throw.count], self._faces[throw.count :]
        return throw.check(given)
