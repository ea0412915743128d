"""Which rules stand behind what a card says has changed, besides those behind its dice and decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.mesbg.falling import Fall, Fell
from rules.mesbg.fight import Fight, Fought
from rules.mesbg.magic import Casting, Magic
from rules.mesbg.moving import Moved, MovingTest
from rules.mesbg.rulebook import rule
from rules.mesbg.shooting import Shooting, Shot
from rules.mesbg.wounds import Harm, Strikes


def _harmed(harm: Harm) -> Iterator[str]:
    if harm.fate:
        yield "fate"
    if harm.slain:
        yield "casualties"
    if harm.might or harm.own_might:
        yield "might"


def of_strikes(_declared: Strikes, harm: Harm) -> Sequence[str]:
    """Gives the rules behind what strikes did."""
    return (rule("to-wound"), *map(rule, _harmed(harm)))


def of_fight(declared: Fight, fought: Fought) -> Sequence[str]:
    """Gives the rules behind the end of a fight."""

    def entries() -> Iterator[str]:
        winners, losers = declared.side(fought.winner), declared.side(fought.winner.other)
        if winners.fighters[0].prone:
            yield "prone"
        if not fought.struck:
            yield from ("prone",) if winners.fighters[0].prone else ("shielding",)
        yield from _harmed(fought.harm)
        if not fought.harm.slain:
            yield "trapped" if losers.struck.trapped else "backing-away"

    return tuple(map(rule, entries()))


def of_shots(_declared: Shooting, shot: Shot) -> Sequence[str]:
    """Gives the rules behind what shots did."""
    return tuple(map(rule, (*_harmed(shot.harm), *_harmed(shot.friend_harm))))


def of_move(_declared: MovingTest, moved: Moved) -> Sequence[str]:
    """Gives the rules behind how a test on the move ends."""
    fallen = {Moved.FALLS: ("falling",), Moved.FALLS_PRONE: ("prone", "falling")}
    return tuple(map(rule, fallen.get(moved, ())))


def of_fall(_declared: Fall, fell: Fell) -> Sequence[str]:
    """Gives the rules behind a fall."""
    prone = ("prone",) if fell.prone else ()
    return tuple(map(rule, ("falling", *_harmed(fell.harm), *prone)))


def of_casting(declared: Casting, _magic: Magic) -> Sequence[str]:
    """Gives the rules behind a power that is cast."""
    return (rule("will"), *([rule("heroic-channelling")] if declared.channelling else []))
