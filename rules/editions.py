"""What the editions of a system differ in: ``data/<system>/constants.toml``, read once and checked."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import Generic, TypeVar

from pydantic import BaseModel, TypeAdapter

from rules import shelf
from rules.errors import NotFound

C = TypeVar("C", bound=BaseModel)


class Editions(Generic[C]):
    """The constants of every edition of one system.

    Args:
        system: the system's folder.
        model: what one edition's constants look like.
    """

    def __init__(self, system: str, model: type[C]) -> None:
        self._file = shelf.DATA / system / "constants.toml"
        self._model = model

    @cached_property
    def _all(self) -> dict[str, C]:
        raw = shelf.read_toml(self._file)
        return {edition: TypeAdapter(self._model).validate_python(values) for edition, values in raw.items()}

    def __call__(self, edition: str) -> C:
        """Gives the constants of an edition.

        Raises:
            NotFound: there is no such edition.
        """
        if edition not in self._all:
            raise NotFound("no-such-edition", given=edition, known=", ".join(self._all))
        return self._all[edition]

    @cached_property
    def _fingerprint(self) -> str:
        return hashlib.sha256(self._file.read_bytes()).hexdigest()[:12]

    def fingerprint(self) -> str:
        """Identifies the data that the procedures read; records keep it."""
        return self._fingerprint
