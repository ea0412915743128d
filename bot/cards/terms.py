"""The standing agreements of a game on cards: shown, changed, accepted."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.cards.card import Accent, Button, Card, clean
from bot.cards.form import Field, form
from bot.cards.ruling import heading
from bot.games.seen import Seen
from bot.store.disputes import KeptRuling
from bot.words import Words
from rules.game import events as happened
from rules.game.state import State

PACE, QUIET, POINTS = "pace", "quiet", "points"
"""The fields of the form."""


def terms_lines(state: State, words: Words) -> list[str]:
    """Tells the standing agreements, one a line; nothing where a game has none."""
    terms = state.terms
    if terms is None:
        return []
    lines = []
    if terms.points:
        lines.append(f"**{words('terms-points')}** {terms.points}")
    if state.turns:
        last = words(f"game-{state.setup.turn}", turn=state.turns).replace("*", "")
        lines.append(f"**{words('terms-turns')}** {last}")
    lines.append(f"**{words('terms-pace')}** {words('terms-hours', hours=terms.pace)}")
    quiet = f"{terms.quiet.replace('-', '–')} ({terms.zone})" if terms.quiet else words("hours-quiet-none")
    lines.append(f"**{words('terms-quiet')}** {quiet}")
    if terms.rulings:
        lines.append(f"**{words('terms-rulings')}** " + ", ".join(f"D-{number}" for number in terms.rulings))
    if state.arbiters:
        lines.append(f"**{words('terms-arbiter')}** " + " ".join(f"<@{person}>" for person in sorted(state.arbiters)))
    return lines


def accepted_line(state: State, words: Words) -> str:
    """Says who accepted the agreements as they are."""
    seats = [seat.person for seat in state.seats if seat]
    signs = [f"{'✓' if person in state.accepted else '⏳'} <@{person}>" for person in seats]
    return f"{words('terms-accepted')} {'  '.join(signs)}"


def terms_card(seen: Seen, rulings: Sequence[KeptRuling], words: Words) -> Card:
    """Builds the agreements of a game, with the server's rulings that hold in it."""
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id}).headline(words("terms-headline"))
    lines = terms_lines(seen.state, words)
    card.text(f"**{words('terms-edition')}** `{seen.state.edition}`")
    for line in lines or [words("terms-none")]:
        card.text(line)
    for kept in rulings[:8]:
        card.divider().text(f"### {heading(kept, words)}").text(clean(kept.ruling.text, 200))
    if len(rulings) > 8:
        card.small(words("and-more", count=len(rulings) - 8))
    return card


def terms_form(key: str, terms: happened.TermsProposed, words: Words) -> discord.ui.Modal:
    """Builds the form in which the agreements are changed."""
    return form(
        key,
        "terms_changed",
        words("terms-headline"),
        Field(PACE, words("terms-form-pace"), 4, str(terms.pace)),
        Field(QUIET, words("terms-form-quiet"), 20, terms.quiet, required=False),
        Field(POINTS, words("terms-form-points"), 6, str(terms.points or ""), required=False),
    )


def open_buttons(state: State, words: Words) -> tuple[tuple[Button, ...], ...]:
    """Gives the rows of buttons of a game that has not begun: one next step, then what can be changed."""
    seated = {seat.person for seat in state.seats if seat}
    if len(seated) < 2:
        first = [Button(words("button-join"), "join", primary=True)]
        first += [Button(words("button-decline"), "decline")] if state.invited is not None else []
    elif state.terms is not None and not seated <= state.accepted:
        first = [Button(words("button-accept-terms"), "accept", primary=True)]
    else:
        first = [Button(words("button-start"), "start", primary=True)]
    if state.terms is None:
        return (tuple(first),)
    return tuple(first), (Button(words("button-terms"), "terms"), Button(words("button-change-terms"), "change_terms"))
