"""The docket of a dispute: the rules side by side, both readings, the ways to end it, and what was ruled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from discord import ui

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean, custom_id, edition_tag, linked
from bot.cards.numbers import percent
from bot.cards.point import answer_label, point_line, question_text
from bot.cards.rule import provenance
from bot.cards.ruling import number_of
from bot.store.disputes import DisputeRow, KeptRuling
from bot.words import Words
from rules.examples import named
from rules.library.load import Library, Rule
from rules.rulings.cite import gist, likeness, open_question
from rules.rulings.dispute import Dispute, Stage
from rules.rulings.events import Way
from rules.rulings.moves import HOURS

KIND = "dispute"
_ROOM = 3_400
"""Characters of a card; one with long statements gives up the text of rules first, as the menu has them whole."""
_TEXT, _POINT = 170, 130
LETTERS = "AB"


@dataclass(frozen=True, slots=True)
class Shown:
    """A dispute as it is to be shown.

    Attributes:
        row: its number and place.
        state: how it stands.
        recent: the last events of its game, as lines.
        kept: the ruling that it ended in.
        confirmed_by: who made it a ruling of the server.
        rewinds: whether the game can still go back to before it.
        weighed: the roll of its game that the figures are worked out for, as a line.
        standing: the arbiters of the game or the server who are no side of it.
        panel: the address of its game's panel.
    """

    row: DisputeRow
    state: Dispute
    recent: tuple[str, ...] = ()
    kept: KeptRuling | None = None
    rewinds: bool = False
    standing: tuple[int, ...] = ()
    weighed: str = ""
    panel: str = ""


def docket_card(shown: Shown, library: Library, words: Words) -> Card:
    """Builds the card of a dispute, open or ended; two rules stand on it with their text where there is room."""
    card = _docket(shown, library, words, 2)
    for whole in (1, 0):
        if card.characters > _ROOM:
            card = _docket(shown, library, words, whole)
    return card


def _docket(shown: Shown, library: Library, words: Words, whole: int) -> Card:
    row, state = shown.row, shown.state
    card = Card(Accent.DISPUTE, KIND, {"dispute": row.id})
    question = state.opened.question
    card.headline(clean(question, 60))
    stopped = state.opened.paused and state.stage is Stage.OPEN
    card.small(_where(shown, library, words), linked(words("dispute-paused"), shown.panel) if stopped else "")
    if len(question) > 60:
        card.gap().text(f"> {clean(question, 400)}")
    if state.opened.about:
        card.gap().small(words("dispute-about", link=state.opened.about))
    if state.stage is not Stage.OPEN:
        return _ended(card, shown, library, words)
    _rules(card, state, library, words, whole)
    if shown.recent:
        card.divider().gap().text(f"**{words('dispute-recent')}**")
        for line in shown.recent:
            card.small(line)
    _stakes(card, shown, words)
    card.divider()
    _readings(card, state, words)
    card.divider()
    _ways(card, state, words)
    if shown.standing and state.heard and state.arbiter is None and state.vote is None:
        card.small(words("dispute-arbiter-standing", person=_people(shown.standing)))
    return card


def _people(people: Sequence[int]) -> str:
    return " ".join(f"<@{person}>" for person in people)


def _stakes(card: Card, shown: Shown, words: Words) -> None:
    """Adds what is at stake: the exact chance that each answer leads to, and in which case, where none is disputed."""
    state = shown.state
    points = {point.key: point for point in state.points()}
    stakes = [stake for stake in state.opened.stakes if stake.settles in points]
    if not stakes:
        return
    card.divider().gap().text(f"**{words('dispute-at-stake')}**")
    for place, stake in enumerate(stakes):
        point = points[stake.settles]
        if not place or stakes[place - 1].settles != stake.settles:
            card.small(question_text(point, words))
        label = answer_label(point.question, stake.answer, words)
        card.text(f"**{label}** · {words(f'result-{stake.result}')} {percent(Fraction(stake.chance))}")
    example = named(state.opened.system, state.opened.example) if state.opened.example else None
    if shown.weighed:
        card.small(words("dispute-weighed-roll", seq=str(state.opened.weighed), told=shown.weighed))
    elif example is not None:
        card.small(words("dispute-weighed-example", story=example[words.lang]))


def _where(shown: Shown, library: Library, words: Words) -> str:
    opened = shown.state.opened
    parts = [words("dispute-where", number=number_of(shown.row.number, words))]
    if opened.system in library.systems:
        parts.append(edition_tag(library.systems[opened.system], opened.edition, words.lang))
    return " · ".join(parts)


def _cited(state: Dispute, library: Library) -> list[Rule]:
    return [library.by_key[key] for key in state.rules if key in library.by_key]


def _rules(card: Card, state: Dispute, library: Library, words: Words, whole: int) -> None:
    """Puts the rules side by side: on a phone that is one below the other."""
    rules = _cited(state, library)
    card.divider()
    if not rules:
        card.gap().text(words("dispute-no-rules"))
        return
    for place, rule in enumerate(rules[:whole]):
        _rule((card.divider() if place else card).gap(), rule, state, library, words)
    if len(rules) > whole:
        names = " · ".join(rule.entry.naming(words.lang).name for rule in rules[whole:])
        card.gap().small(words("dispute-also", names=names))
    options = tuple(
        MenuOption(
            rule.entry.naming(words.lang).name,
            rule.key,
            " · ".join(filter(None, [rule.entry.elsewhere(words.lang), library.systems[rule.system].name(words.lang)])),
        )
        for rule in rules
    )
    card.menu(Menu("read", words("dispute-read"), options))


def _rule(card: Card, rule: Rule, state: Dispute, library: Library, words: Words) -> None:
    """Adds one rule: the lines that are meant, where they stand, what another edition says, what is open."""
    lang, question = words.lang, state.opened.question
    edition = state.opened.edition
    if edition not in library.systems[rule.system].edition_ids():
        edition = library.systems[rule.system].default
    text, is_of_edition = library.text(rule, edition)
    card.block(rule.entry.naming(lang).name).text(gist(text[lang], question, _TEXT))
    card.gap().small(provenance(text, words))  # apart from the text, or it would join a list at its end
    if not is_of_edition:
        card.small(words("dispute-other-edition", edition=f"`{edition}`"))
    changes = [(change, line) for change in rule.entry.change for line in change[lang]]
    if changes:
        change, line = max(changes, key=lambda pair: likeness(pair[1], question))
        card.small(words("dispute-change", older=f"`{change.older}`", newer=f"`{change.newer}`", line=line))
    point = open_question(library.questions(rule, edition), question)
    if point is not None:
        body = point[lang]
        short = body if len(body) <= _POINT else f"{body[: _POINT - 1]}…"
        card.small(words("dispute-open-point", question=short))


def _person(state: Dispute, side: int, words: Words) -> str:
    person = state.parties[side]
    return f"<@{person}>" if person is not None else words("dispute-somebody")


def _readings(card: Card, state: Dispute, words: Words, *, told: str = "") -> None:
    """Adds what both say; the point that a bare answer is to is left out where the card has told it already."""
    points = [point for point in state.points() if point.key == told]
    bare = {answer_label(point.question, answer, words) for point in points for answer in point.answers}
    for side in (0, 1):
        reading, person = state.readings[side], _person(state, side, words)
        card.gap()
        if reading is None:
            card.text(words("dispute-silent", person=person, letter=LETTERS[side]))
            continue
        card.text(words("dispute-reading", person=person, letter=LETTERS[side], text=clean(reading.text, 300)))
        if reading.settles != told or reading.text not in bare:
            card.small(point_line(state.points(), reading.settles, reading.answer, words))
        for line in _quoted(reading.why):
            card.text(f"> {line}")


def _quoted(why: str) -> list[str]:
    """Gives the lines of an argument, made safe; what is beyond the room of a card is cut visibly."""
    lines, room = [], 700
    for line in why.splitlines():
        lines.append(clean(line, max(room, 2)))
        room -= len(lines[-1])
        if room <= 0:
            break
    return lines


def _ways(card: Card, state: Dispute, words: Words) -> None:
    """Adds what can be pressed, and how far the two are."""
    if state.vote is not None:
        _vote(card, state, words)
    elif state.arbiter is not None:
        card.gap().text(words("dispute-arbiter-decides", person=f"<@{state.arbiter}>"))
        own = Button(words("dispute-button-own-words"), "own")
        card.buttons(*_for_each(state, "dispute-button-rule-for", "rule", words), own)
        card.choices(*_agree(state, words), Button(words("dispute-button-chance"), "chance"), _more(words))
    elif state.heard:
        card.gap().text(words("dispute-ends-agreed"))
        card.choices(
            *_agree(state, words),
            Button(words("dispute-button-arbiter"), "arbiter"),
            Button(words("dispute-button-chance"), "chance"),
            Button(words("dispute-button-vote"), "vote"),
            _more(words),
        )
    else:
        card.gap().text(words("dispute-ends-stated"))
        stated = Button(words("dispute-button-state"), "state", primary=True)
        card.choices(stated, _more(words), *_agree(state, words))
    _standing(card, state, words)


def _vote(card: Card, state: Dispute, words: Words) -> None:
    if state.vote is None:
        return
    card.gap().text(words("dispute-vote-decides")).small(words("dispute-vote-sides"))
    card.buttons(*_for_each(state, "dispute-button-vote-for", "ballot", words))
    until = state.vote.until
    card.small(
        f"{words('dispute-vote-until', relative=f'<t:{until}:R>')} · "
        f"{words('dispute-vote-counted', count=len(state.vote.votes))}",
        words("dispute-vote-until-exact", exact=f"<t:{until}:f>"),
    )
    card.choices(*_agree(state, words), Button(words("dispute-button-close"), "close"), _more(words))


def _for_each(state: Dispute, label: str, verb: str, words: Words) -> list[Button]:
    """Gives a button for each reading that is stated; its argument says which words it was drawn for."""
    return [
        Button(words(label, letter=LETTERS[side]), verb, f"{side}-{reading.revision}")
        for side, reading in enumerate(state.readings)
        if reading is not None
    ]


def _agree(state: Dispute, words: Words) -> list[Button]:
    return _for_each(state, "dispute-button-agree", "agree", words)


def _more(words: Words) -> Button:
    return Button(words("dispute-button-more"), "more")


def _standing(card: Card, state: Dispute, words: Words) -> None:
    """Adds who has agreed to what."""
    with_each = [
        " ".join(f"<@{person}>" for person, side in state.agreed.items() if side == wanted) or words("dispute-nobody")
        for wanted in (0, 1)
    ]
    if any(reading is not None for reading in state.readings):
        card.small(words("dispute-agreed-with", first=with_each[0], second=with_each[1]))
    if state.heard and state.vote is None:
        card.small(words("dispute-chance-how"))
    for person, wish in state.wishes.items():
        facts = {"person": f"<@{person}>", "arbiter": f"<@{wish.arbiter}>", "hours": wish.hours or HOURS[1]}
        card.small(words(f"dispute-wish-{wish.way}", **facts))
    for person in sorted(state.vote.closes if state.vote is not None else ()):
        card.small(words("dispute-wish-close", person=f"<@{person}>"))
    for person in sorted(state.drops):
        card.small(words("dispute-wish-drop", person=f"<@{person}>"))
    if state.tied is not None and state.vote is None:
        card.small(words("dispute-vote-tied", first=state.tied[0], second=state.tied[1]))


def how(state: Dispute, words: Words) -> str:
    """Says how a dispute was decided, with the die or the votes."""
    if state.ruled is None:
        return ""
    if state.ruled.way is Way.CHANCE and state.face is not None:
        return words("dispute-how-chance-face", face=state.face)
    if state.ruled.way is Way.VOTE and state.vote is not None:
        first, second = state.vote.count()
        return words("dispute-how-vote-count", first=first, second=second)
    return words(f"dispute-how-{state.ruled.way}")


def _ended(card: Card, shown: Shown, library: Library, words: Words) -> Card:
    """Adds what was ruled and who said what; buttons that decide are gone, the readings stay."""
    state, kept = shown.state, shown.kept
    card.divider()
    if state.ruled is None:
        card.gap().text(words("dispute-dropped"))
    else:
        who = " ".join(f"<@{person}>" for person in state.ruled.by)
        card.gap().block(words("dispute-ruled")).text(f"**{clean(state.ruled.text, 300)}**")
        card.small(" · ".join(part for part in (how(state, words), who, kept.ruling.decided if kept else "") if part))
        settles = point_line(state.points(), state.ruled.settles, state.ruled.answer, words)
        card.small(words("dispute-rolls-use-it", line=settles) if settles else "")
    names = [rule.entry.naming(words.lang).name for rule in _cited(state, library)]
    card.small(" · ".join(names)).divider()
    _readings(card, state, words, told=state.ruled.settles if state.ruled else "")
    if state.ruled is None or kept is None:
        return card
    card.divider().gap()
    if kept.withdrawn is not None:
        return card.small(words("ruling-withdrawn", reason=clean(kept.withdrawn, 300)))
    buttons = []
    if kept.for_server:
        card.text(words("ruling-of-server", number=number_of(kept.number, words)))
    else:
        card.text(words("dispute-for-game" if kept.game else "dispute-for-table"))
        buttons.append(Button(words("dispute-button-keep"), "keep"))
    if shown.rewinds:
        card.text(words("dispute-resumed"))
        buttons.append(Button(words("dispute-button-rewind"), "rewind"))
    card.buttons(*buttons)
    return card if kept.for_server else card.small(words("dispute-for-server-how"))


def more_card(shown: Shown, library: Library, words: Words) -> Card:
    """Builds the private card of a side: restate, add or take off a rule, let it rest."""
    card = Card(Accent.DISPUTE, KIND, {"dispute": shown.row.id}).headline(words("dispute-more-headline"))
    card.text(words("dispute-more-help")).text(words("dispute-more-drop"))
    options = tuple(MenuOption(rule.entry.naming(words.lang).name, rule.key) for rule in _cited(shown.state, library))
    card.menu(Menu("strike", words("dispute-strike"), options))
    return card.buttons(
        Button(words("dispute-button-restate"), "state"),
        Button(words("dispute-button-cite"), "cite"),
        Button(words("dispute-button-drop"), "drop"),
    )


def hours_card(row: DisputeRow, words: Words) -> Card:
    """Asks how long a vote shall run."""
    card = Card(Accent.DISPUTE, KIND, {"dispute": row.id}).headline(words("dispute-vote-headline"))
    card.text(words("dispute-vote-help"))
    options = tuple(MenuOption(words("dispute-hours", hours=hours), str(hours)) for hours in HOURS)
    return card.menu(Menu("vote", words("dispute-vote-pick"), options))


class ArbiterCard(Card):
    """A card that ends with a menu of people."""

    placeholder: str = ""

    @property
    def has_keys(self) -> bool:
        """Whether something on the card can be pressed."""
        return True

    def view(self, key: str = "") -> ui.LayoutView:
        """Builds the message with the menu of people at the end."""
        view = super().view(key)
        row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
        row.add_item(ui.UserSelect(custom_id=custom_id(key, "named"), placeholder=self.placeholder))
        view.add_item(row)
        return view


def arbiter_card(row: DisputeRow, words: Words, *, plays: bool = False, named: Sequence[int] = ()) -> ArbiterCard:
    """Asks whom to leave it to.

    Args:
        row: the dispute.
        words: the reader's language.
        plays: whether whoever was named beforehand is a side of this one.
        named: the arbiters who were named beforehand.
    """
    card = ArbiterCard(Accent.DISPUTE, KIND, {"dispute": row.id})
    card.placeholder = words("dispute-arbiter-pick")
    card.headline(words("dispute-arbiter-headline"))
    if plays:
        card.text(words("dispute-arbiter-plays"))
    if named:
        card.text(words("dispute-arbiter-standing", person=_people(named)))
    card.text(words("dispute-arbiter-help"))
    return card


def recent_lines(lines: Sequence[str]) -> tuple[str, ...]:
    """Keeps the last events short enough for the card."""
    return tuple(line if len(line) <= 120 else f"{line[:119]}…" for line in lines)
