"""The cards of a procedure: what happened, and a decision that is awaited."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from bot.cards.brought import brought_lines
from bot.cards.card import Accent, Attachment, Button, Card, Menu, MenuOption, clean, edition_tag
from bot.cards.named import headline_text
from bot.cards.numbers import percent
from bot.cards.point import Ruled, answer_label, keep_buttons, keep_lines, ruled_line
from bot.cards.throws import throw_block
from bot.words import Words
from rules.chance import Chances
from rules.game.fielding import Brought
from rules.game.roll_events import Headline
from rules.library.load import Library, Rule
from rules.odds import OddsTooLong, Policy, odds
from rules.procedure import Choice, Option, Transcript, by_default


@dataclass(frozen=True, slots=True)
class Presenter:
    """How the outcomes of one procedure are called and coloured.

    Attributes:
        result: gives the message id of an outcome's headline (``result-…``).
        order: the headlines from the one the roller wants to the one nobody wants.
        accents: the colour of each headline; green where none is named.
        counts: for a headline the other headlines that are also one of it: a critical success is a success.
        sought: what a player asks for before the roll where it is several headlines at once: a wound at least. The
            first is what odds are headed by; each has a message ``result-…`` of its own.
        changes: gives the lines that say what changed on the table.
        number: gives the number that an outcome is about (wounds, successes), where it is one.
        numbered: message id of a headline that says this number; it mentions ``count``.
        subject: gives the message id of what is numbered (``Fight``), where the headline mentions ``what``.
        winners: the side that wins with each headline, for procedures in which two sides roll against each other; no
            side for a draw. Where it is known who that is, ``result-…-by`` names them.
        of_units: whether it is their units that win; where both are known, ``result-…-over`` names who beat whom.
        called: gives what players call a headline of what was declared, where it has no name but theirs.
        notes: gives what happened to the dice of each throw afterwards (a point that changed one), lines a throw.
        rules: gives the keys of the rules behind what changed, besides those behind dice and decisions.
        reminds: gives what rules ask of whoever declares this, before the roll and after it, each with the rule's key.
        policy: how a preview answers the decisions.
        assumed: message id of the sentence that says how, where it is not by each decision's default.
    """

    result: Callable[[Any], str]
    order: tuple[str, ...]
    accents: Mapping[str, Accent] = field(default_factory=dict)
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    sought: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    changes: Callable[[Any, Any, Words], Sequence[str]] = lambda _inputs, _outcome, _words: ()
    number: Callable[[Any], int] | None = None
    numbered: str = ""
    subject: Callable[[Any], str] | None = None
    winners: Mapping[str, str] = field(default_factory=dict)
    of_units: bool = False
    called: Callable[[Any, str], str] | None = None
    notes: Callable[[Transcript[Any], Words], Sequence[Sequence[str]]] = lambda _transcript, _words: ()
    rules: Callable[[Any, Any], Sequence[str]] = lambda _inputs, _outcome: ()
    reminds: Callable[[Any, Words], Sequence[tuple[str, str]]] = lambda _inputs, _words: ()
    policy: Policy = by_default
    assumed: str = ""

    def headline(self, inputs: Any, outcome: Any) -> Headline:
        """Gives what the headline says of an outcome, as facts."""
        number = self.number(outcome) if self.number else 0
        if number:
            return Headline(key=self.numbered, count=number, what=self.subject(inputs) if self.subject else "")
        return self.named(self.result(outcome), inputs)

    def named(self, result: str, inputs: Any = None) -> Headline:
        """Gives a headline without a number, as facts; in the players' own words where they have some for it."""
        winner = self.winners.get(result, "")
        called = self.called(inputs, result) if self.called and inputs is not None else ""
        return Headline(key=f"result-{result}", winner=winner, of_units=self.of_units, called=called)

    def accent(self, outcome: Any) -> Accent:
        """Gives the colour of an outcome."""
        return self.accents.get(self.result(outcome), Accent.TOOK_EFFECT)

    @property
    def headlines(self) -> tuple[str, ...]:
        """What a chance may be of: what is sought, then each headline from the wanted to the unwanted."""
        return (*self.sought, *self.order)

    def parts(self, headline: str) -> tuple[str, ...]:
        """Gives the headlines that count as one."""
        return self.sought.get(headline) or (headline, *self.counts.get(headline, ()))

    def chance(self, headline: str, chances: Chances[str]) -> Fraction:
        """Gives the chance of a headline, the ones that count as it included."""
        return sum((chances[name] for name in self.parts(headline)), Fraction(0))

    def wanted(self, chances: Chances[str]) -> str:
        """Gives what the roller looks for first, among what is possible; named plainly where it is one headline."""
        wanted = next((name for name in self.headlines if self.chance(name, chances)), self.order[0])
        return self.plain(wanted, chances)

    def plain(self, headline: str, *ways: Chances[str]) -> str:
        """Gives the one headline that is meant where what is sought can only come about as that one."""
        possible = [name for name in self.parts(headline) if any(chances[name] for chances in ways)]
        return possible[0] if headline in self.sought and len(possible) == 1 else headline


