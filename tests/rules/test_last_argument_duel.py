"""The Last Argument of Kings: duels, Decay, Biotic Renewal, Flux-Powered."""

from fractions import Fraction
from typing import Any

import pytest
from brute_support import by_every_face

from rules.dice import ScriptedDice
from rules.errors import NotAllowedNow
from rules.last_argument.clash import FIGHTING, Attackers, Clash, clash
from rules.last_argument.decay import Decaying, decay
from rules.last_argument.defence import Target
from rules.last_argument.duel import DUELLING, Duel, Duelist, Duelled, Ended, duel
from rules.last_argument.impact import CHARGING, Chargers, Impact, impact
from rules.last_argument.renewal import Renewal, renewal
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, play


def _one(attacks: int = 1, clash: int = 3, defence: int = 2, rules: str = "", **more: Any) -> Duelist:
    return Duelist(attacks, clash, defence, rules=read(rules, DUELLING), **more)


def _fought(
    challenger: Duelist, challenged: Duelist, faces: str, answers: tuple[str, ...] = ("accept-duel",), **more: Any
) -> Duelled:
    dice, left = ScriptedDice(map(int, faces.split())), list(answers)
    ended = play(duel(Duel("2", challenger, challenged, **more)), dice, lambda _: left.pop(0))
    assert ended.outcome is not None
    assert (dice.left, left) == (0, [])
    return ended.outcome


def test_the_challenged_accepts_or_refuses_unless_it_is_broken() -> None:
    """The defender is asked; a Broken regiment's character is not."""
    asked = play(duel(Duel("2", _one(), _one())), ScriptedDice(())).waiting
    assert isinstance(asked, Choice)
    assert (asked.question, asked.decider) == ("laok-duel", "defender")
    assert _fought(_one(), _one(), "", ("refuse-duel",)) == Duelled(Ended.REFUSED)
    assert _fought(_one(), _one(), "6 6", (), broken=True) == Duelled(Ended.FOUGHT)


@pytest.mark.parametrize(
    ("mine", "theirs", "answers", "faces", "end"),
    [
        # the open order is asked only where the challenged may fall before it strikes
        ({"wounds": 1}, {}, (), "1 6 6", Ended.FOUGHT),
        ({"wounds": 1}, {"wounds": 1}, ("together",), "1 6 1 6", Ended.BOTH_FALL),
        ({"wounds": 1}, {"wounds": 1}, ("challenger-first",), "1 6", Ended.CHALLENGED_FALLS),
        ({"wounds": 1}, {"wounds": 1, "rules": "quicksilver strike"}, (), "1 6", Ended.CHALLENGER_FALLS),
        ({"wounds": 1, "rules": "quicksilver strike"}, {"wounds": 1}, (), "1 6", Ended.CHALLENGED_FALLS),
        (
            {"wounds": 1, "rules": "quicksilver strike"},
            {"wounds": 1, "rules": "quicksilver strike"},
            (),
            "1 6 1 6",
            Ended.BOTH_FALL,
        ),
    ],
)
def test_who_strikes_first(
    mine: dict[str, Any], theirs: dict[str, Any], answers: tuple[str, ...], faces: str, end: Ended
) -> None:
    """Quicksilver Strike alone goes first, both together; without it the table says."""
    assert _fought(_one(**mine), _one(**theirs), faces, ("accept-duel", *answers)).end is end


def test_characters_own_rules_count_in_a_duel() -> None:
    """Cleave and Shield, Flurry against Parry, Deadly Blades, as in a Clash."""
    cleaver = _one(2, rules="cleave 1, deadly blades")
    shielded = _one(1, rules="shield, parry")
    assert _fought(cleaver, shielded, "1 2 2 6 6") == Duelled(Ended.FOUGHT, dealt=2)
    assert _fought(_one(1, rules="flurry"), shielded, "6 6") == Duelled(Ended.FOUGHT)
    assert _fought(_one(1, rules="flurry"), _one(), "6 1 6 6") == Duelled(Ended.FOUGHT, dealt=1)


