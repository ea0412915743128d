"""Might and banners in a duel, played to win on both sides: backward induction over the procedure itself."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from rules.dice import ScriptedDice, Throw
from rules.mesbg.contest import Camp, Contest, Shown
from rules.mesbg.duel import Cast, Duel, cast, decide, duel
from rules.mesbg.fight import Fight
from rules.mesbg.fight import fight as whole_fight
from rules.mesbg.fighters import Fighter, Side, Weapon
from rules.mesbg.rulebook import Party
from rules.mesbg.wounds import Struck
from rules.odds import OddsTooLong, Work, _worked_out, odds
from rules.procedure import Answer, Choice, Option, play, replay

# Might of A / B; nA v nB: A with lower, equal, higher Fight
PRINTED = {
    "1/0": """
        1 v 1: 5/9 23/36 13/18
        1 v 2: 10/27 103/216 7/12
        1 v 3: 175/648 503/1296 41/81
        2 v 1: 25/36 7/9 31/36
        2 v 2: 335/648 419/648 503/648
        2 v 3: 259/648 121/216 467/648
        3 v 1: 245/324 68/81 299/324
        3 v 2: 287/486 355/486 47/54
        3 v 3: 10969/23328 7601/11664 19435/23328
    """,
    "2/0": """
        1 v 1: 2/3 3/4 5/6
        1 v 2: 13/27 131/216 79/108
        1 v 3: 79/216 223/432 2/3
        2 v 1: 83/108 23/27 101/108
        2 v 2: 131/216 485/648 577/648
        2 v 3: 473/972 2615/3888 1669/1944
        3 v 1: 29/36 8/9 35/36
        3 v 2: 637/972 781/972 925/972
        3 v 3: 1391/2592 2863/3888 7279/7776
    """,
    "3/0": """
        1 v 1: 3/4 5/6 11/12
        1 v 2: 125/216 155/216 185/216
        1 v 3: 197/432 137/216 13/16
        2 v 1: 175/216 193/216 211/216
        2 v 2: 857/1296 175/216 1243/1296
        2 v 3: 4219/7776 5785/7776 7351/7776
        3 v 1: 119/144 131/144 143/144
        3 v 2: 5321/7776 1625/1944 7679/7776
        3 v 3: 8825/15552 4019/5184 15289/15552
    """,
    "1/1": """
        1 v 1: 7/18 1/2 11/18
        1 v 2: 23/108 37/108 17/36
        1 v 3: 41/324 29/108 133/324
        2 v 1: 19/36 71/108 85/108
        2 v 2: 203/648 1/2 445/648
        2 v 3: 7/36 805/1944 154/243
        3 v 1: 191/324 79/108 283/324
        3 v 2: 89/243 1139/1944 29/36
        3 v 3: 5443/23328 1/2 17885/23328
    """,
    "2/1": """
        1 v 1: 1/2 5/8 3/4
        1 v 2: 31/108 199/432 137/216
        1 v 3: 19/108 325/864 83/144
        2 v 1: 65/108 323/432 193/216
        2 v 2: 245/648 1573/2592 361/432
        2 v 3: 59/243 8129/15552 6241/7776
        3 v 1: 23/36 229/288 137/144
        3 v 2: 403/972 10399/15552 7175/7776
        3 v 3: 2111/7776 18301/31104 4693/5184
    """,
    "3/3": """
        1 v 1: 1/4 1/2 3/4
        1 v 2: 17/216 83/216 149/216
        1 v 3: 11/432 151/432 97/144
        2 v 1: 67/216 133/216 199/216
        2 v 2: 131/1296 1/2 1165/1296
        2 v 3: 259/7776 1799/3888 6937/7776
        3 v 1: 47/144 281/432 421/432
        3 v 2: 839/7776 2089/3888 7517/7776
        3 v 3: 557/15552 1/2 14995/15552
    """,
}


KNOWN: dict[Any, Fraction] = {}
"""Values of decisions by Fight, question (with dice and Might of both sides) and whether the other side just passed."""


def best_play(declared: Contest, answers: tuple[Answer, ...] = ()) -> Fraction:
    """Gives the roller's chance when each side takes the answer that is best for it, the table the first reading."""
    waiting = replay(decide(declared), answers).waiting
    if waiting is None or (isinstance(waiting, Throw) and waiting.purpose == "drawn-duel"):
        return odds(decide(declared), after=answers).where(lambda won: won.winner is Party.ROLLER)
    if isinstance(waiting, Throw):
        assert waiting.count == 1
        faces = range(1, waiting.sides + 1)
        return sum(best_play(declared, (*answers, (face,))) for face in faces) / Fraction(waiting.sides)
    if waiting.decider == "table":
        return best_play(declared, (*answers, waiting.default))
    state = (
        declared.roller.fight("highest-fight"),
        declared.opponent.fight("highest-fight"),
        waiting,
        answers[-1:] == (0,),
    )
    if waiting.question != "might-duel" or state not in KNOWN:
        values = [best_play(declared, (*answers, option)) for option in waiting.options]
        KNOWN[state] = max(values) if waiting.decider == "roller" else min(values)
    return KNOWN[state]


