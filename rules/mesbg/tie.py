"""A duel drawn on dice and Fight.

Source: 2018 and 2024, the player with Priority rolls a D6: 1–3 Evil, 4–6 Good; an elven-made weapon on one side alone
moves that by one in its favour. Who takes which numbers between two sides of one kind is open.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason, Throw, Total
from rules.mesbg.contest import Contest, with_priority
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.rulebook import Party, rule
from rules.mesbg.settled import ask
from rules.procedure import Choice, Steps, procedure

LOWEST = -99
"""The lower end of the first step of a scale."""

ROLL_OFFS = 4
"""So many tied roll-offs in a row are rolled again; after that the player with Priority takes 4–6, as chance decides
between equals either way."""


def drawn_duel(state: Contest) -> Steps[Party]:
    """Rolls for a duel that dice and Fight do not decide."""
    mine, theirs = state.roller.good, state.opponent.good
    if mine is None or theirs is None:
        options = ("roller-good", "opponent-good", "same-alignment")
        told = yield Choice("alignment", "table", options, options[0], (), rule("duel-tie"))
        mine, theirs = told != "opponent-good", told != "roller-good"
    if mine != theirs:
        return (yield from _by_alignment(state, evil=Party.OPPONENT if mine else Party.ROLLER))
    readings = ("roller-as-evil", "opponent-as-evil", "priority-takes-high", "drawn-roll-off")
    answer = yield from ask("same-side", readings, state.settled, "duel-tie")
    if answer == "drawn-roll-off":
        return (yield from _roll_off(state))
    if answer == "priority-takes-high":
        return (yield from _by_priority(state))
    return (yield from _by_alignment(state, evil=Party.ROLLER if answer == "roller-as-evil" else Party.OPPONENT))


def _by_alignment(state: Contest, *, evil: Party) -> Steps[Party]:
    return (yield from _one_die(state, evil.other, "good-wins", "evil-wins"))


def _by_priority(state: Contest) -> Steps[Party]:
    high, state = yield from with_priority(state)
    return (yield from _one_die(state, high, "priority-wins", "priority-loses"))


def _one_die(state: Contest, high: Party, wins: str, loses: str) -> Steps[Party]:
    """Rolls the D6 of the player with Priority; ``high`` is the side that wins on the higher numbers."""
    numbers = constants(state.edition)
    because: tuple[Reason, ...] = ()
    needed = numbers.good_wins_tie_from
    if state.roller.elven != state.opponent.elven:
        favoured = Party.ROLLER if state.roller.elven else Party.OPPONENT
        needed += -numbers.elven_made_shift if favoured is high else numbers.elven_made_shift
        because = (Reason("elven-made", 0, "threshold", rule("elven-made")),)
    face = yield Throw(
        "drawn-duel",
        1,
        read=Total(),
        actor=(state.priority or Party.ROLLER).value,
        scale=((LOWEST, loses), (needed, wins)),
        because=because or (Reason("fight-equal", 0, "note", rule("duel-tie")),),
    )
    return high if face >= needed else high.other


def _roll_off(state: Contest) -> Steps[Party]:
    for throw in range(ROLL_OFFS):
        winner: Party | None = yield roll_off(RollOff(throw))
        if winner is not None:
            return winner
    return (yield from _by_priority(state))


@dataclass(frozen=True, slots=True)
class RollOff:
    """One roll-off between the two sides.

    Args:
        throw: how many tied ones there were before.
    """

    throw: int


@procedure("mesbg.drawn-roll-off", reads=fingerprint)
def roll_off(declared: RollOff) -> Steps[Party | None]:  # noqa: ARG001  # the same each time
    """Throws a die for each side; gives the higher one's, or None where they tie."""
    faces: dict[Party, int] = {}
    for party in Party:
        because = (Reason("drawn-roll-off", 0, "note", rule("duel-tie")),)
        faces[party] = yield Throw(f"drawn-roll-off-{party}", 1, actor=party.value, because=because)
    return max(faces, key=lambda party: faces[party]) if len(set(faces.values())) > 1 else None
