"""A bot that runs for a year: neither its memory nor its database keeps what nobody needs any more."""

import asyncio
from typing import Any

from dispute_support import Case, begin_game
from tests_support import Table, pressables, texts

from bot.games.names import Names
from bot.memory import Latest, Turns
from bot.store.old import OldRows
from bot.store.shared import Shared

YEARS = 24 * 365 * 2


async def _later(table: Table) -> None:
    """Lets two years pass, and does what the bot's clock does then."""
    table.watch.go(hours=YEARS)
    for due, _ in table.bot.clock._works:
        await due()
    await table.env.settle()


async def test_an_old_card_says_that_it_is_old_and_a_pinned_one_still_answers(table: Table) -> None:
    """A rule looked up two years ago can be looked up again; the settings of a server may hang on its wall."""
    rule = await table.alice.slash(table.channel, "rule", query="diving charge")
    settings = await table.owner.slash(table.channel, "settings server")
    await _later(table)
    pressed = await table.alice.click(rule.response.message, custom_id=pressables(rule.response)["Editions"])
    assert "That button is old" in texts(pressed.response)
    again = await table.owner.slash(table.channel, "settings server")
    assert pressables(again.response) == pressables(settings.response)
    rows = await table.bot.store.reading.execute_fetchall("SELECT kind FROM keys")
    assert [row[0] for row in rows] == ["settings"]


async def test_a_game_that_is_not_over_can_be_pressed_however_long_it_takes(table: Table) -> None:
    """Once it is over, its panel goes the way of all cards."""
    await begin_game(table)
    seen = await table.bot.tables.must(table.channel.id)
    await _later(table)
    panel = table.stored(seen.row.panel)
    pressed = await table.alice.click(panel, custom_id=pressables(panel)["More"])
    assert "That button is old" not in texts(pressed.response)
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE games SET over = 1")
    await _later(table)
    pressed = await table.alice.click(panel, custom_id=pressables(panel)["More"])
    assert "That button is old" in texts(pressed.response)


async def test_many_old_cards_go_in_small_steps_and_then_nobody_looks_for_a_day(table: Table) -> None:
    """No player waits while a thousand times a thousand are deleted."""
    store = table.bot.store
    await asyncio.gather(*(store.new_key("rule", {"rule": str(place)}) for place in range(150)))
    table.watch.go(hours=YEARS)
    old, left = OldRows(store), []
    for _ in range(5):
        await old.delete()
        left.append((await store._one("SELECT count(*) FROM keys"), await old.next() - table.watch()))
    assert left == [((100,), 0), ((50,), 0), ((0,), 0), ((0,), 86_400), ((0,), 86_400)]


async def test_old_cards_that_stay_are_looked_at_in_small_steps_too(table: Table) -> None:
    """Those of a game that is not over: one step passes over so many of them, and the one behind them still goes."""
    await begin_game(table)
    store, game = table.bot.store, (await table.bot.tables.must(table.channel.id)).row.id
    await asyncio.gather(*(store.new_key("game", {"game": game}) for _ in range(120)))
    before = await store._one("SELECT count(*) FROM keys")
    async with store.transaction() as database:
        await database.execute(
            "INSERT INTO keys VALUES ('~', 'rule', '{\"rule\": \"x\"}', '2026-03-05T00:00:00+00:00')"
        )
    table.watch.go(hours=YEARS)
    old, left = OldRows(store), []
    for _ in range(3):
        await old.delete()
        left.append((await store._one("SELECT count(*) FROM keys WHERE key = '~'"), await old.next() - table.watch()))
    assert left == [((1,), 0), ((1,), 0), ((0,), 86_400)]
    assert await store._one("SELECT count(*) FROM keys") == before


async def _kept(table: Table) -> list[int]:
    """Says how many letters, messages and calls of disputes are in the file."""
    counts = ", ".join(f"(SELECT count(*) FROM {name})" for name in ("outbox", "posts", "calls"))
    (row,) = await table.bot.store.reading.execute_fetchall(f"SELECT {counts}")
    return list(row)


