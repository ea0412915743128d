"""Telling what happened: one event in a line, for the log, an undo request and the battle report."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from bot.cards.card import clean
from bot.cards.named import headline_text
from bot.cards.orders import order_said
from bot.cards.score import award_name, told_line
from bot.cards.secret import item_name, seal_name
from bot.words import Words
from rules.game import events as happened
from rules.game.ending import UNFINISHED
from rules.game.events import Entry, Event
from rules.game.state import State

_PARTS = re.compile(" → | · ")
"""Stands between who, whom and with what in the title of a roll."""
_QUOTED = ("title", "text", "name", "reason", "faction")


def told(one: Entry, state: State, words: Words) -> str:
    """Tells one event in a line."""
    special = _SPECIAL.get(type(one.event))
    if special is not None:
        line = special(one, state, words)
    else:
        dice = "-dice" if getattr(one.event, "question", "") == "faces" else ""
        line = words(f"event-{one.event.kind}{dice}", **_facts(one, state, words))
    return words("log-by-arbiter", by=f"<@{one.by}>", line=line) if one.by in state.arbiters else line


def is_told(event: Event, last: Event | None) -> bool:
    """Says whether the event before tells it already."""
    match event:
        case happened.FirstSide():
            return isinstance(last, happened.Rolled) and last.outcome.startswith("first-side-")
        case happened.Tested():
            return isinstance(last, happened.Rolled)
        case happened.Disputed():  # for whom it waits is of no interest when it is over
            return isinstance(last, happened.Disputed) and last.number == event.number
        case _:
            return False


def _facts(one: Entry, state: State, words: Words) -> dict[str, Any]:
    """Gives the facts of an event in the reader's words."""
    facts: dict[str, Any] = {
        key: value for key, value in one.event.model_dump(mode="json").items() if isinstance(value, str | int)
    }
    facts |= {"by": f"<@{one.by}>", "first": words(f"first-{state.setup.first}"), "act": act_name(state, words)}
    _people(one, facts, state, words)
    if "to" in facts:
        facts["to"] = str(facts["to"])  # the number of an event, not an amount
    for key in _QUOTED:
        if isinstance(facts.get(key), str):
            facts[key] = clean(str(facts[key]), 60)
    if "on" in facts:
        facts["on"] = "yes" if facts["on"] else "no"
    known: tuple[Any, ...] = (*state.setup.marker, *state.setup.status, *state.setup.side, *state.setup.phase)
    for key in ("marker", "status", "phase"):
        found = next((kind for kind in known if kind.id == facts.get(key)), None)
        if found is not None:
            facts[key] = found.ko if words.lang == "ko" else found.en
    if "change" in facts:
        facts["change"] = f"{int(facts['change']):+d}".replace("-", "−")
    return facts


def _people(one: Entry, facts: dict[str, Any], state: State, words: Words) -> None:
    """Names the people and units among the facts."""
    for key in ("unit", "partner"):
        if facts.get(key):
            facts[key] = unit_name(str(facts[key]), state)
    if "side" in facts:
        facts["side"] = _holder(int(facts["side"]), one, state, words)
    if isinstance(one.event, happened.Declared):
        facts["title"] = roll_name(one.event, words)
    if "decider" in facts:
        facts["decider"] = f"<@{facts['decider']}>"
    if "person" in facts:
        facts["person"] = f"<@{facts['person']}>"


def owed_name(what: str, state: State, words: Words, *, asked: bool = False) -> str:
    """Names what somebody owes, for a list; or asks for it, as a whole request."""
    about = _decision(state, words) if what == "owed-decision" else ""
    what = what.replace("owed-", "please-", 1) if asked else what
    return words(
        f"{what}-of" if about else what,
        about=about,
        first=words(f"first-{state.setup.first}"),
        units=unit_names(state.active, state),
        act=act_name(state, words),
    )


