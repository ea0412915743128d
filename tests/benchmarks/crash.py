"""Killing the process in the middle of play: what was acknowledged is there, nothing is doubled, the chain holds.

Run: ``python tests/benchmarks/crash.py [KILLS]`` (300 by default)
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent.parent))

from bot.store import Store
from bot.table import Seen, Tables
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
        sleep(source.random() * 0.05)
        player.kill()
        lines = [line for line in player.stdout.read().splitlines() if line.strip().isdigit()]
        player.wait()
        player.stdout.close()
        acknowledged = max([acknowledged, *map(int, lines)])
        seen = asyncio.run(_look(path))
        assert seen is not None
        found += faults(seen, acknowledged)
    return acknowledged, len(seen.log) if seen else 0, found


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    with TemporaryDirectory() as folder:
        told, kept, wrong = kill_rounds(Path(folder) / "crash.db", count)
    print(f"{count} kills: {told} events acknowledged, {kept} in the file, faults: {wrong or 'none'}")
