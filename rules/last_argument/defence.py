"""What a regiment blocks hits on: Defence with everything that changes it, or Evasion where that is better.

Source: The Last Argument of Kings, second edition, defence roll and the special rules named. One roll on the better
of Defence and Evasion; only Defence is lowered, never Evasion.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.last_argument.rulebook import Facing, reason, within
from rules.last_argument.special_rules import Rules, Special, has, number


@dataclass(frozen=True, slots=True)
class Before:
    """What a regiment was before its losses; 0 where that is not known.

    Args:
        round: its stands when this round began.
        game: its stands when the game began.
        broken: its stands when it became Broken.
        dauntless: whether it never is Broken.
    """

    round: int = 0
    game: int = 0
    broken: int = 0
    dauntless: bool = False


UNKNOWN = Before()
"""Nobody knows what it was."""


@dataclass(frozen=True, slots=True)
class Target:
    """The regiment that is struck.

    Args:
        defence: its Defence.
        evasion: its Evasion.
        facing: from where it is struck.
        resolve: its highest Resolve (the lowest while Broken); None when morale is left out.
        stands: its stands before the attack; 0 where Resolve is given with its bonus.
        wounds: the Wounds of a stand; 0 where lost stands are not worked out.
        damage: wounds that its damaged stand has already.
        broken: whether it is Broken.
        rules: its special rules.
        before: what it was before its losses.
    """

    defence: int
    evasion: int = 0
    facing: Facing = Facing.FRONT
    resolve: int | None = None
    stands: int = 0
    wounds: int = 0
    damage: int = 0
    broken: bool = False
    rules: Rules = ()
    before: Before = UNKNOWN

    def __post_init__(self) -> None:
        within("defence", self.defence, 0, 9)
        within("evasion", self.evasion, 0, 9)
        within("resolve", self.resolve or 0, 0, 9)
        within("stands", self.stands, 0, 60)
        within("wounds", self.wounds, 0, 60)
        within("damage", self.damage, 0, max(self.wounds - 1, 0))

    def stands_lost(self, wounds: int) -> int:
        """Gives how many stands so many wounds take off, as far as it can be worked out."""
        if not self.wounds or not self.stands:
            return 0
        return min((self.damage + wounds) // self.wounds, self.stands)


@dataclass(frozen=True, slots=True)
class Guard:
    """What a defence roll needs, before it is known whether a 1 always succeeds.

    Args:
        value: the better of Defence and Evasion.
        because: the lines under the dice.
    """

    value: int
    because: tuple[Reason, ...]


def guard(target: Target, piercing: Special | None, cut: int, rules: Rules) -> Guard:
    """Gives what hits are blocked on.

    Args:
        target: the regiment that is struck.
        piercing: Cleave, Armor Piercing or Brutal Impact, whichever works in this attack.
        cut: its X.
        rules: special rules of the attack (Linebreaker).
    """
    defence, lines = _defence(target, ignoring=has(rules, Special.LINEBREAKER))
    if piercing and cut:
        hardened = min(number(target.rules, Special.HARDENED), cut)
        defence -= cut - hardened
        lines.append(reason(piercing, -cut, "modifier", piercing, x=cut))
        if hardened:
            lines.append(reason("hardened", hardened, "modifier", "hardened"))
    return _better(defence, target.evasion, lines)


def guard_at_nothing(target: Target, code: str, *, evasion: bool) -> Guard:
    """Gives what hits are blocked on that count Defence as 0.

    Args:
        target: the regiment that is struck.
        code: the rule that does it (Smite, Flawless Strikes, Precise Shot).
        evasion: whether Evasion still blocks.
    """
    return _better(0, target.evasion if evasion else 0, [reason(code, 0, "modifier", code)])


def _defence(target: Target, *, ignoring: bool) -> tuple[int, list[Reason]]:
    """Adds up what raises Defence: Shield and Phalanx from the front, Bastion, garrison terrain."""
    defence = target.defence
    lines = [reason("characteristic-defence", 0, "threshold", "defence-roll", value=target.defence)]
    front, inside = target.facing is Facing.FRONT, number(target.rules, Special.GARRISON)
    bastion = number(target.rules, Special.BASTION)
    if has(target.rules, Special.SHIELD) and front:
        useless = ignoring or inside > 0
        defence += not useless
        lines.append(reason("shield-idle" if useless else "shield", int(not useless), "modifier", "shield"))
    if has(target.rules, Special.PHALANX) and front:
        defence += 1
        lines.append(reason("phalanx", 1, "modifier", "phalanx"))
    if bastion:
        counts = 0 if ignoring else bastion
        defence += counts
        lines.append(reason("bastion" if counts else "bastion-idle", counts, "modifier", "bastion"))
    if ignoring and (bastion or has(target.rules, Special.SHIELD)):
        lines.append(reason("linebreaker", 0, "modifier", "linebreaker"))
    if inside:
        defence += inside
        lines.append(reason("garrison", inside, "modifier", "garrison-bonus"))
    return defence, lines


def _better(defence: int, evasion: int, lines: list[Reason]) -> Guard:
    """Takes the better of the two; Defence counts at least 0."""
    if evasion > max(defence, 0):
        lines.append(reason("evasion", 0, "threshold", "defence-roll", value=evasion))
    return Guard(max(defence, evasion, 0), tuple(lines))
