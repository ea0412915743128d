"""Dice: free rolls beside d20, exact odds beside icepool and beside a sample of the same precision.

Run: ``python tests/benchmarks/dice.py``
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import d20
import icepool
from measure import show, timed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from rules import procedure
from rules.dice import RandomDice, kept_sums
from rules.notation import chance, parse, throw
from rules.procedure import odds, play
from rules.trench_crusade.success import SuccessRoll, stated, success_roll

SOURCE = random.Random(1)


def _many(call: Callable[[], object], times: int) -> list[float]:
    call()
    return [timed(call) for _ in range(times)]


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
    """Prints the slowest of many accepted notations."""
    texts = [
        "1000d6", "1000d10000", "x50 20d6", "500d100", "1000d6kh500", "40d6kh20", "50d6!", "20d10!9^20",
        "10d100+10d100-10d100", "6d6*1000/7", "300d1000>=150000", "1000d6c>=4",
    ]  # fmt: skip
    times = []
    for text in texts:

        def roll(notation: str = text) -> None:
            read = parse(notation)
            result = throw(read, SOURCE)[0]
            chance(read, result.value)
            chance(read)

        times.append(min(_many(roll, 3)))
        print(f"  {text:28} {times[-1]:7.2f} ms")
    show("any accepted notation", times, "promise < 20 ms")


def exact() -> None:
    """Prints exact odds, cold and warm, beside icepool and a sample."""

    def cold() -> None:
        procedure._odds.cache_clear()  # what cold means
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
    exact()
