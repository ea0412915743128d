"""A game as its events: folding, allowed moves, undo, trusted dice, checking an export."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from game_support import ANN, BOB, SEED
from hypothesis import given, settings
from hypothesis import strategies as st
from players_support import Game, started

from rules.dice import Throw
from rules.errors import NotAllowedNow, RulesError
from rules.game import ending, moves, undoing
from rules.game import events as happened
from rules.game.activation import finish
from rules.game.events import Event
from rules.game.fold import advance, fold, history
from rules.game.owing import owed
from rules.game.seal import SealedDice
from rules.game.setup import setup
from rules.game.state import Stage
from rules.game.verify import Export, declared, read, verify
from rules.odds import odds
from rules.procedure import Transcript, play
from rules.record import Record
from rules.rolloff import RollOff, roll_off
from rules.systems import SYSTEMS, procedures


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_system_says_how_a_game_runs(system: str) -> None:
    """Phases, markers and statuses load, and rule keys exist by name."""
    known = setup(system)
    assert any(known.acting(phase) for phase in known.phases)
    assert known.out_status in {status.id for status in known.status}


def test_seats_are_taken_once_and_the_game_starts_when_both_are() -> None:
    """Two seats, no third, no start with one."""
    game = Game()
    with pytest.raises(NotAllowedNow, match="seat-free"):
        moves.start(game.state, ANN)
    with pytest.raises(NotAllowedNow, match="seat-already-yours"):
        moves.join(game.state, ANN)
    game.add(BOB, moves.join(game.state, BOB))
    with pytest.raises(NotAllowedNow, match="seats-taken"):
        moves.join(game.state, 3)
    with pytest.raises(NotAllowedNow, match="not-a-player"):
        moves.start(game.state, 3)
    game.add(BOB, moves.start(game.state, BOB))
    assert game.state.stage is Stage.RUNNING
    assert game.state.turn == 1


def test_sides_alternate_and_what_is_owed_follows() -> None:
    """First is settled, then one unit each; a side without units is passed over; then the phase ends."""
    game = started()
    assert {person for person, _ in owed(game.state)} == {ANN, BOB}
    with pytest.raises(NotAllowedNow, match="nobody-first-yet"):
        moves.activate(game.state, ANN, "Johann")
    game.add(ANN, moves.go_first(game.state, ANN, 1))
    assert owed(game.state) == ((BOB, "owed-activate"),)
    with pytest.raises(NotAllowedNow, match="not-your-turn"):
        moves.activate(game.state, ANN, "Johann")
    game.add(BOB, moves.activate(game.state, BOB, "markol"))
    assert owed(game.state) == ((BOB, "owed-finish"),)
    with pytest.raises(NotAllowedNow, match="still-to-act"):
        moves.next_phase(game.state, BOB)
    with pytest.raises(NotAllowedNow, match="activation-open"):
        moves.next_phase(game.state, ANN)
    with pytest.raises(NotAllowedNow, match="their-unit-acts"):
        moves.activate(game.state, ANN, "Johann")
    with pytest.raises(NotAllowedNow, match="unit-still-acts"):
        moves.activate(game.state, BOB, "파리떼")
    with pytest.raises(NotAllowedNow, match="activation-is-theirs"):
        finish(game.state, ANN)
    game.add(BOB, finish(game.state, BOB, "markol"))
    with pytest.raises(NotAllowedNow, match="activation-over"):
        finish(game.state, BOB, "markol")
    with pytest.raises(NotAllowedNow, match="not-your-unit"):
        moves.activate(game.state, ANN, "파리떼")
    game.add(ANN, moves.activate(game.state, ANN, "Johann"))
    game.add(ANN, finish(game.state, ANN))
    game.add(BOB, moves.pass_on(game.state, BOB))
    assert owed(game.state) == ((ANN, "owed-activate"),)
    game.add(ANN, moves.activate(game.state, ANN, "Erich"))
    assert owed(game.state) == ((ANN, "owed-finish"),)
    with pytest.raises(NotAllowedNow, match="all-activated"):
        moves.activate(game.state, ANN, "Erich")
    game.add(ANN, moves.next_phase(game.state, ANN))
    assert game.state.phase == "morale"


def test_a_turn_ends_and_the_last_one_ends_the_game() -> None:
    """Activations are fresh each turn, and there is none after the last."""
    game = Game(turns=1)
    game.add(BOB, moves.join(game.state, BOB))
    game.add(ANN, moves.start(game.state, ANN))
    game.add(ANN, moves.go_first(game.state, ANN, 0))
    for _ in range(2):
        game.add(ANN, moves.next_phase(game.state, ANN))
    with pytest.raises(NotAllowedNow, match="last-turn-over"):
        moves.next_phase(game.state, ANN)
    assert owed(game.state) == ((ANN, "owed-end"),)


def test_markers_keep_their_limit_and_statuses_do_not_double() -> None:
    """Six Blood markers, never fewer than none, and Down is Down once."""
    game = started()
    game.add(BOB, moves.mark(game.state, BOB, "Johann", "유혈", 6))
    with pytest.raises(NotAllowedNow) as full:
        moves.mark(game.state, BOB, "Johann", "blood", 1)
    assert full.value.facts == {"held": 6, "most": 6, "change": 1}
    with pytest.raises(NotAllowedNow):
        moves.mark(game.state, BOB, "Erich", "blood", -1)
    game.add(ANN, moves.set_status(game.state, ANN, "Johann", "Down", on=True))
    assert moves.set_status(game.state, ANN, "Johann", "중상", on=True) == []
    with pytest.raises(RulesError, match="no-such-status"):
        moves.set_status(game.state, ANN, "Johann", "asleep", on=True)


def test_own_last_steps_are_undone_at_once_and_the_rest_by_consent() -> None:
    """Dice and the other side's moves need the other side."""
    game = started()
    before = game.state
    game.add(ANN, moves.mark(game.state, ANN, "Johann", "blessing", 2))
    game.add(ANN, undoing.undo(game.state, ANN, game.log))
    assert game.state.units == before.units
    game.add(ANN, moves.mark(game.state, ANN, "Johann", "blessing", 1))
    asked = undoing.undo(game.state, BOB, game.log)
    assert isinstance(asked[0], happened.UndoAsked)
    game.add(BOB, asked)
    assert owed(game.state) == ((ANN, "owed-undo"),)
    with pytest.raises(NotAllowedNow, match="undo-is-theirs"):
        undoing.answer_undo(game.state, BOB, agree=True)
    game.add(ANN, undoing.answer_undo(game.state, ANN, agree=False))
    assert game.state.units["johann"].markers == {"blessing": 1}
    game.add(BOB, undoing.undo(game.state, BOB, game.log, before.seq))
    game.add(ANN, undoing.answer_undo(game.state, ANN, agree=True))
    assert game.state.units == before.units
    assert len(game.log) > before.seq


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_random_walks_with_undo_come_back_to_the_same_state(seed: int) -> None:
    """Whatever happens, going back to a number gives exactly the state that was there."""
    source = random.Random(seed)
    game = started()
    game.add(ANN, moves.go_first(game.state, ANN, 0))
    states = {one.seq: fold(game.setup, game.log[:place]) for place, one in enumerate(game.log, start=1)}
    past = history(game.setup, game.log)
    for _ in range(25):
        person = source.choice((ANN, BOB))
        try:
            events = _some_move(game, person, source)
        except RulesError:
            continue
        known = len(game.log)
        game.add(person, events)
        state = game.state
        past = advance(past, game.log, game.log[known:])
        assert past[-1] == state
        if isinstance(game.log[-1].event, happened.Reverted):
            assert state == states[state.seq]
        else:
            states[state.seq] = state


