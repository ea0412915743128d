"""The cards of a procedure: what happened, a decision that is awaited, and the odds before the roll."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, Picture, clean
from bot.cards.numbers import LISTED, dice, percent, plus, signed
from bot.cards.picture import Bar, bars
from bot.cards.rule import other
from bot.words import Words
from rules.chance import Chances
from rules.dice import Faces, Reason, Successes, Throw, Total
from rules.library.load import Library
from rules.procedure import Choice, Declaration, Option, Transcript, by_default, odds, play


@dataclass(frozen=True, slots=True)
class Presenter:
    """How the outcomes of one procedure are called and coloured.

    Attributes:
        result: gives the message id of an outcome's headline (``result-…``).
        order: the headlines from the one the roller wants to the one nobody wants.
        accents: the colour of each headline; green where none is named.
        counts: for a headline the other headlines that are also one of it: a critical success is a success.
        changes: gives the lines that say what changed on the table.
        number: gives the number that an outcome is about (wounds, successes), where it is one.
        numbered: message id of a headline that says this number; it mentions ``count``.
    """

    result: Callable[[Any], str]
    order: tuple[str, ...]
    accents: Mapping[str, Accent] = field(default_factory=dict)
    counts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    changes: Callable[[Any, Any, Words], Sequence[str]] = lambda _inputs, _outcome, _words: ()
    number: Callable[[Any], int] | None = None
    numbered: str = ""

    def accent(self, outcome: Any) -> Accent:
        """Gives the colour of an outcome."""
        return self.accents.get(self.result(outcome), Accent.TOOK_EFFECT)

    def chance(self, headline: str, chances: Chances[str]) -> Fraction:
        """Gives the chance of a headline, the ones that count as it included."""
        return sum((chances[name] for name in self.counts.get(headline, ())), chances[headline])


@dataclass(frozen=True, slots=True)
class Setting:
    """What a resolution card says besides the dice.

    Attributes:
        system: key of the game system.
        edition: the edition in force.
        title: who and whom, or a label, as players wrote it.
        by_hand: whether somebody typed in dice they had rolled.
        deciders: which person answers for which side of the procedure.
    """

    system: str
    edition: str
    title: str = ""
    by_hand: bool = False
    deciders: Mapping[str, int] = field(default_factory=dict)


def resolution_card(
    transcript: Transcript[Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    """Builds the card of a procedure that has ended."""
    outcome = transcript.outcome
    result = presenter.result(outcome)
    number = presenter.number(outcome) if presenter.number else 0
    said = words(presenter.numbered, count=number) if number else words(f"result-{result}")
    card = Card(presenter.accent(outcome)).headline(said)
    if setting.title:
        card.text(clean(setting.title, 90))
    chance = _how_likely(transcript, presenter, result, number, words)
    card.small(chance, words("dice-by-hand") if setting.by_hand else "")
    for throw, faces, value in transcript.throws():
        card.divider().gap().text(_throw_block(throw, faces, value, words))
    decisions = [step for step in transcript.walk() if isinstance(step.asked, Choice)]
    for step in decisions:
        if isinstance(step.asked, Choice) and step.asked.question.startswith("open-"):
            card.gap().small(words("open-answered", answer=option_label(step.asked, step.answer, words)))
    changes = presenter.changes(transcript.declaration.inputs, outcome, words)
    if changes:
        card.divider().gap()
        for line in changes:
            card.text(line)
    card.menu(Menu("used", words("rules-used"), _rules_used(transcript.rules(), library, words)))
    if any(True for _ in transcript.throws()):
        card.buttons(
            Button(words("button-roll-again"), "again", emoji="🎲"),
            Button(words("button-odds"), "odds"),
        )
    return _footing(card, setting, library, words)


def _footing(card: Card, setting: Setting, library: Library, words: Words) -> Card:
    return card.small(f"{library.systems[setting.system].name(words.lang)} `{setting.edition}`")


def _how_likely(transcript: Transcript[Any], presenter: Presenter, result: str, number: int, words: Words) -> str:
    """Says how likely this headline was, with the decisions as they were made; of a number, that or more."""
    chances, count = odds(transcript.declaration, Decided.of(transcript)), presenter.number
    if number and count:
        chance = chances.where(lambda outcome: count(outcome) >= number)
        return words("roll-chance-or-more", value=number, chance=percent(chance))
    return words("chance-of-this", chance=percent(chances.where(lambda outcome: presenter.result(outcome) == result)))


@dataclass(frozen=True, slots=True)
class Decided:
    """Answers choices as they were answered in a run; others by default."""

    answers: tuple[tuple[Choice, Option], ...]

    @classmethod
    def of(cls, transcript: Transcript[Any]) -> Decided:
        """Takes the decisions of a run."""
        return cls(
            tuple(
                (step.asked, step.answer)  # type: ignore[misc]  # of a choice
                for step in transcript.walk()
                if isinstance(step.asked, Choice)
            )
        )

    def __call__(self, choice: Choice) -> Option:
        """Answers one choice."""
        for asked, answer in self.answers:
            if asked == choice:
                return answer
        for asked, answer in self.answers:
            if (asked.question, asked.decider) == (choice.question, choice.decider) and answer in choice.options:
                return answer
        return choice.default


def _throw_block(throw: Throw, faces: Faces, value: Any, words: Words) -> str:
    of_many = f"/{throw.count}" if isinstance(throw.read, Successes) and throw.count > 1 else ""
    head = f"**{words(f'purpose-{throw.purpose}')} {_value(throw, value)}**{of_many}"
    lines = [f"{head}{_gloss(throw, value, words)}"]
    modifier = throw.read.plus if isinstance(throw.read, Total) else 0
    joined = " + " if isinstance(throw.read, Total) else ", "
    line = f"{dice(faces, throw.read.kept(faces), joined=joined)}{plus(modifier)}"
    kept = _how_kept(throw, words)
    lines.append(f"{line} · {kept}" if kept else line)
    lines += [f"-# {reason_line(reason, words)}" for reason in throw.because] or [f"-# {words('no-modifiers')}"]
    return "\n".join(lines)


def _value(throw: Throw, value: Any) -> str:
    if isinstance(throw.read, Successes):
        return str(value)
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _gloss(throw: Throw, value: Any, words: Words) -> str:
    """Says what the value was measured against."""
    if isinstance(throw.read, Successes):
        face = throw.read.face
        return f" · {words('or-less', value=face)}" if throw.read.low else f" · {face}+"
    if not throw.scale or not isinstance(value, int):
        return ""
    steps = [lowest for lowest, _ in throw.scale]
    reached = [place for place, lowest in enumerate(steps) if value >= lowest]
    if not reached:
        return f" · {words('needs', value=steps[0])}"
    place = reached[-1]
    name = words(f"result-{throw.scale[place][1]}")
    following = steps[place + 1] - 1 if place + 1 < len(steps) else None
    if following is None:
        return f" · {steps[place]}+ {name}"
    if steps[place] < 0:
        return f" · {words('or-less', value=following)} {name}"
    return f" · {steps[place]}–{following} {name}"


def _how_kept(throw: Throw, words: Words) -> str:
    read = throw.read
    if not isinstance(read, Total) or read.keep is None or read.keep >= throw.count:
        return ""
    return words("kept-highest" if read.highest else "kept-lowest", count=read.keep)


def reason_line(reason: Reason, words: Words) -> str:
    """Writes one modifier: the number before its reason."""
    text = words(f"reason-{reason.code}", **dict(reason.facts))
    if not reason.amount:
        return text
    unit = " DICE" if reason.unit in {"dice", "injury-dice"} else " D6" if reason.unit == "base" else ""
    return f"{signed(reason.amount)}{unit}  {text}"


def _rules_used(keys: Sequence[str], library: Library, words: Words) -> tuple[MenuOption, ...]:
    lang = words.lang
    rules = [library.by_key[key] for key in keys if key in library.by_key]
    return tuple(
        MenuOption(rule.entry.naming(lang).name, rule.key, rule.entry.naming(other(lang)).name) for rule in rules[:25]
    )


def option_label(choice: Choice, option: Any, words: Words) -> str:
    """Writes an answer as its button says it."""
    if isinstance(option, int):
        key = f"answer-{choice.question}"
        return words(key, count=option) if words.has(key) else str(option)
    return words(f"answer-{option}")


def decision_card(
    transcript: Transcript[Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    """Builds the card of a procedure that waits for somebody's decision: each answer with what it leads to."""
    choice = transcript.waiting
    if not isinstance(choice, Choice):
        raise TypeError("the run does not wait for a decision")
    step = len(transcript.answers)
    card = Card(Accent.AWAITED).headline(f"⏳ {words(f'question-{choice.question}', **_facts(choice, words))}")
    person = setting.deciders.get(choice.decider) if choice.decider != "table" else None
    card.text(words("decides", person=f"<@{person}>") if person else words("decides-table"))
    if setting.title:
        card.small(clean(setting.title, 90))
    if choice.question.startswith("open-"):
        card.small(words("open-question"))
    for throw, faces, value in transcript.throws():
        card.divider().gap().text(_throw_block(throw, faces, value, words))
    if any(True for _ in transcript.throws()):
        card.divider()
    card.gap()
    ways = [
        odds(transcript.declaration, by_default, (*transcript.answers, option)).map(presenter.result)
        for option in choice.options[:12]
    ]
    # The headline worth showing is the best one that the answers make a difference to.
    differing = (name for name in presenter.order if len({presenter.chance(name, way) for way in ways}) > 1)
    wanted = next(differing, presenter.order[0])
    for option, way in zip(choice.options, ways, strict=False):
        label = option_label(choice, option, words)
        card.text(f"**{label}** · {words(f'result-{wanted}')} {percent(presenter.chance(wanted, way))}")
    _answers(card, choice, step, words)
    if choice.rule is not None and choice.rule in library.by_key:
        card.small(library.by_key[choice.rule].entry.naming(words.lang).name)
    return _footing(card, setting, library, words)


