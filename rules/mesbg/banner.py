"""The banner's re-roll in a duel.

Source: 2024, one duel die of one friendly model a fight, after modifiers and before Might. Of several dice of a model
the lowest is re-rolled: no other choice is ever better. Which side decides first when both have a banner is open.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rules.dice import Reason, Throw
from rules.mesbg.contest import Contest, standing, with_priority
from rules.mesbg.rulebook import Party, rule
from rules.mesbg.settled import ask
from rules.procedure import Choice, Option, Steps


def banners(state: Contest) -> Steps[Contest]:
    """Lets each side that has a banner, and could use it, decide about its re-roll."""
    able = [party for party in Party if _places(state, party)]
    first = able[0] if able else Party.ROLLER
    if len(able) > 1:
        order = yield from ask("banner-order", ("losing-first", "priority-first"), state.settled, "banner")
        stands = standing(state.roller, state.opponent, state.readings()[0]) if order == "losing-first" else 0
        if stands:
            first = Party.OPPONENT if stands > 0 else Party.ROLLER
        else:
            first, state = yield from with_priority(state)
    for party in (first, first.other):
        places = _places(state, party)
        if places:
            state = yield from _re_roll(state, party, places)
    return state


@lru_cache(maxsize=8192)
def _places(state: Contest, party: Party) -> tuple[int, ...]:
    """Gives which fighters of a side have a die that a re-roll could improve to some use."""
    camp, other = state.camp(party), state.camp(party.other)
    if not camp.banner:
        return ()
    safe = all(standing(camp, other, reading) > 0 for reading in state.readings())
    threatened = state.can_improve(party.other) or (
        other.banner and state.betters(party.other, other.re_rolled().raised())
    )
    hopeful = state.betters(party, camp.re_rolled().raised())
    if not (threatened if safe else hopeful):
        return ()
    alike = len({one.fight for one in camp.shown}) == 1
    return tuple(
        place
        for place, one in enumerate(camp.shown)
        if one.read.value(6) > one.best and (one.might or not alike or one.read.value(6) > camp.best)
    )


def _re_roll(state: Contest, party: Party, places: tuple[int, ...]) -> Steps[Contest]:
    """Asks for the re-roll of one fighter's die and makes it; the banner is then used up."""
    camp = state.camp(party)
    several = len(camp.shown) > 1
    options: tuple[Option, ...] = (0, *(place + 1 for place in places))
    facts = (("own", camp.best), ("theirs", state.camp(party.other).best))
    question = "banner-model" if several else "banner"
    answer: int = yield Choice(question, party.value, options, 0, facts, rule("banner"))
    camp = replace(camp, banner=False)
    if answer:
        one = camp.shown[answer - 1]
        reasons = [Reason("banner", 0, "note", rule("banner"))]
        if one.read.plus or one.read.below_six:
            reasons.append(Reason("same-modifiers", one.read.plus + one.read.below_six, "modifier"))
        value = yield Throw("banner-re-roll", 1, read=one.read, actor=party.value, because=tuple(reasons))
        camp = camp.put(answer - 1, replace(one, best=value if one.single else max(one.best, value)))
    return state.put(party, camp.merged())
