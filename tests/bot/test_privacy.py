"""What is kept of a person: given as a file, and deleted without breaking what belongs to the others."""

import contextlib
import json
import sqlite3
from pathlib import Path
from typing import Any

from tests_support import Table, pressables, texts

from bot.terminal import verify
from rules.library.entry import Lang


async def _press(table: Table, person: Any, label: str) -> Any:
    panel = table.stored((await table.bot.tables.latest(table.channel.id)).row.panel)
    return await person.click(panel, custom_id=pressables(panel)[label])


async def _begin(table: Table) -> None:
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="no-mans-land", opponent=table.minjun)
    await _press(table, table.minjun, "Take a seat")
    await _press(table, table.alice, "Start")
    await table.alice.slash(table.channel, "unit add", names="Johann")
    await table.minjun.slash(table.channel, "unit add", names="Markol")
    await table.minjun.slash(table.channel, "settings time", zone="seoul", quiet="23-8")
    await table.minjun.slash(table.channel, "game orders", question="spend-blood")
    await table.minjun.slash(table.channel, "tc success", who="Markol")


async def _delete(table: Table, person: Any) -> Any:
    shown = await person.slash(table.channel, "privacy")
    asked = await person.click(shown.response, custom_id=pressables(shown.response)["Delete my data"])
    assert "Delete everything about you?" in texts(asked.response)
    return await person.click(asked.response, custom_id=pressables(asked.response)["Delete for good"])


async def _everything(table: Table) -> str:
    """Gives the whole database as text, but for the cards’ own mentions in Discord."""
    return "\n".join([line async for line in table.bot.store.reading.iterdump()])


async def test_what_is_kept_of_somebody_is_given_as_a_file(table: Any) -> None:
    """Choices, games, orders; nothing of the other player."""
    await _begin(table)
    shown = await table.minjun.slash(table.channel, "privacy")
    assert shown.ephemeral
    given = await table.minjun.click(shown.response, custom_id=pressables(shown.response)["My data"])
    (file,) = (given.followups[0] if given.followups else given.response).attachments
    data = json.loads(await file.read())
    assert data["choices"]["zone"] == "Asia/Seoul"
    assert data["standing_orders"][0]["question"] == "spend-blood"
    assert {one["by"] for one in data["games"][0]["events"]} == {table.minjun.id}


async def test_deleted_is_deleted_and_the_game_goes_on(table: Any, tmp_path: Path) -> None:
    """The number is nowhere in the database, the seat stays, the file verifies, somebody else takes the seat."""
    await _begin(table)
    await table.read_in(table.minjun, Lang.EN)
    before = (await table.bot.tables.must(table.channel.id)).state
    await _delete(table, table.minjun)
    assert await table.bot.store.language_of(table.minjun.id) is None
    assert str(table.minjun.id) not in await _everything(table)
    after = (await table.bot.tables.must(table.channel.id)).state
    assert after.units == before.units
    assert after.seats[1].person < 0
    panel = texts(table.stored((await table.bot.tables.latest(table.channel.id)).row.panel))
    assert "@–" in panel
    assert f"<@{table.minjun.id}>" not in panel
    refused = await table.minjun.slash(table.channel, "unit add", names="Late")
    assert "You do not play in this game" in texts(refused.followups[0] if refused.followups else refused.response)
    asked = await table.alice.slash(table.channel, "game substitute", player=table.owner)
    card = asked.followups[-1]
    await table.owner.click(card, custom_id=pressables(card)["Agree"])
    assert (await table.bot.tables.must(table.channel.id)).state.side_of(table.owner.id) == 1
    await table.alice.slash(table.channel, "game end", reason="conceded")
    export = await table.owner.slash(table.channel, "game export")
    files = (export.response or export.followups[0]).attachments
    path = tmp_path / "game.json"
    path.write_bytes(await next(file for file in files if file.filename.endswith(".json")).read())
    assert verify(str(path)) == 0


