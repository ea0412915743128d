"""Units of the two Conquest games in rolls: what they bring, and what rolls do to them."""

import pytest

from rules.dice import ScriptedDice
from rules.errors import NotAllowedNow
from rules.first_blood import fielded as first_blood
from rules.first_blood.driven_back import DrivenBack, driven_back
from rules.game.fielding import Effect
from rules.game.state import Unit
from rules.last_argument.broken import Losses, fate_of
from rules.last_argument.clash import ENGAGED, FIGHTING
from rules.last_argument.decay import Decaying, decay
from rules.last_argument.defence import Target
from rules.last_argument.duel import Duel, Duelist, duel
from rules.last_argument.fielded import Brought, brought, charges_again, counted, effects, is_infantry, rules_of
from rules.last_argument.hits_given import Hits, defence
from rules.last_argument.morale import MoraleTest, morale
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import Named, Special
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import Shooters, Volley, volley
from rules.procedure import play

SETTLED = Rulings(natural_one="no", smite_evasion="no", stands_counted="after-losses")
REGIMENT = Unit(
    "x",
    0,
    "X",
    ("C3 A4 W4 R3 D2", "stands 6", "Shield", "Cleave (2)", "Bastion 1", "Opportunists", "Fiend Hunter", "Cavalry"),
    {"stand-lost": 1, "wound": 5},
    frozenset({"inspired", "broken"}),
)


def test_a_regiment_brings_its_profile_stands_and_rules() -> None:
    """Of six stands one is lost and one more by its wounds; draw events are left to the players."""
    known = brought(REGIMENT)
    assert dict(known.numbers) == {"clash": 3, "attacks": 4, "wounds": 4, "resolve": 3, "defence": 2, "stands": 6}
    assert (known.stands, known.damage) == (4, 1)
    assert (known.inspired, known.aimed, known.broken) == (True, False, True)
    assert Special.BASTION not in {named.rule for named in known.rules}
    assert not is_infantry(known)
    assert not charges_again(known)
    assert charges_again(brought(Unit("y", 0, "Y", ("Unstoppable",))))
    assert counted(REGIMENT) == REGIMENT.traits
    assert brought(None) == Brought()


def test_typed_rules_go_before_those_of_the_list() -> None:
    """Only rules that mean something in the roll come along; what was typed in vain is refused all the same."""
    known = brought(REGIMENT)
    assert rules_of("cleave 3", known, FIGHTING) == (Named(Special.CLEAVE, 3),)
    assert rules_of("", known, ENGAGED) == (Named(Special.SHIELD),)
    flank = rules_of("", known, FIGHTING, facing=Facing.FLANK)
    assert {named.rule for named in flank} == {Special.CLEAVE, Special.OPPORTUNISTS}
    beast = brought(Unit("z", 1, "Z", ("Monster",)))
    assert Named(Special.FIEND_HUNTER) in rules_of("", known, FIGHTING, foe=beast)
    with pytest.raises(NotAllowedNow, match="laok-rule-idle"):
        rules_of("shield", known, FIGHTING)


def test_wounds_take_stands_off_where_it_is_known_how_many_there_are() -> None:
    """Three wounds on a stand of four that has suffered two: one stand is lost, the next has suffered one."""
    struck = Target(0, stands=3, wounds=4, damage=2)
    three = play(defence(Hits("2", 3, struck, rulings=SETTLED)), ScriptedDice([]))
    assert effects(three) == (Effect("target", "stand-lost", 1), Effect("target", "wound", -1))
    unknown = play(defence(Hits("2", 3, Target(0), rulings=SETTLED)), ScriptedDice([]))
    assert effects(unknown) == (Effect("target", "wound", 3),)
    gone = play(defence(Hits("2", 10, struck, rulings=SETTLED)), ScriptedDice([]))
    assert effects(gone) == (
        Effect("target", "stand-lost", 3),
        Effect("target", "wound", -2),
        Effect("target", "destroyed", on=True),
    )


def test_a_volley_uses_aimed_up_and_morale_costs_wounds() -> None:
    """Aimed is for the next Volley; a failed Resolve die is a wound; Decay is its own side's."""
    shot = volley(Volley("2", Shooters(2, 1, aimed=True), Target(0), rulings=SETTLED))
    assert effects(play(shot, ScriptedDice([6]))) == (Effect("own", "aimed", on=False),)
    tested = morale(MoraleTest("2", 2, Target(0, resolve=3), natural_one="no"))
    assert effects(play(tested, ScriptedDice([4, 1]))) == (Effect("target", "wound", 1),)
    decayed = decay(Decaying("2", 1, Target(0, stands=2)))
    assert effects(play(decayed, ScriptedDice([5, 1]))) == (Effect("target", "wound", 1),)


def test_a_character_that_loses_all_its_wounds_falls() -> None:
    """Both strike; how many Wounds the challenger has left is not known, so it does not fall."""
    declared = duel(Duel("2", Duelist(2, 5, 0), Duelist(1, 5, 0, wounds=2), True, "together", SETTLED))
    assert effects(play(declared, ScriptedDice([1, 1, 1]))) == (
        Effect("target", "wound", 2),
        Effect("target", "destroyed", on=True),
        Effect("own", "wound", 1),
    )


def test_losses_break_and_shatter() -> None:
    """A Broken regiment that shatters is destroyed."""
    assert effects(play(fate_of(Losses("2", 4, 2)), ScriptedDice([]))) == (Effect("target", "broken", on=True),)
    assert effects(play(fate_of(Losses("2", 4, 2, broken=True)), ScriptedDice([]))) == (
        Effect("target", "shattered", on=True),
        Effect("target", "destroyed", on=True),
    )
    assert effects(play(fate_of(Losses("2", 4, 1)), ScriptedDice([]))) == ()


def test_a_warrior_is_gone_only_where_the_table_ruled_so() -> None:
    """First Blood does not say what the table's edge does; everything else it leaves to the players stays theirs."""
    for ruled, done in (("edge-removes", (Effect("target", "slain", on=True),)), ("edge-stops", ())):
        driven = play(driven_back(DrivenBack("cards", 0.5, edge=1, at_the_edge=ruled)), ScriptedDice([]))
        assert first_blood.effects(driven) == done
    warrior = Unit("x", 0, "X", ("Attacks 3", "a cloak"), statuses=frozenset({"broken"}))
    assert dict(first_blood.brought(warrior).numbers) == {"attacks": 3}
    assert first_blood.brought(warrior).broken
    assert first_blood.counted(warrior) == ("Attacks 3",)
    assert first_blood.brought(None) == first_blood.Brought()