def _decision(state: State, words: Words) -> str:
    """Names the decision that waits: what it is about, where the system has a name for it, and the roll it is for."""
    waiting = state.window
    if waiting is None or waiting.question == "faces":
        return ""
    known = next((ask for ask in state.setup.order if ask.question == waiting.question), None)
    name = (known.ko if words.lang == "ko" else known.en) if known else ""
    return " · ".join(filter(None, [name, clean(waiting.title, 50)]))


def act_name(state: State, words: Words) -> str:
    """Names what a unit does when it is its turn, as the system calls it."""
    return words(f"act-{state.setup.act}")


def unit_names(units: Sequence[str], state: State) -> str:
    """Names several units."""
    return " · ".join(unit_name(unit, state) for unit in units)


def side_name(side: int, state: State, words: Words) -> str:
    """Mentions who plays a side."""
    seat = state.seats[side]
    return f"<@{seat.person}>" if seat else words("seat-free-word")


def game_name(state: State, words: Words) -> str:
    """Names a game: its scenario as the reader knows it, else what it was called when it was opened."""
    scenario = state.ledger.scenario
    return scenario.name(words.lang) if scenario else clean(state.title, 60)


def roll_name(waiting: happened.Declared, words: Words) -> str:
    """Names a roll that waits for a decision: by its title, else by who rolls."""
    return clean(waiting.title, 50) or words("roll-of", person=f"<@{waiting.roller}>")


def unit_name(unit: str, state: State) -> str:
    """Names a unit."""
    known = state.units.get(unit)
    return clean(known.name if known else unit, 40)


def won_line(state: State, words: Words) -> str:
    """Says who won a game that is over; where nobody counted anything, no draw is made up."""
    seat = state.seats[state.winner] if state.winner is not None else None
    if seat:
        return words("game-won-by", person=f"<@{seat.person}>")
    if state.end in UNFINISHED:
        return words("game-called-off")
    uncounted = state.ledger.scenario is None and state.score == (0, 0)
    return words("game-uncounted" if uncounted else "game-drawn")


def _rolled(one: Entry, state: State, words: Words) -> str:
    rolled = one.event
    assert isinstance(rolled, happened.Rolled)  # the table below says so
    title, result = clean(rolled.title, 50), _result(one, rolled, state, words)
    first = rolled.outcome.startswith("first-")
    dice = _dice(rolled, against=first)
    parts = _PARTS.split(title) if title else ()
    named = parts and all(re.search(rf"(?<!\w){re.escape(part)}(?!\w)", result) for part in parts)
    title = title or words("roll-of", person=f"<@{rolled.roller or one.by}>")
    said = f"**{result}**" if first or named else f"{title} · **{result}**"
    if first and not dice:
        return f"{said} · {words('event-without-roll')}"
    return f"🎲 {said} ({dice[:60]})" if dice else said


def _dice(rolled: happened.Rolled, *, against: bool) -> str:
    """Gives the dice of a roll; where the sides rolled against each other, pair by pair, the ties before the last."""
    throws = [[str(face) for face in answer] for answer in rolled.answers if isinstance(answer, tuple)]
    if against and all(len(throw) == 1 for throw in throws):
        faces = [throw[0] for throw in throws]
        return " · ".join(" : ".join(faces[at : at + 2]) for at in range(0, len(faces), 2))
    return " ".join(face for throw in throws for face in throw)


def _result(one: Entry, rolled: happened.Rolled, state: State, words: Words) -> str:
    if rolled.outcome.startswith("first-side-"):
        side = side_name(int(rolled.outcome[-1]), state, words)
        return words("event-first", first=words(f"first-{state.setup.first}"), side=side)
    key = f"result-{rolled.outcome}"
    if rolled.headline is not None and words.has(rolled.headline.key):
        parts, people = {"roller": "own", "opponent": "target"}, _people_of(one, rolled, state)

        def unit(side: str) -> str:
            named = rolled.units.get(parts.get(side, ""))
            return unit_name(named, state) if named else ""

        return headline_text(rolled.headline, words, unit=unit, person=lambda side: people.get(side, ""))
    return words(key) if words.has(key) else rolled.outcome


