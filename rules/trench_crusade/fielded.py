"""What a unit of a game brings to a roll, and what the roll did to it.

A unit is known by the words of its list (keywords, armour, gear), its markers and its statuses. What a player states in
a command goes before what the unit brings.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace
from typing import Any

from rules.errors import CannotBeRead
from rules.game.fielding import Effect, Whose
from rules.game.state import Unit
from rules.procedure import Choice, Transcript
from rules.trench_crusade import weapons
from rules.trench_crusade.charge import Charge
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.keywords import Gear, Keyword, Trait, Traits, read_gear, read_keyword, read_traits
from rules.trench_crusade.success import Spent
from rules.trench_crusade.target import Armour, Attacker, Target, described

_MARKERS = ("blood", "infection", "blessing")
_ARMOUR = {Gear.STANDARD: Armour.STANDARD, Gear.REINFORCED: Armour.REINFORCED, Gear.MACHINE: Armour.MACHINE}


def traits_of(unit: Unit) -> Traits:
    """Gives the traits that a roll looks at among the words of a unit."""
    words: set[Trait] = set()
    armour = 0
    for word in unit.traits:
        try:
            read = read_traits(word)
        except CannotBeRead:  # most words of a list mean nothing to a roll
            continue
        words |= read.words
        armour = max(armour, read.armour)
    if "tough-used" in unit.statuses:
        words.discard(Trait.TOUGH)
    if not unit.activated:
        words.add(Trait.UNACTIVATED)
    return Traits(frozenset(words), armour)


def counted(unit: Unit) -> tuple[str, ...]:
    """Gives the words of a unit that rolls look at: traits, armour and gear."""
    return tuple(word for word in unit.traits if read_gear(word) or _is_trait(word) or _is_strong(word))


def _is_trait(word: str) -> bool:
    try:
        return bool(read_traits(word).words)
    except CannotBeRead:
        return False


def _is_strong(word: str) -> bool:
    try:
        return read_keyword(word) is Keyword.STRONG
    except CannotBeRead:
        return False


def strong(unit: Unit | None) -> bool:
    """Says whether a unit is STRONG."""
    return unit is not None and any(map(_is_strong, unit.traits))


def wielded(weapon: weapons.Weapon, unit: Unit | None) -> weapons.Weapon:
    """Gives a weapon as a unit wields it: STRONG is of the model, and counts for what it holds."""
    if not strong(unit) or weapon.has(Keyword.STRONG):
        return weapon
    return replace(weapon, keywords=(*weapon.keywords, Keyword.STRONG))


def charging(stated: Charge, own: Unit | None, target: Unit | None, given: Container[str] = ()) -> Charge:
    """Gives a charge as it is declared on the table: what was stated, and what both units bring to it.

    Args:
        stated: what the command says.
        own: the unit that charges, or None where none was named.
        target: the unit that is charged, the nearest one, or None.
        given: what the command stated in so many words; the units do not go before that.
    """
    if own is not None:
        stated = replace(
            stated,
            heavy="carried" if "heavy" not in given and _carries_heavy(own, stated.edition) else stated.heavy,
            strong=stated.strong or ("strong" not in given and strong(own)),
            machine=stated.machine or ("machine" not in given and _gear_of(own, Gear.MACHINE)),
            stood_up=stated.stood_up or ("stood_up" not in given and "standing-up" in own.statuses),
        )
    if target is not None and "skirmisher" not in given and Trait.SKIRMISHER in traits_of(target):
        first, *others = stated.targets
        stated = replace(stated, targets=(replace(first, skirmisher=True), *others))
    return stated


def _gear_of(unit: Unit, gear: Gear) -> bool:
    return gear in map(read_gear, unit.traits)


def _carries_heavy(unit: Unit, edition: str) -> bool:
    """Says whether a unit carries a HEAVY weapon, as far as the list of weapons knows."""
    listed = (*carried(unit, ranged=True), *carried(unit, ranged=False))
    profiles = (one.in_edition(edition) for one in listed)
    return any(profile is not None and profile.has(Keyword.HEAVY) for profile in profiles)


def joined(typed: Traits, unit: Unit | None) -> Traits:
    """Gives the traits a player typed together with those a unit brings."""
    if unit is None:
        return typed
    known = traits_of(unit)
    return Traits(typed.words | known.words, typed.armour or known.armour, typed.infection)


def target_of(stated: Target, traits: Traits, unit: Unit | None, given: Container[str] = ()) -> Target:
    """Gives a model as it stands on the table: what was stated, and what the unit adds.

    Args:
        stated: what the command says.
        traits: the traits typed and brought, joined.
        unit: the unit, or None where none was named.
        given: what the command stated in so many words (``armour``, ``blood`` …); the unit does not go before that.
    """
    if unit is None:
        return described(stated, traits)
    gear = set(filter(None, map(read_gear, unit.traits)))
    worn = next((armour for item, armour in _ARMOUR.items() if item in gear), Armour.NONE)
    held = described(stated, traits)
    return replace(
        held,
        armour=stated.armour if "armour" in given or stated.armour is not Armour.NONE else worn,
        shield=stated.shield or ("shield" not in given and Gear.SHIELD in gear),
        down=stated.down or ("down" not in given and "down" in unit.statuses),
        **_marked(held, unit, given),
    )


def attacker_of(stated: Attacker, unit: Unit | None, given: Container[str] = ()) -> Attacker:
    """Gives a model that acts as it stands on the table; what the command stated goes before what the unit brings."""
    if unit is None:
        return stated
    traits = traits_of(unit)
    fearless = stated.fearless or Trait.FEAR in traits
    down = stated.down or ("prone" not in given and "down" in unit.statuses)
    return replace(stated, down=down, fearless=fearless, **_marked(stated, unit, given))


def _marked(stated: Target | Attacker, unit: Unit, given: Container[str]) -> dict[str, Any]:
    """Gives the markers of a model: as stated, else as the unit holds them."""
    return {kind: getattr(stated, kind) or (0 if kind in given else unit.markers.get(kind, 0)) for kind in _MARKERS}


def carried(unit: Unit, *, ranged: bool) -> tuple[weapons.Listed, ...]:
    """Gives the weapons among the words of a unit, in the order of its list."""
    names = {name.casefold(): listed for listed in weapons.armoury() for name in listed.names()}
    found = (names.get(word.partition(" ×")[0].casefold()) for word in unit.traits)
    known = dict.fromkeys(one.id for one in found if one is not None and (one.shoots if ranged else one.strikes))
    return tuple(weapons.find(name) for name in known)


def effects(transcript: Transcript[Any]) -> tuple[Effect, ...]:
    """Gives what a roll did to the units it was about."""
    declared: Any = transcript.declaration.inputs
    outcome: Any = transcript.outcome
    match transcript.declaration.procedure.name.partition(".")[2]:
        case "shoot":
            hit = outcome.models[0]
            return (
                *_hurt("target", declared.models[0].target, hit.target, hit.result),
                *_spent("own", declared.shooter, outcome.shooter),
            )
        case "fight":
            return (
                *_hurt("target", declared.target, outcome.target, outcome.result),
                *_spent("own", declared.fighter, outcome.fighter),
            )
        case "injury":
            return tuple(_injured(declared.target, outcome))
        case "success":
            return tuple(_answered(transcript))
        case "risky" | "relic":
            return tuple(_paid(outcome.spent))
        case "shaken":
            risked = [step.outcome for step in transcript.steps if isinstance(step, Transcript)]
            return tuple(effect for one in risked if one is not None for effect in _paid(one.spent))
        case "dive" | "fall" | "jump" | "climb" | "ground" | "charge":
            return tuple(_hurt("own", declared.model, outcome.model, outcome.result))
        case _:
            return ()


def _spent(whose: Whose, before: Target | Attacker, after: Target | Attacker) -> Iterator[Effect]:
    for kind in _MARKERS:
        change = getattr(after, kind) - getattr(before, kind)
        if change:
            yield Effect(whose, kind, change)


def _hurt(whose: Whose, before: Target, after: Target, result: str) -> Iterator[Effect]:
    yield from _spent(whose, before, after)
    yield from _statuses(whose, before, result, down=after.down, tough=after.tough)


def _statuses(whose: Whose, before: Target, result: str, *, down: bool, tough: bool) -> Iterator[Effect]:
    if result.endswith(Injury.OUT_OF_ACTION):  # of a dive or a jump that failed as well
        yield Effect(whose, "out-of-action", on=True)
        return
    if down != before.down:
        yield Effect(whose, "down", on=down)
    if before.tough and not tough:
        yield Effect(whose, "tough-used", on=True)


def _injured(before: Target, wound: Any) -> Iterator[Effect]:
    for kind in _MARKERS:
        if getattr(wound, kind):
            yield Effect("target", kind, getattr(wound, kind))
    used = "tough" in (wound.replaced_by or "")
    down = before.down or wound.injury is Injury.DOWN
    yield from _statuses("target", before, wound.injury, down=down, tough=before.tough and not used)


def _paid(spent: Spent) -> Iterator[Effect]:
    for kind in _MARKERS:
        if getattr(spent, kind):
            yield Effect("own", kind, -getattr(spent, kind))


def _answered(transcript: Transcript[Any]) -> Iterator[Effect]:
    """Gives the markers that were spent on a roll that has no model of its own."""
    for step in transcript.walk():
        asked, answer = step.asked, step.answer
        if isinstance(asked, Choice) and asked.question.startswith("spend-") and isinstance(answer, int) and answer:
            yield Effect("own", asked.question.removeprefix("spend-"), -answer)