async def test_nobody_is_pinged_in_the_place_of_somebody_who_left(table: Any) -> None:
    """What is owed stays on the panel; no letter goes to nobody."""
    await _begin(table)
    await _delete(table, table.minjun)
    await table.alice.slash(table.channel, "game first", player=table.alice)
    await table.alice.slash(table.channel, "game pass")
    table.watch.go(hours=100)
    await table.bot.postman.deliver()
    assert not [message for message in table.channel.history() if "<@-" in message.content]


async def test_only_the_one_who_asked_can_delete(table: Any) -> None:
    """The second question belongs to a person."""
    await _begin(table)
    shown = await table.minjun.slash(table.channel, "privacy")
    asked = await table.minjun.click(shown.response, custom_id=pressables(shown.response)["Delete my data"])
    key = pressables(asked.response)["Delete for good"].split(":")[1]
    kind, payload = await table.bot.store.key(key)
    assert kind == "privacy"
    assert payload == {"person": table.minjun.id}


async def test_what_somebody_sealed_is_theirs_and_goes_with_them(table: Any) -> None:
    """Their export holds it, the other's does not; forgotten, it is gone and the game can still end."""
    await _begin(table)
    await table.minjun.slash(table.channel, "battle seal", text="charge at dawn", title="x")
    for person in (table.minjun, table.alice):
        shown = await person.slash(table.channel, "privacy")
        given = await person.click(shown.response, custom_id=pressables(shown.response)["My data"])
        (file,) = (given.followups[0] if given.followups else given.response).attachments
        assert ("charge at dawn" in (await file.read()).decode()) == (person is table.minjun)
    await _delete(table, table.minjun)
    assert "charge at dawn" not in await _everything(table)
    await table.alice.slash(table.channel, "game end", reason="conceded")
    assert (await table.bot.tables.latest(table.channel.id)).state.end == "conceded"


async def test_what_is_deleted_is_not_left_in_the_bytes_of_the_file(table: Any) -> None:
    """A row that is only marked as free could still be read by whoever has the file."""
    await _begin(table)
    await table.minjun.slash(table.channel, "battle seal", text="charge at dawn", title="x")
    await _delete(table, table.minjun)
    await table.bot.store.close()
    assert b"Markol" in table.path.read_bytes()
    assert b"charge at dawn" not in table.path.read_bytes()


def _bytes(table: Table) -> bytes:
    """Gives what whoever has the files of the running bot could read."""
    return table.path.read_bytes() + table.path.with_name(f"{table.path.name}-wal").read_bytes()


async def test_what_is_deleted_is_in_no_file_while_the_bot_runs_on(table: Table) -> None:
    """The log of changes beside the file, too, still had it word for word."""
    await _begin(table)
    await table.minjun.slash(table.channel, "battle seal", text="charge at dawn", title="x")
    assert b"charge at dawn" in _bytes(table)
    await _delete(table, table.minjun)
    assert b"Markol" in _bytes(table)
    assert b"charge at dawn" not in _bytes(table)


async def test_what_a_reader_of_the_file_keeps_from_being_wiped_goes_within_a_day(table: Table) -> None:
    """Somebody backs up while somebody else has their data deleted."""
    await _begin(table)
    await table.minjun.slash(table.channel, "battle seal", text="charge at dawn", title="x")
    with contextlib.closing(sqlite3.connect(table.path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM events").fetchone()
        done = await _delete(table, table.minjun)
        assert "deleted" in texts(done.response)
        assert b"charge at dawn" in _bytes(table)
    table.watch.go(hours=25)
    await table.bot.clock.tick()
    assert b"charge at dawn" not in _bytes(table)


async def test_both_message_menus_and_all_that_is_kept_are_named(table: Any) -> None:
    """Whoever reads what is kept must not find more in their file."""
    told = texts((await table.alice.slash(table.channel, "privacy")).response)
    for what in ("Find the rule", "Dispute this", "standing orders", "sealed in secret", "own entries"):
        assert what in told
    helped = texts((await table.alice.slash(table.channel, "help")).response)
    assert "**Find the rule** · **Dispute this**" in helped
