"""How a turn goes in each system: who is first, who acts, what is tested, what ends by itself."""

import pytest
from game_support import ANN, BOB, SEED, Battle

from rules.errors import NotAllowedNow
from rules.game import acting, ending, moves, undoing
from rules.game import events as happened
from rules.game.hidden import Sealing, close, live, open_all, together
from rules.game.seal import commitment
from rules.game.turn import battle as rulebook
from rules.game.verify import Export, verify
from rules.procedure import replay
from rules.systems import procedures
from rules.trench_crusade.morale import Resolve


def _trench(traits: tuple[str, ...] = (), edition: str = "1.0.2") -> Battle:
    battle = Battle("trench_crusade", edition, "no-mans-land")
    battle.units(["Johann", "Erich"], ["Markol", "Flies", "Thrall"], traits)
    return battle


def test_initiative_belongs_to_the_smaller_warband_without_a_die() -> None:
    """Fewer models up: no roll; equal numbers roll off."""
    battle = _trench()
    book = rulebook(battle.state)
    assert book.first_side(replay(book.first(battle.state, 1), []).outcome, 1) == 0
    battle.put("Markol", "down")
    assert replay(book.first(battle.state, 0), []).waiting is not None


def test_whoever_has_initiative_may_let_the_other_side_act_first() -> None:
    """Before anybody has acted, and only the holder."""
    battle = _trench()
    battle.add(ANN, moves.go_first(battle.state, ANN, 0))
    with pytest.raises(NotAllowedNow, match="cannot-give-way"):
        acting.give_way(battle.state, BOB)
    battle.add(ANN, acting.give_way(battle.state, ANN))
    assert battle.owed == {(BOB, "owed-activate")}
    battle.add(BOB, moves.activate(battle.state, BOB, "Markol"))
    with pytest.raises(NotAllowedNow, match="cannot-give-way"):
        acting.give_way(battle.state, ANN)


def test_a_fireteam_is_one_activation() -> None:
    """Both turn over, and the other side is next; both need the keyword."""
    battle = _trench(("FIRETEAM",))
    battle.add(ANN, moves.go_first(battle.state, ANN, 1))
    battle.add(BOB, acting.pair(battle.state, BOB, "Markol", "Flies"))
    assert battle.owed == {(BOB, "owed-finish")}
    battle.add(BOB, [happened.ActivationEnded(units=("markol",))])
    assert battle.owed == {(BOB, "owed-finish")}
    battle.finish(BOB)
    assert battle.owed == {(ANN, "owed-activate")}
    assert [unit.id for unit in battle.state.ready(1)] == ["thrall"]
    plain = _trench()
    plain.add(ANN, moves.go_first(plain.state, ANN, 1))
    with pytest.raises(NotAllowedNow, match="not-a-pair"):
        acting.pair(plain.state, BOB, "Markol", "Flies")


def test_a_model_that_is_down_stands_up_when_it_is_next_activated() -> None:
    """Down ends, half Movement lasts until the activation ends."""
    battle = _trench()
    battle.put("Johann", "down")
    battle.add(ANN, moves.go_first(battle.state, ANN, 0))
    battle.add(ANN, moves.activate(battle.state, ANN, "Johann"))
    assert battle.state.units["johann"].statuses == {"standing-up"}
    battle.finish(ANN)
    assert battle.state.units["johann"].statuses == frozenset()


def _morale(battle: Battle) -> None:
    battle.add(ANN, moves.go_first(battle.state, ANN, 0))
    while battle.state.to_act is not None:
        person = (ANN, BOB)[battle.state.to_act]
        battle.add(person, moves.pass_on(battle.state, person))
    battle.add(ANN, moves.next_phase(battle.state, ANN))


