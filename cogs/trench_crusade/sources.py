"""Which rules stand behind what a card says has changed, besides those behind its dice and decisions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.trench_crusade.bout import Fought
from rules.trench_crusade.charge import Charge, Charging
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.dive import Dived
from rules.trench_crusade.injury import InjuryRoll, Wound
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.melee import Fight
from rules.trench_crusade.morale import Morale, Resolve
from rules.trench_crusade.ranged import Shooting
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.target import Attacker, Target
from rules.trench_crusade.volley import Fired

_MARKERS = {"blood": "blood-marker", "infection": "infection-marker", "blessing": "blessing-marker"}


def _keys(entries: Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(rule, entries)))


def _changed(before: Target | Attacker, after: Target | Attacker) -> Iterator[str]:
    for kind, entry in _MARKERS.items():
        if getattr(before, kind) != getattr(after, kind):
            yield entry


def _suffered(before: Target, after: Target, result: str, why: str) -> Iterator[str]:
    if result in tuple(Injury):
        yield result
    for name in ("tough", "golem", "machine-armour"):
        if why == name or why.startswith(f"{name}-and") or why.endswith(f"and-{name}"):
            yield name
    if result != Injury.OUT_OF_ACTION:
        if after.down and not before.down:
            yield "down"
        yield from _changed(before, after)


def of_wound(declared: InjuryRoll, wound: Wound) -> Sequence[str]:
    """Gives the rules behind an injury."""

    def entries() -> Iterator[str]:
        yield from _suffered(declared.target, declared.target, wound.injury.value, wound.replaced_by or "")
        yield from (entry for kind, entry in _MARKERS.items() if getattr(wound, kind))

    return _keys(entries())


def of_shots(declared: Shooting, fired: Fired) -> Sequence[str]:
    """Gives the rules behind what shots did."""

    def entries() -> Iterator[str]:
        if fired.drift:
            yield "scatter"
        for before, fate in zip(declared.models, fired.models, strict=True):
            yield from _suffered(before.target, fate.target, fate.result, fate.replaced_by)
        yield from _changed(declared.shooter, fired.shooter)
        if fired.ends:
            yield "reload" if declared.weapon.has(Keyword.RELOAD) else "risky"

    return _keys(entries())


def of_blows(declared: Fight, fought: Fought) -> Sequence[str]:
    """Gives the rules behind what blows did."""

    def entries() -> Iterator[str]:
        yield from _suffered(declared.target, fought.target, fought.result, fought.replaced_by)
        yield from _changed(declared.fighter, fought.fighter)
        if fought.unused:
            yield "number-of-attacks"
        if fought.ends:
            yield "risky"

    return _keys(entries())


def of_move(declared: Any, outcome: Any) -> Sequence[str]:
    """Gives the rules behind what a climb, a jump, a fall, a dive or dangerous ground did."""

    def entries() -> Iterator[str]:
        if isinstance(outcome, Dived):
            yield "diving-charge"
        if outcome.result == "no-roll":
            yield "flying" if declared.flying else "climbing"
        if outcome.result.endswith("no-fall"):
            yield "jumping-down" if getattr(declared, "voluntary", False) else "falling"
        result = next((injury for injury in Injury if outcome.result.endswith(injury.value)), outcome.result)
        yield from _suffered(declared.model, outcome.model, result, getattr(outcome, "replaced_by", ""))
        if outcome.ends:
            yield "risky-action"

    return _keys(entries())


def of_charge(declared: Charge, charging: Charging) -> Sequence[str]:
    """Gives the rules behind where a charge ends."""

    def entries() -> Iterator[str]:
        yield "charge-distance"
        if declared.heavy == "used" and not declared.strong:
            yield "heavy"
        yield "interposing" if charging.result == "charge-stopped" else "charge-result"
        yield from _changed(declared.model, charging.model)
        if charging.ends:
            yield "risky-action"

    return _keys(entries())


def of_morale(declared: Morale, resolve: Resolve) -> Sequence[str]:
    """Gives the rules behind a morale test."""
    entries = {"shaken": ("morale", "shaken"), "flees": ("morale", "flee"), "recovers": ("shaken",)}
    shaken = ("shaken",) if declared.shaken else ()
    return _keys(iter((*entries.get(resolve.result, ("morale",)), *shaken)))


def of_initiative(_declared: Any, _outcome: Any) -> Sequence[str]:
    """Gives the rule of initiative."""
    return (rule("initiative"),)


def of_shaken(_declared: Any, _outcome: Any) -> Sequence[str]:
    """Gives the rule of a Shaken warband."""
    return (rule("shaken"),)
