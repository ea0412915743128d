"""The cards of scoring: what the table shows, what follows from it, and what was counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean
from bot.games.seen import Seen
from bot.words import Words
from rules.game import events as happened
from rules.game.events import Line
from rules.game.score.scenario import Places, Question, Scenario
from rules.game.score.scoring import deeds_left, lines_of, places_now
from rules.game.state import State
from rules.game.turn import END, READ
from rules.library.entry import Lang
from rules.library.load import Library

KIND = "score"
NOBODY = "00"


@dataclass(frozen=True, slots=True)
class Draft:
    """What somebody is filling in, as it is kept under the card's key."""

    game: str
    about: str
    places: Mapping[str, str] = field(default_factory=dict)
    deeds: Sequence[str] = ()
    tally: Mapping[str, Sequence[int]] = field(default_factory=dict)
    readings: Mapping[str, str] = field(default_factory=dict)
    asked: Sequence[str] = ()

    def payload(self) -> dict[str, Any]:
        """Writes it down."""
        return asdict(self)

    def said(self, side: int) -> happened.Reported:
        """Gives the report of a side."""
        return happened.Reported(
            side=1 if side else 0,
            about=self.about,
            places=tuple((int(place), code) for place, code in sorted(self.places.items())),
            deeds=tuple((deed.partition("/")[0], int(deed.partition("/")[2])) for deed in self.deeds),
            tally=tuple((award, numbers[0], numbers[1]) for award, numbers in sorted(self.tally.items())),
            readings=tuple(sorted(self.readings.items())),
        )


def score_card(seen: Seen, draft: Draft, names: Sequence[str], library: Library, words: Words) -> Card:
    """Builds the card that asks what the table shows: a menu for each place, one for deeds, open points last."""
    state = seen.state
    scenario = state.ledger.scenario
    if scenario is None:
        raise ValueError("a game without a scenario has no scoring card")
    card = Card(Accent.AWAITED, KIND, draft.payload()).headline(f"⏳ {_headline(draft.about, state, words)}")
    if draft.asked:
        card.text(words("score-open-help"))
        for question in draft.asked:
            _question(card, scenario.asked(question), draft, library, words)
        label = words("button-propose" if draft.about == READ else "button-count")
        buttons = [Button(label, "propose", primary=True)]
        return card.buttons(*buttons, *([] if draft.about == READ else [Button(words("button-back"), "back")]))
    card.text(words("score-help" if draft.about != END else "score-end-help"))
    if draft.about == END:
        for line in lines_of(state, draft.said(0)):
            card.text(told_line(line, state, words))
    elif scenario.places is not None:
        for place in places_now(state):
            card.gap().text(f"**{scenario.places.name(place, words.lang)}**")
            card.menu(_place_menu(scenario.places, place, draft.places.get(str(place), NOBODY), names, words))
    _deeds(card, state, draft, names, words)
    buttons = [Button(words("button-count"), "propose", primary=True)]
    if tally_fields(scenario, draft.about, words):
        _tally(card, scenario, draft, names, words)
        buttons.append(Button(words("button-enter"), "enter"))
    card.buttons(*buttons)
    return _sources(card, scenario, state, library, words)


def _headline(about: str, state: State, words: Words) -> str:
    if about in {END, READ}:
        return words(f"score-{about}-headline")
    return words(f"score-{state.setup.turn}-headline", turn=int(about.partition("-")[2]))


def _place_menu(places: Places, place: int, chosen: str, names: Sequence[str], words: Words) -> Menu:
    options = []
    for code in codes(places):
        label = describe(places, code, names, words)
        options.append(MenuOption(label, code, chosen=code == chosen))
    return Menu("place", words("score-who-holds"), tuple(options), argument=str(place))


def codes(places: Places) -> tuple[str, ...]:
    """Gives every state a place can be in: the level of either side, nobody first."""
    levels = range(len(places.level) + 1)
    alone = {index for index, level in enumerate(places.level, start=1) if level.alone}
    return tuple(f"{mine}{theirs}" for mine in levels for theirs in levels if not (mine in alone and theirs in alone))


def describe(places: Places, code: str, names: Sequence[str], words: Words) -> str:
    """Says who holds a place."""
    held = [
        f"{names[side]}: {places.level[int(level) - 1].name(words.lang)}"
        for side, level in enumerate(code)
        if level != "0"
    ]
    return " · ".join(held) or words("score-nobody")


def _deeds(card: Card, state: State, draft: Draft, names: Sequence[str], words: Words) -> None:
    left = deeds_left(state, end=draft.about == END)
    if not left:
        return
    options = tuple(
        MenuOption(f"{deed.name(words.lang)} · {names[side]}", key, chosen=key in draft.deeds)
        for deed in left
        for side in (0, 1)
        if (key := f"{deed.id}/{side}")
    )
    card.gap().text(f"**{words('score-deeds')}**").small(words("score-deeds-help"))
    card.menu(Menu("deeds", words("score-no-deed"), options[:25], fewest=0, most=len(left)))


def _tally(card: Card, scenario: Scenario, draft: Draft, names: Sequence[str], words: Words) -> None:
    card.gap().text(f"**{words('score-entered')}**")
    for award, label in tally_fields(scenario, draft.about, words):
        numbers = draft.tally.get(award, (0, 0))
        card.text(f"{label}: {names[0]} **{numbers[0]}** · {names[1]} **{numbers[1]}**")


def tally_fields(scenario: Scenario, about: str, words: Words) -> list[tuple[str, str]]:
    """Gives what the players count themselves, with its name."""
    own = [("entered", words("game-points"))] if scenario.entered and about != END else []
    return own + [(one.id, one.name(words.lang)) for one in scenario.tally if one.at_end == (about == END)]


