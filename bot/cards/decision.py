"""The card of a decision that is awaited: who decides, what each answer leads to, and a button an answer."""

from __future__ import annotations

from typing import Any

from bot.cards.brought import brought_lines
from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean
from bot.cards.numbers import percent
from bot.cards.resolution import Presenter, Setting, fallen, footing, option_label, question, roll_of, rules_menu
from bot.words import Words
from rules.library.load import Library
from rules.odds import OddsTooLong, Work, odds
from rules.procedure import Choice, Transcript


def decision_card(
    transcript: Transcript[Any],
    presenter: Presenter,
    setting: Setting,
    library: Library,
    words: Words,
    *,
    standing: bool = False,
) -> Card:
    """Builds the card of a procedure that waits for somebody's decision: each answer with what it leads to.

    Args:
        transcript: the run as far as it has come.
        presenter: how the procedure is presented.
        setting: what the card says besides.
        library: the rules.
        words: the language.
        standing: whether whoever decides can answer it once and for all.
    """
    choice = transcript.waiting
    if not isinstance(choice, Choice):
        raise TypeError("the run does not wait for a decision")
    step = len(transcript.answers)
    card = Card(Accent.AWAITED).headline(f"⏳ {question(choice, words)}")
    person = setting.deciders.get(choice.decider) if choice.decider != "table" else None
    decides = words("decides", person=f"<@{person}>") if person else words("decides-table")
    card.text(" · ".join(filter(None, [decides, roll_of(choice, words)])))
    if setting.title:
        card.small(clean(setting.title, 90))
    card.small(*brought_lines(setting.system, setting.brought, words))
    if choice.question.startswith("open-"):
        card.small(words("open-question"))
    card.small(*setting.noted)
    fallen(card, transcript, presenter, setting, words)
    if any(True for _ in transcript.throws()):
        card.divider()
    card.gap()
    for line in _leads_to(transcript, choice, presenter, setting, words):
        card.text(line)
    _answers(card, choice, step, setting.naming(words, mentioned=False))
    for_all = [Button(words("button-order"), "order")] if standing else []
    card.buttons(*for_all, Button(words("dispute-button-open"), "dispute"))
    if len(choice.options) <= _BUTTONS:
        card.menu(rules_menu(transcript.rules(), library, setting.edition, words))
    elif choice.rule is not None and choice.rule in library.by_key:
        card.small(library.by_key[choice.rule].entry.naming(words.lang).name)
    return footing(card, setting, library, words)


def _leads_to(
    transcript: Transcript[Any], choice: Choice, presenter: Presenter, setting: Setting, words: Words
) -> list[str]:
    """Writes the chance that each answer leads to, of the headline that whoever decides looks for.

    Whoever decides against the roller looks for a roll that comes to nothing, or else fears what the roller looks for.
    """
    work = Work()
    try:
        ways = [
            odds(transcript.declaration, presenter.policy, (*transcript.answers, option), work).map(presenter.result)
            for option in choice.options[:12]
        ]
    except OddsTooLong:
        return [f"-# {words('roll-chance-unknown')}"]
    differing = [name for name in presenter.headlines if len({presenter.chance(name, way) for way in ways}) > 1]
    decided = all(len(way) == 1 for way in ways) and (choice.decider == "table" or isinstance(choice.default, str))
    if not differing or decided:  # nothing to weigh: the answers are the outcomes
        return _sides(choice, setting, words)
    worst = differing[-1]
    hopes = choice.decider in _AGAINST and presenter.accents.get(worst, Accent.TOOK_EFFECT) is not Accent.TOOK_EFFECT
    wanted = presenter.plain(worst if hopes else differing[0], *ways)
    name, short = setting.outcome(wanted, presenter, words), setting.naming(words, mentioned=False)
    return [
        f"**{option_label(choice, option, short)}** · {name} {percent(presenter.chance(wanted, way))}"
        for option, way in zip(choice.options, ways, strict=False)
    ]


def _sides(choice: Choice, setting: Setting, words: Words) -> list[str]:
    """Says who is meant by an answer that is a side, where its button does not name them."""
    if setting.called:
        return []
    short, whole = setting.naming(words, mentioned=False), setting.naming(words)
    labels = [(option_label(choice, option, short), option_label(choice, option, whole)) for option in choice.options]
    return [f"**{label}** · {name}" for label, name in labels if name != label]


_AGAINST = ("opponent", "defender")
"""Sides that look for what the roller does not want."""

_BUTTONS = 5
"""So many answers are buttons; more are a menu."""


def _answers(card: Card, choice: Choice, step: int, words: Words) -> None:
    labels = [option_label(choice, option, words) for option in choice.options]
    if len(labels) <= _BUTTONS:
        card.buttons(*(Button(label, "answer", f"{step}.{place}") for place, label in enumerate(labels)))
    else:
        options = tuple(MenuOption(label, f"{step}.{place}") for place, label in enumerate(labels))
        card.menu(Menu("answer", words("answer-placeholder"), options))