SIDES = ("roller", "opponent")
"""The two sides of a roll, as procedures call them."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What a resolution card says besides the dice.

    Attributes:
        system: key of the game system.
        edition: the edition in force.
        title: who and whom, or a label, as players wrote it.
        by_hand: whether somebody typed in dice they had rolled.
        deciders: which person answers for which side of the procedure.
        ruled: which ruling answered which open point.
        noted: rulings in words that whoever rolls should read, as lines.
        unused: dice that were typed in and that no throw has needed.
        wishes: who wishes to keep the answer to which open point as a ruling.
        brought: what the units of a game brought to the roll.
        units: the names of the units by the part they have in the roll.
        called: what the people of the two sides are called where no mention can stand; empty where one answers for
            both, or it does not tell them apart.
        again: whether the same may be rolled again; not where the table has changed by it.
    """

    system: str
    edition: str
    title: str = ""
    by_hand: bool = False
    deciders: Mapping[str, int] = field(default_factory=dict)
    ruled: Ruled = field(default_factory=dict)
    wishes: Mapping[str, int] = field(default_factory=dict)
    noted: Sequence[str] = ()
    unused: tuple[int, ...] = ()
    brought: Sequence[Brought] = ()
    again: bool = True
    units: Mapping[str, str] = field(default_factory=dict)
    called: Mapping[str, str] = field(default_factory=dict)

    def known(self, side: str) -> str:
        """Mentions the person who answers for a side; empty where one person answers for both, or nobody is known."""
        person = self.deciders.get(side)
        return f"<@{person}>" if person is not None and len(set(self.deciders.values())) > 1 else ""

    def unit(self, side: str) -> str:
        """Names the unit of a side; empty where none is known."""
        return clean(self.units.get({"roller": "own", "opponent": "target"}.get(side, ""), ""), 40)

    def naming(self, words: Words, *, mentioned: bool = True) -> Words:
        """Gives words that call the two sides by their units, else by their players, where these are known.

        Args:
            words: the language.
            mentioned: whether players can be mentioned; not on a button.
        """
        person = self.known if mentioned else self._called
        names = {side: self.unit(side) or person(side) for side in SIDES}
        return words.naming({side: name for side, name in names.items() if name})

    def _called(self, side: str) -> str:
        return self.called.get(side, "")

    def outcome(
        self, result: str, presenter: Presenter, words: Words, inputs: Any = None, *, drawn: bool = False
    ) -> str:
        """Names an outcome; of two sides that rolled against each other the one that wins, where it is known.

        Args:
            result: the headline, as the presenter calls it.
            presenter: how the procedure is presented.
            words: the language.
            inputs: what was declared.
            drawn: whether it stands in a picture, where nobody can be mentioned and nothing is marked up.
        """
        said = presenter.named(result, inputs)
        if drawn and said.called:
            return said.called
        return headline_text(said, words, unit=self.unit, person=self._called if drawn else self.known)

    def who(self, side: str, words: Words) -> str:
        """Names a side: the person who answers for it, or what it is called where one person answers for both."""
        person = self.deciders.get(side)
        alone = len(set(self.deciders.values())) == 1 < len(self.deciders)
        if person is None or (alone and side != "roller"):
            return words(f"side-{side}")
        return f"<@{person}>"


