"""Whoever runs the bot: every start that cannot work says why in one sentence, and the database can be kept safe."""

import asyncio
import json
import logging
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests_support import Opened

from bot.hosting import config, health
from bot.hosting.claim import InUse, claimed
from bot.hosting.health import Health
from bot.hosting.run import _in_one_line
from bot.store import CannotOpen, Store
from bot.store.backup import copy

ROOT = Path(__file__).parents[2]
TOKEN = "a" * 24 + ".bbbbbb." + "c" * 27


def _run(folder: Path, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Runs the program in a folder, as a host does."""
    known = {name: value for name, value in os.environ.items() if name not in {"DISCORD_TOKEN", "DATABASE"}}
    return subprocess.run(
        [sys.executable, "-m", "bot", *command],
        cwd=folder,
        env={**known, "PYTHONPATH": str(ROOT), **settings},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def _damaged(folder: Path) -> str:
    (folder / "umpire.db").write_bytes(b"no database at all, but long enough to be read as one" * 40)
    return "is no database of this program, or damaged"


def _a_folder(folder: Path) -> str:
    (folder / "umpire.db").mkdir()
    return "DATABASE is not the path of a file, or of one that can be made"


def _in_the_way(folder: Path) -> str:
    (folder / "umpire.db-wal").mkdir()
    return "cannot be opened: disk I/O error. It must be a file that this user may write"


def _newer(folder: Path) -> str:
    with sqlite3.connect(folder / "umpire.db") as database:
        database.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
        database.execute("INSERT INTO migrations VALUES (999, '0999_later.sql')")
    return "Start the newer program that wrote it, or restore a backup"


def _no_text(folder: Path) -> str:
    (folder / ".env").write_bytes("DISCORD_TOKEN=x".encode("utf-16"))
    return "The file .env is not plain text: save it again as UTF-8."


@pytest.mark.parametrize("what", [_damaged, _a_folder, _in_the_way, _newer, _no_text])
def test_a_start_that_cannot_work_says_why_in_one_sentence(what: Any, tmp_path: Path) -> None:
    """No trace, no token, and the exit code tells the service that it failed."""
    told = what(tmp_path)
    ran = _run(tmp_path, "run", DISCORD_TOKEN=TOKEN)
    assert ran.returncode == 1
    assert told in ran.stderr
    assert "Traceback" not in ran.stderr
    assert TOKEN not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1


def test_a_fault_of_the_network_is_one_line_that_says_what(tmp_path: Path) -> None:
    """Also one that has no words of its own."""
    for error, told in ((TimeoutError(), "TimeoutError"), (OSError(101, "no route"), "[Errno 101] no route")):
        record = logging.LogRecord(
            "discord.shard", logging.ERROR, "", 0, "Lost shard %d", (0,), (type(error), error, None)
        )
        assert _in_one_line(record)
        assert (record.getMessage(), record.exc_info) == (f"Lost shard 0 ({told})", None)


@pytest.mark.parametrize("command", [("run",), ("health",), ("backup", "copy.db"), ("restore", "copy.db")])
@pytest.mark.parametrize("database", [".", "/"])
def test_a_database_without_a_name_is_refused_by_every_command(
    command: tuple[str, ...], database: str, tmp_path: Path
) -> None:
    """What stands beside it is called after it."""
    ran = _run(tmp_path, *command, DISCORD_TOKEN=TOKEN, DATABASE=database)
    assert (ran.returncode, ran.stderr) == (1, "DATABASE is not the path of a file, or of one that can be made.\n")


def test_an_export_that_is_not_there_is_told_from_a_file_that_is_none(tmp_path: Path) -> None:
    """A slip in a file's name must not make anybody doubt the file."""
    (tmp_path / "list.json").write_text("[]")
    for name, told in (("game.json", "There is no file game.json"), ("list.json", "This is not an exported game")):
        ran = _run(tmp_path, "verify", name)
        assert (ran.returncode, ran.stderr.partition(":")[0]) == (1, told)


def test_a_backup_that_cannot_be_made_says_which_file_is_at_fault(tmp_path: Path) -> None:
    """The copy has no folder to go to, or the database is none."""
    _damaged(tmp_path)
    for target, told in (("nowhere/copy.db", "there is no folder nowhere"), ("copy.db", "umpire.db cannot be read")):
        ran = _run(tmp_path, "backup", target)
        assert ran.returncode == 1
        assert ran.stderr.startswith(f"No copy was made: {told}")


def test_a_second_bot_on_one_database_is_refused(tmp_path: Path) -> None:
    """Two would answer every command twice; after the first has ended, the file is free again."""
    with claimed(tmp_path / "umpire.db"):
        ran = _run(tmp_path, "run", DISCORD_TOKEN=TOKEN)
        assert ran.returncode == 1
        assert "Another Umpire is running with DATABASE umpire.db" in ran.stderr
        with pytest.raises(InUse), claimed(tmp_path / "umpire.db"):
            pass
    with claimed(tmp_path / "umpire.db"):
        pass


async def test_a_backup_of_a_running_bot_is_whole(opened: Opened, tmp_path: Path) -> None:
    """What was committed before is in it, also what still stands in the write-ahead log; nothing is overwritten."""
    store = await opened(tmp_path / "umpire.db")
    await store.remember("kept", "yes")
    ran = await asyncio.to_thread(_run, tmp_path, "backup", "copy.db")
    assert (ran.returncode, ran.stdout) == (0, "Copied to copy.db.\n")
    again = await asyncio.to_thread(_run, tmp_path, "backup", "copy.db")
    assert again.returncode == 1
    assert "copy.db is there already" in again.stderr
    await store.close()
    restored = await opened(tmp_path / "copy.db")
    assert await restored.fact("kept") == "yes"


async def test_a_backup_is_put_back_and_what_was_there_is_kept(opened: Opened, tmp_path: Path) -> None:
    """Also where the bot was killed, so that its newest changes stand beside the file; and a second time."""
    store = await opened(tmp_path / "umpire.db")
    await store.remember("fact", "early")
    assert (await asyncio.to_thread(_run, tmp_path, "backup", "copy.db")).returncode == 0
    await store.remember("fact", "late")
    killed = tmp_path / "killed"
    killed.mkdir()
    for name in ("umpire.db", "umpire.db-wal"):
        (killed / name).write_bytes((tmp_path / name).read_bytes())
    await store.close()
    for there in ("late", "early"):
        ran = await asyncio.to_thread(_run, killed, "restore", "../copy.db")
        assert (ran.returncode, ran.stderr) == (0, "")
        assert ran.stdout == "../copy.db is in the place of umpire.db. What was there is kept as umpire.db.replaced.\n"
        for name, fact in (("umpire.db.replaced", there), ("umpire.db", "early")):
            with sqlite3.connect(killed / name) as database:
                assert database.execute("SELECT value FROM facts WHERE name = 'fact'").fetchone() == (fact,)
                assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            database.close()


def test_nothing_is_put_back_that_is_no_backup_or_under_a_running_bot(tmp_path: Path) -> None:
    """The database stays as it is, and the sentence says why."""
    with sqlite3.connect(tmp_path / "umpire.db") as database:
        database.execute("CREATE TABLE migrations (number INTEGER)")
    database.close()
    before = (tmp_path / "umpire.db").read_bytes()
    (tmp_path / "other.db").touch()
    for name, told in (("nothing.db", "there is no file nothing.db"), ("other.db", "is no database of this program")):
        ran = _run(tmp_path, "restore", name)
        assert ran.returncode == 1
        assert told in ran.stderr
    with claimed(tmp_path / "umpire.db"):
        ran = _run(tmp_path, "restore", "umpire.db")
        assert ran.returncode == 1
        assert "Another Umpire is running" in ran.stderr
    assert (tmp_path / "umpire.db").read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"umpire.db", "umpire.db.lock", "other.db"}


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    """Half a copy must not look like one."""
    _damaged(tmp_path)
    with pytest.raises(sqlite3.DatabaseError):
        copy(tmp_path / "umpire.db", tmp_path / "copy.db")
    with pytest.raises(FileNotFoundError, match="there is no database"):
        copy(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert [path.name for path in tmp_path.iterdir()] == ["umpire.db"]


async def test_a_full_disk_stops_no_later_write(opened: Opened, tmp_path: Path) -> None:
    """What does not fit is not written at all; once there is space, the bot writes again without a restart."""
    store = await opened(tmp_path / "umpire.db")
    (pages,) = (await store._one("PRAGMA page_count")) or (0,)
    await store.reading.execute(f"PRAGMA max_page_count={pages + 1}")
    with pytest.raises(sqlite3.OperationalError, match="full"):
        await store.remember("big", "x" * 200_000)
    assert not store.reading.in_transaction
    await store.reading.execute("PRAGMA max_page_count=100000")
    await store.remember("big", "x" * 200_000)
    assert await store.fact("big") is not None


async def test_a_write_that_is_cancelled_as_it_begins_or_ends_stops_no_later_write(
    opened: Opened, tmp_path: Path
) -> None:
    """A transaction left open would refuse every write after it."""
    store = await opened(tmp_path / "umpire.db")
    for turns in range(12):
        task = asyncio.create_task(store.remember("fact", str(turns)))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.remember("after", str(turns))
    assert await store.fact("after") == "11"


async def test_health_is_asked_where_the_settings_say(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``umpire health`` reads DATABASE from .env as ``umpire run`` does, and a long path is no hindrance."""
    folder = tmp_path / ("deep" * 20) / ("deeper" * 10)
    folder.mkdir(parents=True)
    written = f"DATABASE={folder / 'umpire.db'}\n".encode("utf-8-sig")  # as Notepad saves it
    (tmp_path / ".env").write_bytes(written)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE", raising=False)
    assert config.database() == folder / "umpire.db"
    store = await opened(folder / "umpire.db")
    bot: Any = SimpleNamespace(
        latency=0.02, store=store, guilds=[], shards={}, started=0.0, is_ready=lambda: True, is_closed=lambda: False
    )
    async with Health(bot, config.database()):
        ran = await asyncio.to_thread(_run, tmp_path, "health")
        assert ran.returncode == 0, ran.stderr
        assert json.loads(ran.stdout)["latency_ms"] == 20
        await store.close()
        assert (await asyncio.to_thread(_run, tmp_path, "health")).returncode == 1
    assert not health._socket(config.database()).exists()


async def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    """The sentence names the file and what to do."""
    _damaged(tmp_path)
    with pytest.raises(CannotOpen, match=r"umpire\.db.*Restore a backup"):
        await Store.open(tmp_path / "umpire.db")


def test_a_reader_who_has_read_enough_gets_no_trace(tmp_path: Path) -> None:
    """``umpire rule … | head -1`` ends quietly."""
    reading, writing = os.pipe()
    os.close(reading)
    ran = subprocess.run(
        [sys.executable, "-m", "bot", "rule", "강하돌격", "--json"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=writing,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert (ran.returncode, ran.stderr) == (1, b"")
