"""Whole battles, from the invitation to the report that verifies, with restarts in the middle."""

from pathlib import Path
from typing import Any

from battle_support import Players, pick, said
from score_support import trench
from tests_support import pressables, texts

from bot.cards.next_steps import rules_of_steps
from bot.words import words
from rules.library.entry import Lang
from rules.library.find import Finder


async def test_no_mans_land_is_played_to_its_report(table: Any, tmp_path: Path) -> None:
    """Four turns, objectives counted and confirmed, a restart, a winner, a file that verifies."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "no-mans-land")
    for turn in range(1, 5):
        await players.until("owed-score")
        if turn == 2:
            await table.restart()
        await players.count({1: "10", 2: "10", 3: "01"})
        if turn < 4:
            await players.press(table.alice, "Next phase")
    state = await players.state()
    assert state.score == (16, 8)
    assert "16 : 8" in texts(await players.panel())
    ended = await players.press(table.minjun, "End game")
    assert f"<@{table.alice.id}> wins" in said(ended)
    files = await players.exported(table.minjun, tmp_path)
    assert "Objective 1, 2 · control" in files["md"]


async def test_a_hunt_is_played_with_sealed_picks(table: Any, tmp_path: Path) -> None:
    """1.6.3: picks are private until the last count, an export before shows only hashes, the points follow."""
    players = Players(table)
    await players.open("trench_crusade", "1.6.3", "hunt-for-heroes", 4, "ELITE")
    refused = await players.press(table.alice, "Pick")
    assert "Pick in secret" in said(refused)
    await pick(players, table.alice, {"theirs": ["m1", "m2", "m3"]})
    await table.restart()
    sealed = await pick(players, table.minjun, {"theirs": ["a1", "a2", "a3"]})
    assert "A1 (enemy)" in texts(sealed)
    own = await table.minjun.slash(table.channel, "battle secrets")
    assert "A3 (enemy)" in said(own)
    assert "M1" not in said(own)
    files = await players.exported(table.alice, tmp_path)
    assert "theirs a1" not in files["json"]
    await table.minjun.slash(table.channel, "unit status", unit="M1", status="out-of-action", on=True)
    for turn in range(1, 5):
        await players.until("owed-score")
        await players.count({1: "20"} if turn == 1 else {}, {"plus-one-and-two": "yes"})
        if turn < 4:
            await players.press(table.alice, "Next phase")
    await table.restart()
    await players.count({}, {"targets-each": "yes"})
    state = await players.state()
    assert state.score == (4 * 3 + 2 + 3 * 3, 2 * 3)
    await players.press(table.alice, "End game")
    files = await players.exported(table.minjun, tmp_path)
    assert "theirs a1" in files["json"]


async def test_a_relic_hunt_is_played_with_reinforcements(table: Any, tmp_path: Path) -> None:
    """1.0.2: relics taken in the course of the turn, two leave after turns 1 and 2, a D3 of models comes in."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "relic-hunt", 3)
    await table.alice.slash(table.channel, "unit status", unit="A3", status="reserve", on=True)
    await table.minjun.slash(table.channel, "unit status", unit="M3", status="reserve", on=True)
    assert "\n-# rules: Initiative · Reinforcements\n" in texts(await players.panel())
    await table.alice.slash(table.channel, "battle take", place=1, unit="A1")
    again = await table.minjun.slash(table.channel, "battle take", place=1)
    assert "Place 1 was taken this turn" in said(again)
    await players.until("owed-score")
    await players.count({2: "01"})
    assert (await players.state()).score == (1, 1)
    await players.press(table.alice, "Next phase")
    await table.restart()
    rolled = await players.press(table.alice, "Reinforcements")
    assert "may come" in said(rolled)
    first, second = [(await players.state()).ledger.reinforced[2, side] for side in (0, 1)]
    assert first == second > 0  # 1.0.2: one D3 for both sides
    shown = texts(await players.panel())
    assert shown.count("may come: `/battle arrive`") == 2  # the other player reads it on the panel
    assert "Reinforcements" not in pressables(await players.panel())
    await table.minjun.slash(table.channel, "battle arrive", units="M3")
    await table.alice.slash(table.channel, "battle arrive", units="A3")
    assert "reserve" not in (await players.state()).units["a3"].statuses
    for turn in (2, 3, 4):
        await players.until("owed-score")
        await players.count({5: "10", 6: "01"} if turn == 4 else {})
        if turn < 4:
            await players.press(table.alice, "Next phase")
    assert (await players.state()).score == (3, 3)
    await players.press(table.minjun, "End game")
    files = await players.exported(table.minjun, tmp_path)
    assert "Reliquary 5 · taken" in files["md"]
    assert "In a campaign: 10 : 10 (Campaign Victory Points)" in files["md"]


