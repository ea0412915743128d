"""What a unit of a game brings to Middle-earth's rolls, and what a roll did to it.

A unit is known by the characteristics and words of its list, its markers and its statuses. How it fights (two-handed,
Shielding, a lance) is its player's choice and is not taken from the list; what stands around it is not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.game.fielding import Effect, Whose
from rules.game.profile import numbers, tells
from rules.game.setup import setup
from rules.game.state import Unit
from rules.mesbg.editions import constants
from rules.mesbg.fighters import Side
from rules.mesbg.heroic import Action
from rules.mesbg.moving import Moved
from rules.mesbg.rulebook import SYSTEM, Party
from rules.mesbg.shooting import Missile
from rules.mesbg.wounds import Harm
from rules.procedure import Choice, Transcript

_ELVEN = frozenset({"elven-made", "elven made", "elven-made weapon", "elven"})
_BANNER = frozenset({"banner", "banner bearer", "banner-bearer"})
_MISSILES = {
    "bow": Missile.BOW,
    "orc bow": Missile.BOW,
    "elf bow": Missile.BOW,
    "uruk bow": Missile.BOW,
    "crossbow": Missile.CROSSBOW,
    "sling": Missile.SLING,
    "throwing spear": Missile.THROWN,
    "throwing spears": Missile.THROWN,
    "throwing weapons": Missile.THROWN,
}


@dataclass(frozen=True, slots=True)
class Brought:
    """What a unit brings to any roll; None where its list does not tell.

    Args:
        named: whether there is a unit.
        numbers: its characteristics by id.
        might: Might left.
        will: Will left.
        fate: Fate left.
        wounds: Wounds left, where its list tells how many it has.
        prone: whether it lies on the ground.
        good: whether it is on the side of Good.
        fighting: its way of fighting, where it has no choice.
        bearer: whether it carries a banner.
        missile: what it shoots with, where that is one thing only.
    """

    named: bool = False
    numbers: Mapping[str, int] = field(default_factory=dict)
    might: int | None = None
    will: int | None = None
    fate: int | None = None
    wounds: int | None = None
    prone: bool | None = None
    good: bool | None = None
    fighting: str | None = None
    bearer: bool = False
    missile: str | None = None


def brought(unit: Unit | None) -> Brought:
    """Gives what a unit brings; nothing where none is named."""
    if unit is None:
        return Brought()
    known, words = numbers(unit.traits, setup(SYSTEM)), {word.casefold() for word in unit.traits}
    left = known.get("wounds", 0) - unit.markers.get("wound", 0)
    missiles = {_MISSILES[word] for word in words if word in _MISSILES}
    return Brought(
        named=True,
        numbers=known,
        might=unit.markers.get("might"),
        will=unit.markers.get("will"),
        fate=unit.markers.get("fate"),
        wounds=left if left > 0 else None,
        prone=("prone" in unit.statuses) or None,
        good=True if "good" in words else False if "evil" in words else None,
        fighting="unarmed" if "unarmed" in words else "elven" if words & _ELVEN else None,
        bearer=bool(words & _BANNER),
        missile=missiles.pop().value if len(missiles) == 1 else None,
    )


def counted(unit: Unit) -> tuple[str, ...]:
    """Gives the words of a unit that rolls look at."""
    known = {"good", "evil", "unarmed"} | _ELVEN | _BANNER | set(_MISSILES)
    return tuple(word for word in unit.traits if word.casefold() in known or tells(word, setup(SYSTEM)))


def effects(transcript: Transcript[Any]) -> tuple[Effect, ...]:
    """Gives what a roll did to the units it was about."""
    declared: Any = transcript.declaration.inputs
    outcome: Any = transcript.outcome
    match transcript.declaration.procedure.name.partition(".")[2]:
        case "strikes":
            return (*_harmed("target", outcome), *_less("own", "might", outcome.might))
        case "duel":
            return tuple(_duelled(declared, outcome))
        case "fight":
            return tuple(_fought(declared, outcome))
        case "shooting":
            return (*_harmed("target", outcome.harm), *_less("own", "might", _raised(transcript, Party.ROLLER)))
        case "fall":
            return (*_harmed("own", outcome.harm), *((Effect("own", "prone", on=True),) if outcome.prone else ()))
        case "moving-test":
            return (Effect("own", "prone", on=True),) if outcome is Moved.FALLS_PRONE else ()
        case "heroic":
            return tuple(_called(declared, outcome))
        case "cast-power":
            return tuple(_cast(transcript))
        case _:
            return ()


def _less(whose: Whose, what: str, spent: int) -> Iterator[Effect]:
    if spent:
        yield Effect(whose, what, -spent)


def _harmed(whose: Whose, harm: Harm) -> Iterator[Effect]:
    """Gives what strikes did to a model: Fate and Might of its own, wounds, and whether none is left."""
    yield from _less(whose, "fate", harm.fate)
    yield from _less(whose, "might", harm.own_might)
    if harm.wounds:
        yield Effect(whose, "wound", harm.wounds)
    if harm.slain:
        yield Effect(whose, "casualty", on=True)


def _spent(side: Side, left: tuple[int, ...]) -> int:
    """Gives the Might that the model in front spent in the duel; those behind it are not units of the roll."""
    return side.fighters[0].might - left[0]


def _duelled(declared: Any, won: Any) -> Iterator[Effect]:
    yield from _less("own", "might", _spent(declared.roller, won.roller_might))
    yield from _less("target", "might", _spent(declared.opponent, won.opponent_might))


def _fought(declared: Any, fought: Any) -> Iterator[Effect]:
    yield from _duelled(declared, fought)
    winner: Whose = "own" if fought.winner is Party.ROLLER else "target"
    loser: Whose = "target" if winner == "own" else "own"
    yield from _less(winner, "might", fought.harm.might)
    yield from _harmed(loser, fought.harm)


def _called(declared: Any, after: int) -> Iterator[Effect]:
    """Gives the Might that a heroic action costs, or that a Challenge has gained."""
    if declared.action is not Action.CHALLENGE:
        yield Effect("own", "might", -1)
    elif after != declared.value:
        yield Effect("own", "might", after - declared.value)


def _cast(transcript: Transcript[Any]) -> Iterator[Effect]:
    """Gives the Will and Might of a casting; who had nothing to resist has spent none.

    Source: 2018, a natural 6 that resists gives its point of Will back. Free dice are not told apart from paid ones.
    """
    declared: Any = transcript.declaration.inputs
    back = 6 if constants(declared.edition).resist_six_returns else 0
    yield from _less("own", "will", declared.dice)
    yield from _less("own", "might", _raised(transcript, Party.ROLLER))
    yield from _less(
        "target",
        "will",
        sum(len(faces) - faces.count(back) for throw, faces, _ in transcript.throws() if throw.purpose == "resist"),
    )
    yield from _less("target", "might", _raised(transcript, Party.OPPONENT))


def _raised(transcript: Transcript[Any], party: Party) -> int:
    """Gives the Might that a party spent on rolls, not in duels and not on Fate."""
    return sum(
        step.answer
        for step in transcript.walk()
        if isinstance(step.asked, Choice)
        and step.asked.question == "might-on-roll"
        and step.asked.decider == party.value
        and dict(step.asked.facts).get("purpose") != "fate-roll"
        and isinstance(step.answer, int)
    )
