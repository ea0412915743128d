"""What people are called where a mention cannot stand: files, menus, block names."""

from __future__ import annotations

import logging
from collections.abc import Iterable

import discord

from bot.memory import Latest

log = logging.getLogger(__name__)

_MOST = 20_000
"""Names in memory, about 3 MB; whoever was met before so many others is asked for again."""


class Names:
    """The names of people, asked of Discord once each."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._known: Latest[int, str] = Latest(_MOST)

    def learn(self, user: discord.abc.User) -> None:
        """Remembers what somebody who was met is called here."""
        self._known[user.id] = user.display_name

    async def of(self, people: Iterable[int]) -> dict[int, str]:
        """Gives the names of people; whom Discord does not know is left out."""
        found = {}
        for person in set(people):
            name = self._known.get(person) or await self._ask(person)
            if name is not None:
                found[person] = name
        return found

    async def _ask(self, person: int) -> str | None:
        user = self._client.get_user(person)
        if user is None:
            try:
                user = await self._client.fetch_user(person)
            except discord.HTTPException as error:
                log.info("The name of %s is not known: %s", person, error)
                return None
        self._known[person] = user.display_name
        return self._known[person]
