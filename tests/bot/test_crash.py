"""kill -9 in the middle of play loses nothing that was acknowledged."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "benchmarks"))

from crash import kill_rounds


def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Five kills here; tests/benchmarks/crash.py does three hundred."""
    acknowledged, kept, faults = kill_rounds(tmp_path / "crash.db", 5)
    assert faults == []
    assert kept >= acknowledged >= 5
