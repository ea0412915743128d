"""Several shots, one after another: who is struck, what each does, and what is left for the next.

Source: Trench Crusade 1.0.0 pp. 42-50 (results of several shots are applied all together); 1.6.3 (targets are named
first, then the shots are resolved one at a time); 1.0.2 pp. 53, 70 (each shot picks its target in its turn; those of an
Automatic Rifle share one).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.procedure import Choice, Steps, procedure
from rules.trench_crusade import into_melee
from rules.trench_crusade.aftermath import applied, severity
from rules.trench_crusade.blow import Landed, blow
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.ranged import Shooting, aimed
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.target import Attacker, Target
from rules.trench_crusade.unsettled import unless_settled
from rules.trench_crusade.weapons import Quirk

FATES = ("", "lost", "miss", "scatter", "no-effect", "minor-hit", "down", "out-of-action")
"""What can happen to a model, from nothing to the worst."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What came of one model.

    Args:
        result: the worst that happened to it.
        target: the model afterwards.
        friend: whether it is on the shooter's side.
        replaced_by: the rule that changed a result, if any.
    """

    result: str
    target: Target
    friend: bool = False
    replaced_by: str = ""


@dataclass(frozen=True, slots=True)
class Fired:
    """What a ranged attack did.

    Args:
        result: the worst that happened to any model; ``friend-…`` when it is one of the shooter's side.
        models: every model that might have been struck, in the order they were declared.
        shooter: the shooter afterwards.
        ends: whether the shooter's activation ends.
        drift: how far a miss has scattered, inches; the opponent picks the direction.
    """

    result: str
    models: tuple[Fate, ...]
    shooter: Attacker
    ends: bool = False
    drift: int = 0


@procedure("trench_crusade.volley", reads=fingerprint)
def volley(left: Shooting) -> Steps[Fired]:
    """Resolves the next shot and then the rest; equal states are one and the same to the odds."""
    if not left.shots:
        return (yield from _fired(left))
    after: Shooting = yield shot(left)
    fired: Fired = yield volley(after)
    return fired


@procedure("trench_crusade.shot", reads=fingerprint)
def shot(left: Shooting) -> Steps[Shooting]:
    """Resolves one shot of several and gives what is left of the shooting."""
    if left.models[left.shots[0]].gone:
        return (yield from _redirected(left))
    named, rest = left.shots[0], left.shots[1:]
    struck = yield from into_melee.struck(left, named)
    if struck is None:
        model = replace(left.models[named], fate=worse(left.models[named].fate, "lost"))
        return replace(left, models=(*left.models[:named], model, *left.models[named + 1 :]), shots=rest)
    left = yield from _struck(left, struck)
    return left if left.ends and not left.shots else replace(left, shots=rest)


def _struck(left: Shooting, place: int) -> Steps[Shooting]:
    """Makes one shot at a model, and at every other that it catches."""
    caught = [
        other
        for other, model in enumerate(left.models)
        if model.apart is not None and not model.gone and other != place
    ]
    each = False
    if caught and not left.weapon.has(Keyword.SCATTER):
        each = (yield from unless_settled(left.edition, "blast-hit-rolls", "blast", "one", "each")) == "each"
    landed: Landed = yield blow(aimed(left, left.models[place]))
    left = yield from _recorded(left, place, landed)
    for other in caught if landed.hit or each else ():
        splash: Landed = yield blow(aimed(left, left.models[other], sure=not each, plain=True))
        left = yield from _recorded(left, other, splash)
    if landed.hit or not left.weapon.has(Keyword.RISKY):
        return left
    lost = "kept"
    if len(left.shots) > 1:
        lost = str((yield from unless_settled(left.edition, "risky-second-weapon", "risky", "lost", "kept")))
    return replace(left, ends=True, shots=() if lost == "lost" else left.shots)


def _recorded(left: Shooting, place: int, landed: Landed) -> Steps[Shooting]:
    """Writes down what a shot did: at once, or for the end where all results are applied together."""
    model = left.models[place]
    target, fate, pending, why = landed.target, model.fate, model.pending, model.replaced_by
    if not landed.hit:
        fate = worse(fate, "scatter" if landed.drift else "miss")
    if landed.hurt is not None:
        pending = tuple(sorted((*pending, landed.hurt), key=severity))
        if not constants(left.edition).shots_together:
            after = yield from applied(left.edition, target, pending)
            target, why, pending = after.target, after.replaced_by or why, ()
            fate = worse(fate, after.injury.value) if landed.hit else fate
    model = replace(model, target=target, fate=fate, pending=pending, replaced_by=why)
    models = (*left.models[:place], model, *left.models[place + 1 :])
    return replace(left, models=models, shooter=landed.attacker, drift=max(left.drift, landed.drift))


def _fired(left: Shooting) -> Steps[Fired]:
    """Ends the shooting: applies what is pending, and says what came of every model."""
    fates = []
    for declared in left.models:
        fate, target, why = declared.fate, declared.target, declared.replaced_by
        if declared.pending:
            after = yield from applied(left.edition, target, declared.pending)
            target, why = after.target, after.replaced_by or why
            if any(hurt.hit for hurt in declared.pending):
                fate = worse(fate, after.injury.value)
        fates.append(Fate(fate, target, declared.friend, why))
    worst = max(fates, key=lambda fate: (FATES.index(fate.result), not fate.friend))
    result = f"friend-{worst.result}" if worst.friend and FATES.index(worst.result) > 3 else worst.result
    ends = left.ends or left.weapon.has(Keyword.RELOAD)
    return Fired(result, tuple(fates), left.shooter, ends, left.drift)


def _redirected(left: Shooting) -> Steps[Shooting]:
    """Deals with the shots meant for a model that is gone; whether they may go to another one can be open."""
    gone = left.shots[0]
    named = {place for place in left.shots if not left.models[place].gone}
    others = sorted(named | (_in_sight(left) if constants(left.edition).target_each_shot else set()))
    kept = tuple(place for place in left.shots if place != gone)
    if not others or Quirk.FOCUSED in left.weapon.quirks:
        return replace(left, shots=kept)
    where = yield from unless_settled(left.edition, "target-gone", "multiple-shots", "shots-lost", "another-named")
    if where == "shots-lost":
        return replace(left, shots=kept)
    chosen = others[0]
    if len(others) > 1:
        options = tuple(place + 1 for place in others)
        chosen = (yield Choice("which-model", "attacker", options, options[0], (), rule("multiple-shots"))) - 1
    return replace(left, shots=tuple(chosen if place == gone else place for place in left.shots))


def _in_sight(left: Shooting) -> set[int]:
    """Gives the enemies that a shot could still pick: those in sight and in range."""
    return {
        place
        for place, model in enumerate(left.models)
        if not (model.gone or model.friend)
        and model.seen
        and model.apart is None
        and model.distance <= left.weapon.range
    }


def worse(fate: str, other: str) -> str:
    """Gives the worse of two things that can happen to a model."""
    return max(fate, other, key=FATES.index)