def _some_move(game: Game, person: int, source: random.Random) -> Sequence[Event]:
    state = game.state
    if state.undo is not None:
        return undoing.answer_undo(state, person, agree=source.random() < 0.7)
    unit = source.choice(["johann", "erich", "markol"])
    return source.choice(
        (
            lambda: moves.mark(state, person, unit, "blood", source.randint(-2, 3)),
            lambda: moves.set_status(state, person, unit, "down", on=source.random() < 0.5),
            lambda: moves.activate(state, person, unit),
            lambda: moves.pass_on(state, person),
            lambda: moves.next_phase(state, person),
            lambda: moves.score(state, person, 0, 1),
            lambda: undoing.undo(state, person, game.log),
            lambda: undoing.undo(state, person, game.log, source.randint(0, len(game.log))),
        )
    )()


def test_the_same_declaration_gets_the_same_dice_and_another_fresh_ones() -> None:
    """Neither fishing by repetition nor aiming known dice is possible."""
    throw = Throw("hit", 4)
    faces = SealedDice(SEED, 3, ["x", ANN, {}]).throw(throw)
    assert SealedDice(SEED, 3, ["x", ANN, {}]).throw(throw) == faces
    others = [
        SealedDice(SEED, 4, ["x", ANN, {}]).throw(throw),
        SealedDice(SEED, 3, ["x", BOB, {}]).throw(throw),
        SealedDice(SEED, 3, ["x", ANN, {"cover": True}]).throw(throw),
        SealedDice(SEED, 3, ["x", ANN, {}], [1]).throw(throw),
        SealedDice("22" * 32, 3, ["x", ANN, {}]).throw(throw),
    ]
    assert len({faces, *others}) == 6


