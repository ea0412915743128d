"""A game as files: the log for checking, and a battle report for reading, as Markdown and as one HTML page."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.cards.card import clean
from bot.cards.named import headline_text
from bot.cards.ruling import heading, small_print
from bot.cards.score import told_line
from bot.cards.tell import game_name, won_line
from bot.games.luck import Account, Known, Wanted, accounts
from bot.games.seen import Seen
from bot.games.timeline import timeline
from bot.store.disputes import KeptRuling
from bot.words import Words
from rules.game import events as happened
from rules.game.ending import UNFINISHED
from rules.game.events import Line
from rules.game.fold import surviving
from rules.game.score.scoring import campaign_points
from rules.game.state import Stage, State
from rules.library.load import Library


@dataclass(frozen=True, slots=True)
class Part:
    """A section of a report: its heading, lines of text, and a table where it has one."""

    heading: str
    lines: tuple[str, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """A battle report before it is written in a format. Lines carry ``**bold**`` and `` `code` `` only.

    Attributes:
        lang: language code.
        title: the scenario.
        facts: system, edition, result.
        parts: sections in order.
    """

    lang: str
    title: str
    facts: tuple[str, ...]
    parts: tuple[Part, ...] = field(default=())


def as_json(seen: Seen) -> str:
    """Writes the whole log, undone events included, as ``umpire verify`` reads it."""
    log = [one.model_dump(mode="json") for one in seen.log]
    return json.dumps({"umpire": "1", "game": seen.row.id, "log": log}, ensure_ascii=False, indent=1)


@dataclass(frozen=True, slots=True)
class Sources:
    """What a report is made from besides the game.

    Args:
        library: the rules, for names.
        names: how people are called, by id.
        known: the procedures with their presenters, for the luck of the dice.
        rulings: what was ruled in this game.
    """

    library: Library
    names: Mapping[int, str]
    known: Known
    rulings: Sequence[KeptRuling] = ()


def _called(person: int, sources: Sources) -> str:
    """Gives what somebody is called; whoever had their data deleted has no name."""
    if person < 0:
        return "–"
    return clean(sources.names.get(person, f"…{str(person)[-4:]}"), 40)


def write(seen: Seen, words: Words, sources: Sources) -> Report:
    """Writes the report of a game. It works the odds of every roll out: not for the event loop.

    Args:
        seen: the game.
        words: the language.
        sources: names, rules, rulings.
    """
    state = seen.state

    def named(text: str) -> str:
        return re.sub(r"<@(-?\d+)>", lambda match: _called(int(match[1]), sources), text)

    parts = [
        _score(seen, words, sources.library),
        *(Part(name, lines) for name, lines in timeline(seen, words)),
        _luck(seen, words, sources),
        _rulings(sources.rulings, words),
        _seal(state, words),
    ]
    system = sources.library.systems[seen.row.system].name(words.lang)
    return Report(
        words.lang,
        game_name(state, words),
        tuple(named(line) for line in (f"{system} `{state.edition}`", *_result(state, words, sources.library))),
        tuple(
            Part(
                part.heading,
                tuple(named(line) for line in part.lines),
                tuple(tuple(named(cell) for cell in row) for row in part.table),
            )
            for part in parts
            if part.lines or part.table
        ),
    )


def _sides(state: State) -> list[str]:
    return [f"<@{seat.person}>" if seat else "–" for seat in state.seats]


def _result(state: State, words: Words, library: Library) -> list[str]:
    """Gives the result: who played what, the points, who won, what a campaign writes down."""
    lines = []
    for side, seat in enumerate(state.seats):
        if seat:
            faction = f" · {clean(seat.faction, 40)}" if seat.faction else ""
            lines.append(f"<@{seat.person}>{faction}: **{state.score[side]}** {words('game-points')}")
    if state.stage is not Stage.ENDED:
        return [*lines, words("report-under-way", turn=_turn_name(state, state.turn, words))]
    lines.append(f"**{won_line(state, words)}**")
    scenario = state.ledger.scenario
    if scenario is None or state.end in UNFINISHED:
        return lines
    glory = [state.ledger.glory(side) for side in (0, 1)]
    if any(glory):
        lines.append(words("glory-line", mine=glory[0], theirs=glory[1]))
    if scenario.campaign is not None:
        mine, theirs = campaign_points(scenario, state.ledger, state.score, state.winner)
        lines.append(words("campaign-line", mine=mine, theirs=theirs) + _by(scenario.campaign.rule, library, words))
    return lines


def _by(rule: str, library: Library, words: Words) -> str:
    """Names the rule behind a line, in brackets; empty where it is none of the library."""
    known = library.by_key.get(rule)
    return f" ({known.entry.naming(words.lang).name})" if known else ""


def _score(seen: Seen, words: Words, library: Library) -> Part:
    """Tells the score by turn, with what each point was for and the rule that gives it."""
    state, lines, rows = seen.state, [], []
    totals = [0, 0]
    for turn, found in _by_turn(seen, words):
        gained = [0, 0]
        for line in found:
            gained[line.side] += line.points
            lines.append(f"{turn}: {told_line(line, state, words)}{_by(line.rule, library, words)}")
        totals = [totals[side] + gained[side] for side in (0, 1)]
        rows.append((turn, *(_grown(gained[side], totals[side]) for side in (0, 1))))
    if not rows:
        return Part("")
    return Part(words("report-score"), tuple(lines), (("", *_sides(state)), *rows))


def _grown(points: int, total: int) -> str:
    return f"{points:+d} → {total}".replace("-", "−") if points else str(total)


def _turn_name(state: State, turn: int, words: Words) -> str:
    return words(f"game-{state.setup.turn}", turn=turn).replace("*", "")


def _by_turn(seen: Seen, words: Words) -> list[tuple[str, list[Line]]]:
    """Gives the lines of the score by the turn they were written in."""
    state, turn = seen.state, 1
    found: dict[str, list[Line]] = {}
    for one in surviving(seen.log):
        event = one.event
        name = _turn_name(state, turn, words)
        lines: list[Line] = found.setdefault(name, []) if isinstance(event, _SCORING) else []
        if isinstance(event, happened.TurnBegan):
            turn = event.turn
        elif isinstance(event, happened.Counted):
            lines += event.lines
        elif isinstance(event, happened.DeedDone):
            lines.append(
                Line(
                    side=event.side,
                    points=event.points,
                    award=event.deed,
                    glory=event.glory,
                    rule=event.rule,
                    about=event.name,
                )
            )
        elif isinstance(event, happened.Scored):
            lines.append(Line(side=event.side, points=event.points, award="entered", about=event.reason))
    return list(found.items())


_SCORING = (happened.Counted, happened.DeedDone, happened.Scored)


def _luck(seen: Seen, words: Words, sources: Sources) -> Part:
    """Tells for each player what the dice gave and what was to be expected."""
    lines: list[str] = []
    rows: list[tuple[str, ...]] = []
    for person, account in accounts(seen.log, sources.known).items():
        name, found = f"<@{person}>", account.luck
        if found is not None:
            share = f"{found.percentile * 100:.1f}%"
            lines.append(f"{name}: " + words("report-percentile", count=found.rolls, share=share))
        rows += [
            (name, label, str(wanted.rolls), str(wanted.came), _expected(wanted.expected))
            for label, wanted in _by_label(account, name, words).items()
        ]
        if account.by_hand or account.unknown:
            lines.append(f"{name}: " + words("report-not-counted", hand=account.by_hand, unknown=account.unknown))
    head = tuple(words(f"report-column-{name}") for name in ("who", "wanted", "rolls", "came", "expected"))
    if not lines and not rows:
        return Part("")
    return Part(words("report-luck"), (*lines, words("report-luck-help")), (head, *rows) if rows else ())


def _by_label(account: Account, name: str, words: Words) -> dict[str, Wanted]:
    """Gives what a player wanted by how it is called: kinds of rolls that want the same are one."""
    found: dict[str, Wanted] = {}
    for wanted in account.wanted.values():
        own = f"{wanted.headline.key}-own"  # beside the player's name, which need not be said twice
        said = headline_text(wanted.headline, words, unit=lambda _: "", person=lambda _: name)
        label = words(own) if words.has(own) else said
        before = found.get(label)
        found[label] = wanted if before is None else before.with_more(wanted)
    return found


def _expected(expected: Fraction) -> str:
    """Writes what was to be expected with two digits that count, where one would say nothing."""
    return f"{float(expected):.2f}" if 0 < expected < Fraction(1, 10) else f"{float(expected):.1f}"


def _rulings(rulings: Sequence[KeptRuling], words: Words) -> Part:
    lines = []
    for kept in rulings:
        question = f" “{clean(kept.ruling.question, 200)}”" if kept.ruling.question else ""
        lines.append(
            f"**{heading(kept, words)}**{question} {clean(kept.ruling.text, 300)} ({small_print(kept, words)})"
        )
    return Part(words("report-rulings"), tuple(lines))


def _seal(state: State, words: Words) -> Part:
    seed = f"`{state.seed}`" if state.seed else words("report-seed-secret")
    return Part(
        words("report-seal"), (f"{words('game-seed')}: {seed}", f"SHA-256: `{state.seal}`", words("game-verify"))
    )


def as_markdown(report: Report) -> str:
    """Writes a report as Markdown."""
    lines = [f"# {report.title}", "", *(f"- {line}" for line in report.facts)]
    for part in report.parts:
        lines += ["", f"## {part.heading}", ""]
        if part.table:
            head, *rows = part.table
            lines += [_row(head), _row(("---",) * len(head)), *map(_row, rows), ""]
        lines += [f"- {line}" for line in part.lines]
    return "\n".join(lines) + "\n"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"