def duel_value(mine: Side, theirs: Side, priority: Party = Party.ROLLER) -> Fraction:
    """Gives the roller's chance to win a duel that both sides play to win."""
    first, second = (odds(cast(Cast(side, party))) for side, party in ((mine, Party.ROLLER), (theirs, Party.OPPONENT)))
    return sum(
        (
            chance * other * best_play(Contest("2024", camp, against, priority))
            for camp, chance in first.items()
            for against, other in second.items()
        ),
        Fraction(),
    )


def _rows() -> list[Any]:
    return [
        pytest.param(might, *line.split(": "), id=f"{might} {line.split(':')[0]}")
        for might, block in PRINTED.items()
        for line in filter(None, map(str.strip, block.splitlines()))
    ]


@pytest.mark.parametrize(("might", "row", "printed"), _rows())
def test_heroes_with_might_have_the_tabled_chances(might: str, row: str, printed: str) -> None:
    """Hero against hero, free points, both to win; who has Priority opens a draw and it does not matter who."""
    mine, theirs = (int(points) for points in might.split("/"))
    dice = [int(number) for number in row.split(" v ")]
    for fight, value in zip((2, 3, 4), printed.split(), strict=True):
        side, other = Side((Fighter(dice[0], fight, might=mine),)), Side((Fighter(dice[1], might=theirs),), good=False)
        assert duel_value(side, other) == Fraction(value)
        if fight == 3:
            assert duel_value(side, other, Party.OPPONENT) == Fraction(value)


@pytest.mark.parametrize(
    ("row", "printed"), [("1 v 1", "125/216 35/54 161/216"), ("2 v 2", "3667/7776 2315/3888 5593/7776")]
)
def test_a_banner_played_to_win_has_the_tabled_chances(row: str, printed: str) -> None:
    """The best use of a re-roll, found by the same induction."""
    mine, theirs = (int(number) for number in row.split(" v "))
    for fight, value in zip((2, 3, 4), printed.split(), strict=True):
        side = Side((Fighter(mine, fight),), banner=True)
        assert duel_value(side, Side((Fighter(theirs),), good=False)) == Fraction(value)


class Told:
    """Answers questions in the order they were written down, and keeps what was asked."""

    def __init__(self, *answers: Option) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[str, str, tuple[Option, ...]]] = []

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        self.asked.append((choice.question, choice.decider, choice.options))
        return self.answers.pop(0)


def _play(mine: Side, theirs: Side, faces: list[int], *answers: Option, **options: Any) -> tuple[Any, Told]:
    told, dice = Told(*answers), ScriptedDice(faces)
    transcript = play(duel(Duel("2024", mine, theirs, **options)), dice, told)
    assert (dice.left, told.answers, transcript.waiting) == (0, [], None)
    return transcript.outcome, told


def hero(dice: int = 1, might: int = 3, fight: int = 5, **options: Any) -> Side:
    """Gives a side of one hero."""
    return Side((Fighter(dice, fight, might=might),), **options)


def test_the_losing_side_declares_first_then_they_alternate() -> None:
    """3 against 5: roller +2 draws level and its Fight wins, opponent +1, roller +1, opponent passes on."""
    outcome, told = _play(hero(), hero(fight=4, might=1, good=False), [3, 5], 2, 1, 1)
    assert told.asked == [
        ("might-duel", "roller", (0, 1, 2, 3)),
        ("might-duel", "opponent", (0, 1)),
        ("might-duel", "roller", (0, 1)),
    ]
    assert outcome.winner is Party.ROLLER
    assert (outcome.roller_might, outcome.opponent_might) == ((0,), (0,))


def test_might_that_cannot_change_the_duel_is_not_asked_about() -> None:
    """One point cannot bridge two; a 6 against a 6 cannot be raised; the side ahead need not spend."""
    assert _play(hero(might=1), hero(fight=6, might=0, good=False), [3, 5])[1].asked == []
    assert _play(hero(might=3), hero(fight=6, might=3, good=False), [6, 6])[1].asked == []
    assert _play(hero(might=3), hero(fight=3, might=0, good=False), [6, 5])[1].asked == []


def test_might_counts_after_two_handed_modifiers() -> None:
    """A natural 4 counts as 3; three points make it 6 and no more."""
    side = Side((Fighter(1, 5, might=3, weapon=Weapon.TWO_HANDED),))
    outcome, told = _play(side, hero(fight=4, might=0, good=False), [4, 6], 3)
    assert told.asked == [("might-duel", "roller", (0, 1, 2, 3))]
    assert outcome.winner is Party.ROLLER


def test_a_hero_raises_its_own_dice_only() -> None:
    """With two heroes the side first says whose die; a warrior's 5 is not raised by a hero's Might."""
    heroes = Side((Fighter(1, 4, might=1), Fighter(1, 5, might=2)))
    outcome, told = _play(heroes, hero(fight=3, might=0, good=False), [4, 3, 5], 2, 2)
    assert told.asked == [("might-hero", "roller", (0, 1, 2)), ("might-duel", "roller", (1, 2))]
    assert outcome.winner is Party.ROLLER
    assert outcome.roller_might == (1, 0)
    warrior = Side((Fighter(1, 5, might=1), Fighter(1, 5)))
    assert _play(warrior, hero(fight=6, might=0, good=False), [2, 5, 6])[1].asked == []


