"""The cards of a game: the pinned panel, the invitation, the log, what I owe, an undo request, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards.card import Accent, Button, Card, clean
from bot.table import Seen
from bot.words import Words
from rules.game import events as happened
from rules.game.events import Entry
from rules.game.moves import owed, units_of
from rules.game.setup import Setup
from rules.game.state import Stage, State, Unit, surviving
from rules.library.load import Library

_MOST_LINES = 10


def panel(seen: Seen, library: Library, words: Words, *, away: Mapping[int, int] | None = None) -> Card:
    """Builds the panel: where the game stands, who owes what, and each side's units.

    Args:
        seen: the game.
        library: the systems there are.
        words: the language of the server.
        away: until when (seconds since 1970) people are away.
    """
    state = seen.state
    due = owed(state)
    card = Card(Accent.AWAITED if due else Accent.NOTHING, "game", {"game": seen.row.id})
    card.headline(clean(state.title, 60))
    card.text(_where(state, words))
    if state.stage is not Stage.OPEN:
        card.text(_score(state, words))
    for person, what in due:
        card.gap().text(f"⏳ <@{person}> · **{words(what, first=words(f'first-{state.setup.first}'))}**")
    since = max((one.since for one in seen.owing), default=0)
    if since:
        card.small(words("owed-since", time=f"<t:{since}:R>"))
    for person, back in (away or {}).items():
        card.small(words("panel-away", person=f"<@{person}>", day=f"<t:{back - 1}:D>"))
    for side in (0, 1):
        card.divider().gap()
        _side(card, state, side, words)
    card.small(words("units-legend"))
    card.divider().buttons(*_panel_buttons(state, words))
    return _footing(card, seen, library, words)


def _where(state: State, words: Words) -> str:
    if state.stage is Stage.OPEN:
        return words("game-open-line")
    if state.stage is Stage.ENDED:
        return words("game-over-line")
    phase = next(phase for phase in state.setup.phase if phase.id == state.phase)
    name = phase.ko if words.lang == "ko" else phase.en
    turn = (
        words("game-turn-of", turn=state.turn, turns=state.turns)
        if state.turns
        else words("game-turn", turn=state.turn)
    )
    paused = f" · {words('game-paused-word')}" if state.stage is Stage.PAUSED else ""
    return f"**{turn}** · {name}{paused}"


def _score(state: State, words: Words) -> str:
    names = [f"<@{seat.person}>" if seat else words("seat-free-word") for seat in state.seats]
    return f"{names[0]} **{words('game-points')} {state.score[0]} : {state.score[1]}** {names[1]}"


def _side(card: Card, state: State, side: int, words: Words) -> None:
    seat = state.seats[side]
    faction = f" · {clean(seat.faction, 40)}" if seat and seat.faction else ""
    card.text(f"**{f'<@{seat.person}>' if seat else words('seat-free-word')}**{faction}")
    plain: list[str] = []
    shown = 0
    for unit in units_of(state, side):
        sign = _sign(unit, state.setup)
        if (unit.markers or unit.statuses - {state.setup.out_status}) and shown < _MOST_LINES:
            card.text(f"{sign} {clean(unit.name, 40)}{_marks(unit, state.setup, words)}")
            shown += 1
        else:
            plain.append(f"{sign} {clean(unit.name, 30)}")
    if len(plain) > _MOST_LINES:
        counts = {sign: sum(line.startswith(sign) for line in plain) for sign in "●○✕"}
        card.small("  ".join(f"{sign} {count}" for sign, count in counts.items() if count))
    elif plain:
        card.small("  ".join(plain))


def _sign(unit: Unit, setup: Setup) -> str:
    if setup.out_status in unit.statuses:
        return "✕"
    return "○" if unit.activated else "●"


def _marks(unit: Unit, setup: Setup, words: Words) -> str:
    ko = words.lang == "ko"
    statuses = [s.ko if ko else s.en for s in setup.status if s.id in unit.statuses and s.id != setup.out_status]
    markers = [
        f"`{marker.ko if ko else marker.en} {unit.markers[marker.id]}`"
        for marker in setup.marker
        if marker.id in unit.markers
    ]
    return "".join([f" **{status}**" for status in statuses] + [f" {marker}" for marker in markers])


def unit_lines(unit: Unit, setup: Setup, words: Words) -> list[str]:
    """Gives a unit's statuses and markers, one a line."""
    ko = words.lang == "ko"
    lines = [f"**{status.ko if ko else status.en}**" for status in setup.status if status.id in unit.statuses]
    lines += [
        f"**{marker.ko if ko else marker.en}** {unit.markers[marker.id]} / {marker.most}"
        for marker in setup.marker
        if marker.id in unit.markers
    ]
    return lines


