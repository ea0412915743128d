"""Whom a dispute waits for: the game's clock, letters, arbiters, votes that close by themselves, restarts."""

from typing import Any

import pytest
from dispute_support import Case, begin_game, row_of, said
from tests_support import Table, pressables, texts

from bot.store import disputes as kept
from rules.game.owing import owed
from rules.game.pact import pacts
from rules.game.state import Stage
from rules.rulings.dispute import Stage as Ended
from rules.rulings.events import Dropped


async def _state(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state


def _told(table: Table, person: Any, words: str) -> int:
    history = table.channel.history()
    return sum(bool(one.content) and f"<@{person.id}>" in one.content and words in one.content for one in history)


async def _vote(case: Case) -> None:
    """Both sides wish for a vote of an hour."""
    asked = await case.press(case.table.alice, "Vote")
    menu = pressables(asked.response)["Choose how long"]
    await case.table.alice.select(asked.response, ["1"], custom_id=menu)
    await case.press(case.table.minjun, "Vote")


async def _time_passes(table: Table, hours: float) -> None:
    """Lets time pass and what became due be done, as the clock does."""
    table.watch.go(hours=hours)
    cog: Any = table.bot.get_cog("dispute")
    await cog.hearing.due()
    await table.bot.postman.deliver()


@pytest.mark.parametrize(("hours", "times"), [(0, 0), (2, 1)])
async def test_the_last_one_is_told_unless_they_were_asked_just_now(table: Any, hours: float, times: int) -> None:
    """Two messages within the hour would say the same."""
    await begin_game(table)
    case = await Case.open(table)
    await table.bot.postman.deliver()
    await _time_passes(table, hours)
    await case.state(table.alice, "+2")
    await table.bot.postman.deliver()
    assert _told(table, table.minjun, "settle the dispute") == 1 + times
    assert _told(table, table.minjun, "Only you are left") == times


async def test_a_game_waits_for_whoever_has_to_answer_the_dispute(table: Any) -> None:
    """Panel and letters name the dispute, and only those it waits for; each is told once a decision."""
    await begin_game(table)
    alice, minjun = table.alice.id, table.minjun.id
    case = await Case.open(table)
    assert owed(await _state(table)) == ((alice, "owed-dispute"), (minjun, "owed-dispute"))
    assert _told(table, table.minjun, "it is on you to **settle the dispute") == 1
    assert _told(table, table.alice, "it is on you to **settle the dispute") == 0
    panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
    assert "\n**settle the dispute**" in texts(panel)
    assert set(pressables(panel)) == {"What I owe", "Log"}
    await case.state(table.alice, "+2")
    assert owed(await _state(table)) == ((minjun, "owed-dispute"),)
    assert _told(table, table.minjun, "it is on you to **settle the dispute") == 1
    await case.state(table.minjun, "+3")
    assert _told(table, table.alice, "it is on you to **settle the dispute") == 1
    await case.press(table.alice, "By chance")
    assert owed(await _state(table)) == ((minjun, "owed-dispute"),)
    await case.press(table.minjun, "By chance")
    assert "owed-dispute" not in str(owed(await _state(table)))
    log = await table.alice.slash(table.channel, "game log")
    assert "Dispute D-1: the clock stands still" in texts(log.response)
    assert "Dispute D-1 has ended, play goes on" in texts(log.response)


@pytest.mark.parametrize("command", ["game resume", "game undo", "game next"])
async def test_nothing_goes_on_around_an_open_dispute(table: Any, command: str) -> None:
    """Each is refused with what to do; letting it rest lets the game go on."""
    await begin_game(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    case = await Case.open(table)
    refused = await table.alice.slash(table.channel, command)
    assert "Dispute D-1 is open" in said(refused)
    assert (await _state(table)).stage is Stage.PAUSED
    more = await case.press(table.alice, "More")
    await table.alice.click(more.response, custom_id=pressables(more.response)["Let it rest"])
    assert (await _state(table)).stage is Stage.RUNNING
    undone = await table.minjun.slash(table.channel, "game undo")
    assert "Taken back" in said(undone)
    assert (await _state(table)).units["johann"].markers == {}


async def test_whoever_takes_a_seat_over_is_waited_for(table: Any) -> None:
    """The new player answers the dispute in the old one's place."""
    await begin_game(table)
    await Case.open(table)
    await table.minjun.slash(table.channel, "game substitute", player=table.owner)
    game, new = (await table.bot.tables.must(table.channel.id)).row.id, table.owner.id
    await table.bot.tables.act(game, new, 900, lambda now: pacts.answer_consent(now.state, new, agree=True))
    assert (table.owner.id, "owed-dispute") in owed(await _state(table))
    assert (table.minjun.id, "owed-dispute") not in owed(await _state(table))


async def test_a_vote_closes_on_time_without_anybody(table: Any) -> None:
    """In a game: nobody owes anything while the channel votes; after the deadline it is ruled and the game goes on."""
    await begin_game(table)
    case = await (await Case.open(table)).heard()
    await _vote(case)
    assert owed(await _state(table)) == ()
    await case.press(table.owner, "Vote B")
    await _time_passes(table, 0.9)
    assert (await case.docket()).state.stage is Ended.OPEN
    await _time_passes(table, 0.2)
    assert "**+3**" in texts(case.card)
    assert "by vote A 0 : B 1" in texts(case.card)
    assert (await _state(table)).stage is Stage.RUNNING


async def test_a_vote_closes_after_a_restart_and_a_tie_says_so(table: Any) -> None:
    """The deadline is in the database; both sides are told, outside a game by one message each."""
    case = await (await Case.open(table)).heard()
    await _vote(case)
    await table.restart()
    await _time_passes(table, 1.1)
    assert "The vote is tied 0 : 0. Choose another way." in texts(case.card)
    for person in (table.alice, table.minjun):
        assert _told(table, person, "the vote has closed") == 1
    await _time_passes(table, 5)
    assert _told(table, table.alice, "the vote has closed") == 1
    assert await kept.next_deadline(table.bot.store.reading) is None


async def test_the_clock_itself_wakes_for_a_vote(table: Any) -> None:
    """What the bot sleeps until is the nearest deadline."""
    case = await (await Case.open(table)).heard()
    await _vote(case)
    cog: Any = table.bot.get_cog("dispute")
    assert await cog.disputes.soonest() == (await case.docket()).state.vote.until
    assert cog.disputes.soonest in [soonest for _, soonest in table.bot.clock._works]


async def test_an_arbiter_of_the_server_is_asked_by_either_side(table: Any) -> None:
    """Named by managers alone; one press asks; the arbiter is told once; the other side can still agree."""
    denied = await table.alice.slash(table.channel, "dispute arbiter", person=table.owner)
    assert "Only managers" in said(denied)
    await table.owner.slash(table.channel, "dispute arbiter", person=table.owner)
    shown = await table.alice.slash(table.channel, "dispute arbiter")
    assert f"<@{table.owner.id}> decides disputes in this server" in texts(shown.response)
    case = await (await Case.open(table)).heard()
    assert f"Arbiter here: <@{table.owner.id}>" in texts(case.card)
    foreign = await case.press(table.owner, "Arbiter")
    assert "not one of the two sides" in said(foreign)
    await case.press(table.minjun, "Arbiter")
    assert f"⏳ <@{table.owner.id}> decides" in texts(case.card)
    assert _told(table, table.owner, "decide the dispute") == 1
    await case.press(table.owner, "Rule B")
    assert "**+3**" in texts(case.card)
    await table.owner.slash(table.channel, "dispute arbiter", nobody=True)
    shown = await table.alice.slash(table.channel, "dispute arbiter")
    assert "no arbiter" in texts(shown.response)


async def test_an_arbiter_who_plays_is_refused_for_that_dispute(table: Any) -> None:
    """Another is named for it; the naming itself stays."""
    await table.owner.slash(table.channel, "dispute arbiter", person=table.minjun)
    case = await (await Case.open(table)).heard()
    assert "Arbiter here" not in texts(case.card)
    asked = await case.press(table.alice, "Arbiter")
    assert "is a side of this dispute" in texts(asked.response)
    assert (await case.docket()).state.arbiter is None
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    bots = await table.owner.slash(table.channel, "dispute arbiter", person=robot)
    assert "A bot cannot be arbiter" in said(bots)


async def test_the_arbiter_that_both_players_named_decides_their_game(table: Any) -> None:
    """It goes before the server's; in the game the letters ask it, and nobody else can press."""
    await table.owner.slash(table.channel, "dispute arbiter", person=table.owner)
    judge = table.guild.add_member(table.env.create_user("judge"))
    await begin_game(table)
    game = (await table.bot.tables.must(table.channel.id)).row.id
    for place, (person, move) in enumerate(
        [
            (table.alice.id, lambda now: pacts.name_arbiter(now.state, table.alice.id, judge.id)),
            (table.minjun.id, lambda now: pacts.answer_consent(now.state, table.minjun.id, agree=True)),
        ]
    ):
        await table.bot.tables.act(game, person, 500 + place, move)
    shown = await table.alice.slash(table.channel, "dispute arbiter")
    assert f"<@{judge.id}> decides disputes of this game" in texts(shown.response)
    case = await (await Case.open(table)).heard()
    await case.press(table.alice, "Arbiter")
    assert owed(await _state(table)) == ((judge.id, "owed-ruling"),)
    assert _told(table, judge, "decide the dispute") == 1
    foreign = await case.press(table.owner, "Own words")
    assert "Only the arbiter decides" in said(foreign)
    form = await case.press(judge, "Own words")
    await judge.submit_modal(form, {"text": "Count full steps"})
    assert (await _state(table)).stage is Stage.RUNNING


async def test_panel_and_log_lead_to_a_dispute(table: Any) -> None:
    """The panel asks for the question; the log takes the event, which the game can then go back before."""
    await begin_game(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=2)
    marked = (await _state(table)).seq
    await table.alice.slash(table.channel, "unit add", names="Erich")
    panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
    more = await table.owner.click(panel, custom_id=pressables(panel)["More"])
    foreign = await table.owner.click(more.response, custom_id=pressables(more.response)["Dispute"])
    assert "You do not play in this game" in said(foreign)
    more = await table.alice.click(panel, custom_id=pressables(panel)["More"])
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Dispute"])
    opened = await table.alice.submit_modal(form, {"question": "May I activate twice?"})
    assert texts(opened.response).startswith("## May I activate twice?")
    more = await Case(table, opened.response.id).press(table.alice, "More")
    await table.alice.click(more.response, custom_id=pressables(more.response)["Let it rest"])
    log = await table.alice.slash(table.channel, "game log")
    form = await table.alice.select(log.response, [str(marked)], custom_id=pressables(log.response)["Dispute an event"])
    opened = await table.alice.submit_modal(form, {"question": "Two Blood markers?"})
    case = Case(table, opened.response.id)
    assert (await case.docket()).state.opened.event == marked
    await case.heard()
    await case.press(table.minjun, "Agree with A")
    asked = await case.press(table.alice, "Go back")
    await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    after = await _state(table)
    assert after.units["johann"].markers == {}
    assert "erich" not in after.units


async def test_a_restart_in_every_state_loses_nothing(table: Any) -> None:
    """Opened, one stated, both stated, wished, arbiter named: each press works after a restart."""
    await begin_game(table)
    case = await Case.open(table)
    await table.restart()
    await case.state(table.alice, "+2")
    await table.restart()
    await case.state(table.minjun, "+3")
    await table.restart()
    await case.press(table.alice, "By chance")
    await table.restart()
    assert "by chance" in texts(case.card)
    for person in (table.alice, table.minjun):
        asked = await case.press(person, "Arbiter")
        await table.restart()
        await person.select(asked.response, [table.owner], custom_id=pressables(asked.response)["Name the arbiter"])
    await table.restart()
    await case.press(table.owner, "Rule A")
    assert (await _state(table)).stage is Stage.RUNNING
    await table.restart()
    await case.press(table.owner, "Keep in server")
    assert "Server ruling D-1" in texts(case.card)


async def test_a_crash_between_the_dispute_and_its_game_is_made_good(table: Any) -> None:
    """The dispute ended and the game did not hear of it: at the next start it goes on."""
    await begin_game(table)
    case = await Case.open(table)
    row, log = await row_of(table), (await case.docket()).log
    async with table.bot.store.transaction() as database:
        await kept.append(database, row.id, len(log) + 1, [Dropped()], "2026-01-01T00:00:00", table.alice.id, None)
        await database.execute("UPDATE disputes SET over = 1 WHERE id = ?", (row.id,))
    assert (await _state(table)).stage is Stage.PAUSED
    await table.restart()
    await _time_passes(table, 0)
    assert (await _state(table)).stage is Stage.RUNNING


async def test_both_sides_may_have_the_votes_counted_before_the_deadline(table: Any) -> None:
    """When both have pressed, what the channel has said so far is the ruling."""
    case = await (await Case.open(table)).heard()
    await _vote(case)
    await case.press(table.owner, "Vote B")
    for _ in range(2):
        await case.press(table.alice, "Close vote")
    assert f"<@{table.alice.id}>: count the votes now" in texts(case.card)
    assert "The channel decides" in texts(case.card)
    await case.press(table.minjun, "Close vote")
    assert "by vote A 0 : B 1" in texts(case.card)


async def test_the_panel_says_that_the_game_goes_on_after_the_vote(table: Any) -> None:
    """While the channel votes neither player owes anything, and the panel still says what it waits for."""
    await begin_game(table)
    case = await (await Case.open(table)).heard()
    await _vote(case)
    panel = (await table.bot.tables.must(table.channel.id)).row.panel
    link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}"
    says = f"[D-1]({link}/{case.message}) · the game goes on when the dispute has ended"
    assert says in texts(table.stored(panel))
    assert f"[paused]({link}/{panel})" in texts(case.card)
    assert " owe" not in texts(table.stored(panel))
    await case.press(table.minjun, "Agree with A")
    assert "the game goes on when the dispute has ended" not in texts(table.stored(panel))
