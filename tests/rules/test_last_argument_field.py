"""The Last Argument of Kings: charges, losses, rounds and spells, what is refused, and how special rules are read."""

from typing import Any

import pytest

from rules.dice import ScriptedDice
from rules.errors import CannotBeRead, NotAllowedNow, NotFound, RulesError
from rules.last_argument import PROCEDURES
from rules.last_argument.attack import Struck
from rules.last_argument.broken import Fate, Losses, fate_of
from rules.last_argument.charge import Charged, ChargeRoll, charge_roll
from rules.last_argument.clash import FIGHTING, Attackers, Clash, clash
from rules.last_argument.defence import Target
from rules.last_argument.editions import constants
from rules.last_argument.impact import CHARGING, Chargers, Impact
from rules.last_argument.reinforcement import Arrived, Reinforcements, UnitClass, reinforcement
from rules.last_argument.special_rules import NUMBERED, Named, Special, read
from rules.last_argument.spellcasting import Cast, Spell, spellcasting
from rules.last_argument.supremacy import RollOff, Supremacy, supremacy
from rules.last_argument.terrain import Crossing, Ground, crossing
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import SHOOTING, Shooters, Shot, Volley
from rules.procedure import Choice, Declaration, Option, play


def _played(declaration: Declaration[Any, Any], faces: str, **answers: Option) -> Any:
    """Plays with dice as they fall; every question has to be foreseen, and every die used."""
    dice = ScriptedDice([int(face) for face in faces if face != " "])
    asked = {question.replace("_", "-"): answer for question, answer in answers.items()}

    def decide(choice: Choice) -> Option:
        return asked.pop(choice.question.replace("laok-", ""))

    outcome = play(declaration, dice, decide).outcome
    assert (dice.left, asked) == (0, {})
    return outcome


@pytest.mark.parametrize(
    ("march", "distance", "faces", "charged"),
    [(6, 9.5, "4", "reached"), (6, 9.5, "3", "falls-short"), (6, 12, "6", "reached"), (6, 5, "1", "reached")],
)
def test_march_and_a_die_have_to_reach(march: int, distance: float, faces: str, charged: str) -> None:
    """A fraction of an inch has to be covered too."""
    assert _played(charge_roll(ChargeRoll("2", march, distance)), faces) == f"laok-{charged}"


def test_unstoppable_throws_a_failed_charge_again_if_its_player_wants() -> None:
    """Phalanx does not roll at all."""
    declared = charge_roll(ChargeRoll("2", 6, 10, unstoppable=True))
    assert _played(declared, "3 4", charge_again="yes") is Charged.REACHED
    assert _played(declared, "3", charge_again="no") is Charged.FALLS_SHORT
    assert _played(charge_roll(ChargeRoll("2", 6, 9, phalanx=True)), "") is Charged.REACHED


@pytest.mark.parametrize(
    ("losses", "fate"),
    [
        (Losses("2", 5, 2), Fate.STANDS),
        (Losses("2", 5, 3), Fate.BROKEN),
        (Losses("2", 5, 5), Fate.DESTROYED),
        (Losses("2", 5, 3, dauntless=True), Fate.STANDS),
        (Losses("2", 4, 1, broken=True), Fate.BROKEN),
        (Losses("2", 4, 2, broken=True), Fate.SHATTERED),
        (Losses("2", 5, 2, start=6), Fate.STANDS),
        (Losses("2", 5, 3, start=8, broken_half="game-start"), Fate.STANDS),
        (Losses("2", 5, 3, start=8, broken_half="round-start"), Fate.BROKEN),
    ],
)
def test_losing_half_its_stands_breaks_a_regiment(losses: Losses, fate: Fate) -> None:
    """Half rounded up, in one round; a Broken one shatters; which half is a ruling."""
    assert _played(fate_of(losses), "") is fate


