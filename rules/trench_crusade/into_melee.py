"""Shooting into melee: who is struck by a shot at a model that fights.

Source: Trench Crusade 1.0.0 pp. 42-50; 1.0.2. One D6 a shot: 1-3 a friendly model in that melee, 4-6 an enemy.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason, Throw
from rules.procedure import Choice, Steps, procedure
from rules.trench_crusade.editions import constants
from rules.trench_crusade.ranged import Shooting
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.unsettled import unless_settled, unsettled


@dataclass(frozen=True, slots=True)
class MeleeTarget:
    """A shot into a melee whose target is still to be found.

    Args:
        shooter: who rolls.
    """

    shooter: str = "attacker"


@procedure("trench_crusade.melee-target")
def melee_target(declared: MeleeTarget) -> Steps[str]:
    """Rolls a D6 for one shot into melee: 1-3 a friend, 4-6 an enemy."""
    face: int = yield Throw(
        "melee-target",
        1,
        actor=declared.shooter,
        scale=((1, "melee-friend"), (4, "melee-enemy")),
        because=(Reason("into-melee", 0, "dice", rule("shooting-into-melee")),),
        rule=rule("shooting-into-melee"),
    )
    return "friend" if face <= 3 else "enemy"


def struck(left: Shooting, named: int) -> Steps[int | None]:
    """Finds the model that a shot is made at.

    Args:
        left: the shooting as it stands.
        named: the place of the model that the shot is meant for.

    Returns:
        The place of the model, or None when the shot is lost.
    """
    melee = left.models[named].melee
    if not melee:
        return named
    side: str = yield melee_target(MeleeTarget())
    places = [place for place, model in enumerate(left.models) if model.melee == melee and not model.gone]
    if side == "friend":
        return (yield from _friend(left, named, [place for place in places if left.models[place].friend]))
    enemies = [place for place in places if not left.models[place].friend and _reached(left, place)]
    if len(enemies) > 1:
        counts = yield from unless_settled(
            left.edition, "first-target-counts", "shooting-into-melee", "a-candidate", "no-candidate"
        )
        if counts == "no-candidate":
            enemies.remove(named)
    return (yield from _picked(left.edition, enemies))


def _reached(left: Shooting, place: int) -> bool:
    model = left.models[place]
    return model.seen and model.distance <= left.weapon.range


def _friend(left: Shooting, named: int, friends: list[int]) -> Steps[int | None]:
    reached = [place for place in friends if _reached(left, place)]
    if reached:
        return (yield from _picked(left.edition, reached))
    if constants(left.edition).no_friend == "lost":
        return None
    readings = ("shot-lost", "first-target", *(("unseen-friend",) if friends else ()))
    answer = yield unsettled("no-friend-qualifies", "shooting-into-melee", *readings)
    if answer == "unseen-friend":
        return (yield from _picked(left.edition, friends))
    return named if answer == "first-target" else None


def _picked(edition: str, places: list[int]) -> Steps[int]:
    """Picks one of several candidates; who picks can be the table's question."""
    if len(places) == 1:
        return places[0]
    who = yield from unless_settled(
        edition, "who-picks", "shooting-into-melee", "shooter-picks", "opponent-picks", "at-random"
    )
    if who == "at-random":
        face: int = yield Throw("which-model", 1, sides=len(places), actor="attacker", rule=rule("shooting-into-melee"))
        return places[face - 1]
    decider = "attacker" if who == "shooter-picks" else "defender"
    options = tuple(range(1, len(places) + 1))
    chosen: int = yield Choice("which-model", decider, options, 1, (), rule("shooting-into-melee"))
    return places[chosen - 1]
