"""Duels against tabled values, brute force, and who must decide what."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from rules.dice import ScriptedDice, Throw
from rules.errors import CannotBeRead, NotAllowedNow
from rules.mesbg.duel import Duel, duel
from rules.mesbg.fighters import Best, Fighter, Side, Weapon
from rules.mesbg.rulebook import Party
from rules.odds import odds
from rules.procedure import Choice, Option, by_default, play

# nA v nB: A with lower Fight, equal Fight, higher Fight, equal and A's side alone elven-made (Good, 3+)
PLAIN = {
    "1 v 1": "5/12 1/2 7/12 19/36",
    "1 v 2": "55/216 73/216 91/216 79/216",
    "1 v 3": "25/144 37/144 49/144 41/144",
    "1 v 4": "979/7776 1627/7776 2275/7776 1843/7776",
    "1 v 5": "1475/15552 2771/15552 4067/15552 3203/15552",
    "1 v 6": "0.073285 0.156618 0.239951 0.184396",
    "2 v 1": "125/216 143/216 161/216 149/216",
    "2 v 2": "505/1296 1/2 791/1296 2087/3888",
    "2 v 3": "2183/7776 1573/3888 4109/7776 3467/7776",
    "2 v 4": "9829/46656 2663/7776 22127/46656 0.386395",
    "2 v 5": "0.162376 0.299347 0.436318 3577/10368",
    "2 v 6": "0.127508 0.268072 0.408636 0.314927",
    "3 v 1": "95/144 107/144 119/144 37/48",
    "3 v 2": "3667/7776 2315/3888 5593/7776 4951/7776",
    "3 v 3": "5479/15552 1/2 10073/15552 25625/46656",
    "3 v 4": "0.270773 0.433999 0.597226 0.488408",
    "3 v 5": "0.212218 0.386224 0.560230 0.444226",
    "3 v 6": "0.168682 0.350507 0.532331 0.411115",
    "4 v 1": "5501/7776 6149/7776 6797/7776 6365/7776",
    "4 v 2": "24529/46656 5113/7776 36827/46656 0.701467",
    "4 v 3": "0.402774 0.566001 0.729227 0.620410",
    "4 v 4": "0.314994 1/2 0.685006 0.561669",
    "5 v 1": "11485/15552 12781/15552 14077/15552 13213/15552",
    "5 v 2": "0.563682 0.700653 0.837624 0.746310",
    "5 v 3": "0.439770 0.613776 0.787782 0.671778",
    "5 v 5": "0.279203 1/2 0.720797 0.573599",
    "6 v 1": "0.760049 0.843382 0.926715 0.871160",
    "6 v 2": "0.591364 0.731928 0.872492 0.778783",
    "6 v 3": "0.467669 0.649493 0.831318 0.710101",
    "6 v 6": "0.245582 1/2 0.754418 0.584806",
}

TWO_HANDED = {
    "1 v 1": "11/36 7/18 17/36",
    "1 v 2": "13/72 53/216 67/216",
    "1 v 3": "161/1296 239/1296 317/1296",
    "2 v 1": "101/216 119/216 137/216",
    "2 v 2": "389/1296 127/324 209/432",
    "2 v 3": "1679/7776 76/243 3185/7776",
    "3 v 1": "731/1296 839/1296 947/1296",
    "3 v 2": "997/2592 1915/3888 4669/7776",
    "3 v 3": "13337/46656 4757/11664 24719/46656",
}

BANNER = {
    "1 v 1": "125/216 35/54 161/216",
    "1 v 2": "505/1296 35/72 791/1296",
    "1 v 3": "2183/7776 191/486 4109/7776",
    "2 v 1": "95/144 107/144 119/144",
    "2 v 2": "3667/7776 2315/3888 5593/7776",
    "2 v 3": "5479/15552 1/2 10073/15552",
    "3 v 1": "5501/7776 6149/7776 6797/7776",
    "3 v 2": "24529/46656 5113/7776 36827/46656",
    "3 v 3": "112751/279936 39611/69984 204137/279936",
}


def dice_of(row: str) -> tuple[int, int]:
    """Reads a row's name."""
    first, second = row.split(" v ")
    return int(first), int(second)


def is_printed(chance: Fraction, printed: str) -> bool:
    """Compares a chance with a printed fraction, or a decimal to its last digit."""
    return f"{float(chance):.6f}" == printed if "." in printed else chance == Fraction(printed)


def wins(declared: Duel, policy: Any = by_default) -> Fraction:
    """Gives the roller's chance to win."""
    return odds(duel(declared), policy).where(lambda won: won.winner is Party.ROLLER)


