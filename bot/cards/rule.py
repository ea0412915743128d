"""The rule card: name, text, edition and pages, what changed, what is open, and related rules."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import groupby

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean, width
from bot.cards.ruling import ruling_blocks
from bot.store.disputes import KeptRuling
from bot.words import Words
from rules.library.entry import Change, Entry, Lang, Text
from rules.library.load import Library, Rule

_PAGE_BUDGET = 1_000
"""Characters of rule matter on one page of a card; a phone screen and a half."""
_NO_WORD = re.compile(r"-|\d+\\?\.")
"""What stands before a line of a list."""
_WHOLE = 1_100
"""What fits one page rather than leave a line or two for a second."""
_NEARLY_SAME, _MARKS = 0.65, 2
"""How like two lines of two editions must be, from 0 to 1, and how many places at most differ, to be marked."""

_LIKELIEST, _OTHERS = 120, 64
"""Room for the beginning of the likeliest rule and of the others that are offered: three lines and two on a phone."""
_MOST_OF_IT = 0.6
"""From such a share of what has room, whole sentences are better than more words."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A rule as it is to be shown: in which edition, which page of the card."""

    rule: Rule
    edition: str
    page: int = 0


def other(lang: Lang) -> Lang:
    """Gives the other language."""
    return Lang.EN if lang is Lang.KO else Lang.KO


def rule_card(
    library: Library,
    shown: Shown,
    words: Words,
    *,
    quote: tuple[str, str] | None = None,
    rulings: Sequence[KeptRuling] = (),
) -> Card:
    """Builds the card of a rule.

    Args:
        library: where its relatives are.
        shown: the rule, the edition, the page.
        words: the language.
        quote: the message that is answered, as author and words.
        rulings: what was ruled about it here; it stands under the rule, under its own heading.
    """
    rule, lang = shown.rule, words.lang
    text, is_of_edition = library.text(rule, shown.edition)
    pages = _pages(_blocks(library, shown, words))
    page = min(max(shown.page, 0), len(pages) - 1)
    card = Card(Accent.REFERENCE, "rule", {"rule": rule.key, "edition": shown.edition, "page": page})
    if quote is not None:
        card.text(f"> {clean(quote[1], 80)}").small(words("rule-answers", author=clean(quote[0], 40))).gap()
    card.title(rule.entry.naming(lang).name)
    card.small(
        " · ".join(
            filter(None, [rule.entry.elsewhere(lang), library.systems[rule.system].name(lang), _topic(rule, lang)])
        ),
        provenance(text, words),
    )
    if not is_of_edition:
        card.small(words("rule-not-in-edition", edition=f"`{shown.edition}`", other=f"`{text.editions[-1]}`"))
    for number, block in enumerate(pages[page]):
        if number or page:
            card.divider()
        _lay(card, block)
    for block in ruling_blocks(rulings, words):
        card.divider().gap().text(block)
    card.divider()
    card.menu(Menu("related", words("rule-related"), _related(library, rule, lang)))
    card.buttons(*_turning(page, len(pages), words))
    card.buttons(*_reading(rule, words))
    return card


def _lay(card: Card, block: str) -> None:
    """Lays a block down; fine print under a list stands apart, or it would join the list's last line."""
    head, _, last = block.rpartition("\n")
    if last.startswith("-# ") and head.rpartition("\n")[2].startswith("- "):
        card.gap().text(head).gap().text(last)
    else:
        card.gap().text(block)


def _turning(page: int, pages: int, words: Words) -> list[Button]:
    buttons = []
    if page > 0:
        buttons.append(Button(words("button-back"), "page", str(page - 1)))
    if page + 1 < pages:
        buttons.append(Button(words("button-next", page=page + 2, pages=pages), "page", str(page + 1)))
    return buttons


def _reading(rule: Rule, words: Words) -> list[Button]:
    buttons = []
    if len(rule.entry.text) > 1:
        buttons.append(Button(words("button-editions"), "editions"))
    buttons.append(Button(words("button-other-language"), "language"))
    buttons.append(Button(words("dispute-button-open"), "dispute"))
    return buttons


def _topic(rule: Rule, lang: Lang) -> str:
    return rule.topic.ko if lang is Lang.KO else rule.topic.en


def provenance(text: Text, words: Words) -> str:
    """Says which editions a text is of, on which pages, and how well it is supported."""
    chips = " ".join(f"`{edition}`" for edition in text.editions)
    pages = words("pages-unknown")
    if text.pages:
        pages = words("page" if text.pages.isdigit() else "pages", pages=text.pages.replace("-", "–"))
    return f"{chips} {pages} · {words(f'standing-{text.standing}')}"


