"""Several dice at once: attacks, Barrage and Blocks as a Primary and a Secondary Roll, with statuses.

Source: First Blood, Command Card edition, The Principles of Battle: roll sequence, Inspired, Aimed, Broken. How many
hits an attack makes and what hits is in no source; the players give the number of dice and the characteristic.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason
from rules.errors import NotAllowedNow
from rules.first_blood.editions import Constants, constants, fingerprint
from rules.first_blood.rerolls import NO_REROLLS, Rerolls, thrown_again
from rules.first_blood.rulebook import reason, within
from rules.first_blood.sequence import Sequence, sequence
from rules.first_blood.unsettled import settled
from rules.procedure import Steps, procedure

MOST_DICE = 30


class Kind(StrEnum):
    """What the dice are."""

    ATTACK = "attack"
    BARRAGE = "barrage"
    BLOCK = "block"

    @property
    def counted(self) -> str:
        """The characteristic that tells how many there are; Blocks have none."""
        return {"attack": "attacks", "barrage": "barrage"}.get(self.value, "")


@dataclass(frozen=True, slots=True)
class DiceRoll:
    """Dice as they are declared.

    Args:
        edition: the edition in force.
        kind: what the dice are.
        dice: Attacks, the X of Barrage, or Block dice.
        value: the characteristic they are rolled against, as the table plays it.
        inspired: whether the warrior is Inspired: one attack more.
        aimed: whether it is Aimed: one Barrage more.
        broken: whether it is Broken.
        rerolls: the re-rolls that rules allow.
        extra_dice: faces of the Primary Roll that bring one more die each.
        extra_hits: faces that bring one more hit each.
        secondary_hits: whether those count in the Secondary Roll too: ``yes``, ``no`` or asked.
    """

    edition: str
    kind: Kind
    dice: int
    value: int
    inspired: bool = False
    aimed: bool = False
    broken: bool = False
    rerolls: Rerolls = NO_REROLLS
    extra_dice: tuple[int, ...] = ()
    extra_hits: tuple[int, ...] = ()
    secondary_hits: str = ""

    def __post_init__(self) -> None:
        within("dice", self.dice, 0, MOST_DICE - 1)
        within("value", self.value, 0, 9)
        for face in (*self.extra_dice, *self.extra_hits):
            within("face", face, 1, 6)
        if self.broken and self.kind is not Kind.BLOCK:
            raise NotAllowedNow("fb-broken-only-rallies")
        if self.inspired and self.kind is not Kind.ATTACK:
            raise NotAllowedNow("fb-inspired-attacks")
        if self.aimed and (self.kind is not Kind.BARRAGE or not self.dice):
            raise NotAllowedNow("fb-aimed-needs-barrage")


@procedure("first_blood.roll", reads=fingerprint)
def dice_roll(declared: DiceRoll) -> Steps[int]:
    """Rolls attack, Barrage or Block dice and counts those that succeed."""
    numbers = constants(declared.edition)
    because, dice = _dice(declared, numbers)
    face = min(declared.value, numbers.best_face)
    if not dice or not face:
        return 0
    again = yield from thrown_again(declared.rerolls, face)
    if set(again) & {*declared.extra_dice, *declared.extra_hits}:
        raise NotAllowedNow("fb-both-at-once")
    secondary = "no"
    if declared.extra_hits and (again or declared.extra_dice):
        given = declared.secondary_hits
        secondary = yield from settled(given, "extra-hits", "secondary-roll", ("no", "yes"))
    hits: int = yield sequence(
        Sequence(
            f"fb-{declared.kind}",
            dice,
            face,
            again,
            declared.extra_dice,
            declared.extra_hits,
            secondary == "yes",
            because=because,
        )
    )
    return hits


def _dice(declared: DiceRoll, numbers: Constants) -> tuple[tuple[Reason, ...], int]:
    """Gives the dice, and the lines under them."""
    lines = [reason("characteristic", 0, "threshold", "characteristic-test", value=declared.value)]
    dice = declared.dice
    if declared.inspired:
        dice += numbers.inspired_attacks
        lines.append(reason("inspired", numbers.inspired_attacks, "attacks", "inspired"))
    if declared.aimed:
        dice += numbers.aimed_barrage
        lines.append(reason("aimed", numbers.aimed_barrage, "attacks", "aimed"))
    if declared.rerolls.failures and declared.rerolls.successes:
        lines.append(reason("cancel", 0, "dice", "opposed-re-rolls"))
    for code, faces in (("extra-dice", declared.extra_dice), ("extra-hits", declared.extra_hits)):
        if faces:
            shown = ", ".join(map(str, sorted(set(faces))))
            lines.append(reason(code, 0, "dice", "primary-roll", faces=shown))
    return tuple(lines), dice