def against(count: int, fight: int = 3, **options: Any) -> Side:
    """Gives the opposing side of Evil."""
    return Side((Fighter(count, fight),), good=False, **options)


@pytest.mark.parametrize("row", PLAIN)
@pytest.mark.parametrize("edition", ["2018", "2024"])
def test_plain_duels_have_the_tabled_chances(row: str, edition: str) -> None:
    """Best of n dice against best of m, with lower, equal and higher Fight, to the last printed digit."""
    (mine, theirs), printed = dice_of(row), PLAIN[row].split()
    for fight, value in zip((2, 3, 4), printed, strict=False):
        assert is_printed(wins(Duel(edition, Side((Fighter(mine, fight),)), against(theirs))), value)


@pytest.mark.parametrize("row", PLAIN)
def test_an_elven_made_weapon_shifts_a_drawn_duel(row: str) -> None:
    """Good alone with one wins on 3+; two heroes on a side pool their dice."""
    mine, theirs = dice_of(row)
    side = Side((Fighter(mine, elven=True),))
    assert is_printed(wins(Duel("2024", side, against(theirs))), PLAIN[row].split()[3])
    if mine > 1:
        pooled = Side((Fighter(1, elven=True), Fighter(mine - 1)))
        assert wins(Duel("2024", pooled, against(theirs))) == wins(Duel("2024", side, against(theirs)))


def test_evil_with_an_elven_made_weapon_wins_on_up_to_four_and_both_cancel() -> None:
    """The mirror of Good's 3+, and plain 4+ when both have one."""
    evil = Side((Fighter(1, elven=True),), good=False)
    assert wins(Duel("2024", Side((Fighter(),)), evil)) == 1 - Fraction(19, 36)
    assert wins(Duel("2024", Side((Fighter(elven=True),)), evil)) == Fraction(1, 2)


@pytest.mark.parametrize("row", TWO_HANDED)
def test_two_handed_duels_have_the_tabled_chances(row: str) -> None:
    """−1 on all dice, a natural 6 stays 6, none falls below 1."""
    (mine, theirs), printed = dice_of(row), TWO_HANDED[row].split()
    for fight, value in zip((2, 3, 4), printed, strict=True):
        side = Side((Fighter(mine, fight, weapon=Weapon.TWO_HANDED),))
        assert is_printed(wins(Duel("2024", side, against(theirs))), value)


def test_a_burly_model_has_no_duel_penalty() -> None:
    """Two-handed without the −1."""
    side = Side((Fighter(2, weapon=Weapon.BURLY),))
    assert wins(Duel("2024", side, against(2))) == Fraction(1, 2)


class ToWin:
    """Re-rolls for the banner exactly when it helps: when behind, and in a roll-off with dice below 4 or to spare."""

    def __init__(self, dice: int, fight: int) -> None:
        self.dice, self.fight = dice, fight

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        if choice.question != "banner":
            return choice.default
        facts = dict(choice.facts)
        own, theirs = int(facts["own"]), int(facts["theirs"])
        if own != theirs:
            return int(own < theirs)
        return int(self.fight < 3 or (self.fight == 3 and (self.dice > 1 or own < 4)))


@pytest.mark.parametrize("row", BANNER)
def test_a_banner_used_to_win_has_the_tabled_chances(row: str) -> None:
    """One die re-rolled after seeing both sides' dice."""
    (mine, theirs), printed = dice_of(row), BANNER[row].split()
    for fight, value in zip((2, 3, 4), printed, strict=True):
        side = Side((Fighter(mine, fight),), banner=True)
        chance = wins(Duel("2024", side, against(theirs)), ToWin(mine, fight))
        assert is_printed(chance, value)
        if fight != 3:
            assert chance == wins(Duel("2024", Side((Fighter(mine + 1, fight),)), against(theirs)))


def test_shielding_doubles_the_dice_and_spears_add_one_each() -> None:
    """Two Attacks shielding are four dice; a spearman with higher Fight lends its Fight to the side."""
    shielding = Side((Fighter(2, shielding=True),))
    assert is_printed(wins(Duel("2024", shielding, against(2))), PLAIN["4 v 2"].split()[1])
    supported = Side((Fighter(1), Fighter(1, 4, support=True)))
    assert is_printed(wins(Duel("2024", supported, against(1))), PLAIN["2 v 1"].split()[2])


