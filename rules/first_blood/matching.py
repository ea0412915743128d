"""Hits against Blocks, die by die: which Blocks stop a Hit, and in how many ways how many Hits get through.

The rulebook's chapter says that faces are compared and not how; the readings here are those that tables use. A 6 is
never a Hit and never a Block (an unmodified 6 always fails).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from math import comb
from typing import TypeAlias


class Compared(StrEnum):
    """When the face of a Block stops the face of a Hit."""

    LOWER = "block-lower"
    HIGHER = "block-higher"
    EQUAL = "block-equal"


class Pairing(StrEnum):
    """Who decides which Block is set against which Hit."""

    FREELY = "pair-freely"
    IN_ORDER = "pair-in-order"


@dataclass(frozen=True, slots=True)
class Duel:
    """How Hits and Blocks are compared.

    Args:
        compared: when a Block stops a Hit; equal faces do in every reading.
        pairing: whether the defender pairs them, as well as can be, or both are lined up from the highest down.
        hit_face: the highest face that is a Hit.
        block_face: the highest face that is a Block.
    """

    compared: Compared
    pairing: Pairing
    hit_face: int
    block_face: int

    def stops(self, block: int, hit: int) -> bool:
        """Says whether one Block stops one Hit."""
        match self.compared:
            case Compared.LOWER:
                return block <= hit
            case Compared.HIGHER:
                return block >= hit
            case Compared.EQUAL:
                return block == hit


def used(duel: Duel, hits: Sequence[int], blocks: Sequence[int]) -> frozenset[int]:
    """Gives the places of the Block dice that stop a Hit, as many as can be under the pairing."""
    against = sorted((face for face in hits if face <= duel.hit_face), reverse=True)
    order = sorted(
        (place for place, face in enumerate(blocks) if face <= duel.block_face),
        key=lambda place: -blocks[place],
    )
    if duel.pairing is Pairing.IN_ORDER:
        pairs = zip(order, against, strict=False)
        return frozenset(place for place, hit in pairs if duel.stops(blocks[place], hit))
    if duel.compared is Compared.LOWER:
        against.reverse()
        order.reverse()
    found: set[int] = set()
    for hit in against:
        place = next((place for place in order if place not in found and duel.stops(blocks[place], hit)), None)
        if place is not None:
            found.add(place)
    return frozenset(found)


@lru_cache(maxsize=512)
def through(duel: Duel, hits: tuple[int, ...] | int, blocks: int) -> Mapping[int, int]:
    """Counts the ways in which so many Hits get through.

    Args:
        duel: how they are compared.
        hits: the faces of the Hits on the table, or how many Hit dice are rolled with the Blocks.
        blocks: how many Block dice are rolled.

    Returns:
        Hits that get through -> throws that end so, of all throws of the dice that are rolled.
    """
    lying = None if isinstance(hits, int) else Counter(face for face in hits if face <= duel.hit_face)
    dice = hits if isinstance(hits, int) else sum(face <= duel.hit_face for face in hits)
    no_hit, no_block = 6 - duel.hit_face if lying is None else 1, 6 - duel.block_face
    walk = _Walk(duel, lying, dice, blocks, (6 ** (dice + blocks)).bit_length())
    found: dict[int, int] = {}
    for placed, rows in enumerate(walk.table()):
        for against, row in enumerate(rows):
            missed: int = no_hit ** (dice - placed) * no_block ** (blocks - against)
            for stopped, ways in enumerate(walk.unpacked(row)):
                if ways:
                    found[placed - stopped] = found.get(placed - stopped, 0) + ways * missed
    return {number: found[number] for number in sorted(found)}


_Table: TypeAlias = list[list[int]]
"""By Hits and Blocks that lie on the table: the ways, by how many Hits are stopped, packed into one number.

