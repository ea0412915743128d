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

from bot.games.table import Seen, Tables
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


def kill_rounds(path: Path, kills: int, seed: int = 1) -> tuple[int, int, list[str]]:
    """Starts and kills a player so often.

    Returns:
        Events acknowledged in all, events in the file at the end, and every fault.
    """
    source, acknowledged, found = random.Random(seed), 0, []
    for number in range(kills):
        command = [sys.executable, str(HERE / "player.py"), str(path), str(number)]
        player = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert player.stdout is not None
        player.stdout.readline()
        sleep(source.random() * 0.08)
        player.kill()
        lines = [line for line in player.stdout.read().splitlines() if line.strip().isdigit()]
        player.wait()
        player.stdout.close()
        acknowledged = max([acknowledged, *map(int, lines)])
        seen = asyncio.run(_look(path))
        assert seen is not None
        found += faults(seen, acknowledged)
    subprocess.run([sys.executable, str(HERE / "player.py"), str(path), "0", "drain"], check=True)
    seen = asyncio.run(_look(path))
    assert seen is not None
    return acknowledged, len(seen.log), found + wrong_pings(path, seen)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with TemporaryDirectory() as folder:
        told, kept, wrong = kill_rounds(Path(folder) / "crash.db", count)
    print(f"{count} kills: {told} events acknowledged, {kept} in the file, faults: {wrong or 'none'}")
