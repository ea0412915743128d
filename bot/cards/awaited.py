"""The card of a throw that waits for dice rolled by hand, and the form that takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.cards.brought import brought_lines
from bot.cards.card import Accent, Button, Card, clean
from bot.cards.form import Field, form
from bot.cards.resolution import Presenter, Setting, fallen, footing
from bot.cards.throws import reason_lines
from bot.words import Words
from rules.dice import Throw
from rules.library.load import Library
from rules.procedure import Transcript

_MOST = 400
"""So many characters of typed dice are taken."""


def dice_card(
    transcript: Transcript[Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    """Builds the card of a procedure that waits for dice: which throw, how many, who rolls them."""
    throw = transcript.waiting
    if not isinstance(throw, Throw):
        raise TypeError("the run does not wait for dice")
    purpose = words(f"purpose-{throw.purpose}")
    card = Card(Accent.AWAITED).headline(
        f"⏳ {words('dice-awaited', purpose=purpose, count=throw.count, sides=throw.sides)}"
    )
    card.text(words("dice-awaited-who", who=setting.who(throw.actor, words)))
    if setting.title:
        card.small(clean(setting.title, 90))
    card.small(*brought_lines(setting.system, setting.brought, words))
    card.small(words("dice-by-hand"), _held(setting.unused, throw, words))
    fallen(card, transcript, presenter, setting, words)
    card.divider().gap().text("\n".join([f"**{purpose}**", *reason_lines(throw, words)]))
    card.buttons(Button(words("button-type-dice"), "faces", str(len(transcript.answers)), primary=True))
    return footing(card, setting, library, words)


def dice_form(key: str, step: str, throw: Throw, held: Sequence[int], words: Words) -> discord.ui.Modal:
    """Builds the form for the dice that a throw still needs."""
    title = words("dice-awaited", purpose=words(f"purpose-{throw.purpose}"), count=throw.count, sides=throw.sides)
    label = _held(held, throw, words) or words("dice-form-label")
    return form(key, "typed", title, Field("faces", label, _MOST), argument=step)


def _held(held: Sequence[int], throw: Throw, words: Words) -> str:
    if not held:
        return ""
    return words("dice-held", faces=" ".join(map(str, held)), count=throw.count - len(held))
