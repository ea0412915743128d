"""First Blood: Hits against Blocks in every reading, against every face, and how soon the odds are there."""

from fractions import Fraction
from itertools import permutations, product
from time import process_time
from typing import Any

import pytest

from rules.dice import ScriptedDice
from rules.first_blood.comparison import BlockDice, Comparison, HitDice, OnTheTable, comparison
from rules.first_blood.matching import Compared, Duel, Pairing, through, used
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, play, replay

EDITION = "cards"
READINGS = list(product(Compared, Pairing))


def _open_hits(duel: Duel, hits: tuple[int, ...], blocks: tuple[int, ...]) -> int:
    return sum(hit <= duel.hit_face for hit in hits) - len(used(duel, hits, blocks))


def _best_pairing(duel: Duel, hits: tuple[int, ...], blocks: tuple[int, ...]) -> int:
    """Tries every way to set Blocks against Hits."""
    good = [face for face in blocks if face <= duel.block_face]
    real = [face for face in hits if face <= duel.hit_face]
    good += [99] * max(len(real) - len(good), 0)  # no Block at all
    return max(
        sum(block != 99 and duel.stops(block, hit) for block, hit in zip(order, real, strict=False))
        for order in permutations(good)
    )


@pytest.mark.parametrize("compared", Compared)
def test_a_free_pairing_is_the_best_one(compared: Compared) -> None:
    """Three Hits and two Blocks, every face: nobody could stop more."""
    duel = Duel(compared, Pairing.FREELY, 5, 4)
    for hits in product(range(1, 7), repeat=3):
        for blocks in product(range(1, 7), repeat=2):
            assert len(used(duel, hits, blocks)) == _best_pairing(duel, hits, blocks)


@pytest.mark.parametrize(
    ("compared", "blocks", "stopped"),
    [
        (Compared.LOWER, (3, 2, 1), 3),
        (Compared.LOWER, (4, 3, 3), 2),
        (Compared.HIGHER, (5, 5, 1), 2),
        (Compared.HIGHER, (6, 4, 3), 2),
        (Compared.EQUAL, (4, 2, 5), 2),
        (Compared.EQUAL, (4, 4, 2), 3),
    ],
)
def test_the_three_readings(compared: Compared, blocks: tuple[int, ...], stopped: int) -> None:
    """Hits 4, 4, 2: at Defence 3 a lower Block must be 3 or less; a 6 never blocks."""
    duel = Duel(compared, Pairing.FREELY, 5, 3 if compared is Compared.LOWER else 5)
    assert len(used(duel, (4, 4, 2), blocks)) == stopped


def test_lined_up_from_the_highest_the_defender_may_do_worse() -> None:
    """Hits 5 and 2, Blocks 3 and 2: freely the 3 stops the 2; lined up it meets the 5."""
    freely, lined = (Duel(Compared.HIGHER, pairing, 5, 5) for pairing in Pairing)
    assert len(used(freely, (5, 2), (3, 1))) == 1
    assert len(used(lined, (5, 2), (3, 1))) == 0


@pytest.mark.parametrize(("compared", "pairing"), READINGS)
@pytest.mark.parametrize("faces", [(5, 5), (3, 2), (2, 4), (4, 0)])
def test_ways_are_those_of_every_face(compared: Compared, pairing: Pairing, faces: tuple[int, int]) -> None:
    """Hits and Blocks both rolled, and Hits that lie there already."""
    duel = Duel(compared, pairing, *faces)
    for dice, blocks in ((2, 3), (3, 2)):
        every: dict[int, int] = {}
        for hits in product(range(1, 7), repeat=dice):
            for against in product(range(1, 7), repeat=blocks):
                number = _open_hits(duel, hits, against)
                every[number] = every.get(number, 0) + 1
        assert dict(through(duel, dice, blocks)) == every
    lying: dict[int, int] = {}
    for against in product(range(1, 7), repeat=3):
        number = _open_hits(duel, (4, 2, 2), against)
        lying[number] = lying.get(number, 0) + 1
    assert dict(through(duel, (4, 2, 2), 3)) == lying


def _declared(compared: Compared, pairing: Pairing, **more: Any) -> Declaration[Any, int]:
    return comparison(Comparison(EDITION, compared=compared, pairing=pairing, **more))


