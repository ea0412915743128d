"""Points that no source settles: the table says before the roll how it plays them, or is asked."""

from __future__ import annotations

from dataclasses import dataclass

from rules.errors import Fact
from rules.last_argument.editions import constants
from rules.last_argument.rulebook import rule
from rules.procedure import Steps
from rules.unsettled import as_played, open_point


@dataclass(frozen=True, slots=True)
class Rulings:
    """How a table plays the open points; an empty one is asked when it matters.

    Args:
        natural_one: whether a 1 always succeeds (second edition): ``yes`` or ``no``.
        smite_evasion: whether Evasion still blocks when Defence counts as 0: ``yes`` or ``no``.
        flanked_support: whether the basic support attack remains when Support (X) is lost: ``yes`` or ``no``.
        stands_counted: for the Resolve bonus: ``after-losses`` or ``before-losses``.
        double_halving: Barrage beyond half range and obscured: ``halved-twice`` or ``halved-once``.
        exactly_half: whether exactly half the range is within Effective Range: ``yes`` or ``no``.
        cover_halves: whether Cover halves Barrage as obscuring terrain does: ``yes`` or ``no``.
        impact_stands: who makes Impact attacks: ``contact-stands`` or ``every-stand``.
    """

    natural_one: str = ""
    smite_evasion: str = ""
    flanked_support: str = ""
    stands_counted: str = ""
    double_halving: str = ""
    exactly_half: str = ""
    cover_halves: str = ""
    impact_stands: str = ""


ASK_ALL = Rulings()
"""Nothing is ruled beforehand; what matters is asked."""


def settled(given: str, question: str, entry: str, readings: tuple[str, ...], **facts: Fact) -> Steps[str]:
    """Gives the table's reading of an open point: the one stated beforehand, else it is asked.

    Args:
        given: the reading stated beforehand, or an empty text.
        question: message id after ``question-open-``.
        entry: the rule entry that leaves the point open.
        readings: the readings there are; the first one is the default.
        facts: values that the question mentions.

    Raises:
        NotAllowedNow: the stated reading is none of them.
    """
    answer = yield from as_played(given or None, open_point(question, rule(entry), *readings, **facts))
    return str(answer)


def lowest_face(edition: str, given: str, *values: int) -> Steps[int]:
    """Gives the lowest face that a roll can be brought down to: 1 where a 1 always succeeds, else 0.

    Asked only when one of the values is below 1; above that a 1 succeeds anyway.

    Source: 1.5 (a 1 always succeeds); the second edition does not say.
    """
    if constants(edition).natural_one == "succeeds":
        return 1
    if min(values) >= 1:
        return 0
    answer = yield from settled(given, "laok-natural-one", "characteristic-test", ("yes", "no"))
    return 1 if answer == "yes" else 0


def face(value: int, lowest: int, edition: str) -> int:
    """Gives the highest face that succeeds on a characteristic; 0 where none does."""
    return min(max(value, lowest, 0), constants(edition).best_face)
