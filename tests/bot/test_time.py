"""Who is told what and when: reminders, quiet hours, holidays, several games, crashes between sending and marking."""

from dataclasses import replace
from typing import Any

import pytest
from tests_support import Table, pressables, texts

from bot.games.clock import Clock
from bot.games.mail import Mail
from bot.store import mail
from bot.store.people import choose_hours, hours_of
from rules.game import events as happened
from rules.game import moves
from rules.game.activation import finish


async def _begin(table: Table, channel: Any | None = None) -> str:
    """A started game in which Minjun is asked to activate; everything is told already."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    number = (channel or table.channel).id
    created = happened.Created(system="trench_crusade", edition="1.0.2", title="Fort", seal="", turns=4)
    alice, minjun = table.alice.id, table.minjun.id
    seen = await table.bot.tables.open(number, table.guild.id, created, alice, happened.Joined(person=alice, side=0))
    game = seen.row.id
    for place, (person, move) in enumerate(
        [
            (minjun, lambda now: moves.join(now.state, minjun)),
            (alice, lambda now: moves.start(now.state, alice)),
            (alice, lambda now: moves.bring(now.state, alice, [moves.Newcomer("Johann"), moves.Newcomer("Erich")])),
            (minjun, lambda now: moves.bring(now.state, minjun, [moves.Newcomer("Markol"), moves.Newcomer("Grunt")])),
            (alice, lambda now: moves.go_first(now.state, alice, 1)),
        ]
    ):
        await table.bot.tables.act(game, person, 1000 + place, move)
    return game


def _pings(table: Table, person: Any, channel: Any | None = None) -> list[str]:
    history = (channel or table.channel).history()
    return [message.content for message in history if message.content and f"<@{person.id}>" in message.content]


async def _pass(table: Table, hours: float) -> None:
    """Lets time pass and what became due be delivered."""
    table.watch.go(hours=hours)
    await table.bot.postman.deliver()


async def test_reminders_come_at_half_the_pace_the_whole_and_twice_and_then_stop(table: Any) -> None:
    """Four messages in all, each with other words, however long nothing happens."""
    await _begin(table)
    since = int(table.watch())
    await table.bot.postman.deliver()
    assert len(_pings(table, table.minjun)) == 1
    for hours, count in ((11, 1), (1, 2), (11, 2), (1, 3), (23, 3), (1, 4), (200, 4)):
        await _pass(table, hours)
        assert len(_pings(table, table.minjun)) == count
    told = _pings(table, table.minjun)
    assert len(set(told)) == 4
    assert "the agreed 24 hours are over" in "\n".join(told)
    assert [f"<t:{since}:R>" in text for text in told].count(True) == 3, "a reminder says since when"
    assert not [text for text in _pings(table, table.alice) if "waiting" in text]


async def test_a_reminder_can_be_stopped_by_the_one_it_is_for(table: Any) -> None:
    """Somebody else cannot; afterwards nothing more comes for this decision, and the next one is told again."""
    game = await _begin(table)
    await _pass(table, 12)
    reminder = table.stored(next(one.id for one in table.channel.history() if "is still waiting" in one.content))
    button = pressables(reminder)["I know"]
    foreign = await table.alice.click(reminder, custom_id=button)
    assert "Not your decision" in texts(foreign.response)
    pressed = await table.minjun.click(reminder, custom_id=button)
    assert "No more reminders" in texts(pressed.followups[0])
    assert not table.stored(reminder.id).components
    before = len(_pings(table, table.minjun))
    await _pass(table, 300)
    assert len(_pings(table, table.minjun)) == before
    minjun, alice = table.minjun.id, table.alice.id
    await table.bot.tables.act(game, minjun, 1, lambda now: moves.activate(now.state, minjun, "Markol"))
    await table.bot.tables.act(game, minjun, 11, lambda now: finish(now.state, minjun))
    await table.bot.tables.act(game, alice, 2, lambda now: moves.activate(now.state, alice, "Johann"))
    await table.bot.tables.act(game, alice, 12, lambda now: finish(now.state, alice))
    await table.bot.postman.deliver()
    assert len(_pings(table, table.minjun)) == before + 1


async def test_nothing_is_told_in_quiet_hours_and_one_message_after_them(table: Any) -> None:
    """From ten at night to eight in Seoul: the ping of the evening and the reminder come as one in the morning."""
    await table.alice.slash(table.channel, "settings time", zone="Asia/Seoul", quiet="22:00-08:00")
    result = await table.minjun.slash(table.channel, "settings time", zone="seoul", quiet="22-8")
    assert "22:00-08:00" in texts(result.response)
    table.watch.go(hours=1.5)  # half past ten in the evening in Seoul
    await _begin(table)
    table.watch.go(hours=0.5)
    game = await table.bot.tables.must(table.channel.id)
    minjun, alice = table.minjun.id, table.alice.id
    await table.bot.tables.act(game.row.id, minjun, 1, lambda now: moves.activate(now.state, minjun, "Markol"))
    await table.bot.tables.act(game.row.id, minjun, 11, lambda now: finish(now.state, minjun))
    table.watch.go(hours=0.5)
    await table.bot.tables.act(game.row.id, alice, 2, lambda now: moves.activate(now.state, alice, "Johann"))
    await table.bot.tables.act(game.row.id, alice, 12, lambda now: finish(now.state, alice))
    await table.bot.postman.deliver()
    assert not _pings(table, table.minjun)
    for hours in (2, 3, 3.4):
        await _pass(table, hours)
        assert not _pings(table, table.minjun)
    await _pass(table, 0.2)
    assert len(_pings(table, table.minjun)) == 1
    await _pass(table, 1)
    assert len(_pings(table, table.minjun)) == 1


async def test_somebody_on_holiday_is_left_in_peace_and_the_panel_says_so(table: Any) -> None:
    """Two weeks away, one message at the end; coming back early brings it at once."""
    await _begin(table)
    panel = await table.bot.tables.must(table.channel.id)
    await table.bot.postman.post_panel(panel)
    said = await table.minjun.slash(table.channel, "game away", until="14")
    assert "away until" in texts(said.response or said.followups[0])
    row = (await table.bot.tables.must(table.channel.id)).row
    assert f"<@{table.minjun.id}> is away until" in texts(table.stored(row.panel))
    before = len(_pings(table, table.minjun))
    await _pass(table, 24 * 5)
    await _pass(table, 24 * 5)
    assert len(_pings(table, table.minjun)) == before
    owes = texts((await table.minjun.slash(table.channel, "game mine")).response)
    assert "You are away until" in owes
    assert f"<#{table.channel.id}>" in owes
    await table.minjun.slash(table.channel, "game away")
    assert "You are away" not in texts((await table.minjun.slash(table.channel, "game mine")).response)
    assert len(_pings(table, table.minjun)) == before + 1
    assert "is away" not in texts(table.stored(row.panel))
    wrong = await table.minjun.slash(table.channel, "game away", until="whenever")
    assert "That is not a date" in texts(wrong.response or wrong.followups[0])


async def test_after_downtime_there_is_one_message_not_ten(table: Any) -> None:
    """Ten games became due while the bot was gone: one message with all of them, none of them repeated."""
    places = [table.guild.create_text_channel(f"game-{number}") for number in range(10)]
    for place in places:
        await _begin(table, place)
    table.watch.go(hours=100)
    await table.restart()
    await table.bot.postman.deliver()
    told = [text for channel in places for text in _pings(table, table.minjun, channel)]
    assert len(told) == 1
    assert told[0].count("activate a unit") == 10
    await _pass(table, 1)
    assert len([text for channel in places for text in _pings(table, table.minjun, channel)]) == 1


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_crash_between_sending_and_marking_neither_loses_nor_doubles(
    table: Any, monkeypatch: pytest.MonkeyPatch, arrived: bool
) -> None:
    """Killed right after Discord took the message, or right before: after the restart there is exactly one."""
    await _begin(table)

    class Killed(BaseException):
        """The process ends here."""

    async def die(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as broken:
        if arrived:
            broken.setattr(mail, "arrived", die)
        else:
            broken.setattr(Mail, "_send", die)
        with pytest.raises(Killed):
            await table.bot.postman.deliver()
    assert len(_pings(table, table.minjun)) == (1 if arrived else 0)
    await table.restart()
    await table.bot.postman.deliver()
    await table.bot.postman.deliver()
    assert len(_pings(table, table.minjun)) == 1


async def test_what_discord_refuses_for_a_while_is_sent_later_and_once(table: Any) -> None:
    """A fault of Discord is waited out."""
    await _begin(table)
    table.env.inject_error("POST", "/channels/*/messages", status=500, times=1)
    await table.bot.postman.deliver()
    assert not _pings(table, table.minjun)
    await _pass(table, 0.1)
    assert len(_pings(table, table.minjun)) == 1


async def test_what_discord_never_takes_is_put_away(table: Any) -> None:
    """Where the bot may no longer write, a letter is not tried every minute for ever."""
    await _begin(table)
    path = "/channels/*/messages"
    table.env.inject_error("POST", path, status=403, code=50001, message="Missing Access", times=1)
    await table.bot.postman.deliver()
    await _pass(table, 1)
    assert not _pings(table, table.minjun)
    assert await mail.unconfirmed(table.bot.store.reading, table.watch.at) == []


async def test_a_ping_that_is_no_longer_true_is_not_sent(table: Any) -> None:
    """Whoever was quicker than the letter is not told of what they did."""
    game = await _begin(table)
    minjun = table.minjun.id
    await table.bot.tables.act(game, minjun, 1, lambda now: moves.pass_on(now.state, minjun))
    await table.bot.postman.deliver()
    assert not [text for text in _pings(table, table.minjun) if "activate" in text]
    assert await mail.letters(table.bot.store.reading, table.watch.at) == []


async def test_who_wants_to_is_told_that_they_are_next(table: Any) -> None:
    """Only who asked for it, and only when the one before begins."""
    hours = await hours_of(table.bot.store, table.alice.id)
    await choose_hours(table.bot.store, table.alice.id, replace(hours, heads_up=True))
    game = await _begin(table)
    await table.bot.postman.deliver()
    assert not [text for text in _pings(table, table.alice) if "you are next" in text]
    alice, minjun = table.alice.id, table.minjun.id
    await table.bot.tables.act(game, minjun, 1, lambda now: moves.activate(now.state, minjun, "Markol"))
    await table.bot.tables.act(game, minjun, 11, lambda now: finish(now.state, minjun))
    await table.bot.tables.act(game, alice, 2, lambda now: moves.pass_on(now.state, alice))
    await table.bot.postman.deliver()
    assert not [text for text in _pings(table, table.minjun) if "you are next" in text]


async def test_a_game_that_cannot_be_read_holds_no_other_up(table: Any) -> None:
    """The letters of the others go out, and the faulty one is tried again later."""
    broken = await _begin(table)
    other = table.guild.create_text_channel("other")
    await _begin(table, other)
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE events SET body = '{}' WHERE game = ?", (broken,))
    await table.restart()
    await table.bot.postman.deliver()
    assert len(_pings(table, table.minjun, other)) == 1
    assert (await table.bot.postman.mail.soonest() or 0) > table.watch.at


async def test_the_clock_wakes_up_by_itself(table: Any) -> None:
    """The task that waits is there after the start, and gone after the end."""
    task = table.bot.clock._task
    assert task is not None
    assert not task.done()
    await table.bot.clock.stop()
    assert task.cancelled()


async def test_what_stays_due_is_looked_at_once_a_second_at_most() -> None:
    """Something that cannot be done away with must not keep the machine busy; a fault in it neither."""

    async def done() -> None:
        return None

    async def long_ago() -> int:
        return 1

    async def fails() -> int:
        raise RuntimeError

    assert await Clock(lambda: 1000.0, done, long_ago).tick() == 1.0
    assert await Clock(lambda: 1000.0, done, fails).tick() == 600.0


async def test_the_number_of_a_late_event_is_written_as_in_the_log(table: Any) -> None:
    """Event 1004, not 1,004: whoever looks for it has to find it."""
    game = await _begin(table)
    alice = table.alice.id

    def many(now: Any) -> Any:
        return [happened.Noted(text="-")] * 1000 if len(now.log) < 1000 else moves.pause(now.state, alice)

    await table.bot.tables.act(game, alice, 1, many)
    await table.bot.tables.act(game, alice, 2, many)
    await table.bot.tables.act(game, alice, 3, lambda now: moves.go_on(now.state, alice))
    await table.bot.postman.deliver()
    assert _pings(table, table.minjun)[0].endswith("event 1011")
