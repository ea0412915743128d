"""The duel: who wins a fight.

Source: 2018 and 2024 (Korean notes and both manuals agree). Gather dice, declare two-handed use, roll, modifiers,
re-rolls, Might, winner. Each side's single best die counts. A natural 6 with a two-handed weapon stays 6 in 2024 only.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules.dice import Throw
from rules.mesbg.banner import banners
from rules.mesbg.contest import Camp, Contest, Shown
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.fighters import Side, evil_side
from rules.mesbg.might import duel_might
from rules.mesbg.rulebook import Party
from rules.mesbg.settled import Settled
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Duel:
    """A duel as it is declared, two-handed use and shielding included.

    Args:
        edition: the edition in force.
        roller: the side of the player who declares it.
        opponent: the other side.
        priority: who has Priority; None if nobody has said, then asked where it decides.
        settled: open points that the table has settled.
    """

    edition: str
    roller: Side = field(default_factory=Side)
    opponent: Side = field(default_factory=evil_side)
    priority: Party | None = Party.ROLLER
    settled: Settled = ()


@dataclass(frozen=True, slots=True)
class Won:
    """How a duel ended: the winner, and the Might left to each fighter of each side."""

    winner: Party
    roller_might: tuple[int, ...] = (0,)
    opponent_might: tuple[int, ...] = (0,)


@procedure("mesbg.duel", reads=fingerprint)
def duel(declared: Duel) -> Steps[Won]:
    """Throws both sides' dice and gives the winner."""
    six_stays = constants(declared.edition).two_handed_six_stays
    roller: Camp = yield cast(Cast(declared.roller, Party.ROLLER, six_stays))
    opponent: Camp = yield cast(Cast(declared.opponent, Party.OPPONENT, six_stays))
    won: Won = yield decide(Contest(declared.edition, roller, opponent, declared.priority, declared.settled))
    return won


@dataclass(frozen=True, slots=True)
class Cast:
    """The dice of one side of a duel.

    Args:
        side: the side.
        party: whose it is.
        six_stays: whether a natural 6 of a two-handed weapon stays 6.
    """

    side: Side
    party: Party
    six_stays: bool = True


@procedure("mesbg.cast", reads=fingerprint)
def cast(declared: Cast) -> Steps[Camp]:
    """Throws the dice of one side, fighter by fighter."""
    side, shown = declared.side, []
    for place, fighter in enumerate(side.fighters):
        read = fighter.reading(six_stays=declared.six_stays)
        best = yield Throw(
            f"duel-{declared.party}",
            fighter.dice,
            read=read,
            actor=declared.party.value,
            because=fighter.reasons(place + 1, of=len(side.fighters)),
        )
        shown.append(Shown(best, fighter.fight, fighter.might, fighter.dice == 1, read))
    elven = any(fighter.elven for fighter in side.fighters)
    return Camp(tuple(shown), side.banner, side.good, elven).merged()


@procedure("mesbg.decide", reads=fingerprint)
def decide(state: Contest) -> Steps[Won]:
    """Decides a duel whose dice lie: banners, then Might, then a tie."""
    camps = (state.roller, state.opponent)
    if not any(camp.banner or any(one.might for one in camp.shown) for camp in camps):
        return (yield from _raised(state))  # nothing to merge: a procedure of its own would only take time
    state = yield from banners(state)
    mine, theirs = (replace(camp, banner=False).merged() for camp in (state.roller, state.opponent))
    won: Won = yield raise_dice(replace(state, roller=mine, opponent=theirs))
    return won


@procedure("mesbg.raise-dice", reads=fingerprint)
def raise_dice(state: Contest) -> Steps[Won]:
    """Lets the sides spend Might and rolls for a tie; on its own, since many dice and re-rolls come to one state."""
    return (yield from _raised(state))


def _raised(state: Contest) -> Steps[Won]:
    state, winner = yield from duel_might(state)
    return Won(
        winner,
        tuple(one.might for one in state.roller.shown),
        tuple(one.might for one in state.opponent.shown),
    )
