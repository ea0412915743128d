"""Dice that can be trusted, and a log that cannot be changed unseen.

A secret seed is drawn when a game is opened and only its hash is shown. The faces of a throw are a keyed hash of
what was declared and where in the game; so the same declaration at the same point always gets the same dice, another
one gets fresh dice, and once the seed is published anybody can work out every throw again.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from typing import Any

from rules.dice import Faces, Throw
from rules.game.events import EVENT, Entry, Event


def seal_of(seed: str) -> str:
    """Gives the public hash of a seed (hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def commitment(salt: str, seal: str, place: int, body: str) -> str:
    """Gives the public hash of one item that a side seals."""
    return hashlib.sha256(canonical([salt, seal, place, body]).encode()).hexdigest()


def canonical(value: Any) -> str:
    """Writes a value in the one way that hashes are taken of."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


class SealedDice:
    """Dice of a game for one declaration.

    Args:
        seed: the game's secret, hexadecimal.
        position: how many rolls of the game stood before this one.
        declared: procedure, actor and inputs, as plain values.
        answers: what was already answered when these dice are needed.
    """

    def __init__(self, seed: str, position: int, declared: Any, answers: Sequence[Any] = ()) -> None:
        self._seed = bytes.fromhex(seed)
        self._base = [position, declared]
        self._answers = [list(answer) if isinstance(answer, tuple) else answer for answer in answers]

    def throw(self, throw: Throw) -> Faces:
        """Gives the faces of the next throw; they become part of the key of the one after."""
        key = canonical([*self._base, self._answers, throw.purpose, throw.count, throw.sides])
        numbers = _numbers(self._seed, key.encode(), throw.sides)
        faces = tuple(next(numbers) + 1 for _ in range(throw.count))
        self._answers.append(list(faces))
        return faces

    def decided(self, answer: Any) -> None:
        """Tells the dice of a decision that was made between two throws."""
        self._answers.append(answer)


def _numbers(seed: bytes, key: bytes, sides: int) -> Iterator[int]:
    """Yields numbers below ``sides``, each as likely: 32-bit words, those beyond the last full round left out."""
    limit = 2**32 - 2**32 % sides
    block = 0
    while True:
        digest = hmac.digest(seed, key + block.to_bytes(4, "big"), "sha256")
        for place in range(0, len(digest), 4):
            word = int.from_bytes(digest[place : place + 4], "big")
            if word < limit:
                yield word % sides
        block += 1


def chained(before: str, seq: int, at: str, by: int, event: Event) -> str:
    """Gives the hash of an entry, which holds the hash of the one before."""
    content = canonical([before, seq, at, by, EVENT.dump_python(event, mode="json")])
    return hashlib.sha256(content.encode()).hexdigest()


def entry(before: Entry | None, at: str, by: int, event: Event) -> Entry:
    """Writes the next entry of a log."""
    seq = before.seq + 1 if before else 1
    return Entry(seq=seq, at=at, by=by, event=event, hash=chained(before.hash if before else "", seq, at, by, event))
