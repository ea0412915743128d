"""Units of a game in a roll: who is meant, what a unit brings, what a roll does to it, and rolls that wait."""

import contextlib
from dataclasses import replace

import pytest
from game_support import ANN, BOB
from hypothesis import given
from hypothesis import strategies as st
from players_support import started

from rules import shelf
from rules.dice import ScriptedDice
from rules.errors import NotAllowedNow, NotFound, RulesError
from rules.game import events as happened
from rules.game import moves, undoing
from rules.game.fielding import Effect, fielded, followed, suggested, unlisted
from rules.game.owing import owed
from rules.game.seal import entry
from rules.game.setup import setup
from rules.game.state import State, Unit
from rules.procedure import play
from rules.trench_crusade import weapons
from rules.trench_crusade.charge import Charge, Charged
from rules.trench_crusade.dive import Dive, dive
from rules.trench_crusade.fielded import (
    attacker_of,
    carried,
    charging,
    counted,
    effects,
    joined,
    strong,
    target_of,
    wielded,
)
from rules.trench_crusade.keywords import Keyword, Trait, Traits
from rules.trench_crusade.ranged import Shooting, Sighted
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.target import PLAIN_MODEL, Armour, Attacker, Target


def test_who_and_whom_are_found_by_their_names() -> None:
    """An arrow stands between them; one name alone is whoever it names."""
    state = started().state
    both = fielded(state, ANN, "johann > markol")
    assert (both.title, both.units) == ("Johann → Markol", {"own": "johann", "target": "markol"})
    assert fielded(state, ANN, "Johann").units == {"own": "johann"}
    assert fielded(state, ANN, "Markol").units == {"target": "markol"}
    assert fielded(state, ANN, "Johann", alone="target").units == {"target": "johann"}
    assert fielded(state, ANN, "→ Markol").units == {"target": "markol"}
    assert fielded(state, ANN, "Johann vs Markol").units == both.units
    assert not fielded(state, ANN, "Johann vs the odds").units


def test_what_names_no_unit_is_a_label_unless_an_arrow_says_otherwise() -> None:
    """A label is never refused; a slip beside an arrow is."""
    state = started().state
    assert fielded(state, ANN, "for the relic") == fielded(state, ANN, " for the relic ")
    assert not fielded(state, ANN, "for the relic").units
    with pytest.raises(NotFound, match="no-such-unit"):
        fielded(state, ANN, "Johann > Markoll")
    with pytest.raises(NotAllowedNow, match="not-your-unit"):
        fielded(state, ANN, "Markol > Johann")


def test_a_unit_that_is_out_takes_no_part_in_a_roll() -> None:
    """Neither who nor whom, neither alone nor beside an arrow."""
    game = started()
    game.add(BOB, moves.set_status(game.state, BOB, "Markol", "out-of-action", on=True))
    for typed in ("Johann > Markol", "Markol", "→ Markol"):
        with pytest.raises(NotAllowedNow, match="unit-is-out"):
            fielded(game.state, ANN, typed)
    with pytest.raises(NotAllowedNow, match="unit-is-out"):
        fielded(game.state, BOB, "Markol > Johann")
    assert fielded(game.state, ANN, "Johann").units == {"own": "johann"}


@given(st.text(max_size=90))
def test_no_text_raises_anything_but_our_own_errors(text: str) -> None:
    """Whatever is typed, it is a label, two units or a kind refusal."""
    with contextlib.suppress(RulesError):
        fielded(started().state, ANN, text)


def test_suggestions_begin_with_the_unit_that_was_activated_last() -> None:
    """What is typed may be a part of either name."""
    game = started()
    game.add(ANN, moves.go_first(game.state, ANN, 0))
    game.add(ANN, moves.activate(game.state, ANN, "Erich"))
    names = list(suggested(game.state, game.log, ANN, "", target=True))
    assert names[0].startswith("Erich > ")
    assert len(names) == 4
    assert list(suggested(game.state, game.log, ANN, "mark", target=True)) == ["Erich > Markol", "Johann > Markol"]
    assert list(suggested(game.state, game.log, ANN, "", target=False)) == ["Erich", "Johann"]
    assert not list(suggested(game.state, game.log, 99, "", target=True))


