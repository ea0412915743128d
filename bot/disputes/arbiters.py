"""Arbiters who were named before anybody argues: of a game, as its players agreed, or of a server, by its managers."""

from __future__ import annotations

import discord

from bot.cards.card import Accent, Card
from bot.games.seen import Seen
from bot.store import Store
from bot.store import disputes as kept
from bot.words import Words
from rules.errors import NotAllowedNow


class Arbiters:
    """Names the arbiter of a server, and knows who decides where."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, server: int, game: Seen | None) -> tuple[int, ...]:
        """Gives the arbiters of a game, else of its server."""
        if game is not None and game.state.arbiters:
            return tuple(sorted(game.state.arbiters))
        person = await kept.arbiter_of(self._store.reading, server)
        return () if person is None else (person,)

    async def name(self, server: int, person: int | None, by: int) -> None:
        """Names the arbiter of a server; None for nobody. Every naming stays on record."""
        async with self._store.transaction() as database:
            await kept.name_arbiter(database, server, person, by, self._store.today())


def arbiters_card(of_server: tuple[int, ...], of_game: tuple[int, ...], words: Words) -> Card:
    """Says who is arbiter here: of the server, and of the channel's game where it has its own."""
    card = Card(Accent.DISPUTE).headline(words("arbiter-headline"))
    card.text(words("arbiter-of-server", person=_people(of_server)) if of_server else words("arbiter-of-server-nobody"))
    if of_game and of_game != of_server:
        card.text(words("arbiter-of-game", person=_people(of_game)))
    return card.small(words("arbiter-help"))


def _people(people: tuple[int, ...]) -> str:
    return " ".join(f"<@{person}>" for person in people)


def must_be_a_person(chosen: discord.User | discord.Member | None) -> int | None:
    """Gives the id of a chosen person.

    Raises:
        NotAllowedNow: it is a bot.
    """
    if chosen is not None and chosen.bot:
        raise NotAllowedNow("dispute-arbiter-is-bot")
    return None if chosen is None else chosen.id
