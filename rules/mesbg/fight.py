"""A whole fight: duel, losers back away, winners strike, casualties come off.

Source: 2018 and 2024. Every winning model makes one to-wound roll an Attack at once; none while Shielding or prone.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules.dice import Reason
from rules.mesbg.duel import Duel, Won, duel
from rules.mesbg.editions import fingerprint
from rules.mesbg.fighters import Fighter, Side, Weapon, evil_side
from rules.mesbg.rulebook import Party, note
from rules.mesbg.settled import Settled
from rules.mesbg.wounds import Blows, Harm, Strikes, strikes
from rules.procedure import Steps, procedure


@dataclass(frozen=True, slots=True)
class Fight:
    """A fight as it is declared.

    Args:
        edition: the edition in force.
        roller: the side of the player who declares it.
        opponent: the other side.
        priority: who has Priority; None if nobody has said, then asked where it decides.
        auto_fate: Fate is spent on every wound without asking.
        settled: open points that the table has settled.
    """

    edition: str
    roller: Side = field(default_factory=Side)
    opponent: Side = field(default_factory=evil_side)
    priority: Party | None = Party.ROLLER
    auto_fate: bool = False
    settled: Settled = ()

    def side(self, party: Party) -> Side:
        """Gives a side."""
        return self.roller if party is Party.ROLLER else self.opponent


@dataclass(frozen=True, slots=True)
class Fought:
    """How a fight ended.

    Args:
        winner: who won the duel.
        struck: whether the winners struck at all.
        harm: what the strikes did to the loser.
        roller_might: Might left to the roller's fighters.
        opponent_might: Might left to the opponent's.
    """

    winner: Party
    struck: bool = True
    harm: Harm = field(default_factory=Harm)
    roller_might: tuple[int, ...] = (0,)
    opponent_might: tuple[int, ...] = (0,)


@procedure("mesbg.fight", reads=fingerprint)
def fight(declared: Fight) -> Steps[Fought]:
    """Fights the duel, then lets the winners strike."""
    before = Duel(declared.edition, declared.roller, declared.opponent, declared.priority, declared.settled)
    won: Won = yield duel(before)
    winners, losers = declared.roller, declared.opponent
    might, theirs = won.roller_might, won.opponent_might
    if won.winner is Party.OPPONENT:
        winners, losers, might, theirs = losers, winners, theirs, might
    blows = tuple(
        Blows(fighter.strikes, fighter.strength, (*fighter.wound_reasons(), *_open_to_blows(losers.fighters[0])), left)
        for fighter, left in zip(winners.fighters, might, strict=True)
        if fighter.strikes
    )
    if not blows:
        return Fought(won.winner, False, Harm(), won.roller_might, won.opponent_might)
    struck = replace(losers.struck, might=theirs[0], prone=losers.fighters[0].prone)
    harm: Harm = yield strikes(
        Strikes(declared.edition, blows, struck, won.winner, won.winner.other, declared.auto_fate, declared.settled)
    )
    return Fought(won.winner, True, harm, won.roller_might, won.opponent_might)


def _open_to_blows(loser: Fighter) -> tuple[Reason, ...]:
    """Reminds that who fights two-handed has nothing from a shield; whether it carries one is not known here."""
    return (note("no-shield", "armour-bonuses"),) if loser.weapon in {Weapon.TWO_HANDED, Weapon.BURLY} else ()
