"""Hits and what gets through: the hit roll, the defence roll, and the wounds, as every attack has them.

Source: The Last Argument of Kings, second edition, clash and volley. Each unblocked hit is one wound; with Deadly
Blades or Deadly Shot a defence roll failed on a 6 costs two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.dice import Reason
from rules.errors import NotAllowedNow
from rules.last_argument.editions import fingerprint
from rules.last_argument.hits import NO_EXTRAS, Extras
from rules.last_argument.pool import Pool, pool
from rules.last_argument.readings import Counted, scored
from rules.last_argument.rulebook import reason, rule
from rules.procedure import Choice, Repeated, Steps, procedure

MOST_TOGETHER = (100, 60, 30, 16)
"""More attacks are refused where a rule looks at all of them, by how many things each die has to tell."""


NOTHING = Counted(0)


@dataclass(frozen=True, slots=True)
class Block:
    """How hits are blocked, with the dice laid ready for one hit.

    Args:
        usual: the defence dice; None where nothing blocks and no face matters.
        nothing: the dice against hits that count Defence as 0, likewise.
        blessed: whether its player may throw all failures again.
        deadly: whether a failure on a 6 costs two wounds; the dice count failures then, else what they block.
        tenacious: how many failures count as successes.
        sixes_first: whether those are 6s before other failures; it matters against deadly weapons only.
    """

    usual: Pool | None
    nothing: Pool | None = None
    blessed: bool = False
    deadly: bool = False
    tenacious: int = 0
    sixes_first: bool = True

    def dice(self, laid: Pool, hits: int, *, blessed: bool) -> Pool:
        """Takes as many of the dice laid ready as there are hits; Blessed throws all failures again."""
        if not blessed:
            return replace(laid, dice=hits)
        failures = tuple(face for face, points in enumerate(laid.points, 1) if (points > 0) is self.deadly)
        return replace(laid, dice=hits, again=failures, again_because=(reason("blessed-again", 0, "dice", "blessed"),))

    def failed(self, hits: int, rolled: Counted) -> Counted:
        """Gives the failures of a defence roll; 6s count twice where they cost two wounds."""
        return rolled if self.deadly else Counted(hits - rolled.points)

    def wounds(self, failed: Counted) -> int:
        """Gives the wounds of failed dice after those that Tenacious turns into successes."""
        spared = self.tenacious
        if not spared or not self.deadly:
            return max(failed.points - spared, 0)
        first = min(failed.apart, spared)
        each, other = (2, 1) if self.sixes_first else (1, 2)
        left = (failed.points - first * each) // other if first < spared else 0
        return failed.points - first * each - min(spared - first, left) * other


@dataclass(frozen=True, slots=True)
class Strike:
    """Attacks against one regiment.

    Args:
        hit: the hit dice; none where nothing can hit.
        block: how hits are blocked.
        extras: what hits do beyond one each.
    """

    hit: Pool
    block: Block
    extras: Extras = NO_EXTRAS

    def __post_init__(self) -> None:
        if self.together and self.hit.dice > MOST_TOGETHER[len(self._told)]:
            raise NotAllowedNow("odds-too-many-dice")

    @property
    def together(self) -> bool:
        """Whether a rule looks at all the dice of a roll."""
        return bool(self.block.tenacious or self.block.blessed or self.extras.torrential)

    @property
    def _told(self) -> tuple[str, ...]:
        """What a die has to tell besides yes and no."""
        usual, hit = self.block.usual, self.hit
        partly = bool(hit.again) and (hit.again == (6,) or self.extras.double)
        again = partly or (usual is not None and bool(usual.again))
        deadly = usual is not None and self.block.deadly
        return tuple(name for name, told in (("1", self.extras.through), ("again", again), ("6", deadly)) if told)


def laid(
    face: int,
    because: tuple[Reason, ...],
    *,
    at_nothing: bool = False,
    untouchable: bool = False,
    deadly: str = "",
    tenacious: int = 0,
    sixes_first: bool = True,
) -> Pool | None:
    """Lays the dice of a defence roll ready; None where nothing blocks and no face matters.

    Args:
        face: the highest face that blocks; 0 where none does.
        because: the lines under the dice.
        at_nothing: whether they are for hits that count Defence as 0.
        untouchable: whether failures on a 6 are thrown again.
        deadly: the rule that makes a failure on a 6 cost two wounds, or an empty text.
        tenacious: how many failures count as successes.
        sixes_first: whether those are 6s first.
    """
    if not face and not deadly:
        return None
    if deadly:
        because = (*because, reason(deadly, 0, "dice", deadly))
    if tenacious:
        because = (*because, reason("tenacious", 0, "dice", "tenacious", x=tenacious))
    tells, apart = tenacious if deadly else 0, (6,) if sixes_first else tuple(range(face + 1, 6))
    return Pool(
        f"laok-{'through' if at_nothing else 'defence'}{'-deadly' if deadly else ''}",
        1,
        scored(lambda one: (one > face) + (one == 6) if deadly else int(one <= face)),
        (6,) if untouchable else (),
        apart if tells else (),
        tells,
        "defender",
        because,
        (reason("untouchable-again", 0, "dice", "untouchable"),) if untouchable else (),
    )


@dataclass(frozen=True, slots=True)
class Pressed:
    """Hits that are still to be blocked, and what the others have done.

    Args:
        hits: hits still to be blocked.
        failed: failures of the hits against Defence 0.
        blessed: whether failures are thrown again.
    """

    hits: int
    failed: Counted = NOTHING
    blessed: bool = False


def attack_by_attack(declared: Strike) -> Repeated[Strike, int] | None:
    """Wounds of attacks add up, unless a rule looks at all the dice of a roll."""
    if declared.together:
        return None
    return Repeated(replace(declared, hit=replace(declared.hit, dice=1)), declared.hit.dice)


@procedure("last_argument.strike", version=2, reads=fingerprint, repeats=attack_by_attack)
def strike(declared: Strike) -> Steps[int]:
    """Rolls to hit and to block, and gives the wounds."""
    block = declared.block
    pressed: Pressed = yield pressing(declared)
    wounds = yield from blocked(block, pressed.hits, pressed.failed, blessed=pressed.blessed)
    return wounds


def blocked(block: Block, hits: int, before: Counted = NOTHING, *, blessed: bool = False) -> Steps[int]:
    """Rolls to block and gives the wounds.

    Args:
        block: how hits are blocked.
        hits: how many there are.
        before: failures that hits against Defence 0 have left.
        blessed: whether all failures are thrown again.
    """
    failed = Counted(hits)
    if hits and block.usual is not None:
        failed = block.failed(hits, (yield pool(block.dice(block.usual, hits, blessed=blessed))))
    return block.wounds(failed.plus(before, block.tenacious if block.deadly else 0))


@procedure("last_argument.pressing", reads=fingerprint)
def pressing(declared: Strike) -> Steps[Pressed]:
    """Rolls to hit, and blocks the hits against Defence 0 so that equal rests merge."""
    block = declared.block
    rolled: Counted = yield pool(declared.hit)
    hits, through = declared.extras.hits(rolled.points, rolled.apart)
    blessed = yield from _blessing(block, hits + through)
    if not through or block.nothing is None:
        return Pressed(hits, Counted(through), blessed)
    failed = block.failed(through, (yield pool(block.dice(block.nothing, through, blessed=blessed))))
    return Pressed(hits, failed, blessed)


def _blessing(block: Block, hits: int) -> Steps[bool]:
    """Asks whether Blessed is used on the defence roll: its player declares it before rolling."""
    if not block.blessed or not hits:
        return False
    answer: str = yield Choice(
        "laok-bless-defence", "defender", ("yes", "no"), "no", (("hits", hits),), rule("blessed")
    )
    return answer == "yes"
