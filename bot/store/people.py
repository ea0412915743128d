"""What a person has chosen about their time: zone, quiet hours, holiday, being told early."""

from __future__ import annotations

from dataclasses import dataclass

from bot.store.sqlite import Store


@dataclass(frozen=True, slots=True)
class Hours:
    """When somebody may be told something.

    Attributes:
        zone: their time zone by its IANA name, or None for the game's.
        quiet: their quiet hours as text; empty is none, None is as the game has agreed.
        away: the moment (seconds since 1970) until which they are away; 0 is not at all.
        heads_up: whether they want to hear that they are next.
    """

    zone: str | None = None
    quiet: str | None = None
    away: int = 0
    heads_up: bool = False


async def hours_of(store: Store, person: int) -> Hours:
    """Gives what a person has chosen."""
    rows = list(
        await store.reading.execute_fetchall("SELECT zone, quiet, away, heads_up FROM people WHERE id = ?", (person,))
    )
    return Hours(rows[0][0], rows[0][1], rows[0][2], bool(rows[0][3])) if rows else Hours()


async def choose_hours(store: Store, person: int, hours: Hours) -> None:
    """Keeps what a person chooses."""
    async with store.transaction() as database:
        await database.execute("INSERT OR IGNORE INTO people (id) VALUES (?)", (person,))
        await database.execute(
            "UPDATE people SET zone = ?, quiet = ?, away = ?, heads_up = ? WHERE id = ?",
            (hours.zone, hours.quiet, hours.away, int(hours.heads_up), person),
        )
