"""Letters: who is told what, once, when they may be disturbed, whatever crashes in between.

A letter is written with the events that cause it. Before it is sent the message is written down, after it was sent it
is marked; a message that was tried and never marked is looked for in the channel before it is sent again.
"""

from __future__ import annotations

import contextlib
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import discord

from bot.apart import apart
from bot.cards.card import custom_id
from bot.cards.tell import game_name, owed_name
from bot.games.marking import Marking
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.games.together import Together
from bot.sending import JUST_NOW, RETRY, awake, find_again, sent
from bot.store import Store, mail, shown
from bot.store.mail import Letter, Post
from bot.store.people import hours_of
from bot.words import Words
from rules.errors import NotFound
from rules.game import clock

log = logging.getLogger(__name__)

KIND = "ping"
"""Kind of the card that a reminder's button belongs to."""

_URGENCY = ("next", "ping", "last", "remind")
"""Of several letters to one person in one game only the last of these is sent."""


@dataclass(frozen=True, slots=True)
class _Due:
    """A letter that still holds, with its game."""

    letter: Letter
    seen: Seen


class Mail:
    """Delivers the letters of all games."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        words_for: Callable[[Seen], Awaitable[Words]],
    ) -> None:
        self._client = client
        self._store = store
        self._tables = tables
        self._words_for = words_for
        self._delivering = Together()
        self._marking = Marking(client, store, tables, words_for)

    async def soonest(self) -> int | None:
        """Gives the next moment at which something is due, or None."""
        return await mail.soonest(self._store.reading)

    async def back(self, person: int) -> None:
        """Lets the letters that waited for somebody be looked at again, and delivers what is due."""
        async with self._store.transaction() as database:
            await mail.hurry(database, person, self._tables.now())
        await self.deliver()

    async def deliver(self) -> None:
        """Sends every letter that is due; one that is no longer true is put away unsent."""
        await self._delivering.run(self._deliver)

    async def _deliver(self) -> None:
        now = self._tables.now()
        for post in await mail.unconfirmed(self._store.reading, now):
            await self._guarded(post.game, self._again(post))
        for card in await shown.to_mark(self._store.reading, now):
            await self._guarded(card.game, self._marking.mark(card))
        for game, due in await mail.reminders(self._store.reading, now):
            await self._guarded(game, self._tables.remind(game, due))
        groups: defaultdict[tuple[int | None, int], list[_Due]] = defaultdict(list)
        for letter in await mail.letters(self._store.reading, now):
            await self._guarded(letter.game, self._sort(letter, groups))
        for (_, person), found in groups.items():
            await self._guarded(found[0].letter.game, self._write(person, found, now))

    async def _guarded(self, game: str, work: Awaitable[None]) -> None:
        """Lets one game that cannot be read hold nobody else up."""
        with apart(log, "The letters of game %s have to wait.", game) as part:
            await work
        if part.failed:
            async with self._store.transaction() as database:
                await mail.hold(database, game, self._tables.now() + clock.HOUR)

    async def _sort(self, letter: Letter, groups: defaultdict[tuple[int | None, int], list[_Due]]) -> None:
        """Puts a letter to the others of its person in a server; one that holds no more is put away."""
        seen = await self._still(letter)
        if seen is None:
            async with self._store.transaction() as database:
                if await self._held(letter):
                    await mail.postpone(database, [letter], self._tables.now() + JUST_NOW)
                else:
                    await mail.done(database, [letter])
            return
        groups[seen.row.server, letter.person].append(_Due(letter, seen))

    async def _still(self, letter: Letter) -> Seen | None:
        """Gives the game of a letter that still holds."""
        try:
            seen = await self._tables.by_id(letter.game)
        except NotFound:
            return None
        if letter.kind == "next":
            wanted = (await hours_of(self._store, letter.person)).heads_up
            return seen if wanted and clock.upcoming(seen.state) == letter.person else None
        step = letter.body.get("step")
        holds = any((due.person, due.what, due.step) == (letter.person, letter.what, step) for due in seen.owing)
        return seen if holds else None

    async def _held(self, letter: Letter) -> bool:
        """Says whether the decision of a letter waits behind something else, and may be asked for after that."""
        with contextlib.suppress(NotFound):
            asked = (letter.person, letter.what, letter.body.get("step"))
            dues = (await self._tables.by_id(letter.game)).dues
            return any(due.held and (due.person, due.what, due.step) == asked for due in dues)
        return False

    async def _write(self, person: int, found: Sequence[_Due], now: int) -> None:
        """Sends the letters of one person in one server as one message, unless they rest now."""
        awake = max([await self._awake(person, one.seen, now) for one in found])
        if awake > now:
            async with self._store.transaction() as database:
                await mail.postpone(database, [one.letter for one in found], awake)
            return
        each: dict[str, _Due] = {}
        for one in found:
            rival = each.get(one.letter.game)
            if rival is None or _urgency(one.letter) >= _urgency(rival.letter):
                each[one.letter.game] = one
        chosen = list(each.values())
        words = await self._words_for(chosen[0].seen)
        text = _several(person, chosen, words) if len(chosen) > 1 else _single(chosen[0], words)
        key = None
        if len(chosen) == 1 and chosen[0].letter.kind == "remind":
            letter = chosen[0].letter
            payload = {"game": letter.game, "person": person, "step": letter.body["step"]}
            key = await self._store.new_key(KIND, payload)
        first = chosen[0].letter  # its game's channel is where the message goes
        letters = [first, *(one.letter for one in found if one.letter.id != first.id)]
        async with self._store.transaction() as database:
            post = await mail.attempt(database, letters, text, key, now)
        await self._send(post, chosen[0].seen, words)

    async def _awake(self, person: int, seen: Seen, now: int) -> int:
        terms, lang = seen.state.terms, (await self._words_for(seen)).lang
        zone, quiet = (terms.zone, terms.quiet) if terms else ("", "")
        return await awake(self._store, person, now, _moved(seen, person), lang, zone=zone, quiet=quiet)

    def _place(self, seen: Seen) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(seen.row.channel, guild_id=seen.row.server)

    async def _send(self, post: Post, seen: Seen, words: Words) -> None:
        """Sends a message that was written down, and marks it."""
        message = await sent(
            self._place(seen),
            post.text,
            nonce=str(post.id),
            about=f"game {post.game}",
            view=discord.utils.MISSING if post.key is None else _stop_button(post.key, words),
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(post.person)]),
        )
        async with self._store.transaction() as database:
            if message is None:
                await mail.again(database, post, self._tables.now() + RETRY)
            else:
                await mail.arrived(database, post, message)

    async def _again(self, post: Post) -> None:
        """Finds out whether a message arrived that was tried; sends it if it did not and it still holds."""
        seen = await self._tables.by_id(post.game)
        there = await find_again(self._client, self._place(seen), post.text, about=f"game {post.game}")
        letters = await mail.letters_of(self._store.reading, post.id)
        holds = [letter for letter in letters if await self._still(letter) is not None]
        if not there and holds:
            await self._send(post, seen, await self._words_for(seen))
            return
        async with self._store.transaction() as database:
            await mail.arrived(database, post, there)


def _urgency(letter: Letter) -> tuple[int, int]:
    return _URGENCY.index(letter.kind), int(letter.body.get("level", 0))


def _moved(seen: Seen, person: int) -> str | None:
    """Gives the moment at which somebody last did something in a game."""
    return next((one.at for one in reversed(seen.log) if one.by == person), None)


def _single(one: _Due, words: Words) -> str:
    """Writes one letter. Its text is like no other of its game: a lost one is found again by it."""
    letter, state = one.letter, one.seen.state
    since = next((due.since for due in one.seen.owing if due.person == letter.person and due.what == letter.what), 0)
    key = KIND if letter.kind == "ping" else f"ping-{letter.kind}"
    if letter.kind == "remind":
        key = f"ping-remind-{min(int(letter.body['level']), 3)}"
    said = words(
        key,
        person=f"<@{letter.person}>",
        what=owed_name(letter.what, state, words, asked=True),
        title=game_name(state, words),
        since=f"<t:{since}:R>",
        pace=clock.pace_of(state),
    )
    return f"{said}\n-# {words('ping-event', seq=str(letter.body.get('step', state.seq)))}"


def _several(person: int, found: Sequence[_Due], words: Words) -> str:
    """Writes one message about several games."""
    lines = [words("ping-several", person=f"<@{person}>", count=len(found))]
    lines += [
        f"- <#{one.seen.row.channel}> · **{owed_name(one.letter.what, one.seen.state, words)}**" for one in found[:20]
    ]
    if len(found) > 20:
        lines.append(words("and-more", count=len(found) - 20))
    lines.append(f"-# {words('ping-event', seq=str(found[0].letter.body.get('step', 0)))}")
    return "\n".join(lines)


def _stop_button(key: str, words: Words) -> discord.ui.View:
    """Builds the button that ends the reminders of one decision; presses are answered by key, not by this object."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label=words("button-know"), custom_id=custom_id(key, "know")))
    view.stop()
    return view
