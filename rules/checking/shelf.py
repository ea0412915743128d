"""Every file of ``data/`` that the rules read, and every fault of each at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rules import shelf
from rules.checking import games, rolls, speech
from rules.checking.kind import Around, Kind
from rules.examples import Examples
from rules.game.daytime import Daytime
from rules.game.score.scenario import Scenarios
from rules.library.load import Reading, read
from rules.library.reading import Fault, raw_of, read_file
from rules.library.search.tokens import Everyday
from rules.notation.said import Phrases
from rules.rosters.names import ByHand, Names
from rules.rulings.points import Questions
from rules.systems import SYSTEMS, files_of

Kinds = Mapping[str, Kind[Any]]
_MISSING = "this file is missing"

OF_ALL: Kinds = {
    "lexicon.toml": Kind(Everyday, speech.everyday, needed=True),
    "lists.toml": Kind(ByHand, needed=True),
    "notation.toml": Kind(Phrases, speech.phrases, needed=True),
    "time.toml": Kind(Daytime, needed=True),
}
OF_A_SYSTEM: Kinds = {
    "game.toml": Kind(games.Game, games.game, needed=True),
    "scenarios.toml": Kind(Scenarios, games.scenarios),
    "examples.toml": Kind(Examples, rolls.examples),
    "open.toml": Kind(Questions, rolls.questions),
    "companion.toml": Kind(Names, speech.builders),
}


def check(root: Path | None = None, more: Kinds | None = None) -> tuple[Reading, tuple[Fault, ...]]:
    """Reads every file.

    Args:
        root: the folder with the files.
        more: further kinds that a system may have.

    Returns:
        The library, and every fault of every file, in the order of files and lines.
    """
    root = root or shelf.DATA
    reading = read(root)
    faults = [*reading.faults, *_strangers(root, more or {})]
    faults += _of(root, root, "", OF_ALL, reading)
    faults += [
        Fault(f"{one}/system.toml", 1, _MISSING) for one in SYSTEMS if not (root / one / "system.toml").is_file()
    ]
    for folder in sorted(path.parent for path in root.glob("*/system.toml")):
        faults += _of(root, folder, folder.name, {**_kinds(folder.name), **(more or {})}, reading)
    return reading, tuple(sorted(set(faults), key=lambda fault: (fault.file, fault.line, fault.message)))


def _kinds(system: str) -> Kinds:
    return {**OF_A_SYSTEM, **files_of(system)} if system in SYSTEMS else OF_A_SYSTEM


def _of(root: Path, folder: Path, system: str, kinds: Kinds, reading: Reading) -> Iterator[Fault]:
    """Checks the files of one folder."""
    there = {name: folder / name for name in kinds if (folder / name).is_file()}
    raw = {name: found.value for name, path in there.items() if (found := raw_of(root, path, []))}
    around = Around(system, reading, raw)
    for name, kind in kinds.items():
        if name not in there:
            if kind.needed and (system in SYSTEMS or not system):
                yield Fault((folder / name).relative_to(root).as_posix(), 1, _MISSING)
            continue
        told: list[Fault] = []
        written = read_file(root, there[name], kind.model, told, strict=kind.strict)
        yield from told
        if written is not None:
            yield from written.faults(kind.check(written.value, around))


def _strangers(root: Path, more: Kinds) -> Iterator[Fault]:
    """Finds files that nothing reads: a misspelt name is a file that does nothing."""
    for path in sorted((*root.glob("*.toml"), *root.glob("*/*.toml"), *root.glob("*/rules/**/*"))):
        name = path.relative_to(root).as_posix()
        inside = path.relative_to(root).parts
        if path.is_dir():
            continue
        if "rules" in inside[1:-1]:
            if path.suffix != ".toml":
                yield Fault(name, 1, "nothing reads this file: files of rule entries end in .toml")
            continue
        if len(inside) == 1:
            known = {*OF_ALL}
        else:
            known = {"system.toml", *_kinds(inside[0]), *more}
            if not (path.parent / "system.toml").is_file():
                yield Fault(name, 1, f"nothing reads this file: data/{inside[0]} has no system.toml")
                continue
        if path.name not in known:
            yield Fault(name, 1, f"nothing reads a file of this name here; there are {', '.join(sorted(known))}")
