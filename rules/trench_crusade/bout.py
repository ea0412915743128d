"""The attacks of one fight, one after another.

Source: Trench Crusade 1.0.0 pp. 42-50 (a Down target has no defended obstacle); 1.0.2 p. 45 (no such exception). A Down
target gives +1 INJURY DICE.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.dice import Reason
from rules.procedure import Steps, procedure
from rules.trench_crusade.aftermath import applied
from rules.trench_crusade.blow import Blow, Landed, blow
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.melee import Swing
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.target import Attacker, Target
from rules.trench_crusade.unsettled import unless_settled, unsettled
from rules.trench_crusade.volley import worse


@dataclass(frozen=True, slots=True)
class Bout:
    """The attacks that are still to come, and how things stand.

    Args:
        edition: the edition in force.
        fighter: who strikes.
        target: who is struck.
        swings: the attacks that are left.
        fate: the worst that has happened to the target so far.
        replaced_by: the rule that changed a result, if any.
        ends: whether the fighter's activation has ended.
        twice: whether a Down target gives +1 DICE to hit as well, once the table has said so.
    """

    edition: str
    fighter: Attacker
    target: Target
    swings: tuple[Swing, ...]
    fate: str = ""
    replaced_by: str = ""
    ends: bool = False
    twice: bool | None = None


@dataclass(frozen=True, slots=True)
class Fought:
    """What a melee attack did.

    Args:
        result: the worst that happened to the target.
        target: the target afterwards.
        fighter: the fighter afterwards.
        unused: attacks that were left when the target was gone.
        ends: whether the fighter's activation ends.
        replaced_by: the rule that changed a result, if any.
    """

    result: str
    target: Target
    fighter: Attacker
    unused: int = 0
    ends: bool = False
    replaced_by: str = ""


@procedure("trench_crusade.bout", reads=fingerprint)
def bout(left: Bout) -> Steps[Fought]:
    """Resolves the next attack and then the rest; equal states are one and the same to the odds."""
    if not left.swings or left.fate == "out-of-action":
        return Fought(left.fate or "lost", left.target, left.fighter, len(left.swings), left.ends, left.replaced_by)
    after: Bout = yield swing(left)
    fought: Fought = yield bout(after)
    return fought


@procedure("trench_crusade.swing", reads=fingerprint)
def swing(left: Bout) -> Steps[Bout]:
    """Resolves one attack of several and gives what is left of the fight."""
    made, target = left.swings[0], left.target
    twice = left.twice
    if target.down and twice is None and constants(left.edition).down_told_twice:
        twice = (yield unsettled("down-told-twice", "down-target", "injury-only", "hit-and-injury")) == "hit-and-injury"
    landed: Landed = yield blow(_blow(left, made, twice=bool(twice)))
    fate, replaced_by, target = "miss", left.replaced_by, landed.target
    if landed.hurt is not None:
        after = yield from applied(left.edition, target, (landed.hurt,))
        fate, target = after.injury.value if landed.hit else "miss", after.target
        replaced_by = after.replaced_by or replaced_by
    left = replace(
        left,
        fighter=landed.attacker,
        target=target,
        swings=left.swings[1:],
        fate=worse(left.fate, fate),
        replaced_by=replaced_by,
        twice=twice,
    )
    if landed.hit or not made.weapon.has(Keyword.RISKY):
        return left
    lost = "kept"
    if left.swings:
        lost = str((yield from unless_settled(left.edition, "risky-second-weapon", "risky", "lost", "kept")))
    return replace(left, ends=True, swings=() if lost == "lost" else left.swings)


def _blow(left: Bout, made: Swing, *, twice: bool) -> Blow:
    hit, injury = made.hit, made.injury
    if left.target.down:
        injury += (Reason("target-down", 1, "injury-dice", rule("down-target")),)
        if twice:
            hit += (Reason("target-down", 1, "dice", rule("down-target")),)
    if made.obstacle and not (left.target.down and constants(left.edition).obstacle_spares_down):
        hit += (Reason("defended-obstacle", -1, "dice", rule("defended-obstacle")),)
    return Blow(left.edition, made.weapon, left.fighter, left.target, hit, injury)
