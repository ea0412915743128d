"""What a regiment or character of a game brings to rolls, and what a roll did to it.

It is known by the characteristics and special rules of its list, its markers and its statuses. Rules that work only in
some rounds, against some enemies or by choice (draw events, Arcing Fire, garrison terrain) are left to the players.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from rules.errors import RulesError
from rules.game.fielding import Effect, Whose
from rules.game.moves import units_of
from rules.game.profile import numbers, tells
from rules.game.setup import setup
from rules.game.state import State, Unit
from rules.last_argument.broken import Fate
from rules.last_argument.defence import UNKNOWN, Before, Target
from rules.last_argument.reinforcement import UnitClass
from rules.last_argument.renewal import Healed
from rules.last_argument.rulebook import SYSTEM, Facing
from rules.last_argument.special_rules import Named, Rules, Special, has, read
from rules.procedure import Transcript

_AT_TIMES = frozenset(
    {
        Special.ARCING_FIRE,
        Special.BASTION,
        Special.BURNOUT,
        Special.FLUX_POWERED,
        Special.GARRISON,
        Special.MURDEROUS_VOLLEY,
    }
)
"""Rules that depend on a drawn card, on terrain or on a choice."""

_LARGE = frozenset({"monster", "brute"})
_NOT_INFANTRY = frozenset({"cavalry", "brute", "chariot", "monster"})
_AGAIN = frozenset({"unstoppable", "standard bearer"})
_WORDS = _NOT_INFANTRY | _AGAIN | {"infantry"}


@dataclass(frozen=True, slots=True)
class Brought:
    """What a unit brings to any roll.

    Args:
        numbers: its characteristics by id, its starting stands among them.
        stands: stands left; None where its list does not tell how many it had.
        lost: lost stands that are marked on it.
        damage: wounds of its damaged stand; None where it is not told how many a stand has.
        suffered: wounds that are marked on it.
        before: what it was before its losses.
        rules: special rules that always work.
        kinds: what it is (infantry, monster …) and may throw again, in the words of its list.
        inspired: whether it is Inspired; None where no unit is named, as for the statuses below.
        aimed: whether it has taken aim.
        broken: whether it is Broken.
    """

    numbers: Mapping[str, int] = field(default_factory=dict)
    stands: int | None = None
    lost: int = 0
    damage: int | None = None
    suffered: int = 0
    before: Before = UNKNOWN
    rules: Rules = ()
    kinds: frozenset[str] = frozenset()
    inspired: bool | None = None
    aimed: bool | None = None
    broken: bool | None = None

    @property
    def wounds_left(self) -> int | None:
        """Wounds that a character has left, where its list tells how many it has."""
        known = self.numbers.get("wounds")
        return None if known is None or self.damage is None else known - self.damage


def brought(unit: Unit | None) -> Brought:
    """Gives what a unit brings; nothing where none is named."""
    if unit is None:
        return Brought()
    known, suffered = numbers(unit.traits, setup(SYSTEM)), unit.markers.get("wound", 0)
    each, rules = known.get("wounds"), tuple(named for word in unit.traits for named in _special(word))
    left = _stands(known, unit.markers)
    return Brought(
        known,
        left or None,
        unit.markers.get("stand-lost", 0),
        suffered % each if each else None,
        suffered,
        Before(
            _stands(known, unit.held.get("", {})),
            known.get("stands", 0),
            _stands(known, unit.held["broken"]) if "broken" in unit.held else 0,
            has(rules, Special.DAUNTLESS),
        ),
        tuple(named for named in rules if named.rule not in _AT_TIMES),
        frozenset(word.casefold() for word in unit.traits) & _WORDS,
        *(status in unit.statuses for status in ("inspired", "aimed", "broken")),
    )


def _lost(known: Mapping[str, int], markers: Mapping[str, int]) -> int:
    """Gives the stands that are lost: those marked, and those that wounds take off which are only marked as wounds."""
    each = known.get("wounds")
    return markers.get("stand-lost", 0) + (markers.get("wound", 0) // each if each else 0)


def _stands(known: Mapping[str, int], markers: Mapping[str, int]) -> int:
    """Gives the stands that a regiment with such markers has; 0 where its list does not tell, or none is left."""
    return max(known.get("stands", 0) - _lost(known, markers), 0)


def _special(word: str) -> Rules:
    """Reads a word of a list as special rules; most words are none."""
    try:
        return read(word, frozenset(Special))
    except RulesError:
        return ()


def rules_of(
    typed: str, unit: Brought, known: Collection[Special], *, foe: Brought | None = None, facing: Facing = Facing.FRONT
) -> Rules:
    """Gives the special rules that a player typed, and after them those that the unit brings to this roll.

    Args:
        typed: as the player wrote them.
        unit: what the unit brings.
        known: the special rules that mean something in the roll.
        foe: what the enemy is, for rules against monsters and brutes.
        facing: from where the enemy is struck, for rules against its flank and rear.

    Raises:
        RulesError: what was typed cannot be read, or does nothing here.
    """
    found = {named.rule: named for named in unit.rules if named.rule in known and _works(named, foe, facing)}
    found |= {named.rule: named for named in read(typed, known)}
    return tuple(found[special] for special in sorted(found))


def _works(named: Named, foe: Brought | None, facing: Facing) -> bool:
    if named.rule is Special.FIEND_HUNTER:
        return foe is not None and bool(foe.kinds & _LARGE)
    return named.rule is not Special.OPPORTUNISTS or facing is not Facing.FRONT


def is_infantry(unit: Brought) -> bool:
    """Says whether a unit is infantry, as far as its list says otherwise."""
    return not unit.kinds & _NOT_INFANTRY


def charges_again(unit: Brought) -> bool:
    """Says whether a failed charge roll may be thrown again."""
    return bool(unit.kinds & _AGAIN)


def counted(unit: Unit) -> tuple[str, ...]:
    """Gives the words of a unit that rolls look at."""
    known = setup(SYSTEM)
    return tuple(word for word in unit.traits if tells(word, known) or _special(word) or word.casefold() in _WORDS)


def waiting_part(place: int) -> str:
    """Gives the part that a waiting regiment has in a reinforcement roll, counted from 1."""
    return f"waiting-{place}"


def waiting(state: State, side: int, unit_class: UnitClass) -> tuple[Unit, ...]:
    """Gives the regiments of a side that a reinforcement roll of their class may bring; those with Flank need none."""
    known = state.setup
    found = []
    for unit in units_of(state, side):
        words = {known.called(word) for word in unit.traits}
        if known.away_status in unit.statuses and unit_class.value in words and "flank" not in words:
            found.append(unit)
    return tuple(found)


def effects(transcript: Transcript[Any]) -> tuple[Effect, ...]:
    """Gives what a roll did to the units it was about."""
    declared: Any = transcript.declaration.inputs
    outcome: Any = transcript.outcome
    match transcript.declaration.procedure.name.partition(".")[2]:
        case "clash" | "impact" | "defence" | "decay":
            return tuple(_borne(declared.target, outcome.wounds, outcome.fate))
        case "volley":
            aimed = (Effect("own", "aimed", on=False),) if declared.shooters.aimed else ()
            return (*_borne(declared.target, outcome.wounds, outcome.fate), *aimed)
        case "morale":
            return tuple(_borne(declared.target, outcome.lost, outcome.fate))
        case "renewal":
            return tuple(_healed(outcome))
        case "reinforcement":
            away = setup(SYSTEM).away_status
            return tuple(Effect(waiting_part(place), away, on=False) for place in outcome.places)
        case "duel":
            return (
                *_wounded("target", outcome.dealt, falls=declared.challenged.falls(outcome.dealt)),
                *_wounded("own", outcome.taken, falls=declared.challenger.falls(outcome.taken)),
            )
        case "broken":
            return tuple(_broken(outcome))
        case _:
            return ()


def _suffered(whose: Whose, target: Target, wounds: int) -> Iterator[Effect]:
    """Gives what wounds do to a regiment: stands lost, where it is known how many it has, and the damage left."""
    lost = target.stands_lost(wounds)
    damage = (target.damage + wounds) % target.wounds if lost else target.damage + wounds
    if lost:
        yield Effect(whose, "stand-lost", lost)
    if lost and lost == target.stands:
        yield Effect(whose, "wound", -target.damage)
        yield Effect(whose, "destroyed", on=True)
    elif damage != target.damage:
        yield Effect(whose, "wound", damage - target.damage)


def _borne(target: Target, wounds: int, fate: Fate | None) -> Iterator[Effect]:
    """Gives what wounds do to a regiment, and then the stands they take off."""
    yield from _suffered("target", target, wounds)
    if fate is Fate.SHATTERED or (fate is Fate.BROKEN and not target.broken):
        yield from _broken(fate)


def _healed(healed: Healed) -> Iterator[Effect]:
    if healed.stands:
        yield Effect("target", "stand-lost", -healed.stands)
    if healed.damage != healed.used:
        yield Effect("target", "wound", healed.damage - healed.used)


def _wounded(whose: Whose, wounds: int, *, falls: bool) -> Iterator[Effect]:
    if wounds:
        yield Effect(whose, "wound", wounds)
    if falls:
        yield Effect(whose, "destroyed", on=True)


def _broken(fate: Fate) -> Iterator[Effect]:
    """Gives what lost stands do; a Broken regiment that shatters is destroyed."""
    if fate is Fate.BROKEN:
        yield Effect("target", "broken", on=True)
    if fate is Fate.SHATTERED:
        yield Effect("target", "shattered", on=True)
    if fate in {Fate.SHATTERED, Fate.DESTROYED}:
        yield Effect("target", "destroyed", on=True)
