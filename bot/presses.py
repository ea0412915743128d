"""Buttons, menus and windows: one place takes every press and finds out what it means.

A press carries a version, a card's key and a verb. What the key stands for is in the database, so a press works
after any restart; a key nobody knows is answered, never met with silence.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.answer import show
from bot.audience import Audience, audience
from bot.cards.notice import notice
from bot.door import Door
from bot.store import Store

_CUSTOM_ID = re.compile(r"u1:(?P<key>[\w-]{0,24}):(?P<verb>[a-z_]+)(?:\.(?P<argument>[\w./-]*))?")


@dataclass(frozen=True, slots=True)
class Press:
    """Somebody pressed something.

    Attributes:
        interaction: the press as Discord tells it.
        audience: the languages to answer in.
        key: the card's key.
        payload: what the key stands for.
        verb: what was pressed.
        argument: tells like buttons apart.
        values: what was chosen in a menu, or typed into a form by field.
    """

    interaction: discord.Interaction
    audience: Audience
    key: str
    payload: Mapping[str, Any]
    verb: str
    argument: str = ""
    values: tuple[str, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict)


Handler = Callable[[Press], Awaitable[None]]


class Presses:
    """Knows who handles the presses of which kind of card."""

    def __init__(self, store: Store, door: Door) -> None:
        self._store = store
        self._door = door
        self._handlers: dict[str, Handler] = {}

    def on(self, kind: str, handler: Handler) -> None:
        """Gives the presses of a kind of card to a handler; ``kind.verb`` gives it those of one verb only."""
        if kind in self._handlers:
            raise ValueError(f"presses of {kind!r} have a handler already")
        self._handlers[kind] = handler

    def off(self, kind: str) -> None:
        """Takes a handler away."""
        self._handlers.pop(kind, None)

    async def take(self, interaction: discord.Interaction) -> None:
        """Takes a press or a sent form; other interactions are not for here."""
        if interaction.type not in {discord.InteractionType.component, discord.InteractionType.modal_submit}:
            return
        try:
            await self._handle(interaction)
        except Exception as error:  # noqa: BLE001  # whatever it is, the one door answers it
            await self._door.answer(interaction, error)

    async def _handle(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        heard = await audience(self._store, interaction)
        match = _CUSTOM_ID.fullmatch(str(data.get("custom_id", "")))
        known = await self._store.key(match["key"]) if match else None
        verb = f"{known[0]}.{match['verb']}" if match and known else ""
        handler = (self._handlers.get(verb) or self._handlers.get(known[0])) if known else None
        if match is None or known is None or handler is None:
            words = heard.reader
            await show(self._store, interaction, notice(words("stale"), words("stale-help")), private=True)
            return
        await handler(
            Press(
                interaction,
                heard,
                match["key"],
                known[1],
                match["verb"],
                match["argument"] or "",
                tuple(data.get("values", ())),
                dict(_typed(data.get("components", ()))),
            )
        )


def _typed(components: Any) -> list[tuple[str, str]]:
    """Collects what was typed into a form or picked there, whatever rows and labels it is wrapped in."""
    found: list[tuple[str, str]] = []
    waiting = list(components)
    while waiting:
        part = waiting.pop(0)
        if "value" in part and "custom_id" in part:
            found.append((str(part["custom_id"]), str(part["value"] or "")))
        elif "values" in part and "custom_id" in part:
            found.append((str(part["custom_id"]), str(next(iter(part["values"]), ""))))
        waiting += part.get("components", ())
        if part.get("component"):
            waiting.append(part["component"])
    return found
