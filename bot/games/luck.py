"""The luck ledger of a game: for each player, each kind of roll as it came and as it was to be expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from pydantic import ValidationError

from bot.cards.resolution import Decided, Presenter
from rules.chance import Chances
from rules.errors import RulesError
from rules.game.events import Entry, Rolled
from rules.game.luck import Grade, Luck, luck
from rules.game.roll_events import Headline
from rules.odds import odds
from rules.procedure import Procedure, replay

Known = Mapping[str, tuple[Procedure[Any, Any], Presenter]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """How often a kind of roll came out as its roller wants it.

    Attributes:
        headline: the outcome that is wanted.
        rolls: how often it was rolled.
        came: how often that outcome came, or how much of it where it is a number.
        expected: how often, or how much, was to be expected.
    """

    headline: Headline
    rolls: int = 0
    came: int = 0
    expected: Fraction = Fraction(0)

    def with_more(self, more: Wanted) -> Wanted:
        """Adds rolls that want the same."""
        rolls, came = self.rolls + more.rolls, self.came + more.came
        return replace(self, rolls=rolls, came=came, expected=self.expected + more.expected)


@dataclass(slots=True)
class Account:
    """The luck of one player.

    Attributes:
        grades: every roll that could be worked out.
        wanted: by name of the procedure, and by what it is about where that is a number of its own (Fight).
        by_hand: rolls with dice that were typed in.
        unknown: rolls that no procedure of today fits.
    """

    grades: list[Grade] = field(default_factory=list)
    wanted: dict[tuple[str, str], Wanted] = field(default_factory=dict)
    by_hand: int = 0
    unknown: int = 0

    @property
    def luck(self) -> Luck | None:
        """The luck of all rolls together."""
        return luck(self.grades)


def accounts(log: Sequence[Entry], known: Known) -> dict[int, Account]:
    """Works out the luck of everybody who rolled, undone rolls included.

    Takes as long as the odds of every roll: not for the event loop.
    """
    found: dict[int, Account] = {}
    for one in log:
        rolled = one.event
        if not isinstance(rolled, Rolled):
            continue
        account = found.setdefault(rolled.roller or one.by, Account())
        if rolled.by_hand:
            account.by_hand += 1
            continue
        try:
            _enter(account, rolled, known)
        except (RulesError, ValidationError, KeyError):
            account.unknown += 1
    return found


def _enter(account: Account, rolled: Rolled, known: Known) -> None:
    if rolled.procedure not in known:
        return  # a roll-off between the sides, which is nobody's luck alone
    procedure, presenter = known[rolled.procedure]
    declaration = procedure(procedure.inputs.validate_python(rolled.inputs))
    transcript = replay(declaration, rolled.answers)
    if transcript.waiting is not None or not any(True for _ in transcript.throws()):
        return
    chances = odds(declaration, Decided.of(transcript))
    account.grades.append(_graded(chances, transcript.outcome, presenter))
    headline, subject = presenter.headlines[0], ""
    if presenter.number is not None:
        count = presenter.number
        came = count(transcript.outcome)
        subject = presenter.subject(declaration.inputs) if presenter.subject else ""
        expected = sum((number * chance for number, chance in chances.map(count).items()), Fraction(0))
    else:
        came = int(presenter.result(transcript.outcome) in presenter.parts(headline))
        expected = presenter.chance(headline, chances.map(presenter.result))
    wanted = Wanted(Headline(key=subject) if subject else presenter.named(headline), 1, came, expected)
    kind = (rolled.procedure, subject)
    before = account.wanted.get(kind)
    account.wanted[kind] = wanted if before is None else before.with_more(wanted)


def _graded(chances: Chances[Any], outcome: Any, presenter: Presenter) -> Grade:
    """Grades outcomes from 0 up; by their number where they have one, else as the presenter orders them."""
    ranks = {name: len(presenter.order) - place for place, name in enumerate(presenter.order)}
    for headline, same in presenter.counts.items():
        ranks |= {name: ranks.get(headline, 0) for name in same}
    grade: dict[Any, tuple[int, ...]]
    if presenter.number is None:
        grade = {one: (ranks.get(presenter.result(one), 0),) for one in chances}
    else:
        sign = (
            1 if any(presenter.number(one) and presenter.result(one) == presenter.order[0] for one in chances) else -1
        )
        grade = {one: (sign * presenter.number(one), ranks.get(presenter.result(one), 0)) for one in chances}
    steps = {value: place for place, value in enumerate(sorted(set(grade.values())))}
    return Grade(chances.map(lambda one: steps[grade[one]]), steps[grade[outcome]])
