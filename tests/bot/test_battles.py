"""Whole battles, from the invitation to the report that verifies, with restarts in the middle."""

from pathlib import Path
from typing import Any

from battle_support import Players
from tests_support import texts


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
    assert f"<@{table.alice.id}> wins" in texts(ended.followups[-1] if ended.followups else ended.response)
    files = await players.exported(table.minjun, tmp_path)
    assert "Objective 1, 2 · control" in files["md"]
