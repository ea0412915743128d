"""Casting a magical power with Will, and resisting it.

Source: 2018 and 2024, Will is spent as dice to cast and to resist; Might raises a die; casting values are on the
profiles. 2024, Channelling counts the next casting as a 6. A resisting die that equals the casting one is enough in
2018; whether it is in 2024 is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Throw
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.fighters import Best
from rules.mesbg.rulebook import Party, note, rule, within
from rules.mesbg.settled import Settled, ask
from rules.procedure import Choice, Steps, procedure


class Magic(StrEnum):
    """What becomes of a magical power."""

    CAST = "magic-cast"
    RESISTED = "magic-resisted"
    FAILED = "magic-failed"


@dataclass(frozen=True, slots=True)
class Casting:
    """A casting as it is declared.

    Args:
        edition: the edition in force.
        dice: dice that the caster rolls, one a Will point.
        needed: the casting value, the 4 of 4+.
        resist: dice that the target rolls to resist; 0 where it does not.
        channelling: whether Heroic Channelling was called for this casting.
        might: Might points of the caster.
        their_might: Might points of the one who resists.
        their_will: Will points of the one who resists; with ``resist`` 0 its player says how many of them it rolls.
        settled: open points that the table has settled.
    """

    edition: str
    dice: int = 1
    needed: int = 4
    resist: int = 0
    channelling: bool = False
    might: int = 0
    their_might: int = 0
    settled: Settled = ()
    their_will: int = 0

    def __post_init__(self) -> None:
        within("dice", self.dice, 1, 12)
        within("needed", self.needed, 2, 6)
        within("resist", self.resist, 0, 12)
        within("might", self.might, 0, 10)
        within("their_might", self.their_might, 0, 10)
        within("their_will", self.their_will, 0, 12)


@procedure("mesbg.cast-power", reads=fingerprint)
def casting(declared: Casting) -> Steps[Magic]:
    """Rolls to cast, then to resist what was cast."""
    numbers, settled = constants(declared.edition), declared.settled
    score = 6
    if not (declared.channelling and numbers.channelling_six):
        score = yield from _rolled(Party.ROLLER, declared.dice, declared.needed, declared.might)
    if score < declared.needed:
        return Magic.FAILED
    resist = declared.resist
    if not resist and declared.their_will:
        facts = (("value", score), ("held", declared.their_will))
        options = tuple(range(declared.their_will + 1))
        resist = yield Choice("resist-dice", Party.OPPONENT.value, options, 0, facts, rule("will"))
    if not resist:
        return Magic.CAST
    needed = score
    if not numbers.knows("resist"):
        reading = yield from ask("resist", ("equal-resists", "higher-resists"), settled, "will")
        needed += reading == "higher-resists"
    best = yield from _rolled(Party.OPPONENT, resist, needed, declared.their_might)
    return Magic.RESISTED if best >= needed else Magic.CAST


def _rolled(party: Party, dice: int, needed: int, might: int) -> Steps[int]:
    """Rolls the Will dice of a party; the best counts, and Might may raise it, never above 6."""
    purpose, name = ("cast", "magic-cast") if party is Party.ROLLER else ("resist", "magic-resisted")
    because = (note("will-dice", "will", dice=dice),)
    best: int = yield Throw(purpose, dice, read=Best(), actor=party.value, scale=((needed, name),), because=because)
    missing = needed - best
    if not 0 < missing <= might or needed > 6:
        return best
    facts = (("purpose", purpose), ("value", best), ("needed", needed))
    spent: int = yield Choice("might-on-roll", party.value, (0, missing), 0, facts, rule("might"))
    return best + spent