def test_a_warband_tests_when_half_of_it_rounded_up_is_down_or_out() -> None:
    """Of three models two; of two models one. Both are due at once: 1.0.2 leaves the order to the Initiative."""
    battle = _trench()
    battle.put("Markol", "down")
    _morale(battle)
    assert battle.owed == {(ANN, "owed-phase")}
    battle = _trench()
    for unit in ("Markol", "Flies", "Erich"):
        battle.put(unit, "out-of-action")
    _morale(battle)
    assert battle.owed == {(ANN, "owed-test"), (BOB, "owed-test")}
    with pytest.raises(NotAllowedNow, match="test-due"):
        moves.next_phase(battle.state, ANN)
    book = rulebook(battle.state)
    battle.add(ANN, book.tested(battle.state, 0, Resolve("holds")))
    assert battle.owed == {(BOB, "owed-test")}
    battle.add(BOB, book.tested(battle.state, 1, Resolve("shaken")))
    assert battle.state.ledger.sides[1] == {"shaken"}
    assert battle.owed == {(ANN, "owed-phase")}


def test_the_smaller_warband_tests_first_in_the_older_text() -> None:
    """1.0.0: fewer models first."""
    battle = _trench(edition="1.0.0")
    for unit in ("Markol", "Flies", "Erich"):
        battle.put(unit, "out-of-action")
    _morale(battle)
    assert battle.owed == {(ANN, "owed-test")}


@pytest.mark.parametrize(("edition", "due"), [("1.0.0", "owed-test"), ("1.0.2", "owed-phase")])
def test_whether_models_still_to_arrive_count_for_morale_goes_by_the_edition(edition: str, due: str) -> None:
    """One of two on the table is lost and a third is to come: half of those here, a third of the Force (1.0.2)."""
    battle = _trench(edition=edition)
    battle.put("Thrall", "reserve")
    battle.put("Markol", "out-of-action")
    _morale(battle)
    assert {what for _, what in battle.owed} == {due}


@pytest.mark.parametrize(
    ("resolve", "winner"), [(Resolve("flees", "opponent"), 0), (Resolve("flees", "points"), 1)], ids=str
)
def test_flight_ends_the_game(resolve: Resolve, winner: int) -> None:
    """The other side wins, or the points where the table reads it so."""
    battle = _trench()
    battle.add(BOB, moves.score(battle.state, BOB, 1, 5))
    battle.add(BOB, rulebook(battle.state).tested(battle.state, 1, resolve))
    assert battle.owed == {(ANN, "owed-end"), (BOB, "owed-end")}
    battle.add(ANN, ending.end(battle.state, ANN, SEED, "played", None))
    assert (battle.state.end, battle.state.winner) == ("fled", winner)


def test_a_shaken_warband_tests_again_and_recovers() -> None:
    """Every further morale phase, whatever its numbers."""
    battle = _trench()
    battle.add(BOB, [happened.SideChanged(side=1, status="shaken", on=True)])
    _morale(battle)
    assert battle.owed == {(BOB, "owed-test")}
    battle.add(BOB, rulebook(battle.state).tested(battle.state, 1, Resolve("recovers")))
    assert battle.state.ledger.sides[1] == frozenset()


def test_relic_hunt_knows_no_morale() -> None:
    """Whatever the losses."""
    battle = Battle("trench_crusade", "1.0.2", "relic-hunt")
    battle.units(["Johann"], ["Markol"])
    battle.put("Johann", "down")
    _morale(battle)
    assert battle.owed == {(ANN, "owed-phase")}


def test_orders_of_first_blood_last_until_the_round_ends_and_do_not_stack() -> None:
    """Given in the Command Phase only."""
    battle = Battle("first_blood", "cards")
    battle.units(["Theist"], ["Raider"])
    battle.add(ANN, acting.order(battle.state, ANN, "Theist", "Forward"))
    with pytest.raises(NotAllowedNow, match="order-in-force"):
        acting.order(battle.state, ANN, "Theist", "FORWARD")
    battle.add(ANN, moves.next_phase(battle.state, ANN))
    with pytest.raises(NotAllowedNow, match="no-orders-now"):
        acting.order(battle.state, ANN, "Theist", "Hold")
    battle.to_the_end_of_the_turn()
    assert battle.state.abilities == (("theist", "Forward"),)
    battle.next_turn()
    assert battle.state.abilities == ()


