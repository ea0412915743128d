"""How games run and what scenarios count: names in ``game.toml`` and ``scenarios.toml`` that lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from rules.checking.kind import Around, twice, unknown, wrong_rules
from rules.game.score.scenario import Question, Scenario, Scenarios
from rules.game.setup import Setup
from rules.library.reading import Problem, Steps
from rules.systems import procedures


class Game(Setup):
    """``game.toml`` as it is written: the system is its folder."""

    system: str = ""


def game(written: Setup, around: Around) -> Iterator[Problem]:
    """Finds what a file says of phases, markers, statuses, characteristics and rules that are not there."""
    yield from wrong_rules(written, around)
    for block in ("phase", "marker", "status", "side", "characteristic"):
        yield from twice((one.id, (block, number, "id")) for number, one in enumerate(getattr(written, block)))
    yield from twice((one.question, ("order", number, "question")) for number, one in enumerate(written.order))
    statuses, markers = {one.id for one in written.status}, {one.id for one in written.marker}
    yield from unknown([(written.out_status, ("out_status",))], statuses, "status")
    after = [(one.becomes, ("status", number, "becomes")) for number, one in enumerate(written.status)]
    yield from unknown(after, statuses, "status")
    numbers = {one.id for one in written.characteristic}
    for number, one in enumerate(written.characteristic):
        yield from unknown([(one.slash, ("characteristic", number, "slash"))], numbers, "characteristic")
        yield from unknown([(one.marker, ("characteristic", number, "marker"))], markers, "marker")
    for number, row in enumerate(written.row):
        means = [*((one, "means") for one in row.means), *((one, "after") for one in row.after)]
        yield from unknown(((one, ("row", number, where)) for one, where in means), numbers, "characteristic")
        if len(row.written) != len(row.means):
            yield "`written` and `means` must be of the same length", ("row", number)
    if written.ability:
        phases = {*written.phases}
        yield from unknown([(written.ability.phase, ("ability", "phase"))], phases, "phase")


def scenarios(written: Scenarios, around: Around) -> Iterator[Problem]:
    """Finds what scenarios say of rules, editions, open points, markers and rolls that are not there."""
    yield from wrong_rules(written, around)
    seen: dict[tuple[str, str], int] = {}
    for number, one in enumerate(written.scenario):
        place: Steps = ("scenario", number)
        yield from around.strange(one.editions, (*place, "editions"))
        for edition in one.editions or around.editions():
            if seen.setdefault((one.id, edition), number) != number:
                yield f'scenario "{one.id}" stands twice for edition "{edition}"', (*place, "id")
        yield from twice((deed.id, (*place, "deed", at, "id")) for at, deed in enumerate(one.deed))
        yield from twice((tally.id, (*place, "tally", at, "id")) for at, tally in enumerate(one.tally))
        for at, question in enumerate(one.question):
            yield from _open(question, around, (*place, "question", at))
        yield from _left_open(one, around, place)
        yield from _places(one, place)
        yield from _seen(one, around, place)


def _open(question: Question, around: Around, place: Steps) -> Iterator[Problem]:
    if around.no_rule(question.rule) or question.rule not in around.reading.library.by_key:
        return  # told already, or not to be known
    found = around.question(question.rule, question.id)
    if found is None:
        yield f'"{question.rule}" has no open question "{question.id}"', (*place, "id")
    elif len(found.readings) != len(question.effect):
        yield f'"{question.id}" has {len(found.readings)} readings, but here are {len(question.effect)} effects', place


def _left_open(one: Scenario, around: Around, place: Steps) -> Iterator[Problem]:
    rule, question = one.without_rule, one.without_open
    known = rule is not None and rule in around.reading.library.by_key
    if rule and question and known and around.question(rule, question) is None:
        yield f'"{rule}" has no open question "{question}"', (*place, "without_open")


def _places(one: Scenario, place: Steps) -> Iterator[Problem]:
    if one.places is None:
        return
    yield from twice((level.id, (*place, "places", "level", at)) for at, level in enumerate(one.places.level))
    for after in one.places.removed:
        for number in after:
            if not 1 <= number <= one.places.count:
                yield f"place {number} is removed, but there are {one.places.count}", (*place, "places", "removed")


def _seen(one: Scenario, around: Around, place: Steps) -> Iterator[Problem]:
    markers = {marker.get("id") for marker in around.beside.get("game.toml", {}).get("marker", ())}
    for at, deed in enumerate(one.deed):
        if deed.seen is None:
            continue
        if markers:
            yield from unknown([(deed.seen.marker, (*place, "deed", at, "seen"))], {*map(str, markers)}, "marker")
        yield from unknown([(deed.seen.roll, (*place, "deed", at, "seen"))], {*procedures()}, "procedure")
