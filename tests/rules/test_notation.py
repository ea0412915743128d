"""Dice notation: what is read, what is refused, and exact chances."""

import random
import tomllib
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import icepool
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.characteristic import ERROR
from rules.errors import RulesError
from rules.notation import chance, parse, possible, step, throw
from rules.notation.error import NotationError
from rules.notation.tree import MAX_DICE, Comparison, Each, pools


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("4d6kh3+2", "4d6kh3+2"),
        ("4d6k3", "4d6kh3"),
        ("4d6dl1", "4d6kh3"),
        ("4d6dh1", "4d6kl3"),
        ("2D6>=7", "2d6>=7"),
        ("2d6≥7", "2d6>=7"),
        ("6B6>=4", "6B6>=4"),
        ("x3 2D6", "x3 2d6"),
        ("rep2 1d6", "x2 1d6"),
        ("D66", "D66"),
        ("d66s", "D66S"),
        ("1d66", "1d66"),
        ("choice[칼, 창]", "choice[칼,창]"),
        ("choice 칼 창", "choice[칼,창]"),
        ("d%", "1d100"),
        ("3d", "3d6"),
        ("(2d6+1)*2", "(2d6+1)*2"),
        ("2d6 + 3 attack!", "2d6+3 # attack!"),
        ("2d6 please", "2d6 # please"),
        ("2d6 # 공격", "2d6 # 공격"),
        ("１Ｄ６＋２", "1d6+2"),
        ("1d6−1", "1d6-1"),
        ("5d6!", "5d6!6^10"),
        ("5d6!5^2", "5d6!5^2"),
        ("6d6c5", "6d6c>=5"),
        ("6d6c<=2", "6d6c<=2"),
    ],
)
def test_notations_are_read(typed: str, read: str) -> None:
    """Common forms and BCDice forms mean what players have in their fingers."""
    assert str(parse(typed)) == read


@pytest.mark.parametrize(
    ("typed", "code", "understood"),
    [
        ("", "empty", ""),
        ("hello", "expected-dice", ""),
        ("4d6kh9", "keep", "4d6"),
        ("4d6dl4", "drop", "4d6"),
        ("2d6+", "unfinished", "2d6+"),
        ("2d6 d8", "left-over", "2d6"),
        ("2d6)", "left-over", "2d6"),
        ("1d6/0", "divide-by-zero", "1d6/"),
        ("6/1d6", "divide-by-dice", "6/"),
        ("1d6*1d6", "multiply-dice", "1d6*"),
        ("1001d6", "too-many-dice", ""),
        ("x50 100d6", "too-many-dice", "x50"),
        ("x99 1d6", "times", ""),
        ("1d0", "sides", ""),
        ("1d99999", "sides", ""),
        ("2d6>=", "compare-with", "2d6>="),
        ("1d1!", "explode-always", "1d1"),
        ("4d6kh3!", "explode-and-keep", "4d6kh3"),
        ("5+5", "no-dice", "5+5"),
        ("(2d6", "bracket", "(2d6"),
        ("(" * 30 + "1d6", "too-deep", "(" * 20),
        ("choice[칼]", "choice-of-one", ""),
        ("d", "sides-missing", "d"),
        ("1d6" * 200, "too-long", ("1d6" * 200)[:300]),
        ("9999999999d6", "number", ""),
    ],
)
def test_refusals_say_what_was_understood(typed: str, code: str, understood: str) -> None:
    """A refusal names the fault and the place where reading stopped."""
    with pytest.raises(NotationError) as refused:
        parse(typed)
    assert refused.value.code == f"notation-{code}"
    assert refused.value.facts["understood"] == understood


