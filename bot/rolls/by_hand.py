"""Dice that players rolled by hand and typed in: used as far as they go, the rest asked for, none lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.dice import Faces, Throw
from rules.errors import CannotBeRead
from rules.procedure import Answer, Choice, Decide, Declaration, Option, Transcript, replay, resume


class _Short(Exception):  # no error: the run stops there and waits for dice
    """The typed dice do not go on to the next throw."""


class ByHand:
    """Typed dice, from the first to the last.

    Args:
        faces: the dice.
        decided: whether a decision was made after they were typed: those that do not fit it are then laid aside.

    Attributes:
        left: faces that no throw has used yet.
    """

    def __init__(self, faces: Sequence[int], *, decided: bool = False) -> None:
        self.left = tuple(faces)
        self._decided = decided
        self._given: list[Answer] = []

    def throw(self, throw: Throw) -> Faces:
        """Gives the next faces.

        Raises:
            CannotBeRead: a face does not exist on the die.
        """
        if len(self.left) < throw.count:
            raise _Short
        try:
            faces = throw.check(self.left[: throw.count])
        except CannotBeRead:
            if not self._decided:
                raise
            self.left = ()
            raise _Short from None
        self.left = self.left[throw.count :]
        self._given.append(faces)
        return faces

    def run(self, declaration: Declaration[Any, Any], record: Sequence[Answer], decide: Decide) -> Transcript[Any]:
        """Goes on from a record as far as the dice go; where they end, the transcript waits for the throw.

        Args:
            declaration: what is declared.
            record: the answers so far.
            decide: answers decisions, or leaves them open.
        """

        def noted(choice: Choice) -> Option | None:
            answer = decide(choice)
            if answer is not None:
                self._given.append(answer)
            return answer

        try:
            return resume(declaration, record, self, noted)
        except _Short:
            return replay(declaration, (*record, *self._given))


def must_fit(faces: Sequence[int], transcript: Transcript[Any]) -> None:
    """Refuses typed dice that do not fit what they were typed for.

    Args:
        faces: dice that no throw has used.
        transcript: how far the run went with them.

    Raises:
        CannotBeRead: dice are left over at the end, or there are some and too few for the next throw.
    """
    waiting = transcript.waiting
    if waiting is None and faces:
        used = sum(throw.count for throw, _, _ in transcript.throws())
        raise CannotBeRead("faces-left-over", left=len(faces), needed=used)
    if isinstance(waiting, Throw) and (faces or not any(True for _ in transcript.throws())):
        raise CannotBeRead("faces-count", needed=waiting.count, given=len(faces), purpose=waiting.purpose)


def read_faces(text: str) -> tuple[int, ...]:
    """Reads typed dice: ``6 5 2``, ``6,5,2`` or ``652``.

    Raises:
        CannotBeRead: something is not a number, or there are far too many.
    """
    parts = text.replace(",", " ").replace("/", " ").split()
    if len(parts) == 1 and parts[0].isascii() and parts[0].isdigit() and len(parts[0]) > 1:
        parts = list(parts[0])
    if not parts or len(parts) > 200 or not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        raise CannotBeRead("faces-unreadable", given=text[:40])
    return tuple(map(int, parts))