def _people_of(one: Entry, rolled: happened.Rolled, state: State) -> dict[str, str]:
    """Mentions who rolled and who stood against them; nobody where the roller holds no seat."""
    holders = [state.holder(side, one.seq) for side in (0, 1)]
    roller = rolled.roller or one.by
    if roller not in holders:
        return {}
    other = holders[1 - holders.index(roller)]
    return {"roller": f"<@{roller}>", "opponent": f"<@{other}>"} if other is not None else {}


def _counted(one: Entry, state: State, words: Words) -> str:
    counted = one.event
    assert isinstance(counted, happened.Counted)  # the table below says so
    lines = [told_line(line, state, words) for line in counted.lines]
    if counted.about == "read":
        return words("event-read", **_facts(one, state, words))
    return words("event-counted", what="; ".join(lines) or words("score-nothing"))


def _deed(one: Entry, state: State, words: Words) -> str:
    done = one.event
    assert isinstance(done, happened.DeedDone)  # the table below says so
    line = happened.Line(side=done.side, points=0, award=done.deed, about=done.name)
    name = award_name(line, state.ledger.scenario, words)
    by = f" ({unit_name(done.unit, state)})" if done.unit else ""
    return words("event-deed", side=side_name(done.side, state, words), deed=f"{name}{by}")


def _place(one: Entry, state: State, words: Words) -> str:
    taken = one.event
    assert isinstance(taken, happened.PlaceTaken)  # the table below says so
    places = state.ledger.scenario.places if state.ledger.scenario else None
    what = (places.ko if words.lang == "ko" else places.en) if places else ""
    by = f" ({unit_name(taken.unit, state)})" if taken.unit else ""
    side = side_name(taken.side, state, words)
    return words("event-place-taken", side=side, what=what, place=taken.place) + by


def _length(one: Entry, state: State, words: Words) -> str:  # noqa: ARG001  # the shape of a teller
    rolled = one.event
    assert isinstance(rolled, happened.LengthRolled)  # the table below says so
    return words("event-length", on="yes" if rolled.goes_on else "no")


def _sealed(one: Entry, state: State, words: Words) -> str:
    sealed = one.event
    assert isinstance(sealed, happened.Sealed)  # the table below says so
    hidden = state.hidden.get(sealed.seal)
    what = seal_name(hidden, words) if hidden else sealed.what
    side = side_name(sealed.side, state, words)
    said = words("event-sealed", side=side, what=what)
    return f"{said} ({len(sealed.commitments)})" if len(sealed.commitments) > 1 else said


def _revealed(one: Entry, state: State, words: Words) -> str:
    opened = one.event
    assert isinstance(opened, happened.Revealed)  # the table below says so
    hidden = state.hidden.get(opened.seal)
    what = seal_name(hidden, words) if hidden else "?"
    item = item_name(opened.body, hidden, state, words) if hidden else clean(opened.body, 60)
    return words("event-revealed", side=side_name(opened.side, state, words), what=what, item=item)


def _terms(one: Entry, state: State, words: Words) -> str:  # noqa: ARG001  # the shape of a teller
    terms = one.event
    assert isinstance(terms, happened.TermsProposed)  # the table below says so
    said = [words("terms-pace-short", hours=terms.pace)]
    said.append(
        words("terms-quiet-short", hours=terms.quiet.replace("-", "–")) if terms.quiet else words("terms-no-quiet")
    )
    if terms.points:
        said.append(words("terms-size-short", points=terms.points))
    return words("event-terms", person=f"<@{terms.person}>", what=" · ".join(said))


