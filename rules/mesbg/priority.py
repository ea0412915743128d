"""The Priority roll.

Source: 2018, each a D6, the higher has it, a tie to the player who did not have it last turn; 2024 does not say about
ties.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.dice import Reason, Throw
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.rulebook import Party, rule
from rules.mesbg.settled import Settled, ask
from rules.procedure import Choice, Steps, procedure


class Priority(StrEnum):
    """Who has Priority; after a tie that nothing decides, nobody yet."""

    ROLLER = "priority-roller"
    OPPONENT = "priority-opponent"
    TIED = "priority-tied"


class Last(StrEnum):
    """Who had Priority last turn."""

    UNTOLD = "untold"
    FIRST_TURN = "first-turn-of-game"
    ROLLER = "roller-side"
    OPPONENT = "opponent-side"


@dataclass(frozen=True, slots=True)
class PriorityRoll:
    """A Priority roll as it is declared.

    Args:
        edition: the edition in force.
        last: who had Priority last turn; asked of the table on a tie if untold.
        settled: open points that the table has settled.
    """

    edition: str
    last: Last = Last.UNTOLD
    settled: Settled = ()


@procedure("mesbg.priority", reads=fingerprint)
def priority_roll(declared: PriorityRoll) -> Steps[Priority]:
    """Rolls a D6 for each player; a tie goes as the edition says, or is rolled again."""
    faces = {}
    for party in Party:
        because = (Reason("priority-die", 0, "note", rule("priority")),)
        faces[party] = yield Throw(f"priority-{party}", 1, actor=party.value, because=because)
    if faces[Party.ROLLER] != faces[Party.OPPONENT]:
        return Priority.ROLLER if faces[Party.ROLLER] > faces[Party.OPPONENT] else Priority.OPPONENT
    numbers = constants(declared.edition)
    if not numbers.priority_tie_to_other or declared.last is Last.FIRST_TURN:
        return Priority.TIED
    if not numbers.knows("priority-tie"):
        answer = yield from ask("priority-tie", ("other-than-last", "priority-again"), declared.settled, "priority")
        if answer == "priority-again":
            return Priority.TIED
    last: Last = declared.last
    if last is Last.UNTOLD:
        options = (Last.FIRST_TURN.value, Last.ROLLER.value, Last.OPPONENT.value)
        answer = yield Choice("priority-last", "table", options, options[0], (), rule("priority"))
        last = Last(answer)
    return {Last.ROLLER: Priority.OPPONENT, Last.OPPONENT: Priority.ROLLER}.get(last, Priority.TIED)
