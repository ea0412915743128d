"""The preview of a roster: what would come to the table, before anything is saved; and the form to paste one into."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from bot.cards.card import Accent, Attachment, Button, Card, clean, custom_id
from bot.words import Words
from rules.errors import Fact
from rules.library.load import Library
from rules.rosters import Cost, Model, Remark, Roster

PASTE = 4_000
"""What a form takes; Discord's limit."""
PASTED = "list"
_MOST_IN_FULL = 6
_MOST_KINDS = 10


def roster_card(
    roster: Roster, names: Sequence[str], remarks: Iterable[Remark], library: Library, words: Words
) -> Card:
    """Builds the preview.

    Args:
        roster: what was read.
        names: what each of its models will be called at the table.
        remarks: what its owner should look at.
        library: the names of the games.
        words: the reader's language.
    """
    card = Card(Accent.NOTHING, "roster")
    card.headline(clean(roster.name, 50) or words("roster-unnamed"))
    card.text(" · ".join([f"**{words('roster-models', count=len(roster.models))}**", *_amounts(roster.cost, words)]))
    allegiance = dict.fromkeys(filter(None, (roster.faction, roster.variant, roster.patron)))
    card.small(" · ".join(clean(part, 50) for part in allegiance))
    card.small(words("roster-read-as", form=words(f"roster-as-{roster.form}")))
    if roster.models:
        card.divider().gap()
        _models(card, list(zip(names, roster.models, strict=True)), words)
    told = [_told(remark, library, words) for remark in remarks]
    if told:
        card.divider().gap().text(f"**{words('roster-look')}**")
        for line in told:
            card.text(f"- {line}")
    buttons = [Button(words("roster-button-add"), "add", primary=True)] if roster.models else []
    card.divider().buttons(*buttons, Button(words("roster-button-cancel"), "cancel"))
    return card.small(words("roster-not-saved"))


def _models(card: Card, models: list[tuple[str, Model]], words: Words) -> None:
    """Shows a few models each with its gear, many by what they are; then the whole list comes as a file."""
    if len(models) <= _MOST_IN_FULL:
        for name, model in models:
            kind = f" · {clean(model.kind, 40)}" if model.kind and model.kind != name else ""
            card.text(f"**{clean(name, 60)}**{kind}").small(_short((*model.equipment, *model.traits)))
        return
    kinds: dict[str, list[str]] = {}
    for name, model in models:
        kinds.setdefault(model.kind or model.name, []).append(name)
    for kind, called in list(kinds.items())[:_MOST_KINDS]:
        card.text(f"**{len(called)}× {clean(kind, 40)}**")
        if set(called) != {kind}:
            card.small(_short(called))
    if len(kinds) > _MOST_KINDS:
        card.small(words("and-more", count=sum(len(called) for called in list(kinds.values())[_MOST_KINDS:])))
    card.attach(Attachment("roster.txt", "\n".join(_whole(name, model, words) for name, model in models)))


def _short(parts: Iterable[str]) -> str:
    return clean(", ".join(parts), 110)


def _whole(name: str, model: Model, words: Words) -> str:
    about = [", ".join(model.traits), ", ".join(model.equipment), ", ".join(_amounts(model.cost, words))]
    return " | ".join([name, model.kind, *(part for part in about if part)])


def _amounts(cost: Cost, words: Words) -> list[str]:
    return [words(f"roster-cost-{currency}", count=amount) for currency, amount in cost]


def _told(remark: Remark, library: Library, words: Words) -> str:
    facts: dict[str, Fact] = {}
    for key, value in remark.facts:
        if key == "system" and str(value) in library.systems:
            facts[key] = library.systems[str(value)].name(words.lang)
        else:
            facts[key] = clean(value, 220) if isinstance(value, str) else value
    if "currency" in facts:
        currency = facts.pop("currency")
        facts |= {part: words(f"roster-cost-{currency}", count=facts[part]) for part in ("stated", "counted")}
    return words(f"roster-warning-{remark.code}", **facts)


def roster_form(key: str, words: Words) -> ui.Modal:
    """Builds the form to paste a roster into: a command's option would make spaces of its line breaks."""
    form = ui.Modal(title=words("roster-form-title"), custom_id=custom_id(key, "paste"), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=PASTED,
        style=discord.TextStyle.paragraph,
        placeholder=words("roster-form-example"),
        max_length=PASTE,
    )
    form.add_item(ui.Label(text=words("roster-form-label"), description=words("roster-form-help"), component=field))
    form.stop()  # what is sent comes back by its key, as presses do
    return form


def added_card(count: int, seq: int, words: Words) -> Card:
    """Says that the models are at the table."""
    return Card(Accent.TOOK_EFFECT).headline(words("roster-added", count=count)).small(words("written-down", seq=seq))
