"""Where the files of ``data/`` lie; the one place in ``rules`` that knows about paths."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parent.parent / "data"


def systems() -> tuple[str, ...]:
    """Names the game systems on the shelf: every folder of ``data/`` that has a ``system.toml``."""
    return tuple(sorted(path.parent.name for path in DATA.glob("*/system.toml")))


def read_toml(path: Path) -> dict[str, Any]:
    """Reads one TOML file, also with the mark that Windows puts before UTF-8 text.

    Raises:
        tomllib.TOMLDecodeError: the file is not TOML.
    """
    return tomllib.loads(path.read_text(encoding="utf-8-sig"))
