"""The private cards of hidden things: picking models, putting a stack together, reading one's own seals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean
from bot.games.seen import Seen
from bot.words import Words
from rules.game.hidden import Secret
from rules.game.score.picks import OWN, THEIRS, how_many, picks, span, to_pick_from
from rules.game.state import Hidden, State

PICKS, STACK = "picks", "stack"
_LISTED = 25


@dataclass(frozen=True, slots=True)
class Picking:
    """What somebody is picking, as it is kept under the key of their private card."""

    game: str
    theirs: Sequence[str] = ()
    own: Sequence[str] = ()

    def payload(self) -> dict[str, Any]:
        """Writes it down."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Stacking:
    """A stack that is being put together, top card first."""

    game: str
    cards: Sequence[str] = ()

    def payload(self) -> dict[str, Any]:
        """Writes it down."""
        return asdict(self)


def picks_card(seen: Seen, picking: Picking, side: int, words: Words) -> Card:
    """Builds the private card that asks which models a side picks."""
    state, rule = seen.state, picks(seen.state)
    card = Card(Accent.AWAITED, PICKS, picking.payload()).headline(f"⏳ {words('picks-headline')}")
    for whose, chosen in ((THEIRS, picking.theirs), (OWN, picking.own)):
        units = to_pick_from(state, side, whose)
        fewest, most = how_many(state, side, whose)
        if not most:
            continue
        card.gap().text(f"**{words(f'picks-{whose}', count=most)}**")
        if whose == THEIRS and rule.trait and len(units) == most == fewest:
            card.text(words("picks-all"))
        options = tuple(MenuOption(unit.name[:100], unit.id, chosen=unit.id in chosen) for unit in units)
        card.menu(
            Menu(
                "pick",
                words(f"picks-choose-{whose}", span=span(fewest, most), most=most),
                options[:_LISTED],
                argument=whose,
                fewest=fewest,
                most=most,
            )
        )
    if not to_pick_from(state, side, THEIRS):
        card.text(words("picks-no-units"))
    card.buttons(Button(words("button-seal"), "seal", primary=True))
    return card.small(words("picks-secret"))


def stack_card(seen: Seen, stacking: Stacking, side: int, words: Words) -> Card:
    """Builds the private card that asks for the order of one's cards."""
    state = seen.state
    card = Card(Accent.AWAITED, STACK, stacking.payload()).headline(f"⏳ {words('stack-headline')}")
    left = [unit for unit in state.ready(side) if unit.id not in stacking.cards]
    for place, unit in enumerate(stacking.cards, start=1):
        card.text(f"{place}. {clean(state.units[unit].name, 40)}")
    if left:
        options = tuple(MenuOption(unit.name[:100], unit.id) for unit in left)
        card.menu(Menu("next", words("stack-next", place=len(stacking.cards) + 1), options[:_LISTED]))
    buttons = [] if left else [Button(words("button-seal"), "seal", primary=True)]
    if stacking.cards:
        buttons.append(Button(words("button-start-over"), "over"))
    card.buttons(*buttons)
    return card.small(words("picks-secret"))


def sealed_card(hidden: Hidden, lines: Sequence[str], words: Words) -> Card:
    """Builds the private receipt of a seal: what it says and the hashes that are public."""
    card = Card(Accent.TOOK_EFFECT).headline(words("sealed-headline"))
    for line in lines:
        card.text(f"- {line}")
    return card.small(*(f"`{one[:16]}…`" for one in hidden.commitments[:8]), words("sealed-help"))


def own_secrets(seen: Seen, side: int, secrets: Sequence[Secret], words: Words) -> Card:
    """Builds the private list of what somebody sealed in a game."""
    state = seen.state
    card = Card(Accent.REFERENCE).headline(words("secrets-headline"))
    by_seal: dict[str, list[Secret]] = {}
    for one in secrets:
        if one.side == side and one.seal in state.hidden:
            by_seal.setdefault(one.seal, []).append(one)
    for seal, items in by_seal.items():
        hidden = state.hidden[seal]
        replaced = state.sealed(side, hidden.what, hidden.title) is not hidden
        state_word = "secret-replaced" if replaced else "secret-open" if hidden.is_open else "secret-closed"
        card.gap().text(f"**{seal_name(hidden, words)}** · {words(state_word)}")
        for item in items[:20]:
            card.text(f"- {item_name(item.body, hidden, state, words)}")
    if not by_seal:
        card.text(words("secrets-none"))
    return card


def seal_name(hidden: Hidden, words: Words) -> str:
    """Says what a seal holds."""
    title = clean(hidden.title, 40)
    turn = title.partition("-")[2] if hidden.what == "stack" else ""
    if hidden.what == "order" and not title:
        return words("seal-order-untitled")
    return words(f"seal-{hidden.what}", title=title, turn=turn)


def item_name(body: str, hidden: Hidden, state: State, words: Words) -> str:
    """Says what an item of a seal says, with units by their names."""
    if hidden.what == "order":
        return clean(body, 300)
    whose, _, unit = body.partition(" ") if hidden.what == "picks" else ("", "", body)
    known = state.units.get(unit)
    name = clean(known.name if known else unit, 40)
    return f"{name} ({words(f'picked-{whose}')})" if whose else name


def revealed(seen: Seen, events: Sequence[Any], words: Words) -> Card:
    """Builds the public card of what was opened, side by side."""
    state = seen.state
    card = Card(Accent.TOOK_EFFECT).headline(words("revealed-headline"))
    found: Mapping[str, list[Any]] = {one.seal: [] for one in events}
    for one in events:
        found[one.seal].append(one)
    for seal, items in found.items():
        hidden = state.hidden[seal]
        seat = state.seats[hidden.side]
        card.divider().gap().text(f"<@{seat.person if seat else 0}> · **{seal_name(hidden, words)}**")
        for item in items:
            card.text(f"- {item_name(item.body, hidden, state, words)}")
    return card.small(words("revealed-help"))
