"""What stays in memory and what leaves it, so that a bot that runs for a year needs no more than one of a day."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar
from weakref import WeakValueDictionary

K = TypeVar("K")
V = TypeVar("V")


class Latest(dict[K, V]):
    """Values by key; past so many, those that were kept first make room.

    Args:
        most: how many are kept.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        while len(self) > self._most:
            del self[next(iter(self))]


class Turns(Generic[V]):
    """One thing for each id, such as a lock, shared by all who use it at the time and gone after the last of them.

    Args:
        make: makes a new one.
    """

    def __init__(self, make: Callable[[], V]) -> None:
        self._make = make
        self._held: WeakValueDictionary[str, V] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._held)

    def __getitem__(self, id_: str) -> V:
        one = self._held.get(id_)
        if one is None:
            one = self._held[id_] = self._make()
        return one
