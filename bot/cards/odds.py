"""The card of odds: what a declaration leads to, what is thrown for it, and what decisions change."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
from rules.procedure import Choice, Declaration, Option, rules_of

_OTHERS = 6_000_000
"""How much a preview works out for answers other than the assumed ones; with its own odds it is 8 million at most."""


async def odds_card(
    declaration: Declaration[Any, Any],
    presenter: Presenter,
    setting: Setting,
    library: Library,
    words: Words,
    *,
    changes: bool = False,
) -> Card:
    """Builds the card of exact odds before the roll, with a button that rolls exactly this.

    Args:
        declaration: what is declared.
        presenter: how its outcomes are shown.
        setting: where it is rolled.
        library: names the rules behind it.
        words: the words of the card.
        changes: whether what is declared can be changed on the card.
    """
    card = await asyncio.to_thread(_odds_card, declaration, presenter, setting, library, words)
    change = (Button(words("button-change"), "change"),) if changes else ()
    card.buttons(Button(words("button-roll-this"), "roll", primary=True, emoji="🎲"), *change)
    return footing(card, setting, library, words)


def _odds_card(
    declaration: Declaration[Any, Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    work = Work()
    exact: Chances[Any] = odds(declaration, presenter.policy, work=work)
    work.at_most(_OTHERS)
    shown = _shown(declaration, exact, presenter, setting, words)
    card = Card(Accent.NOTHING).headline(shown.headline)
    if setting.title:
        card.text(clean(setting.title, 90))
    card.small(*brought_lines(setting.system, setting.brought, words))
    card.small(words("nothing-rolled-yet"))
    alt = ", ".join(f"{row.label} {row.number}" for row in shown.rows)
    card.picture(Picture("odds.png", bars(shown.rows), alt))
    card.gap()
    if shown.also:
        card.text("\n".join(shown.also))
    asked = foreseen(declaration, presenter.policy)
    for stage in stages(list(throws(asked)), words, lambda side: setting.who(side, words)):
        card.text(stage)
    card.small(shown.told)
    reminders = presenter.reminds(declaration.inputs, words)
    card.gap().small(*(line for line, _ in reminders))
    made = decisions(asked)
    by_ruling = [ruled_line(choice, presenter.policy(choice), setting.ruled, words) for choice in made]
    made = tuple(choice for choice, line in zip(made, by_ruling, strict=True) if not line)
    if made:
        card.gap().small(words(presenter.assumed or "odds-assumed"))
        card.small(*_assumed(declaration, exact, made, presenter, setting, work, words))
    card.gap().small(*by_ruling, *setting.noted)
    behind = dict.fromkeys((*rules_of(asked), *(key for _, key in reminders)))
    card.menu(rules_menu(tuple(behind), library, setting.edition, words))
    return card


def _assumed(
    declaration: Declaration[Any, Any],
    exact: Chances[Any],
    made: Sequence[Choice],
    presenter: Presenter,
    setting: Setting,
    work: Work,
    words: Words,
) -> list[str]:
    """Writes each decision with the answer that is assumed, and what other answers would make of the headline.

    The last decision is worked out first, as fewer dice come after it; each may take half of the work that is left
    and the first all of it. Answers that would take more have no chance beside them, and that is said.
    """
    lines: list[str] = []
    whole = exact.map(presenter.result)
    wanted = presenter.wanted(whole)
    both = {choice.question for choice in made for other in made if _of_other_side(choice, other)}
    for choice in reversed(made):
        taken = presenter.policy(choice)
        told, beyond = {taken: presenter.chance(wanted, whole)}, ""
        try:
            with work.within(work.left if choice is made[0] else work.left // 2):
                for option in (one for one in choice.options if one != taken):
                    way = odds(declaration, Otherwise(presenter.policy, choice, option), work=work)
                    told[option] = presenter.chance(wanted, way.map(presenter.result))
        except OddsTooLong:
            told, beyond = {taken: told[taken]}, f" · {words('odds-others-unknown')}"
        whose = setting.who(choice.decider, words) if choice.question in both else ""
        lines.insert(0, f"{_answer_line(choice, told, whose, setting.naming(words))}{beyond}")
    return lines


def _answer_line(choice: Choice, told: Mapping[Option, Fraction], whose: str, words: Words) -> str:
    """Writes a decision: the assumed answer, which comes first and is bold, and the others where they differ."""
    (taken, chance), *others = told.items()
    differs = any(other != chance for _, other in others)
    parts = [f"**{option_label(choice, taken, words)}**{f' {percent(chance)}' if differs else ''}"]
    parts += [f"{option_label(choice, option, words)} {percent(other)}" for option, other in others if differs]
    said = words(always) if words.has(always := f"question-{choice.question}-any") else question(choice, words)
    about = " · ".join(filter(None, [whose, roll_of(choice, words)]))
    return f"{f'{about}: ' if about else ''}{said} {' · '.join(parts)}"


def _of_other_side(one: Choice, other: Choice) -> bool:
    return one.question == other.question and one.decider != other.decider


@dataclass(frozen=True, slots=True)
class _Shown:
    """What odds come to: the headline, what else a player asks for, a bar for each result or number, all as a line."""

    headline: str
    also: Sequence[str]
    rows: Sequence[Bar]
    told: str


def _shown(
    declaration: Declaration[Any, Any], exact: Chances[Any], presenter: Presenter, setting: Setting, words: Words
) -> _Shown:
    """Says the chance that a player asks for first, then every outcome."""
    chances = exact.map(presenter.result)
    wanted = presenter.wanted(chances)
    count = presenter.number
    if count is not None and any(count(one) for one in exact if presenter.result(one) == wanted):
        subject = {"what": words(presenter.subject(declaration.inputs))} if presenter.subject else {}
        return _numbers(exact.map(count), f"{presenter.numbered}-or-more", subject, words)
    results = [name for name in presenter.order if chances.weights.get(name)]
    results += [name for name in chances if name not in presenter.order]

    def named(name: str, *, drawn: bool = False) -> str:
        return setting.outcome(name, presenter, words, declaration.inputs, drawn=drawn)

    rows = [Bar(named(name, drawn=True), float(chances[name]), percent(chances[name])) for name in results]
    told = ", ".join(f"{named(name)} {percent(chances[name])}" for name in results)
    said = [
        f"{named(name)} {percent(presenter.chance(name, chances))}"
        for name in dict.fromkeys((wanted, *presenter.sought))
        if name == wanted or sum(1 for part in presenter.parts(name) if chances[part]) > 1
    ]
    return _Shown(said[0], said[1:], rows, told)


_QUANTILES = tuple(Fraction(number, 100) for number in (99, 90, 75, 50, 25, 10, 1))
"""Numbers worth knowing: those reached about so often."""

_ROWS = 8
"""Numbers that follow each other are all shown where they are no more than this: a gap would look like a mistake."""


def _numbers(counts: Chances[int], key: str, subject: Mapping[str, str], words: Words) -> _Shown:
    """Says the chance of one at least, where there may be none, and of the number that is reached half the time."""
    reached: dict[int, Fraction] = {}
    left = Fraction(1)
    for number in sorted(counts):
        reached[number] = left
        left -= counts[number]
    worth = sorted({_nearest(reached, share) for share in _QUANTILES} - {min(reached)}) or [min(reached)]
    between = [number for number in reached if worth[0] <= number <= worth[-1]]
    worth = between if len(between) <= _ROWS else worth
    middle = _nearest({number: reached[number] for number in worth}, Fraction(1, 2))
    first = middle if min(reached) else min(number for number in reached if number)
    order = dict.fromkeys((first, *worth))
    said = [f"{words(key, count=one, **subject)} · {percent(reached[one])}" for one in dict.fromkeys((first, middle))]
    rows = [Bar(f"{number}+", float(reached[number]), percent(reached[number])) for number in order]
    return _Shown(said[0], said[1:], rows, ", ".join(f"{row.label} {row.number}" for row in rows))


def _nearest(reached: Mapping[int, Fraction], share: Fraction) -> int:
    return min(reached, key=lambda number: abs(reached[number] - share))
