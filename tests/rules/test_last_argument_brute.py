"""The Last Argument of Kings: exact odds of the other procedures against every face, on small cases."""

from typing import Any

import pytest
from brute_support import by_every_face

from rules.last_argument import PROCEDURES
from rules.last_argument.broken import Losses, fate_of
from rules.last_argument.characteristic import Again, CharacteristicTest, characteristic_test
from rules.last_argument.charge import ChargeRoll, charge_roll
from rules.last_argument.clash import ENGAGED, FIGHTING, Attackers, Clash, clash
from rules.last_argument.decay import Decaying, decay
from rules.last_argument.defence import Target
from rules.last_argument.duel import Duel, Duelist, duel
from rules.last_argument.hits_given import HITTING, Hits, defence
from rules.last_argument.impact import Chargers, Impact, impact
from rules.last_argument.morale import STEADFAST, MoraleTest, morale
from rules.last_argument.reinforcement import Reinforcements, UnitClass, reinforcement
from rules.last_argument.renewal import Renewal, renewal
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import read
from rules.last_argument.spellcasting import Spell, spellcasting
from rules.last_argument.supremacy import RollOff, supremacy
from rules.last_argument.terrain import Crossing, Ground, crossing
from rules.last_argument.volley import SHOOTING, Shooters, Shot, Through, Volley, volley
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option


def last(choice: Choice) -> Option:
    """Answers every question with its last answer."""
    return choice.options[-1]


_HARD = Target(2, 1, resolve=3, stands=4, wounds=1)
_CASES: dict[str, Declaration[Any, Any]] = {
    "test": characteristic_test(CharacteristicTest("2", 4, -1)),
    "test-1.5": characteristic_test(CharacteristicTest("1.5", 0)),
    "test-sixes": characteristic_test(CharacteristicTest("2", 3, again=Again.SIXES)),
    "test-successes": characteristic_test(CharacteristicTest("2", 3, again=Again.SUCCESSES)),
    "test-zero": characteristic_test(CharacteristicTest("2", 0)),
    "defence": defence(Hits("2", 2, _HARD)),
    "defence-deadly": defence(
        Hits("2", 2, Target(2, rules=read("tenacious 1", STEADFAST | ENGAGED)), read("deadly blades", HITTING))
    ),
    "morale": morale(MoraleTest("2", 3, Target(0, resolve=3, stands=7))),
    "morale-flank": morale(
        MoraleTest(
            "2", 3, Target(0, resolve=2, facing=Facing.REAR, rules=read("indomitable 1, oblivious", STEADFAST)), 1
        )
    ),
    "charge": charge_roll(ChargeRoll("2", 6, 10.5, unstoppable=True)),
    "charge-phalanx": charge_roll(ChargeRoll("2", 6, 9, phalanx=True)),
    "broken": fate_of(Losses("2", 8, 4, 9)),
    "reinforcement": reinforcement(Reinforcements("2", UnitClass.MEDIUM, 3, 3)),
    "supremacy": supremacy(RollOff("2")),
    "dangerous": crossing(Crossing("2", Ground.DANGEROUS, 3)),
    "perilous": crossing(Crossing("2", Ground.PERILOUS, 3)),
    "cast": spellcasting(Spell("2", 3, 3, 2, devout=True)),
    "cast-zero": spellcasting(Spell("2", 2, 0, 1)),
    "clash-losses": clash(Clash("2", Attackers(2, 3), _HARD)),
    "clash-blessed": clash(
        Clash(
            "2",
            Attackers(2, 3, rules=read("blessed", FIGHTING)),
            Target(2, rules=read("blessed, lethal demise", ENGAGED)),
        )
    ),
    "clash-support": clash(
        Clash("2", Attackers(1, 3, 1, 1, flanked=True, rules=read("support attacks 2", FIGHTING)), Target(2))
    ),
    "volley-halved": volley(
        Volley("2", Shooters(3, 3), Target(2), Shot(11, 20, through=Through.COVER))
    ),
    "volley-exactly-half": volley(Volley("2", Shooters(3, 2), Target(2), Shot(10, 20))),
    "volley-murderous": volley(
        Volley("2", Shooters(4, 1, aimed=True, rules=read("murderous volley", SHOOTING)), Target(2, resolve=3))
    ),
    "impact-hindered": impact(Impact("2", Chargers(3, 1, hindered=True), Target(2))),
    "impact-garrison": impact(Impact("2", Chargers(3, 2, inspired=True, garrison=True), Target(2))),
    "impact-stands": impact(Impact("2", Chargers(3, 1, 1, 2), Target(2))),
    "duel": duel(Duel("2", Duelist(1, 3, 2, wounds=1), Duelist(1, 3, 2, wounds=1))),
    "decay": decay(Decaying("1.5", 3, Target(0, stands=1))),
    "renewal": renewal(Renewal("1.5", infantry=False)),
}  # fmt: skip
_PARTS = {"pool", "pressing", "strike", "ordeal", "landing"}
"""Parts of other procedures."""


@pytest.mark.parametrize("name", _CASES)
def test_odds_are_those_of_every_face(name: str) -> None:
    """Questions by default, and with their last answer: the same chances to the last fraction."""
    assert odds(_CASES[name]) == by_every_face(_CASES[name])
    assert odds(_CASES[name], last) == by_every_face(_CASES[name], last)


def test_every_procedure_is_among_the_cases() -> None:
    """Whoever adds one adds it here."""
    names = {case.procedure.name.removeprefix("last_argument.") for case in _CASES.values()}
    assert names == {name.removeprefix("last_argument.") for name in PROCEDURES} - _PARTS
