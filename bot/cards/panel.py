"""The pinned panel of a game: where it stands, who owes what since when, each side's units, the next step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards.card import Accent, Button, Card, clean, edition_tag, linked
from bot.cards.next_steps import next_steps, rules_of_steps
from bot.cards.score import score_line
from bot.cards.tell import act_name, game_name, owed_name, unit_names
from bot.cards.terms import accepted_line, open_buttons, terms_lines
from bot.games.seen import Seen
from bot.words import Words
from rules.game.moves import units_of
from rules.game.owing import owed
from rules.game.setup import Setup
from rules.game.state import Stage, State, Unit
from rules.game.turn import battle
from rules.library.entry import Lang
from rules.library.load import Library

_MOST_LINES = 10
_KEPT = "\N{NO-BREAK SPACE}"
"""Keeps a sign on the line of what it stands for."""


def panel(
    seen: Seen,
    library: Library,
    words: Words,
    names: Mapping[int, str] | None = None,
    *,
    away: Mapping[int, int] | None = None,
    docket: str = "",
) -> Card:
    """Builds the panel.

    Args:
        seen: the game.
        library: the rules, for the names of games and entries.
        words: the server's language.
        names: how players are called, as far as that is known; others are mentioned.
        away: until when (seconds since 1970) people are away.
        docket: the address of the card of the dispute that stops the game.
    """
    state = seen.state
    due = owed(state)
    card = Card(Accent.AWAITED if due else Accent.NOTHING, "game", {"game": seen.row.id})
    card.headline(game_name(state, words))
    card.text(_where(state, words))
    if state.stage is not Stage.OPEN:
        card.text(score_line(state, words))
    _owed(card, seen, due, words)
    whats = list(dict.fromkeys(what for _, what in due))
    if state.active and "owed-finish" not in whats:
        card.small(words("panel-active", units=unit_names(state.active, state), act=act_name(state, words)))
    for person, back in (away or {}).items():
        card.small(words("panel-away", person=f"<@{person}>", day=f"<t:{back - 1}:D>"))
    card.small(*_reminders(state, library, words, docket), rules_of_steps(state, whats, library, words))
    _sides(card, state, words, names or {})
    _agreements(card, state, words)
    card.divider()
    next_steps(card, state, whats, words)
    for row in open_buttons(state, words) if state.stage is Stage.OPEN else (_standing_buttons(state, words),):
        card.buttons(*row)
    return _footing(card, seen, library, words)


def _owed(card: Card, seen: Seen, due: Sequence[tuple[int, str]], words: Words) -> None:
    """Tells who owes what, and since when."""
    if not due:
        return
    card.divider().gap()
    for what in dict.fromkeys(what for _, what in due):
        people = [f"<@{person}>" for person, whose in due if whose == what]
        card.text(f"⏳ {words('owes', people=words('owes-between').join(people), count=len(people))}")
        card.text(f"**{owed_name(what, seen.state, words)}**")
    since = max((one.since for one in seen.owing), default=0)
    card.small(words("owed-since", time=f"<t:{since}:R>") if since else "")


def _sides(card: Card, state: State, words: Words, names: Mapping[int, str]) -> None:
    """Shows both sides with their units, and what the signs before these mean."""
    for side in (0, 1):
        card.divider().gap()
        _side(card, state, side, words, names)
    if state.units and state.stage is not Stage.ENDED:
        legend = words(state.setup.signs).split("  ")  # in two lines, for all four do not fit one of a phone
        card.gap().small("  ".join(legend[:2]), "  ".join(legend[2:]))


def _agreements(card: Card, state: State, words: Words) -> None:
    """Adds the standing agreements while they can still be changed."""
    if state.stage is Stage.OPEN and state.terms:
        card.divider().gap().text(f"### {words('terms-headline')}")
        for line in terms_lines(state, words):
            card.text(line)
        card.small(accepted_line(state, words))


def _where(state: State, words: Words) -> str:
    if state.stage is Stage.OPEN:
        return words("game-open-line" if None in state.seats else "game-seated-line")
    if state.stage is Stage.ENDED:
        return words("game-over-line")
    phase = state.setup.phase_named(state.phase)
    name = (phase.ko if words.lang == "ko" else phase.en) if phase else state.phase
    unit = state.setup.turn
    limit = state.turns + state.ledger.extra if state.turns else 0
    turn = words(f"game-{unit}-of", turn=state.turn, turns=limit) if limit else words(f"game-{unit}", turn=state.turn)
    paused = f" · {words('game-paused-word')}" if state.stage is Stage.PAUSED else ""
    return f"{turn} · {name}{paused}"


def _reminders(state: State, library: Library, words: Words, docket: str) -> list[str]:
    """Gives what is to be minded: the open dispute, else what the scenario and the turn ask for, with its rule."""
    if state.stage is not Stage.RUNNING:
        if state.dispute is None:
            return []
        number = words("dispute-number", number=str(state.dispute.number))
        return [words("panel-dispute", dispute=linked(number, docket))]
    return _of_the_turn(state, library, words)


def _of_the_turn(state: State, library: Library, words: Words) -> list[str]:
    found = []
    scenario = state.ledger.scenario
    before = state.turn == 1 and state.first is None
    if scenario is not None and before:
        if scenario.without:
            key = "reminder-without-open" if scenario.without_open else "reminder-without"
            found.append(words(key, traits=", ".join(scenario.without)) + _of(scenario.without_rule, library, words))
        if scenario.start_models:
            found.append(words("reminder-start-models", count=scenario.start_models))
        if scenario.models:
            found.append(words("reminder-models", count=scenario.models))
        if not scenario.morale:
            found.append(words("reminder-no-morale"))
    if state.setup.acting(state.phase) and state.first is None and state.setup.first_rule is None:
        found.append(words("reminder-first-unknown"))
    if state.setup.acting(state.phase) == "combats":
        found += _combats(state, words)
    taken = state.ledger.taken_in(state.turn)
    if scenario is not None and scenario.places is not None and taken:
        what = scenario.places.ko if words.lang == "ko" else scenario.places.en
        found.append(words("reminder-taken", what=what, numbers=", ".join(map(str, sorted(taken)))))
    return found


def _combats(state: State, words: Words) -> list[str]:
    """Asks who fights whom, else says who does so now."""
    if not state.combats:
        return [words("reminder-combats")]
    now = state.combats[-1]
    return [words("panel-combat-now", units=unit_names(now.units, state))] if now.chosen else []


def _of(rule: str | None, library: Library, words: Words) -> str:
    entry = library.by_key.get(rule or "")
    return f" · {entry.entry.naming(Lang(words.lang)).name}" if entry else ""


def _side(card: Card, state: State, side: int, words: Words, names: Mapping[int, str]) -> None:
    seat = state.seats[side]
    faction = f" · {clean(seat.faction, 40)}" if seat and seat.faction else ""
    name = words("seat-free-word")
    if seat:
        name = clean(names[seat.person], 30) if seat.person in names else f"<@{seat.person}>"
    card.text(f"**{name}{faction}**")
    _side_lines(card, state, side, words)
    plain: list[str] = []
    shown = 0
    for unit in units_of(state, side):
        sign = _sign(unit, state)
        if (unit.markers or unit.statuses - {state.setup.out_status}) and shown < _MOST_LINES:
            card.text(f"{sign}{_KEPT}{clean(unit.name, 40)}{_marks(unit, state.setup, words)}".lstrip())
            shown += 1
        else:
            plain.append(f"{sign}{_KEPT}{clean(unit.name, 30)}".lstrip())
    if len(plain) > _MOST_LINES:
        counts = {sign: sum(line.startswith(sign) for line in plain) for sign in "●◐○✕"}
        card.small("  ".join(f"{sign}{_KEPT}{count}" for sign, count in counts.items() if count))
    elif plain:
        card.small("  ".join(plain))


def _side_lines(card: Card, state: State, side: int, words: Words) -> None:
    """Tells what holds for a whole side: its statuses, its deeds, its orders."""
    ko = words.lang == "ko"
    known = {status.id: status.ko if ko else status.en for status in state.setup.side}
    statuses = [known.get(status, status) for status in sorted(state.ledger.sides[side])]
    if state.stage is Stage.RUNNING:
        statuses += [words(note) for whose, note in battle(state).notes(state) if whose == side]
    if statuses:
        card.text(f"**{' · '.join(statuses)}**")
    if coming := state.ledger.reinforced.get((state.turn, side), 0):
        card.small(words("reinforced", count=coming))
    scenario = state.ledger.scenario
    if scenario is not None:
        done = [key for key, one in state.ledger.deeds.items() if one.side == side]
        deeds = [scenario.deed_named(key.partition(":")[0]) for key in done]
        said = [
            clean(state.ledger.deeds[key].name, 40) or (deed.name(words.lang) if deed else key)
            for key, deed in zip(done, deeds, strict=True)
        ]
        if said:
            card.small(words("side-deeds", deeds=", ".join(said)))
    orders = [
        f"{clean(state.units[unit].name, 30)}: {clean(name, 40)}"
        for unit, name in state.abilities
        if state.units[unit].side == side
    ]
    if orders:
        card.small(words("side-orders", orders=" · ".join(orders)))


def _sign(unit: Unit, state: State) -> str:
    if state.setup.out_status in unit.statuses:
        return "✕"
    if state.stage is Stage.ENDED:
        return ""
    if unit.id in state.active:
        return "◐"
    return "○" if unit.activated else "●"


def _marks(unit: Unit, setup: Setup, words: Words) -> str:
    ko = words.lang == "ko"
    statuses = [s.ko if ko else s.en for s in setup.status if s.id in unit.statuses and s.id != setup.out_status]
    markers = [
        f"`{marker.ko if ko else marker.en}{_KEPT}{unit.markers[marker.id]}`"
        for marker in setup.marker
        if marker.id in unit.markers
    ]
    return "".join([f" **{status}**" for status in statuses] + [f" {marker}" for marker in markers])


def _standing_buttons(state: State, words: Words) -> tuple[Button, ...]:
    """Gives the row that is always there."""
    if state.stage is Stage.ENDED:
        return (Button(words("button-log"), "log"), Button(words("button-export"), "export"))
    buttons = [Button(words("button-owe"), "owe"), Button(words("button-log"), "log")]
    if state.stage is Stage.PAUSED:
        # While a dispute is open only its own card leads on.
        return (*buttons, Button(words("button-resume"), "resume")) if state.dispute is None else tuple(buttons)
    return (*buttons, Button(words("button-more"), "more"))


def _footing(card: Card, seen: Seen, library: Library, words: Words) -> Card:
    state = seen.state
    return card.small(
        edition_tag(library.systems[seen.row.system], state.edition, words.lang),
        words("game-seal", seq=str(state.seq), seal=f"`{state.seal[:4]}…{state.seal[-2:]}`"),
    )


def more_card(seen: Seen, words: Words) -> Card:
    """Builds the private card of what else can be done in a game."""
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id}).headline(words("more-headline"))
    for line in words("more-commands").splitlines():
        card.text(f"- {line}")
    state = seen.state
    running = state.stage is Stage.RUNNING
    buttons = (
        [Button(words("button-pass", act=act_name(state, words)), "pass"), Button(words("button-pause"), "pause")]
        if running
        else []
    )
    if running:
        buttons.append(Button(words("dispute-button-open"), "dispute"))
    card.buttons(*buttons, Button(words("button-export"), "export"))
    return card.buttons(Button(words("button-terms"), "terms")) if state.terms else card
