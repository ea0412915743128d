"""Rulings on cards: under a rule, in the list, alone. Never without the scales, never mixed with rule text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean, linked
from bot.cards.point import answer_label
from bot.store.disputes import KeptRuling
from bot.words import Words
from rules.library.load import Library
from rules.procedure import Asking
from rules.rulings.settled import InWords, Settled

_UNDER_A_RULE, _ON_A_ROLL = 2, 2
PAGE = 6
"""How many rulings stand on one page of the list."""


def number_of(number: int, words: Words) -> str:
    """Gives the number of a dispute or ruling as people say it."""
    return words("dispute-number", number=str(number))


def heading(kept: KeptRuling, words: Words) -> str:
    """Says whose ruling it is."""
    return f"⚖️ {_whose(kept.whose, number_of(kept.number, words), words)}"


def _whose(whose: str, number: str, words: Words) -> str:
    return words("ruling-house-rule" if whose == "house" else f"ruling-of-{whose}", number=number)


def noted_lines(settled: Settled, asked: Iterable[Asking], words: Words) -> tuple[str, ...]:
    """Names the rulings in mere words that a roll meets; more than two would bury its dice."""
    return tuple(_noted(one, words) for one in settled.noted(asked)[:_ON_A_ROLL])


def _noted(one: InWords, words: Words) -> str:
    name = number_of(one.number, words)
    said = clean(one.text, 140)
    if one.question:
        said = words("point-line", question=clean(one.question, 80), answer=said)
    return f"⚖️ {_whose(one.whose, linked(name, one.link), words)}: “{said}”"


def small_print(kept: KeptRuling, words: Words) -> str:
    """Says that it is no rule text, for which edition it holds, how it was decided and when."""
    ruling = kept.ruling
    edition = f"`{ruling.edition}`" if ruling.edition else words("ruling-every-edition")
    how = words(f"dispute-how-{ruling.way}")
    return f"{words('ruling-not-rule-text')} · {edition} · {how} {ruling.decided}"


def ruling_blocks(rulings: Sequence[KeptRuling], words: Words) -> list[str]:
    """Gives the blocks that stand under a rule."""
    blocks = []
    for kept in rulings[:_UNDER_A_RULE]:
        lines = [f"### {heading(kept, words)}", clean(kept.ruling.text, 300)]
        if kept.ruling.question:  # an answer such as "+2" says nothing without it
            lines.append(f"-# “{clean(kept.ruling.question, 120)}”")
        settles = settled_line(kept, words)
        lines += [f"-# {line}" for line in (settles, small_print(kept, words)) if line]
        blocks.append("\n".join(lines))
    if len(rulings) > _UNDER_A_RULE:
        blocks[-1] += f"\n-# {words('ruling-more', count=len(rulings) - _UNDER_A_RULE)}"
    return blocks


def ruling_list(
    rulings: Sequence[KeptRuling], words: Words, *, search: str = "", page: int = 0, house: bool = False
) -> Card:
    """Builds the list of rulings; choosing one shows it whole."""
    pages = max(1, -(-len(rulings) // PAGE))
    page = min(max(page, 0), pages - 1)
    card = Card(Accent.DISPUTE, "rulings", {"search": search, "page": page, "house": house})
    card.headline(words("ruling-house-headline" if house else "ruling-list-headline"))
    if not rulings:
        none = words("ruling-house-none" if house else "ruling-list-none")
        return card.text(words("ruling-list-not-found", search=clean(search, 60)) if search else none)
    card.small(words("ruling-list-count", count=len(rulings)))
    shown = rulings[page * PAGE : (page + 1) * PAGE]
    for kept in shown:
        text = _asked_and_ruled(kept, words)
        struck = kept.withdrawn is not None
        number = number_of(kept.number, words)
        card.gap().text(f"~~{number} {text}~~" if struck else f"**{number}** {text}")
        scope = words(f"ruling-scope-{'server' if kept.for_server else 'game' if kept.game else 'channel'}")
        card.small(f"{scope} · {words(f'dispute-how-{kept.ruling.way}')} {kept.ruling.decided}")
        if kept.withdrawn is not None:
            card.small(words("ruling-withdrawn", reason=clean(kept.withdrawn, 60)))
    options = tuple(
        MenuOption(f"{number_of(kept.number, words)} {kept.ruling.text}"[:100], str(kept.number)) for kept in shown
    )
    card.divider().menu(Menu("one", words("ruling-read"), options))
    buttons = []
    if page > 0:
        buttons.append(Button(words("button-back"), "page", str(page - 1)))
    if page + 1 < pages:
        buttons.append(Button(words("button-next", page=page + 2, pages=pages), "page", str(page + 1)))
    return card.buttons(*buttons)


def _asked_and_ruled(kept: KeptRuling, words: Words) -> str:
    """Writes a ruling in a line: an answer such as "+2" says nothing without its question."""
    said, asked = clean(kept.ruling.text, 90), kept.ruling.question
    return words("point-line", question=clean(asked, 120), answer=said) if asked else said


def ruling_card(kept: KeptRuling, library: Library, words: Words, *, manages: bool = False) -> Card:
    """Builds one ruling whole; whoever manages the server can make it hold there."""
    ruling = kept.ruling
    card = Card(Accent.DISPUTE, "rulings", {"number": kept.number}).headline(heading(kept, words))
    card.text(f"**{clean(ruling.text, 300)}**").small(small_print(kept, words), settled_line(kept, words))
    if kept.withdrawn is not None:
        card.small(words("ruling-withdrawn", reason=clean(kept.withdrawn, 300)))
    if ruling.question:
        card.gap().text(f"> {clean(ruling.question, 300)}")
    names = [
        library.by_key[key].entry.naming(words.lang).name if key in library.by_key else key for key in ruling.rules
    ]
    card.gap().small(" · ".join(names), " ".join(f"<@{person}>" for person in kept.deciders))
    card.small(words("ruling-where", link=kept.link) if kept.link else "")
    if manages and not kept.for_server and kept.withdrawn is None:
        card.buttons(Button(words("dispute-button-keep"), "keep"))
    return card


def settled_line(kept: KeptRuling, words: Words) -> str:
    """Says which answer later rolls take from a ruling; nothing where they take none."""
    ruling = kept.ruling
    if ruling.answer is None:
        return ""
    question = ruling.settles.partition("@")[0]
    # A ruling from another server's file may answer what is not asked here.
    known = isinstance(ruling.answer, int) or words.has(f"answer-{ruling.answer}")
    return words("ruling-settles", answer=answer_label(question, ruling.answer, words)) if known else ""
