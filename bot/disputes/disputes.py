"""The one door to disputes: one writer a dispute, every press at most once, the game's clock in step.

What a move gives is written in one transaction together with the ruling that follows from it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import aiosqlite

from bot.apart import apart
from bot.cards.card import link_to
from bot.disputes.docket import Docket, StoppedGames
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.memory import Turns
from bot.store import Store
from bot.store import calls as written
from bot.store import disputes as kept
from bot.store.disputes import DisputeRow, KeptRuling
from rules.dice import Dice
from rules.errors import NotAllowedNow, NotFound
from rules.game import moves as game_moves
from rules.game.fold import surviving
from rules.game.state import Stage
from rules.library.find import Finder
from rules.library.load import Rule
from rules.rulings import moves
from rules.rulings.calls import calls
from rules.rulings.cite import AT_ONCE, cite, in_turns
from rules.rulings.dispute import Dispute, apply, fold
from rules.rulings.dispute import Stage as Ended
from rules.rulings.events import Asked as AskedPoint
from rules.rulings.events import Event, Opened, Ruled, Stake
from rules.rulings.ruling import Ruling

log = logging.getLogger(__name__)

NOBODY = 0
"""Stands in a log for whoever does what time alone brings about."""
MOST_OPEN = 20
"""How many disputes may be open in one channel."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to have decided.

    Attributes:
        question: in their own words.
        by: who asks.
        opponent: the other side, where it is known.
        rule: the rule it is about, where one was named.
        about: link to the message it is about.
        home: the game system played in the server.
        editions: the editions played in the server.
        used: keys of the rules that the disputed roll used.
        asked: the open points that it met.
        suggested: whether the question is that of an open point, as the form suggested it.
        stakes: what each answer to them leads to.
        event: its number in the game's log, or 0.
        played: the system and edition that it was rolled in.
    """

    question: str
    by: int
    opponent: int | None = None
    rule: Rule | None = None
    about: str = ""
    home: str | None = None
    editions: Mapping[str, str] | None = None
    used: tuple[str, ...] = ()
    asked: tuple[AskedPoint, ...] = ()
    suggested: bool = False
    stakes: tuple[Stake, ...] = ()
    event: int = 0
    played: tuple[str, str] | None = None


Weigh = Callable[[Opened, int, int, Seen | None], Awaitable[Opened]]
"""Adds to a dispute in a server and channel what is at stake in it."""

Move = Callable[[Dispute, int], Sequence[Event]]
"""Asks whether something is allowed in a dispute as it is now, at a moment (seconds since 1970)."""


class Disputes:
    """Every dispute, by its id."""

    def __init__(self, store: Store, tables: Tables, finder: Finder, dice: Dice, weigh: Weigh) -> None:
        self._store = store
        self._tables = tables
        self._finder = finder
        self._dice = dice
        self._weigh = weigh
        self.games = StoppedGames(tables)
        self._queues = Turns(asyncio.Lock)

    async def by_id(self, dispute: str) -> Docket:
        """Gives a dispute, over or not.

        Raises:
            NotFound: there is none by this id.
        """
        row = await kept.by_id(self._store.reading, dispute)
        if row is None:
            raise NotFound("dispute-gone")
        log = tuple(await kept.log_of(self._store.reading, dispute))
        return Docket(row, log, fold(log))

    async def open(self, server: int, channel: int, asked: Asked, interaction: int) -> Docket:
        """Opens a dispute in a channel and stops the clock of the game that is played there.

        Raises:
            RulesError: the question cannot be read, somebody outside the game asks, or too much is open already.
        """
        seen = await self._tables.at(channel)
        if seen is not None and (seen.state.stage not in {Stage.RUNNING, Stage.PAUSED} or None in seen.state.seats):
            seen = None
        opened = self._opened(asked, seen)
        if asked.played is None:
            opened = await self._weigh(opened, server, channel, seen)
        row = DisputeRow(secrets.token_hex(4), server, 0, channel, game=opened.game)
        try:
            async with self._store.transaction() as database:
                if await kept.open_in_channel(database, channel) >= MOST_OPEN:
                    raise NotAllowedNow("dispute-too-many-open", limit=MOST_OPEN)
                row = replace(row, number=await kept.next_number(database, server))
                await kept.insert(database, row)
                await kept.append(database, row.id, 1, [opened], self._store.moment(), asked.by, interaction)
                await self._call(database, row.id, 1, [opened], fold([opened]), asked.by)
        except sqlite3.IntegrityError:
            known = await kept.by_interaction(self._store.reading, interaction)
            if known is None:  # not this press again, so it is the game's other dispute
                raise NotAllowedNow("dispute-open-in-game") from None
            return await self.by_id(known)
        docket = await self.by_id(row.id)
        await self.games.follow(docket, asked.by, interaction)
        return docket

    def _opened(self, asked: Asked, seen: Seen | None) -> Any:
        if seen is not None:
            game_moves.my_side(seen.state, asked.by)
            other = next(seat.person for seat in seen.state.seats if seat and seat.person != asked.by)
            asked = replace(asked, opponent=other, home=seen.row.system)
        rules = self._cited(asked)
        system = seen.row.system if seen else rules[0].system if rules else asked.home or ""
        edition = seen.state.edition if seen else self._edition(system, asked.editions or {})
        if asked.played is not None:
            system, edition = asked.played
        opened = moves.open_dispute(
            asked.question,
            asked.by,
            asked.opponent,
            system=system,
            edition=edition,
            rules=[rule.key for rule in rules],
            about=asked.about,
        )
        opened = opened.model_copy(update={"asked": asked.asked, "stakes": asked.stakes})
        if seen is None:
            return opened
        running = seen.state.stage is Stage.RUNNING
        there = any(one.seq == asked.event for one in surviving(seen.log))
        event = asked.event if there else 0
        return opened.model_copy(
            update={"game": seen.row.id, "at_event": seen.state.seq, "event": event, "paused": running}
        )

    def _cited(self, asked: Asked) -> Sequence[Rule]:
        """Gives the rules that bear on it: those the question finds first, then those the disputed roll used."""
        library = self._finder.library
        used = [library.by_key[key] for key in asked.used if key in library.by_key]
        system = used[0].system if used else None
        given = asked.rule if asked.rule is not None or not asked.suggested else next(iter(used), None)
        question, most = asked.question[:300], AT_ONCE + 2
        found = cite(self._finder, question, given=given, home=asked.home, system=system, most=most, used=used)
        found = (found if given is not None else in_turns(found))[:AT_ONCE]
        open_ones = [rule for rule in used if rule.key in {one.rule for one in asked.asked}]
        ordered = (*open_ones, *found, *used) if asked.suggested else (*found, *open_ones, *used)
        return list({rule.key: rule for rule in ordered}.values())

    def _edition(self, system: str, editions: Mapping[str, str]) -> str:
        known = self._finder.library.systems.get(system)
        if known is None:
            return ""
        chosen = editions.get(system, "")
        return chosen if chosen in known.edition_ids() else known.default

    async def act(self, dispute: str, by: int, interaction: int | None, move: Move) -> tuple[Docket, bool]:
        """Lets somebody do something.

        Args:
            dispute: its id.
            by: who does it.
            interaction: Discord's id of the press; the same one is applied once. None: nobody pressed.
            move: asks whether it is allowed now, and gives what happens.

        Returns:
            The dispute afterwards, and whether the press counted: not when a vote had run out before it.

        Raises:
            RulesError: the move is not allowed; nothing is written.
        """
        async with self._queues[dispute]:
            docket = await self.by_id(dispute)
            if interaction and await kept.by_interaction(self._store.reading, interaction) is not None:
                return docket, True
            moment = self._tables.now()
            happening = moves.due(docket.state, moment)
            counted = not happening
            if counted:
                happening = await self._happening(docket, by, moment, move)
            if not happening:
                return docket, counted
            after = fold((*docket.log, *happening))
            await self._write(docket, happening, by, interaction, after)
            docket = await self.by_id(dispute)
            await self.games.follow(docket, by, interaction)
            return docket, counted

    async def _happening(self, docket: Docket, by: int, moment: int, move: Move) -> list[Event]:
        """Works out what a press brings about, the die included."""
        happening: list[Event] = []
        seen = await self.games.game_of(docket)
        if seen is not None:
            happening += moves.seated_anew(docket.state, [seat.person for seat in seen.state.seats if seat])
        happening += move(_after(docket.state, happening), moment)
        after = _after(docket.state, happening)
        if moves.chance_due(after):
            happening += moves.by_chance(after, await self.games.throw(docket, by, self._dice))
        return happening

    async def _write(
        self, docket: Docket, happening: Sequence[Event], by: int, interaction: int | None, after: Dispute
    ) -> None:
        async with self._store.transaction() as database:
            row = docket.row
            first = len(docket.log) + 1
            await kept.append(database, row.id, first, happening, self._store.moment(), by, interaction)
            await self._call(database, row.id, first, happening, after, by)
            until = after.vote.until if after.vote is not None else None
            over = after.stage is not Ended.OPEN
            await database.execute("UPDATE disputes SET over = ?, until = ? WHERE id = ?", (int(over), until, row.id))
            if after.ruled is not None:
                await kept.keep(database, _kept(docket, after, after.ruled, self._store.today()))

    async def _call(
        self,
        database: aiosqlite.Connection,
        dispute: str,
        first: int,
        happening: Sequence[Event],
        after: Dispute,
        by: int,
    ) -> None:
        """Writes whom to tell of what happens, inside the transaction that is under way."""
        for place, person, what in calls(happening, after, by):
            await written.write(database, dispute, first + place, person, what, self._tables.now())

    async def open_at(self, channel: int) -> Docket | None:
        """Gives the open dispute of the game in a channel, if any."""
        seen = await self._tables.at(channel)
        row = None if seen is None else await kept.open_in_game(self._store.reading, seen.row.id)
        return None if row is None else await self.by_id(row.id)

    async def without_card(self) -> list[str]:
        """Gives the open disputes that have no card."""
        return await kept.without_card(self._store.reading)

    async def soonest(self) -> int | None:
        """Gives the moment at which the next vote closes, or None."""
        return await kept.next_deadline(self._store.reading)

    async def close_votes(self) -> list[Docket]:
        """Counts every vote whose time is over, without anybody's press; gives what has changed."""
        closed = []
        for dispute in await kept.past_deadline(self._store.reading, self._tables.now()):
            with apart(log, "The vote of dispute %s could not be closed.", dispute):
                docket, _ = await self.act(dispute, NOBODY, None, lambda _state, _now: [])
                closed.append(docket)
        return closed

    async def mend(self) -> None:
        """Brings games in step with their disputes after a crash between the two."""
        for dispute in await kept.in_open_games(self._store.reading):
            with apart(log, "The game of dispute %s could not be brought in step.", dispute):
                await self.games.follow(await self.by_id(dispute), NOBODY)

    async def card_is(self, docket: Docket, message: int, thread: int | None = None) -> Docket:
        """Remembers which message is the card of a dispute, and in which thread; None for its channel."""
        async with self._store.transaction() as database:
            await database.execute(
                "UPDATE disputes SET message = ?, thread = ? WHERE id = ?",
                (message, thread, docket.row.id),
            )
        return await self.by_id(docket.row.id)


def _after(state: Dispute, events: Sequence[Event]) -> Dispute:
    for event in events:
        state = apply(event, state)
    return state


def _kept(docket: Docket, after: Dispute, ruled: Ruled, decided: str) -> KeptRuling:
    row = docket.row
    ruling = Ruling(
        text=ruled.text,
        question=after.opened.question,
        rules=after.rules,
        edition=after.opened.edition or None,
        settles=ruled.settles,
        answer=ruled.answer,
        way=ruled.way,
        decided=decided,
    )
    link = link_to(row.server, row.place, row.message)
    return KeptRuling(0, row.server, row.number, row.channel, row.game, row.id, ruling, ruled.by, link)
