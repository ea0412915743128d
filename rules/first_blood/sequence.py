"""The roll sequence: a Primary Roll, and one Secondary Roll of everything it triggers.

Source: First Blood, Command Card edition, The Principles of Battle: a die is re-rolled once at most; all re-rolls and
extra dice are rolled together and are final.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reading, Reason, Successes, Throw
from rules.first_blood.editions import fingerprint
from rules.first_blood.readings import Counted, Primary, by_face
from rules.first_blood.rulebook import reason
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Sequence:
    """Dice that each have to show a face or less, and what their faces trigger.

    Args:
        purpose: what they decide; the Secondary Roll is called ``<purpose>-again``.
        dice: how many.
        face: the highest face that succeeds, 1 to 5.
        again: faces that are re-rolled.
        extra_dice: faces that bring one more die each.
        extra_hits: faces that count one more each.
        secondary_hits: whether those count in the Secondary Roll too.
        actor: who rolls.
        because: the lines under the dice.
    """

    purpose: str
    dice: int
    face: int
    again: tuple[int, ...] = ()
    extra_dice: tuple[int, ...] = ()
    extra_hits: tuple[int, ...] = ()
    secondary_hits: bool = False
    actor: str = "roller"
    because: tuple[Reason, ...] = ()


@procedure("first_blood.sequence", reads=fingerprint)
def sequence(declared: Sequence) -> Steps[int]:
    """Rolls the dice, then re-rolls and extra dice together, and counts."""
    primary, secondary = _readings(declared)
    once = yield Throw(declared.purpose, declared.dice, read=primary, actor=declared.actor, because=declared.because)
    seen = once if isinstance(once, Counted) else Counted(once)
    if not seen.more:
        return seen.points
    because = (reason("secondary", 0, "dice", "secondary-roll"),)
    more = yield Throw(f"{declared.purpose}-again", seen.more, read=secondary, actor=declared.actor, because=because)
    return seen.points + (more.points if isinstance(more, Counted) else more)


def _readings(declared: Sequence) -> tuple[Reading, Reading]:
    """Gives how the two rolls are read; plain successes where nothing is triggered."""
    face, extra = declared.face, declared.extra_hits
    plain = Successes(face, low=True)
    counts = by_face(lambda one: int(one <= face) + (one in extra))
    secondary = Primary(counts) if extra and declared.secondary_hits else plain
    if not (declared.again or declared.extra_dice or extra):
        return plain, secondary
    primary = by_face(lambda one: 0 if one in declared.again else counts[one - 1])
    more = by_face(lambda one: int(one in declared.again) + (one in declared.extra_dice))
    return Primary(primary, more), secondary
