"""Which dice of a roll are re-rolled, where several rules speak.

Source: First Blood, Command Card edition, The Principles of Battle: "re-roll all failures" and "re-roll all
successes" on one roll cancel; a die is re-rolled once, however many rules allow it.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.first_blood.rulebook import within
from rules.first_blood.unsettled import settled
from rules.procedure import Steps


@dataclass(frozen=True, slots=True)
class Rerolls:
    """The re-rolls that rules allow.

    Args:
        failures: whether a rule re-rolls all failures.
        successes: whether a rule re-rolls all successes.
        faces: certain results that a rule re-rolls.
        partial: whether "all" and certain results cancel too: ``all-only``, ``partial-too`` or asked.
    """

    failures: bool = False
    successes: bool = False
    faces: tuple[int, ...] = ()
    partial: str = ""

    def __post_init__(self) -> None:
        for face in self.faces:
            within("face", face, 1, 6)


NO_REROLLS = Rerolls()


def thrown_again(rerolls: Rerolls, face: int) -> Steps[tuple[int, ...]]:
    """Gives the faces that are re-rolled when ``face`` is the highest that succeeds."""
    good, bad = set(range(1, face + 1)), set(range(face + 1, 7))
    certain = set(rerolls.faces)
    if rerolls.failures and rerolls.successes:
        return tuple(sorted(certain))
    wanted = bad if rerolls.failures else good if rerolls.successes else set()
    against = certain & (good if rerolls.failures else bad) if wanted else set()
    if against:
        readings = ("all-only", "partial-too")
        answer = yield from settled(rerolls.partial, "partial-re-roll", "opposed-re-rolls", readings)
        if answer == "partial-too":
            return tuple(sorted(certain - against))
    return tuple(sorted(wanted | certain))
