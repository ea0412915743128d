"""Risky rolls: success rolls whose failure ends the activation.

Source: Trench Crusade 1.0.2; 1.0.0 pp. 52-56; 1.6.3 pp. 6-8 (what a failure ends is not in its sources).
"""

from __future__ import annotations

from dataclasses import dataclass

from rules.dice import Reason
from rules.procedure import Choice, Steps, procedure
from rules.trench_crusade.editions import constants, fingerprint
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.success import NOTHING_SPENT, Spent, SuccessRoll, graded, rolled, stated
from rules.trench_crusade.target import Target
from rules.trench_crusade.unsettled import unsettled


@dataclass(frozen=True, slots=True)
class Risky:
    """A Risky roll as it is declared.

    Args:
        roll: the success roll.
        own_activation: whether it is made in the model's own activation; otherwise only the ACTION can end.
        icon: whether the model has a Blessed Icon or an Unholy Trinket that is not used up.
    """

    roll: SuccessRoll
    own_activation: bool = True
    icon: bool = False


@dataclass(frozen=True, slots=True)
class Risked:
    """How a Risky roll ended.

    Args:
        passed: whether it succeeded.
        ends: whether the activation ends.
        spent: markers that went into it.
    """

    passed: bool
    ends: bool = False
    spent: Spent = NOTHING_SPENT

    @property
    def result(self) -> str:
        """The message id of the headline."""
        return "success" if self.passed else "risky-ends" if self.ends else "risky-failed"


@procedure("trench_crusade.risky", reads=fingerprint)
def risky(declared: Risky) -> Steps[Risked]:
    """Makes a Risky roll: on a failure the activation ends, outside of it only the ACTION."""
    numbers = constants(declared.roll.edition)
    total, spent = yield from rolled(declared.roll)
    if graded(total, numbers).passed:
        return Risked(passed=True, spent=spent)
    if not declared.own_activation:
        return Risked(passed=False, spent=spent)
    if numbers.risky_fail == "open":
        what = yield unsettled("failed-risky", "risky-action", "activation-ends", "only-this-action")
        if what == "only-this-action":
            return Risked(passed=False, spent=spent)
    if declared.icon:
        used = yield Choice("use-icon", declared.roll.owner, ("use-it", "keep-it"), "use-it", (), rule("blessed-icon"))
        return Risked(passed=False, ends=used == "keep-it", spent=spent)
    return Risked(passed=False, ends=True, spent=spent)


@dataclass(frozen=True, slots=True)
class ShakenAction:
    """An Action of a model whose warband is Shaken.

    Args:
        roll: the success roll it would make.
        plain: whether the Action has no roll of its own, as a Move.
    """

    roll: SuccessRoll
    plain: bool = True


@procedure("trench_crusade.shaken", reads=fingerprint)
def shaken_action(declared: ShakenAction) -> Steps[str]:
    """Makes the roll of a Shaken warband's Action; whether a plain Action needs one differs between editions."""
    if declared.plain:
        if constants(declared.roll.edition).shaken_moves == "free":
            return "no-roll"
        needs = yield unsettled("shaken-moves", "shaken", "every-action", "only-rolls")
        if needs == "only-rolls":
            return "no-roll"
    risked: Risked = yield risky(Risky(declared.roll))
    return risked.result


def of_model(edition: str, model: Target, dice: int, purpose: str, *because: Reason) -> SuccessRoll:
    """Gives the success roll of a model that moves: its markers, its dice, and −1 DICE while it is Down."""
    reasons = (*stated(dice), *because)
    if model.down:
        reasons = (*reasons, Reason("is-down", -1, "dice", rule("down")))
    return SuccessRoll(edition, reasons, model.blood, model.infection, model.blessing, purpose=purpose, contested=True)
