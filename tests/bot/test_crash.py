"""kill -9 in the middle of play loses nothing that was acknowledged."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "benchmarks"))

from crash import argued_rounds, kill_rounds


def test_a_killed_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """Five kills here; tests/benchmarks/crash.py does three hundred."""
    acknowledged, kept, faults = kill_rounds(tmp_path / "crash.db", 5)
    assert faults == []
    assert kept >= acknowledged >= 5


def test_a_killed_process_makes_each_call_of_a_dispute_once(tmp_path: Path) -> None:
    """Outside of games too: the other side and the arbiter are called exactly once."""
    due, faults = argued_rounds(tmp_path / "argued.db", 5)
    assert faults == []
    assert due >= 10
