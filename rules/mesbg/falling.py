"""Falls.

Source: both editions, a drop no higher than the model does no harm. 2018 manual, a higher one: one hit at Strength 3,
+1 for each inch beyond its own height, and prone. 2024's Strength and parts of an inch are open.
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
    """What a fall did: its Strength (0 for a harmless one), and the harm. A model that fell harder is prone."""

    strength: int = 0
    harm: Harm = field(default_factory=Harm)


@procedure("mesbg.fall", reads=fingerprint)
def fall(declared: Fall) -> Steps[Fell]:
    """Lets a model fall: no harm up to its own height, else one hit."""
    if declared.drop <= declared.height:
        return Fell()
    numbers, settled = constants(declared.edition), declared.settled
    strength = 0
    if not numbers.knows("falling"):
        answer, settled = yield from settle("falling", ("as-2018", "new-rulebook"), settled, "falling")
        if answer == "new-rulebook":
            strength = int((yield from ask("fall-strength", tuple(range(1, 11)), settled, "falling")))
    over = round(declared.drop - declared.height, 3)
    if not strength:
        inches = floor(over)
        if inches != over:
            part = yield from ask("further-inch", ("whole-inches-only", "part-inch-counts"), settled, "falling")
            inches = ceil(over) if part == "part-inch-counts" else inches
        strength = numbers.fall_strength + inches * numbers.fall_strength_per_inch
    facts = (("drop", declared.drop), ("height", declared.height), ("strength", strength))
    blows = Blows(1, strength, (Reason("fell-from", 0, "note", rule("falling"), facts),))
    harm: Harm = yield blow_by_blow(
        Strikes(declared.edition, (blows,), declared.struck, Party.ROLLER, Party.ROLLER, declared.auto_fate, settled)
    )
    return Fell(strength, harm)
