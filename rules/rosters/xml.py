"""Rosters in XML, as the same tree that their JSON form has. No document type, no entities, bounded depth and size."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat  # every declaration that could expand is refused below

from rules.errors import CannotBeRead
from rules.rosters.tree import DEEPEST

_MOST_ELEMENTS = 30_000
_CHUNK = 64 * 1024


@dataclass(slots=True)
class _Node:
    name: str
    said: dict[str, str]
    inside: list[_Node] = field(default_factory=list)

    def tree(self) -> dict[str, Any]:
        """Gives attributes and lists: ``<costs><cost/></costs>`` is a list of objects under ``costs``."""
        found: dict[str, Any] = dict(self.said)
        for child in self.inside:
            if child.inside or not child.said:
                found[child.name] = [one.tree() for one in child.inside]
        return found


class _Builder:
    """Takes what the parser finds and refuses what a roster never has."""

    def __init__(self) -> None:
        self.root: _Node | None = None
        self._open: list[_Node] = []
        self._count = 0

    def start(self, name: str, said: dict[str, str]) -> None:
        self._count += 1
        if self._count > _MOST_ELEMENTS:
            raise CannotBeRead("roster-xml")
        if len(self._open) >= DEEPEST:
            raise CannotBeRead("roster-too-deep", limit=DEEPEST)
        node = _Node(name.rpartition(":")[2], said)
        if self._open:
            self._open[-1].inside.append(node)
        else:
            self.root = node
        self._open.append(node)

    def end(self, _: str) -> None:
        self._open.pop()

    def refuse(self, *_: object) -> int:
        raise CannotBeRead("roster-doctype")


def load_xml(text: str) -> dict[str, Any]:
    """Reads a roster in XML.

    Raises:
        CannotBeRead: it is no XML, no roster, declares a document type, or is nested too deep.
    """
    builder = _Builder()
    parser = expat.ParserCreate("utf-8")  # the text was decoded already; what it says of its encoding is past
    parser.StartElementHandler = builder.start
    parser.EndElementHandler = builder.end
    parser.StartDoctypeDeclHandler = builder.refuse
    parser.EntityDeclHandler = builder.refuse
    parser.ExternalEntityRefHandler = builder.refuse
    source = text.encode("utf-8", "replace")
    try:
        for start in range(0, len(source), _CHUNK):
            parser.Parse(source[start : start + _CHUNK], False)
        parser.Parse(b"", True)
    except expat.ExpatError:
        raise CannotBeRead("roster-xml") from None
    if builder.root is None or builder.root.name != "roster":
        raise CannotBeRead("roster-xml")
    return {"roster": builder.root.tree()}
