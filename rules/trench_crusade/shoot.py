"""A ranged attack from its declaration to the injury.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2 p. 70 (an Automatic Rifle fires both shots at one enemy).
"""

from __future__ import annotations

from dataclasses import replace

from rules.errors import NotAllowedNow
from rules.procedure import Steps, procedure
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.ranged import Shooting, long_range
from rules.trench_crusade.settled import stated_after_all
from rules.trench_crusade.target import possible
from rules.trench_crusade.volley import Fired, volley
from rules.trench_crusade.weapons import Quirk


@procedure("trench_crusade.shoot", version=2, reads=fingerprint)
def shoot(declared: Shooting) -> Steps[Fired]:
    """Shoots: checks range and targets, then rolls to hit and on the injury chart for every shot.

    Raises:
        NotAllowedNow: the weapon does not shoot, a target is out of range, or a rule forbids what was declared.
    """
    possible(declared.edition, *(model.target for model in declared.models))
    shots = declared.shots or (0,) * declared.weapon.automatic
    _allowed(declared, shots)
    numbers = constants(declared.edition)
    named = [declared.models[place] for place in sorted(set(shots))]
    matters = {
        Keyword.FLAMETHROWER: True,
        Keyword.SHOTGUN: any(long_range(declared.weapon, model.distance, numbers) for model in named),
        Keyword.IGNORE_LONG_RANGE: any(long_range(declared.weapon, model.distance, numbers) for model in named),
        Keyword.IGNORE_COVER: any(model.cover for model in named),
    }
    weapon = yield from stated_after_all(declared.weapon, matters)
    fired: Fired = yield volley(replace(declared, weapon=weapon, shots=shots))
    return fired


def _allowed(declared: Shooting, shots: tuple[int, ...]) -> None:
    weapon = declared.weapon
    if not weapon.range:
        raise NotAllowedNow("not-a-ranged-weapon")
    if len(shots) > weapon.automatic:
        raise NotAllowedNow("too-many-shots", given=len(shots), limit=weapon.automatic)
    if Quirk.FOCUSED in weapon.quirks and len(set(shots)) > 1:
        raise NotAllowedNow("one-enemy-for-all-shots")
    for place in sorted(set(shots)):
        model = declared.models[place]
        if model.friend:
            raise NotAllowedNow("friend-named")
        if model.distance > weapon.range:
            raise NotAllowedNow("out-of-range", distance=model.distance, limit=weapon.range)
    caught = [model.apart for model in declared.models if model.apart is not None]
    radius = weapon.blast / 2 if constants(declared.edition).blast_diameter else weapon.blast
    if caught and not weapon.blast:
        raise NotAllowedNow("no-blast")
    if caught and max(caught) > radius:
        raise NotAllowedNow("outside-the-blast", distance=max(caught), limit=radius)
