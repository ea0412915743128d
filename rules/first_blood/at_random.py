"""A civilised war: what the rules do not settle and the players do not agree on is decided at random.

Source: First Blood, Command Card edition, The Principles of Battle. How chance decides is not said; here every way is
equally likely.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Throw
from rules.first_blood.editions import fingerprint
from rules.first_blood.rulebook import reason, within
from rules.procedure import Steps, procedure

MOST_WAYS = 6


@dataclass(frozen=True, slots=True)
class AtRandom:
    """What is to be decided.

    Args:
        edition: the edition in force.
        ways: the ways that it can go, two to six, in the players' words.
    """

    edition: str
    ways: tuple[str, ...]

    def __post_init__(self) -> None:
        within("ways", len(self.ways), 2, MOST_WAYS)


@procedure("first_blood.at-random", reads=fingerprint)
def at_random(declared: AtRandom) -> Steps[int]:
    """Lets a die with one face for each way decide; gives its number, from 1."""
    ways = len(declared.ways)
    way: int = yield Throw("fb-chance", 1, ways, because=(reason("equally-likely", 0, "note", "civilised-war"),))
    return way
