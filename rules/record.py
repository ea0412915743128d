"""Records: a declared procedure with its answers, as it is kept between presses, restarts and months."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rules.procedure import Answer, Declaration, Procedure, RecordDoesNotFit, Transcript


@dataclass(frozen=True, slots=True)
class Record:
    """A declaration and its answers so far, as they are kept: enough to go on after months.

    Args:
        procedure: name of the procedure.
        version: its version when the record was begun.
        data: fingerprint of the data it read.
        inputs: its inputs, as plain JSON values.
        answers: the answers so far, in order.
    """

    procedure: str
    version: int
    data: str
    inputs: Any
    answers: tuple[Answer, ...] = ()

    @classmethod
    def of(cls, transcript: Transcript[Any]) -> Record:
        """Writes down a run."""
        procedure = transcript.declaration.procedure
        inputs = procedure.inputs.dump_python(transcript.declaration.inputs, mode="json")
        return cls(procedure.name, procedure.version, procedure.reads(), inputs, transcript.answers)

    def declaration(self, known: Mapping[str, Procedure[Any, Any]]) -> Declaration[Any, Any]:
        """Finds the declaration again.

        Raises:
            RecordDoesNotFit: the procedure, its version or its data is not what the record was begun with.
        """
        procedure = known.get(self.procedure)
        if procedure is None or procedure.version != self.version or procedure.reads() != self.data:
            raise RecordDoesNotFit("record-outdated", procedure=self.procedure)
        return procedure(procedure.inputs.validate_python(self.inputs))
