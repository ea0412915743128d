"""How the outcomes of this system's rolls are called, coloured and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cards.card import Accent
from bot.cards.numbers import inches
from bot.cards.resolution import Presenter
from bot.words import Words
from cogs.trench_crusade.sources import of_wound
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.editions import constants
from rules.trench_crusade.injury import InjuryRoll, Wound
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.success import Success
from rules.trench_crusade.target import Attacker, Target

INJURIES = tuple(injury.value for injury in reversed(Injury))

SUCCESS = Presenter(
    result=str,
    order=(Success.SUCCESS, Success.CRITICAL, Success.FAIL),
    accents={Success.FAIL: Accent.NOTHING},
    counts={Success.SUCCESS: (Success.CRITICAL,)},
)


def markers(before: Target | Attacker, after: Target | Attacker, words: Words) -> list[str]:
    """Tells how a model's markers changed."""
    return [
        words(f"{kind}-changes", before=getattr(before, kind), after=getattr(after, kind))
        for kind in ("blood", "infection", "blessing")
        if getattr(before, kind) != getattr(after, kind)
    ]


def suffered(before: Target, after: Target, result: str, why: str, words: Words) -> list[str]:
    """Tells what happened to a model: removed, Down, its markers, and the rule that changed the result."""
    if result == Injury.OUT_OF_ACTION:
        return [words("model-removed")]
    lines = [words(f"replaced-{why}")] if why else []
    parts = [words("goes-down")] if after.down and not before.down else []
    parts += markers(before, after, words)
    return [*lines, " · ".join(parts)] if parts else lines


def ending(lines: list[str], *, ends: bool, words: Words, by: Keyword | None = None) -> list[str]:
    """Adds that the activation is over, and by which keyword, where it is one's doing."""
    if not ends:
        return lines
    return [*lines, words("activation-over-by", keyword=by.value) if by else words("activation-over")]


def _missing(key: str, edition: str, other: str, words: Words) -> list[str]:
    return [f"-# {words(key, edition=edition, other=other)}"] if other else []


def combat_missing(edition: str, words: Words) -> list[str]:
    """Says where the combat numbers come from when the edition's own text is not among the sources."""
    return _missing("combat-text-missing", edition, constants(edition).combat_from, words)


def movement_missing(edition: str, words: Words) -> list[str]:
    """Says where the movement numbers come from when the edition's own text is not among the sources."""
    return _missing("movement-text-missing", edition, constants(edition).movement_from, words)


def _wound(declared: InjuryRoll, wound: Wound, words: Words) -> Sequence[str]:
    lines = []
    if wound.replaced_by:
        lines.append(words(f"replaced-{wound.replaced_by}"))
    target = declared.target
    if wound.injury is Injury.OUT_OF_ACTION:
        lines.append(words("model-removed"))
        return lines
    for kind, change in (("blood", wound.blood), ("infection", wound.infection), ("blessing", wound.blessing)):
        if change:
            before = getattr(target, kind)
            lines.append(words(f"{kind}-changes", before=before, after=before + change))
    return lines


INJURY = Presenter(
    result=lambda wound: str(wound.injury),
    order=tuple(reversed(Injury)),
    accents={Injury.NO_EFFECT: Accent.NOTHING},
    changes=_wound,
    rules=of_wound,
)


def distance(length: float) -> str:
    """Writes a length as the cards do, without the sign for inches."""
    return inches(length).rstrip('"')


def named(outcome: Any) -> str:
    """Gives the headline of an outcome that names its result itself."""
    return str(outcome.result)
