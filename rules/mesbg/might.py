"""Might in a duel.

Source: 2018 and 2024, after modifiers and re-rolls; +1 a point, no die above 6; the losing side declares first, then
the sides alternate. It is over when both have passed one after the other. Who opens when dice and Fight are equal is
open.
"""

from __future__ import annotations

from dataclasses import replace

from rules.mesbg.contest import Contest, ahead, with_priority
from rules.mesbg.rulebook import Party, rule
from rules.mesbg.settled import ask
from rules.mesbg.tie import drawn_duel
from rules.procedure import Choice, Option, Steps


def duel_might(state: Contest) -> Steps[tuple[Contest, Party]]:
    """Lets the sides spend Might in turn, and gives the winner.

    A side that is ahead is not asked: it loses nothing by waiting, since it is asked as soon as it is overtaken.
    """
    lead, state = yield from ahead(state)
    drawn: Party | None = None
    turn = Party.ROLLER if lead is None else lead.other
    if lead is None and any(state.can_improve(party) for party in Party):
        order = yield from ask("might-on-tie", ("priority-first", "roll-off-first"), state.settled, "might")
        if order == "roll-off-first":
            drawn = yield from drawn_duel(state)
            turn = drawn.other
        elif all(state.can_improve(party) for party in Party):
            turn, state = yield from with_priority(state)
    passed = 0
    while passed < 2:
        spent = 0
        if (lead or drawn) is not turn and state.can_improve(turn):
            state, spent = yield from _declare(state, turn)
        if spent:
            lead, state = yield from ahead(state)
        passed = 0 if spent else passed + 1
        turn = turn.other
    winner = lead or drawn
    if winner is None:
        winner = yield from drawn_duel(state)
    return state, winner


def _declare(state: Contest, party: Party) -> Steps[tuple[Contest, int]]:
    """Asks a side whether it spends Might, and on whose best die.

    Returns:
        The duel after that, and how many points were spent.
    """
    camp, other = state.camp(party), state.camp(party.other)
    heroes = [place for place, one in enumerate(camp.shown) if one.might and 0 < one.best < 6]
    left = sum(one.might for one in other.shown)
    facts = (("own", camp.best), ("theirs", other.best), ("their_might", left))
    place = heroes[0]
    options: tuple[Option, ...] = (0,)
    if len(heroes) > 1:
        numbers: tuple[Option, ...] = (0, *(hero + 1 for hero in heroes))
        number: int = yield Choice("might-hero", party.value, numbers, 0, facts, rule("might"))
        if not number:
            return state, 0
        place, options = number - 1, ()
    hero = camp.shown[place]
    most = min(hero.might, 6 - hero.best)
    points: tuple[Option, ...] = (*options, *range(1, most + 1))
    spent = 1
    if len(points) > 1:
        facts = (("own", hero.best), *facts[1:])
        spent = yield Choice(
            "might-duel",
            party.value,
            points,
            points[0],
            (*facts, ("held", hero.might), ("model", place + 1)),
            rule("might"),
        )
    raised = replace(hero, best=hero.best + spent, might=hero.might - spent)
    return state.put(party, camp.put(place, raised)), spent
