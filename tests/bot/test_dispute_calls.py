"""Calls of disputes outside of games: each once, whatever crashes or fails, and in peace at night."""

from typing import Any

from dispute_support import QUESTION_ASKED, Case, begin_game, row_of
from tests_support import Table, pressables, texts

from bot.store.forget import forget
from bot.store.people import Hours, choose_hours


def _calls(table: Table, person: Any, channel: Any = None) -> list[str]:
    """Gives what a person was told in a channel, by messages that ping."""
    history = (channel or table.channel).history()
    return [one.content for one in history if one.content and f"<@{person.id}>" in one.content]


async def _due(table: Table, *, hours: float = 0) -> None:
    """Lets time pass and what became due be done, as the clock does."""
    table.watch.go(hours=hours)
    cog: Any = table.bot.get_cog("dispute")
    await cog.hearing.due()


async def _lose(table: Table, **columns: Any) -> None:
    """Puts the call back as a crash would have left it."""
    async with table.bot.store.transaction() as database:
        for column, value in columns.items():
            await database.execute(f"UPDATE calls SET {column} = ?", (value,))


async def test_a_crash_before_it_was_sent_only_delays_a_call(table: Any) -> None:
    """It stands in the database with the event; the next start makes it, once."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    table.env.inject_error("POST", f"/channels/{table.channel.id}/messages", status=400)
    case = await Case.open(table, opponent=table.minjun)
    assert _calls(table, table.minjun) == []
    await table.restart()
    for _ in range(3):
        await _due(table, hours=0.1)
    assert _calls(table, table.minjun) == [
        f"<@{table.minjun.id}>, please **state your reading** of “{QUESTION_ASKED}”\n-# Dispute D-1 · event 1"
    ]
    assert case.card


async def test_a_crash_after_it_was_sent_makes_no_second_call(table: Any) -> None:
    """A message that was tried and never marked is found in the channel."""
    await Case.open(table, opponent=table.minjun)
    (told,) = _calls(table, table.minjun)
    await _lose(table, text=told, message=None)
    await table.restart()
    await _due(table)
    assert _calls(table, table.minjun) == [told]
    cog: Any = table.bot.get_cog("dispute")
    assert await cog.hearing.next_call() is None


async def test_a_dispute_whose_card_was_never_posted_gets_it_at_the_next_start(table: Any) -> None:
    """Written down, then the process was killed: the card comes, and the call after it."""
    case = await Case.open(table, opponent=table.minjun)
    await table.owner.delete(case.card)
    await _lose(table, text=None, message=None)
    for call in [one for one in table.channel.history() if one.content]:
        await table.owner.delete(call)
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE disputes SET message = NULL")
    await table.restart()
    await _due(table)
    case.message = (await row_of(table)).message
    assert texts(case.card).startswith("## An 8")
    assert len(_calls(table, table.minjun)) == 1
    await case.state(table.minjun, "+3")
    assert "**B: +3**" in texts(case.card)


async def test_a_call_waits_for_the_morning_and_is_not_made_when_it_came_first(table: Any) -> None:
    """Nobody is woken; whoever has spoken meanwhile is not told to."""
    night = Hours(zone="UTC", quiet="11:00-18:00")
    await choose_hours(table.bot.store, table.minjun.id, night)
    await choose_hours(table.bot.store, table.owner.id, night)
    await Case.open(table, opponent=table.owner)
    case = await Case.open(table, opponent=table.minjun)
    assert _calls(table, table.minjun) == []
    await case.state(table.minjun, "+3")
    await _due(table, hours=5)
    assert _calls(table, table.owner) == []
    await _due(table, hours=1.1)
    assert len(_calls(table, table.owner)) == 1
    assert _calls(table, table.minjun) == []


async def test_whoever_closes_a_vote_is_not_told_of_it(table: Any) -> None:
    """The other side is, once; in a running game the letters do it."""
    case = await (await Case.open(table)).heard()
    asked = await case.press(table.alice, "Vote")
    await table.alice.select(asked.response, ["1"], custom_id=pressables(asked.response)["Choose how long"])
    await case.press(table.minjun, "Vote")
    for person in (table.minjun, table.alice):
        await case.press(person, "Close vote")
    assert "Choose another way" in texts(case.card)
    assert [len(_calls(table, person)) for person in (table.alice, table.minjun)] == [0, 1]


async def test_in_a_running_game_nobody_is_called_twice(table: Any) -> None:
    """The game's own letter tells whom it waits for; no call is written besides."""
    await begin_game(table)
    await Case.open(table)
    rows = await table.bot.store.reading.execute_fetchall("SELECT count(*) FROM calls")
    assert next(iter(rows))[0] == 0
    assert sum("settle the dispute" in told for told in _calls(table, table.minjun)) == 1


async def test_a_forgotten_person_is_not_called(table: Any) -> None:
    """What waits for them goes with their data."""
    await choose_hours(table.bot.store, table.minjun.id, Hours(zone="UTC", quiet="11:00-18:00"))
    await Case.open(table, opponent=table.minjun)
    async with table.bot.store.transaction() as database:
        await forget(database, table.minjun.id, -1, "2026-03-02T12:00:00+00:00")
    await _due(table, hours=8)
    assert _calls(table, table.minjun) == []
