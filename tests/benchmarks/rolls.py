"""Rolls of the three smaller games: exact odds cold and warm beside icepool, and playing, against the promises.

Run: ``python tests/benchmarks/rolls.py``
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import icepool
from measure import show, timed

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

import rules.dice as rolled
import rules.odds as drivers
from rules.dice import RandomDice
from rules.examples import examples
from rules.first_blood.comparison import Comparison, comparison
from rules.last_argument.clash import Attackers, Clash, clash
from rules.last_argument.defence import Target
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings
from rules.last_argument.volley import SHOOTING, Shooters, Volley, volley
from rules.mesbg.fight import Fight, fight
from rules.mesbg.fighters import Fighter, Side
from rules.mesbg.wounds import Blows, Strikes, Struck, strikes
from rules.odds import odds
from rules.procedure import Declaration, by_default, play
from rules.systems import procedures

SYSTEMS = ("first_blood", "mesbg", "last_argument")
FIXED = Rulings(natural_one="no", stands_counted="before-losses")


def _times(call: Callable[[], object], times: int) -> list[float]:
    call()
    return [timed(call) for _ in range(times)]


def _cold(declared: Declaration[Any, Any]) -> None:
    drivers._worked_out.cache_clear()  # what cold means
    rolled._chances.cache_clear()
    odds(declared)


def _beside(name: str, declared: Declaration[Any, Any], promise: str, peer: Callable[[], object] | None) -> None:
    show(f"{name}, cold", _times(lambda: _cold(declared), 20), promise)
    show(f"{name}, warm", _times(lambda: odds(declared), 100), "promise < 2 ms")
    if peer is not None:
        show("  peer: icepool", _times(peer, 10))


def _one_shot() -> icepool.Die[int]:
    """One shot of the extreme volley: hit on 4 or less with 6s again, block on 2 or less, morale thrown again on 3."""
    hit = icepool.Die({1: 28, 0: 8})
    return hit.map({0: icepool.Die([0]), 1: icepool.Die({0: 2, 1: 4}).map({0: 0, 1: icepool.Die({1: 1, 2: 3})})})


def attacks() -> None:
    """Prints attacks of two stages and more."""
    duel = Fight("2024", Side((Fighter(2, 4, 4),)), Side((Fighter(1, 3),), good=False))

    def their_fight() -> object:
        won = icepool.d6.highest(2) >= icepool.d6.highest(1)
        return won.map({True: 2 @ (icepool.d6 >= 5), False: icepool.Die([0])})

    _beside("mesbg fight: duel and strikes", fight(duel), "promise < 10 ms", their_fight)
    three = Strikes("2024", (Blows(2, 3), Blows(1, 4), Blows(3, 5)), Struck(5, 3))
    _beside(
        "mesbg: three attacks in a row",
        strikes(three),
        "promise < 20 ms",
        lambda: (2 @ (icepool.d6 >= 5)) + (1 @ (icepool.d6 >= 5)) + (3 @ (icepool.d6 >= 4)),
    )
    twelve = Clash("2", Attackers(12, 3), Target(2), FIXED)
    _beside(
        "laok clash: 12 hits and blocks",
        clash(twelve),
        "promise < 10 ms",
        lambda: (12 @ (icepool.d6 <= 3)) @ (icepool.d6 > 2),
    )
    shooters = Shooters(4, 100, aimed=True, rules=read("murderous volley", SHOOTING))
    hurt = Target(2, facing=Facing.FLANK, resolve=3, rules=())
    extreme = volley(Volley("2", shooters, hurt, rulings=FIXED))
    _beside("laok volley: 100 dice, flank, morale", extreme, "promise < 300 ms", lambda: 100 @ _one_shot())
    many = Comparison("cards", 20, blocks=20, compared="block-higher", pairing="pair-freely")
    _beside("fb: 20 dice against 20", comparison(many), "promise < 300 ms", None)


def plays() -> None:
    """Prints how long the slowest worked example takes to play."""
    dice = RandomDice(random.Random(1))
    slowest: tuple[float, str] = (0.0, "")
    everything: list[float] = []
    for system in SYSTEMS:
        for example in examples(system):
            procedure = procedures()[f"{system}.{example.procedure}"]
            declared = procedure(procedure.inputs.validate_python(example.inputs))
            times = sorted(_times(lambda one=declared: play(one, dice, by_default), 20))  # type: ignore[misc]
            everything += times
            slowest = max(slowest, (times[len(times) // 2], f"{system} {example.id}"))
    show("any worked example, played", everything, "promise < 1 ms")
    print(f"  slowest: {slowest[1]}, {slowest[0]:.2f} ms")


if __name__ == "__main__":
    attacks()
    plays()