def resolution_card(
    transcript: Transcript[Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    """Builds the card of a procedure that has ended."""
    outcome = transcript.outcome
    result = presenter.result(outcome)
    number = presenter.number(outcome) if presenter.number else 0
    card = Card(presenter.accent(outcome))
    _headline(card, transcript, presenter, setting, words)
    if setting.title:
        card.text(clean(setting.title, 90))
    card.small(*brought_lines(setting.system, setting.brought, words))
    rolled = any(True for _ in transcript.throws())
    chance = _how_likely(transcript, presenter, result, number, words) if rolled else ""
    unused = words("dice-unused", faces=" ".join(map(str, setting.unused))) if setting.unused else ""
    card.small(chance, words("dice-by-hand") if setting.by_hand else "", unused)
    fallen(card, transcript, presenter, setting, words)
    decided = (_decided(choice, answer, setting, words) for choice, answer in Decided.of(transcript).answers)
    card.gap().small(*dict.fromkeys(decided))  # asked of each wound and answered alike, it is said once
    card.small(*setting.noted)
    inputs = transcript.declaration.inputs
    reminders = presenter.reminds(inputs, words)
    changes = [*presenter.changes(inputs, outcome, setting.naming(words)), *(f"-# {line}" for line, _ in reminders)]
    if changes:
        card.divider().gap()
        for line in changes:
            card.text(line)
    behind = (*presenter.rules(inputs, outcome), *(key for _, key in reminders))
    card.menu(rules_menu(tuple(dict.fromkeys((*transcript.rules(), *behind))), library, setting.edition, words))
    again = [Button(words("button-roll-again"), "again", emoji="🎲")] if rolled and setting.again else []
    odds = [Button(words("button-odds"), "odds")] if rolled else []
    card.buttons(*again, *odds, Button(words("dispute-button-open"), "dispute"))
    card.buttons(*keep_buttons(transcript, setting.ruled, words))
    keep_lines(card, transcript, setting.wishes, words)
    return footing(card, setting, library, words)


def _headline(card: Card, transcript: Transcript[Any], presenter: Presenter, setting: Setting, words: Words) -> None:
    """Says what came of it: the number, or who has won where that is known, for it is read by both."""
    said = presenter.headline(transcript.declaration.inputs, transcript.outcome)
    card.headline(headline_text(said, words, unit=setting.unit, person=setting.known))


def footing(card: Card, setting: Setting, library: Library, words: Words) -> Card:
    """Ends a card with the game and the edition."""
    return card.small(edition_tag(library.systems[setting.system], setting.edition, words.lang))


_MOST_THROWS, _LAST_THROWS = 10, 5
"""So many throws stand on a card one by one, as Discord takes 40 parts; of more the last ones."""

_MARKUP = re.compile(r"\*\*|~~|^-# ", re.MULTILINE)


def fallen(card: Card, transcript: Transcript[Any], presenter: Presenter, setting: Setting, words: Words) -> None:
    """Adds the dice as they fell; who rolled what is said where several people roll.

    Of very many throws the last stand on the card, and all of them in a file below it.
    """
    throws = list(transcript.throws())
    sides = {setting.who(throw.actor, words) for throw, _, _ in throws}
    notes = presenter.notes(transcript, words)
    blocks = []
    for place, (throw, faces, value) in enumerate(throws):
        who = setting.who(throw.actor, words) if len(sides) > 1 else ""
        noted = notes[place] if place < len(notes) else ()
        blocks.append(throw_block(throw, faces, value, words, who=who, notes=noted))
    shown = blocks if len(blocks) <= _MOST_THROWS else blocks[-_LAST_THROWS:]
    for block in shown:
        card.divider().gap().text(block)
    if len(shown) < len(blocks):
        card.small(words("throws-in-file", count=len(blocks) - len(shown)))
        card.attach(Attachment("dice.txt", "\n\n".join(_MARKUP.sub("", block) for block in blocks)))


def _decided(choice: Choice, answer: Option, setting: Setting, words: Words) -> str:
    """Says how a decision was made; of markers that were spent the dice tell already."""
    if choice.question.startswith("spend-"):
        return ""
    by_ruling = ruled_line(choice, answer, setting.ruled, words)
    if by_ruling:
        return by_ruling
    asked, said = question(choice, words), option_label(choice, answer, setting.naming(words))
    if choice.decider == "table" and not choice.question.startswith("open-"):
        return f"{asked} {said}"  # a fact of the table, not a rule that nothing settles
    if choice.decider == "table":
        return words("open-answered", question=asked, answer=said)
    return words("decided", question=asked, answer=said, who=setting.who(choice.decider, words))


def question(choice: Choice, words: Words) -> str:
    """Writes a decision as it is asked."""
    return words(f"question-{choice.question}", **_facts(choice, words))


def roll_of(choice: Choice, words: Words) -> str:
    """Names the roll that a decision is about, or gives nothing where it is about none."""
    return str(_facts(choice, words).get("purpose", ""))


def _facts(choice: Choice, words: Words) -> dict[str, Any]:
    return {key: words(f"purpose-{value}") if key == "purpose" else value for key, value in choice.facts}


def _how_likely(transcript: Transcript[Any], presenter: Presenter, result: str, number: int, words: Words) -> str:
    """Says how likely this headline was, with the decisions as they were made; of a number, that or more."""
    count = presenter.number
    try:
        chances = odds(transcript.declaration, Decided.of(transcript))
    except OddsTooLong:
        return words("roll-chance-unknown")
    if number and count:
        chance = chances.where(lambda outcome: count(outcome) >= number)
        return words("roll-chance-or-more", value=number, chance=percent(chance))
    return words("chance-of-this", chance=percent(chances.where(lambda outcome: presenter.result(outcome) == result)))


class Decided:
    """Answers choices as they were answered in a run; others by default.

    Args:
        answers: each decision with its answer, in order.
    """

    def __init__(self, answers: Sequence[tuple[Choice, Option]]) -> None:
        self.answers = tuple(answers)
        self._exactly = dict(reversed(self.answers))
        self._alike: dict[tuple[str, str], list[Option]] = {}
        for asked, answer in self.answers:
            self._alike.setdefault((asked.question, asked.decider), []).append(answer)

    @classmethod
    def of(cls, transcript: Transcript[Any]) -> Decided:
        """Takes the decisions of a run."""
        steps = (step for step in transcript.walk() if isinstance(step.asked, Choice))
        return cls([(step.asked, step.answer) for step in steps])  # type: ignore[misc]  # of a choice

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        if choice in self._exactly:
            return self._exactly[choice]
        alike = self._alike.get((choice.question, choice.decider), ())
        return next((answer for answer in alike if answer in choice.options), choice.default)


def rules_menu(keys: Sequence[str], library: Library, edition: str, words: Words) -> Menu:
    """Gives the menu of the rules that a card rests on, in the order of the card.

    Of a rule that the edition's sources do not have it says whose text answers in its place.
    """
    lang = words.lang
    rules = [library.by_key[key] for key in keys if key in library.by_key]

    def beside(rule: Rule) -> str:
        text, is_of_edition = library.text(rule, edition)
        borrowed = "" if is_of_edition else words("rule-text-of", edition=text.editions[-1])
        return " · ".join(filter(None, [rule.entry.elsewhere(lang), borrowed]))

    options = tuple(MenuOption(rule.entry.naming(lang).name, rule.key, beside(rule)) for rule in rules[:25])
    return Menu("used", words("rules-used"), options)


def option_label(choice: Choice, option: Any, words: Words) -> str:
    """Writes an answer as its button says it: as the question names it, where it is about units."""
    named = dict(choice.facts).get(f"named-{option}")
    return answer_label(choice.question, option, words) if named is None else clean(str(named), 60)