def _panel_buttons(state: State, words: Words) -> Sequence[Button]:
    if state.stage is Stage.OPEN:
        if None in state.seats:
            return (Button(words("button-join"), "join", primary=True),)
        return (Button(words("button-start"), "start", primary=True),)
    if state.stage is Stage.ENDED:
        return (Button(words("button-log"), "log"), Button(words("button-export"), "export"))
    buttons = [Button(words("button-owe"), "owe", primary=True), Button(words("button-log"), "log")]
    if state.stage is Stage.PAUSED:
        buttons.append(Button(words("button-resume"), "resume"))
    elif state.first is None:
        buttons.append(
            Button(words("button-roll-first", first=words(f"first-{state.setup.first}")), "first", emoji="🎲")
        )
    elif state.to_act is None or state.phase != state.setup.activation:
        buttons.append(Button(words("button-next-phase"), "next"))
    return buttons


def _footing(card: Card, seen: Seen, library: Library, words: Words) -> Card:
    state = seen.state
    game = library.systems[seen.row.system].name(words.lang)
    return card.small(
        f"{game} `{state.edition}`",
        words("game-seal", seq=state.seq, seal=f"`{state.seal[:4]}…{state.seal[-2:]}`"),
    )


def undo_request(seen: Seen, words: Words) -> Card:
    """Builds the public request to go back: what would be undone, what stays, who must agree."""
    state = seen.state
    if state.undo is None:
        raise ValueError("nobody asks to go back")
    target, asker = state.undo
    others = [f"<@{seat.person}>" for seat in state.seats if seat and seat.person != asker]
    card = Card(Accent.AWAITED, "undo", {"game": seen.row.id, "to": target})
    card.headline(f"⏳ {words('undo-headline', to=target)}")
    card.text(words("decides", person=" ".join(others)))
    card.small(words("undo-asked-by", person=f"<@{asker}>")).gap()
    card.text(f"**{words('undo-undone')}**")
    undone = [one for one in surviving(seen.log) if one.seq > target and not isinstance(one.event, happened.UndoAsked)]
    for one in undone[:8]:
        card.text(f"~~{one.seq}~~ {told(one, state, words)}")
    if len(undone) > 8:
        card.small(words("and-more", count=len(undone) - 8))
    dice = sum(
        len(answer)
        for one in undone
        if isinstance(one.event, happened.Rolled)
        for answer in one.event.answers
        if isinstance(answer, tuple)
    )
    card.gap().text(f"**{words('undo-kept')}**").text(words("undo-kept-dice", count=dice)).text(words("undo-kept-log"))
    return card.buttons(Button(words("button-agree"), "agree"), Button(words("button-refuse"), "refuse"))


