"""Cards of rolls that were taken back: marked where they stand, once, whatever crashes or is gone in between."""

from typing import Any

import pytest
from battle_support import Players, begin
from tests_support import Table, pressables, texts

from bot.games.marking import Marking
from bot.store import shown
from rules.game import undoing

_JOHANN, _MARKOL = {"Johann": "Bolt-Action Rifle, Bayonet"}, {"Markol": "REINFORCED armour"}


async def _shot(table: Table, faces: str = "4 4 5 5") -> Any:
    """A battle in which Johann has shot Markol; gives the card."""
    if await table.bot.tables.at(table.channel.id) is None:
        await begin(table, "trench_crusade", _JOHANN, _MARKOL)
    result = await table.alice.slash(
        table.channel, "tc shoot", who="Johann > Markol", weapon="bolt-action-rifle", distance=10, faces=faces
    )
    await table.env.settle()
    return result.response or result.followups[0]


async def _undo(table: Table, **options: Any) -> None:
    """Takes the last step back, with the other side's consent."""
    result = await table.alice.slash(table.channel, "game undo", **options)
    request = result.response or result.followups[0]
    await table.minjun.click(request, custom_id=pressables(request)["Agree"])
    await table.env.settle()


async def _waiting(table: Table) -> list[Any]:
    return list(await table.bot.store.reading.execute_fetchall("SELECT * FROM shown WHERE undone IS NOT NULL"))


async def test_a_roll_that_is_taken_back_says_so_where_it_stands(table: Any) -> None:
    """Its headline and what it wrote down are struck, its buttons gone; the dice stay legible."""
    card = await _shot(table)
    before = texts(card)
    assert pressables(card)
    await _undo(table)
    after = table.stored(card.id)
    headline = before.split("\n")[0].removeprefix("## ")
    lines = texts(after).split("\n")
    assert lines[0] == f"## ~~{headline}~~"
    assert lines[1].startswith("**Taken back**")
    assert f"asked by <@{table.alice.id}>, decided by <@{table.minjun.id}>" in lines[2]
    assert "-# ~~📝 Markol: Blood +1" in texts(after)
    assert not pressables(after)
    assert after.components[0]["accent_color"] == 0x8F949C
    assert set(filter(None, before.split("\n")[1:])) - set(lines) == {one for one in before.split("\n") if "📝" in one}
    assert not await _waiting(table)


async def test_the_same_roll_again_is_a_new_card_and_the_old_one_stays_marked(table: Any) -> None:
    """The dice are the same; the card that counts is the new one, and going back again marks that one too."""
    await begin(table, "trench_crusade", _JOHANN, _MARKOL)
    cards, said = [], ""
    for _ in range(2):
        rolled = await table.alice.slash(
            table.channel, "tc shoot", who="Johann > Markol", weapon="bolt-action-rifle", distance=10
        )
        cards.append(rolled.response)
        await table.env.settle()
        if len(cards) == 1:
            said = texts(table.stored(cards[0].id))
            await _undo(table)
    first, second = (texts(table.stored(card.id)) for card in cards)
    assert "Taken back" in first
    assert "Taken back" not in second
    assert second == said
    await _undo(table)
    assert "Taken back" in texts(table.stored(cards[1].id))
    assert texts(table.stored(cards[0].id)) == first


async def test_a_decision_that_waits_is_marked_and_asks_nobody_any_more(table: Any) -> None:
    """The pending card has no hourglass and no answers left."""
    await begin(table, "trench_crusade", _JOHANN, _MARKOL)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    asked = (await table.alice.slash(table.channel, "tc success", who="Johann")).response
    assert "## ⏳" in texts(asked)
    await table.alice.slash(table.channel, "game undo")
    await table.env.settle()
    after = table.stored(asked.id)
    assert texts(after).startswith("## ~~")
    assert "⏳" not in texts(after)
    assert f"by <@{table.alice.id}>" in texts(after)
    assert not pressables(after)


