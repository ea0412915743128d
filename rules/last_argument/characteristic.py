"""The characteristic test: a D6 of the characteristic or less.

Source: The Last Argument of Kings 1.5 (a 6 always fails, a 1 always succeeds); in the second edition the rules that
re-roll 6s imply the first, and nothing settles the second.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.last_argument import unsettled
from rules.last_argument.editions import fingerprint
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, within
from rules.procedure import Steps, procedure


class Again(StrEnum):
    """Which dice of a test are thrown again, once."""

    NOTHING = "nothing"
    FAILURES = "failures"
    SUCCESSES = "successes"
    SIXES = "sixes"

    def faces(self, highest: int) -> tuple[int, ...]:
        """Gives the faces that are thrown again when ``highest`` is the last that succeeds."""
        every = {
            Again.NOTHING: (),
            Again.FAILURES: range(highest + 1, 7),
            Again.SUCCESSES: range(1, highest + 1),
            Again.SIXES: (6,),
        }
        return tuple(every[self])


class Verdict(StrEnum):
    """How a test ends."""

    PASSED = "laok-passed"
    FAILED = "laok-failed"


@dataclass(frozen=True, slots=True)
class CharacteristicTest:
    """A test as it is declared.

    Args:
        edition: the edition in force.
        value: the characteristic.
        modifier: what is added to it.
        again: which dice are thrown again.
        kind: what is tested, for the card: ``test`` or ``fearsome``.
        natural_one: whether a 1 always succeeds, where no source says: ``yes``, ``no`` or asked.
    """

    edition: str
    value: int
    modifier: int = 0
    again: Again = Again.NOTHING
    kind: str = "test"
    natural_one: str = ""

    def __post_init__(self) -> None:
        within("value", self.value, 0, 9)
        within("modifier", self.modifier, -9, 9)


@procedure("last_argument.test", reads=fingerprint)
def characteristic_test(declared: CharacteristicTest) -> Steps[Verdict]:
    """Rolls a D6 against a characteristic."""
    value = declared.value + declared.modifier
    lowest = yield from unsettled.lowest_face(declared.edition, declared.natural_one, value)
    highest = unsettled.face(value, lowest, declared.edition)
    if not highest:
        return Verdict.FAILED
    entry = "fearsome" if declared.kind == "fearsome" else "characteristic-test"
    because = [reason("characteristic", 0, "threshold", entry, value=declared.value)]
    if declared.modifier:
        because.append(reason("stated", declared.modifier, "modifier", "characteristic-test"))
    passed: Counted = yield pool(
        Pool(
            f"laok-{declared.kind}",
            1,
            scored(lambda face: int(face <= highest)),
            declared.again.faces(highest),
            actor="roller",
            because=tuple(because),
            again_because=(reason(f"again-{declared.again}", 0, "dice", "characteristic-test"),),
        )
    )
    return Verdict.PASSED if passed.points else Verdict.FAILED
