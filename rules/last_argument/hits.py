"""What a regiment hits on: Clash or Volley, what adds to it, what is thrown again, what hits more than once.

Source: The Last Argument of Kings, second edition, hit roll and the special rules named.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.last_argument.editions import Constants
from rules.last_argument.readings import Points, scored
from rules.last_argument.rulebook import halved, reason
from rules.last_argument.special_rules import Rules, Special, has


@dataclass(frozen=True, slots=True)
class Aim:
    """What a hit roll needs, before it is known whether a 1 always succeeds.

    Args:
        value: the characteristic with everything that changes it.
        again: whether all failures are thrown again, 6s only, or nothing: ``failures``, ``sixes`` or an empty text.
        because: the lines under the dice.
        again_because: the lines under the dice thrown again.
    """

    value: int
    again: str
    because: tuple[Reason, ...]
    again_because: tuple[Reason, ...]

    def thrown_again(self, highest: int) -> tuple[int, ...]:
        """Gives the faces that are thrown again when ``highest`` is the last face that hits."""
        if self.again == "failures":
            return tuple(range(highest + 1, 7))
        return (6,) if self.again == "sixes" else ()


@dataclass(frozen=True, slots=True)
class Extras:
    """What hits do beyond one each.

    Args:
        double: a roll of 1 adds an automatic hit (Relentless Blows, Rapid Volley).
        through: a roll of 1 counts Defence as 0 (Flawless Strikes, Precise Shot).
        torrential: every two successful rolls, rounded up, add a hit (Torrential Fire).
    """

    double: bool = False
    through: bool = False
    torrential: bool = False

    def points(self, highest: int) -> Points:
        """Gives the hits that each face of the hit roll makes, automatic ones among them."""
        return scored(lambda face: 1 + self.double if face == 1 else int(face <= highest))

    @property
    def apart(self) -> tuple[int, ...]:
        """The faces that have to be told apart."""
        return (1,) if self.through or (self.torrential and self.double) else ()

    def hits(self, points: int, ones: int) -> tuple[int, int]:
        """Gives the hits against Defence and the hits against Defence 0."""
        through = ones if self.through else 0
        rolled = points - (ones if self.double else 0)
        return points - through + (halved(rolled) if self.torrential else 0), through


NO_EXTRAS = Extras()
"""One hit each."""


def aim(
    name: str,
    value: int,
    because: tuple[Reason, ...],
    *,
    eager: str,
    reroll: tuple[Special, ...],
    forbidden: Special | None,
    numbers: Constants,
) -> Aim:
    """Puts together what is rolled to hit.

    Args:
        name: ``clash`` or ``volley``.
        value: the characteristic as printed.
        because: modifiers, their amounts in the unit ``modifier``.
        eager: ``inspired`` or ``aimed`` where it counts, added after everything else; otherwise an empty text.
        reroll: special rules in force that throw all failures again.
        forbidden: the enemy's rule that forbids re-rolls (Parry), if any.
        numbers: the edition's numbers.
    """
    total = value + sum(one.amount for one in because if one.unit == "modifier")
    lines = (reason(f"characteristic-{name}", 0, "threshold", "hit-roll", value=value), *because)
    again = ""
    why: tuple[Reason, ...] = ()
    if eager and total + 1 >= numbers.capped_from:
        lines += (reason(f"{eager}-capped", 0, "modifier", eager, value=total),)
        again, why = "sixes", (reason(f"{eager}-again", 0, "dice", eager),)
    elif eager:
        total += 1
        lines += (reason(eager, 1, "modifier", eager),)
    if reroll:
        again, why = "failures", tuple(reason(f"{special}-again", 0, "dice", special) for special in reroll[:1])
    if again and forbidden:
        lines += (reason(forbidden, 0, "dice", forbidden),)
        again, why = "", ()
    return Aim(total, again, lines, why)


def melee_extras(rules: Rules, value: int, numbers: Constants) -> tuple[Extras, tuple[Reason, ...]]:
    """Gives what hits of a Clash do beyond one each; a high Clash gives Relentless Blows too."""
    high = value >= numbers.relentless_from
    double = high or has(rules, Special.RELENTLESS_BLOWS)
    lines: tuple[Reason, ...] = ()
    if double:
        lines += (reason("relentless-high" if high else "relentless-blows", 0, "dice", "relentless-blows"),)
    through = has(rules, Special.FLAWLESS_STRIKES)
    if through:
        lines += (reason("flawless-strikes", 0, "dice", "flawless-strikes"),)
    return Extras(double, through), lines
