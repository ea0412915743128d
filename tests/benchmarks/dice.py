"""Dice: free rolls beside d20, exact odds beside icepool and beside a sample of the same precision.

Run: ``python tests/benchmarks/dice.py``
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import d20
import icepool
from measure import show, timed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from bot.cards.roll import roll_card
from bot.words import words
from rules.dice import RandomDice, kept_sums
from rules.library.entry import Lang
from rules.notation import chance, parse, throw
from rules.notation.error import NotationError
from rules.notation.odds import forget
from rules.notation.said import vocabulary
from rules.odds import _worked_out, odds
from rules.procedure import play
from rules.trench_crusade.success import SuccessRoll, stated, success_roll

SOURCE = random.Random(1)


def _many(call: Callable[[], object], times: int) -> list[float]:
    call()
    return [timed(call) for _ in range(times)]


def _worked(call: Callable[[], object]) -> float:
    """Gives the milliseconds that this process worked, whatever else the machine does."""
    begin = process_time()
    call()
    return (process_time() - begin) * 1000


def rolls() -> None:
    """Prints ``/roll`` beside d20, reading and throwing and, for ours, the exact chance too."""
    for notation, times in (("4d6kh3", 300), ("1000d6kh500", 30), ("100d6", 100)):
        ours = notation

        def roll(text: str = ours) -> None:
            read = parse(text)
            result = throw(read, SOURCE)[0]
            chance(read, result.value)

        show(f"/roll {notation}", _many(roll, times), "promise < 20 ms")
        show(f"  peer: d20 {notation}", _many(lambda text=notation: d20.roll(text), times))  # type: ignore[misc]


def worst() -> None:
    """Prints the slowest accepted notations, cold: read, thrown, weighed and put on a card."""
    texts = [
        "1000d6", "1000d30", "500d100", "1000d10000", "x50 20d6", "1000d6kh500", "200d6kh100", "100d6kh50",
        "x50 20d6kh10", "50d6!", "20d6!", "10d6!", "20d10!9^20", "20d10000!2^20", "1000d6!c>=4", "10d100+10d100-10d100",
        "1d10000+1d10000", "6d6*1000/7", "300d1000>=150000", "1000d6c>=4", "4d1000kh3", "+".join(["1d6"] * 75),
        "50d6+50d8+50d10", "+".join(["9d6kh3"] * 40), "2d6 " + "k " * 147, "1000d20kh500", "30d100!", "200d100kh100",
        "1000d300kh500", "30d1000kh15", "100d6/7+100d6/5", "200d6*7-200d6*11", "1d10000*3+200d6",
    ]  # fmt: skip
    source, spoken, times = random.SystemRandom(), words(Lang.KO), []
    vocabulary()
    for text in texts:

        def roll(notation: str = text) -> None:
            kept_sums.cache_clear()
            forget()
            read = parse(notation)
            roll_card(read, throw(read, source), spoken)

        times.append(min(_worked(roll) for _ in range(4)))
        print(f"  {text[:28]:28} {times[-1]:7.2f} ms")
    show("any accepted notation, processor time", times, "promise < 20 ms")


def _any_pool(source: random.Random) -> str:
    count = source.choice([1, 2, 5, 10, 30, 100, 300, source.randint(1, 990)])
    sides = source.choice([2, 6, 10, 20, 100, 1_000, 10_000, source.randint(2, 400)])
    kept = source.choice([1, count, count // 2 or 1, source.randint(1, count)])
    more = ("", f"kh{kept}", f"kl{kept}", f"!{source.randint(2, sides)}", f"c>={source.randint(1, sides)}")
    return f"{count}d{sides}{source.choice(more)}{source.choice(['', '', '*3', '/2'])}"


def anything(times: int = 3_000) -> None:
    """Prints how long sums of any dice took, the slowest by name; what is too dear is refused unreckoned."""
    source, spoken = random.Random(7), words(Lang.KO)
    taken: list[tuple[float, str]] = []
    refused: list[float] = []
    while len(taken) < times:
        text = source.choice("+-").join(_any_pool(source) for _ in range(source.choice([1, 1, 2, 3])))

        def roll(notation: str = text) -> bool:
            kept_sums.cache_clear()
            forget()
            try:
                read = parse(notation)
            except NotationError:
                return False
            roll_card(read, throw(read, source), spoken)
            return True

        begin = process_time()
        accepted = roll()
        took = (process_time() - begin) * 1000
        if accepted:
            taken.append((min(took, _worked(roll)), text))
        else:
            refused.append(took)
    show("any dice at random, processor time", [took for took, _ in taken], "promise < 20 ms")
    print(f"  the slowest: {max(taken)[1]}")
    show("  refused", refused)


def exact() -> None:
    """Prints exact odds, cold and warm, beside icepool and a sample."""

    def cold() -> None:
        _worked_out.cache_clear()  # what cold means
        kept_sums.cache_clear()
        odds(success_roll(SuccessRoll("1.0.2", stated(-2))))

    def sample() -> None:
        source = random.Random(2)
        hits = 0
        for _ in range(10_000):
            hits += sum(sorted(source.choices(range(1, 7), k=4))[:2]) >= 7

    show("success roll, exact odds, cold", _many(cold, 300), "promise < 1 ms")
    show("success roll, exact odds, warm", _many(lambda: odds(success_roll(SuccessRoll("1.0.2", stated(-2)))), 300))
    show("  peer: icepool", _many(lambda: icepool.d6.lowest(4, 2) >= 7, 100))
    show("  peer: 10,000 samples (±0.5 points)", _many(sample, 10))
    dice = RandomDice(SOURCE)
    show("success roll, played", _many(lambda: play(success_roll(SuccessRoll("1.0.2")), dice), 300), "promise < 1 ms")


if __name__ == "__main__":
    rolls()
    worst()
    anything()
    exact()
