"""Time where people live: zones by name, the minute of the day, dates as they are typed."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.store.people import Hours
from rules.errors import CannotBeRead, NotFound
from rules.game.clock import Rest, read_quiet
from rules.game.daytime import cities
from rules.library.entry import Lang

HOME = {Lang.KO: "Asia/Seoul", Lang.EN: "UTC"}
"""The zone that counts where nobody has chosen one, by the server's language."""

MOST_DAYS = 180
"""How long somebody can be away."""


@cache
def zones() -> tuple[str, ...]:
    """Gives the names of all time zones; those that people live in come first."""
    known = available_timezones()
    lived = [name for name in known if name.split("/")[0] in {"Asia", "Europe", "America", "Australia", "Pacific"}]
    return (*sorted(lived), *sorted(known - set(lived)))


def zone_named(name: str) -> str:
    """Finds a time zone by its name, or by a city: the one in it, or a large one by its name in Korean.

    Raises:
        NotFound: there is none.
    """
    wanted = name.strip().replace(" ", "_").casefold()
    city = cities().get("".join(name.split()))
    if city is not None:
        return city
    for zone in zones():
        if wanted in {zone.casefold(), zone.rpartition("/")[2].casefold()}:
            return zone
    raise NotFound("no-such-zone", given=name[:40])


def minute_of_day(zone: str) -> Callable[[int], int]:
    """Gives what tells the minute of the day in a zone at a moment."""
    there = ZoneInfo(zone)

    def minute(at: int) -> int:
        local = datetime.fromtimestamp(at, there)
        return local.hour * 60 + local.minute

    return minute


def rest_of(hours: Hours, agreed: str) -> Rest:
    """Gives when somebody is left in peace: their own quiet hours, else those agreed for the game."""
    return Rest(read_quiet((agreed if hours.quiet is None else hours.quiet) or "-"), hours.away)


def away_until(text: str, now: float, zone: str) -> int:
    """Reads until when somebody is away: a date ``2026-12-24`` (that day is still away) or days ``5``.

    Raises:
        CannotBeRead: it is neither, has passed, or is too far away.
    """
    there = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, there).replace(hour=0, minute=0, second=0, microsecond=0)
    days = re.fullmatch(r"\s*(\d{1,3})\s*\D{0,4}\s*", text)
    date = re.fullmatch(r"\s*(\d{4})\D(\d{1,2})\D(\d{1,2})\D?\s*", text)
    try:
        if days:
            back = today + timedelta(days=int(days[1]) + 1)
        elif date:
            back = datetime(int(date[1]), int(date[2]), int(date[3]), tzinfo=there) + timedelta(days=1)
        else:
            raise CannotBeRead("away-unreadable", given=text[:20])
    except ValueError:
        raise CannotBeRead("away-unreadable", given=text[:20]) from None
    if not timedelta() < back - today <= timedelta(days=MOST_DAYS):
        raise CannotBeRead("away-range", days=MOST_DAYS)
    return int(back.astimezone(UTC).timestamp())