def _disputed(one: Entry, state: State, words: Words) -> str:  # noqa: ARG001  # the shape of a teller
    disputed = one.event
    assert isinstance(disputed, happened.Disputed)  # the table below says so
    said = words("event-disputed", number=disputed.number)
    people = words("owes-between").join(f"<@{person}>" for person in disputed.waits)
    return f"{said} · {words('dispute-waits', people=people)}" if people else said


def _tested(one: Entry, state: State, words: Words) -> str:
    tested = one.event
    assert isinstance(tested, happened.Tested)  # the table below says so
    said = words("event-tested", side=_holder(tested.side, one, state, words))
    return f"{said} · {words(f'result-{tested.result}')}" if words.has(f"result-{tested.result}") else said


def _scored(one: Entry, state: State, words: Words) -> str:
    scored = one.event
    assert isinstance(scored, happened.Scored)  # the table below says so
    points, side = f"{scored.points:+d}".replace("-", "−"), _holder(scored.side, one, state, words)
    return words("event-scored", side=side, points=points, reason=clean(scored.reason, 60)).rstrip()


def _began(one: Entry, state: State, words: Words) -> str:
    turn = one.event
    assert isinstance(turn, happened.TurnBegan)  # the table below says so
    return words(f"event-{state.setup.turn}", turn=turn.turn)


def _holder(side: int, one: Entry, state: State, words: Words) -> str:
    """Mentions whoever held a seat then, not whoever holds it now."""
    holder = state.holder(side, one.seq)
    return f"<@{holder}>" if holder else words("seat-free-word")


def _consent_asked(one: Entry, state: State, words: Words) -> str:
    asked = one.event
    assert isinstance(asked, happened.ConsentAsked)  # the table below says so
    what = " · ".join(told(one.model_copy(update={"event": each}), state, words) for each in asked.granted)
    return words("event-consent-asked", person=f"<@{asked.person}>", to=f"<@{asked.to}>", what=what)


def _order_used(one: Entry, state: State, words: Words) -> str:
    order = one.event
    assert isinstance(order, happened.OrderUsed)  # the table below says so
    unit = f" · {unit_name(order.unit, state)}" if order.unit else ""
    said = f"{order_said(order, state.setup.order, words)}{unit}"
    return words("event-order-used", person=f"<@{order.person}>", order=said)


def _combat(one: Entry, state: State, words: Words) -> str:
    combat = one.event
    assert isinstance(combat, happened.CombatAdded)  # the table below says so
    return words("event-combat", combat=combat.combat, units=unit_names(combat.units, state))


def _activated(one: Entry, state: State, words: Words) -> str:
    over = one.event
    assert isinstance(over, happened.ActivationEnded)  # the table below says so
    return words("event-activation-ended", units=unit_names(over.units, state), act=act_name(state, words))


def _ended(one: Entry, state: State, words: Words) -> str:
    ended = one.event
    assert isinstance(ended, happened.Ended)  # the table below says so
    how = words(f"event-ended-{ended.reason}", by=f"<@{one.by}>")
    if ended.winner is None:
        return f"{how} · {words('event-nobody-won')}"
    return f"{how} · {words('event-won', side=side_name(ended.winner, state, words))}"


_SPECIAL: dict[type, Callable[[Entry, State, Words], str]] = {
    happened.Rolled: _rolled,
    happened.Counted: _counted,
    happened.DeedDone: _deed,
    happened.PlaceTaken: _place,
    happened.LengthRolled: _length,
    happened.Sealed: _sealed,
    happened.Revealed: _revealed,
    happened.CombatAdded: _combat,
    happened.TermsProposed: _terms,
    happened.Disputed: _disputed,
    happened.Tested: _tested,
    happened.Scored: _scored,
    happened.TurnBegan: _began,
    happened.ConsentAsked: _consent_asked,
    happened.OrderUsed: _order_used,
    happened.ActivationEnded: _activated,
    happened.Ended: _ended,
}