@pytest.mark.parametrize(
    ("reading", "faces", "answers", "deciders", "winner"),
    [
        # Priority first: the roller passes, the opponent takes the lead, the roller leaves it at that
        ("priority-first", [4, 4], [0, 1, 0], ["roller", "opponent", "roller"], Party.OPPONENT),
        # both pass, and only then the die is thrown
        ("priority-first", [4, 4, 5], [0, 0], ["roller", "opponent"], Party.ROLLER),
        # rolled off at once: Evil won it, so Good declares first and wins by a point, Evil answers and leads again
        ("roll-off-first", [4, 4, 2], [1, 1], ["roller", "opponent"], Party.OPPONENT),
    ],
)
def test_who_opens_when_dice_and_fight_are_equal_is_the_table_s_question(
    reading: str, faces: list[int], answers: list[Option], deciders: list[str], winner: Party
) -> None:
    """Both readings can be played."""
    theirs = hero(might=1, good=False)
    outcome, told = _play(hero(might=1), theirs, faces, reading, *answers)
    assert told.asked[0] == ("open-might-on-tie", "table", ("priority-first", "roll-off-first"))
    assert [decider for _, decider, _ in told.asked[1:]] == deciders
    assert outcome.winner is winner
    settled = (("might-on-tie", reading),)
    again, told = _play(hero(might=1), theirs, faces, *answers, settled=settled)
    assert again == outcome
    assert [decider for _, decider, _ in told.asked] == deciders


def test_dice_that_cannot_matter_are_forgotten() -> None:
    """Equal states merge: of a side without banner only the best die and those that Might can raise are kept."""
    side = Side((Fighter(2, 5, might=1), Fighter(1, 3), Fighter(1, 3)))
    camps = set(odds(cast(Cast(side, Party.ROLLER))))
    assert Camp((Shown(2, 5, 1, single=True), Shown(6, 3), Shown(0, 3)), False, True, False) in camps
    assert len(camps) == 66 < 6**3


def _heroes(attacks: int, points: int) -> Fight:
    """Two heroes with banners and open points, who have so much Might, Fate and Wounds each."""
    struck = Struck(6, points, points, points)
    mine, theirs = (
        Side((Fighter(attacks, 6, 4, points),), banner=True, good=good, struck=struck) for good in (True, False)
    )
    return Fight("2024", mine, theirs, None)


def test_a_fight_of_two_great_heroes_has_exact_odds_in_little_work() -> None:
    """Equal states are worked out once: 3 Might each, spent wherever it may be, within what is allowed."""
    _worked_out.cache_clear()
    spending = Spends()
    chances = odds(whole_fight(_heroes(3, 3)), spending)
    assert sum(chance for _, chance in chances.items()) == 1
    assert any(fought.roller_might == (0,) for fought in chances)


def test_what_a_policy_is_not_asked_is_worked_out_once_for_all() -> None:
    """Another answer to one decision costs one budget less than everything anew."""
    _worked_out.cache_clear()
    shared, anew = Work(), Work()
    odds(whole_fight(_heroes(2, 2)), work=shared)
    before = shared.left
    fresh = odds(whole_fight(_heroes(2, 2)), Spends("fate"), work=shared)
    _worked_out.cache_clear()
    assert odds(whole_fight(_heroes(2, 2)), Spends("fate"), work=anew) == fresh
    assert before - shared.left < Work().left - anew.left


def test_what_has_been_worked_out_before_makes_no_difference_to_what_may_be() -> None:
    """A budget pays the same for odds that lie on the shelf, so a roll has exact odds the second time or has none."""
    _worked_out.cache_clear()
    cold, warm = Work(), Work()
    first = odds(whole_fight(_heroes(2, 2)), work=cold)
    assert odds(whole_fight(_heroes(2, 2)), work=warm) == first
    assert warm.left == cold.left < Work().left
    enough = Work().left - cold.left
    odds(whole_fight(_heroes(2, 2)), work=Work(enough))
    for _ in range(2):
        with pytest.raises(OddsTooLong):
            odds(whole_fight(_heroes(2, 2)), work=Work(enough - 1))
        _worked_out.cache_clear()


def test_odds_that_would_take_a_minute_are_refused() -> None:
    """10 Might, 10 Fate and 10 Wounds on each side: said, not worked on."""
    with pytest.raises(OddsTooLong):
        odds(whole_fight(_heroes(10, 10)), Spends())


@dataclass(frozen=True)
class Spends:
    """A policy that spends one point wherever it may, or only where one question is asked."""

    question: str = ""

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        asked = self.question in {"", choice.question} and not choice.question.startswith("open-")
        return choice.options[1] if asked and choice.decider != "table" else choice.default
