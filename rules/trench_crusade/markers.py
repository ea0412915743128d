"""Blood, Blessing and Infection markers: who may spend how many on a roll.

Source: Trench Crusade 1.0.0 pp. 42-50, 52-56; 1.0.2. A Blood marker is spent by the opponent of the marked model's
player, a Blessing marker by its own player. Each is one die.
"""

from __future__ import annotations

from rules.dice import Reason
from rules.procedure import Choice, Option, Steps
from rules.trench_crusade.rulebook import rule

MOST = 6
"""How many markers of a kind a model can hold."""


def spend(kind: str, held: int, decider: str, *, purpose: str, extra: tuple[Option, ...] = ()) -> Choice | None:
    """Gives the decision how many markers to spend, or None where there is nothing to decide.

    Args:
        kind: ``blood``, ``blessing`` or ``infection``.
        held: how many the model has.
        decider: who spends them.
        purpose: the roll they are spent on.
        extra: further answers (``bloodbath``).
    """
    if held == 0:
        return None
    options: tuple[Option, ...] = (*range(held + 1), *extra)
    entry = {"blood": "spending-blood", "blessing": "blessing-marker", "infection": "infection-marker"}[kind]
    facts = (("held", held), ("purpose", purpose))
    return Choice(f"spend-{kind}", decider, options, 0, facts, rule(entry))


def asked(kind: str, held: int, decider: str, purpose: str) -> Steps[int]:
    """Asks how many markers are spent; 0 without asking when there are none."""
    choice = spend(kind, held, decider, purpose=purpose)
    if choice is None:
        return 0
    spent: int = yield choice
    return spent


def reasons(spent: dict[str, int], signs: dict[str, int], unit: str) -> tuple[Reason, ...]:
    """Gives the lines for markers that were spent, one a kind."""
    entries = {"blood": "spending-blood", "blessing": "blessing-marker", "infection": "infection-marker"}
    return tuple(
        Reason(f"spent-{kind}", signs[kind] * count, unit, rule(entries[kind]), (("count", count),))
        for kind, count in spent.items()
        if count
    )