def _blocks(library: Library, shown: Shown, words: Words) -> list[str]:
    """Gives the matter of the card, one block a topic."""
    lang = words.lang
    text, _ = library.text(shown.rule, shown.edition)
    blocks = [text[lang]]
    blocks += _changes(library, shown, words)
    questions = library.questions(shown.rule, shown.edition)
    for number, question in enumerate(questions, start=1):
        lines = [f"### {words('rule-open')}", question[lang]]
        lines += [f"- **{chr(65 + place)}** {reading[lang]}" for place, reading in enumerate(question.readings)]
        if number == len(questions):
            lines.append(f"-# {words('rule-open-help')}")
        blocks.append("\n".join(lines))
    for note in library.notes(shown.rule, shown.edition):
        blocks.append(f"-# {words(f'note-{note.by}')}\n{note[lang]}")
    return blocks


def _changes(library: Library, shown: Shown, words: Words) -> list[str]:
    """Gives a block for what changed; changes that follow on each other stand in one, with the chain of editions."""
    chains: list[list[Change]] = []
    for change in shown.rule.entry.change:
        if chains and chains[-1][-1].newer == change.older:
            chains[-1].append(change)
        else:
            chains.append([change])
    order = library.systems[shown.rule.system].edition_ids()
    return [_chain(chain, words, sorted_by_number=order == tuple(sorted(order))) for chain in chains]


def _chain(chain: Sequence[Change], words: Words, *, sorted_by_number: bool) -> str:
    editions = " → ".join(f"`{edition}`" for edition in (chain[0].older, *(change.newer for change in chain)))
    lines = [f"### {words('rule-changed')}", f"-# {editions}"]
    for change in chain:
        step = f"`{change.newer}` " if len(chain) > 1 else ""
        lines += [f"- {step}{line}" for line in change[words.lang]]
    if not sorted_by_number:
        lines += [
            f"-# {words('rule-older', older=one.older, newer=one.newer)}" for one in chain if _misleads(one, chain)
        ]
    return "\n".join(lines)


def _misleads(change: Change, chain: Sequence[Change]) -> bool:
    """Says whether the order of two editions has to be told: in a chain only where the number goes down."""
    return len(chain) == 1 or change.older > change.newer


def _pages(blocks: Sequence[str]) -> list[list[str]]:
    """Lays blocks out over pages; one that is too long is split at a line, never cut."""
    if sum(map(len, blocks)) <= _WHOLE:
        return [list(blocks)]
    pages: list[list[str]] = [[]]
    used = 0
    for block in blocks:
        for piece in _pieces(block):
            if used and used + len(piece) > _PAGE_BUDGET:
                pages.append([])
                used = 0
            pages[-1].append(piece)
            used += len(piece)
    return pages


def _pieces(block: str) -> list[str]:
    pieces, current = [], ""
    for line in block.splitlines():
        if current and len(current) + len(line) > _PAGE_BUDGET:
            pieces.append(current)
            current = ""
        current = f"{current}\n{line}" if current else line
    return [*pieces, current]


def _related(library: Library, rule: Rule, lang: Lang) -> tuple[MenuOption, ...]:
    found = [library.by_key[f"{rule.system}/{name}"] for name in rule.entry.related]
    return tuple(
        MenuOption(
            relative.entry.naming(lang).name,
            relative.key,
            " · ".join(filter(None, [relative.entry.elsewhere(lang), _topic(relative, lang)])),
        )
        for relative in found
    )


def editions_card(library: Library, rule: Rule, words: Words) -> Card:
    """Builds the comparison of editions: one block each, newest first; where few words differ, they are bold."""
    order = library.systems[rule.system].edition_ids()
    texts = sorted(rule.entry.text, key=lambda text: max(order.index(name) for name in text.editions), reverse=True)
    card = Card(Accent.REFERENCE).headline(words("editions-headline", name=rule.entry.naming(words.lang).name))
    bodies = [_unmarked(text[words.lang]) for text in texts]
    for place, text in enumerate(texts):
        beside = bodies[place + 1] if place + 1 < len(bodies) else bodies[place - 1] if place else None
        card.divider().gap().small(provenance(text, words))
        names = {source.id: source for source in library.systems[rule.system].source}
        sources = ", ".join(getattr(names[name], words.lang.value) for name in text.sources)
        _lay(card, f"{_marked(bodies[place], beside)}\n-# {sources}")
    spoken = {name for text in texts for name in text.editions}
    silent = [f"`{name}`" for name in order if name not in spoken]
    if silent:
        card.divider().gap().small(words("editions-silent", editions=" ".join(silent)))
    return card


def _unmarked(body: str) -> str:
    """Takes the bold away; a number that it kept from beginning a list is written so that it still begins none."""
    return re.sub(r"^((?:- )?\d+)\.(?= )", r"\1\\.", body.replace("**", ""), flags=re.MULTILINE)


