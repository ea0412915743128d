"""Falls.

Source: both editions, a drop no higher than the model does no harm. 2018 manual, a higher one: one hit at Strength 3,
another for each inch beyond its own height; and prone, however low. 2024's figures and parts of an inch are open.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, floor

from rules.dice import Reason
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.rulebook import Party, rule, within
from rules.mesbg.settled import Settled, ask, settle
from rules.mesbg.wounds import Blows, Harm, Strikes, Struck, blow_by_blow
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Fall:
    """A fall as it is declared.

    Args:
        edition: the edition in force.
        drop: how far the model falls, in inches.
        height: the model's own height, in inches.
        struck: the model.
        auto_fate: Fate is spent on every wound without asking.
        settled: open points that the table has settled.
    """

    edition: str
    drop: float
    height: float = 1.0
    struck: Struck = field(default_factory=Struck)
    auto_fate: bool = False
    settled: Settled = ()

    def __post_init__(self) -> None:
        within("drop", self.drop, 0, 50)
        within("height", self.height, 0.1, 50)


@dataclass(frozen=True, slots=True)
class Fell:
    """What a fall did.

    Args:
        hits: how many hits it was; 0 for a harmless one.
        strength: their Strength.
        harm: what they did to the model.
        prone: whether it lies on the ground, if it lives.
    """

    hits: int = 0
    strength: int = 0
    harm: Harm = field(default_factory=Harm)
    prone: bool = False


@procedure("mesbg.fall", reads=fingerprint)
def fall(declared: Fall) -> Steps[Fell]:
    """Lets a model fall: no harm up to its own height, else hits."""
    if declared.drop <= declared.height:
        return Fell(prone=constants(declared.edition).knows("falling"))
    hits, strength, settled = yield from _figures(declared)
    facts = (("drop", declared.drop), ("height", declared.height), ("hits", hits), ("strength", strength))
    blows = Blows(hits, strength, (Reason("fell-from", 0, "note", rule("falling"), facts),))
    harm: Harm = yield blow_by_blow(
        Strikes(declared.edition, (blows,), declared.struck, Party.ROLLER, Party.ROLLER, declared.auto_fate, settled)
    )
    return Fell(hits, strength, harm, prone=not harm.slain)


def _figures(declared: Fall) -> Steps[tuple[int, int, Settled]]:
    """Gives how many hits a fall is and how strong they are, and what is settled by then."""
    numbers, settled = constants(declared.edition), declared.settled
    if not numbers.knows("falling"):
        answer, settled = yield from settle("falling", ("as-2018", "new-rulebook"), settled, "falling")
        if answer == "new-rulebook":
            strength = yield from ask("fall-strength", tuple(range(1, 11)), settled, "falling")
            hits = yield from ask("fall-hits", tuple(range(1, 11)), settled, "falling")
            return int(hits), int(strength), settled
    over = round(declared.drop - declared.height, 3)
    inches = floor(over)
    if inches != over:
        part = yield from ask("further-inch", ("whole-inches-only", "part-inch-counts"), settled, "falling")
        inches = ceil(over) if part == "part-inch-counts" else inches
    return 1 + inches * numbers.fall_hits_per_inch, numbers.fall_strength, settled
