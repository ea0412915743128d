"""The score by the scenario's own rules: a side reports what the table shows, the other confirms, the points follow.

What no source says is an open point; it is asked only where the score depends on it, and both sides read it together.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.events import Event, Line
from rules.game.moves import my_side
from rules.game.score.deeds import shown_by
from rules.game.score.ledger import Ledger, deed_key
from rules.game.score.picks import end_lines
from rules.game.score.scenario import Deed, Places, Scenario
from rules.game.state import State, must_run
from rules.game.turn import END, READ, about

MOST_TALLY = 200


@dataclass(frozen=True, slots=True)
class Readings:
    """Open points as they are read; an unread one counts as its first reading, and is remembered."""

    scenario: Scenario
    known: Mapping[str, str]
    missed: set[str]

    def effect(self, question: str) -> str:
        """Says what the reading of an open point does; ``yes`` and ``no`` are no questions."""
        if question in {"yes", "no"}:
            return question
        if question not in self.known:
            self.missed.add(question)
        return self.known.get(question, self.scenario.asked(question).effect[0])


def must_count(state: State) -> str:
    """Says what is to be counted now.

    Raises:
        NotAllowedNow: nothing is; the game's phase comes first, or it is counted already.
    """
    must_run(state)
    found = about(state)
    if found is None:
        scenario = state.ledger.scenario
        done = scenario is None or f"turn-{state.turn}" in state.ledger.counted
        raise NotAllowedNow("nothing-to-count" if done else "count-at-end-of-turn")
    return found


def report(state: State, person: int, said: happened.Reported) -> list[Event]:
    """Puts to the other side what the table shows.

    Raises:
        NotAllowedNow: nothing is to be counted, a report waits already, or an open point has to be read first.
    """
    side = my_side(state, person)
    must_run(state)
    if state.ledger.report is not None:
        raise NotAllowedNow("report-waits")
    if said.about == READ:
        return [_reading(state, said).model_copy(update={"side": 1 if side else 0})]
    if must_count(state) != said.about:
        raise NotAllowedNow("report-outdated")
    unread = unread_points(state, said)
    if unread:
        raise NotAllowedNow("points-unread", count=len(unread))
    lines_of(state, said)
    return [said.model_copy(update={"side": 1 if side else 0})]


def _reading(state: State, said: happened.Reported) -> happened.Reported:
    """Takes a proposal how open points are read, and nothing else.

    Raises:
        NotAllowedNow: it reads nothing, or something that is read already.
    """
    known = {one.id: one for one in _scenario(state).question}
    for question, effect in said.readings:
        if question not in known or effect not in known[question].effect or question in state.ledger.readings:
            raise NotAllowedNow("report-outdated")
    if not said.readings:
        raise NotAllowedNow("points-unread", count=1)
    return happened.Reported(side=0, about=READ, readings=said.readings)


def open_points(state: State) -> tuple[str, ...]:
    """Gives the open points of the scenario that nobody has read yet."""
    scenario = state.ledger.scenario
    return tuple(one.id for one in scenario.question if one.id not in state.ledger.readings) if scenario else ()


def confirm(state: State, person: int) -> list[Event]:
    """Confirms what the other side reported; the lines of the score follow.

    Raises:
        NotAllowedNow: nothing was reported, or one's own side did.
    """
    said = _answerable(state, person)
    lines = lines_of(state, said)
    found: list[Event] = []
    for deed, side in said.deeds:
        found += _deed_event(state, 1 if side else 0, deed)
    return [*found, happened.Counted(about=said.about, lines=lines, readings=said.readings)]


def refuse(state: State, person: int) -> list[Event]:
    """Says that the table shows something else.

    Raises:
        NotAllowedNow: nothing was reported, or one's own side did.
    """
    said = state.ledger.report
    if said is not None and my_side(state, person) == said.side:
        return [happened.ReportRefused()]  # one may take back what one said oneself
    _answerable(state, person)
    return [happened.ReportRefused()]


def _answerable(state: State, person: int) -> happened.Reported:
    side = my_side(state, person)
    must_run(state)
    said = state.ledger.report
    if said is None:
        raise NotAllowedNow("no-report")
    if said.side == side:
        raise NotAllowedNow("report-is-yours")
    return said


def lines_of(state: State, said: happened.Reported) -> tuple[Line, ...]:
    """Gives the lines of the score that follow from a report, deeds left out.

    Raises:
        NotAllowedNow: a limit for both sides together needs the order in which things were taken.
    """
    scenario = _scenario(state)
    return _count(state, said, Readings(scenario, {**state.ledger.readings, **dict(said.readings)}, set()))


def _scenario(state: State) -> Scenario:
    if state.ledger.scenario is None:
        raise NotAllowedNow("nothing-to-count")
    return state.ledger.scenario


def unread_points(state: State, said: happened.Reported) -> tuple[str, ...]:
    """Gives the open points on which what follows from a report depends, and that nobody has read yet."""
    scenario = _scenario(state)
    known = {**state.ledger.readings, **dict(said.readings)}
    readings = Readings(scenario, known, set())
    _count(state, said, readings)
    missed = sorted(readings.missed)
    found = [one for one in missed if _matters(state, said, scenario, known, one, missed)]
    places = scenario.places
    if (
        places is not None
        and places.flips
        and places.flips not in known
        and said.about != END
        and state.turn not in places.returns
        and not state.last_turn
        and any(set(code) != {"0"} for _, code in said.places)
    ):
        found.append(places.flips)
    if said.about == (END if scenario.counts_end else f"turn-{state.turn}") and state.last_turn and scenario.tie:
        totals = _totals(_count(state, said, Readings(scenario, known, set())), state.score)
        points = [0, 0]
        for deed, side in said.deeds:
            found_deed = scenario.deed_named(deed)
            points[side] += found_deed.points if found_deed else 0
        if totals[0] + points[0] == totals[1] + points[1] and scenario.tie not in known:
            found.append(scenario.tie)
    return tuple(found)


def _matters(
    state: State, said: happened.Reported, scenario: Scenario, known: Mapping[str, str], one: str, missed: Sequence[str]
) -> bool:
    """Says whether the points differ between the readings of an open point, however the others are read."""
    others = [question for question in missed if question != one]
    for effects in itertools.product(*(scenario.asked(question).effect for question in others)):
        fixed = {**known, **dict(zip(others, effects, strict=True))}
        seen = set()
        for effect in scenario.asked(one).effect:
            try:
                lines = _count(state, said, Readings(scenario, {**fixed, one: effect}, set()))
            except NotAllowedNow as error:
                seen.add(error.code)
                continue
            seen.add(str(_totals(lines, (0, 0))))
        if len(seen) > 1:
            return True
    return False


def _totals(lines: Sequence[Line], before: tuple[int, int]) -> tuple[int, int]:
    mine = sum(line.points for line in lines if line.side == 0)
    theirs = sum(line.points for line in lines if line.side == 1)
    return before[0] + mine, before[1] + theirs


def _count(state: State, said: happened.Reported, readings: Readings) -> tuple[Line, ...]:
    scenario = readings.scenario
    lines: list[Line] = []
    if said.about == READ:
        return ()
    if said.about == END:
        lines += end_lines(state, readings.effect)
    elif scenario.places is not None:
        levels = {place: code for place, code in said.places if place in places_now(state)}
        for side in (0, 1):
            lines += _holding(scenario.places, levels, side, state.turn, readings)
        lines += _limited(scenario.places, lines, state, readings)
    at_end = said.about == END
    for award, *numbers in said.tally:
        tally = next((one for one in scenario.tally if one.id == award), None)
        entered = scenario.entered and award == "entered"
        if entered or (tally is not None and tally.at_end == at_end):
            worth, rule = (tally.points, tally.rule) if tally else (1, scenario.rule or "")
            lines += [
                Line(side=1 if side else 0, points=worth * number, award=award, count=number, rule=rule)
                for side, number in enumerate(numbers)
                if number
            ]
    return tuple(lines)


def _holding(places: Places, levels: Mapping[int, str], side: int, turn: int, readings: Readings) -> Iterator[Line]:
    """Yields what a side gets for the places it holds, one line a level."""
    for index, level in enumerate(places.level, start=1):
        exactly = [place for place, code in levels.items() if int(code[side]) == index]
        above = [place for place, code in levels.items() if int(code[side]) > index]
        held = sorted(exactly + above) if above and readings.effect(places.adds) == "yes" else sorted(exactly)
        if not held:
            continue
        paid = len(held) if len(held) == 1 or readings.effect(places.each) == "yes" else 1
        yield Line(
            side=1 if side else 0,
            points=paid * level.worth(turn),
            award=level.id,
            places=tuple(held),
            rule=level.rule,
        )


def _limited(places: Places, lines: Sequence[Line], state: State, readings: Readings) -> list[Line]:
    """Gives what the limit of a turn takes away again."""
    if places.most is None:
        return []
    totals = _totals(lines, (0, 0))
    rule = places.level[-1].rule
    if sum(totals) <= places.most:
        return []
    together = places.most_of is not None and readings.effect(places.most_of) == "together"
    if not together:
        return [
            Line(side=1 if side else 0, points=places.most - total, award="limit", rule=rule)
            for side, total in enumerate(totals)
            if total > places.most
        ]
    order = state.ledger.taken_in(state.turn)
    if {place for line in lines for place in line.places} - set(order):
        raise NotAllowedNow("limit-needs-order", most=places.most)
    left, lost = places.most, [0, 0]
    worth = places.level[-1].worth(state.turn)
    for taken in order.values():
        paid = min(worth, left)
        left -= paid
        lost[taken.side] += worth - paid
    return [
        Line(side=1 if side else 0, points=-gone, award="limit", rule=rule) for side, gone in enumerate(lost) if gone
    ]


def places_now(state: State) -> tuple[int, ...]:
    """Gives the places that can score in this turn: in play, and not still turned over from the turn before."""
    scenario = state.ledger.scenario
    if scenario is None or scenario.places is None:
        return ()
    places = scenario.places
    there = places.in_play(state.turn)
    still = places.flips is not None and state.ledger.readings.get(places.flips) == "only-after-two"
    if not still or (state.turn - 1) in places.returns:
        return there
    turned = state.ledger.taken_in(state.turn - 1)
    return tuple(place for place in there if place not in turned)


def take(state: State, person: int, place: int, unit: str = "") -> list[Event]:
    """Writes down that one's side took a place in this turn.

    Raises:
        NotAllowedNow: the scenario has no places to take, this one is gone, or it was taken this turn.
        NotFound: there is no such place.
    """
    side = my_side(state, person)
    must_run(state)
    scenario = state.ledger.scenario
    places = scenario.places if scenario else None
    if places is None or not places.taken:
        raise NotAllowedNow("nothing-to-take")
    if not 1 <= place <= places.count:
        raise NotFound("no-such-place", given=place, count=places.count)
    if place not in places_now(state):
        raise NotAllowedNow("place-gone", place=place)
    if place in state.ledger.taken_in(state.turn):
        raise NotAllowedNow("place-taken", place=place)
    if f"turn-{state.turn}" in state.ledger.counted:
        raise NotAllowedNow("turn-counted", turn=state.turn)
    who = ""
    if unit:
        mover = state.unit(unit)
        if mover.side != side:
            raise NotAllowedNow("not-your-unit", name=mover.name)
        who = mover.id
    return [happened.PlaceTaken(side=1 if side else 0, place=place, unit=who)]


def do_deed(state: State, person: int, deed: str, unit: str = "", name: str = "") -> list[Event]:
    """Writes down that one's side did a deed.

    Raises:
        NotAllowedNow: it was done already in this game, or the scenario has no such deed.
    """
    side = my_side(state, person)
    must_run(state)
    return _deed_event(state, 1 if side else 0, deed, state.unit(unit).id if unit else "", name)


def _deed_event(state: State, side: int, deed: str, unit: str = "", name: str = "") -> list[Event]:
    scenario = state.ledger.scenario
    known = scenario.deed_named(deed) if scenario else None
    if known is None:
        raise NotFound("no-such-deed", given=deed[:40])
    clean = " ".join(name.split())[:60]
    if known.free and not clean:
        raise NotAllowedNow("deed-needs-name")
    if deed_key(deed, clean if known.free else "") in state.ledger.deeds:
        raise NotAllowedNow("deed-done")
    return [
        happened.DeedDone(
            side=1 if side else 0,
            deed=deed,
            unit=unit,
            name=clean if known.free else "",
            points=known.points,
            glory=known.glory,
            rule=known.rule,
        )
    ]


def deeds_left(state: State, *, end: bool) -> tuple[Deed, ...]:
    """Gives the deeds that nobody has done, those only the end of the game shows among them at the end."""
    scenario = state.ledger.scenario
    if scenario is None:
        return ()
    return tuple(
        deed
        for deed in scenario.deed
        if not deed.free and deed.id not in state.ledger.deeds and (end or not deed.at_end)
    )


def deeds_seen(state: State, said: happened.Reported) -> tuple[tuple[str, int], ...]:
    """Gives the deeds that the log itself shows to be done, each with its side: proposed, never written unasked."""
    found = []
    for deed in deeds_left(state, end=said.about == END):
        sides = shown_by(state, said, deed)
        if len(sides) == 1:
            found.append((deed.id, sides[0]))
    return tuple(found)


def winner(state: State) -> int | None:
    """Gives the side with more points; None for equal ones."""
    mine, theirs = state.score
    return None if mine == theirs else int(theirs > mine)


def campaign_points(scenario: Scenario, ledger: Ledger, score: tuple[int, int], won: int | None) -> tuple[int, int]:
    """Gives what each side writes down in a campaign: by result, or its points with the winner's floor."""
    rule = scenario.campaign
    if rule is None or ledger.scenario is None:
        return score
    found = []
    for side in (0, 1):
        if rule.win is not None and rule.draw is not None and rule.loss is not None:
            found.append(rule.draw if won is None else rule.win if won == side else rule.loss)
        else:
            found.append(max(score[side], rule.floor or 0) if won == side else score[side])
    return found[0], found[1]