def _mesbg() -> Battle:
    battle = Battle("mesbg", "2018")
    battle.units(["Aragorn", "Boromir"], ["Lurtz", "Uruk"])
    return battle


def test_the_side_with_priority_moves_all_then_the_other_and_so_in_the_shoot_phase() -> None:
    """Side after side; in the next phase every unit can act again."""
    battle = _mesbg()
    battle.add(ANN, moves.go_first(battle.state, ANN, 1))
    battle.add(BOB, moves.activate(battle.state, BOB, "Lurtz"))
    assert battle.owed == {(BOB, "owed-activate")}
    battle.add(BOB, moves.activate(battle.state, BOB, "Uruk"))
    assert battle.owed == {(BOB, "owed-finish")}
    battle.finish(BOB)
    battle.add(ANN, moves.pass_on(battle.state, ANN))
    battle.add(BOB, moves.next_phase(battle.state, BOB))
    assert battle.state.phase == "shoot"
    assert battle.owed == {(BOB, "owed-activate")}


def test_every_combat_is_fought_in_the_order_that_priority_chooses() -> None:
    """The phase does not end before; nobody fights twice."""
    battle = _mesbg()
    battle.add(ANN, moves.go_first(battle.state, ANN, 1))
    for _ in range(2):
        for person in (BOB, ANN):
            battle.add(person, moves.pass_on(battle.state, person))
        battle.add(BOB, moves.next_phase(battle.state, BOB))
    battle.add(ANN, acting.add_combat(battle.state, ANN, ["Aragorn", "Lurtz"]))
    with pytest.raises(NotAllowedNow, match="in-combat-already"):
        acting.add_combat(battle.state, ANN, ["Aragorn", "Uruk"])
    with pytest.raises(NotAllowedNow, match="combat-needs-both"):
        acting.add_combat(battle.state, ANN, ["Boromir"])
    battle.add(ANN, acting.add_combat(battle.state, ANN, ["Boromir", "Uruk"]))
    assert battle.owed == {(BOB, "owed-combat")}
    with pytest.raises(NotAllowedNow, match="order-is-theirs"):
        acting.choose_combat(battle.state, ANN, 2)
    battle.add(BOB, acting.choose_combat(battle.state, BOB, 2))
    with pytest.raises(NotAllowedNow, match="combats-left"):
        moves.next_phase(battle.state, BOB)
    battle.add(BOB, acting.choose_combat(battle.state, BOB, 1))
    battle.add(BOB, moves.next_phase(battle.state, BOB))
    assert battle.state.phase == "end"


def test_a_tie_of_priority_goes_to_the_side_that_did_not_have_it() -> None:
    """2018; the log knows who had it last turn."""
    battle = _mesbg()
    battle.add(ANN, moves.go_first(battle.state, ANN, 1))
    battle.add(ANN, [happened.TurnBegan(turn=2)])
    book = rulebook(battle.state)
    tied = replay(book.first(battle.state, 0), [(3,), (3,)])
    assert book.first_side(tied.outcome, 0) == 0


def test_a_broken_side_is_reminded_of_courage() -> None:
    """More than half of the models that came are casualties."""
    battle = _mesbg()
    battle.put("Uruk", "casualty")
    assert rulebook(battle.state).notes(battle.state) == ()
    battle.put("Lurtz", "casualty")
    assert rulebook(battle.state).notes(battle.state) == ((1, "note-broken-side"),)


def _stacked() -> Battle:
    battle = Battle("last_argument", "2")
    battle.units(["Militia", "Archers"], ["Raiders", "Brutes"])
    battle.add(ANN, moves.next_phase(battle.state, ANN))
    assert battle.owed == {(ANN, "owed-stack"), (BOB, "owed-stack")}
    battle.seal(ANN, "stack", acting.stack(battle.state, ANN, ["Archers", "Militia"]), "turn-1")
    with pytest.raises(NotAllowedNow, match="stack-incomplete"):
        acting.stack(battle.state, BOB, ["Brutes"])
    battle.seal(BOB, "stack", acting.stack(battle.state, BOB, ["Brutes", "Raiders"]), "turn-1")
    battle.add(ANN, moves.next_phase(battle.state, ANN))
    battle.add(ANN, moves.go_first(battle.state, ANN, 0))
    return battle


