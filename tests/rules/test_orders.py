"""Standing orders: what they answer, what they leave open, and what the log shows of them."""

import json

import pytest

from rules.errors import NotAllowedNow, RulesError
from rules.game import events as happened
from rules.game import undoing
from rules.game.events import Entry
from rules.game.fold import fold
from rules.game.owing import owed
from rules.game.pact import pacts
from rules.game.pact.orders import MOST, Order, set_order, standing, used
from rules.game.seal import entry, seal_of
from rules.game.setup import setup
from rules.game.state import State
from rules.game.verify import Export, read, verify
from rules.procedure import Choice
from rules.systems import SYSTEMS, procedures

ANN, BOB, SEED = 1, 2, "11" * 32
ASKS = setup(SYSTEMS[0]).order


def _spend(kind: str = "spend-blood", most: int = 3) -> Choice:
    return Choice(kind, "roller", tuple(range(most + 1)), 0)


def _log() -> list[Entry]:
    log: list[Entry] = []
    events: list[tuple[int, happened.Event]] = [
        (ANN, happened.Created(system=SYSTEMS[0], edition="1.0.2", title="T", seal=seal_of(SEED))),
        (ANN, happened.Joined(person=ANN, side=0)),
        (BOB, happened.Joined(person=BOB, side=1)),
        (ANN, happened.Started()),
        (ANN, happened.UnitAdded(unit="hans", side=0, name="Hans")),
    ]
    for by, event in events:
        log.append(entry(log[-1] if log else None, "t", by, event))
    return log


def _state(log: list[Entry]) -> State:
    return fold(setup(SYSTEMS[0]), log)


def test_an_order_answers_its_question_and_no_other() -> None:
    """Never is nothing, always is as much as can be; another person, another question stays open."""
    never, always = Order(ANN, "spend-blood", "never"), Order(BOB, "spend-blood", "always")
    orders = (never, always)
    assert standing(orders, ANN, _spend(), ASKS) == (0, never)
    assert standing(orders, BOB, _spend(), ASKS) == (3, always)
    assert standing(orders, 3, _spend(), ASKS) is None
    assert standing(orders, ANN, _spend("spend-blessing"), ASKS) is None


def test_an_order_for_a_unit_counts_before_one_for_all() -> None:
    """Never, except by the leader."""
    never, leader = Order(ANN, "spend-blood", "never"), Order(ANN, "spend-blood", "always", "hans")
    assert standing((never, leader), ANN, _spend(), ASKS, {"hans"}) == (3, leader)
    assert standing((never, leader), ANN, _spend(), ASKS, {"erich"}) == (0, never)
    assert standing((leader,), ANN, _spend(), ASKS) is None


def test_named_options_are_found_by_their_name() -> None:
    """A question without numbers says in the data which option is which; where it is not offered, somebody is asked."""
    choice = Choice("evade", "owner", ("stand", "evade"), "stand")
    order = Order(ANN, "evade", "always")
    assert standing((order,), ANN, choice, ASKS) == ("evade", order)
    other = Choice("evade", "owner", ("stand", "crawl"), "stand")
    assert standing((order,), ANN, other, ASKS) is None


def test_nothing_to_spend_is_no_answer() -> None:
    """Where never is not among the options, the player decides."""
    forced = Choice("spend-blood", "roller", (1, 2), 1)
    assert standing((Order(ANN, "spend-blood", "never"),), ANN, forced, ASKS) is None


def test_the_log_holds_a_hash_until_the_order_is_used() -> None:
    """Neither answer nor question can be read from it; afterwards anybody can check it."""
    log = _log()
    order = Order(ANN, "spend-blood", "never", "hans", "salt")
    log.append(entry(log[-1], "t", ANN, set_order(_state(log), (), order)[0]))
    assert "spend-blood" not in json.dumps([one.model_dump(mode="json") for one in log])
    log.append(entry(log[-1], "t", BOB, used(order)))
    log.append(entry(log[-1], "t", ANN, happened.Ended(seed=SEED)))
    export = Export(umpire="1", game="g", log=tuple(log))
    assert verify(export, procedures()) == ()
    raw = export.model_dump(mode="json")
    next(one for one in raw["log"] if one["event"]["kind"] == "order-used")["event"]["answer"] = "always"
    assert "order-differs" in {finding.code for finding in verify(read(json.dumps(raw)), procedures())}


def test_orders_are_refused_kindly() -> None:
    """A stranger, an unknown question, an unknown unit, too many."""
    state = _state(_log())
    for order in (
        Order(9, "spend-blood", "never"),
        Order(ANN, "flee", "never"),
        Order(ANN, "evade", "never", "nobody"),
    ):
        with pytest.raises(RulesError):
            set_order(state, (), order)
    with pytest.raises(NotAllowedNow, match="too-many-orders"):
        set_order(state, [Order(ANN, "evade", "never")] * MOST, Order(ANN, "evade", "never"))


def test_an_order_is_no_step_that_an_undo_takes_back() -> None:
    """The last step before it is the one that is taken back."""
    log = _log()
    log.append(entry(log[-1], "t", ANN, happened.Marked(unit="hans", marker="blessing", change=1)))
    log.append(entry(log[-1], "t", ANN, set_order(_state(log), (), Order(ANN, "evade", "never"))[0]))
    (back,) = undoing.undo(_state(log), ANN, log)
    assert isinstance(back, happened.Reverted)
    assert back.to == log[-3].seq


def test_consent_is_asked_once_and_answered_by_the_one_who_was_asked() -> None:
    """A question of somebody else has to be answered first; one's own takes the earlier one back."""
    log = _log()
    log.append(entry(log[-1], "t", ANN, pacts.name_arbiter(_state(log), ANN, 7)[0]))
    with pytest.raises(NotAllowedNow, match="consent-already-asked"):
        pacts.name_arbiter(_state(log), BOB, 8)
    assert pacts.name_arbiter(_state(log), ANN, 8)
    with pytest.raises(NotAllowedNow, match="consent-is-theirs"):
        pacts.answer_consent(_state(log), ANN, agree=True)
    assert (BOB, "owed-consent") in owed(_state(log))
    given = pacts.answer_consent(_state(log), BOB, agree=True)
    for event in given:
        log.append(entry(log[-1], "t", BOB, event))
    assert _state(log).arbiters == {7}
    with pytest.raises(NotAllowedNow, match="no-consent-asked"):
        pacts.answer_consent(_state(log), BOB, agree=True)


def test_an_undo_of_a_step_leaves_what_was_asked_before_it() -> None:
    """Nobody takes the other side's request away by taking their own step back."""
    log = _log()
    log.append(entry(log[-1], "t", ANN, pacts.name_arbiter(_state(log), ANN, 7)[0]))
    log.append(entry(log[-1], "t", BOB, happened.Marked(unit="hans", marker="blood", change=1)))
    log.append(entry(log[-1], "t", BOB, undoing.undo(_state(log), BOB, log)[0]))
    assert _state(log).units["hans"].markers == {}
    assert (BOB, "owed-consent") in owed(_state(log))


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_question_of_a_system_is_named_in_both_languages(system: str) -> None:
    """And either both options are named, or neither."""
    for ask in setup(system).order:
        assert ask.ko
        assert ask.en
        assert (ask.never is None) == (ask.always is None)