def test_which_half_breaks_is_asked_only_where_it_matters() -> None:
    """Three of five lost: half of 5, but not of 8."""
    assert _played(fate_of(Losses("2", 5, 3, start=8)), "", open_broken_half="game-start") is Fate.STANDS
    assert _played(fate_of(Losses("2", 5, 4, start=8)), "") is Fate.BROKEN


@pytest.mark.parametrize(
    ("unit_class", "number", "faces", "arrived"),
    [
        ("light", 1, "2 3", 1),
        ("light", 2, "4 5", 1),
        ("light", 3, "", 2),
        ("medium", 2, "2 3", 1),
        ("heavy", 4, "4 5", 1),
    ],
)
def test_reinforcements_arrive_by_class_and_round(unit_class: str, number: int, faces: str, arrived: int) -> None:
    """2 or less, then 4 or less, then without a roll."""
    declared = reinforcement(Reinforcements("2", UnitClass(unit_class), number, 2))
    assert _played(declared, faces) == Arrived(arrived)


def test_which_regiments_arrive_is_their_players_to_say() -> None:
    """Two of three: asked twice, each of those left; where all or none come there is nothing to ask."""
    declared = reinforcement(Reinforcements("2", UnitClass.LIGHT, 1, 3, ("Axes", "Bows", "Clubs")))
    assert play(declared, ScriptedDice([1, 2, 6]), lambda choice: choice.options[-1]).outcome == Arrived(2, (3, 2))
    assert _played(declared, "1 1 2") == Arrived(3, (1, 2, 3))
    assert _played(declared, "6 6 6") == Arrived(0)


def test_a_tie_for_supremacy_is_left_open() -> None:
    """The higher die goes first; no source says what a tie does."""
    declared = supremacy(RollOff("2"))
    found = [_played(declared, faces) for faces in ("53", "35", "44")]
    assert found == [Supremacy.ROLLER, Supremacy.OPPONENT, Supremacy.TIED]


def test_only_the_faces_of_perilous_are_known() -> None:
    """4 to 6; those of Dangerous are the table's question."""
    assert _played(crossing(Crossing("2", Ground.PERILOUS, 3)), "345") == 2
    dangerous = crossing(Crossing("2", Ground.DANGEROUS, 3))
    assert _played(dangerous, "456", open_dangerous_faces="six-only") == 1
    assert _played(dangerous, "456", open_dangerous_faces="five-and-six") == 2


def test_spells_count_successes_and_a_devout_target_adds_one() -> None:
    """As many dice as the magic level; more than all cannot succeed."""
    assert _played(spellcasting(Spell("2", 3, 3, needed=2)), "345") == Cast(1, False)
    assert _played(spellcasting(Spell("2", 3, 3, needed=2, devout=True)), "345") == Cast(2, True)
    assert _played(spellcasting(Spell("2", 2, 5, devout=True)), "12") == Cast(2, True)


def test_a_spell_that_says_nothing_else_needs_two_successes() -> None:
    """One is enough only where the spell says so."""
    assert _played(spellcasting(Spell("2", 3, 3)), "345") == Cast(1, False)
    assert _played(spellcasting(Spell("2", 3, 3)), "335") == Cast(2, True)
    assert _played(spellcasting(Spell("2", 3, 3, needed=1)), "345") == Cast(1, True)


def test_whether_a_1_always_succeeds_is_asked_at_0_only() -> None:
    """Edition 1.5 says so itself; the second edition leaves it to the table."""
    target = Target(0)
    asked = clash(Clash("2", Attackers(1, 3), target))
    assert _played(asked, "1 1", open_natural_one="yes") == Struck(0)
    assert _played(asked, "1", open_natural_one="no") == Struck(1)
    older = clash(Clash("1.5", Attackers(1, 3), target))
    assert _played(older, "1 1") == Struck(0)


