"""How moves that need a roll are told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.card import Accent
from bot.cards.resolution import Presenter
from bot.words import Words
from cogs.trench_crusade.presenters import INJURIES, distance, ending, markers, movement_missing, named, suffered
from cogs.trench_crusade.sources import of_charge, of_move
from rules.trench_crusade.charge import MELEE, Charge, Charging
from rules.trench_crusade.climb import Climb, Climbed
from rules.trench_crusade.dive import Dive, Dived
from rules.trench_crusade.editions import constants
from rules.trench_crusade.fall import Fall, Fell
from rules.trench_crusade.ground import Crossed, Ground
from rules.trench_crusade.jump import Jump, Jumped
from rules.trench_crusade.rulebook import rule

_FALLS = ("no-fall", *reversed(INJURIES))
_HURT = ("minor-hit", "down", "out-of-action")


def _charging(declared: Charge, charging: Charging, words: Words) -> Sequence[str]:
    lines = [words("charge-moved", inches=distance(charging.moved))] if charging.moved else []
    if charging.moved and declared.heavy == "used" and not declared.strong:
        lines.append(words("charge-without-bonus"))
    if len(charging.reached) > 1:
        lines.append(words("charge-several-reached", count=len(charging.reached)))
    elif charging.result == "charge-stopped":
        lines.append(words("charge-fights-blocker"))
    elif charging.reached:
        lines.append(words("charge-fights"))
    lines += markers(declared.model, charging.model, words)
    return [*ending(lines, ends=charging.ends, words=words), *movement_missing(declared.edition, words)]


def _charge_asks(declared: Charge, words: Words) -> list[tuple[str, str]]:
    """Says how far a charge has to go, where neither evading nor an enemy in the way can change that."""
    first = declared.targets[0]
    evades = first.skirmisher and not first.in_melee
    if len(declared.targets) > 1 or evades or declared.blocked or first.distance <= MELEE:
        return []
    needed = distance(first.distance - MELEE)
    return [(words("charge-within", inches=distance(first.distance), needed=needed), rule("charge-distance"))]


CHARGE = Presenter(
    result=named,
    order=(
        "charge-reached",
        "charge-partly",
        "charge-stopped",
        "charge-anew",
        "charge-failed",
        "charge-lost",
        "charge-not-made",
    ),
    accents={
        **dict.fromkeys(("charge-failed", "charge-anew", "charge-not-made"), Accent.NOTHING),
        "charge-lost": Accent.COST,
    },
    changes=_charging,
    rules=of_charge,
    reminds=_charge_asks,
)


def _dived(declared: Dive, dived: Dived, words: Words) -> Sequence[str]:
    injury = dived.result.removeprefix("dive-failed-").removeprefix("dive-landed-")
    lines = suffered(declared.model, dived.model, injury, dived.replaced_by, words)
    if dived.result.startswith("dive-landed") and not dived.ends:
        both = constants(declared.edition).dive_injury_dice
        lines.append(words("dive-bonus-both" if both else "dive-bonus-next"))
    return [*ending(lines, ends=dived.ends, words=words), *movement_missing(declared.edition, words)]


DIVE = Presenter(
    result=named,
    order=("dive-landed", *(f"dive-landed-{fall}" for fall in _FALLS), *(f"dive-failed-{fall}" for fall in _FALLS)),
    accents={
        **dict.fromkeys((f"dive-failed-{fall}" for fall in _FALLS), Accent.COST),
        **dict.fromkeys((f"dive-landed-{injury}" for injury in _HURT), Accent.COST),
    },
    changes=_dived,
    rules=of_move,
)


def _climbed(declared: Climb, climbed: Climbed, words: Words) -> Sequence[str]:
    lines = [words("climb-no-move")] if climbed.result == "climb-failed" else []
    lines += markers(declared.model, climbed.model, words)
    return [*ending(lines, ends=climbed.ends, words=words), *movement_missing(declared.edition, words)]


CLIMB = Presenter(
    result=named,
    order=("climbed", "no-roll", "climb-failed"),
    accents={"climb-failed": Accent.COST, "no-roll": Accent.NOTHING},
    changes=_climbed,
    rules=of_move,
)


def _jumped(declared: Jump, jumped: Jumped, words: Words) -> Sequence[str]:
    injury = jumped.result.removeprefix("jump-failed-")
    lines = suffered(declared.model, jumped.model, injury, jumped.replaced_by, words)
    return [*ending(lines, ends=jumped.ends, words=words), *movement_missing(declared.edition, words)]


JUMP = Presenter(
    result=named,
    order=("jumped", "no-roll", "jump-not-made", *(f"jump-failed-{fall}" for fall in _FALLS)),
    accents={
        **dict.fromkeys(("no-roll", "jump-not-made"), Accent.NOTHING),
        **dict.fromkeys((f"jump-failed-{fall}" for fall in _FALLS), Accent.COST),
    },
    changes=_jumped,
    rules=of_move,
)


def _fell(declared: Fall, fell: Fell, words: Words) -> Sequence[str]:
    lines = suffered(declared.model, fell.model, fell.result, fell.replaced_by, words)
    return [*ending(lines, ends=fell.ends, words=words), *movement_missing(declared.edition, words)]


FALL = Presenter(
    result=named,
    order=("stays", *INJURIES, "no-fall"),
    accents={
        **dict.fromkeys(("stays", "no-fall", "no-effect"), Accent.NOTHING),
        **dict.fromkeys(_HURT, Accent.COST),
    },
    changes=_fell,
    rules=of_move,
)


def _crossed(declared: Ground, crossed: Crossed, words: Words) -> Sequence[str]:
    lines = suffered(declared.model, crossed.model, crossed.result, crossed.replaced_by, words)
    return [*ending(lines, ends=crossed.ends, words=words), *movement_missing(declared.edition, words)]


GROUND = Presenter(
    result=named,
    order=("crossed", "no-roll", "stopped", *reversed(INJURIES)),
    accents={"no-roll": Accent.NOTHING, **dict.fromkeys(("stopped", "no-effect", *_HURT), Accent.COST)},
    changes=_crossed,
    rules=of_move,
)
