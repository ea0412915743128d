"""The standing orders of a player, as only they see them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.card import Accent, Button, Card, clean
from bot.games.seen import Seen
from bot.words import Words
from rules.game.pact.orders import Order
from rules.game.pact.pact_events import OrderUsed
from rules.game.setup import Ask


def ask_name(question: str, asks: Sequence[Ask], words: Words) -> str:
    """Names a question as it is asked ahead of time."""
    ask = next((one for one in asks if one.question == question), None)
    return question if ask is None else ask.ko if words.lang == "ko" else ask.en


def order_said(order: Order | OrderUsed, asks: Sequence[Ask], words: Words) -> str:
    """Says what an order answers, and how."""
    return f"{ask_name(order.question, asks, words)}: {words(f'order-{order.answer}')}"


KIND = "standing-order"
"""Kind of the card that asks for an answer once and for all."""


def offer_card(seen: Seen, question: str, words: Words) -> Card:
    """Builds the private card that asks how a decision shall be answered from now on."""
    card = Card(Accent.REFERENCE, KIND, {"game": seen.row.id, "question": question}).headline(words("orders-offer"))
    card.text(f"**{ask_name(question, seen.state.setup.order, words)}**").small(words("orders-offer-help"))
    return card.buttons(*(Button(words(f"button-order-{answer}"), answer) for answer in ("never", "always")))


def orders_card(seen: Seen, orders: Sequence[Order], words: Words) -> Card:
    """Builds the private list of somebody's standing orders."""
    card = Card(Accent.REFERENCE).headline(words("orders-headline"))
    for one in orders:
        name = ask_name(one.question, seen.state.setup.order, words)
        unit = seen.state.units.get(one.unit)
        whose = f" · {clean(unit.name, 40)}" if unit else ""
        card.text(f"**{name}** {words(f'order-{one.answer}')}{whose}")
    if not orders:
        card.text(words("orders-none")).text(words("orders-how"))
    return card.small(words("orders-help"))
