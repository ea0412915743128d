"""The slow oracle of exact odds: every face of every die, one after the other."""

from itertools import product
from typing import Any

from rules.chance import Chances, certain, mixture
from rules.dice import Throw
from rules.odds import Policy
from rules.procedure import Declaration, by_default, replay


def by_every_face(declaration: Declaration[Any, Any], policy: Policy = by_default) -> Chances[Any]:
    """Plays every face of every die, with choices answered by a policy."""

    def follow(answers: tuple[Any, ...]) -> Chances[Any]:
        transcript = replay(declaration, answers)
        asked = transcript.waiting
        if asked is None:
            return certain(transcript.outcome)
        if not isinstance(asked, Throw):
            return follow((*answers, policy(asked)))
        every = product(range(1, asked.sides + 1), repeat=asked.count)
        return mixture((1, follow((*answers, faces))) for faces in every)

    return follow(())
