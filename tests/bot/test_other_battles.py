"""One whole battle of each other system, with restarts in the middle, to the report that verifies."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from battle_support import Players, entered, said, stack
from tests_support import pressables, texts

from cogs.battle.turn import Asks, first_events


async def test_the_last_argument_is_played_with_secret_stacks(table: Any, tmp_path: Path) -> None:
    """Two rounds: stacks sealed, cards flipped one by one, supremacy rolled, points entered and confirmed."""
    players = Players(table)
    await players.open("last_argument", "2", "melee", 2, turns=2)
    for turn in (1, 2):
        await players.until("owed-stack")
        await stack(players, table.alice)
        assert await players.owed() == [(table.minjun.id, "owed-stack")]
        if turn == 1:
            await table.restart()
        await stack(players, table.minjun)
        wrong = await table.alice.slash(table.channel, "game activate", unit="A1")
        assert "Nobody is first yet" in said(wrong)
        await players.until("owed-flip")
        first = (await players.state()).first
        foreign = await players.press(table.alice if first == 1 else table.minjun, "Flip card")
        assert "The other side activates now" in said(foreign)
        await players.until("owed-score")
        await entered(players, "3 2" if turn == 1 else "1, 4")
        if turn == 1:
            await players.press(table.alice, "Next phase")
    assert (await players.state()).score == (4, 6)
    await players.press(table.minjun, "End game")
    files = await players.exported(table.alice, tmp_path)
    assert "alice opens command stack, round 1: A1" in files["md"]
    assert "minjun wins" in files["md"]


async def test_middle_earth_is_played_side_by_side_and_combat_by_combat(table: Any, tmp_path: Path) -> None:
    """Priority, move and shoot side after side, every combat in the chosen order, sealed orders opened together."""
    players = Players(table)
    await players.open("mesbg", "2018", "a free battle", 2, turns=2)
    await table.alice.slash(table.channel, "battle seal", text="heroic move with A1", title="Heroics")
    await table.restart()
    hidden = await table.minjun.slash(table.channel, "battle secrets")
    assert "A1" not in said(hidden)
    await table.minjun.slash(table.channel, "battle seal", text="no heroics", title="heroics")
    assert all(one.is_open for one in (await players.state()).hidden.values())
    for turn in (1, 2):
        for _ in range(60):
            if (await players.state()).phase == "fight":
                break
            assert await players.step()
        assert "/battle combat" in texts(await players.panel())  # else the phase goes by unnoticed
        await table.alice.slash(table.channel, "battle combat", units="A1, M1")
        assert "/battle combat" not in texts(await players.panel())
        await table.minjun.slash(table.channel, "battle combat", units="A2, M2")
        assert {what for _, what in await players.owed()} == {"owed-combat"}
        early = await table.alice.slash(table.channel, "game next")
        assert "Combats are left" in said(early)
        whose = players.people[(await players.owed())[0][0]]
        await players.choose(whose, "Choose the next combat", "2")
        assert "fighting: **A2 · M2**" in texts(await players.panel())
        await players.step()
        assert "fighting: **A1 · M1**" in texts(await players.panel())
        await players.step()
        assert (await players.state()).phase == "end"
        await table.alice.slash(table.channel, "game score", points=turn, reason="held the hill")
        if turn == 1:
            await players.step()
    await players.until("owed-end")
    await players.press(table.alice, "End game")
    files = await players.exported(table.alice, tmp_path)
    assert "heroic move with A1" in files["md"]
    assert "Combat 2 is fought" in files["md"]
    assert "In action: " in files["md"]  # nobody activates in this game
    assert "MESBG `2018`" in texts(await players.panel())  # in one line of a phone, beside the edition


async def test_first_blood_is_played_with_orders_and_cards(table: Any, tmp_path: Path) -> None:
    """Orders in the Command Phase expire with the round; cards turn face down; who is first is rolled or agreed."""
    players = Players(table)
    await players.open("first_blood", "cards", "a free battle", 2, turns=2)
    await table.alice.slash(table.channel, "battle order", unit="A1", name="Forward")
    again = await table.alice.slash(table.channel, "battle order", unit="A1", name="forward")
    assert "The same ability does not stack" in said(again)
    await table.restart()
    await players.until("owed-first")
    await table.alice.slash(table.channel, "game first", player=table.minjun)
    for _ in range(60):
        if (await players.state()).turn == 2:
            break
        assert await players.step()
    assert (await players.state()).abilities == ()
    await players.until("owed-end")
    await table.minjun.slash(table.channel, "game score", points=3)
    await players.press(table.alice, "End game")
    files = await players.exported(table.minjun, tmp_path)
    assert "Order of A1: Forward" in files["md"]
    assert "minjun wins" in files["md"]


async def test_a_tie_that_no_source_settles_is_asked_on_a_card_for_both(table: Any) -> None:
    """2024 says nothing of a tied Priority roll: the press posts a public card, and its answer says who is first."""
    players = Players(table)
    await players.open("mesbg", "2024", "a free battle", 1)
    while (await players.state()).turn == 1:
        assert await players.step()
    seen = await table.bot.tables.latest(table.channel.id)
    seed = next(seed for seed in (f"{number:064x}" for number in range(200)) if _asks(seen, table.alice.id, seed))
    async with table.bot.store.transaction() as database:
        await database.execute("UPDATE games SET seed = ? WHERE id = ?", (seed, seen.row.id))
    await table.restart()
    asked = await players.press(table.alice, "Roll Priority")
    assert not asked.ephemeral
    assert (await players.state()).window is not None
    answer = next(id_ for id_ in pressables(asked.response).values() if ":answer" in id_)
    await table.alice.click(asked.response, custom_id=answer)
    assert (await players.state()).first == 1 - seen.state.last_first


def _asks(seen: Any, person: int, seed: str) -> bool:
    """Says whether the dice of a seed tie, so that somebody has to answer."""
    try:
        first_events(replace(seen, row=replace(seen.row, seed=seed)), person)
    except Asks:
        return True
    return False
