"""Doing something in a channel's game from a command: written down, shown, told to whom it concerns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import discord

from bot.cards.card import Accent, Card
from bot.cards.consent import consent_card
from bot.cards.game import end_card
from bot.cards.next_steps import finish_button
from bot.cards.notice import notice
from bot.cards.tell import is_told, told
from bot.games.seen import Seen
from bot.games.table import Move
from bot.presses import Press
from bot.store.people import hours_of
from bot.words import Words
from rules.game import ending
from rules.game.clock import lapses, pace_of
from rules.game.events import Activated, Entry, Event, PairActivated, Rolled
from rules.game.state import Stage

if TYPE_CHECKING:
    from bot.app import Umpire

_MOST_LINES = 12


def news(before: Seen, after: Seen, person: int) -> list[Entry]:
    """Gives what somebody has done between two moments of a game."""
    return [one for one in after.log[len(before.log) :] if one.by == person]


def written_card(new: list[Entry], after: Seen, words: Words) -> Card:
    """Says what was written down, with the numbers it has in the log."""
    if not new:
        return notice(words("nothing-written"), words("nothing-written-help"))
    card = notice(words("written-down"))
    for one in new[:_MOST_LINES]:
        card.text(f"`{one.seq}` {told(one, after.state, words)}")
    if after.state.active and isinstance(new[-1].event, Activated | PairActivated):
        card.kind, card.payload = "game", {"game": after.row.id}
        card.buttons(finish_button(after.state, words))
    return card.small(words("and-more", count=len(new) - _MOST_LINES)) if len(new) > _MOST_LINES else card


def rolled_card(new: list[Entry], after: Seen, words: Words, *, by: int) -> Card:
    """Shows everybody the dice of a roll from the panel, and what follows from them.

    Where the rule settles it without dice (fewer models up), only what follows is told.
    """
    card = Card(Accent.TOOK_EFFECT)
    thrown = any(isinstance(one.event, Rolled) and one.event.answers for one in new)
    lines = new if thrown else [one for one in new if not isinstance(one.event, Rolled)] or new
    last: Event | None = None
    for one in lines[:_MOST_LINES]:
        if not is_told(one.event, last):
            card.text(told(one, after.state, words))
        last = one.event
    said = "rolled-by" if thrown else "settled-by"
    return card.small(words(said, person=f"<@{by}>", seq=str(new[-1].seq)))


async def acknowledge(bot: Umpire, press: Press, before: Seen, after: Seen) -> None:
    """Answers a press that did something: the panel it was made on shows it; elsewhere a private card says it."""
    new, message = news(before, after, press.interaction.user.id), press.interaction.message
    if new and message is not None and message.id == after.row.panel:
        return
    await bot.show(press.interaction, written_card(new, after, press.audience.reader), private=True)


async def act(
    bot: Umpire, interaction: discord.Interaction, seen: Seen, move: Move, *, card: str | None = None
) -> Seen:
    """Lets the person do something, then brings the panel up to date and tells who owes.

    Args:
        bot: the bot.
        interaction: the command or press.
        seen: the game.
        move: what the person does.
        card: key of the card that will show the roll in it.
    """
    after = await bot.tables.act(seen.row.id, interaction.user.id, interaction.id, move, card=card)
    await bot.postman.refresh(after)
    await bot.postman.deliver()
    return after


async def play(
    bot: Umpire,
    interaction: discord.Interaction,
    move: Move,
    *,
    besides: Callable[[list[Entry], Seen, Words], Iterable[str]] = lambda _new, _after, _words: (),
) -> Seen:
    """Acts from a command, and says in private what was written down; a request for consent is shown to all.

    Args:
        bot: the bot.
        interaction: the command.
        move: what the person does.
        besides: gives small lines that say more about what was written down.
    """
    await interaction.response.defer(ephemeral=True)
    before = await bot.tables.must(interaction.channel_id or 0)
    after = await act(bot, interaction, before, move)
    heard = await bot.audience(interaction)
    new = news(before, after, interaction.user.id)
    card = written_card(new, after, heard.reader).small(*besides(new, after, heard.reader))
    await bot.show(interaction, card, private=True)
    asked = after.state.asked
    if asked is not None and asked is not before.state.asked and asked.person == interaction.user.id:
        await bot.show(interaction, consent_card(after, heard.public))
    return after


async def _is_silent(bot: Umpire, seen: Seen, person: int) -> bool:
    """Says whether the other side has let the agreed pace go by too often; whoever is away as announced has not."""
    side, now = seen.state.side_of(person), bot.tables.now()
    seat = None if side is None else seen.state.seats[1 - side]
    if seat is None or (await hours_of(bot.store, seat.person)).away > now:
        return False
    lapsed = lapses(seen.dues, seat.person, pace_of(seen.state))
    return lapsed is not None and lapsed <= now


async def end(
    bot: Umpire, interaction: discord.Interaction, seen: Seen, reason: str, winner: int | None = None
) -> None:
    """Ends a game and opens its seals, or shows the other side that it is asked to agree."""
    kept = await bot.tables.secrets(seen.row.id)
    silent = await _is_silent(bot, seen, interaction.user.id)

    def move(now: Seen) -> Sequence[Event]:
        ended = ending.end(now.state, interaction.user.id, now.row.seed, reason, winner, silent=silent)
        return ending.opened(ended, now.state, now.row.seed, kept)

    after = await act(bot, interaction, seen, move)
    public = (await bot.audience(interaction)).public
    over = after.state.stage is Stage.ENDED
    await bot.show(interaction, end_card(after, public) if over else consent_card(after, public))
