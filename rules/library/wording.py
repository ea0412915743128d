"""What is wrong with a data file, in plain words and with its line, for a writer who knows no Python."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any

_HEADER = re.compile(r"^\s*(\[{1,2})\s*([^\[\]#]+?)\s*\]{1,2}\s*(?:#.*)?$")
_CURLY = "\u201c\u201d\u2018\u2019"
_ONE_A_LINE = re.compile(r"^\s*[^\s#\]]")
_SHAPES = {
    "string_type": 'must be a text in quotes, like "6-8"',
    "tuple_type": 'must be a list: ["one", "two"], or a block that starts with two brackets, [[…]]',
    "model_type": "must be a block or { … } with fields of its own",
    "dict_type": 'must be pairs: { row = "alias" }',
    "int_type": "must be a whole number without quotes, like 3",
    "float_type": "must be a number without quotes, like 2.5",
    "bool_type": "must be true or false, without quotes",
    "string_too_short": "is empty",
    "too_short": "needs at least one item",
    "missing": "is missing",
    "extra_forbidden": "is not a known field; look at data/README.md for the fields there are",
}
_SAME = {
    "frozen_set_type": "tuple_type", "list_type": "tuple_type", "set_type": "tuple_type",
    "dataclass_type": "model_type", "model_attributes_type": "model_type",
    "int_from_float": "int_type", "int_parsing": "int_type", "float_parsing": "float_type", "bool_parsing": "bool_type",
    "missing_argument": "missing", "unexpected_keyword_argument": "extra_forbidden",
}  # fmt: skip


def not_toml(source: str, error: tomllib.TOMLDecodeError) -> tuple[int, str]:
    """Gives the line where a file stops being TOML, and what to do about it."""
    found = re.search(r"line (\d+)", str(error))
    line = int(found[1]) if found else max(1, len(source.splitlines()))
    lines = source.splitlines()
    curly = line <= len(lines) and any(mark in lines[line - 1] for mark in _CURLY)
    hint = f'; this line has curly quotes ({_CURLY[:2]}): a value stands in straight ones (")' if curly else ""
    return line, f"this is not valid TOML: {error}{hint}"


def in_words(
    kind: str, message: str, location: tuple[str | int, ...], given: Any, context: Mapping[str, Any] | None = None
) -> str:
    """Says what is wrong with one value; ``context`` are the limits that it had to keep."""
    where = ".".join(str(part) for part in location if not isinstance(part, int) and part != "[key]") or "the file"
    shape, limits = _SHAPES.get(_SAME.get(kind, kind)), context or {}
    if shape is not None:
        return f'"{where}" {shape}'
    match kind:
        case "string_too_long":
            least = limits.get("max_length")
            return f'"{where}" is too long: {len(str(given))} characters, at most {least}; shorten or split it'
        case "string_pattern_mismatch":
            return f'"{where}" has a form that is not allowed here: {str(given)[:40]!r}'
        case "literal_error" | "enum":
            return f'"{where}" must be {limits.get("expected")}, not {given!r}'
        case _:
            said = message.removeprefix("Value error, ").replace("Input should", "it should")
            return f'"{where}": {said}'


def line_of(source: str, location: tuple[str | int, ...]) -> int:
    """Finds the line that a validation error speaks of, by walking headers and keys."""
    lines = source.splitlines()
    headers = {number: _bare(match[2]) for number, line in enumerate(lines) if (match := _HEADER.match(line))}
    start, end, prefix, parts = 0, len(lines), "", list(location)
    best = 1
    while parts:
        part = parts.pop(0)
        if isinstance(part, int):
            continue
        prefix = f"{prefix}.{part}" if prefix else part
        nth = parts[0] if parts and isinstance(parts[0], int) else 0
        named = [number for number, name in headers.items() if start <= number < end and name == prefix]
        if len(named) > nth:
            start = named[nth]
            end = named[nth + 1] if nth + 1 < len(named) else end
            best = start + 1
            continue
        key = re.compile(rf"""^\s*["']?{re.escape(str(part))}["']?\s*(=|\.)""")
        # A key belongs to the block it stands in: the next block has keys of the same names.
        block_end = next((number for number in headers if start < number < end), end)
        found = next((number for number in range(start, block_end) if key.match(lines[number])), None)
        return _item(lines, found, nth) + 1 if found is not None else best
    return best


def _bare(header: str) -> str:
    """Gives the name in a header without quotes: ``["1.0.2"]`` is 1.0.2."""
    return re.sub(r"""["']|\s""", "", header)


def _item(lines: list[str], key: int, nth: int) -> int:
    """Gives the line of an item of a list that is written one a line; of any other list its first line."""
    if not lines[key].rstrip().endswith("["):
        return key
    items = []
    for number in range(key + 1, len(lines)):
        if lines[number].strip().startswith("]"):
            break
        if _ONE_A_LINE.match(lines[number]):
            items.append(number)
    return items[nth] if nth < len(items) and nth else key
