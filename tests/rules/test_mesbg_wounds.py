"""The to-wound chart, strikes, Fate, Might on single rolls, and whole fights."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from rules.dice import Reason, ScriptedDice
from rules.errors import CannotBeRead
from rules.mesbg.duel import Duel, duel
from rules.mesbg.fight import Fight, fight
from rules.mesbg.fighters import Fighter, Side, Weapon
from rules.mesbg.rulebook import Party
from rules.mesbg.wounds import Blows, Harm, Strikes, Struck, strikes, to_wound
from rules.odds import odds
from rules.procedure import Choice, Option, by_default, play

CHART = """
4 5 5 6 6 6/4 6/5 6/6 - -
4 4 5 5 6 6 6/4 6/5 6/6 -
3 4 4 5 5 6 6 6/4 6/5 6/6
3 3 4 4 5 5 6 6 6/4 6/5
3 3 3 4 4 5 5 6 6 6/4
3 3 3 3 4 4 5 5 6 6
3 3 3 3 3 4 4 5 5 6
3 3 3 3 3 3 4 4 5 5
3 3 3 3 3 3 3 4 4 5
3 3 3 3 3 3 3 3 4 4
"""

# by Defence − Strength: plain, +1, −1; then at least one of 2, 3, 4, 6 strikes
CHANCES = {
    -2: "2/3 5/6 1/2 0.8889 0.9630 0.9877 0.9986",
    -1: "1/2 2/3 1/3 0.7500 0.8750 0.9375 0.9844",
    0: "1/2 2/3 1/3 0.7500 0.8750 0.9375 0.9844",
    1: "1/3 1/2 1/6 0.5556 0.7037 0.8025 0.9122",
    2: "1/3 1/2 1/6 0.5556 0.7037 0.8025 0.9122",
    3: "1/6 1/3 0 0.3056 0.4213 0.5177 0.6651",
    4: "1/6 1/3 0 0.3056 0.4213 0.5177 0.6651",
    5: "1/12 2/9 0 0.1597 0.2297 0.2939 0.4067",
    6: "1/18 1/6 0 0.1080 0.1576 0.2044 0.2903",
    7: "1/36 1/9 0 0.0548 0.0810 0.1066 0.1555",
}


def modifier(amount: int) -> tuple[Reason, ...]:
    """Gives a stated modifier."""
    return (Reason("stated", amount, "modifier"),) if amount else ()


def slays(blows: Blows | tuple[Blows, ...], struck: Struck, policy: Any = by_default, **options: Any) -> Fraction:
    """Gives the chance that strikes slay a model."""
    several = blows if isinstance(blows, tuple) else (blows,)
    return odds(strikes(Strikes("2024", several, struck, **options)), policy).where(lambda harm: harm.slain)


def test_the_chart_has_all_hundred_cells() -> None:
    """Strength 1–10 against Defence 1–10."""
    for strength, line in enumerate(CHART.split("\n")[1:-1], start=1):
        for defence, cell in enumerate(line.split(), start=1):
            printed = () if cell == "-" else tuple(int(number) for number in cell.split("/"))
            assert to_wound(strength, defence) == printed


@pytest.mark.parametrize("gap", CHANCES)
def test_strikes_have_the_tabled_chances(gap: int) -> None:
    """One strike plain, with +1 and with −1 on both stages; at least one of several strikes."""
    plain, better, worse, *several = CHANCES[gap].split()
    for amount, printed in ((0, plain), (1, better), (-1, worse)):
        assert slays(Blows(1, 3, modifier(amount)), Struck(3 + gap)) == Fraction(printed)
    for count, decimal in zip((2, 3, 4, 6), several, strict=True):
        assert f"{float(slays(Blows(count, 3), Struck(3 + gap))):.4f}" == decimal


def test_what_cannot_be_wounded_is_not_rolled_for() -> None:
    """Strength 2 against Defence 10."""
    assert play(strikes(Strikes("2024", (Blows(5, 2),), Struck(10))), ScriptedDice([])).outcome == Harm()
    assert slays(Blows(5, 1), Struck(9)) == 0


@pytest.mark.parametrize("amount", [-1, 0, 1, 2])
@pytest.mark.parametrize("gap", [-2, 2, 4, 5, 7])
def test_a_strike_comes_out_as_by_hand(gap: int, amount: int) -> None:
    """All throws of a strike, the second die only where the first passed a split cell."""
    stages = to_wound(3, 3 + gap)
    for faces in product(range(1, 7), repeat=len(stages)):
        passed = [face + amount >= stage for face, stage in zip(faces, stages, strict=True)]
        thrown = faces[: 1 + passed[0]] if len(stages) > 1 else faces
        if stages[0] - amount > 6:
            thrown = ()
        dice = ScriptedDice(thrown)
        outcome = play(strikes(Strikes("2024", (Blows(1, 3, modifier(amount)),), Struck(3 + gap))), dice).outcome
        assert outcome is not None
        assert (dice.left, outcome.slain) == (0, all(passed))


@pytest.mark.parametrize("state", [{"trapped": True}, {"prone": True}, {"trapped": True, "prone": True}])
def test_strikes_at_a_trapped_or_prone_model_are_doubled_once(state: dict[str, bool]) -> None:
    """Trapped and prone do not stack."""
    assert slays(Blows(1, 3), Struck(6, **state)) == Fraction(11, 36)  # type: ignore[arg-type]
    assert slays((Blows(1, 3), Blows(1, 3)), Struck(6, **state)) == slays(Blows(4, 3), Struck(6))  # type: ignore[arg-type]


def test_fate_saves_on_four_or_more_while_it_lasts() -> None:
    """Strength 10 against Defence 1 with two points: 2/3 × 1/4; without asking, or asked each time."""
    assert slays(Blows(1, 10), Struck(1, fate=2), auto_fate=True) == Fraction(2, 3) * Fraction(1, 4)
    assert slays(Blows(1, 10), Struck(1, fate=2)) == Fraction(2, 3)

    def always(choice: Choice) -> Option:
        return 1 if choice.question == "fate" else choice.default

    assert slays(Blows(1, 10), Struck(1, fate=2), always) == Fraction(1, 6)


def run(declared: Strikes, faces: Sequence[int], *answers: Option) -> tuple[Harm, list[tuple[str, str]]]:
    """Plays strikes with written dice and answers, all of which must be used."""
    dice, told, asked = ScriptedDice(faces), list(answers), []

    def decide(choice: Choice) -> Option:
        asked.append((choice.question, choice.decider))
        return choice.check(told.pop(0))

    outcome = play(strikes(declared), dice, decide).outcome
    assert (dice.left, told) == (0, [])
    assert outcome is not None
    return outcome, asked


def test_two_fate_against_a_certain_foe_are_the_published_chance() -> None:
    """Strength 10 against Defence 1 with two Fate: (2/3)(1/4), as another calculator says."""
    declared = strikes(Strikes("2024", (Blows(1, 10),), Struck(1, 1, 2), auto_fate=True))
    assert odds(declared).where(lambda harm: harm.slain) == Fraction(2, 3) * Fraction(1, 4)


def test_each_wound_is_saved_by_itself_and_a_failure_may_be_tried_again() -> None:
    """Three wounds on a hero with two Wounds and three Fate."""
    declared = Strikes("2024", (Blows(3, 4),), Struck(4, 2, 3))
    harm, asked = run(declared, [4, 5, 6, 3, 4, 2], 1, 1, 1)
    assert asked == [("fate", "opponent")] * 3
    assert harm == Harm(2, slain=True, fate=3)
    assert run(declared, [4, 5, 6], 0, 0)[0] == Harm(2, slain=True)
    assert run(declared, [4, 5, 1, 4], 0, 1)[0] == Harm(1, fate=1)


def test_might_may_raise_a_fate_roll_in_2018() -> None:
    """Its owner decides; the table is not asked."""
    declared = Strikes("2018", (Blows(1, 4),), Struck(4, 1, 1, might=1), auto_fate=True)
    harm, asked = run(declared, [5, 3], 1)
    assert (harm, asked) == (Harm(fate=1, own_might=1), [("might-on-roll", "opponent")])


@pytest.mark.parametrize("edition", ["2018", "2024"])
def test_rend_is_not_doubled_against_a_trapped_model(edition: str) -> None:
    """It is no strike: as many rolls as Attacks."""
    declared = Strikes(edition, (Blows(2, 5),), Struck(9, 3, trapped=True), rend=5)
    assert run(declared, [4, 4])[0] == Harm(2)


def test_whether_might_may_raise_a_fate_roll_is_the_table_s_question() -> None:
    """Asked when it would help, once; then its owner decides."""
    declared = Strikes("2024", (Blows(2, 4),), Struck(4, 1, 2, might=2), auto_fate=True)
    harm, asked = run(declared, [5, 5, 3, 3], "yes", 1, 1)
    assert asked == [("open-might-on-fate", "table"), ("might-on-roll", "opponent"), ("might-on-roll", "opponent")]
    assert harm == Harm(0, fate=2, own_might=2)
    assert run(declared, [5, 5, 3, 3], "no")[0] == Harm(1, slain=True, fate=2)
    assert run(declared, [5, 5, 1, 4], *[])[0] == Harm(1, slain=True, fate=2)


def test_might_on_a_wound_roll_is_spent_one_strike_at_a_time() -> None:
    """The striker is asked where the points suffice; what is left goes on to the next strike."""
    declared = Strikes("2024", (Blows(3, 4, might=2),), Struck(6, 3))
    harm, asked = run(declared, [4, 2, 4], 1, 1)
    assert asked == [("might-on-roll", "roller"), ("might-on-roll", "roller")]
    assert harm == Harm(2, might=2)
    assert run(declared, [3, 6, 1], 2)[0] == Harm(2, might=2)


def test_might_on_the_first_of_a_split_roll_carries_to_the_second() -> None:
    """6/4: a 5 raised by one; the second needs a natural 3, and a 2 may be raised once more."""
    declared = Strikes("2024", (Blows(1, 3, might=2),), Struck(8))
    assert run(declared, [5, 3], 1)[0] == Harm(1, slain=True, might=1)
    assert run(declared, [5, 2], 1, 1)[0] == Harm(1, slain=True, might=2)
    assert run(declared, [5, 1], 1)[0] == Harm(0, might=1)
    assert run(declared, [4, 2], 2)[0] == Harm(1, slain=True, might=2)
    assert run(declared, [3])[0] == Harm()


def test_a_slain_model_is_struck_no_more() -> None:
    """The second fighter's strikes are not rolled."""
    declared = Strikes("2024", (Blows(1, 4, might=1), Blows(2, 4)), Struck(4))
    assert run(declared, [4])[0] == Harm(1, slain=True)


