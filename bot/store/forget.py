"""What the store holds of one person, and letting it forget them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import aiosqlite

from bot.store import games, secrets
from rules.game import events as happened
from rules.game.events import EVENT, Entry
from rules.game.seal import chained, entry


async def held(database: aiosqlite.Connection, person: int) -> dict[str, Any]:
    """Gathers what is kept of a person: their choices, their games with what they did, their orders, their disputes."""
    own = list(
        await database.execute_fetchall(
            "SELECT language, zone, quiet, away, heads_up FROM people WHERE id = ?", (person,)
        )
    )
    names = ("language", "zone", "quiet_hours", "away_until", "heads_up")
    plays: list[dict[str, Any]] = []
    for row in await database.execute_fetchall("SELECT game FROM players WHERE person = ?", (person,)):
        log = await games.log_of(database, row[0])
        mine = [one.model_dump(mode="json") for one in log if one.by == person]
        sealed = [one.body for one in await secrets.of_game(database, row[0]) if one.side in _sides(log, person)]
        plays.append({"game": row[0], "events": mine, "sealed": sealed})
    orders = await database.execute_fetchall(
        "SELECT game, question, unit, answer FROM orders WHERE person = ?", (person,)
    )
    said = await database.execute_fetchall("SELECT dispute, at, body FROM dispute_events WHERE by = ?", (person,))
    return {
        "person": person,
        "choices": dict(zip(names, own[0], strict=True)) if own else {},
        "games": plays,
        "standing_orders": [dict(zip(("game", "question", "unit", "answer"), row, strict=True)) for row in orders],
        "disputes": [{"dispute": row[0], "at": row[1], "event": json.loads(row[2])} for row in said],
    }


async def forget(database: aiosqlite.Connection, person: int, stand_in: int, at: str) -> None:
    """Puts a number that means nobody in the place of a person, everywhere; inside the transaction under way.

    Logs stay, because they are the other players' too. Their chain of hashes is taken anew, and a last event says that
    somebody left, whose throws can no longer be worked out again.

    Args:
        database: the database.
        person: who wants to be forgotten.
        stand_in: the number, below 0, so that it is nobody's.
        at: the moment.
    """
    rows = list(await database.execute_fetchall("SELECT game FROM players WHERE person = ?", (person,)))
    named = await database.execute_fetchall(
        "SELECT DISTINCT game FROM events WHERE by = ? OR body LIKE ?", (person, f"%{person}%")
    )
    for game in sorted({row[0] for row in [*rows, *named]}):
        await _rewrite(database, game, person, stand_in, at)
    await database.execute("UPDATE players SET person = ? WHERE person = ?", (stand_in, person))
    await database.execute("DELETE FROM outbox WHERE json_extract(body, '$.person') = ?", (person,))
    await database.execute(
        "UPDATE outbox SET post = NULL WHERE post IN (SELECT id FROM posts WHERE person = ?)", (person,)
    )
    await database.execute("DELETE FROM posts WHERE person = ?", (person,))
    await database.execute("DELETE FROM calls WHERE person = ?", (person,))
    await database.execute("DELETE FROM orders WHERE person = ?", (person,))
    await database.execute("UPDATE owing SET person = ?, next = NULL WHERE person = ?", (stand_in, person))
    for table, key, columns in (
        ("dispute_events", ("dispute", "seq"), ("body",)),
        ("rulings", ("id",), ("body", "deciders")),
        ("keys", ("key",), ("payload",)),
    ):
        await _replace(database, table, key, columns, person, stand_in)
    for table, column in (
        ("dispute_events", "by"),
        ("rulings", "confirmed_by"),
        ("rulings", "withdrawn_by"),
        ("arbiters", "person"),
        ("arbiters", "named_by"),
        ("pack_entries", "by"),
    ):
        await database.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (stand_in, person))  # noqa: S608
    await database.execute("DELETE FROM people WHERE id = ?", (person,))


async def _rewrite(database: aiosqlite.Connection, game: str, person: int, stand_in: int, at: str) -> None:
    """Writes the log of a game anew without a person."""
    before, last = "", None
    log = await games.log_of(database, game)
    for side in _sides(log, person):  # what was sealed is theirs alone; its hashes stay
        await database.execute("DELETE FROM secrets WHERE game = ? AND side = ?", (game, side))
    for one in log:
        body = swapped(EVENT.dump_python(one.event, mode="json"), person, stand_in)
        event, by = EVENT.validate_python(body), stand_in if one.by == person else one.by
        before = chained(before, one.seq, one.at, by, event)
        last = Entry(seq=one.seq, at=one.at, by=by, event=event, hash=before)
        await database.execute(
            "UPDATE events SET by = ?, body = ?, hash = ? WHERE game = ? AND seq = ?",
            (by, EVENT.dump_json(event).decode(), before, game, one.seq),
        )
    if last is not None:
        await games.append(database, game, [entry(last, at, stand_in, happened.Left(person=stand_in))], None)


def _sides(log: Sequence[Entry], person: int) -> set[int]:
    """Gives the sides whose seat a person holds at the end of a log."""
    seats: dict[int, int] = {}
    for one in log:
        if isinstance(one.event, happened.Joined | happened.Substituted):
            seats[one.event.side] = one.event.person
    return {side for side, holder in seats.items() if holder == person}


async def _replace(
    database: aiosqlite.Connection,
    table: str,
    key: tuple[str, ...],
    columns: tuple[str, ...],
    person: int,
    stand_in: int,
) -> None:
    """Puts the number in the place of the person in JSON columns of a table."""
    where = " AND ".join(f"{name} = ?" for name in key)
    for column in columns:
        found = await database.execute_fetchall(
            f"SELECT {', '.join(key)}, {column} FROM {table} WHERE {column} LIKE ?",  # noqa: S608
            (f"%{person}%",),
        )
        for row in found:
            body = json.dumps(swapped(json.loads(row[-1]), person, stand_in), ensure_ascii=False, sort_keys=True)
            await database.execute(f"UPDATE {table} SET {column} = ? WHERE {where}", (body, *row[:-1]))  # noqa: S608


def swapped(value: Any, person: int, stand_in: int) -> Any:
    """Gives a JSON value with one number in the place of another, wherever it stands, and in mentions."""
    if isinstance(value, dict):
        return {key: swapped(inner, person, stand_in) for key, inner in value.items()}
    if isinstance(value, list):
        return [swapped(inner, person, stand_in) for inner in value]
    if isinstance(value, str):
        return value.replace(f"<@{person}>", f"<@{stand_in}>")
    return stand_in if value == person and not isinstance(value, bool) else value
