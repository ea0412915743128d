"""What people are called where a mention cannot stand: files, menus, block names."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Mapping

import discord

from bot.memory import Latest

log = logging.getLogger(__name__)

_MOST = 20_000
"""Names in memory, about 3 MB; whoever was met before so many others is asked for again."""


class Names:
    """The names of people, asked of Discord once each.

    Args:
        client: knows Discord.
        patience: seconds for which a roll waits for the names on its buttons.
    """

    def __init__(self, client: discord.Client, patience: float = 1.0) -> None:
        self._client = client
        self._patience = patience
        self._known: Latest[int, str] = Latest(_MOST)

    def learn(self, user: discord.abc.User) -> None:
        """Remembers what somebody who was met is called everywhere: a server's nickname is that server's."""
        self._known[user.id] = user.global_name or user.name

    async def of(self, people: Iterable[int]) -> dict[int, str]:
        """Gives the names of people; whom Discord does not know is left out."""
        wanted = set(people)
        await asyncio.gather(*(self._ask(person) for person in wanted if person not in self._known))
        names = {person: self._known.get(person) for person in wanted}
        return {person: name for person, name in names.items() if name is not None}

    async def of_sides(self, deciders: Mapping[str, int]) -> dict[str, str]:
        """Gives what those who answer for the two sides of a roll are called.

        Nothing where one person answers for both, where the names do not tell the two apart, or where Discord does not
        say in time.
        """
        people = {side: deciders[side] for side in ("roller", "opponent") if side in deciders}
        if len(set(people.values())) < 2:
            return {}
        names: Mapping[int, str] = {}
        with contextlib.suppress(TimeoutError):
            names = await asyncio.wait_for(self.of(people.values()), self._patience)
        found = {side: names[person] for side, person in people.items() if person in names}
        return found if len(set(found.values())) == len(people) else {}

    async def _ask(self, person: int) -> None:
        user = self._client.get_user(person)
        if user is None:
            try:
                user = await self._client.fetch_user(person)
            except discord.HTTPException as error:
                log.info("The name of %s is not known: %s", person, error)
                return
        self._known[person] = user.display_name
