"""The state of a duel once its dice lie: who is ahead, and who could still change that."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from rules.mesbg.editions import constants
from rules.mesbg.fighters import Best
from rules.mesbg.rulebook import Party, rule
from rules.mesbg.settled import Settled, settle
from rules.procedure import Choice, Steps

READINGS = ("highest-fight", "tied-fighters")
"""Whose Fight is compared in a tie: the highest of each side, or that of the models that rolled the tied dice."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a fighter's dice show.

    Args:
        best: its best die after modifiers, 1–6; 0 where it cannot matter any more.
        fight: its Fight value.
        might: its Might left.
        single: whether it rolled one die only, so that a re-roll gives that die up.
        read: how its dice are read.
    """

    best: int
    fight: int
    might: int = 0
    single: bool = True
    read: Best = field(default_factory=Best)


@dataclass(frozen=True, slots=True)
class Camp:
    """One side of a duel once its dice lie."""

    shown: tuple[Shown, ...]
    banner: bool = False
    good: bool | None = True
    elven: bool = False

    @property
    def best(self) -> int:
        """The side's best die."""
        return max([shown.best for shown in self.shown])

    def fight(self, reading: str) -> int:
        """The Fight value that counts in a tie."""
        if len(self.shown) == 1:
            return self.shown[0].fight
        best = 0 if reading == "highest-fight" else self.best
        return max([shown.fight for shown in self.shown if not best or shown.best == best])

    def put(self, place: int, shown: Shown) -> Camp:
        """Gives the side with one fighter's dice changed."""
        return replace(self, shown=(*self.shown[:place], shown, *self.shown[place + 1 :]))

    def raised(self) -> Camp:
        """Gives the side with all its Might spent."""
        shown = (Shown(min(6, one.best + one.might), one.fight, 0, one.single, one.read) for one in self.shown)
        return Camp(tuple(shown), self.banner, self.good, self.elven)

    def re_rolled(self) -> Camp:
        """Gives the side as its banner could make it at best: every fighter at its highest."""
        shown = (
            Shown(max(one.best, one.read.value(6)), one.fight, one.might, one.single, one.read) for one in self.shown
        )
        return Camp(tuple(shown), self.banner, self.good, self.elven)

    def merged(self) -> Camp:
        """Forgets what cannot matter: dice below the best with no Might to raise them, readings without a banner."""
        best = self.best
        return replace(
            self,
            shown=tuple(
                Shown(
                    one.best if one.best == best or one.might else 0,
                    one.fight,
                    one.might,
                    one.single or not self.banner or (one.best < best and not one.might),
                    one.read if self.banner else Best(),
                )
                for one in self.shown
            ),
        )


@dataclass(frozen=True, slots=True)
class Contest:
    """A duel whose dice lie.

    Args:
        edition: the edition in force.
        roller: the roller's side.
        opponent: the other side.
        priority: who has Priority; None if nobody has said, then asked where it decides.
        settled: open points that the table has settled.
    """

    edition: str
    roller: Camp
    opponent: Camp
    priority: Party | None = Party.ROLLER
    settled: Settled = ()

    def camp(self, party: Party) -> Camp:
        """Gives a side."""
        return self.roller if party is Party.ROLLER else self.opponent

    def put(self, party: Party, camp: Camp) -> Contest:
        """Gives the duel with one side changed."""
        return replace(self, roller=camp) if party is Party.ROLLER else replace(self, opponent=camp)

    def readings(self) -> tuple[str, ...]:
        """Gives the readings of a tie that are still possible."""
        known = dict(self.settled).get("tie-fights")
        if known is None:
            return READINGS[:1] if constants(self.edition).knows("tie-fights") else READINGS
        return (str(known),)

    def can_improve(self, party: Party) -> bool:
        """Says whether a side could better its standing by Might."""
        return self.betters(party, self.camp(party).raised())

    def betters(self, party: Party, changed: Camp) -> bool:
        """Says whether a change to a side would better its standing, in any possible reading."""
        own, other = self.camp(party), self.camp(party.other)
        return any(standing(changed, other, way) > standing(own, other, way) for way in self.readings())


def with_priority(state: Contest) -> Steps[tuple[Party, Contest]]:
    """Gives who has Priority; asks the table if nobody has said."""
    if state.priority is not None:
        return state.priority, state
    options = tuple(f"{party}-side" for party in Party)
    answer = yield Choice("who-has-priority", "table", options, options[0], (), rule("priority"))
    party = Party.ROLLER if answer == options[0] else Party.OPPONENT
    return party, replace(state, priority=party)


def standing(own: Camp, other: Camp, reading: str) -> int:
    """Says how a side stands: 1 ahead, −1 behind, 0 equal on dice and Fight."""
    mine, theirs = own.best, other.best
    if mine == theirs:
        mine, theirs = own.fight(reading), other.fight(reading)
    return (mine > theirs) - (mine < theirs)


def ahead(state: Contest) -> Steps[tuple[Party | None, Contest]]:
    """Gives who is ahead, None when dice and Fight are equal; asks whose Fight counts where that decides.

    Source: 2018 and 2024, the highest Fight wins a tie. With several models on a side the highest of theirs counts in
    2018; whose counts in 2024 is open.
    """
    found = {standing(state.roller, state.opponent, reading) for reading in state.readings()}
    if len(found) > 1:
        reading, settled = yield from settle("tie-fights", READINGS, state.settled, "duel-tie")
        state = replace(state, settled=settled)
        found = {standing(state.roller, state.opponent, str(reading))}
    stands = found.pop()
    return (Party.ROLLER if stands > 0 else Party.OPPONENT if stands < 0 else None), state
