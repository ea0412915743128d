"""The disputes part of the store: their logs, and the rulings of servers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiosqlite

from rules.rulings.events import EVENT, Event, Way
from rules.rulings.ruling import Ruling


@dataclass(frozen=True, slots=True)
class DisputeRow:
    """A dispute as the store knows it: opened in ``channel``, its card there or in ``thread``."""

    id: str
    server: int
    number: int
    channel: int
    thread: int | None = None
    message: int | None = None
    game: str | None = None
    over: bool = False

    @property
    def place(self) -> int:
        """Where the card is: the thread, or the channel."""
        return self.thread or self.channel


@dataclass(frozen=True, slots=True)
class KeptRuling:
    """A ruling of a server.

    Attributes:
        number: its number in the server, the same as its dispute's.
        for_server: whether it holds in the whole server; else only in its game or channel.
        deciders: who decided.
        link: where it was decided.
        withdrawn: why it no longer holds, or None while it does.
    """

    id: int
    server: int
    number: int
    channel: int
    game: str | None
    dispute: str | None
    ruling: Ruling
    deciders: tuple[int, ...] = ()
    link: str = ""
    for_server: bool = False
    withdrawn: str | None = None

    @property
    def whose(self) -> str:
        """Whose ruling it is: ``house``, ``server``, ``game`` or ``channel``."""
        if self.ruling.way is Way.HOUSE:
            return "house"
        return "server" if self.for_server else "game" if self.game else "channel"


_DISPUTE = "id, server, number, channel, thread, message, game, over"
_RULING = "id, server, number, channel, game, dispute, body, deciders, link, for_server, withdrawn_reason"


def _dispute(row: Any) -> DisputeRow:
    return DisputeRow(row[0], row[1], row[2], row[3], row[4], row[5], row[6], bool(row[7]))


def _ruling(row: Any) -> KeptRuling:
    return KeptRuling(
        row[0],
        row[1],
        row[2],
        row[3],
        row[4],
        row[5],
        Ruling.model_validate_json(row[6]),
        tuple(json.loads(row[7])),
        row[8],
        bool(row[9]),
        row[10],
    )


async def next_number(database: aiosqlite.Connection, server: int) -> int:
    """Gives the next number in a server; inside the transaction that uses it."""
    rows = list(
        await database.execute_fetchall(
            "SELECT max(number) FROM (SELECT number FROM disputes WHERE server = ? "
            "UNION ALL SELECT number FROM rulings WHERE server = ?)",
            (server, server),
        )
    )
    return int(rows[0][0] or 0) + 1


async def insert(database: aiosqlite.Connection, row: DisputeRow) -> None:
    """Writes a new dispute."""
    await database.execute(
        "INSERT INTO disputes (id, server, number, channel, game) VALUES (?, ?, ?, ?, ?)",
        (row.id, row.server, row.number, row.channel, row.game),
    )


async def by_id(database: aiosqlite.Connection, dispute: str) -> DisputeRow | None:
    """Finds a dispute."""
    rows = list(await database.execute_fetchall(f"SELECT {_DISPUTE} FROM disputes WHERE id = ?", (dispute,)))  # noqa: S608
    return _dispute(rows[0]) if rows else None


async def by_interaction(database: aiosqlite.Connection, interaction: int) -> str | None:
    """Finds the dispute that a press was for, if it was applied."""
    rows = list(
        await database.execute_fetchall("SELECT dispute FROM dispute_events WHERE interaction = ?", (interaction,))
    )
    return str(rows[0][0]) if rows else None


async def open_in_game(database: aiosqlite.Connection, game: str) -> DisputeRow | None:
    """Finds the open dispute about a game."""
    rows = list(
        await database.execute_fetchall(f"SELECT {_DISPUTE} FROM disputes WHERE game = ? AND over = 0", (game,))  # noqa: S608
    )
    return _dispute(rows[0]) if rows else None


async def open_in_channel(database: aiosqlite.Connection, channel: int) -> int:
    """Counts the open disputes of a channel."""
    rows = list(
        await database.execute_fetchall("SELECT count(*) FROM disputes WHERE channel = ? AND over = 0", (channel,))
    )
    return int(rows[0][0])


async def past_deadline(database: aiosqlite.Connection, now: int) -> list[str]:
    """Gives the open disputes whose vote has run out."""
    rows = await database.execute_fetchall("SELECT id FROM disputes WHERE over = 0 AND until <= ?", (now,))
    return [str(row[0]) for row in rows]


async def next_deadline(database: aiosqlite.Connection) -> int | None:
    """Gives the moment at which the next vote closes."""
    rows = list(await database.execute_fetchall("SELECT min(until) FROM disputes WHERE over = 0"))
    return None if rows[0][0] is None else int(rows[0][0])


async def without_card(database: aiosqlite.Connection) -> list[str]:
    """Gives the open disputes whose card was never posted."""
    rows = await database.execute_fetchall("SELECT id FROM disputes WHERE over = 0 AND message IS NULL")
    return [str(row[0]) for row in rows]


async def in_open_games(database: aiosqlite.Connection) -> list[str]:
    """Gives the newest dispute of every game that is not over."""
    rows = await database.execute_fetchall(
        "SELECT disputes.id, max(disputes.number) FROM disputes JOIN games ON games.id = disputes.game "
        "WHERE games.over = 0 GROUP BY disputes.game"
    )
    return [str(row[0]) for row in rows]


async def name_arbiter(database: aiosqlite.Connection, server: int, person: int | None, by: int, at: str) -> None:
    """Writes down who is arbiter from now on; the namings before stay."""
    await database.execute(
        "INSERT INTO arbiters (server, person, named_by, at) VALUES (?, ?, ?, ?)", (server, person, by, at)
    )


async def arbiter_of(database: aiosqlite.Connection, server: int) -> int | None:
    """Gives the arbiter who was named last for a server."""
    rows = list(
        await database.execute_fetchall(
            "SELECT person FROM arbiters WHERE server = ? ORDER BY id DESC LIMIT 1", (server,)
        )
    )
    person = int(rows[0][0] or 0) if rows else 0
    return person if person > 0 else None  # below 0 stands somebody who left


async def log_of(database: aiosqlite.Connection, dispute: str) -> list[Event]:
    """Reads what happened in a dispute, in order."""
    rows = await database.execute_fetchall("SELECT body FROM dispute_events WHERE dispute = ? ORDER BY seq", (dispute,))
    return [EVENT.validate_json(row[0]) for row in rows]


async def append(
    database: aiosqlite.Connection,
    dispute: str,
    first: int,
    events: Sequence[Event],
    at: str,
    by: int,
    interaction: int | None,
) -> None:
    """Writes events inside the transaction that is under way; the first carries the interaction's id."""
    for place, event in enumerate(events):
        await database.execute(
            "INSERT INTO dispute_events VALUES (?, ?, ?, ?, ?, ?)",
            (dispute, first + place, at, by, EVENT.dump_json(event).decode(), interaction if place == 0 else None),
        )


