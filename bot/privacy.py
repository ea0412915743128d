"""What is kept of a person, and forgetting them."""

from __future__ import annotations

import secrets
from typing import Any

from bot.games.seen import Seen
from bot.games.table import Tables
from bot.store import Store
from bot.store import forget as kept


async def held(store: Store, person: int) -> dict[str, Any]:
    """Gathers what is kept of a person."""
    return await kept.held(store.reading, person)


async def forget(store: Store, tables: Tables, person: int) -> list[Seen]:
    """Forgets a person; in games and disputes somebody who left stands in their place.

    Returns:
        The open games they played in, as they are then.
    """
    played = [seen.row.id for seen in await tables.of_person(person)]
    stand_in = -1 - secrets.randbelow(10**12)
    async with store.transaction() as database:
        await kept.forget(database, person, stand_in, store.moment())
    store.left(person)
    tables.read_anew()
    await store.wipe()  # where something reads the file just now, it is done once a day
    return [await tables.by_id(game) for game in played]
