"""Blood and Infection markers of the injured model on its injury roll: INJURY DICE, or a Bloodbath.

Source: Trench Crusade 1.0.0 pp. 42-50; 1.0.2. A Bloodbath costs six of the target's Blood markers, three if it is Down
or struck by a FIRETEAM's concentrated attacks.
"""

from __future__ import annotations

from rules.procedure import Choice, Option, Steps
from rules.trench_crusade import markers
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.success import Spent
from rules.trench_crusade.target import Target
from rules.trench_crusade.unsettled import unless_settled


def spent(
    edition: str, target: Target, marks: int, decider: str, fireteam: bool, *, allowed: bool
) -> Steps[tuple[int, Spent]]:
    """Asks how many Blood and Infection markers are spent, and whether they pay for a Bloodbath.

    Args:
        edition: the edition in force.
        target: the injured model.
        marks: Blood markers that this very attack gives (FIRE and the like); where no text says that they come after
            its injury roll, whether they can be spent on it is the table's question.
        decider: who spends them.
        fireteam: whether it is a FIRETEAM's concentrated attack, and the edition makes that cheaper.
        allowed: whether the roll may become a Bloodbath.

    Returns:
        The price of the Bloodbath (0 for none), and all markers spent, those for the Bloodbath among them.
    """
    price = 3 if target.down or fireteam else 6
    fresh = min(marks, markers.MOST - target.blood)
    if fresh:
        when = yield from unless_settled(edition, "marker-from-this-attack", "spending-blood", "later", "at-once")
        fresh = 0 if when == "later" else fresh
    answer = yield from _asked(target, target.blood + fresh, decider, price if allowed else 0)
    if answer == "bloodbath-with-infection":
        counts = yield from unless_settled(edition, "infection-bloodbath", "infection-marker", "no", "yes")
        if counts == "yes":
            blood = target.blood + fresh
            return price, Spent(blood, price - blood)
        answer = 0
    if answer == "bloodbath":
        return (yield from _bath(target, target.blood + fresh, decider, price))
    infection = yield from markers.asked("infection", target.infection, decider, "injury")
    return 0, Spent(int(answer), infection)


def _asked(target: Target, held: int, decider: str, price: int) -> Steps[Option]:
    """Asks for Blood markers: how many, or a Bloodbath where they pay for it; price 0 rules that out."""
    extra: tuple[Option, ...] = ()
    if price and held >= price:
        extra = ("bloodbath",)
    elif price and target.infection and held + target.infection >= price:
        extra = ("bloodbath-with-infection",)
    choice = markers.spend("blood", held, decider, purpose="injury", extra=extra)
    if choice is None:
        return 0
    answer: Option = yield choice
    return answer


def _bath(target: Target, held: int, decider: str, price: int) -> Steps[tuple[int, Spent]]:
    """Pays for a Bloodbath; whether left-over markers may be INJURY DICE beside it is the table's question."""
    left, more = held - price, 0
    if left:
        may = yield Choice(
            "open-blood-beside-bloodbath", "table", ("yes", "no"), "no", (("left", left),), rule("bloodbath")
        )
        if may == "yes":
            facts = (("held", left), ("purpose", "injury"))
            more = yield Choice("spend-blood", decider, tuple(range(left + 1)), 0, facts, rule("spending-blood"))
    infection = yield from markers.asked("infection", target.infection, decider, "injury")
    return price, Spent(price + more, infection)
