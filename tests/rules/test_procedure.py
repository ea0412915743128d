"""Procedures: the four drivers agree with each other."""

import random
from dataclasses import dataclass
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.dice import RandomDice, ScriptedDice, Successes, Throw, Total
from rules.errors import CannotBeRead, NotAllowedNow
from rules.odds import odds
from rules.procedure import (
    Choice,
    Option,
    RecordDoesNotFit,
    Repeated,
    Steps,
    by_default,
    play,
    procedure,
    replay,
    resume,
)
from rules.record import Record


@dataclass(frozen=True)
class Duel:
    rounds: int
    courage: int = 0


@procedure("test.clash")
def clash(duel: Duel) -> Steps[str]:
    """One blow; courage may be spent to hit better."""
    spent = 0
    if duel.courage:
        spent = yield Choice("spend", "roller", tuple(range(duel.courage + 1)), 0)
    total = yield Throw("hit", 2 + spent, read=Total(2))
    return "hit" if total >= 9 else "miss"


@procedure("test.duel")
def duel(declared: Duel) -> Steps[str]:
    """Blows until one hits or the rounds are over."""
    if declared.rounds == 0:
        return "draw"
    blow = yield clash(declared)
    if blow == "hit":
        wounds = yield Throw("wounds", 3, read=Successes(5))
        return f"{wounds} wounds"
    rest = yield duel(Duel(declared.rounds - 1, declared.courage))
    return str(rest)


def test_odds_are_exact_fractions() -> None:
    """The chance of 9 or more on 2D6 is ten of thirty-six."""
    assert odds(clash(Duel(1)))["hit"] == Fraction(10, 36)


def test_odds_of_a_chain_merge_on_outcomes() -> None:
    """Twenty rounds cost twenty steps, not 36 to the power of 20."""
    chances = odds(duel(Duel(20)))
    assert chances["draw"] == Fraction(26, 36) ** 20
    assert sum(chance for _, chance in chances.items()) == 1


def test_a_choice_nobody_answers_stops_the_run() -> None:
    """The transcript names the open question, and resuming asks nothing twice."""
    waiting = play(duel(Duel(2, courage=1)), ScriptedDice([]))
    assert isinstance(waiting.waiting, Choice)
    assert waiting.answers == ()
    done = resume(duel(Duel(2, courage=1)), (1,), ScriptedDice([6, 5, 1, 5, 6, 2]))
    assert done.outcome == "2 wounds"
    assert done.answers == (1, (6, 5, 1), (5, 6, 2))


@given(st.integers(0, 2**32), st.integers(0, 4), st.integers(0, 3))
def test_a_replay_is_the_play(seed: int, rounds: int, courage: int) -> None:
    """What was rolled follows from its record, and had a chance above zero."""
    declared = duel(Duel(rounds, courage))
    played = play(declared, RandomDice(random.Random(seed)), by_default)
    assert replay(declared, played.answers) == played
    assert odds(declared)[played.outcome] > 0


def test_odds_after_known_answers() -> None:
    """Dice that have fallen are certain; the rest stays open."""
    assert odds(duel(Duel(1)), after=[(6, 6), (6, 6, 1)])["2 wounds"] == 1
    assert odds(duel(Duel(1)), after=[(6, 6)])["3 wounds"] == Fraction(1, 27)
    assert odds(clash(Duel(1, courage=3)), after=[3])["hit"] > odds(clash(Duel(1)))["hit"]


def test_a_policy_answers_the_choices() -> None:
    """Odds say what the choices lead to."""

    def bold(choice: Choice) -> Option:
        return choice.options[-1]

    assert odds(clash(Duel(1, courage=3)), bold)["hit"] == odds(clash(Duel(1, courage=3)), after=[3])["hit"]


@dataclass(frozen=True, slots=True)
class Salvo:
    """Dice that each hit on a 4 or more; a hit is thrown once more for a second one."""

    dice: int


def _shot_by_shot(declared: Salvo) -> Repeated[Salvo, int]:
    return Repeated(Salvo(1), declared.dice)


def _salvo(declared: Salvo) -> Steps[int]:
    hits = yield Throw("hit", declared.dice, read=Successes(4))
    more = 0
    if hits:
        more = yield Throw("more", hits, read=Successes(4))
    return int(hits + more)


def test_odds_of_equal_parts_are_those_of_the_whole() -> None:
    """Added up from one part, or followed throw by throw: the same chances; what is thrown does not change."""
    added, followed = procedure("test.salvo", repeats=_shot_by_shot)(_salvo), procedure("test.slow")(_salvo)
    for dice in (1, 2, 7, 20):
        assert odds(added(Salvo(dice))) == odds(followed(Salvo(dice)))
    played = play(added(Salvo(3)), ScriptedDice([1, 4, 5, 6, 3]))
    assert (played.outcome, len(list(played.throws()))) == (3, 2)


@pytest.mark.parametrize("record", [((6, 6), (1, 1, 1), (1,)), ((6,),), (3,), ((6, 9),)])
def test_a_record_that_does_not_fit_is_refused(record: tuple[object, ...]) -> None:
    """Left-over answers, too few dice, a choice for a throw, an impossible face."""
    with pytest.raises(RecordDoesNotFit):
        replay(duel(Duel(1)), record)  # type: ignore[arg-type]


def test_an_answer_must_be_offered() -> None:
    """Nobody spends courage they do not have."""
    with pytest.raises(NotAllowedNow):
        play(clash(Duel(1, courage=1)), ScriptedDice([]), lambda _: 2)


def test_left_over_dice_are_seen() -> None:
    """Scripted dice that were not used can be asked for."""
    dice = ScriptedDice([1, 1, 6, 6])
    play(clash(Duel(1)), dice)
    assert dice.left == 2
    with pytest.raises(CannotBeRead):
        play(clash(Duel(1)), ScriptedDice([1]))


def test_a_record_goes_through_json_and_finds_its_procedure() -> None:
    """A record knows its procedure by name, version and data; a changed one is not guessed onto."""
    transcript = play(duel(Duel(2, courage=1)), ScriptedDice([]))
    record = Record.of(transcript)
    assert record.declaration({"test.duel": duel, "test.clash": clash}) == duel(Duel(2, courage=1))
    outdated = Record(record.procedure, 99, record.data, record.inputs)
    with pytest.raises(RecordDoesNotFit):
        outdated.declaration({"test.duel": duel})
