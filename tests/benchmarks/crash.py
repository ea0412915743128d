"""Killing the process in the middle of play: what was acknowledged is there, each ping is sent once, the chain holds.

Run: ``python tests/benchmarks/crash.py [KILLS]`` (300 by default)
"""

from __future__ import annotations

import asyncio
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from bot.games.seen import Seen
from bot.games.table import Tables
from bot.store import Store
from rules.game.events import Resumed
from rules.game.seal import chained


async def _look(path: Path) -> Seen | None:
    store = await Store.open(path)
    try:
        return await Tables(store).at(77)
    finally:
        await store.close()


def faults(seen: Seen, acknowledged: int) -> list[str]:
    """Says what a game has lost or doubled."""
    found = []
    if [one.seq for one in seen.log] != list(range(1, len(seen.log) + 1)):
        found.append("gap")
    if len(seen.log) < acknowledged:
        found.append(f"lost {acknowledged - len(seen.log)}")
    before = ""
    for one in seen.log:
        if one.hash != chained(before, one.seq, one.at, one.by, one.event):
            found.append(f"hash {one.seq}")
        before = one.hash
    return found


def wrong_pings(path: Path, seen: Seen) -> list[str]:
    """Says which pings were lost or sent twice: the other side is asked once for each time the game goes on."""
    sent = path.with_suffix(".sent")
    steps = Counter(re.findall(r"event (\d+)$", sent.read_text() if sent.exists() else "", re.MULTILINE))
    asked = {str(one.seq) for one in seen.log if isinstance(one.event, Resumed)}
    doubled = [f"ping {step} sent {count} times" for step, count in steps.items() if count > 1]
    return doubled + [f"ping {step} lost" for step in sorted(asked - set(steps))]


def _killed(script: str, path: Path, number: int, source: random.Random) -> list[int]:
    """Starts a script, kills it soon after it has begun, and gives the numbers that it said were kept."""
    command = [sys.executable, str(HERE / script), str(path), str(number)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert running.stdout is not None
    first = running.stdout.readline()
    sleep(source.random() * 0.08)
    running.kill()
    lines = [line for line in (first, *running.stdout.read().splitlines()) if line.strip().isdigit()]
    running.wait()
    running.stdout.close()
    return [int(line) for line in lines]


def kill_rounds(path: Path, kills: int, seed: int = 1) -> tuple[int, int, list[str]]:
    """Starts and kills a player so often.

    Returns:
        Events acknowledged in all, events in the file at the end, and every fault.
    """
    source, acknowledged, found = random.Random(seed), 0, []
    for number in range(kills):
        acknowledged = max([acknowledged, *_killed("player.py", path, number, source)])
        seen = asyncio.run(_look(path))
        assert seen is not None
        found += faults(seen, acknowledged)
    subprocess.run([sys.executable, str(HERE / "player.py"), str(path), "0", "drain"], check=True)
    seen = asyncio.run(_look(path))
    assert seen is not None
    return acknowledged, len(seen.log), found + wrong_pings(path, seen)


async def _calls_due(path: Path) -> set[tuple[str, str]]:
    """Gives the calls that the events in a file ask for: the number of the dispute and of the event."""
    store = await Store.open(path)
    try:
        rows = await store.reading.execute_fetchall(
            "SELECT number, seq FROM dispute_events JOIN disputes ON disputes.id = dispute "
            "WHERE json_extract(body, '$.kind') IN ('opened', 'arbiter-named')"
        )
        return {(str(number), str(seq)) for number, seq in rows}
    finally:
        await store.close()


def argued_rounds(path: Path, kills: int, seed: int = 1) -> tuple[int, list[str]]:
    """Starts and kills an arguer so often.

    Returns:
        How many calls there had to be, and every one that was lost or made twice.
    """
    source, acknowledged = random.Random(seed), 0
    for number in range(kills):
        acknowledged = max([acknowledged, *_killed("arguer.py", path, number, source)])
    subprocess.run([sys.executable, str(HERE / "arguer.py"), str(path), "0", "drain"], check=True)
    due = asyncio.run(_calls_due(path))
    made = Counter(re.findall(r"D-(\d+) · event (\d+)$", path.with_suffix(".sent").read_text(), re.MULTILINE))
    found = [f"call {call} made {count} times" for call, count in made.items() if count > 1]
    found += [f"call {call} lost" for call in sorted(due - set(made))]
    found += [f"dispute {acknowledged} lost"] if (str(acknowledged), "1") not in due else []
    return len(due), found


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with TemporaryDirectory() as folder:
        told, kept, wrong = kill_rounds(Path(folder) / "crash.db", count)
        calls, missed = argued_rounds(Path(folder) / "argued.db", count)
    print(f"{count} kills: {told} events acknowledged, {kept} in the file, faults: {wrong or 'none'}")
    print(f"{count} kills: {calls} calls of disputes due, faults: {missed or 'none'}")