Packed, a whole row is shifted, multiplied and added at once; that is what keeps 20 dice against 20 quick.
"""


@dataclass(frozen=True, slots=True)
class _Walk:
    """Sharing dice out over the faces, one face after the other, in the order in which Blocks become useful.

    What has to be remembered is how many dice of each side lie on the table and how many Hits are stopped: then
    every further face needs only the number of its Hits and of its Blocks.

    Args:
        duel: how they are compared.
        lying: the Hits on the table by face; None where they are rolled too.
        hits: how many Hit dice there are.
        blocks: how many Block dice are rolled.
        slot: bits for the ways of one number of stopped Hits; more than all ways together need.
    """

    duel: Duel
    lying: Mapping[int, int] | None
    hits: int
    blocks: int
    slot: int

    def unpacked(self, row: int) -> Iterator[int]:
        """Yields the ways in which no Hit is stopped, in which one is, and so on."""
        while row:
            yield row & ((1 << self.slot) - 1)
            row >>= self.slot

    def table(self) -> _Table:
        """Gives the ways to every table; dice that do not lie on it have failed."""
        duel, in_order = self.duel, self.duel.pairing is Pairing.IN_ORDER
        table = self._empty()
        table[0][0] = 1
        for face in range(1, 6) if duel.compared is Compared.LOWER and not in_order else range(5, 0, -1):
            if duel.compared is Compared.EQUAL:
                table = self._both(table, face)
            elif duel.compared is Compared.LOWER and in_order:
                table = self._lay_blocks(self._lay_hits(table, face, stops=False), face, stops=True)
            else:
                table = self._lay_hits(self._lay_blocks(table, face, stops=False), face, stops=True)
        return table

    def _empty(self) -> _Table:
        return [[0] * (self.blocks + 1) for _ in range(self.hits + 1)]

    def _lying(self, table: _Table) -> Iterator[tuple[int, int, int]]:
        """Yields Hits, Blocks and ways of every table that can be."""
        for hits, rows in enumerate(table):
            for blocks, row in enumerate(rows):
                if row:
                    yield hits, blocks, row

    def _hits_of(self, face: int, left: int) -> list[tuple[int, int]]:
        """Gives how many Hits may show a face, each with its ways."""
        if face > self.duel.hit_face:
            return [(0, 1)]
        if self.lying is not None:
            return [(self.lying.get(face, 0), 1)]
        return [(shown, comb(left, shown)) for shown in range(left + 1)]

    def _blocks_of(self, face: int, left: int) -> list[tuple[int, int]]:
        """Gives how many Blocks may show a face, each with its ways."""
        if face > self.duel.block_face:
            return [(0, 1)]
        return [(shown, comb(left, shown)) for shown in range(left + 1)]

    def _lay_hits(self, table: _Table, face: int, *, stops: bool) -> _Table:
        """Lays Hits of a face down; with ``stops`` the Blocks that lie already stop them as far as they go."""
        after, freely = self._empty(), self.duel.pairing is Pairing.FREELY
        for hits, blocks, row in self._lying(table):
            for shown, times in self._hits_of(face, self.hits - hits):
                by = shown if freely else min(shown, max(blocks - hits, 0))
                after[hits + shown][blocks] += self._stopping(row * times, by if stops else 0, hits + shown, blocks)
        return after

    def _lay_blocks(self, table: _Table, face: int, *, stops: bool) -> _Table:
        """Lays Blocks of a face down; with ``stops`` they stop the Hits that lie already, in order."""
        after = self._empty()
        for hits, blocks, row in self._lying(table):
            for shown, times in self._blocks_of(face, self.blocks - blocks):
                by = min(shown, max(hits - blocks, 0)) if stops else 0
                after[hits][blocks + shown] += self._stopping(row * times, by, hits, blocks + shown)
        return after

    def _stopping(self, row: int, by: int, hits: int, blocks: int) -> int:
        """Gives a row with more Hits stopped; never more than there are Blocks."""
        row <<= self.slot * by
        room = self.slot * (min(hits, blocks) + 1)
        beyond = row >> room
        if beyond:
            row &= (1 << room) - 1
            row += (beyond % ((1 << self.slot) - 1)) << (room - self.slot)  # the remainder is the sum of the slots
        return row

    def _both(self, table: _Table, face: int) -> _Table:
        """Lays Hits and Blocks of a face down, which stop each other only."""
        after, slot, freely = self._empty(), self.slot, self.duel.pairing is Pairing.FREELY
        for hits, blocks, row in self._lying(table):
            ahead = 0 if freely else hits - blocks
            waiting, behind = max(ahead, 0), min(ahead, 0)
            others = self._blocks_of(face, self.blocks - blocks)
            for shown, times in self._hits_of(face, self.hits - hits):
                laid, reach, rows = row * times, shown + behind, after[hits + shown]
                for other, more in others:
                    by = min(reach, other - waiting)
                    rows[blocks + other] += (laid * more) << (slot * by) if by > 0 else laid * more
        return after
