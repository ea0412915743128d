"""Fate: wounds that a hero is spared.

Source: 2018 and 2024. A point buys a D6, 4+ saves; one success cancels the whole damage of that strike; a failure may
be tried again while Fate lasts. Might may raise the roll in 2018; whether it may in 2024 is open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.dice import Reason, Throw, Total
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.rulebook import Party, rule
from rules.mesbg.settled import Settled, settle
from rules.procedure import Choice, Steps, procedure


@dataclass(frozen=True, slots=True)
class Saves:
    """Wounds that are about to be lost.

    Args:
        edition: the edition in force.
        hurt: wounds dealt, one a strike.
        wounds: Wounds the model has left.
        fate: its Fate points.
        might: its Might points.
        owner: whose model it is; decides about Fate and rolls.
        auto: Fate is spent on every wound without asking.
        settled: open points that the table has settled.
    """

    edition: str
    hurt: int
    wounds: int
    fate: int
    might: int
    owner: Party
    auto: bool = False
    settled: Settled = ()


@dataclass(frozen=True, slots=True)
class Spared:
    """Wounds lost in the end, points spent, and what the table has settled meanwhile."""

    wounds: int = 0
    fate: int = 0
    might: int = 0
    settled: Settled = ()

    def then(self, later: Spared) -> Spared:
        """Adds what followed."""
        return Spared(
            self.wounds + later.wounds, self.fate + later.fate, self.might + later.might, settled=later.settled
        )


@procedure("mesbg.saves", reads=fingerprint)
def saves(declared: Saves) -> Steps[Spared]:
    """Saves wounds one by one, or loses them, until none is dealt or none is left."""
    if not declared.hurt or not declared.wounds:
        return Spared(settled=declared.settled)
    wants = declared.fate > 0 and declared.auto
    if declared.fate and not declared.auto:
        facts = (("held", declared.fate), ("wounds", declared.wounds))
        answer: int = yield Choice("fate", declared.owner.value, (0, 1), 0, facts, rule("fate"))
        wants = answer == 1
    if not wants:
        left = replace(declared, hurt=declared.hurt - 1, wounds=declared.wounds - 1)
        later: Spared = yield saves(left)
        return Spared(wounds=1).then(later)
    saved, might, settled = yield from _roll(declared)
    left = replace(
        declared,
        hurt=declared.hurt - int(saved),
        fate=declared.fate - 1,
        might=declared.might - might,
        settled=settled,
    )
    later = yield saves(left)
    return Spared(fate=1, might=might).then(later)


def _roll(declared: Saves) -> Steps[tuple[bool, int, Settled]]:
    """Rolls for one point of Fate.

    Returns:
        Whether the wound is saved, the Might spent on the roll, and what is settled.
    """
    numbers, settled = constants(declared.edition), declared.settled
    needed, owner = numbers.fate_saves_from, declared.owner.value
    face = yield Throw(
        "fate-roll",
        1,
        read=Total(),
        actor=owner,
        scale=((needed, "fate-saved"),),
        because=(Reason("fate-point", 0, "note", rule("fate")),),
    )
    missing = needed - face
    if missing <= 0:
        return True, 0, settled
    if missing > declared.might:
        return False, 0, settled
    if not numbers.knows("might-on-fate"):
        may, settled = yield from settle("might-on-fate", ("yes", "no"), settled, "fate")
        if may == "no":
            return False, 0, settled
    facts = (("purpose", "fate-roll"), ("value", face), ("needed", needed))
    spent: int = yield Choice("might-on-roll", owner, (0, missing), 0, facts, rule("might"))
    return spent > 0, spent, settled