def log_card(seen: Seen, words: Words, *, page: int = 0, size: int = 12) -> Card:
    """Builds a page of the log, newest first; what was undone is struck."""
    alive = {one.seq for one in surviving(seen.log)}
    newest = list(reversed(seen.log))
    pages = max(1, -(-len(newest) // size))
    page = min(max(page, 0), pages - 1)
    card = Card(Accent.REFERENCE, "log", {"game": seen.row.id})
    card.headline(words("log-headline")).small(clean(seen.state.title, 60)).gap()
    for one in newest[page * size : (page + 1) * size]:
        line = told(one, seen.state, words)
        card.text(f"`{one.seq}` {line}" if one.seq in alive else f"~~{one.seq} {line}~~")
    buttons = []
    if page > 0:
        buttons.append(Button(words("button-back"), "page", str(page - 1)))
    if page + 1 < pages:
        buttons.append(Button(words("button-next", page=page + 2, pages=pages), "page", str(page + 1)))
    return card.buttons(*buttons)


def told(one: Entry, state: State, words: Words) -> str:
    """Tells one event in a line."""
    facts: dict[str, object] = {
        key: value for key, value in one.event.model_dump(mode="json").items() if isinstance(value, str | int)
    }
    facts |= {"by": f"<@{one.by}>"}
    if "unit" in facts:
        unit = state.units.get(str(facts["unit"]))
        facts["unit"] = clean(unit.name if unit else str(facts["unit"]), 40)
    if "side" in facts:
        seat = state.seats[int(str(facts["side"]))]
        facts["side"] = f"<@{seat.person}>" if seat else words("seat-free-word")
    for key in ("title", "text", "name", "reason", "faction"):
        if isinstance(facts.get(key), str):
            facts[key] = clean(str(facts[key]), 60)
    if isinstance(one.event, happened.Rolled):
        return _told_roll(one.event, words)
    if isinstance(one.event, happened.StatusChanged):
        facts["on"] = "yes" if one.event.on else "no"
    _named(facts, state.setup, words)
    return words(f"event-{one.event.kind}", **facts)


def _told_roll(rolled: happened.Rolled, words: Words) -> str:
    dice = " ".join(str(face) for answer in rolled.answers if isinstance(answer, tuple) for face in answer)
    title = f"{clean(rolled.title, 50)} · " if rolled.title else ""
    key = f"result-{rolled.outcome}"
    return f"🎲 {title}**{words(key) if words.has(key) else rolled.outcome}** ({dice[:60]})"


def _named(facts: dict[str, object], setup: Setup, words: Words) -> None:
    """Puts markers, statuses and phases into the reader's words."""
    for key, known in (("marker", setup.marker), ("status", setup.status), ("phase", setup.phase)):
        for one in known:
            if facts.get(key) == one.id:
                facts[key] = one.ko if words.lang == "ko" else one.en


def mine(games: Sequence[Seen], person: int, words: Words) -> Card:
    """Builds the list of what somebody owes, in every game."""
    card = Card(Accent.REFERENCE).headline(words("mine-headline"))
    for seen in games:
        due = [what for who, what in owed(seen.state) if who == person]
        first = words(f"first-{seen.state.setup.first}")
        what = ", ".join(words(key, first=first) for key in due) if due else words("mine-nothing")
        mark = "⏳ " if due else ""
        card.gap().text(f"{mark}<#{seen.row.channel}> · **{what}**").small(clean(seen.state.title, 60))
    if not games:
        card.text(words("mine-no-games"))
    return card


def end_card(seen: Seen, words: Words) -> Card:
    """Builds the end of a game: the result, and the seed that opens the seal."""
    state = seen.state
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id}).headline(
        words("game-over", title=clean(state.title, 40))
    )
    card.text(_score(state, words))
    seat = state.seats[state.winner] if state.winner is not None else None
    unwon = "game-called-off" if state.end == "abandoned" else "game-drawn"
    card.text(words("game-won-by", person=f"<@{seat.person}>") if seat else words(unwon))
    card.divider().gap().text(words("game-seed")).small(f"`{state.seed}`", words("game-verify"))
    return card.buttons(Button(words("button-log"), "log"), Button(words("button-export"), "export"))