TYPED = tomllib.loads((Path(__file__).parent.parent / "data" / "notation.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("typed", "read"), TYPED["understood"])
def test_what_players_say_is_understood(typed: str, read: str) -> None:
    """Words and forms of other programs change the dice, and an ordinary label stays a label."""
    assert str(parse(typed)) == read


@pytest.mark.parametrize(("typed", "code", "understood"), TYPED["refused"])
def test_dice_meaning_never_ends_in_a_label(typed: str, code: str, understood: str) -> None:
    """What could be meant for the dice and is not understood is refused, with the place."""
    with pytest.raises(NotationError) as refused:
        parse(typed)
    assert refused.value.code == f"notation-{code}"
    assert refused.value.facts["understood"] == understood


@pytest.mark.parametrize(("typed", "code"), [(typed, code) for typed, code, _ in TYPED["refused"]])
def test_what_a_refusal_suggests_can_be_rolled(typed: str, code: str) -> None:
    """Every notation that an answer offers is one."""
    with pytest.raises(NotationError) as refused:
        parse(typed)
    offers = {"example", "one", "several", "counted", "total", "exactly", "least", "best", "worst", "times", "label"}
    offers |= {"product", "explode"}
    for name in offers & set(refused.value.facts):
        assert str(parse(str(refused.value.facts[name]))), code


@pytest.mark.parametrize(
    ("typed", "instead"),
    [
        ("6d6>=4", "6B6>=4"),
        ("3d6<=2", "3B6<=2"),
        ("2d6<=1", "2B6<=1"),
        ("2d6>=7", ""),
        ("2d6>=5", ""),
        ("3d6+1>=4", ""),
    ],
)
def test_a_sum_that_was_hardly_meant_has_another_reading(typed: str, instead: str) -> None:
    """Six dice always add up to four; whoever types that wants to count."""
    assert str(parse(typed).one_by_one or "") == instead


_PIECES = st.lists(
    st.sampled_from(
        ["d", "D", "6", "2", "1000", "k", "kh", "kl3", "dl1", "!", "^", "c", ">=", "<", "(", ")", "+", "-", "*",
         "/", " ", "x3 ", "choice[", "]", ",", "B6", "66", "#", "창", "−", "％", "0",
         " keep highest", " hits on 4+", " x6", " 4이상", " 높은 거 2개", " 6번", " reroll 1"]
    ),
    max_size=14,
).map("".join)  # fmt: skip


@given(st.one_of(st.text(max_size=60), _PIECES))
@example("1d10000*1000000")
@example("3" * 300)
def test_any_text_is_read_or_refused_kindly(text: str) -> None:
    """No input raises anything but our own error, and what is read can be written, rolled and weighed."""
    try:
        roll = parse(text)
    except RulesError:
        return
    assert parse(str(roll)) == roll
    results = throw(roll, random.Random(1))
    assert len(results) == roll.times
    weighed = chance(roll, results[0].value)
    assert 0 <= weighed <= 1 if weighed is not None else isinstance(roll.body, Each) and roll.check is None


@pytest.mark.parametrize("typed", ["2d6", "4d6kh3", "3d6kl1+2", "2d6-1d4", "(1d6+1)*2", "9-2d6", "3d4/2", "-1d6+10"])
def test_chances_are_those_of_listing_every_throw(typed: str) -> None:
    """The exact chance of at least as much equals brute force for every total."""
    roll = parse(typed)
    listed: Counter[int] = Counter()
    for faces in product(range(1, 13), repeat=sum(pool.count for pool in _pools(typed))):
        fixed = _Fixed(faces)
        result = throw(roll, fixed)[0]  # type: ignore[arg-type]  # a source of written faces
        if fixed.fits:
            listed[result.value] += 1
    total = sum(listed.values())
    for value in range(min(listed) - 1, max(listed) + 2):
        at_least = sum(ways for other, ways in listed.items() if other >= value)
        assert chance(roll, value) == Fraction(at_least, total)


def _pools(typed: str) -> list[object]:
    return pools(parse(typed).body)  # type: ignore[arg-type]


class _Fixed:
    """Gives written faces; ``fits`` tells whether all of them exist on their dice."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self._faces = iter(faces)
        self.fits = True

    def randrange(self, sides: int) -> int:
        face = next(self._faces)
        self.fits = self.fits and face <= sides
        return (face - 1) % sides


def test_exploding_chances_add_up() -> None:
    """One exploding D6 reaches 7 when it shows a six and then anything."""
    assert chance(parse("1d6!^1"), 7) == Fraction(1, 6)
    assert chance(parse("2d6!"), 2) == 1


def test_comparisons_are_weighed() -> None:
    """The chance of a comparison is that of the dice, whichever way is good."""
    assert chance(parse("2d6>=7")) == Fraction(21, 36)
    assert chance(parse("2d6<=3")) == Fraction(3, 36)
    assert chance(parse("2d6=7")) == Fraction(6, 36)
    assert chance(parse("2d6<=7"), 4) == Fraction(6, 36)
    assert chance(parse("6B6>=4"), 3) == Fraction(42, 64)
    assert chance(parse("D66"), 66) == Fraction(1, 36)


@pytest.mark.parametrize(
    ("typed", "value", "ways"), [("3d6c>=5", 2, 7 * 8), ("3d6c>=1", 3, 216), ("3d6c>6", 1, 0), ("2d6c<=2", 1, 20 * 6)]
)
def test_successes_are_counted_exactly(typed: str, value: int, ways: int) -> None:
    """The closed form of successes: 7 of 27 for two fives or more on three dice, the certain and the impossible."""
    assert chance(parse(typed), value) == Fraction(ways, 216)


@pytest.mark.parametrize("sign", [">=", "<=", ">", "<", "=", "<>"])
def test_numbers_that_pass_are_counted(sign: str) -> None:
    """As many as trying each, where the range is empty too, and where the value lies outside."""
    for value, lowest, highest in product(range(-1, 9), range(1, 4), range(8)):
        if highest >= lowest - 1:
            comparison = Comparison(sign, value)
            assert comparison.among(lowest, highest) == sum(map(comparison.holds, range(lowest, highest + 1)))


def test_a_thousand_dice_are_weighed_exactly() -> None:
    """The closed form is symmetric about the mean."""
    at_least, above = chance(parse("1000d6"), 3500), chance(parse("1000d6"), 3501)
    assert at_least is not None
    assert above is not None
    assert at_least + above == 1
    assert parse(f"{MAX_DICE}d6").times == 1


def test_the_dice_shown_are_the_dice_counted() -> None:
    """Kept dice add up to the value, dropped ones do not count."""
    result = throw(parse("6d6kh2"), random.Random(5))[0]
    assert sum(die.face for die in result.pools[0].dice if die.counted) == result.value
    assert len(result.pools[0].dice) == 6


@pytest.mark.parametrize(
    ("typed", "values"),
    [
        ("2d6", list(range(2, 13))),
        ("2d6<=7", list(range(2, 13))),
        ("4d6kh3", list(range(3, 19))),
        ("2d6*10-5", list(range(15, 116, 10))),
        ("6B6>=4", list(range(7))),
        ("1d6!^1", [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12]),
        ("10-1d6/2", [7, 8, 9, 10]),
        ("100d6", None),
        ("D66", None),
    ],
)
def test_small_rolls_list_all_their_values(typed: str, values: list[int] | None) -> None:
    """The first and the last value are there, and none that cannot come up."""
    assert possible(parse(typed), 24) == values


@pytest.mark.parametrize(("typed", "apart"), [("2d6", 1), ("100d6", 4), ("30d100!", 32), ("30d100", 32)])
def test_the_odds_listed_lie_a_round_distance_apart(typed: str, apart: int) -> None:
    """About a third of how far rolls usually stray; the seldom dice that are thrown again do not widen it."""
    assert step(parse(typed)) == apart


@pytest.mark.parametrize(
    ("typed", "oracle"),
    [
        ("10d6!", lambda: 10 @ icepool.d6.explode(depth=10)),
        ("4d6!5^3", lambda: 4 @ icepool.d6.explode([5, 6], depth=3)),
        ("30d6kh15", lambda: icepool.d6.highest(30, 15)),
        ("12d10kl5+3", lambda: icepool.d10.lowest(12, 5) + 3),
        ("5d100kh1", lambda: icepool.d(100).highest(5, 1)),
        ("5d100kl1", lambda: icepool.d(100).lowest(5, 1)),
        ("20d6*2-5d8", lambda: 2 * (20 @ icepool.d6) - (5 @ icepool.d8)),
        ("30d10+30d10", lambda: 60 @ icepool.d10),
        ("3d6-(2d6-1d8+2)-1", lambda: (3 @ icepool.d6) - (2 @ icepool.d6) + icepool.d8 - 3),
        ("10d20+10d20-10d20", lambda: (20 @ icepool.d20) - (10 @ icepool.d20)),
        ("8d6!c>=5", lambda: 8 @ (icepool.d6.explode(depth=10).map(_counted))),
    ],
)
def test_large_pools_agree_with_an_independent_oracle(typed: str, oracle: Callable[[], Any]) -> None:
    """Keeping, exploding and adding many dice: each chance is the one that another program works out."""
    roll, expected = parse(typed), oracle()
    for value in range(min(expected), min(max(expected), 200) + 1, 3):
        weighed = chance(roll, value)
        assert weighed is not None
        assert abs(weighed - expected.probability(">=", value)) < ERROR, value


def _counted(total: int) -> int:
    """How many fives and sixes an exploding D6 showed that came to this: its sixes, and a five at the end."""
    return total // 6 + (total % 6 == 5)


def test_a_chance_that_is_counted_is_exact() -> None:
    """What two people at the table can check by hand is a fraction, not a number near it."""
    assert chance(parse("4d6kh3"), 16) == Fraction(169, 1296)
    assert chance(parse("20d6"), 70) == (20 @ icepool.d6).probability(">=", 70)
    assert chance(parse("4d1000kh3"), 3000) == Fraction(4 * 999 + 1, 1000**4)


@pytest.mark.parametrize(
    "typed",
    ["1000d6kh500", "1000d20kh500", "1000d20kl400", "30d100!", "50d6!", "20d10!9^20", "20d10000!2^20", "1000d6!c>=4",
     "50d6+50d8+50d10", "300d6+300d8", "+".join(["9d6kh3"] * 40), "1000d10000", "1000d6=3500",
     "x50 20d6kh10", "20d100kl15", "200d6*7-200d6*11", "100d6/7+100d6/5", "500d20/3"],
)  # fmt: skip
def test_large_rolls_have_a_chance_too(typed: str) -> None:
    """Whatever is thrown, the chance of as much is there, and the more is asked for the smaller it is."""
    roll = parse(typed)
    value = throw(roll, random.Random(3))[0].value
    chances = [chance(roll, value + offset) for offset in (-2, 0, 1, 5)]
    assert all(weighed is not None and 0 < weighed < 1 for weighed in chances)
    assert chances == sorted(chances, reverse=True)  # type: ignore[type-var]  # none of them is None


def test_next_to_impossible_is_not_impossible() -> None:
    """Fourteen digits do not tell the least likely sum from none, but the dice do."""
    assert chance(parse("900d1000>=901")) != 1
    assert chance(parse("900d1000>=900")) == 1
    assert chance(parse("900d1000=900")) != 0
    assert chance(parse("900d1000=899")) == 0
    assert chance(parse("900d1000<>900001")) == 1


@pytest.mark.parametrize(
    "typed",
    ["500d10000kh250", "60d100kh30", "4d1000kh3+2d6", "1d10000/3+1d9999/7", "1d10000*3+1d9999*7", "500d6/2+500d8/3"],
)
def test_what_cannot_be_weighed_in_time_is_refused(typed: str) -> None:
    """Many dice of many sides of which some are kept, and sums of what has neither a closed form nor few values."""
    with pytest.raises(NotationError) as refused:
        parse(typed)
    assert refused.value.code == "notation-too-dear"


@pytest.mark.parametrize("typed", ["1000d6!2^20", "x50 20d10000!2^20"])
def test_explosions_are_bounded_by_the_dice_they_throw(typed: str) -> None:
    """Many thousands of extra dice are refused before any is thrown."""
    with pytest.raises(NotationError) as refused:
        parse(typed)
    assert refused.value.code == "notation-too-many-bursts"
