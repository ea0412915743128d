"""What people agree on: the standing agreements, invitations, arbiters, handing a seat over, consent."""

from __future__ import annotations

from rules.errors import NotAllowedNow
from rules.game import events as happened
from rules.game.events import Event
from rules.game.pact.say import ask, must_have_say, my_side
from rules.game.state import Stage, State


def hand_over(state: State, person: int, to: int) -> list[Event]:
    """Offers one's seat to somebody else, who has to accept it; the seat of somebody who left comes first.

    Raises:
        NotAllowedNow: they play already or are an arbiter here, or the game is over.
    """
    must_have_say(state, person)
    orphaned = next((place for place, seat in enumerate(state.seats) if seat and seat.person < 0), None)
    side = my_side(state, person) if orphaned is None else orphaned
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    if state.side_of(to) is not None:
        raise NotAllowedNow("plays-already")
    if to in state.arbiters:
        raise NotAllowedNow("arbiter-plays-not")
    return ask(state, person, to, happened.Substituted(side=1 if side else 0, person=to))


def name_arbiter(state: State, person: int, arbiter: int) -> list[Event]:
    """Names somebody who may set things right; the other side has to agree, as soon as there is one.

    Raises:
        NotAllowedNow: they play in this game, are named already, or the game is over.
    """
    side = my_side(state, person)
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    if state.side_of(arbiter) is not None or state.invited == arbiter:
        raise NotAllowedNow("arbiter-plays")
    if arbiter in state.arbiters:
        raise NotAllowedNow("arbiter-already")
    other, event = state.seats[1 - side], happened.ArbiterNamed(person=arbiter)
    return [event] if other is None else ask(state, person, other.person, event)


def answer_consent(state: State, person: int, *, agree: bool) -> list[Event]:
    """Agrees to what somebody asked for, or refuses; whoever asked can take it back.

    Raises:
        NotAllowedNow: nobody asked, somebody else is asked, it no longer fits the game, or the game is over.
    """
    asked = state.asked
    if state.stage is Stage.ENDED:
        raise NotAllowedNow("game-ended")
    if asked is None:
        raise NotAllowedNow("no-consent-asked")
    if not agree and person == asked.person:
        return [happened.ConsentRefused()]
    if person != asked.to:
        raise NotAllowedNow("consent-is-theirs")
    if not agree:
        return [happened.ConsentRefused()]
    for event in asked.granted:
        _must_fit(state, event)
    return [happened.ConsentGiven(), *asked.granted]


def _must_fit(state: State, event: Event) -> None:
    """Refuses what was asked for earlier and cannot be done any more.

    Raises:
        NotAllowedNow: markers, points or seats are no longer as they were.
    """
    match event:
        case happened.Marked():
            kind = state.setup.marker_named(event.marker)
            held = state.unit(event.unit).markers.get(kind.id, 0)
            if not 0 <= held + event.change <= kind.most:
                raise NotAllowedNow("marker-limit", held=held, most=kind.most, change=event.change)
        case happened.StatusChanged():
            state.unit(event.unit)
        case happened.Scored():
            held = state.score[event.side]
            if held + event.points < 0:
                raise NotAllowedNow("score-below-none", held=held, points=event.points)
        case happened.Substituted() | happened.ArbiterNamed():
            if state.side_of(event.person) is not None or event.person in state.arbiters:
                raise NotAllowedNow("plays-already")


def decline(state: State, person: int) -> list[Event]:
    """Turns an invitation down.

    Raises:
        NotAllowedNow: they were not invited.
    """
    if state.invited != person or state.stage is not Stage.OPEN:
        raise NotAllowedNow("not-invited")
    return [happened.Declined(person=person)]


def propose(state: State, person: int, terms: happened.TermsProposed) -> list[Event]:
    """Changes the standing agreements before the start; the other side has to accept them anew.

    Raises:
        NotAllowedNow: the game has begun, or the person does not play.
    """
    my_side(state, person)
    if state.stage is not Stage.OPEN:
        raise NotAllowedNow("game-has-begun")
    return [] if terms == state.terms else [terms]


def accept(state: State, person: int) -> list[Event]:
    """Accepts the standing agreements as they are.

    Raises:
        NotAllowedNow: the game has begun, or the person does not play.
    """
    my_side(state, person)
    if state.stage is not Stage.OPEN:
        raise NotAllowedNow("game-has-begun")
    return [] if person in state.accepted else [happened.TermsAccepted(person=person)]
