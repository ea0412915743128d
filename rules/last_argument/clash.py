"""The Clash: attacks of engaged stands and supporting ones, hits, defence, wounds, morale.

Source: The Last Argument of Kings, second edition, clash, attacks, support attacks.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from rules.dice import Reason
from rules.errors import NotAllowedNow
from rules.last_argument import unsettled
from rules.last_argument.attack import MOST_DICE, STRUCK, Blow, Struck, borne, evading, landed, landing
from rules.last_argument.defence import Target, guard, guard_at_nothing
from rules.last_argument.editions import Constants, constants, fingerprint
from rules.last_argument.hits import Aim, aim, melee_extras
from rules.last_argument.rulebook import Facing, reason, rule, within
from rules.last_argument.special_rules import Rules, Special, has, number, only
from rules.last_argument.unsettled import ASK_ALL, Rulings
from rules.procedure import Choice, Steps, procedure

FIGHTING = frozenset(
    {
        Special.BLESSED,
        Special.BURNOUT,
        Special.CLEAVE,
        Special.DAUNTLESS,
        Special.DEADLY_BLADES,
        Special.FIEND_HUNTER,
        Special.FLAWLESS_STRIKES,
        Special.FLURRY,
        Special.FLUX_POWERED,
        Special.GLORIOUS_CHARGE,
        Special.IRON_DISCIPLINE,
        Special.LEADER,
        Special.LINEBREAKER,
        Special.OPPORTUNISTS,
        Special.RELENTLESS_BLOWS,
        Special.SHOCK,
        Special.SMITE,
        Special.SUPPORT,
        Special.TERRIFYING,
    }
)
"""Special rules that attackers bring to a Clash."""

ENGAGED = STRUCK | {Special.BLESSED, Special.COUNTER_ATTACK, Special.DREAD, Special.LETHAL_DEMISE, Special.PARRY}
"""Special rules that the regiment they strike brings."""


@dataclass(frozen=True, slots=True)
class Attackers:
    """The regiment that makes a Clash.

    Args:
        attacks: Attacks of a stand.
        clash: its Clash, special rules named below left out.
        engaged: stands that are engaged.
        unengaged: stands that support.
        inspired: whether it is Inspired.
        charged: whether it has charged successfully this round (Shock, Glorious Charge).
        flanked: whether it is itself engaged in the flank or rear.
        rules: its special rules.
    """

    attacks: int
    clash: int
    engaged: int = 1
    unengaged: int = 0
    inspired: bool = False
    charged: bool = False
    flanked: bool = False
    rules: Rules = ()

    def __post_init__(self) -> None:
        within("attacks", self.attacks, 0, MOST_DICE)
        within("clash", self.clash, 0, 9)
        within("engaged", self.engaged, 0, 60)
        within("unengaged", self.unengaged, 0, 60)


@dataclass(frozen=True, slots=True)
class Clash:
    """A Clash as it is declared.

    Args:
        edition: the edition in force.
        attackers: the regiment that strikes.
        target: the regiment that is struck.
        rulings: how the table plays open points.
    """

    edition: str
    attackers: Attackers
    target: Target
    rulings: Rulings = ASK_ALL

    def __post_init__(self) -> None:
        only(self.attackers.rules, FIGHTING)
        only(self.target.rules, ENGAGED)
        opportunists_need_a_flank(self.attackers.rules, self.target)


@procedure("last_argument.clash", reads=fingerprint)
def clash(declared: Clash) -> Steps[Struck]:
    """Fights a Clash to the end: hits, defence, wounds, and the Morale test they cause."""
    rules, rulings = declared.attackers.rules, declared.rulings
    each = yield from _support(declared)
    reroll = yield from rerolls(rules, (Special.FLURRY, Special.FIEND_HUNTER, Special.OPPORTUNISTS))
    smites, through = has(rules, Special.SMITE), has(rules, Special.FLAWLESS_STRIKES)
    evades = yield from evading(declared.target, smites or through, rulings)
    powered = yield from flux(rules)
    blow = _blow(declared, each, reroll, evades, powered)
    prepared = yield from landed(blow, declared.target, declared.edition, rulings)
    struck: Struck = yield landing(prepared)
    struck = yield from borne(declared.edition, declared.target, struck)
    return struck


@lru_cache(maxsize=64)
def _blow(declared: Clash, each: int, reroll: tuple[Special, ...], evades: bool, powered: str) -> Blow:
    """Puts the rules of both sides together."""
    numbers, rules, target = constants(declared.edition), declared.attackers.rules, declared.target
    attacks = _attacks(declared.attackers, each, numbers.flux_bonus if powered == "flux-attacks" else 0)
    lines = attacks + flux_line(powered, numbers)
    aimed = _aim(declared, lines, reroll, numbers)
    extras, lines = melee_extras(rules, aimed.value, numbers)
    usual = guard(target, Special.CLEAVE, number(rules, Special.CLEAVE), rules)
    smites = has(rules, Special.SMITE)
    back = has(target.rules, Special.COUNTER_ATTACK)
    counter = (reason("counter-attack", 0, "dice", "counter-attack"),) if back else ()
    code = Special.SMITE if smites else Special.FLAWLESS_STRIKES
    nothing = guard_at_nothing(target, code, evasion=evades)
    usual, nothing = (replace(one, because=one.because + counter) for one in (usual, nothing))
    glorious = declared.attackers.charged and has(rules, Special.GLORIOUS_CHARGE)
    return Blow(
        sum(line.amount for line in attacks),
        replace(aimed, because=aimed.because + lines),
        extras,
        nothing if smites else usual,
        nothing,
        deadly=Special.DEADLY_BLADES if has(rules, Special.DEADLY_BLADES) else "",
        terrifying=max(number(rules, Special.TERRIFYING), int(glorious)),
    )


def _support(declared: Clash) -> Steps[int]:
    """Gives the support attacks of a stand; with Support (X) lost the table says whether the basic one remains."""
    attackers, basic = declared.attackers, constants(declared.edition).support_attacks
    if not attackers.unengaged or not _support_is_lost(attackers):
        return number(attackers.rules, Special.SUPPORT) or basic
    given = declared.rulings.flanked_support
    remains = yield from unsettled.settled(given, "laok-flanked-support", "support-attacks", ("yes", "no"))
    return basic if remains == "yes" else 0


def _support_is_lost(attackers: Attackers) -> bool:
    has_it = number(attackers.rules, Special.SUPPORT) > 0
    return has_it and attackers.flanked and not has(attackers.rules, Special.IRON_DISCIPLINE)


def _attacks(attackers: Attackers, each: int, powered: int) -> tuple[Reason, ...]:
    """Gives where the attack dice come from.

    Args:
        attackers: the regiment that strikes.
        each: what a supporting stand adds.
        powered: what Flux-Powered adds to the Attacks of an engaged stand.
    """
    stands, attacks, others = attackers.engaged, attackers.attacks, attackers.unengaged
    lines = [reason("attacks", stands * attacks, "attacks", "attacks", stands=stands, attacks=attacks)]
    if powered:
        lines.append(reason("flux-attacks", stands * powered, "attacks", "flux-powered", stands=stands))
    if has(attackers.rules, Special.LEADER):
        lines.append(reason("leader", 1, "attacks", "leader"))
    if others:
        code = "support-lost" if _support_is_lost(attackers) else "support"
        lines.append(reason(code, others * each, "attacks", "support-attacks", stands=others, each=each))
    within("attack-dice", sum(line.amount for line in lines), 1, MOST_DICE)
    return tuple(lines)


def _aim(declared: Clash, attacks: tuple[Reason, ...], reroll: tuple[Special, ...], numbers: Constants) -> Aim:
    attackers, theirs = declared.attackers, declared.target.rules
    because = attacks
    if attackers.charged and has(attackers.rules, Special.SHOCK):
        because += (reason("shock", 1, "modifier", "shock"),)
    if has(attackers.rules, Special.BURNOUT):
        because += (reason("burnout", 1, "modifier", "burnout"),)
    eager, dreaded = inspiration(attackers.inspired, attackers.rules, theirs)
    return aim(
        "clash",
        attackers.clash,
        because + dreaded,
        eager=eager,
        reroll=reroll,
        forbidden=Special.PARRY if has(theirs, Special.PARRY) else None,
        numbers=numbers,
    )


def inspiration(inspired: bool, rules: Rules, theirs: Rules) -> tuple[str, tuple[Reason, ...]]:
    """Says whether Inspired counts: Dread takes it away, except from who is always Inspired."""
    always = has(rules, Special.DAUNTLESS)
    if inspired and has(theirs, Special.DREAD) and not always:
        return "", (reason("dread", 0, "modifier", "dread"),)
    return ("inspired" if inspired or always else ""), ()


def rerolls(rules: Rules, known: tuple[Special, ...]) -> Steps[tuple[Special, ...]]:
    """Gives the rules in force that throw all failed hit rolls again; Blessed is its player's decision."""
    found = tuple(special for special in known if has(rules, special))
    if has(rules, Special.BLESSED) and not found:
        answer: str = yield Choice("laok-bless-hits", "attacker", ("yes", "no"), "yes", (), rule("blessed"))
        found = (Special.BLESSED,) if answer == "yes" else ()
    return found


def flux(rules: Rules) -> Steps[str]:
    """Asks what a Flux-Powered regiment took when its card was drawn: ``flux-clash`` or ``flux-attacks``."""
    if not has(rules, Special.FLUX_POWERED):
        return ""
    options = ("flux-clash", "flux-attacks")
    answer: str = yield Choice("laok-flux", "attacker", options, options[0], (), rule("flux-powered"))
    return answer


def flux_line(powered: str, numbers: Constants) -> tuple[Reason, ...]:
    """Gives the line of Flux-Powered where it went into Clash."""
    return (reason("flux-clash", numbers.flux_bonus, "modifier", "flux-powered"),) if powered == "flux-clash" else ()


def opportunists_need_a_flank(rules: Rules, target: Target) -> None:
    """Refuses Opportunists against a front.

    Raises:
        NotAllowedNow: the target is struck in the front.
    """
    if target.facing is Facing.FRONT and has(rules, Special.OPPORTUNISTS):
        raise NotAllowedNow("laok-opportunists-front")