@pytest.mark.parametrize(("below_six", "plus"), [(0, 0), (-1, 0), (0, -1), (-1, -1), (0, 2)])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_best_die_has_the_chances_of_every_throw(count: int, below_six: int, plus: int) -> None:
    """The reading against brute force."""
    read = Best(plus, below_six)
    counted: dict[int, int] = {}
    for faces in product(range(1, 7), repeat=count):
        counted[read.of(faces)] = counted.get(read.of(faces), 0) + 1
    assert dict(read.chances(count, 6).weights) == dict(sorted(counted.items()))
    assert sum(read.kept((2, 5, 5))) == 1


def _duel_by_hand(mine: Sequence[int], theirs: Sequence[int], fight: int, tie: int) -> Party:
    best, other = max(mine), max(theirs)
    if best != other:
        return Party.ROLLER if best > other else Party.OPPONENT
    if fight != 3:
        return Party.ROLLER if fight > 3 else Party.OPPONENT
    return Party.ROLLER if tie >= 4 else Party.OPPONENT


@pytest.mark.parametrize("fight", [2, 3, 4])
def test_every_duel_of_two_dice_against_one_comes_out_as_by_hand(fight: int) -> None:
    """All 216 throws, each with a roll for the draw where one is asked for."""
    declared = Duel("2024", Side((Fighter(2, fight),)), against(1))
    for faces in product(range(1, 7), repeat=3):
        drawn = max(faces[:2]) == faces[2] and fight == 3
        for tie in range(1, 7) if drawn else (0,):
            dice = ScriptedDice([*faces, *([tie] if drawn else [])])
            outcome = play(duel(declared), dice).outcome
            assert outcome is not None
            assert dice.left == 0
            assert outcome.winner is _duel_by_hand(faces[:2], faces[2:], fight, tie)


def asked(declared: Duel, faces: Sequence[int], **answers: Option) -> list[tuple[str, str]]:
    """Plays a duel and gives what was asked of whom; unnamed questions get their default."""
    questions: list[tuple[str, str]] = []

    def decide(choice: Choice) -> Option:
        questions.append((choice.question, choice.decider))
        return answers.get(choice.question.replace("-", "_"), choice.default)

    dice = ScriptedDice(faces)
    play(duel(declared), dice, decide)
    assert dice.left == 0
    return questions


@pytest.mark.parametrize(
    ("faces", "banner", "questions"),
    [
        ([5, 3], True, []),
        ([3, 5], True, [("banner", "roller")]),
        ([6, 6], True, []),
        ([3, 5], False, []),
    ],
)
def test_a_banner_is_asked_about_only_where_it_could_help(
    faces: list[int], banner: bool, questions: list[tuple[str, str]]
) -> None:
    """Not when ahead with nobody able to catch up, not when all dice show 6."""
    declared = Duel("2024", Side((Fighter(1, 4),), banner=banner), against(1))
    assert asked(declared, faces) == questions


def test_both_sides_with_a_banner_settle_who_decides_first() -> None:
    """No source says; the losing side is the first reading. A re-roll may bring the other banner in."""
    declared = Duel("2024", Side((Fighter(1, 4),), banner=True), against(1, banner=True))
    order = ("open-banner-order", "table")
    assert asked(declared, [3, 5, 6], banner=1) == [order, ("banner", "roller")]
    assert asked(declared, [3, 5, 5, 6], banner=1) == [order, ("banner", "roller"), ("banner", "opponent")]
    swapped = asked(declared, [3, 5], open_banner_order="priority-first")
    assert swapped == [order, ("banner", "roller")]


def test_whose_fight_counts_in_a_tie_is_asked_only_where_it_decides() -> None:
    """The strong fighter rolled low, the weak one tied: the table says whose Fight is compared."""
    declared = Duel("2024", Side((Fighter(1, 5), Fighter(1, 2))), against(1))
    assert asked(declared, [1, 4, 4]) == [("open-tie-fights", "table")]
    assert asked(declared, [4, 1, 4]) == []
    assert asked(declared, [1, 5, 4]) == []
    for reading, winner in (("highest-fight", Party.ROLLER), ("tied-fighters", Party.OPPONENT)):
        settled = Duel("2024", declared.roller, declared.opponent, settled=(("tie-fights", reading),))
        outcome = play(duel(settled), ScriptedDice([1, 4, 4])).outcome
        assert outcome is not None
        assert outcome.winner is winner


