"""Units of the two Conquest games in rolls: what they bring, and what rolls do to them."""

from dataclasses import replace

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
from rules.last_argument.defence import Before, Target
from rules.last_argument.duel import Duel, Duelist, duel
from rules.last_argument.fielded import Brought, brought, charges_again, counted, effects, is_infantry, rules_of
from rules.last_argument.hits_given import Hits, defence
from rules.last_argument.morale import MoraleTest, morale
from rules.last_argument.renewal import Renewal, renewal
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import Named, Special
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import Shooters, Volley, volley
from rules.procedure import Choice, play

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


def test_what_breaks_a_regiment_sets_the_status() -> None:
    """Three of six stands in one round, the one lost earlier in it included; one of them with the fourth wound."""
    struck = Target(0, stands=5, wounds=2, before=Before(round=6, game=6))
    five = play(defence(Hits("2", 5, struck, rulings=SETTLED)), ScriptedDice([]))
    assert effects(five) == (
        Effect("target", "stand-lost", 2),
        Effect("target", "wound", 1),
        Effect("target", "broken", on=True),
    )
    held = play(defence(Hits("2", 3, struck, rulings=SETTLED)), ScriptedDice([]))
    assert Effect("target", "broken", on=True) not in effects(held)
    proud = replace(struck, before=replace(struck.before, dauntless=True))
    assert Effect("target", "broken", on=True) not in effects(
        play(defence(Hits("2", 5, proud, rulings=SETTLED)), ScriptedDice([]))
    )
    unknown = play(defence(Hits("2", 5, replace(struck, before=Before()), rulings=SETTLED)), ScriptedDice([]))
    assert unknown.outcome is not None
    assert unknown.outcome.fate is None


def test_a_broken_regiment_shatters_by_half_of_what_it_had_when_it_broke() -> None:
    """Three stands when it became Broken: the second one lost since then is half, rounded up; what begins is new."""
    broken = Target(0, resolve=1, stands=2, wounds=1, broken=True, before=Before(round=2, game=6, broken=3))
    tested = play(morale(MoraleTest("2", 1, broken, natural_one="no")), ScriptedDice([6]))
    assert effects(tested) == (
        Effect("target", "stand-lost", 1),
        Effect("target", "shattered", on=True),
        Effect("target", "destroyed", on=True),
    )
    fresh = replace(broken, stands=3)
    assert effects(play(morale(MoraleTest("2", 1, fresh, natural_one="no")), ScriptedDice([6]))) == (
        Effect("target", "stand-lost", 1),
    )


def test_half_of_which_number_is_asked_only_where_it_matters() -> None:
    """Two of the four it had when the round began; of the eight of the game's start it would be too few."""
    struck = Target(0, stands=4, wounds=1, before=Before(round=4, game=8))
    asked = play(defence(Hits("2", 2, struck, rulings=SETTLED)), ScriptedDice([]))
    assert isinstance(asked.waiting, Choice)
    assert asked.waiting.question == "open-laok-broken-half"


@pytest.mark.parametrize(
    ("damage", "lost", "face", "answer", "done"),
    [
        (3, 0, 5, "", (Effect("target", "wound", -3),)),
        (1, 2, 5, "", (Effect("target", "stand-lost", -1), Effect("target", "wound", -1))),
        (1, 2, 3, "returns-hurt", (Effect("target", "stand-lost", -1), Effect("target", "wound", 1))),
        (1, 2, 3, "returns-whole", (Effect("target", "wound", -1),)),
        (0, 0, 3, "", ()),
    ],
)
def test_renewal_heals_damaged_stands_and_then_brings_lost_ones_back(
    damage: int, lost: int, face: int, answer: str, done: tuple[Effect, ...]
) -> None:
    """Stands of four Wounds; how much healing brings one back is asked where it matters."""
    declared = renewal(Renewal("2", wounds=4, damage=damage, lost=lost))
    healed = play(declared, ScriptedDice([face]), lambda _: answer)
    assert healed.waiting is None
    assert effects(healed) == done


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
