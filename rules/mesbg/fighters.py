"""The models of a fight as a duel looks at them, and the dice they roll."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from rules.chance import Chances
from rules.dice import Faces, Reason
from rules.errors import NotAllowedNow
from rules.mesbg.rulebook import rule, within
from rules.mesbg.wounds import Struck

MOST_FIGHTERS = 4
"""How many kinds of models a side of one fight may have; like models count as one kind."""


class Weapon(StrEnum):
    """How a model fights.

    Source: 2018 and 2024. Two-handed −1 in the duel and +1 to wound, Burly or master-forged without the −1; unarmed −1
    and −1; a lance +1 to wound on the charge.
    """

    HAND = "hand"
    TWO_HANDED = "two-handed"
    BURLY = "burly"
    UNARMED = "unarmed"
    LANCE = "lance"

    @property
    def duel(self) -> int:
        """What it changes on each duel die."""
        return -1 if self in {Weapon.TWO_HANDED, Weapon.UNARMED} else 0

    @property
    def wound(self) -> int:
        """What it changes on each to-wound roll."""
        return {Weapon.HAND: 0, Weapon.UNARMED: -1}.get(self, 1)

    @property
    def entry(self) -> str:
        """The rule entry it rests on."""
        return {Weapon.BURLY: "two-handed", Weapon.HAND: "strikes"}.get(self, self.value)


@dataclass(frozen=True, slots=True)
class Fighter:
    """A model of a fight, or several like models whose dice are thrown together.

    Args:
        attacks: dice in the duel and strikes after it, of all these models together.
        fight: their Fight value.
        strength: their Strength.
        might: Might points of the model; may be spent on its own dice only.
        weapon: how it fights.
        elven: fights with an elven-made weapon.
        shielding: Attacks are doubled, and it makes no strikes.
        bearer: carries the banner, −1 in the duel.
        support: supports from behind with a spear or pike; each die is one model.
        prone: lies on the ground: makes no strikes.
        to_wound: what else changes its to-wound rolls (Heroic Challenge +1).
    """

    attacks: int = 1
    fight: int = 3
    strength: int = 3
    might: int = 0
    weapon: Weapon = Weapon.HAND
    elven: bool = False
    shielding: bool = False
    bearer: bool = False
    support: bool = False
    prone: bool = False
    to_wound: int = 0

    def __post_init__(self) -> None:
        within("attacks", self.attacks, 1, 10)
        within("fight", self.fight, 1, 10)
        within("strength", self.strength, 1, 10)
        within("might", self.might, 0, 10)
        within("to_wound", self.to_wound, -3, 3)

    @property
    def dice(self) -> int:
        """How many dice it rolls in the duel."""
        return self.attacks * 2 if self.shielding else self.attacks

    @property
    def strikes(self) -> int:
        """How many strikes it makes when its side wins."""
        return 0 if self.shielding or self.prone else self.attacks

    def reasons(self, number: int, *, of: int) -> tuple[Reason, ...]:
        """Gives the lines under its duel dice: which model, its Fight, what adds dice, what changes them."""
        code, facts = ("fight-value", (("fight", self.fight),)) if of == 1 else ("fighter", ())
        found = [Reason(code, 0, "note", rule("duel"), facts or (("number", number), ("fight", self.fight)))]
        if self.support:
            found.append(Reason("spear-support", self.attacks, "base", rule("spear-support")))
        if self.shielding:
            found.append(Reason("shielding", self.attacks, "base", rule("shielding")))
        if self.weapon.duel:
            found.append(Reason(self.weapon.value, self.weapon.duel, "modifier", rule(self.weapon.entry)))
        if self.bearer:
            found.append(Reason("banner-bearer", -1, "modifier", rule("banner")))
        return tuple(found)

    def wound_reasons(self) -> tuple[Reason, ...]:
        """Gives what changes its to-wound rolls."""
        found = []
        if self.weapon.wound:
            found.append(Reason(self.weapon.value, self.weapon.wound, "modifier", rule(self.weapon.entry)))
        if self.to_wound:
            found.append(Reason("stated", self.to_wound, "modifier", rule("wound-modifiers")))
        return tuple(found)

    def reading(self, *, six_stays: bool) -> Best:
        """Gives how its duel dice are read."""
        plus = -1 if self.bearer else 0
        if self.weapon is Weapon.TWO_HANDED and six_stays:
            return Best(plus=plus, below_six=-1)
        return Best(plus=plus + self.weapon.duel)


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a fight.

    Args:
        fighters: its models; the first is the one that is struck if the side loses.
        banner: whether one of its dice may be re-rolled for a banner.
        good: whether it is on the side of Good, or Evil; None if nobody has said, then asked where it decides.
        struck: the first fighter as the other side's strikes look at it.

    Raises:
        NotAllowedNow: the first fighter is one that supports from behind.
    """

    fighters: tuple[Fighter, ...] = (Fighter(),)
    banner: bool = False
    good: bool | None = True
    struck: Struck = field(default_factory=Struck)

    def __post_init__(self) -> None:
        within("fighters", len(self.fighters), 1, MOST_FIGHTERS)
        if self.fighters[0].support:
            raise NotAllowedNow("nobody-in-front")
        within("dice", sum(fighter.dice for fighter in self.fighters), 1, 20)


def evil_side() -> Side:
    """Gives a plain side of Evil."""
    return Side(good=False)


@dataclass(frozen=True, slots=True)
class Best:
    """The highest die after modifiers, which stays within 1–6.

    Args:
        plus: what is added to each die.
        below_six: what is added to each die that does not show a natural 6.
    """

    plus: int = 0
    below_six: int = 0

    def value(self, face: int) -> int:
        """Gives what one face counts as."""
        return min(6, max(1, face + self.plus + (self.below_six if face < 6 else 0)))

    def of(self, faces: Faces) -> int:
        """Reads faces that lie on the table."""
        return self.value(max(faces))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice counted: the highest, of equal ones the first."""
        highest = faces.index(max(faces))
        return tuple(place == highest for place in range(len(faces)))

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every value: the highest of n dice is f in f^n − (f − 1)^n ways."""
        weights: dict[int, int] = {}
        for face in range(1, sides + 1):
            value = self.value(face)
            weights[value] = weights.get(value, 0) + face**count - (face - 1) ** count
        return Chances(weights, sides**count)