@pytest.mark.parametrize(
    ("reading", "faces", "winner"),
    [
        ("roller-as-evil", [4, 4, 3], Party.ROLLER),
        ("roller-as-evil", [4, 4, 4], Party.OPPONENT),
        ("opponent-as-evil", [4, 4, 3], Party.OPPONENT),
        ("priority-takes-high", [4, 4, 4], Party.OPPONENT),
        ("drawn-roll-off", [4, 4, 2, 2, 5, 1], Party.ROLLER),
        ("drawn-roll-off", [4, 4, 1, 1, 2, 2, 3, 3, 4, 4, 6], Party.OPPONENT),
    ],
)
def test_a_draw_between_two_sides_of_good_is_the_table_s_question(
    reading: str, faces: list[int], winner: Party
) -> None:
    """Every reading can be played; each gives even chances."""
    declared = Duel("2024", Side(), Side(), priority=Party.OPPONENT)
    assert asked(declared, faces, open_same_side=reading) == [("open-same-side", "table")]
    settled = Duel("2024", Side(), Side(), Party.OPPONENT, (("same-side", reading),))
    outcome = play(duel(settled), ScriptedDice(faces)).outcome
    assert outcome is not None
    assert outcome.winner is winner
    assert wins(settled) == Fraction(1, 2)


@pytest.mark.parametrize("edition", ["2018", "2024"])
def test_shields_spears_and_banners_are_alike_in_both_editions(edition: str) -> None:
    """Nothing is asked, and the dice are the same."""
    side = Side((Fighter(1, shielding=True), Fighter(1, support=True)), banner=True)
    assert asked(Duel(edition, side, against(1)), [6, 1, 1, 1]) == []


def test_a_natural_six_with_a_two_handed_weapon_stays_in_2024_only() -> None:
    """2018 lowers it like any other die."""
    side = Side((Fighter(1, 4, weapon=Weapon.TWO_HANDED),))
    assert wins(Duel("2024", side, against(1))) == Fraction(17, 36)
    assert wins(Duel("2018", side, against(1))) == Fraction(16, 36)


def test_whose_fight_counts_in_a_tie_is_asked_in_2024_only() -> None:
    """In 2018 it is the highest of each side."""
    side = Side((Fighter(1, 3), Fighter(1, 6)))
    assert asked(Duel("2024", side, against(1, 4)), [5, 2, 5]) == [("open-tie-fights", "table")]
    assert asked(Duel("2018", side, against(1, 4)), [5, 2, 5]) == []


def test_impossible_fighters_are_refused() -> None:
    """No dice, Fight beyond the scale, a spear with nobody in front, a reading that does not exist."""
    with pytest.raises(CannotBeRead):
        Fighter(0)
    with pytest.raises(CannotBeRead):
        Fighter(fight=11)
    with pytest.raises(NotAllowedNow) as refused:
        Side((Fighter(support=True),))
    assert refused.value.code == "nobody-in-front"
    with pytest.raises(NotAllowedNow):
        play(duel(Duel("2024", Side(), Side(), settled=(("same-side", "nonsense"),))), ScriptedDice([4, 4]))


def test_alignment_and_priority_are_asked_only_where_they_decide() -> None:
    """Nobody has said who is Good or who has Priority: asked at a drawn duel, not before."""
    declared = Duel("2024", Side((Fighter(might=1),), good=None), Side((Fighter(might=1),), good=None), None)
    assert asked(declared, [5, 3]) == []
    assert asked(declared, [6, 6, 4]) == [("alignment", "table")]
    assert asked(declared, [6, 6, 4], alignment="same-alignment") == [
        ("alignment", "table"),
        ("open-same-side", "table"),
    ]
    assert asked(declared, [6, 6, 4], alignment="same-alignment", open_same_side="priority-takes-high")[-1] == (
        "who-has-priority",
        "table",
    )
    assert asked(declared, [4, 4, 4], who_has_priority="opponent-side") == [
        ("open-might-on-tie", "table"),
        ("who-has-priority", "table"),
        ("might-duel", "opponent"),
        ("might-duel", "roller"),
        ("alignment", "table"),
    ]
    assert wins(declared) == Fraction(1, 2)


def test_each_throw_of_several_models_says_whose_it_is() -> None:
    """Models are numbered from one, as the options of the command are."""
    fighters = (Fighter(fight=4), Fighter(fight=3))
    asked = play(duel(Duel("2024", Side(fighters), Side((Fighter(fight=5),)))), ScriptedDice([5, 3, 1])).asked
    because = [reason for one in asked if isinstance(one, Throw) for reason in one.because]
    said = [dict(reason.facts) for reason in because if reason.code in {"fighter", "fight-value"}]
    assert said == [{"number": 1, "fight": 4}, {"number": 2, "fight": 3}, {"fight": 5}]