@pytest.mark.parametrize("sides", [3, 6, 10])
def test_sealed_dice_are_fair(sides: int) -> None:
    """Each face comes about as often; the bound is five deviations."""
    count = 30_000
    faces = Counter(
        face
        for position in range(count // 30)
        for face in SealedDice(SEED, position, "fair").throw(Throw("hit", 30, sides))
    )
    expected = count / sides
    assert set(faces) == set(range(1, sides + 1))
    assert all(abs(seen - expected) < 5 * (expected * (1 - 1 / sides)) ** 0.5 for seen in faces.values())


def test_a_roll_off_is_even_and_its_odds_come_to_an_end() -> None:
    """Ties are thrown again, so either side wins half the time."""
    chances = odds(roll_off(RollOff()))
    assert (chances[0], chances[1]) == (Fraction(1, 2), Fraction(1, 2))


def test_many_points_at_once_are_for_the_other_side_to_confirm() -> None:
    """Few are written down at once, as are an arbiter's; taking some from the other side is asked however few."""
    game = started()
    (few,) = moves.score(game.state, ANN, 0, moves.MOST_POINTS)
    assert few == happened.Scored(side=0, points=moves.MOST_POINTS)
    (many,) = moves.score(game.state, ANN, 0, moves.MOST_POINTS + 1)
    assert isinstance(many, happened.ConsentAsked)
    game.add(BOB, moves.score(game.state, BOB, 1, 2))
    (harm,) = moves.score(game.state, ANN, 1, -1)
    assert isinstance(harm, happened.ConsentAsked)
    (own,) = moves.score(game.state, BOB, 1, -1)
    assert own == happened.Scored(side=1, points=-1)
    ruled = replace(game.state, arbiters=frozenset({ANN}))
    assert moves.score(ruled, ANN, 0, moves.MOST_POINTS + 1) == [happened.Scored(side=0, points=moves.MOST_POINTS + 1)]


def _finished() -> Game:
    game = started()
    declaration = roll_off(RollOff(1))
    record = Record.of(Transcript(declaration, ()))
    dice = SealedDice(SEED, 0, declared(record.procedure, ANN, record.inputs))
    answers = play(declaration, dice).answers
    game.add(
        ANN,
        [
            happened.Rolled(
                procedure=record.procedure, inputs=record.inputs, answers=answers, outcome="first", position=0
            )
        ],
    )
    game.add(ANN, ending.end(game.state, ANN, SEED, "conceded", None))
    return game


def test_an_exported_game_can_be_checked_by_anybody() -> None:
    """Every hash and every die follows from the file alone."""
    export = Export(umpire="1", game="g", log=tuple(_finished().log))
    again = read(json.dumps(export.model_dump(mode="json")))
    assert again == export
    assert verify(again, procedures()) == ()
    assert fold(setup("trench_crusade"), export.log).winner == 1


def test_a_changed_byte_is_found_and_named() -> None:
    """A changed die, a changed mark, a swapped seed."""
    text = json.dumps(Export(umpire="1", game="g", log=tuple(_finished().log)).model_dump(mode="json"))
    raw = json.loads(text)
    rolled = next(one for one in raw["log"] if one["event"]["kind"] == "rolled")
    rolled["event"]["answers"][0] = [7 - rolled["event"]["answers"][0][0]]
    found = verify(read(json.dumps(raw)), procedures())
    assert {finding.seq for finding in found} == {rolled["seq"]}
    assert "hash-differs" in {finding.code for finding in found}
    raw = json.loads(text)
    raw["log"][-1]["event"]["seed"] = "33" * 32
    assert "seed-differs" in {finding.code for finding in verify(read(json.dumps(raw)), procedures())}
    raw = json.loads(text)
    raw["log"][4]["event"]["name"] = "Somebody"
    assert [finding.seq for finding in verify(read(json.dumps(raw)), procedures())] == [5]


def test_a_file_is_told_from_one_whose_beginning_was_cut_off() -> None:
    """Dice are checked when the seed is known, at the end; without the beginning nobody knows what was sealed."""
    log = tuple(_finished().log)
    assert verify(Export(umpire="1", game="g", log=log[:-1]), procedures()) == ()
    assert (1, "no-beginning") in {
        (one.seq, one.code) for one in verify(Export(umpire="1", game="g", log=log[1:]), procedures())
    }


def test_going_back_very_far_gives_the_state_that_was_there() -> None:
    """Few states are kept, and none so far from the next that going back between them would take long."""
    game = started()
    past = history(game.setup, game.log)
    early = game.state
    for place in range(300):
        known = len(game.log)
        game.add(BOB, moves.mark(game.state, BOB, "Johann", "blood", 1 if place % 2 == 0 else -1))
        past = advance(past, game.log, game.log[known:])
    assert len(past) < 60
    assert max(after.seq - before.seq for before, after in pairwise(past)) <= 64
    for to in (len(game.log) - 1, 250, 101, 100, early.seq):
        known = len(game.log)
        game.add(ANN, [happened.Reverted(to=to)])
        past = advance(past, game.log, game.log[known:])
        assert past[-1] == game.state
    assert game.state == early
