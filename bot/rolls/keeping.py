"""Keeping an answer that the table gave to an open point: one press, and the other player's."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

from bot.answer import revise, show
from bot.cards.card import Card, link_to
from bot.cards.notice import notice
from bot.cards.point import answer_label, point_at, question_text
from bot.cards.resolution import Presenter, resolution_card
from bot.disputes.rulings import Rulings
from bot.games.table import Tables
from bot.presses import Press
from bot.rolls.resolve import KIND, Resolver
from bot.rolls.rolling import Rolling
from bot.store import Store
from bot.store.disputes import KeptRuling
from bot.words import Words
from rules.errors import NotAllowedNow
from rules.game.moves import my_side
from rules.library.load import Library
from rules.procedure import Answered, Transcript, replay
from rules.rulings.events import Way
from rules.rulings.points import Point
from rules.rulings.ruling import Ruling


@dataclass(frozen=True, slots=True)
class _Kept:
    """What stands on a card that was pressed: the roll, its run, and the answer that is meant."""

    rolling: Rolling
    transcript: Transcript[Any]
    presenter: Presenter
    step: Answered
    point: Point


class Keeping:
    """Makes rulings of answers on the cards of rolls."""

    def __init__(self, store: Store, resolver: Resolver, tables: Tables, library: Library) -> None:
        self._store = store
        self._resolver = resolver
        self._tables = tables
        self._library = library
        self._rulings = Rulings(store)

    async def pressed(self, press: Press) -> None:
        """Takes the wish of one player to keep an answer, or the agreement of the other.

        Raises:
            NotAllowedNow: outside a server, somebody else's roll, or the other player has to press.
        """
        interaction, person = press.interaction, press.interaction.user.id
        if interaction.guild_id is None:
            raise NotAllowedNow("only-in-a-server")
        meant = self._meant(press)
        await self._must_be_theirs(meant.rolling, person)
        setting = meant.rolling.setting
        after: Rolling | None
        wished_by = setting.wishes.get(meant.point.key)
        if wished_by == person:
            raise NotAllowedNow("keep-other-player")
        if wished_by is None:
            wishes = {**setting.wishes, meant.point.key: person}
            after = replace(meant.rolling, setting=replace(setting, wishes=wishes))
            done = await self._store.change_key(press.key, press.payload, after.payload())
        else:
            after = await self._keep(press, meant, wished_by)
            done = after is not None
        if not done or after is None:
            reader = press.audience.reader
            await show(self._store, interaction, notice(reader("stale"), reader("stale-answered")), private=True)
            return
        words = press.audience.words(private=after.private)
        card = await asyncio.to_thread(self._card, replace(meant, rolling=after), words)
        await revise(self._store, interaction, card, key=press.key)

    def _meant(self, press: Press) -> _Kept:
        rolling = Rolling.of(press.payload)
        declaration, presenter = self._resolver.find(rolling)
        transcript = replay(declaration, rolling.record.answers)
        steps = list(transcript.walk())
        step = steps[min(int(press.argument), len(steps) - 1)]
        point = point_at(step)
        if point is None or point.key in rolling.setting.ruled or step.answer not in point.answers:
            raise NotAllowedNow("keep-ruled-already")
        return _Kept(rolling, transcript, presenter, step, point)

    async def _must_be_theirs(self, rolling: Rolling, person: int) -> None:
        """Lets only those through whom the roll concerns; one that concerned nobody else is everybody's."""
        if rolling.game is not None:
            my_side((await self._tables.by_id(rolling.game)).state, person)
            return
        people = {rolling.roller, *rolling.setting.deciders.values()}
        if len(people) > 1 and person not in people:
            raise NotAllowedNow("keep-not-yours")

    async def _keep(self, press: Press, meant: _Kept, other: int) -> Rolling | None:
        """Writes the ruling and the card's new state as one whole; None when somebody else was first."""
        interaction, words = press.interaction, press.audience.public
        rolling, point = meant.rolling, meant.point
        answer: Any = meant.step.answer
        message = interaction.message
        server, channel = interaction.guild_id or 0, interaction.channel_id or 0
        link = link_to(server, channel, message.id if message else None)
        ruling = Ruling(
            text=answer_label(point.question, answer, words),
            question=question_text(point, words),
            rules=(point.rule,),
            edition=rolling.setting.edition,
            settles=point.key,
            answer=answer,
            way=Way.AGREED,
            decided=self._store.today(),
        )
        deciders = (other, interaction.user.id)
        kept = KeptRuling(0, server, 0, channel, rolling.game, None, ruling, deciders, link)

        def after(number: int) -> dict[str, Any]:
            return _ruled(rolling, point, number, link).payload()

        number = await self._rulings.agree(kept, press.key, press.payload, after)
        return None if number is None else _ruled(rolling, point, number, link)

    def _card(self, kept: _Kept, words: Words) -> Card:
        card = resolution_card(kept.transcript, kept.presenter, kept.rolling.setting, self._library, words)
        card.kind, card.payload = KIND, kept.rolling.payload()
        return card


def _ruled(rolling: Rolling, point: Point, number: int, link: str) -> Rolling:
    setting = rolling.setting
    wishes = {key: person for key, person in setting.wishes.items() if key != point.key}
    ruled = {**setting.ruled, point.key: (number, link)}
    return replace(rolling, setting=replace(setting, wishes=wishes, ruled=ruled))
