"""What happened to dice after they fell: Might that raised them, a banner's die that took another's place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from bot.words import Words
from rules.dice import Throw
from rules.mesbg.rulebook import Party
from rules.procedure import Choice, Transcript

_OWN = {f"duel-{party}": party.value for party in Party}


@dataclass(slots=True)
class _Die:
    """A die on the table.

    Attributes:
        throw: the number of its throw.
        value: what it counts as, before Might.
        might: Might spent on it.
        single: whether its fighter rolled no other.
    """

    throw: int
    value: int
    might: int = 0
    single: bool = True


def raised(transcript: Transcript[Any], words: Words) -> Sequence[Sequence[str]]:
    """Gives the lines to write under each throw, in order."""
    dice: list[_Die] = []
    best: dict[tuple[str, int], _Die] = {}
    banner = ("", 0)
    fighters: dict[str, int] = {}
    for asked, answer, value in _steps(transcript):
        if isinstance(asked, Throw):
            die = _Die(len(dice), value if isinstance(value, int) else 0, single=asked.count == 1)
            dice.append(die)
            if asked.purpose in _OWN:
                side = _OWN[asked.purpose]
                fighters[side] = fighters.get(side, 0) + 1
                best[side, fighters[side]] = die
            elif asked.purpose == "banner-re-roll" and (best[banner].single or value > best[banner].value):
                best[banner] = die
        elif asked.question in {"banner", "banner-model"}:
            banner = (asked.decider, answer)
        elif asked.question == "might-duel":
            best[asked.decider, dict(asked.facts)["model"]].might += answer  # type: ignore[index]  # a whole number
        elif asked.question == "might-on-roll":
            dice[-1].might += answer
    return [
        [words("might-raised", value=die.value + die.might, before=die.value, spent=die.might)] if die.might else []
        for die in dice
    ]


def _steps(transcript: Transcript[Any]) -> list[tuple[Throw | Choice, Any, Any]]:
    """Gives what was asked and answered; a hero's only point that was spent by naming the hero as spent."""
    steps = [(step.asked, step.answer, step.value) for step in transcript.walk()]
    found: list[tuple[Throw | Choice, Any, Any]] = []
    for place, (asked, answer, value) in enumerate(steps):
        found.append((asked, answer, value))
        if isinstance(asked, Choice) and asked.question == "might-hero" and answer:
            after = steps[place + 1][0] if place + 1 < len(steps) else None
            how_many = isinstance(after, Choice) and after.question == "might-duel" and 0 not in after.options
            if not how_many:
                point = Choice("might-duel", asked.decider, (0, 1), 0, (("model", cast("int", answer)),))
                found.append((point, 1, 1))
    return found