def test_a_unit_brings_armour_markers_statuses_and_keywords() -> None:
    """What the command states goes before what the unit brings."""
    unit = Unit("x", 1, "X", ("Reinforced Armour", "Trench Shield", "Combat Helmet", "TOUGH", "a dog"), {"blood": 2})
    target = target_of(PLAIN_MODEL, joined(Traits(), unit), unit)
    assert (target.armour, target.shield, target.tough, target.blood) == (Armour.REINFORCED, True, True, 2)
    assert [keyword.value for keyword in target.negates] == ["SHRAPNEL"]
    stated = target_of(Target(Armour.STANDARD, blood=5), joined(Traits(), unit), unit)
    assert (stated.armour, stated.blood) == (Armour.STANDARD, 5)
    bare = target_of(PLAIN_MODEL, joined(Traits(), unit), unit, {"armour", "shield", "blood"})
    assert (bare.armour, bare.shield, bare.blood) == (Armour.NONE, False, 0)
    used = Unit("x", 1, "X", ("TOUGH",), statuses=frozenset({"tough-used", "down"}))
    assert not target_of(PLAIN_MODEL, joined(Traits(), used), used).tough
    assert attacker_of(Attacker(), used).down
    assert Trait.UNACTIVATED in joined(Traits(), unit)


def test_who_and_whom_have_names_where_no_game_knows_them() -> None:
    """Written with an arrow; one name alone is a label, and so is an arrow that leads nowhere."""
    both = unlisted(" Boromir -> Lurtz of Isengard ")
    assert (both.title, both.names) == (
        "Boromir → Lurtz of Isengard",
        {"own": "Boromir", "target": "Lurtz of Isengard"},
    )
    assert (both.units, both.both) == ({}, ())
    for label in ("Boromir", "> Lurtz", "Boromir >", ""):
        assert (unlisted(label).title, unlisted(label).names) == (label, {})


def test_strong_is_of_the_model_that_wields_a_weapon() -> None:
    """A STRONG unit ignores HEAVY with what it holds; the word stands among what it brings to a roll."""
    gun = weapons.weapon("machine gun", "1.0.2")
    brute, trooper = Unit("b", "Brute", 0, ("Strong", "brave")), Unit("t", "Trooper", 0, ("brave",))
    assert wielded(gun, brute).has(Keyword.STRONG)
    assert not wielded(gun, trooper).has(Keyword.STRONG)
    assert (strong(brute), strong(trooper), strong(None)) == (True, False, False)
    assert counted(brute) == ("Strong",)


def test_a_unit_carries_the_weapons_of_its_list() -> None:
    """Counts behind a name are left out, gear that is no weapon as well."""
    unit = Unit("x", 0, "X", ("Bolt-Action Rifle ×2", "Gas Mask", "Bayonet"))
    assert [listed.id for listed in carried(unit, ranged=True)] == ["bolt-action-rifle"]


def test_a_shot_puts_its_outcome_on_the_table() -> None:
    """A model that goes Down loses nothing else; one Out of Action is off the table, whatever it was before."""
    state = started().state
    units = {"own": "johann", "target": "markol"}
    rifle = weapons.weapon("bolt-action-rifle", "1.0.2")
    declared = shoot(Shooting("1.0.2", rifle, (Sighted(PLAIN_MODEL, 12),), (), Attacker()))
    down = effects(play(declared, ScriptedDice([4, 4, 4, 3])))
    assert set(down) == {Effect("target", "down", on=True), Effect("target", "blood", 1)}
    gone = effects(play(declared, ScriptedDice([4, 4, 6, 6])))
    assert happened.StatusChanged(unit="markol", status="out-of-action", on=True) in followed(state, units, gone)
    assert not effects(play(declared, ScriptedDice([1, 1])))


def test_a_failed_dive_takes_a_model_off_the_table_as_any_fall_does() -> None:
    """Its headline says more than the injury; the status is the same."""
    fell = play(dive(Dive("1.0.2", 4)), ScriptedDice([1, 1, 6, 6, 6]), lambda choice: choice.options[0])
    assert fell.outcome is not None
    assert fell.outcome.result == "dive-failed-out-of-action"
    assert Effect("own", "out-of-action", on=True) in effects(fell)


def test_effects_stay_within_the_limits_of_the_system() -> None:
    """Six Blood markers at most, none below nothing, and nothing for a unit that is gone."""
    state = started().state
    units = {"target": "markol"}
    assert followed(state, units, [Effect("target", "blood", 9)]) == [
        happened.Marked(unit="markol", marker="blood", change=6)
    ]
    assert followed(state, units, [Effect("target", "blood", -1)]) == []
    assert followed(state, units, [Effect("own", "blood", 1)]) == []
    assert followed(state, {"target": "nobody"}, [Effect("target", "down", on=True)]) == []