def test_chances_of_strikes_agree_with_brute_force() -> None:
    """Two Wounds, one Fate used at once, three strikes on 5+."""
    slain = 0
    for faces in product(range(1, 7), repeat=4):
        wounds = sum(face >= 5 for face in faces[:3])
        slain += wounds - (wounds > 0 and faces[3] >= 4) >= 2
    assert slays(Blows(3, 4), Struck(5, 2, 1), auto_fate=True) == Fraction(slain, 6**4)


def test_impossible_strikes_are_refused() -> None:
    """Numbers off the chart."""
    for refused in (lambda: Struck(11), lambda: Struck(0), lambda: Blows(1, 0), lambda: Struck(5, fate=11)):
        with pytest.raises(CannotBeRead):
            refused()


def fought(declared: Fight, faces: Sequence[int], *answers: Option) -> Any:
    """Plays a fight with written dice and answers."""
    dice, told = ScriptedDice(faces), list(answers)
    outcome = play(fight(declared), dice, lambda choice: choice.check(told.pop(0))).outcome
    assert (dice.left, told) == (0, [])
    return outcome


def test_a_fight_is_a_duel_and_then_the_winners_strikes() -> None:
    """Supporters strike too, with their own Strength; losers do not strike."""
    mine = Side((Fighter(1, 4, 4), Fighter(1, 3, 3, support=True)))
    declared = Fight("2024", mine, Side((Fighter(1, 3, 3),), good=False, struck=Struck(5)))
    won = fought(declared, [5, 2, 4, 4, 5])
    assert (won.winner, won.harm) == (Party.ROLLER, Harm(1, slain=True))
    assert fought(declared, [5, 2, 4, 5]).harm == Harm(1, slain=True)
    lost = fought(declared, [2, 3, 4, 4])
    assert (lost.winner, lost.harm.slain) == (Party.OPPONENT, False)


