"""What Clash, Volley and Impact have in common: from hit and defence values to wounds, morale and lost stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.last_argument import unsettled
from rules.last_argument.broken import Fate, fate_after
from rules.last_argument.defence import Guard, Target
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.hits import Aim, Extras
from rules.last_argument.morale import STEADFAST, Nerve, nerve, resolve, tested
from rules.last_argument.pool import Pool
from rules.last_argument.rulebook import rule
from rules.last_argument.special_rules import Special, has, number
from rules.last_argument.strike import Block, Strike, attack_by_attack, laid, strike
from rules.last_argument.unsettled import Rulings
from rules.procedure import Choice, Repeated, Steps, procedure

GUARDED = frozenset(
    {
        Special.BASTION,
        Special.GARRISON,
        Special.HARDENED,
        Special.PHALANX,
        Special.SHIELD,
        Special.TENACIOUS,
        Special.UNTOUCHABLE,
    }
)
"""Special rules that a regiment brings to any defence roll."""

MOST_DICE = 100
"""Attack dice of one attack; exact odds of more would take too long."""

STRUCK = GUARDED | STEADFAST
"""Special rules that a regiment brings where morale is tested too."""


@dataclass(frozen=True, slots=True)
class Struck:
    """What an attack did.

    Args:
        wounds: all the wounds, those of failed Morale dice among them.
        stands_lost: stands that they take off, as far as it can be worked out.
        returned: hits that strike back (Lethal Demise), for a defence roll of their own.
        fate: what the lost stands do to the regiment, where it is known what it has lost so far.
    """

    wounds: int
    stands_lost: int = 0
    returned: int = 0
    fate: Fate | None = None


@dataclass(frozen=True, slots=True)
class Blow:
    """An attack as the rules on both sides make it, before any die has fallen.

    Args:
        dice: attack dice; 0 where hits are given.
        aim: what it hits on.
        extras: what hits do beyond one each.
        guard: what hits are blocked on.
        guard_at_nothing: what hits against Defence 0 are blocked on.
        deadly: the rule that makes a failure on a 6 cost two wounds, or an empty text.
        terrifying: how much lower the target's Resolve is.
        tests: whether morale is tested afterwards.
        melee: whether it is fought in contact: the target's Blessed and Lethal Demise work then.
    """

    dice: int
    aim: Aim
    extras: Extras
    guard: Guard
    guard_at_nothing: Guard
    deadly: str = ""
    terrifying: int = 0
    tests: bool = True
    melee: bool = True


@dataclass(frozen=True, slots=True)
class Aftermath:
    """What follows the wounds of an attack.

    Args:
        edition: the edition in force.
        target: the regiment that was struck.
        tests: whether its morale is tested.
        terrifying: how much lower its Resolve is.
        lowest: the lowest face a roll can be brought down to.
        stands_counted: for the Resolve bonus, ``after-losses``, ``before-losses`` or asked.
        returning: whether each wound of a failed defence roll strikes back.
    """

    edition: str
    target: Target
    tests: bool = True
    terrifying: int = 0
    lowest: int = 0
    stands_counted: str = ""
    returning: bool = False

    @property
    def steady(self) -> bool:
        """Whether no loss of stands changes the Resolve that is tested."""
        target, bonus = self.target, constants(self.edition).bonus
        counted = target.wounds and target.stands and self.stands_counted != "before-losses"
        return target.broken or not counted or bonus(target.stands) == bonus(0)


@dataclass(frozen=True, slots=True)
class Landing:
    """An attack with every face known, ready to be rolled.

    Args:
        strike: the hit and defence dice.
        aftermath: what follows the wounds.
    """

    strike: Strike
    aftermath: Aftermath


@procedure("last_argument.landing", version=2, reads=fingerprint)
def landing(declared: Landing) -> Steps[Struck]:
    """Rolls an attack to the end: hits, defence, morale."""
    after = declared.aftermath
    if after.tests and after.steady and not after.returning:
        wounds: int = yield ordeal(Ordeal(declared.strike, _nerve(after, after.target.stands, 0)))
        return Struck(wounds, after.target.stands_lost(wounds))
    wounds = yield strike(declared.strike)
    struck = yield from suffered(after, wounds)
    return struck


@dataclass(frozen=True, slots=True)
class Ordeal:
    """An attack and the morale that follows, where no loss changes the Resolve it is tested on.

    Args:
        strike: the hit and defence dice.
        nerve: the Resolve dice, one for each wound.
    """

    strike: Strike
    nerve: Nerve


def _wound_by_wound(declared: Ordeal) -> Repeated[Ordeal, int] | None:
    """Attacks add up with the morale they cause, unless a rule looks at all the dice of a roll."""
    parts = attack_by_attack(declared.strike)
    if parts is None or declared.nerve.indomitable or declared.nerve.oblivious:
        return None
    return Repeated(replace(declared, strike=parts.one), parts.times)


@procedure("last_argument.ordeal", reads=fingerprint, repeats=_wound_by_wound)
def ordeal(declared: Ordeal) -> Steps[int]:
    """Rolls hits, defence and morale, and gives all the wounds."""
    wounds: int = yield strike(declared.strike)
    lost = yield from nerve(replace(declared.nerve, wounds=wounds))
    return wounds + lost


def suffered(after: Aftermath, wounds: int) -> Steps[Struck]:
    """Tests morale where wounds call for it, and counts what is lost in all."""
    target = after.target
    returned = wounds if after.returning else 0
    if not wounds or not after.tests:
        return Struck(wounds, target.stands_lost(wounds), returned)
    stands = yield from _counted_stands(after, wounds)
    lost = yield from nerve(replace(_nerve(after, stands, 0), wounds=wounds))
    return Struck(wounds + lost, target.stands_lost(wounds + lost), returned)


def borne(edition: str, target: Target, struck: Struck) -> Steps[Struck]:
    """Adds to what an attack did whether the regiment breaks, shatters or is destroyed by it."""
    fate = yield from fate_after(edition, target, struck.wounds)
    return struck if fate is None else replace(struck, fate=fate)


@lru_cache(maxsize=1024)
def _nerve(after: Aftermath, stands: int, wounds: int) -> Nerve:
    value, because = resolve(after.target, stands, after.terrifying, constants(after.edition))
    return tested(after.target, wounds, unsettled.face(value, after.lowest, after.edition), because)


def evading(target: Target, asks: bool, rulings: Rulings) -> Steps[bool]:
    """Says whether Evasion blocks hits that count Defence as 0; asked only where some do and there is any."""
    if not asks or not target.evasion:
        return True
    answer = yield from unsettled.settled(rulings.smite_evasion, "laok-smite-evasion", "smite", ("yes", "no"))
    return answer == "yes"


def landed(blow: Blow, target: Target, edition: str, rulings: Rulings) -> Steps[Landing]:
    """Settles what is open about an attack and lays its dice ready."""
    lowest = yield from lowest_face(blow, target, edition, rulings)
    sixes_first = yield from spared(blow, target)
    made = _strike(blow, target, lowest, edition, sixes_first)
    return Landing(made, aftermath(blow, target, lowest, edition, rulings))


def lowest_face(blow: Blow, target: Target, edition: str, rulings: Rulings) -> Steps[int]:
    """Gives the lowest face that the rolls of an attack can be brought down to; asked only where one gets there."""
    lowest = yield from unsettled.lowest_face(edition, rulings.natural_one, *values(blow, target, edition))
    return lowest


def values(blow: Blow, target: Target, edition: str) -> tuple[int, ...]:
    """Gives the characteristics, with everything that changes them, that an attack is rolled against."""
    found = [blow.guard.value]
    if blow.dice:
        found.append(blow.aim.value)
    if blow.extras.through:
        found.append(blow.guard_at_nothing.value)
    if blow.tests and target.resolve is not None:
        found.append(resolve(target, 0, blow.terrifying, constants(edition))[0])
    return tuple(found)


def aftermath(blow: Blow, target: Target, lowest: int, edition: str, rulings: Rulings) -> Aftermath:
    """Gives what follows the wounds of an attack."""
    tests = blow.tests and target.resolve is not None
    returning = blow.melee and has(target.rules, Special.LETHAL_DEMISE)
    return Aftermath(edition, target, tests, blow.terrifying, lowest, rulings.stands_counted, returning)


def blocking(blow: Blow, target: Target, lowest: int, edition: str, sixes_first: bool) -> Block:
    """Lays the defence dice ready."""
    tenacious = number(target.rules, Special.TENACIOUS)
    usual, nothing = (
        laid(
            unsettled.face(found.value, lowest, edition),
            found.because,
            at_nothing=at_nothing,
            untouchable=has(target.rules, Special.UNTOUCHABLE),
            deadly=blow.deadly,
            tenacious=tenacious,
            sixes_first=sixes_first,
        )
        for found, at_nothing in ((blow.guard, False), (blow.guard_at_nothing, True))
    )
    blessed = blow.melee and has(target.rules, Special.BLESSED)
    return Block(usual, nothing, blessed, bool(blow.deadly), tenacious, sixes_first)


@lru_cache(maxsize=256)
def _strike(blow: Blow, target: Target, lowest: int, edition: str, sixes_first: bool) -> Strike:
    """Lays the hit and defence dice ready."""
    to_hit = unsettled.face(blow.aim.value, lowest, edition)
    block = blocking(blow, target, lowest, edition, sixes_first)
    again = blow.aim.thrown_again(to_hit)
    hit = Pool(
        "laok-hit",
        blow.dice if to_hit else 0,
        blow.extras.points(to_hit),
        again,
        blow.extras.apart,
        because=blow.aim.because,
        again_because=blow.aim.again_because if again else (),
    )
    return Strike(hit, block, blow.extras)


def spared(blow: Blow, target: Target) -> Steps[bool]:
    """Says whether Tenacious saves failures on a 6 first; only against deadly weapons that makes a difference."""
    if not blow.deadly or not number(target.rules, Special.TENACIOUS):
        return True
    answer: str = yield Choice(
        "open-laok-tenacious-sixes", "table", ("sixes-first", "sixes-last"), "sixes-first", (), rule("tenacious")
    )
    return answer == "sixes-first"


def _counted_stands(after: Aftermath, wounds: int) -> Steps[int]:
    """Gives the stands that count for the Resolve bonus; asked only where losses change it."""
    target, bonus = after.target, constants(after.edition).bonus
    left = target.stands - target.stands_lost(wounds)
    if target.broken or bonus(left) == bonus(target.stands):
        return target.stands
    readings = ("after-losses", "before-losses")
    facts = {"before": target.stands, "after": left}
    counted = yield from unsettled.settled(
        after.stands_counted, "laok-stands-counted", "resolve-bonus", readings, **facts
    )
    return left if counted == "after-losses" else target.stands