_REFUSED = {
    "laok-opportunists-front": lambda: Clash("2", Attackers(4, 3, rules=read("opportunists", FIGHTING)), Target(2)),
    "laok-out-of-range": lambda: Shot(22, 20),
    "laok-arcing-needs-aim": lambda: Volley("2", Shooters(3, 3, rules=read("arcing fire", SHOOTING)), Target(2)),
    "laok-murderous-needs-aim": lambda: Volley(
        "2", Shooters(3, 3, rules=read("murderous volley, deadshots", SHOOTING)), Target(2)
    ),
    "laok-loose-impact": lambda: Impact("2", Chargers(3, 1, rules=read("loose formation", CHARGING)), Target(2)),
    "laok-broken-charge": lambda: ChargeRoll("2", 6, 8, broken=True),
    "laok-charge-reach": lambda: ChargeRoll("2", 6, 12.5),
    "laok-not-yet": lambda: Reinforcements("2", UnitClass.MEDIUM, 1, 2),
    "number-range": lambda: Target(2, wounds=3, damage=3),
    "no-such-edition": lambda: constants("3"),
    "laok-rule-unknown": lambda: read("flury", FIGHTING),
    "laok-rule-idle": lambda: read("flurry", SHOOTING),
    "laok-rule-needs-number": lambda: read("cleave", FIGHTING),
    "answer-not-offered": lambda: _played(clash(Clash("2", Attackers(1, 3), Target(0), Rulings("perhaps"))), ""),
    "odds-too-many-dice": lambda: _played(
        clash(
            Clash(
                "2",
                Attackers(40, 3, rules=read("flawless strikes, deadly blades", FIGHTING)),
                Target(2, rules=(Named(Special.TENACIOUS, 1),)),
                Rulings("no"),
            )
        ),
        "",
        open_tenacious_sixes="sixes-last",
    ),
}


@pytest.mark.parametrize(("code", "declare"), _REFUSED.items())
def test_what_cannot_be_is_refused(code: str, declare: Any) -> None:
    """Each refusal by its own name."""
    with pytest.raises(RulesError) as refused:
        declare()
    assert refused.value.code == code
    assert isinstance(refused.value, NotAllowedNow | CannotBeRead | NotFound)


def test_a_refusal_names_both_numbers() -> None:
    """The rule's own number and the one that was given."""
    with pytest.raises(NotAllowedNow) as refused:
        ChargeRoll("2", 6, 9.5, phalanx=True)
    assert refused.value.facts == {"needed": 9, "given": 9.5}
    side = Shooters(3, 1, aimed=True, rules=read("murderous volley", SHOOTING))
    with pytest.raises(NotAllowedNow) as refused:
        Volley("2", side, Target(2), Shot(13, 20))
    assert refused.value.facts == {"needed": 12, "given": 13}


def test_a_special_rule_that_does_nothing_is_refused_by_the_procedure_too() -> None:
    """However it came in."""
    with pytest.raises(NotAllowedNow):
        Clash("2", Attackers(1, 3, rules=(Named(Special.RAPID_VOLLEY),)), Target(2))


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("flurry, cleave 2", (Named(Special.CLEAVE, 2), Named(Special.FLURRY))),
        ("플러리, 클리브 2", (Named(Special.CLEAVE, 2), Named(Special.FLURRY))),
        ("Cleave (2); 지원 (3)", (Named(Special.CLEAVE, 2), Named(Special.SUPPORT, 3))),
        ("Cleave+1", (Named(Special.CLEAVE, 1),)),
        ("리더,  , leader", (Named(Special.LEADER),)),
        ("", ()),
    ],
)
def test_special_rules_are_read_in_both_languages(text: str, rules: tuple[Named, ...]) -> None:
    """By the names and aliases of their rule entries."""
    assert read(text, FIGHTING) == rules


@pytest.mark.parametrize("special", Special)
def test_every_special_rule_has_its_entry_and_its_own_name(special: Special) -> None:
    """The id reads back, and nothing else does."""
    x = 1 if special in NUMBERED else 0
    assert read(f"{special} {x or ''}", set(Special)) == (Named(special, x),)


def test_every_procedure_is_known_by_its_name() -> None:
    """Records find their procedure again."""
    assert all(name == procedure.name for name, procedure in PROCEDURES.items())
    assert len(PROCEDURES) == 20