def test_who_wins_while_shielding_or_prone_makes_no_strikes() -> None:
    """Only the others of its side strike."""
    for fighter in (Fighter(1, 4, shielding=True), Fighter(1, 4, prone=True)):
        extra = [1] if fighter.shielding else []
        won = fought(Fight("2024", Side((fighter,))), [6, *extra, 1])
        assert (won.winner, won.struck, won.harm) == (Party.ROLLER, False, Harm())
    helped = Side((Fighter(1, 4, prone=True), Fighter(1, 3)))
    assert fought(Fight("2024", helped), [6, 1, 1, 6]).harm == Harm(1, slain=True)


def test_a_prone_loser_is_struck_twice_as_often() -> None:
    """Prone counts as Trapped."""
    theirs = Side((Fighter(1, 3, prone=True),), good=False, struck=Struck(6))
    assert fought(Fight("2024", Side(), theirs), [6, 1, 1, 6]).harm == Harm(1, slain=True)


def test_two_handed_use_lowers_the_duel_and_raises_the_wound_roll() -> None:
    """A natural 6 stays 6; Strength 3 against Defence 6 needs 5 with +1; a lance adds as well, bare hands take away."""
    theirs = Side((Fighter(1, 3),), good=False, struck=Struck(6))
    two_handed = Fight("2024", Side((Fighter(1, 4, weapon=Weapon.TWO_HANDED),)), theirs)
    assert fought(two_handed, [6, 6, 5]).harm == Harm(1, slain=True)
    lance = Fight("2024", Side((Fighter(1, 4, weapon=Weapon.LANCE),)), theirs)
    assert fought(lance, [4, 4, 5]).harm == Harm(1, slain=True)
    bare = Fight("2024", Side((Fighter(1, 4, weapon=Weapon.UNARMED),)), theirs)
    assert fought(bare, [5, 3]).harm == Harm()


