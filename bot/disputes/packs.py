"""The rule entries of every server: kept with all their versions, and searched together with the library."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

import aiosqlite

from bot.memory import Latest
from bot.store import Store
from bot.words import words
from rules.errors import NotAllowedNow, NotFound
from rules.library.entry import Lang
from rules.library.find import Answer, Finder, Hit, Sureness
from rules.library.load import Rule
from rules.library.search.tokens import Lexicon
from rules.rulings.pack import MOST_ENTRIES, PackEntry, number_of, shelved
from rules.rulings.text import REASON, line

_NAMED = 97.0
"""From here a score is a name's, as in ``rules.library.find``."""
_ALIKE = 88.0
"""A question must be this like an own entry to open it: being far ahead means little among a handful of entries."""
_LIKELY = 60.0
"""An entry that fits less is not suggested while somebody types."""
_IN_MEMORY = 200
"""The searches of how many servers are kept ready."""


@dataclass(frozen=True, slots=True)
class Own:
    """An entry as a server has it now, and who wrote this version of it when."""

    number: int
    entry: PackEntry
    by: int
    at: str


@dataclass(frozen=True, slots=True)
class Sorted:
    """The entries of a file: new ones, changed ones by number, how many are known, how many of unknown games."""

    new: tuple[PackEntry, ...]
    changed: tuple[tuple[int, PackEntry], ...]
    known: int
    strange: int