def _answers(card: Card, choice: Choice, step: int, words: Words) -> None:
    labels = [option_label(choice, option, words) for option in choice.options]
    if len(labels) <= 5:
        card.buttons(*(Button(label, "answer", f"{step}.{place}") for place, label in enumerate(labels)))
    else:
        options = tuple(MenuOption(label, f"{step}.{place}") for place, label in enumerate(labels))
        card.menu(Menu("answer", words("answer-placeholder"), options))


def _facts(choice: Choice, words: Words) -> dict[str, Any]:
    return {key: words(f"purpose-{value}") if key == "purpose" else value for key, value in choice.facts}


class _Steady:
    """Dice that show every face alike, from the middle outwards: they walk through a procedure without luck.

    A single die shows a four; many show ones and sixes too, so that what follows success or failure is asked for.
    """

    def throw(self, throw: Throw) -> Faces:
        """Gives middling faces."""
        order = sorted(range(1, throw.sides + 1), key=lambda face: (abs(2 * face - throw.sides - 1), -face))
        return tuple(order[place % throw.sides] for place in range(throw.count))


async def odds_card(
    declaration: Declaration[Any, Any], presenter: Presenter, setting: Setting, library: Library, words: Words
) -> Card:
    """Builds the card of exact odds before the roll, with a button that rolls exactly this."""
    exact: Chances[Any] = await asyncio.to_thread(odds, declaration)
    headline, rows = _rows(exact, presenter, words)
    card = Card(Accent.NOTHING).headline(headline)
    if setting.title:
        card.text(clean(setting.title, 90))
    card.small(words("nothing-rolled-yet"))
    alt = ", ".join(f"{row.label} {row.number}" for row in rows)
    card.picture(Picture("odds.png", await asyncio.to_thread(bars, rows), alt))
    walk = play(declaration, _Steady(), by_default)
    card.gap()
    for throw, _, _ in walk.throws():
        card.text(_stage(throw, words))
    card.small(alt)
    if any(isinstance(step.asked, Choice) for step in walk.walk()):
        card.small(words("odds-by-default"))
    card.buttons(Button(words("button-roll-this"), "roll", primary=True, emoji="🎲"))
    return _footing(card, setting, library, words)