def _question(card: Card, question: Question, draft: Draft, library: Library, words: Words) -> None:
    entry = library.by_key[question.rule].entry
    found = next(one for one in entry.open if one.id == question.id)
    lang = Lang(words.lang)
    card.gap().text(f"**{found[lang]}**").small(words("score-open-rule", rule=entry.naming(lang).name))
    options = tuple(
        MenuOption(reading[lang][:100], effect, chosen=draft.readings.get(question.id) == effect)
        for reading, effect in zip(found.readings, question.effect, strict=True)
    )
    card.menu(Menu("reading", words("score-choose-reading"), options, argument=question.id))


def _sources(card: Card, scenario: Scenario, state: State, library: Library, words: Words) -> Card:
    """Names the rules that the points come from, and the edition they are taken from."""
    keys = [level.rule for level in scenario.places.level] if scenario.places else []
    keys += [scenario.rule] if scenario.rule else []
    shown = [library.by_key[key] for key in dict.fromkeys(keys) if key in library.by_key]
    names = " · ".join(one.entry.naming(Lang(words.lang)).name for one in shown)
    card.small(words("score-rules", names=names) if names else "")
    if shown and not any(state.edition in text.editions for text in shown[-1].entry.text):
        card.small(words("score-borrowed", edition=state.edition, other=scenario.editions[0]))
    return card


def report_card(seen: Seen, said: happened.Reported, library: Library, words: Words) -> Card:
    """Builds the card of a report that waits for the other side: what it says and what follows."""
    state = seen.state
    other, mine = state.seats[1 - said.side], state.seats[said.side]
    card = Card(Accent.AWAITED, KIND, {"game": seen.row.id, "about": said.about})
    agreeing = said.about == READ
    card.headline(f"⏳ {words('score-agree-headline' if agreeing else 'score-confirm-headline')}")
    card.text(words("decides", person=f"<@{other.person if other else 0}>"))
    by = "score-proposed-by" if agreeing else "score-said-by"
    card.small(words(by, person=f"<@{mine.person if mine else 0}>"))
    card.divider()
    card.gap().text(f"**{_headline(said.about, state, words)}**")
    _lines(card, seen, said, library, words)
    confirm = Button(words("button-agree" if agreeing else "button-confirm"), "confirm")
    card.buttons(confirm, Button(words("button-object"), "object"))
    return card.small(words("score-other-help" if agreeing else "score-object-help"))


def counted_card(seen: Seen, said: happened.Reported, lines: Sequence[Line], words: Words) -> Card:
    """Builds the card of a turn that is counted."""
    state = seen.state
    card = Card(Accent.TOOK_EFFECT).headline(score_line(state, words))
    card.text(
        words("score-agreed" if said.about == READ else "score-counted", what=_headline(said.about, state, words))
    )
    for line in lines:
        card.text(told_line(line, state, words))
    if not lines and said.about != READ:
        card.text(words("score-nothing"))
    return card


def score_line(state: State, words: Words) -> str:
    """Gives the score in a line, with whom it belongs to."""
    names = [f"<@{seat.person}>" if seat else words("seat-free-word") for seat in state.seats]
    return f"{names[0]} **{words('game-points')} {state.score[0]} : {state.score[1]}** {names[1]}"


def _lines(card: Card, seen: Seen, said: happened.Reported, library: Library, words: Words) -> None:
    state = seen.state
    scenario = state.ledger.scenario
    lines = lines_of(state, said)
    for line in lines:
        card.text(told_line(line, state, words))
    for deed, side in said.deeds:
        known = scenario.deed_named(deed) if scenario else None
        if known:
            line = Line(side=1 if side else 0, points=known.points, award=deed, glory=known.glory, rule=known.rule)
            card.text(told_line(line, state, words))
    if not lines and not said.deeds and said.about != READ:
        card.text(words("score-nothing"))
    keys = dict.fromkeys(line.rule for line in lines)
    rules = [library.by_key[key].entry.naming(Lang(words.lang)).name for key in keys if key in library.by_key]
    card.small(words("score-rules", names=" · ".join(rules)) if rules else "")
    for question, effect in said.readings:
        if scenario is None:
            continue
        asked = scenario.asked(question)
        found = next(one for one in library.by_key[asked.rule].entry.open if one.id == question)
        reading, lang = found.readings[asked.effect.index(effect)], Lang(words.lang)
        card.small(words("point-line", question=found[lang], answer=reading[lang]))


def told_line(line: Line, state: State, words: Words) -> str:
    """Tells a line of the score: whose, how many points, what for."""
    seat = state.seats[line.side]
    who = f"<@{seat.person}>" if seat else words("seat-free-word")
    parts = (
        [words("line-points", points=f"{line.points:+d}".replace("-", "−"))] if line.points or not line.glory else []
    )
    if line.glory:
        parts.append(words("line-glory", count=line.glory))
    return f"{who} **{' · '.join(parts)}** {award_name(line, state.ledger.scenario, words)}"


def award_name(line: Line, scenario: Scenario | None, words: Words) -> str:
    """Says what a line is for."""
    if scenario is not None:
        named: list[Any] = [*scenario.deed, *scenario.tally, *(scenario.places.level if scenario.places else ())]
        found = next((one for one in named if one.id == line.award), None)
        if found is not None:
            name = clean(line.about, 60) or found.name(words.lang)
            if line.places and scenario.places is not None:
                what = scenario.places.ko if words.lang == "ko" else scenario.places.en
                return f"{what} {', '.join(map(str, line.places))} · {name}"
            return f"{name} × {line.count}" if line.count else name
    return clean(line.about, 60) or words(f"award-{line.award}", count=line.count)


def retaken(draft: Draft, **changes: Any) -> Draft:
    """Gives a draft with something else filled in."""
    return replace(draft, **changes)
