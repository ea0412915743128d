"""What every event is: a value that is written once, says what kind it is, and keeps its hash as it grows."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import BaseModel, ConfigDict, SerializerFunctionWrapHandler, model_serializer


class Happened(BaseModel):
    """Something that happened; every event says what kind it is.

    Attributes:
        later: fields that came after logs had been written; empty, they are left out, so old hashes still hold.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")
    later: ClassVar[frozenset[str]] = frozenset()

    @model_serializer(mode="wrap")
    def _without_empty(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        written: dict[str, Any] = handler(self)
        return {key: value for key, value in written.items() if value or key not in self.later}