async def _with_letters(table: Table) -> list[int]:
    """Lets a dispute call somebody and a game remind somebody; gives what is in the file then."""
    await Case.open(table, opponent=table.minjun)
    await begin_game(table)
    table.watch.go(hours=100)
    await table.bot.clock.tick()
    await table.env.settle()
    kept = await _kept(table)
    assert all(kept)
    return kept


async def test_letters_of_what_goes_on_stay(table: Table) -> None:
    """What was told once is not told again, however long a game takes."""
    before = await _with_letters(table)
    await _later(table)
    assert all(now >= then for now, then in zip(await _kept(table), before, strict=True))


async def test_letters_of_what_is_over_go_when_they_are_old(table: Table) -> None:
    """Not within a month, and never one that is still to be sent."""
    await _with_letters(table)
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE games SET over = 1")
        await database.execute("UPDATE disputes SET over = 1")
        await database.execute("DELETE FROM owing")
    before = await _kept(table)
    table.watch.go(hours=24 * 30)
    await table.bot.clock.tick()
    assert await _kept(table) == before
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE outbox SET sent = 0, due = 4000000000 WHERE id = (SELECT max(id) FROM outbox)")
    await _later(table)
    (late,) = await table.bot.store.reading.execute_fetchall("SELECT post FROM outbox")
    assert await _kept(table) == [1, int(late[0] is not None), 0]  # its message stays as long as it does


def test_the_latest_are_kept_and_the_first_make_room() -> None:
    """Whatever was kept anew counts as late."""
    kept: Latest[int, str] = Latest(2)
    for key in (1, 2, 1, 3):
        kept[key] = str(key)
    assert kept == {1: "1", 3: "3"}


async def test_what_is_read_for_everybody_does_not_fill_the_memory() -> None:
    """Twenty thousand servers and people are kept, and the next is read without harm."""
    shared = Shared(_itself)
    for id_ in range(20_100):
        assert await shared.get(id_) == id_
    assert len(shared._known) == 20_000
    assert await shared.get(0) == 0


async def _itself(id_: int) -> int:
    return id_


def test_names_of_everybody_who_was_ever_met_are_not_kept() -> None:
    """Whoever was met last is known without asking."""
    nobody: Any = None
    names = Names(nobody)
    for person in range(20_100):
        names.learn(_Somebody(person))
    assert len(names._known) == 20_000
    assert names._known[20_099] == "somebody 20099"


async def test_a_roll_does_not_wait_for_names_that_discord_does_not_tell() -> None:
    """Without them the sides are called roller and opponent; with them each has its name."""
    silent: Any = _Silent()
    names = Names(silent, patience=0.01)
    assert await names.of_sides({"roller": 1, "opponent": 2}) == {}
    for person in (1, 2):
        names.learn(_Somebody(person))
    assert await names.of_sides({"roller": 1, "opponent": 2}) == {"roller": "somebody 1", "opponent": "somebody 2"}
    assert await names.of_sides({"roller": 1, "opponent": 1}) == {}


class _Silent:
    """A Discord that answers nothing."""

    def get_user(self, _: int) -> None:
        return None

    async def fetch_user(self, _: int) -> None:
        await asyncio.Event().wait()


class _Somebody:
    def __init__(self, person: int) -> None:
        self.id = person
        self.global_name, self.name = f"somebody {person}", str(person)


async def test_a_turn_is_shared_while_somebody_waits_and_gone_afterwards() -> None:
    """Two who do something to one game come one after the other; two games do not wait for each other."""
    turns, order = Turns(asyncio.Lock), []

    async def act(game: str, who: str) -> None:
        async with turns[game]:
            order.append(f"{who} begins")
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            order.append(f"{who} ends")

    await asyncio.gather(act("one", "ann"), act("one", "bob"), act("two", "eve"))
    assert [said for said in order if "eve" not in said] == ["ann begins", "ann ends", "bob begins", "bob ends"]
    assert order.index("eve begins") < order.index("ann ends")
    assert len(turns) == 0


async def test_nothing_of_a_game_is_held_between_its_moves(table: Table) -> None:
    """Neither the turn to write it nor the one to show it."""
    await begin_game(table)
    await table.env.settle()
    assert len(table.bot.tables._queues) == len(table.bot.postman._showing) == 0
