"""A roll that is disputed: the question on its card, the rules it used, and what each answer leads to."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.cards.point import question_text
from bot.cards.resolution import Presenter
from bot.disputes.asking import ask_question
from bot.disputes.at_stake import MOST_POINTS, AtStake, met
from bot.disputes.disputes import Asked
from bot.games.table import Tables
from bot.presses import Press
from bot.rolls.resolve import Resolver
from bot.rolls.rolling import Rolling
from bot.store import Store
from bot.words import Words, words
from rules.game.events import Declared, Rolled
from rules.game.fold import surviving
from rules.library.entry import Lang
from rules.procedure import Transcript, replay
from rules.rulings.events import Asked as AskedPoint
from rules.rulings.text import QUESTION


class DisputedRolls:
    """Turns the card of a roll into a dispute."""

    def __init__(self, store: Store, resolver: Resolver, tables: Tables) -> None:
        self._store = store
        self._resolver = resolver
        self._tables = tables
        self._at_stake = AtStake(store, resolver)

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
        points = met(transcript)
        if points:
            return question_text(points[0].point, words)[:QUESTION]
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
        asked_of = met(transcript)[:MOST_POINTS]
        points = [one.point for one in asked_of]
        place = (server, channel)
        stakes = await self._at_stake.of_roll(transcript, presenter, asked_of, rolling.setting.edition, place)
        used = dict.fromkeys((*(point.rule for point in points), *transcript.rules()))
        return replace(
            asked,
            used=tuple(used),
            asked=tuple(
                AskedPoint(question=one.question, rule=one.rule, answers=one.answers, facts=one.facts) for one in points
            ),
            suggested=asked.question in {question_text(one, words(lang)) for one in points for lang in Lang},
            stakes=stakes,
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
