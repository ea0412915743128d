"""Shooting: to hit, what is in the way, into a fight, to wound.

Source: 2018 and 2024, D6 of the Shoot value or more, −1 for a model that moved unless it throws while charging (asked),
crossbows not after moving, slings twice when still; Good may not risk friends, Evil shooting into a fight hits the
nearest friend on 1–3. 2018 manual, a natural 6 hits; in the way: 3+, 4+, 5+ by kind, one after the other. Both are open
in 2024.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.dice import Reason, Successes, Throw
from rules.errors import NotAllowedNow
from rules.mesbg.editions import Constants, constants, fingerprint
from rules.mesbg.passes import Passed, Passes, passes
from rules.mesbg.rulebook import Party, note, rule, within
from rules.mesbg.settled import Settled, settle
from rules.mesbg.wounds import Blows, Harm, Strikes, Struck, blow_by_blow
from rules.procedure import Choice, Option, Steps, procedure


class Missile(StrEnum):
    """What is shot with, as far as moving matters."""

    BOW = "bow"
    CROSSBOW = "crossbow"
    SLING = "sling"
    THROWN = "thrown"


class Kind(StrEnum):
    """What may be in the way."""

    WALL = "wall"
    MODEL = "model"
    HEDGE = "hedge"
    FORTIFICATION = "fortification"
    AGREED = "agreed"


@dataclass(frozen=True, slots=True)
class InTheWay:
    """Something in the way of a shot.

    Args:
        kind: what it is.
        passes_from: the D6 that passes it, where the players have agreed on one; 0 for the number of its kind.
    """

    kind: Kind = Kind.WALL
    passes_from: int = 0

    def __post_init__(self) -> None:
        if self.kind is Kind.AGREED or self.passes_from:
            within("passes_from", self.passes_from, 2, 6)


@dataclass(frozen=True, slots=True)
class Shooting:
    """Shots of one model, or of several like ones, at one target.

    Args:
        edition: the edition in force.
        shoot: the Shoot value, the 4 of 4+.
        shots: how many dice to hit.
        missile: what is shot with.
        moved: whether the shooter moved.
        because: further modifiers to hit.
        in_the_way: what is in the way, nearest to the shooter first.
        strength: Strength of the shot.
        struck: the target.
        might: Might points of the shooter.
        good: whether the shooter is on the side of Good.
        into_fight: the target is fighting the shooter's friends.
        friend: the nearest friend in that fight; None leaves its wound roll to the players.
        auto_fate: Fate is spent on every wound without asking.
        settled: open points that the table has settled.
        accuracy: whether Heroic Accuracy was called: failed in-the-way dice are thrown again.

    Raises:
        NotAllowedNow: Good would risk friends; a crossbow after moving.
    """

    edition: str
    shoot: int = 4
    shots: int = 1
    missile: Missile = Missile.BOW
    moved: bool = False
    because: tuple[Reason, ...] = ()
    in_the_way: tuple[InTheWay, ...] = ()
    strength: int = 2
    struck: Struck = field(default_factory=Struck)
    might: int = 0
    good: bool = True
    into_fight: bool = False
    friend: Struck | None = None
    auto_fate: bool = False
    settled: Settled = ()
    accuracy: bool = False

    def __post_init__(self) -> None:
        within("shoot", self.shoot, 2, 6)
        within("shots", self.shots, 1, 30)
        within("strength", self.strength, 1, 10)
        within("in_the_way", len(self.in_the_way), 0, 6)
        if self.into_fight and self.good:
            raise NotAllowedNow("good-risks-friends")
        if self.moved and self.missile is Missile.CROSSBOW:
            raise NotAllowedNow("crossbow-moved")


@dataclass(frozen=True, slots=True)
class Shot:
    """What shots did.

    Args:
        hits: dice that hit, before anything was in the way.
        stopped: how many each thing in the way took, in order.
        friends: how many hit the nearest friend.
        on_target: how many reached the target.
        harm: what they did to the target.
        friend_harm: what they did to the friend, where it was rolled.
    """

    hits: int = 0
    stopped: tuple[int, ...] = ()
    friends: int = 0
    on_target: int = 0
    harm: Harm = field(default_factory=Harm)
    friend_harm: Harm = field(default_factory=Harm)


@procedure("mesbg.shooting", reads=fingerprint)
def shooting(declared: Shooting) -> Steps[Shot]:
    """Shoots: to hit, past what is in the way, into a fight if there is one, to wound."""
    numbers, settled, again = constants(declared.edition), declared.settled, declared.accuracy
    because = yield from _to_hit(declared)
    first = Passes("to-hit", declared.shots, declared.shoot, because, declared.might)
    if first.face > 6:
        six: Option = "six-hits"
        if not numbers.knows("natural-six"):
            six, settled = yield from settle("natural-six", ("six-hits", "six-must-reach"), settled, "shooting")
        first = replace(first, six_passes=six == "six-hits")
    hits: Passed = yield passes(first)
    might, flying, stopped = declared.might - hits.might, hits.count, []
    for number, thing in enumerate(declared.in_the_way, start=1):
        if not flying:
            break
        needed, settled = yield from _passes_from(thing, number, numbers, settled)
        facts = (("number", number), ("needed", needed))
        lines: tuple[Reason, ...] = (Reason(f"in-the-way-{thing.kind}", 0, "note", rule("in-the-way"), facts),)
        lines += (note("accuracy", "heroic-accuracy"),) if again else ()
        past: Passed = yield passes(Passes("in-the-way", flying, needed, lines, might, again=again))
        stopped.append(flying - past.count)
        might, flying = might - past.might, past.count
    friends = yield from _into_fight(declared, flying)
    shot = Shot(hits.count, tuple(stopped), friends, flying - friends)
    return (yield from _wound(declared, shot, might, settled))


def _to_hit(declared: Shooting) -> Steps[tuple[Reason, ...]]:
    """Gives the modifiers to hit."""
    numbers = constants(declared.edition)
    because = [Reason("shoot-value", 0, "note", rule("shooting"), (("needed", declared.shoot),)), *declared.because]
    if declared.moved:
        counts = True
        if declared.missile is Missile.THROWN:
            options = ("minus-one", "no-minus")
            thrown = yield Choice("thrown-in-a-charge", "table", options, options[0], (), rule("move-and-shoot"))
            counts = thrown == options[0]
        if counts:
            because.append(Reason("moved-and-shoots", numbers.moved_to_hit, "modifier", rule("move-and-shoot")))
    return tuple(because)


def _passes_from(thing: InTheWay, number: int, numbers: Constants, settled: Settled) -> Steps[tuple[int, Settled]]:
    """Gives the D6 that passes something in the way: agreed beforehand, of its kind, or agreed now."""
    if thing.passes_from:
        return thing.passes_from, settled
    known = int(getattr(numbers.in_the_way, thing.kind))
    if numbers.knows("in-the-way"):
        return known, settled
    answer, settled = yield from settle("in-the-way", ("as-2018", "agree-each"), settled, "in-the-way")
    if answer == "as-2018":
        return known, settled
    facts = (("number", number),)
    needed: int = yield Choice("in-the-way-number", "table", (2, 3, 4, 5, 6), known, facts, rule("in-the-way"))
    return needed, settled


def _into_fight(declared: Shooting, flying: int) -> Steps[int]:
    """Rolls for shots into a fight; gives how many hit the nearest friend."""
    if not declared.into_fight or not flying:
        return 0
    because = (Reason("into-fight", 0, "note", rule("shooting-into-combat")),)
    read = Successes(constants(declared.edition).into_fight_from)
    target: int = yield Throw("into-fight", flying, read=read, actor=Party.ROLLER.value, because=because)
    return flying - target


def _wound(declared: Shooting, shot: Shot, might: int, settled: Settled) -> Steps[Shot]:
    """Rolls to wound for what reached the target and for what hit a friend."""
    if shot.on_target:
        blows = Blows(shot.on_target, declared.strength, might=might)
        at_target = Strikes(declared.edition, (blows,), declared.struck, auto_fate=declared.auto_fate, settled=settled)
        harm: Harm = yield blow_by_blow(at_target)
        shot = replace(shot, harm=harm)
    if shot.friends and declared.friend is not None:
        blows = Blows(shot.friends, declared.strength)
        at_friend = Strikes(
            declared.edition, (blows,), declared.friend, Party.ROLLER, Party.ROLLER, declared.auto_fate, settled
        )
        friend: Harm = yield blow_by_blow(at_friend)
        shot = replace(shot, friend_harm=friend)
    return shot
