"""The laws of the house: where things may stand and what may know of what."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.systems import SYSTEMS

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sorted(path for folder in ("rules", "bot", "cogs") for path in (ROOT / folder).rglob("*.py"))
HANGUL = re.compile(r"[가-힣]")


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", PYTHON, ids=_name)
def test_arrows_point_down(path: Path) -> None:
    """Cogs may use bot and rules, bot may use rules, rules use neither, and rules know no Discord and no database."""
    forbidden = {
        "rules": {"bot", "cogs", "discord", "aiosqlite", "sqlite3", "fluent", "tossi", "dotenv", "simcord", "PIL"},
        "bot": {"cogs"},
        "cogs": {"aiosqlite", "sqlite3"},
    }[path.relative_to(ROOT).parts[0]]
    used = {name.partition(".")[0] for name in _imports(path)}
    assert not used & forbidden


@pytest.mark.parametrize("path", [path for path in PYTHON if path.is_relative_to(ROOT / "rules")], ids=_name)
def test_rules_have_no_clock_no_network_and_no_hidden_dice(path: Path) -> None:
    """Time, sockets and the global random generator stay out of the rules."""
    used = set(_imports(path))
    assert not used & {"time", "datetime", "socket", "asyncio", "urllib", "http", "secrets", "subprocess"}
    calls = re.findall(r"\brandom\.(\w+)", path.read_text(encoding="utf-8"))
    assert set(calls) <= {"Random"}


def test_one_clock_dates_everything() -> None:
    """The store holds it; nobody else asks what time it is, or the demo's ``/later`` would not reach them."""
    asking = re.compile(r"\btime\.time\b|\butcnow\b|\b(?:datetime\.now|date\.today|time_ns)\b")
    asked = {_name(path) for path in PYTHON if asking.search(path.read_text(encoding="utf-8"))}
    assert asked == {"bot/store/sqlite.py", "bot/demo/start.py"}


@pytest.mark.parametrize("path", [path for path in PYTHON if "rules/library/search" not in str(path)], ids=_name)
def test_no_sentence_for_a_player_stands_in_python(path: Path) -> None:
    """Korean in a string literal belongs in data/words; only docstrings may show examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documents = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents
    ]
    assert not [text for text in found if HANGUL.search(text)]


@pytest.mark.parametrize("path", PYTHON, ids=_name)
def test_a_game_is_named_only_in_its_own_places(path: Path) -> None:
    """Its folder of rules, its cog, and the one registry."""
    relative = path.relative_to(ROOT)
    if relative == Path("rules/systems.py"):
        return
    source = path.read_text(encoding="utf-8").casefold()
    for system in SYSTEMS:
        own = relative.parts[:2] == ("rules", system) or relative == Path("cogs") / f"{system}.py"
        own = own or (relative.parts[:2] == ("cogs", system))
        names = {system, system.replace("_", " ")}
        assert own or not any(name in source for name in names), f"{relative} names {system}"


@pytest.mark.parametrize("path", [*PYTHON, *sorted((ROOT / "tests").rglob("*.py"))], ids=_name)
def test_files_stay_short_enough_to_hold_in_the_head(path: Path) -> None:
    """A file past 400 lines wants to be two; tests, which are read one by one, past 500."""
    most = 400 if path in PYTHON else 500
    assert len(path.read_text(encoding="utf-8").splitlines()) <= most


def test_the_project_speaks_of_itself_alone() -> None:
    """No path of a machine and no registry host stands in what ships."""
    shipped = [*PYTHON, *(ROOT / "data").rglob("*.toml"), *(ROOT / "data").rglob("*.ftl"), *ROOT.glob("*.md")]
    for path in shipped:
        source = path.read_text(encoding="utf-8")
        assert not re.search(r"/(work|root|home)/\w|pypi\.org|registry\.npmjs", source), path
