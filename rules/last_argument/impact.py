"""Impact attacks: what a charge does when it reaches the enemy.

Source: The Last Argument of Kings, second edition, impact; terrain page (hindering, charging a garrison, words lost).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.dice import Reason
from rules.errors import NotAllowedNow
from rules.last_argument import unsettled
from rules.last_argument.attack import MOST_DICE, STRUCK, Blow, Struck, borne, landed, landing
from rules.last_argument.clash import flux, flux_line, inspiration, rerolls
from rules.last_argument.defence import Target, guard
from rules.last_argument.editions import constants, fingerprint
from rules.last_argument.hits import Extras, aim
from rules.last_argument.rulebook import reason, within
from rules.last_argument.special_rules import Rules, Special, has, number, only
from rules.last_argument.unsettled import ASK_ALL, Rulings
from rules.procedure import Steps, procedure

CHARGING = frozenset(
    {
        Special.BLESSED,
        Special.BRUTAL_IMPACT,
        Special.BURNOUT,
        Special.DAUNTLESS,
        Special.FIEND_HUNTER,
        Special.FLUX_POWERED,
        Special.GLORIOUS_CHARGE,
        Special.LINEBREAKER,
        Special.LOOSE_FORMATION,
        Special.SHOCK,
        Special.TERRIFYING,
    }
)
"""Special rules that chargers bring to their Impact attacks."""

CHARGED = STRUCK | {Special.BLESSED, Special.DREAD, Special.LETHAL_DEMISE, Special.PARRY}
"""Special rules that the regiment they charge brings."""


@dataclass(frozen=True, slots=True)
class Chargers:
    """The regiment that has charged successfully.

    Args:
        clash: its Clash.
        impact: the X of Impact.
        contact: its stands in contact.
        stands: all its stands; 0 where they are those in contact.
        inspired: whether it is Inspired.
        hindered: whether half or more of it went through Hindering terrain.
        garrison: whether it charged a garrison.
        rules: its special rules.
    """

    clash: int
    impact: int
    contact: int = 1
    stands: int = 0
    inspired: bool = False
    hindered: bool = False
    garrison: bool = False
    rules: Rules = ()

    def __post_init__(self) -> None:
        within("clash", self.clash, 0, 9)
        within("impact", self.impact, 1, MOST_DICE)
        within("contact", self.contact, 1, 60)
        within("stands", self.stands, 0, 60)


@dataclass(frozen=True, slots=True)
class Impact:
    """Impact attacks as they are declared.

    Args:
        edition: the edition in force.
        chargers: the regiment that has charged.
        target: the regiment that is charged.
        rulings: how the table plays open points.
    """

    edition: str
    chargers: Chargers
    target: Target
    rulings: Rulings = ASK_ALL

    def __post_init__(self) -> None:
        only(self.chargers.rules, CHARGING)
        only(self.target.rules, CHARGED)
        if has(self.chargers.rules, Special.LOOSE_FORMATION):
            raise NotAllowedNow("laok-loose-impact")


@procedure("last_argument.impact", reads=fingerprint)
def impact(declared: Impact) -> Steps[Struck]:
    """Makes the Impact attacks of a successful charge: hits on Clash, defence, wounds, morale."""
    chargers, rulings = declared.chargers, declared.rulings
    lost = yield from _lost(chargers)
    if lost == "impact":
        return Struck(0)
    stands = yield from _stands(chargers, rulings)
    within("attack-dice", stands * chargers.impact, 1, MOST_DICE)
    reroll = yield from rerolls(chargers.rules, (Special.FIEND_HUNTER,))
    powered = yield from flux(chargers.rules)
    blow = _blow(declared, stands, reroll, chargers.inspired and lost != "inspired", powered)
    prepared = yield from landed(blow, declared.target, declared.edition, rulings)
    struck: Struck = yield landing(prepared)
    struck = yield from borne(declared.edition, declared.target, struck)
    return struck


def _lost(chargers: Chargers) -> Steps[str]:
    """Asks what the charge loses by terrain whose text is lost: ``impact``, ``inspired`` or nothing."""
    if chargers.hindered:
        answer = yield from unsettled.settled("", "laok-hindering", "hindering", ("no-impact", "leave-out"))
        if answer == "no-impact":
            return "impact"
    if chargers.garrison:
        readings = ("lose-inspired", "lose-impact", "lose-nothing")
        answer = yield from unsettled.settled("", "laok-garrison-charge", "charging-garrison", readings)
        return answer.removeprefix("lose-")
    return ""


def _stands(chargers: Chargers, rulings: Rulings) -> Steps[int]:
    """Gives the stands that make Impact attacks; asked only where not all are in contact."""
    if chargers.stands <= chargers.contact:
        return chargers.contact
    readings = ("contact-stands", "every-stand")
    facts = {"contact": chargers.contact, "stands": chargers.stands}
    answer = yield from unsettled.settled(rulings.impact_stands, "laok-impact-stands", "impact", readings, **facts)
    return chargers.contact if answer == "contact-stands" else chargers.stands


@lru_cache(maxsize=64)
def _blow(declared: Impact, stands: int, reroll: tuple[Special, ...], inspired: bool, powered: str) -> Blow:
    """Puts the rules of both sides together."""
    numbers, chargers, target = constants(declared.edition), declared.chargers, declared.target
    rules, dice = chargers.rules, stands * chargers.impact
    because: tuple[Reason, ...] = (reason("impact", dice, "attacks", "impact", stands=stands, impact=chargers.impact),)
    for special in (Special.SHOCK, Special.GLORIOUS_CHARGE, Special.BURNOUT):
        if has(rules, special):
            because += (reason(special, 1, "modifier", special),)
    because += flux_line(powered, numbers)
    eager, dreaded = inspiration(inspired, rules, target.rules)
    aimed = aim(
        "clash",
        chargers.clash,
        because + dreaded,
        eager=eager,
        reroll=reroll,
        forbidden=Special.PARRY if has(target.rules, Special.PARRY) else None,
        numbers=numbers,
    )
    usual = guard(target, Special.BRUTAL_IMPACT, number(rules, Special.BRUTAL_IMPACT), rules)
    glorious = int(has(rules, Special.GLORIOUS_CHARGE))
    return Blow(dice, aimed, Extras(), usual, usual, terrifying=max(number(rules, Special.TERRIFYING), glorious))