async def test_a_warband_that_breaks_tests_and_may_flee(table: Any) -> None:
    """Half the warband out: the test is due, rolled with the game's dice, and its result is written."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "no-mans-land", 2)
    await table.minjun.slash(table.channel, "unit status", unit="M1", status="out-of-action", on=True)
    await players.until("owed-test")
    assert await players.owed() == [(table.minjun.id, "owed-test")]
    stopped = await table.alice.slash(table.channel, "game next")
    assert "A test is due" in said(stopped)
    foreign = await players.press(table.alice, "Roll morale")
    assert "No test of yours is due" in said(foreign)
    rolled = await players.press(table.minjun, "Roll morale")
    assert "minjun" in texts(rolled.followups[-1])
    state = await players.state()
    held = state.ledger.tested.get((1, 1)) == "holds"
    assert held != (state.window is not None)  # a failed test asks whether to be Shaken or to flee


async def test_the_newer_hunt_is_picked_in_secret_and_ends_in_a_draw(table: Any, tmp_path: Path) -> None:
    """1.0.2: both seal up to three enemies and one model of their own, five turns are counted, equal points draw."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "hunt-for-heroes", 2, "ELITE")
    assert {what for _, what in await players.owed()} == {"owed-picks"}
    assert "rules: Marked targets" in texts(await players.panel())
    shown = await players.press(table.alice, "Pick")
    picking = shown.followups[-1] if shown.followups else shown.response
    assert {"Pick 1–2 enemies", "Pick one of your own"} <= set(pressables(picking))
    assert "No choice" not in said(shown)  # up to three may be marked, and so may fewer
    none = await table.alice.click(picking, custom_id=pressables(picking)["Seal"])
    assert "Pick 1–2 of the enemy’s models" in said(none)
    await pick(players, table.alice, {"theirs": ["m1"], "own": ["a2"]})
    await table.restart()
    await pick(players, table.minjun, {"theirs": ["a1", "a2"], "own": ["m2"]})
    assert not any(one.is_open for one in (await players.state()).hidden.values())
    for turn in range(1, 6):
        await players.until("owed-score")
        await players.count({4: "11"} if turn == 5 else {})
        if turn < 5:
            await players.press(table.alice, "Next phase")
    await players.count({}, {})
    assert (await players.state()).score == (4, 4)
    await players.press(table.alice, "End game")
    files = await players.exported(table.minjun, tmp_path)
    assert "A draw" in files["md"]


async def test_trench_warfare_is_counted_by_role_and_enemies(table: Any) -> None:
    """1.0.2: numbers of trench sections go in by form, and the points of their grade come out."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "trench-warfare")
    await players.until("owed-score")
    opened = await players.press(table.alice, "Count")
    card = opened.response
    form = await table.alice.click(card, custom_id=pressables(card)["Enter numbers"])
    await table.alice.submit_modal(form, {"attacked-alone": "1 0", "defended-shared": "0 2"})
    message = card.message.id
    assert "attacker: section without enemies" in texts(table.stored(message))
    await players.propose(table.stored(message), {})
    await table.minjun.click(table.stored(message), custom_id=pressables(table.stored(message))["Confirm"])
    assert (await players.state()).score == (3, 2)


def test_the_die_of_the_length_is_asked_for_with_its_rule(finder: Finder) -> None:
    """Nothing is named where nothing of it is due."""
    state = trench("trench-warfare", "1.0.2").state
    assert rules_of_steps(state, ["owed-length"], finder.library, words(Lang.EN)) == "rules: Trench Warfare"
    assert not rules_of_steps(state, ["owed-score"], finder.library, words(Lang.EN))