def waits(state: State) -> happened.Declared:
    """A roll that waits for Bob."""
    return happened.Declared(
        procedure="trench_crusade.success",
        version=1,
        data="",
        inputs={},
        answers=((3, 4),),
        position=state.rolls,
        roller=ANN,
        deciders={"roller": ANN, "opponent": BOB},
        decider=BOB,
        question="spend-blood",
    )


def test_nothing_moves_on_while_a_roll_waits() -> None:
    """Activating, passing and the next phase wait for the decision, and only its decider owes something."""
    game = started()
    game.add(ANN, moves.go_first(game.state, ANN, 0))
    game.add(ANN, [waits(game.state)])
    assert owed(game.state) == ((BOB, "owed-decision"),)
    for move in (moves.activate, lambda state, person, _: moves.pass_on(state, person)):
        with pytest.raises(NotAllowedNow, match="roll-waits"):
            move(game.state, ANN, "Johann")
    assert undoing.undo(game.state, ANN, game.log) == [happened.UndoAsked(person=ANN, to=game.state.seq - 1)]


def test_whoever_takes_a_seat_over_decides_what_its_former_holder_was_asked() -> None:
    """The question stays with the seat."""
    game = started()
    game.add(ANN, [waits(game.state), happened.Substituted(side=1, person=77)])
    assert owed(game.state) == ((77, "owed-decision"),)
    window = game.state.window
    assert window is not None
    assert window.deciders == {"roller": ANN, "opponent": 77}


def test_only_its_own_roll_ends_a_wait() -> None:
    """The die that settles a dispute about a waiting roll leaves it waiting."""
    game = started()
    game.add(ANN, [waits(game.state)])
    waiting = game.state.window
    assert waiting is not None
    own = happened.Rolled(procedure=waiting.procedure, inputs={}, answers=((4, 4),), outcome="hit", position=0)
    game.add(ANN, [own.model_copy(update={"procedure": "table.chance"})])
    assert game.state.window == waiting
    game.add(ANN, [own.model_copy(update={"position": 1})])
    assert game.state.window is None
    assert game.state.rolls == 2


def test_going_back_a_step_takes_back_a_roll_with_all_that_it_did() -> None:
    """A marker and a status followed from the roll in the same moment; what was marked before it stays."""
    game = started()
    game.add(ANN, moves.mark(game.state, ANN, "Johann", "blood", 1))
    before = game.state.seq
    rolled = happened.Rolled(
        procedure="trench_crusade.shoot", inputs={}, answers=((4, 4), (4, 3)), outcome="hit", position=0
    )
    did = [Effect("target", "blood", 1), Effect("target", "down", on=True)]
    at = f"t{len(game.log)}"
    for event in (rolled, *followed(game.state, {"target": "markol"}, did)):
        game.log.append(entry(game.log[-1], at, ANN, event))
    assert undoing.undo(game.state, ANN, game.log) == [happened.UndoAsked(person=ANN, to=before)]


def test_gear_that_rolls_know_is_called_as_the_rulebook_does() -> None:
    """Every way in which a list writes it is known to the cards."""
    named = {spelt.casefold() for word in setup("trench_crusade").word for spelt in (word.ko, word.en, *word.also)}
    known = shelf.read_toml(shelf.DATA / "trench_crusade" / "keywords.toml")["gear"]
    assert named >= {spelt.casefold() for name, also in known.items() for spelt in (name, *also)}


def test_a_charge_knows_what_both_models_wear_carry_and_do() -> None:
    """Machine Armour, a HEAVY weapon, who has just stood up, whom a charge makes evade; what is stated goes before."""
    stated = Charge("1.0.2", (Charged(9), Charged(10)))
    knight = Unit("k", 0, "K", ("Machine Armour", "Heavy Flamethrower"), statuses=frozenset({"standing-up"}))
    scout = Unit("s", 1, "S", ("SKIRMISHER",))
    known = charging(stated, knight, scout)
    assert (known.heavy, known.machine, known.stood_up, known.strong) == ("carried", True, True, False)
    assert [one.skirmisher for one in known.targets] == [True, False]
    options = {"heavy", "machine", "stood_up", "skirmisher"}
    assert charging(stated, knight, scout, options) == stated
    assert charging(stated, None, None) == stated
    assert charging(stated, Unit("h", 0, "H", ("Pistol", "STRONG")), Unit("m", 1, "M")) == replace(stated, strong=True)
