"""Dice that must each reach a number: to hit, in the way, to wound. Might may raise them.

Source: Might +1 a point, never above 6 (2018 and 2024); a natural 6 where the caller says that it always passes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.dice import Reason, Successes, Throw, Total
from rules.mesbg.editions import fingerprint
from rules.mesbg.rulebook import Party, rule, within
from rules.procedure import Choice, Steps, procedure

MOST_DICE = 60


@dataclass(frozen=True, slots=True)
class Passes:
    """Dice that must each reach a number, as they are declared.

    Args:
        purpose: what they decide: ``hit``, ``in-the-way`` …
        count: how many dice.
        needed: what each must reach after modifiers, 2 to 6.
        because: modifiers to each die, with their reasons.
        might: Might points of the model that rolls; with some, the dice are rolled one by one.
        roller: who rolls and spends the Might.
        six_passes: whether a natural 6 passes whatever the modifiers.
        again: whether dice that fail are thrown again, once.
    """

    purpose: str
    count: int
    needed: int
    because: tuple[Reason, ...] = ()
    might: int = 0
    roller: Party = Party.ROLLER
    six_passes: bool = False
    again: bool = False

    def __post_init__(self) -> None:
        within("count", self.count, 0, MOST_DICE)

    @property
    def modifier(self) -> int:
        """What is added to each die."""
        return sum(reason.amount for reason in self.because if reason.unit == "modifier")

    @property
    def face(self) -> int:
        """The lowest face that passes without Might; above 6 when none does."""
        face = max(1, self.needed - self.modifier)
        return min(face, 6) if self.six_passes else face


@dataclass(frozen=True, slots=True)
class Passed:
    """How many dice passed, and the Might spent on them."""

    count: int
    might: int = 0


@procedure("mesbg.passes", reads=fingerprint)
def passes(declared: Passes) -> Steps[Passed]:
    """Rolls the dice, all together or, with Might in hand, one after the other."""
    if declared.count == 0:
        return Passed(0)
    if not declared.might:
        if declared.face > 6:
            return Passed(0)
        read, actor = Successes(declared.face), declared.roller.value
        count = yield Throw(declared.purpose, declared.count, read=read, actor=actor, because=declared.because)
        failed = declared.count - count
        if declared.again and failed:
            count += yield Throw(f"{declared.purpose}-again", failed, read=read, actor=actor, because=declared.because)
        return Passed(count)
    good, spent = yield from with_might(declared, declared.modifier)
    rest: Passed = yield passes(replace(declared, count=declared.count - 1, might=declared.might - spent))
    return Passed(rest.count + good, rest.might + spent)


def with_might(declared: Passes, modifier: int) -> Steps[tuple[bool, int]]:
    """Rolls one die that Might may raise.

    Args:
        declared: what the die must reach, and the Might in hand.
        modifier: what is added to the die.

    Returns:
        Whether it passed, and the Might spent on it.
    """
    value = yield Throw(
        declared.purpose,
        1,
        read=Total(plus=modifier),
        actor=declared.roller.value,
        scale=((declared.needed, "success"),),
        because=declared.because,
    )
    if declared.again and value < declared.needed:
        value = yield Throw(
            f"{declared.purpose}-again",
            1,
            read=Total(plus=modifier),
            actor=declared.roller.value,
            scale=((declared.needed, "success"),),
            because=declared.because,
        )
    missing = declared.needed - value
    if missing <= 0 or (declared.six_passes and value - modifier == 6):
        return True, 0
    if missing > declared.might:
        return False, 0
    facts = (("purpose", declared.purpose), ("value", value), ("needed", declared.needed))
    spent: int = yield Choice("might-on-roll", declared.roller.value, (0, missing), 0, facts, rule("might"))
    return spent > 0, spent
