"""Hidden things: sealed in private, public only as hashes, opened together or when the rule says.

What is sealed stays out of the log until it is opened, so an export before that shows nothing. Salts and ids are
drawn outside and handed in.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.errors import CannotBeRead, NotAllowedNow
from rules.game import events as happened
from rules.game.events import Event
from rules.game.moves import my_side
from rules.game.seal import commitment
from rules.game.state import Hidden, Stage, State, must_run

What = Literal["picks", "stack", "order"]
MOST_ITEMS = 60
LONGEST = 300


@dataclass(frozen=True, slots=True)
class Secret:
    """One item of a seal, as only its owner and the store know it."""

    seal: str
    place: int
    side: int
    salt: str
    body: str


@dataclass(frozen=True, slots=True)
class Sealing:
    """A seal before it is closed.

    Args:
        seal: its id, new in this game.
        what: what is sealed.
        items: what it says, in order.
        salts: a random text for each item.
        title: what the sides call it, where there can be several.
    """

    seal: str
    what: What
    items: Sequence[str]
    salts: Sequence[str]
    title: str = ""


def close(state: State, person: int, sealing: Sealing) -> tuple[list[Event], tuple[Secret, ...]]:
    """Closes a seal over what a side wrote; an earlier, unopened one of the same kind no longer counts.

    Raises:
        CannotBeRead: nothing to seal, or far too much.
        NotAllowedNow: the game does not run, or the same thing was opened already.
    """
    side = my_side(state, person)
    must_run(state)
    items = [" ".join(item.split())[:LONGEST] for item in sealing.items]
    if not items or not all(items) or len(items) > MOST_ITEMS:
        raise CannotBeRead("nothing-to-seal", most=MOST_ITEMS)
    before = state.sealed(side, sealing.what, sealing.title)
    if before is not None and before.opened and not (sealing.what == "stack" or before.is_open):
        raise NotAllowedNow("seal-opened")
    secrets = tuple(
        Secret(sealing.seal, place, side, salt, item)
        for place, (item, salt) in enumerate(zip(items, sealing.salts, strict=True))
    )
    closed = happened.Sealed(
        side=1 if side else 0,
        seal=sealing.seal,
        what=sealing.what,
        title=sealing.title,
        commitments=tuple(commitment(one.salt, one.seal, one.place, one.body) for one in secrets),
    )
    return [closed], secrets


def live(state: State) -> tuple[Hidden, ...]:
    """Gives the seals that count and are not wholly open, oldest first."""
    return tuple(
        one for one in state.hidden.values() if not one.is_open and state.sealed(one.side, one.what, one.title) is one
    )


def opening(hidden: Hidden, secrets: Sequence[Secret], most: int = MOST_ITEMS) -> list[Event]:
    """Opens what is still closed of a seal, at most so many items.

    Raises:
        NotAllowedNow: the store no longer knows what was sealed.
    """
    known = {one.place: one for one in secrets if one.seal == hidden.seal}
    closed = [place for place in range(len(hidden.commitments)) if place not in hidden.opened][:most]
    if any(place not in known for place in closed):
        raise NotAllowedNow("seal-lost")
    side: Literal[0, 1] = 1 if hidden.side else 0
    return [
        happened.Revealed(side=side, seal=hidden.seal, place=place, salt=known[place].salt, body=known[place].body)
        for place in closed
    ]


def open_all(state: State, secrets: Sequence[Secret], what: str | None = None) -> list[Event]:
    """Opens every seal that counts, of one kind or of all: at the end of the game nothing stays hidden.

    What somebody took along when they were forgotten stays closed then.

    Raises:
        NotAllowedNow: something of one kind is asked for that the store no longer knows.
    """
    if state.stage in {Stage.OPEN, Stage.ENDED}:
        return []
    found: list[Event] = []
    kept = {one.seal for one in secrets}
    for hidden in live(state):
        if hidden.what == what or (what is None and hidden.seal in kept):
            found += opening(hidden, secrets)
    return found


def together(state: State, closed: happened.Sealed, secrets: Sequence[Secret]) -> list[Event]:
    """Opens orders of both sides as soon as both are sealed under the same title."""
    if closed.what != "order":
        return []
    other = state.sealed(1 - closed.side, "order", closed.title)
    if other is None or other.is_open:
        return []
    mine = Hidden(closed.seal, closed.side, closed.what, closed.title, closed.commitments)
    return [*opening(other, secrets), *opening(mine, secrets)]
