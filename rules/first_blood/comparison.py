"""Comparative rolling: Hits stay on the table, Blocks are rolled against them, die by die.

Source: First Blood, Command Card edition, The Principles of Battle: every die's number matters and Hits stay until
all Blocks are resolved. Which Block stops which Hit, and who pairs them, is not said: the table says.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rules.chance import Chances, certain
from rules.dice import Faces, Successes, Throw
from rules.errors import NotAllowedNow
from rules.first_blood.editions import constants, fingerprint
from rules.first_blood.matching import Compared, Duel, Pairing, through, used
from rules.first_blood.rulebook import reason, within
from rules.first_blood.unsettled import settled
from rules.procedure import Steps, procedure

MOST_DICE = 20


@dataclass(frozen=True, slots=True)
class OnTheTable:
    """Hit dice that lie on the table and are looked at only together with the Blocks.

    Args:
        dice: how many.
        hits: the faces that hit; None while nothing has been rolled. All throws of so many dice count as one here:
            whoever looks at the faces is the reading of the Blocks.
    """

    dice: int
    hits: Faces | None = field(default=None, compare=False)

    def __str__(self) -> str:
        return str(len(self.hits or ()))


@dataclass(frozen=True, slots=True)
class HitDice:
    """Lays Hit dice down without comparing them yet.

    Twenty dice can lie in 53,130 ways, so the odds do not follow each: they are those of Hits and Blocks together.

    Args:
        face: the highest face that hits.
    """

    face: int

    @property
    def limit(self) -> tuple[int, bool]:
        """The face that a die has to keep to, and that lower is better."""
        return self.face, True

    def of(self, faces: Faces) -> OnTheTable:
        """Reads faces that lie on the table."""
        return OnTheTable(len(faces), tuple(sorted((face for face in faces if face <= self.face), reverse=True)))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the dice hit, in the order they fell."""
        return tuple(face <= self.face for face in faces)

    def chances(self, count: int, sides: int) -> Chances[OnTheTable]:  # noqa: ARG002  # the shape of a Reading
        """Gives the one thing that is sure: so many dice will lie there."""
        return certain(OnTheTable(count))


@dataclass(frozen=True, slots=True)
class BlockDice:
    """Counts the Hits that get through the Blocks.

    Args:
        duel: how they are compared.
        hits: the faces of the Hits, or how many Hit dice are still to be thrown.
    """

    duel: Duel
    hits: Faces | int

    def of(self, faces: Faces) -> int:
        """Reads faces that lie on the table."""
        hits = self.hits if isinstance(self.hits, tuple) else ()
        return len(hits) - len(used(self.duel, hits, faces))

    def kept(self, faces: Faces) -> tuple[bool, ...]:
        """Says which of the Blocks stop a Hit, in the order they fell."""
        stopping = used(self.duel, self.hits if isinstance(self.hits, tuple) else (), faces)
        return tuple(place in stopping for place in range(len(faces)))

    def chances(self, count: int, sides: int) -> Chances[int]:
        """Gives the exact chance of every number of Hits that get through."""
        rolled = count + (self.hits if isinstance(self.hits, int) else 0)
        return Chances(dict(through(self.duel, self.hits, count)), sides**rolled)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Hits against Blocks, as they are declared.

    Args:
        edition: the edition in force.
        hits: Hit dice to roll; 0 where they lie on the table.
        on_table: the faces of the Hits that lie on the table.
        value: the characteristic that Hit dice are rolled against, as the table plays it.
        blocks: Block dice.
        defence: the Defence of the target; one reading looks at it.
        compared: when a Block stops a Hit: ``block-lower``, ``block-higher``, ``block-equal`` or asked.
        pairing: who pairs them: ``pair-freely``, ``pair-in-order`` or asked.
    """

    edition: str
    hits: int = 0
    on_table: Faces = ()
    value: int = 5
    blocks: int = 1
    defence: int = 5
    compared: str = ""
    pairing: str = ""

    def __post_init__(self) -> None:
        if self.hits and self.on_table:
            raise NotAllowedNow("fb-hits-twice", given=self.hits)
        within("hits", self.hits + len(self.on_table), 1, MOST_DICE)
        within("blocks", self.blocks, 0, MOST_DICE)
        within("value", self.value, 0, 9)
        within("defence", self.defence, 0, 9)
        for face in self.on_table:
            within("face", face, 1, 5)


@procedure("first_blood.comparison", reads=fingerprint)
def comparison(declared: Comparison) -> Steps[int]:
    """Rolls Hits, if they do not lie there yet, and Blocks against them, and counts the Hits that get through."""
    duel = yield from _duel(declared, constants(declared.edition).best_face)
    blocks = declared.blocks if duel.block_face else 0
    hits: Faces | int = declared.on_table
    if declared.hits:
        if not duel.hit_face:
            return 0
        line = reason("characteristic", 0, "threshold", "characteristic-test", value=declared.value)
        read = HitDice(duel.hit_face) if blocks else Successes(duel.hit_face, low=True)
        lying = yield Throw("fb-hits", declared.hits, read=read, actor="attacker", because=(line,))
        if not blocks:
            return int(lying)
        hits = lying.dice if lying.hits is None else lying.hits
    if not blocks or hits == ():
        return len(declared.on_table)
    lying = ", ".join(map(str, sorted(declared.on_table, reverse=True)))
    because = (
        *([reason("on-table", 0, "note", "comparative-rolls", faces=lying)] if lying else []),
        reason(duel.compared, 0, "threshold", "blocks", defence=declared.defence),
        reason(duel.pairing, 0, "threshold", "blocks"),
    )
    open_hits: int = yield Throw("fb-blocks", blocks, read=BlockDice(duel, hits), actor="defender", because=because)
    return open_hits


def _duel(declared: Comparison, best: int) -> Steps[Duel]:
    """Asks the table how faces are compared and paired, where there is anything to compare."""
    compared, pairing = Compared.LOWER, Pairing.FREELY
    if declared.blocks:
        readings = tuple(str(one) for one in Compared)
        answer = yield from settled(declared.compared, "block-comparison", "blocks", readings)
        compared = Compared(answer)
        if declared.blocks > 1 or declared.hits + len(declared.on_table) > 1:
            ways = tuple(str(one) for one in Pairing)
            answer = yield from settled(declared.pairing, "block-pairing", "blocks", ways)
            pairing = Pairing(answer)
    block_face = min(declared.defence, best) if compared is Compared.LOWER else best
    return Duel(compared, pairing, min(declared.value, best), block_face)