def test_the_stack_says_who_acts_and_opens_card_by_card() -> None:
    """Only the flipped card is public; choosing another unit is refused."""
    battle = _stacked()
    assert battle.owed == {(ANN, "owed-flip")}
    with pytest.raises(NotAllowedNow, match="flip-your-stack"):
        moves.activate(battle.state, ANN, "Militia")
    battle.add(ANN, acting.flip(battle.state, ANN, battle.secrets))
    assert battle.state.units["archers"].activated
    opened = [one.event for one in battle.log if isinstance(one.event, happened.Revealed)]
    assert [one.body for one in opened] == ["archers"]
    assert battle.owed == {(ANN, "owed-finish")}
    battle.finish(ANN)
    assert battle.owed == {(BOB, "owed-flip")}


def test_the_card_of_a_destroyed_regiment_is_opened_and_the_side_flips_again() -> None:
    """It activates nothing and costs no turn."""
    battle = _stacked()
    battle.put("Archers", "destroyed")
    battle.add(ANN, acting.flip(battle.state, ANN, battle.secrets))
    assert battle.owed == {(ANN, "owed-flip")}
    battle.add(ANN, acting.flip(battle.state, ANN, battle.secrets))
    assert battle.state.units["militia"].activated


def test_orders_of_one_title_open_together() -> None:
    """The first stays closed until the second is sealed."""
    battle = _mesbg()
    battle.seal(ANN, "order", ["heroic move"], "heroics")
    assert len(live(battle.state)) == 1
    sealing = Sealing("x", "order", ["nothing"], ["salt"], "heroics")
    found, mine = close(battle.state, BOB, sealing)
    assert isinstance(found[0], happened.Sealed)
    opened = together(battle.state, found[0], [*battle.secrets, *mine])
    assert [one.body for one in opened if isinstance(one, happened.Revealed)] == ["heroic move", "nothing"]
    battle.add(BOB, [*found, *opened])
    assert live(battle.state) == ()


def test_undoing_what_was_opened_needs_consent() -> None:
    """Something hidden was seen, as with dice."""
    battle = _stacked()
    battle.add(ANN, acting.flip(battle.state, ANN, battle.secrets))
    asked = undoing.undo(battle.state, ANN, battle.log)
    assert isinstance(asked[0], happened.UndoAsked)


def test_an_opened_secret_that_does_not_match_its_hash_is_named() -> None:
    """The export is checked for everything that was opened."""
    battle = _stacked()
    battle.add(ANN, acting.flip(battle.state, ANN, battle.secrets))
    battle.add(ANN, [*open_all(battle.state, battle.secrets), *ending.end(battle.state, ANN, SEED, "conceded", None)])
    assert verify(Export(umpire="1", game="g", log=tuple(battle.log)), procedures()) == ()
    place = next(i for i, one in enumerate(battle.log) if isinstance(one.event, happened.Revealed))
    lie = battle.log[place].event.model_copy(update={"body": "militia"})
    battle.log[place] = battle.log[place].model_copy(update={"event": lie})
    codes = {(finding.seq, finding.code) for finding in verify(Export(umpire="1", game="g", log=tuple(battle.log)), {})}
    assert (place + 1, "seal-differs") in codes


def test_a_commitment_tells_neither_item_nor_place() -> None:
    """The same item under another salt, seal or place has another hash."""
    hashes = {
        commitment("a", "s", 0, "x"),
        commitment("b", "s", 0, "x"),
        commitment("a", "t", 0, "x"),
        commitment("a", "s", 1, "x"),
    }
    assert len(hashes) == 4
