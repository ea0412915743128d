"""The card of odds: what a declaration leads to, what is thrown for it, and what decisions change."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from bot.cards.brought import brought_lines
from bot.cards.card import Accent, Button, Card, Picture, clean
from bot.cards.numbers import percent
from bot.cards.picture import Bar, bars
from bot.cards.point import ruled_line
from bot.cards.resolution import Presenter, Setting, footing, option_label, question, roll_of, rules_menu
from bot.cards.throws import stages
from bot.words import Words
from rules.chance import Chances
from rules.foresight import Otherwise, decisions, foreseen, throws
from rules.library.load import Library
from rules.odds import OddsTooLong, Work, odds
from rules.procedure import Choice, Declaration, rules_of

_OTHERWISE = 32
"""So many other answers are worked out for one card."""
_CROWDED = 100
"""With more outcomes than this, odds take so long that other answers are left to the card of the decision."""


async def odds_card(
    declaration: Declaration[Any, Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    """Builds the card of exact odds before the roll, with a button that rolls exactly this."""
    return await asyncio.to_thread(_odds_card, declaration, presenter, setting, library, words)


def _odds_card(
    declaration: Declaration[Any, Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    exact: Chances[Any] = odds(declaration, presenter.policy)
    headline, rows = _rows(exact, presenter, setting, words)
    card = Card(Accent.NOTHING).headline(headline)
    if setting.title:
        card.text(clean(setting.title, 90))
    card.small(*brought_lines(setting.system, setting.brought, words))
    card.small(words("nothing-rolled-yet"))
    alt = ", ".join(f"{row.label} {row.number}" for row in rows)
    card.picture(Picture("odds.png", bars(rows), alt))
    card.gap()
    asked = foreseen(declaration, presenter.policy)
    for stage in stages(list(throws(asked)), words, lambda side: setting.who(side, words)):
        card.text(stage)
    card.small(alt)
    made = decisions(asked)
    by_ruling = [ruled_line(choice, presenter.policy(choice), setting.ruled, words) for choice in made]
    made = tuple(choice for choice, line in zip(made, by_ruling, strict=True) if not line)
    if made:
        card.gap().small(words(presenter.assumed or "odds-assumed"))
        card.small(*_assumed(declaration, made, presenter, words))
    card.gap().small(*by_ruling, *setting.noted)
    card.menu(rules_menu(rules_of(asked), library, words))
    card.buttons(Button(words("button-roll-this"), "roll", primary=True, emoji="🎲"))
    return footing(card, setting, library, words)


def _assumed(
    declaration: Declaration[Any, Any], made: Sequence[Choice], presenter: Presenter, words: Words
) -> list[str]:
    """Writes each decision with the answer that is assumed, and what other answers would make of the headline."""
    exact = odds(declaration, presenter.policy)
    budget, work = (_OTHERWISE if len(exact) <= _CROWDED else 0), Work()
    lines = []
    whole = exact.map(presenter.result)
    wanted = presenter.wanted(whole)
    for choice in made:
        taken = presenter.policy(choice)
        told = {taken: presenter.chance(wanted, whole)}
        for option in choice.options if len(choice.options) <= budget else ():
            if option != taken:
                budget -= 1
                try:
                    way = odds(declaration, Otherwise(presenter.policy, choice, option), work=work)
                except OddsTooLong:
                    budget = 0
                    break
                told[option] = presenter.chance(wanted, way.map(presenter.result))
        differs = len(set(told.values())) > 1
        parts = [
            f"**{option_label(choice, option, words)}**{f' {percent(chance)}' if differs else ''}"
            if option == taken
            else f"{option_label(choice, option, words)} {percent(chance)}"
            for option, chance in told.items()
            if option == taken or differs
        ]
        roll = roll_of(choice, words)
        said = words(always) if words.has(always := f"question-{choice.question}-any") else question(choice, words)
        asked = f"{roll}: {said}" if roll else said
        lines.append(f"{asked} {' · '.join(parts)}")
    return lines


def _rows(exact: Chances[Any], presenter: Presenter, setting: Setting, words: Words) -> tuple[str, list[Bar]]:
    """Gives the headline of odds and a bar for each result, or for numbers worth knowing."""
    if presenter.number:
        return _numbers(exact.map(presenter.number), words)
    chances = exact.map(presenter.result)
    results = [name for name in presenter.order if chances.weights.get(name)]
    results += [name for name in chances if name not in presenter.order]
    labels = [setting.outcome(name, presenter, words, drawn=True) for name in results]
    rows = [
        Bar(label, float(chances[name]), percent(chances[name])) for label, name in zip(labels, results, strict=True)
    ]
    wanted = presenter.wanted(chances)
    return f"{setting.outcome(wanted, presenter, words)} {percent(presenter.chance(wanted, chances))}", rows


_QUANTILES = tuple(Fraction(number, 100) for number in (99, 90, 75, 50, 25, 10, 1))
"""Numbers worth knowing: those reached about so often."""


def _numbers(counts: Chances[int], words: Words) -> tuple[str, list[Bar]]:
    """Gives the number that is reached about half the time, and bars from the likely to the unlikely."""
    reached: dict[int, Fraction] = {}
    left = Fraction(1)
    for number in sorted(counts):
        reached[number] = left
        left -= counts[number]
    worth = sorted({_nearest(reached, share) for share in _QUANTILES} - {min(reached)}) or [min(reached)]
    middle = _nearest({number: reached[number] for number in worth}, Fraction(1, 2))
    order = [middle, *(number for number in worth if number != middle)]
    rows = [Bar(f"{number}+", float(reached[number]), percent(reached[number])) for number in order]
    return words("roll-odds-line-more", value=middle, chance=percent(reached[middle])), rows


def _nearest(reached: Mapping[int, Fraction], share: Fraction) -> int:
    return min(reached, key=lambda number: abs(reached[number] - share))