async def keep(database: aiosqlite.Connection, kept: KeptRuling, confirmed_by: int | None = None) -> None:
    """Writes a new ruling; its ``id`` is given by the store."""
    cursor = await database.execute(
        "INSERT INTO rulings "
        "(server, number, channel, game, dispute, body, deciders, link, for_server, confirmed_by, settles) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            kept.server,
            kept.number,
            kept.channel,
            kept.game,
            kept.dispute,
            kept.ruling.model_dump_json(),
            json.dumps(kept.deciders),
            kept.link,
            int(kept.for_server),
            confirmed_by,
            kept.ruling.settles or None,
        ),
    )
    for rule in dict.fromkeys(kept.ruling.rules):
        await database.execute("INSERT INTO ruling_rules VALUES (?, ?)", (cursor.lastrowid, rule))


async def rulings_of(database: aiosqlite.Connection, server: int) -> list[KeptRuling]:
    """Gives every ruling of a server, newest first, withdrawn ones too."""
    rows = await database.execute_fetchall(
        f"SELECT {_RULING} FROM rulings WHERE server = ? ORDER BY number DESC",  # noqa: S608
        (server,),
    )
    return [_ruling(row) for row in rows]


async def rulings_on(
    database: aiosqlite.Connection, server: int, channel: int | None, rule: str, game: str | None
) -> list[KeptRuling]:
    """Gives the rulings that hold for a rule in a channel: the server's, and the channel's or its game's own."""
    rows = await database.execute_fetchall(
        f"SELECT {_RULING} FROM rulings JOIN ruling_rules ON ruling_rules.ruling = rulings.id "  # noqa: S608
        "WHERE ruling_rules.rule = ? AND server = ? AND withdrawn_reason IS NULL "
        "AND (for_server = 1 OR (channel = ? AND game IS NULL) OR game = ?) ORDER BY for_server DESC, number DESC",
        (rule, server, channel, game),
    )
    return [_ruling(row) for row in rows]


async def settling(
    database: aiosqlite.Connection, server: int, channel: int | None, game: str | None
) -> list[KeptRuling]:
    """Gives the rulings that answer open points in a channel: its game's first, then the channel's, the server's."""
    rows = await database.execute_fetchall(
        f"SELECT {_RULING} FROM rulings WHERE server = ? AND settles IS NOT NULL AND withdrawn_reason IS NULL "  # noqa: S608
        "AND (for_server = 1 OR (channel = ? AND game IS NULL) OR game = ?) "
        "ORDER BY game IS NOT NULL AND game = ? DESC, for_server, number DESC",
        (server, channel, game, game),
    )
    return [_ruling(row) for row in rows]


async def in_words(
    database: aiosqlite.Connection, server: int, channel: int | None, game: str | None, system: str
) -> list[KeptRuling]:
    """Gives the rulings about a system that answer no open point, in a channel: its game's first, newest first."""
    rows = await database.execute_fetchall(
        f"SELECT {_RULING} FROM rulings WHERE server = ? AND settles IS NULL AND withdrawn_reason IS NULL "  # noqa: S608
        "AND (for_server = 1 OR (channel = ? AND game IS NULL) OR game = ?) "
        "AND json_extract(body, '$.rules[0]') LIKE ? ORDER BY for_server, number DESC LIMIT 200",
        (server, channel, game, f"{system}/%"),
    )
    return [_ruling(row) for row in rows]


async def ruling_numbered(database: aiosqlite.Connection, server: int, number: int) -> KeptRuling | None:
    """Finds a ruling by its number."""
    rows = list(
        await database.execute_fetchall(
            f"SELECT {_RULING} FROM rulings WHERE server = ? AND number = ?",  # noqa: S608
            (server, number),
        )
    )
    return _ruling(rows[0]) if rows else None
