"""What was ruled in a server: where it holds, what is withdrawn, and carrying it elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.store import Store, games
from bot.store import disputes as kept
from bot.store.disputes import KeptRuling
from rules.errors import NotAllowedNow, NotFound
from rules.library.load import Rule
from rules.rulings.ruling import Ruling
from rules.rulings.settled import NOTHING, InWords, Precedent, Settled
from rules.rulings.text import REASON, line

MOST_KEPT = 2_000
"""How many rulings a server may keep; withdrawn ones count."""


@dataclass(frozen=True, slots=True)
class Sorted:
    """Rulings of a file, sorted into what can be taken over and what cannot."""

    new: tuple[Ruling, ...]
    known: int
    strange: int


class Rulings:
    """The rulings of every server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def on(self, server: int | None, channel: int | None, rule: str) -> Sequence[KeptRuling]:
        """Gives what holds for a rule in a channel."""
        if server is None:
            return ()
        game = await games.open_in(self._store.reading, channel) if channel else None
        return await kept.rulings_on(self._store.reading, server, channel, rule, game.id if game else None)

    async def about(self, server: int | None, channel: int | None, rule: Rule) -> Sequence[KeptRuling]:
        """Gives what holds for a rule in a channel, with what settles a question that it shares with another rule."""
        held = list(await self.on(server, channel, rule.key))
        for name in rule.entry.shares:
            entry, _, question = name.partition("/")
            owner = f"{rule.system}/{entry}"
            settling = f"open-{question}@{owner}"
            known = {one.number for one in held}
            others = await self.on(server, channel, owner)
            held += [one for one in others if one.ruling.settles.startswith(settling) and one.number not in known]
        return held

    async def settled(self, server: int | None, channel: int | None, edition: str, system: str = "") -> Settled:
        """Gives what rulings answer when something is rolled in a channel, in one edition.

        Args:
            server: where it is rolled.
            channel: where it is rolled.
            edition: the edition in force.
            system: the system whose rulings in mere words are wanted too.
        """
        if server is None:
            return NOTHING
        game = await games.open_in(self._store.reading, channel) if channel else None
        place = (self._store.reading, server, channel, game.id if game else None)
        held = await kept.settling(*place)
        told = await kept.in_words(*place, system) if system else ()
        return Settled.of(
            [
                Precedent(one.ruling.settles, one.ruling.answer, one.number, one.link)
                for one in held
                if one.ruling.answer is not None and one.ruling.edition in {None, edition}
            ],
            [_in_words(one) for one in told if one.ruling.edition in {None, edition}],
        )

    async def of(self, server: int) -> list[KeptRuling]:
        """Gives every ruling of a server, newest first, withdrawn ones too."""
        return await kept.rulings_of(self._store.reading, server)

    async def of_game(self, server: int | None, game: str) -> list[KeptRuling]:
        """Gives the rulings that were made in a game and still hold, oldest first."""
        found = await self.of(server) if server is not None else []
        return [one for one in reversed(found) if one.game == game and one.withdrawn is None]

    async def numbered(self, server: int, number: int) -> KeptRuling:
        """Gives a ruling by its number.

        Raises:
            NotFound: there is none.
        """
        found = await kept.ruling_numbered(self._store.reading, server, number)
        if found is None:
            raise NotFound("ruling-unknown", given=f"D-{number}")
        return found

    async def confirm(self, server: int, number: int, by: int) -> KeptRuling:
        """Lets a ruling hold in the whole server; doing so twice is doing it once.

        Raises:
            NotFound: there is none.
            NotAllowedNow: it was withdrawn.
        """
        if (await self.numbered(server, number)).withdrawn is not None:
            raise NotAllowedNow("ruling-withdrawn-already", number=f"D-{number}")
        async with self._store.transaction() as database:
            await database.execute(
                "UPDATE rulings SET for_server = 1, confirmed_by = ? "
                "WHERE server = ? AND number = ? AND for_server = 0",
                (by, server, number),
            )
        return await self.numbered(server, number)

    async def withdraw(self, server: int, number: int, by: int, reason: str, *, manages: bool) -> KeptRuling:
        """Ends a ruling. It stays, with the reason.

        Args:
            server: where it was made.
            number: its number.
            by: who ends it.
            reason: why.
            manages: whether they manage the server; else they may end only what they decided for their own table.

        Raises:
            CannotBeRead: the reason is empty or enormous.
            RulesError: there is none, it was withdrawn before, or it is not theirs to end.
        """
        why = line(reason, REASON)
        found = await self.numbered(server, number)
        if found.withdrawn is not None:
            raise NotAllowedNow("ruling-withdrawn-already", number=f"D-{number}")
        if not manages and (found.for_server or by not in found.deciders):
            raise NotAllowedNow("ruling-not-yours")
        async with self._store.transaction() as database:
            await database.execute(
                "UPDATE rulings SET withdrawn_by = ?, withdrawn_at = ?, withdrawn_reason = ? "
                "WHERE server = ? AND number = ? AND withdrawn_reason IS NULL",
                (by, self._store.today(), why, server, number),
            )
        return await self.numbered(server, number)

    async def sort(self, server: int, rulings: Sequence[Ruling], rules: frozenset[str]) -> Sorted:
        """Sorts the rulings of a file; those that say nothing new or name no known rule are counted, not taken.

        Args:
            server: where they shall go.
            rulings: what the file holds.
            rules: the keys of the library.
        """
        there = {_same(one.ruling) for one in await self.of(server) if one.withdrawn is None and one.for_server}
        new: list[Ruling] = []
        known = strange = 0
        for ruling in rulings:
            fits = ruling.model_copy(update={"rules": tuple(rule for rule in ruling.rules if rule in rules)})
            if ruling.rules and not fits.rules:
                strange += 1
            elif _same(fits) in there:
                known += 1
            else:
                there.add(_same(fits))
                new.append(fits)
        return Sorted(tuple(new), known, strange)

    async def agree(
        self, one: KeptRuling, key: str, was: Mapping[str, Any], now: Callable[[int], Mapping[str, Any]]
    ) -> int | None:
        """Keeps what was agreed on a card, together with the card's new state.

        Args:
            one: the ruling, still without a number.
            key: the card's key.
            was: what the key stood for when it was pressed.
            now: gives what it stands for afterwards, by the ruling's number.

        Returns:
            The number, or None when the card was answered meanwhile.

        Raises:
            NotAllowedNow: the server would keep too many.
        """
        if len(await self.of(one.server)) >= MOST_KEPT:
            raise NotAllowedNow("rulings-too-many", limit=MOST_KEPT)
        async with self._store.transaction() as database:
            number = await kept.next_number(database, one.server)
            if not await self._store.replace_key(database, key, was, now(number)):
                return None
            await kept.keep(database, replace(one, number=number))
        return number

    async def add(self, server: int, channel: int, by: int, rulings: Sequence[Ruling]) -> list[int]:
        """Takes rulings over for the whole server, all of them or none.

        Returns:
            Their numbers.

        Raises:
            NotAllowedNow: the server would keep too many.
        """
        if len(await self.of(server)) + len(rulings) > MOST_KEPT:
            raise NotAllowedNow("rulings-too-many", limit=MOST_KEPT)
        numbers = []
        async with self._store.transaction() as database:
            for ruling in rulings:
                numbers.append(await kept.next_number(database, server))
                one = KeptRuling(0, server, numbers[-1], channel, None, None, ruling, (by,), for_server=True)
                await kept.keep(database, one, confirmed_by=by)
        return numbers


def _in_words(one: KeptRuling) -> InWords:
    ruling = one.ruling
    return InWords(ruling.rules, ruling.text, ruling.question, one.whose, one.number, one.link)


def _same(ruling: Ruling) -> tuple[str, tuple[str, ...], str | None]:
    return ruling.text.casefold(), tuple(sorted(ruling.rules)), ruling.edition
