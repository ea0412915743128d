"""A roll that is disputed: the question on its card, the rules it used, and what each answer leads to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards.point import open_steps, question_text
from bot.cards.resolution import Presenter
from bot.disputes.asking import ask_question
from bot.disputes.disputes import Asked
from bot.disputes.rulings import Rulings
from bot.games.table import Tables
from bot.presses import Press
from bot.rolls.resolve import Resolver, with_rulings
from bot.rolls.rolling import Rolling
from bot.store import Store
from bot.words import Words, words
from rules.game.events import Declared, Rolled
from rules.game.fold import surviving
from rules.library.entry import Lang
from rules.procedure import Answer, Choice, Option, Transcript, odds, replay
from rules.rulings.events import Asked as AskedPoint
from rules.rulings.events import Stake
from rules.rulings.points import Point, point_of
from rules.rulings.text import QUESTION

log = logging.getLogger(__name__)

MOST_POINTS = 2
"""How many open points of one roll have their figures on the card."""
_PATIENCE = 1.0
"""Seconds that the figures may take; a dispute does not wait longer for them."""


@dataclass(frozen=True, slots=True)
class _Met:
    """An open point as a roll met it: what stood before it, and what was offered."""

    point: Point
    before: tuple[Answer, ...]
    options: tuple[Option, ...]


class DisputedRolls:
    """Turns the card of a roll into a dispute."""

    def __init__(self, store: Store, resolver: Resolver, tables: Tables) -> None:
        self._store = store
        self._resolver = resolver
        self._tables = tables
        self._rulings = Rulings(store)

    def read(self, payload: Any) -> tuple[Rolling, Transcript[Any], Presenter]:
        """Reads what stands on a card of a roll.

        Raises:
            RecordDoesNotFit: the procedure has changed since.
        """
        rolling = Rolling.of(payload)
        declaration, presenter = self._resolver.find(rolling)
        return rolling, replay(declaration, rolling.record.answers), presenter

    def question(self, payload: Any, words: Words) -> str:
        """Gives the question that a disputed roll suggests: its open point, else what came out."""
        rolling, transcript, presenter = self.read(payload)
        met = _met(transcript)
        if met:
            return question_text(met[0].point, words)[:QUESTION]
        result = "" if transcript.waiting is not None else words(f"result-{presenter.result(transcript.outcome)}")
        return ": ".join(part for part in (rolling.setting.title, result) if part)[:QUESTION]

    async def ask(self, press: Press) -> None:
        """Asks what has to be decided about a roll; the dispute is opened when the form is sent."""
        message = press.interaction.message
        suggested = self.question(press.payload, press.audience.public)
        about = message.jump_url if message is not None and not message.flags.ephemeral else ""
        await ask_question(self._store, press, {"roll": dict(press.payload), "about": about}, suggested)

    async def about(self, asked: Asked, payload: Any, server: int | None, channel: int | None) -> Asked:
        """Adds to a question what the roll that it is about brings: rules, open points, what is at stake, its event."""
        rolling, transcript, presenter = self.read(payload)
        met = _met(transcript)
        points = [one.point for one in met]
        settled = await self._rulings.settled(server, channel, rolling.setting.edition)
        stakes: Sequence[Stake] = ()
        try:
            working = asyncio.to_thread(_stakes, transcript, with_rulings(presenter, settled), met)
            stakes = await asyncio.wait_for(working, _PATIENCE)
        except TimeoutError:
            log.info("The figures of a disputed %s took too long.", rolling.record.procedure)
        used = dict.fromkeys((*(point.rule for point in points), *transcript.rules()))
        return replace(
            asked,
            used=tuple(used),
            asked=tuple(
                AskedPoint(question=one.question, rule=one.rule, answers=one.answers, facts=one.facts) for one in points
            ),
            suggested=asked.question in {question_text(one, words(lang)) for one in points for lang in Lang},
            stakes=tuple(stakes),
            event=await self._event(rolling),
            played=(rolling.setting.system, rolling.setting.edition),
        )

    async def _event(self, rolling: Rolling) -> int:
        """Finds the roll, or its declaration while it waits, in its game's log; 0 where it is not there."""
        if rolling.game is None:
            return 0
        seen = await self._tables.by_id(rolling.game)
        record = rolling.record
        declared = 0
        for one in surviving(seen.log):
            event = one.event
            if isinstance(event, Rolled) and (event.procedure, event.position, event.answers) == (
                record.procedure,
                rolling.position,
                record.answers,
            ):
                return one.seq
            if isinstance(event, Declared) and (event.procedure, event.position) == (
                record.procedure,
                rolling.position,
            ):
                declared = one.seq
        return declared


def _met(transcript: Transcript[Any]) -> tuple[_Met, ...]:
    """Gives the open points of a run, the one that still waits first."""
    found: dict[str, _Met] = {}
    answers = transcript.answers
    steps = [(place, step.asked) for place, step in open_steps(transcript)]
    for place, asked in [(len(answers), transcript.waiting), *steps]:
        point = point_of(asked) if isinstance(asked, Choice) else None
        if point is not None and isinstance(asked, Choice):
            found.setdefault(point.key, _Met(point, answers[:place], asked.options))
    return tuple(found.values())[:MOST_POINTS]


def _stakes(transcript: Transcript[Any], presenter: Presenter, met: Sequence[_Met]) -> Sequence[Stake]:
    """Works out what each answer to each point leads to; the headline is one that they make a difference to."""
    found = []
    for one in met:
        ways = [
            odds(transcript.declaration, presenter.policy, (*one.before, option)).map(presenter.result)
            for option in one.options
        ]
        differing = (name for name in presenter.order if len({presenter.chance(name, way) for way in ways}) > 1)
        wanted = next(differing, presenter.order[0])
        for option, way in zip(one.options, ways, strict=True):
            chance = str(presenter.chance(wanted, way))
            found.append(Stake(settles=one.point.key, answer=option, result=wanted, chance=chance))
    return found