@pytest.mark.parametrize(("compared", "pairing"), READINGS)
def test_odds_of_two_throws_are_those_of_every_face(compared: Compared, pairing: Pairing) -> None:
    """The Hits are not looked at before the Blocks, and still nothing is lost."""
    declared = _declared(compared, pairing, hits=2, value=3, blocks=2, defence=4)
    seen: dict[int, Fraction] = {}
    for hits in product(range(1, 7), repeat=2):
        first = replay(declared, (hits,))
        ends = [()] if first.waiting is None else list(product(range(1, 7), repeat=2))
        for blocks in ends:
            outcome = first.outcome if not blocks else replay(declared, (hits, blocks)).outcome
            assert outcome is not None
            seen[outcome] = seen.get(outcome, Fraction()) + Fraction(1, 36 * len(ends))
    assert dict(odds(declared).items()) == seen


def test_odds_after_the_hits_have_fallen_follow_their_faces() -> None:
    """Once the Hits lie there, only the Blocks are open."""
    declared = _declared(Compared.EQUAL, Pairing.FREELY, hits=1, blocks=1)
    after = odds(declared, after=((4,),))
    assert after[0] == Fraction(1, 6)
    assert odds(declared)[0] == Fraction(1, 6) + Fraction(5, 36)


def test_the_table_says_how_faces_compare_before_any_die_falls() -> None:
    """Both points are open; what is ruled beforehand is not asked; one die a side needs no pairing."""
    asked: list[tuple[str, str]] = []

    def decide(choice: Choice) -> Option:
        asked.append((choice.question, choice.decider))
        return choice.default

    play(comparison(Comparison(EDITION, hits=2, blocks=1)), ScriptedDice([1, 2, 3]), decide)
    assert asked == [("open-fb-block-comparison", "table"), ("open-fb-block-pairing", "table")]
    asked.clear()
    play(comparison(Comparison(EDITION, hits=1, blocks=1, compared="block-equal")), ScriptedDice([1, 2]), decide)
    assert asked == []


@pytest.mark.parametrize(
    ("declared", "faces", "open_hits"),
    [
        (Comparison(EDITION, hits=2, value=3, blocks=0), [3, 4], 1),
        (Comparison(EDITION, hits=2, value=0, blocks=1, compared="block-equal", pairing="pair-freely"), [], 0),
        (Comparison(EDITION, hits=1, value=3, blocks=2, compared="block-equal", pairing="pair-freely"), [5], 0),
        (Comparison(EDITION, on_table=(4, 2), blocks=0), [], 2),
        (
            Comparison(EDITION, on_table=(4, 2), blocks=2, defence=0, compared="block-lower", pairing="pair-freely"),
            [],
            2,
        ),
    ],
)
def test_dice_that_cannot_matter_are_not_rolled(declared: Comparison, faces: list[int], open_hits: int) -> None:
    """No Blocks, no Hits, a Defence of 0."""
    dice = ScriptedDice(faces)
    transcript = play(comparison(declared), dice)
    assert (transcript.outcome, dice.left) == (open_hits, 0)
    assert odds(comparison(declared))[open_hits] > 0


@pytest.mark.parametrize(("compared", "pairing"), READINGS)
def test_twenty_against_twenty_has_its_odds_at_once(compared: Compared, pairing: Pairing) -> None:
    """Measured 60 to 220 ms, asserted with room for a busy machine."""
    declared = _declared(compared, pairing, hits=20, blocks=20)
    began = process_time()
    chances = odds(declared)
    assert process_time() - began < 0.9
    assert sum(chance for _, chance in chances.items()) == 1
    assert set(chances) == set(range(21))


def test_dice_on_the_table_are_one_thing_until_they_are_compared() -> None:
    """What the reading says of them is certain, so the contract of a reading holds."""
    read = HitDice(4)
    lying = read.of((6, 4, 1))
    assert (lying.hits, str(lying), read.kept((6, 4, 1))) == ((4, 1), "2", (False, True, True))
    assert read.chances(3, 6)[lying] == 1
    assert lying == OnTheTable(3)
    duel = Duel(Compared.EQUAL, Pairing.FREELY, 4, 5)
    assert BlockDice(duel, (4, 1)).kept((1, 1, 6)) == (True, False, False)