async def test_going_back_to_a_decision_marks_the_result_and_not_what_stands_before_it(table: Any) -> None:
    """The decision is shown anew and works; the shot before it keeps its buttons."""
    shot = await _shot(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    asked = (await table.alice.slash(table.channel, "tc success", who="Johann")).response
    answer = next(key for key in pressables(asked).values() if ":answer." in key)
    await table.minjun.click(asked, custom_id=answer)
    log = (await table.bot.tables.must(table.channel.id)).log
    await _undo(table, to=[one.seq for one in log if one.event.kind == "declared"][-1])
    assert "Taken back" in texts(table.stored(asked.id))
    assert pressables(table.stored(shot.id))
    again = next(
        table.stored(message.id)
        for message in table.channel.history()
        if ":answer." in str(pressables(table.stored(message.id)))
    )
    assert again.id != asked.id
    await table.minjun.click(again, custom_id=next(key for key in pressables(again).values() if ":answer." in key))
    await _undo(table)
    assert "Taken back" in texts(table.stored(again.id))


async def test_a_roll_from_the_panel_is_marked_too(table: Any) -> None:
    """Who is first was rolled on the panel, on a card without buttons."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "no-mans-land", units=2)
    await players.until("owed-first")
    before = {message.id for message in table.channel.history()}
    assert await players.step()
    rolled = next(
        message.id
        for message in table.channel.history()
        if message.id not in before and "rolled by" in texts(table.stored(message.id))
    )
    await _undo(table)
    assert "**Taken back**" in texts(table.stored(rolled))


@pytest.mark.parametrize("edited", [True, False])
async def test_a_crash_between_going_back_and_marking_neither_loses_nor_doubles(
    table: Any, monkeypatch: pytest.MonkeyPatch, edited: bool
) -> None:
    """Killed right after Discord took the edit, or right before: after the restart the card is marked once."""
    card = await _shot(table)

    class Killed(BaseException):
        """The process ends here."""

    async def die(*_: Any, **__: Any) -> None:
        raise Killed

    seen = await table.bot.tables.must(table.channel.id)
    with monkeypatch.context() as broken:
        if edited:
            broken.setattr(shown, "marked", die)
        else:
            broken.setattr(Marking, "_edit", die)
        tables, game = table.bot.tables, seen.row.id
        await tables.act(game, table.alice.id, 1, lambda now: undoing.undo(now.state, table.alice.id, list(now.log)))
        await tables.act(
            game, table.minjun.id, 2, lambda now: undoing.answer_undo(now.state, table.minjun.id, agree=True)
        )
        with pytest.raises(Killed):
            await table.bot.postman.deliver()
    assert ("Taken back" in texts(table.stored(card.id))) == edited
    await table.restart()
    await table.bot.postman.deliver()
    await table.bot.postman.deliver()
    assert texts(table.stored(card.id)).count("Taken back") == 1
    assert not await _waiting(table)


async def _taken_back_in_the_file(table: Table) -> None:
    """Takes the last step back without anything being sent, as if the process ended there."""
    tables, alice, minjun = table.bot.tables, table.alice.id, table.minjun.id
    game = (await tables.must(table.channel.id)).row.id
    await tables.act(game, alice, 1, lambda now: undoing.undo(now.state, alice, list(now.log)))
    await tables.act(game, minjun, 2, lambda now: undoing.answer_undo(now.state, minjun, agree=True))


async def test_a_card_whose_message_was_never_noted_is_found_by_its_buttons(table: Any) -> None:
    """Killed after Discord took the card: the row knows no message, and the card is marked all the same."""
    card = await _shot(table)
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE shown SET message = NULL")
    await table.restart()
    await _taken_back_in_the_file(table)
    await table.bot.postman.deliver()
    assert "Taken back" in texts(table.stored(card.id))
    assert not await _waiting(table)


async def test_a_card_that_never_arrived_is_waited_for_and_then_given_up(table: Any) -> None:
    """It may still be on its way for two minutes; after that nobody looks for it again."""
    card = await _shot(table)
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE shown SET message = NULL, key = 'another'")
    await _taken_back_in_the_file(table)
    for minutes, left in ((0, 1), (1, 1), (1.1, 0)):
        table.watch.go(hours=minutes / 60)
        await table.bot.postman.deliver()
        assert len(await _waiting(table)) == left
    assert "Taken back" not in texts(table.stored(card.id))


async def test_an_edit_that_comes_after_the_mark_is_marked_again(table: Any) -> None:
    """The roll was taken back while its card was on its way to Discord: it says so as soon as it is there."""
    card = await _shot(table)
    await _undo(table)
    seen = await table.bot.tables.must(table.channel.id)
    rolled = next(one.seq for one in seen.log if one.event.kind == "rolled")
    async with table.bot.store.transaction() as database:
        await shown.arrived(database, seen.row.id, rolled, "late", card.id)
    assert len(await _waiting(table)) == 1
    await table.bot.postman.deliver()
    assert texts(table.stored(card.id)).count("Taken back") == 1
    assert not await _waiting(table)


async def test_a_deleted_card_holds_nothing_up(table: Any) -> None:
    """There is nothing to mark, and nobody tries for ever."""
    card = await _shot(table)
    table.env.backend.delete_message(table.channel.id, card.id)
    await _undo(table)
    assert not await _waiting(table)


async def test_what_discord_refuses_for_a_while_is_marked_later(table: Any) -> None:
    """A fault of Discord is waited out."""
    card = await _shot(table)
    path = f"/channels/{table.channel.id}/messages/{card.id}"
    table.env.inject_error("PATCH", path, status=500, times=1)
    await _undo(table)
    assert "Taken back" not in texts(table.stored(card.id))
    assert await _waiting(table)
    table.watch.go(hours=0.1)
    await table.bot.postman.deliver()
    assert "Taken back" in texts(table.stored(card.id))


async def test_a_game_that_ends_forgets_its_cards(table: Any) -> None:
    """Nothing of it is taken back any more, so nothing is kept of them."""
    await _shot(table)
    rows = await table.bot.store.reading.execute_fetchall("SELECT message FROM shown")
    assert len(list(rows)) == 1
    await table.alice.slash(table.channel, "game end", reason="conceded")
    assert not list(await table.bot.store.reading.execute_fetchall("SELECT * FROM shown"))


async def test_a_card_in_an_archived_thread_is_marked(table: Any) -> None:
    """The thread went to sleep before the edit arrived: it is opened again once."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="Test", faction="The North", thread=True)
    (table.channel,) = table.channel.threads
    players = Players(table)
    await players.press(table.minjun, "Take a seat")
    await players.press(table.alice, "Start")
    await table.alice.slash(table.channel, "unit add", names="Johann")
    await table.minjun.slash(table.channel, "unit add", names="Markol")
    card = await _shot(table)
    await _taken_back_in_the_file(table)
    table.env.backend.get_channel(table.channel.id).thread_metadata.archived = True
    path = f"/channels/{table.channel.id}/messages/{card.id}"
    table.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=1)
    await table.bot.postman.deliver()
    assert "Taken back" in texts(table.stored(card.id))
    assert not table.env.backend.get_channel(table.channel.id).thread_metadata.archived
    assert not await _waiting(table)