def _marked(body: str, beside: str | None) -> str:
    """Makes bold what is different from another edition's text, line by line.

    A line is marked only where the other text has one that says nearly the same: there the few words or numbers that
    differ are the change. Elsewhere the lines themselves are the difference, and marks would be scraps.

    Args:
        body: the text.
        beside: the text of the nearest other edition.
    """
    others = [line.split() for line in (beside or "").splitlines()]
    return "\n".join(_marked_line(line.split(), others) for line in body.splitlines())


def _marked_line(words: Sequence[str], others: Sequence[Sequence[str]]) -> str:
    compared = [SequenceMatcher(None, words, other, autojunk=False) for other in others]
    nearest = max(compared, key=SequenceMatcher.ratio, default=None)
    if nearest is None or nearest.ratio() < _NEARLY_SAME:
        return " ".join(words)
    same = {place for block in nearest.get_matching_blocks() for place in range(block.a, block.a + block.size)}
    marked = [place not in same and not _NO_WORD.fullmatch(word) for place, word in enumerate(words)]
    runs = groupby(zip(words, marked, strict=True), key=lambda pair: pair[1])
    written = [(is_bold, " ".join(word for word, _ in run)) for is_bold, run in runs]
    if sum(is_bold for is_bold, _ in written) > _MARKS:
        return " ".join(words)
    return " ".join(f"**{text}**" if is_bold else text for is_bold, text in written)


def choice_card(offered: Sequence[Shown], library: Library, query: str, words: Words) -> Card:
    """Asks which of up to five rules was meant; how each begins may answer already, the likeliest at more length."""
    card = Card(Accent.NOTHING, "choice", {"rules": [one.rule.key for one in offered]})
    headline = words("choice-headline-one" if len(offered) == 1 else "choice-headline")
    card.headline(headline).small(words("choice-doubtful", query=clean(query, 60)))
    for number, one in enumerate(offered, start=1):
        rule, lang = one.rule, words.lang
        names = " · ".join(filter(None, [rule.entry.naming(lang).name, rule.entry.elsewhere(lang)]))
        text, _ = library.text(rule, one.edition)
        card.gap().text(f"**{number}**  {names}")
        card.small(f"{library.systems[rule.system].name(lang)} · {_topic(rule, lang)}")
        card.text(_beginning(text[lang], _LIKELIEST if number == 1 else _OTHERS))
    labels = [f"{number} {short(one.rule.entry, words.lang)}" for number, one in enumerate(offered, start=1)]
    card.buttons(*(Button(label, "pick", str(number)) for number, label in enumerate(labels)))
    return card.small(words("choice-help"))


def _beginning(text: str, room: int) -> str:
    """Gives how a rule begins, in so much room, cut between words and at best between sentences."""
    lines = [line.strip().removeprefix("- ") for line in text.splitlines() if line.strip() and "|" not in line]
    whole = " · ".join(lines).replace("**", "").replace(". · ", ". ").replace(": · ", ": ")
    if width(whole) <= room:
        return whole
    kept, *rest = whole.split(" ")
    for word in rest:
        if width(f"{kept} {word}") > room:
            break
        kept += f" {word}"
    sentence = kept.rpartition(". ")[0] or kept.rpartition(" · ")[0]
    return sentence if len(sentence) > len(kept) * _MOST_OF_IT else f"{kept.rstrip(' ,·;:')} …"


def short(entry: Entry, lang: Lang, limit: int = 14) -> str:
    """Gives the name of an entry for a button."""
    name = entry.naming(lang).name
    return name if len(name) <= limit else f"{name[: limit - 1]}…"


def game_card(name: str, first: Sequence[Rule], words: Words) -> Card:
    """Answers the bare name of a game with its topics; choosing one opens its first rule."""
    card = Card(Accent.REFERENCE, "missing", {"query": name[:200]})
    card.headline(clean(name, 60)).text(words("game-named-help"))
    options = tuple(
        MenuOption(_topic(rule, words.lang), rule.key, rule.entry.naming(words.lang).name) for rule in first
    )
    return card.menu(Menu("nearest", words("game-named-topics"), options))


def not_found_card(
    query: str, where: str, topics: Sequence[Rule], library: Library, words: Words, *, narrowed: bool
) -> Card:
    """Says plainly that nothing was found, with the nearest rules and a way on."""
    card = Card(Accent.NOTHING, "missing", {"query": query[:200]})
    card.headline(words("missing-headline")).small(f"“{clean(query, 60)}”").gap()
    card.text(words("missing-help", where=where) if where else words("missing-anywhere"))
    card.menu(
        Menu(
            "nearest",
            words("missing-nearest"),
            tuple(
                MenuOption(
                    rule.entry.naming(words.lang).name,
                    rule.key,
                    f"{library.systems[rule.system].name(words.lang)} · {_topic(rule, words.lang)}",
                )
                for rule in topics
            ),
        )
    )
    if narrowed:
        card.buttons(Button(words("button-everywhere"), "everywhere"))
    return card
