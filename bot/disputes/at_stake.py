"""What is at stake in a dispute: the exact chance that each answer to an open question leads to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.cards.point import open_steps, question_text
from bot.cards.resolution import Presenter
from bot.disputes.rulings import Rulings
from bot.games.seen import Seen
from bot.rolls.resolve import Resolver
from bot.rolls.ruled import with_rulings
from bot.store import Store
from bot.words import words
from rules.errors import RulesError
from rules.examples import examples, met_by
from rules.game.events import Rolled
from rules.game.fold import surviving
from rules.library.entry import Lang
from rules.odds import OddsTooLong, Work, odds
from rules.procedure import Answer, Choice, Option, Transcript, replay
from rules.rulings.cite import likeness
from rules.rulings.events import Opened, Stake
from rules.rulings.points import Point, point_of, points_of
from rules.rulings.settled import Settled
from rules.systems import SYSTEMS

log = logging.getLogger(__name__)

MOST_POINTS = 2
"""How many open points of one roll have their figures on the card."""
_PATIENCE = 1.0
"""Seconds that the figures may take; a dispute does not wait longer for them."""
_ANSWERS = 6
"""A question with more answers, such as a Strength, would bury the card under its figures."""
_ROLLS = 20
"""So many rolls of a game are looked through for one that met the question."""


@dataclass(frozen=True, slots=True)
class Met:
    """An open point as a roll met it: what stood before it, and what was offered."""

    point: Point
    before: tuple[Answer, ...]
    options: tuple[Option, ...]


def met(transcript: Transcript[Any]) -> tuple[Met, ...]:
    """Gives the open points of a run, the one that still waits first."""
    found: dict[str, Met] = {}
    answers = transcript.answers
    steps = [(place, step.asked) for place, step in open_steps(transcript)]
    for place, asked in [(len(answers), transcript.waiting), *steps]:
        point = point_of(asked) if isinstance(asked, Choice) else None
        if point is not None and isinstance(asked, Choice):
            found.setdefault(point.key, Met(point, answers[:place], asked.options))
    return tuple(found.values())


def stakes(
    transcript: Transcript[Any], presenter: Presenter, points: Sequence[Met], work: Work | None = None
) -> Sequence[Stake]:
    """Works out what each answer to each point leads to; the headline is one that they make a difference to.

    Args:
        transcript: the roll.
        presenter: how it is presented.
        points: the open points that it met.
        work: how much may be worked out for all of them together, and for what else shares it.

    Raises:
        OddsTooLong: it would take too long.
    """
    work, found = work or Work(), []
    for one in points:
        ways = [
            odds(transcript.declaration, presenter.policy, (*one.before, option), work).map(presenter.result)
            for option in one.options
        ]
        differing = (name for name in presenter.headlines if len({presenter.chance(name, way) for way in ways}) > 1)
        wanted = next(differing, presenter.order[0])
        for option, way in zip(one.options, ways, strict=True):
            chance = str(presenter.chance(wanted, way))
            found.append(Stake(settles=one.point.key, answer=option, result=wanted, chance=chance))
    return found


@dataclass(frozen=True, slots=True)
class _Case:
    """A roll that meets a point, as the figures are worked out for it: a roll of the game, or a worked example."""

    transcript: Transcript[Any]
    presenter: Presenter
    event: int = 0
    example: str = ""


class AtStake:
    """Works out the figures of disputes."""

    def __init__(self, store: Store, resolver: Resolver) -> None:
        self._resolver = resolver
        self._rulings = Rulings(store)

    def ready(self) -> None:
        """Reads every worked example, so that the first dispute does not wait for the files."""
        for system in SYSTEMS:
            examples(system)

    async def of_roll(
        self,
        transcript: Transcript[Any],
        presenter: Presenter,
        points: Sequence[Met],
        edition: str,
        place: tuple[int | None, int | None],
    ) -> tuple[Stake, ...]:
        """Works out the figures of a disputed roll in a server and channel; none where that takes too long."""
        ruled = with_rulings(presenter, await self._rulings.settled(*place, edition))
        try:
            working = asyncio.to_thread(stakes, transcript, ruled, points[:MOST_POINTS])
            return tuple(await asyncio.wait_for(working, _PATIENCE))
        except (TimeoutError, OddsTooLong):
            log.info("The figures of a disputed %s took too long.", transcript.declaration.procedure.name)
            return ()

    async def weighed(self, opened: Opened, server: int, channel: int, seen: Seen | None) -> Opened:
        """Adds the figures of a dispute that is about no roll: of a roll of its game, else of a worked example.

        There are none where no roll asks what is disputed, or where the answers make no difference to such a roll.
        """
        point = _asked_about(opened)
        if point is None:
            return opened
        settled = await self._rulings.settled(server, channel, opened.edition)
        try:
            working = asyncio.to_thread(self._weigh, opened, point, settled, seen)
            return await asyncio.wait_for(working, _PATIENCE)
        except TimeoutError:
            log.info("The figures of %s took too long.", point.key)
            return opened

    def _weigh(self, opened: Opened, point: Point, settled: Settled, seen: Seen | None) -> Opened:
        work = Work()
        for case in (*self._rolls(point, seen), *self._examples(point, opened)):
            points = [one for one in met(case.transcript) if one.point.key == point.key]
            try:
                found = tuple(stakes(case.transcript, with_rulings(case.presenter, settled), points, work))
            except OddsTooLong:
                continue
            if len(found) > _ANSWERS:
                continue
            # Where the answers are the outcomes themselves, or change nothing, there is nothing to weigh.
            if len({one.chance for one in found}) > 1 and not {one.chance for one in found} <= {"0", "1"}:
                return opened.model_copy(update={"stakes": found, "weighed": case.event, "example": case.example})
        return opened

    def _rolls(self, point: Point, seen: Seen | None) -> Iterator[_Case]:
        """Yields the newest rolls of a game that could have met a point."""
        if seen is None:
            return
        rolled = [(one.seq, one.event) for one in surviving(seen.log) if isinstance(one.event, Rolled)]
        for seq, event in reversed(rolled[-_ROLLS:]):
            known = self._resolver.known.get(event.procedure)
            if known is None:
                continue
            procedure, presenter = known
            try:
                declaration = procedure(procedure.inputs.validate_python(event.inputs))
                transcript = replay(declaration, event.answers)
            except (RulesError, ValueError):
                continue  # rolled by a procedure that has changed since
            if any(one.point.key == point.key for one in met(transcript)):
                yield _Case(transcript, presenter, event=seq)

    def _examples(self, point: Point, opened: Opened) -> Iterator[_Case]:
        """Yields the worked examples that meet a point."""
        procedures = {name: procedure for name, (procedure, _) in self._resolver.known.items()}
        for example, transcript in met_by(opened.system, point.question, opened.edition, procedures):
            presenter = self._resolver.known[transcript.declaration.procedure.name][1]
            if any(one.point.key == point.key for one in met(transcript)):
                yield _Case(transcript, presenter, example=example.id)


def _asked_about(opened: Opened) -> Point | None:
    """Gives the open point of the first rule that a question is most like; what others leave open was not asked."""
    points = points_of(opened.rules[:1], opened.edition)
    return max(points, key=lambda point: _like(point, opened.question), default=None)


def _like(point: Point, question: str) -> float:
    return max(likeness(question, question_text(point, words(lang))) for lang in Lang)