class Packs:
    """The own entries of servers."""

    def __init__(self, store: Store, finder: Finder) -> None:
        self._store = store
        self._finder = finder
        self._ready: Latest[int, tuple[dict[int, Own], Finder | None]] = Latest(_IN_MEMORY)
        self._writing = asyncio.Lock()
        self._changes = 0

    async def of(self, server: int) -> dict[int, Own]:
        """Gives the entries of a server by number."""
        return (await self._of(server))[0]

    async def _of(self, server: int) -> tuple[dict[int, Own], Finder | None]:
        ready = self._ready.get(server)
        if ready is None:
            change = self._changes
            entries = await self._read(server)
            ready = entries, await asyncio.to_thread(self._search, entries) if entries else None
            if change == self._changes:  # else somebody wrote meanwhile, and it may be old already
                self._ready[server] = ready
        return ready

    def read_anew(self) -> None:
        """Lets every server's entries be read again."""
        self._ready.clear()

    def _changed(self, server: int) -> None:
        self._changes += 1
        self._ready.pop(server, None)

    async def _read(self, server: int) -> dict[int, Own]:
        rows = await self._store.reading.execute_fetchall(
            "SELECT number, body, by, at, max(version) FROM pack_entries WHERE server = ? GROUP BY number", (server,)
        )
        return {
            row[0]: Own(row[0], PackEntry.model_validate_json(row[1]), row[2], row[3])
            for row in rows
            if row[1] is not None
        }

    def _search(self, entries: dict[int, Own]) -> Finder:
        topic = (words(Lang.KO)("pack-topic"), words(Lang.EN)("pack-topic"))
        library = shelved({one.number: one.entry for one in entries.values()}, self._finder.library.systems, topic)
        return Finder(library, Lexicon.read())

    async def numbered(self, server: int, number: int) -> Own:
        """Gives an entry by its number.

        Raises:
            NotFound: there is none, or it was removed.
        """
        found = (await self.of(server)).get(number)
        if found is None:
            raise NotFound("pack-unknown", given=f"P-{number}")
        return found

    async def rule(self, server: int | None, key: str) -> Rule | None:
        """Gives an entry as a rule, by its key."""
        finder = (await self._of(server))[1] if server is not None else None
        return finder.library.by_key.get(key) if finder is not None else None

    async def combined(
        self, server: int | None, query: str, answer: Answer, *, system: str | None, home: str | None
    ) -> Answer:
        """Joins what the library answers with what the server's own entries do; their exact names come first."""
        finder = (await self._of(server))[1] if server is not None else None
        own = finder.find(query, system=system, home=home) if finder is not None else None
        if own is None or own.sureness is Sureness.NOTHING:
            return answer
        best = own.hits[0].score
        labelled = bool(answer.hits) and answer.hits[0].score == 100.0 > best
        if own.sureness is Sureness.CLEAR and (
            (best >= _NAMED and not labelled) or (answer.sureness is not Sureness.CLEAR and best >= _ALIKE)
        ):
            return own
        if answer.sureness is Sureness.CLEAR:
            return answer
        hits: list[Hit] = sorted((*own.hits, *answer.hits), key=lambda hit: -hit.score)
        return Answer(Sureness.DOUBTFUL, tuple(hits[:5]), answer.system)

    async def suggest(
        self, server: int | None, typed: str, lang: Lang, *, system: str | None, home: str | None
    ) -> list[str]:
        """Gives the labels of own entries that a half-typed query may become."""
        finder = (await self._of(server))[1] if server is not None and typed.strip() else None
        if finder is None:
            return []
        found = finder.find(typed, system=system, home=home, limit=5, typing=True)
        return [finder.label(hit.rule, lang) for hit in found.hits if hit.score >= _LIKELY]

    async def own(self, server: int | None, rule: Rule) -> Own | None:
        """Gives the entry behind a rule that was found; None for one of the library."""
        number = number_of(rule)
        if server is None or number is None or rule.key in self._finder.library.by_key:
            return None
        return (await self.of(server)).get(number)

    async def write(self, server: int, entries: Sequence[tuple[int | None, PackEntry]], by: int) -> list[int]:
        """Keeps new entries (without a number) and new versions of old ones, all of them or none.

        Returns:
            Their numbers.

        Raises:
            NotAllowedNow: two entries would share a name, or there would be too many.
        """
        async with self._writing:
            return await self._write(server, entries, by)

    async def _write(self, server: int, entries: Sequence[tuple[int | None, PackEntry]], by: int) -> list[int]:
        after = {number: own.entry for number, own in (await self.of(server)).items()}
        for place, (number, entry) in enumerate(entries):
            after[number if number is not None else -1 - place] = entry
        if len(after) > MOST_ENTRIES:
            raise NotAllowedNow("pack-too-many", limit=MOST_ENTRIES)
        names: set[tuple[str, str]] = set()
        for entry in after.values():
            mine = {(entry.system, name) for name in entry.names()}
            if mine & names:
                raise NotAllowedNow("pack-name-taken", name=min(mine & names)[1])
            names |= mine
        async with self._store.transaction() as database:
            numbers = [await self._version(database, server, number, entry, "", by) for number, entry in entries]
        self._changed(server)
        return numbers

    async def remove(self, server: int, number: int, by: int, reason: str) -> Own:
        """Takes an entry away; every version of it stays in the database, with the reason.

        Raises:
            CannotBeRead: the reason is empty or enormous.
            NotFound: there is none.
        """
        why, own = line(reason, REASON), await self.numbered(server, number)
        async with self._store.transaction() as database:
            await self._version(database, server, number, None, why, by)
        self._changed(server)
        return own

    async def sort(self, server: int, entries: Sequence[PackEntry]) -> Sorted:
        """Sorts the entries of a file by what they would do here."""
        there = await self.of(server)
        new: list[PackEntry] = []
        changed: dict[int, PackEntry] = {}
        known = strange = 0
        for entry in entries:
            same = next(
                (
                    own
                    for own in there.values()
                    if own.entry.system == entry.system and own.entry.names() & entry.names()
                ),
                None,
            )
            if entry.system not in self._finder.library.systems:
                strange += 1
            elif same is None:
                new.append(entry)
            elif same.entry == entry:
                known += 1
            else:
                changed[same.number] = entry
        return Sorted(tuple(new), tuple(changed.items()), known, strange)

    async def _version(
        self,
        database: aiosqlite.Connection,
        server: int,
        number: int | None,
        entry: PackEntry | None,
        reason: str,
        by: int,
    ) -> int:
        """Writes the next version of an entry inside the transaction that is under way; gives its number."""
        if number is None:
            of_all = "SELECT max(number) FROM pack_entries WHERE server = ?"
            number = await _newest(database, of_all, server) + 1
        of_one = "SELECT max(version) FROM pack_entries WHERE server = ? AND number = ?"
        version = await _newest(database, of_one, server, number) + 1
        body = None if entry is None else entry.model_dump_json(exclude_none=True)
        await database.execute(
            "INSERT INTO pack_entries VALUES (?, ?, ?, ?, ?, ?, ?)",
            (server, number, version, body, reason, by, self._store.today()),
        )
        return number


async def _newest(database: aiosqlite.Connection, question: str, *of: int) -> int:
    """Gives the highest number that a question finds; 0 where there is none."""
    rows = await database.execute_fetchall(question, of)
    return next((int(row[0] or 0) for row in rows), 0)