def _rows(exact: Chances[Any], presenter: Presenter, words: Words) -> tuple[str, list[Bar]]:
    """Gives the headline of odds and a bar for each result, or for numbers worth knowing."""
    if presenter.number:
        return _numbers(exact.map(presenter.number), words)
    chances = exact.map(presenter.result)
    results = [name for name in presenter.order if chances.weights.get(name)]
    results += [name for name in chances if name not in presenter.order]
    rows = [Bar(words(f"result-{name}"), float(chances[name]), percent(chances[name])) for name in results]
    wanted = presenter.order[0]
    return f"{words(f'result-{wanted}')} {percent(presenter.chance(wanted, chances))}", rows


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


def _stage(throw: Throw, words: Words) -> str:
    name = words(f"purpose-{throw.purpose}")
    net = sum(reason.amount for reason in throw.because if reason.unit in {"dice", "injury-dice"})
    modifier = throw.read.plus if isinstance(throw.read, Total) else 0
    head = f"**{name}**"
    if throw.scale and throw.scale[0][0] > 0:
        reached = throw.chances().where(lambda value: isinstance(value, int) and value >= throw.scale[0][0])
        head = f"**{name} {percent(reached)}**"
    parts = [head]
    shown = f"{throw.count}D{throw.sides}" if throw.count <= LISTED or not net else ""
    parts.append(" ".join(filter(None, [shown, f"({signed(net)} DICE)" if net else "", plus(modifier).strip()])))
    line = " · ".join(filter(None, parts))
    reasons = ", ".join(reason_line(reason, words) for reason in throw.because)
    return f"{line}\n-# {reasons}" if reasons else line