def test_rules_of_regiments_do_not_count_in_a_duel() -> None:
    """Phalanx gives characters nothing; Blessed is for Clash and Charge."""
    for name in ("phalanx", "blessed", "support attacks 2"):
        with pytest.raises(NotAllowedNow):
            _one(rules=name)


def test_morale_in_a_duel_is_tested_after_both_have_struck_where_the_table_does_so() -> None:
    """With Resolve stated; the fallen are not tested."""
    steady = _one(1, resolve=3, wounds=3)
    ended = _fought(_one(1), steady, "1 6 6 4", ("accept-duel", "together"))
    assert ended == Duelled(Ended.FOUGHT, dealt=2)
    fallen = _fought(_one(1), _one(1, resolve=3, wounds=1), "1 6 6", ("accept-duel", "together"))
    assert fallen == Duelled(Ended.CHALLENGED_FALLS, dealt=1)


def test_an_open_point_is_asked_once_for_both_strikes() -> None:
    """Does a 1 succeed on 0, and does Evasion block at Defence 0: one answer for the whole duel."""
    weak, sharp = _one(1, 3, 0), _one(1, 3, 0, "smite", evasion=2)
    ended = _fought(weak, sharp, "1 1 6", ("accept-duel", "yes"), rulings=Rulings(smite_evasion="yes"))
    assert ended == Duelled(Ended.FOUGHT)


def _cases() -> dict[str, Declaration[Any, Any]]:
    strong = _one(2, 4, 2, "cleave 1", wounds=2)
    hero = _one(1, 3, 2, "quicksilver strike, tenacious 1", wounds=1)
    return {
        "plain": duel(Duel("2", _one(1, wounds=1), _one(1, wounds=1))),
        "first": duel(Duel("2", _one(1, wounds=1), _one(1, wounds=1), order="challenger-first")),
        "quick": duel(Duel("2", strong, hero)),
        "deadly": duel(Duel("2", _one(1, rules="deadly blades, flawless strikes", wounds=2), _one(1, 4, wounds=2))),
        "morale": duel(Duel("2", _one(1, resolve=3), _one(1, resolve=2, wounds=2, rules="indomitable 1"))),
        "decay": decay(Decaying("2", 2, Target(0, stands=2, wounds=2, damage=1))),
        "renewal": renewal(Renewal("2")),
        "renewal-others": renewal(Renewal("2", infantry=False)),
        "flux": clash(Clash("2", Attackers(1, 2, 1, 1, rules=read("flux powered", FIGHTING)), Target(2))),
        "flux-impact": impact(Impact("2", Chargers(2, 2, rules=read("flux powered", CHARGING)), Target(2))),
    }


@pytest.mark.parametrize("name", _cases())
def test_odds_are_those_of_every_face(name: str) -> None:
    """Every die enumerated: the same chances to the last fraction."""
    declaration = _cases()[name]
    assert odds(declaration) == by_every_face(declaration)


@pytest.mark.parametrize(("edition", "chance"), [("2", Fraction(1, 3)), ("1.5", Fraction(1, 3))])
def test_decay_wounds_on_five_and_six(edition: str, chance: Fraction) -> None:
    """A die a stand, as Burnout's Decay (3) has three."""
    assert odds(decay(Decaying(edition, 1, Target(0, stands=1)))).where(lambda struck: struck.wounds == 1) == chance


def test_a_broken_regiment_does_not_heal() -> None:
    """Nothing is rolled for it."""
    with pytest.raises(NotAllowedNow) as refused:
        Renewal("2", broken=True)
    assert refused.value.code == "laok-broken-heals-not"


def test_flux_goes_into_clash_or_attacks_of_each_engaged_stand() -> None:
    """+2 Clash for all dice, or two dice more for each engaged stand; supporting stands gain none."""
    attackers = Attackers(1, 2, 2, 1, rules=read("flux-powered, leader", FIGHTING))

    def answer(option: Option) -> Any:
        return play(clash(Clash("2", attackers, Target(0), Rulings("no"))), ScriptedDice(faces), lambda _: option)

    faces = [4, 3, 2, 1]
    assert answer("flux-clash").outcome.wounds == 4
    faces = [2, 2, 2, 3, 3, 3, 3, 3]
    assert answer("flux-attacks").outcome.wounds == 3