def test_might_left_after_the_duel_serves_the_strikes_and_the_fate_roll() -> None:
    """One point to win the duel, one to wound; the loser's own Might for its Fate, if the table says so."""
    mine = Side((Fighter(1, 4, 4, might=2),))
    theirs = Side((Fighter(1, 4, might=1),), good=False, struck=Struck(6, 1, 1))
    declared = Fight("2024", mine, theirs, auto_fate=True, settled=(("might-on-tie", "priority-first"),))
    # 4–4 drawn: roller +1, opponent passes on; 4 to wound raised to 5; Fate 3 raised to 4
    outcome = fought(declared, [4, 4, 4, 3], 1, 0, 1, "yes", 1)
    assert outcome.harm == Harm(0, fate=1, might=1, own_might=1)
    assert (outcome.roller_might, outcome.opponent_might) == ((1,), (1,))


@pytest.mark.parametrize("edition", ["2018", "2024"])
def test_the_chances_of_a_fight_are_those_of_duel_and_strikes(edition: str) -> None:
    """Winning and slaying, as a product of the two."""
    mine, theirs = Side((Fighter(2, 4, 4),)), Side((Fighter(1, 3),), good=False, struck=Struck(5))
    chances = odds(fight(Fight(edition, mine, theirs)))
    wins = odds(duel(Duel(edition, mine, theirs))).where(lambda won: won.winner is Party.ROLLER)
    slain = slays(Blows(2, 4), Struck(5))
    assert chances.where(lambda end: end.winner is Party.ROLLER and end.harm.slain) == wins * slain


@pytest.mark.parametrize("edition", ["2018", "2024"])
def test_a_lance_wounds_better_in_both_editions(edition: str) -> None:
    """5 with +1 is the 6 that Strength 3 needs against Defence 6."""
    side = Side((Fighter(1, 4, weapon=Weapon.LANCE),))
    theirs = Side((Fighter(1, 3),), good=False, struck=Struck(6))
    assert fought(Fight(edition, side, theirs), [6, 1, 5]).harm.slain


@pytest.mark.parametrize("weapon", Weapon)
def test_who_lost_fighting_two_handed_is_reminded_of_the_shield(weapon: Weapon) -> None:
    """Its +1 does not count; whether the model carries one is not known, so the Defence stays as it was told."""
    theirs = Side((Fighter(1, 3, weapon=weapon),), good=False)
    ended = play(fight(Fight("2024", Side((Fighter(1, 4),)), theirs)), ScriptedDice([6, 1, 5]))
    codes = {line.code for throw, _, _ in ended.throws() for line in throw.because}
    assert ("no-shield" in codes) is (weapon in {Weapon.TWO_HANDED, Weapon.BURLY})
