"""An upgrade keeps everything: the database of an older version is brought up to date, and its games go on."""

import json
import signal
import sqlite3
from pathlib import Path

from discord_support import Discord
from process_support import ROOT, Program

from bot.store.migrate import known

OLD_PANEL = "9iSS2RpE_It4"
"""The key of the panel that the older version posted."""


async def test_a_game_that_an_older_version_began_goes_on(tmp_path: Path) -> None:
    """Its log is told, its panel can be pressed, and the next roll is written behind the old ones."""
    database = sqlite3.connect(tmp_path / "umpire.db")
    database.executescript((ROOT / "tests/data/schema_2.sql").read_text(encoding="utf-8"))
    database.close()
    async with Discord() as far, Program(tmp_path, far) as program:
        await far.did("identify")
        log = json.dumps(await far.answer(await far.command("game", "log")))
        assert "**Down** (3 5)" in log
        assert "adds Otto" in log
        panel = json.dumps(await far.answer(await far.press(f"u1:{OLD_PANEL}:owe", {})))
        assert "settle Initiative" in panel
        roll = json.dumps(await far.answer(await far.command("tc", "success")))
        assert "Success roll" in roll
        program.told(signal.SIGTERM)
        assert await program.ended() == 0
    database = sqlite3.connect(tmp_path / "umpire.db")
    assert database.execute("SELECT max(number) FROM migrations").fetchone() == (len(known()),)
    assert database.execute("SELECT max(seq) FROM events").fetchone() == (10,)
    assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    database.close()
    assert "Fault" not in program.log
