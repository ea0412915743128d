"""A game as a file: the log for checking, and a battle report for reading."""

from __future__ import annotations

import json
import re
from statistics import mean

from bot.cards.tell import told
from bot.table import Seen
from bot.words import Words
from rules.game import events as happened
from rules.game.events import Entry
from rules.game.state import surviving


def as_json(seen: Seen) -> str:
    """Writes the whole log, undone events included, as ``umpire verify`` reads it."""
    log = [one.model_dump(mode="json") for one in seen.log]
    return json.dumps({"umpire": "1", "game": seen.row.id, "log": log}, ensure_ascii=False, indent=1)


def as_markdown(seen: Seen, words: Words, names: dict[int, str]) -> str:
    """Writes the battle report: sides, turns as they went, the luck of the dice, the seal.

    Args:
        seen: the game.
        words: the language.
        names: how people are called, by id.
    """
    state = seen.state
    lines = [f"# {state.title}", ""]
    for side, seat in enumerate(state.seats):
        if seat:
            lines.append(f"- {names.get(seat.person, '?')} {seat.faction} — {words('game-points')} {state.score[side]}")
    for one in surviving(seen.log):
        if isinstance(one.event, happened.Started | happened.TurnBegan):
            turn = one.event.turn if isinstance(one.event, happened.TurnBegan) else 1
            lines += ["", f"## {words('game-turn', turn=turn).strip('*')}", ""]
        elif not isinstance(one.event, happened.Created):
            lines.append(f"- {told(one, state, words)}")
    lines += ["", f"## {words('report-luck')}", "", *_luck(seen, words, names)]
    seed = state.seed or words("report-seed-secret")
    lines += ["", f"{words('game-seed')} `{seed}` · `{state.seal}`", ""]
    return re.sub(r"<@(\d+)>", lambda match: names.get(int(match[1]), "?"), "\n".join(lines))


def _luck(seen: Seen, words: Words, names: dict[int, str]) -> list[str]:
    """Tells the mean face of the D6 that each person rolled, undone rolls included; 3.5 is to be expected."""
    faces: dict[int, list[int]] = {}
    for one in seen.log:
        if isinstance(one.event, happened.Rolled) and not one.event.by_hand:
            faces.setdefault(one.by, []).extend(_faces(one))
    return [
        f"- {names.get(person, '?')}: " + words("report-mean", count=len(rolled), mean=f"{mean(rolled):.2f}")
        for person, rolled in faces.items()
        if rolled
    ]


def _faces(one: Entry) -> list[int]:
    assert isinstance(one.event, happened.Rolled)  # asked by the caller
    return [face for answer in one.event.answers if isinstance(answer, tuple) for face in answer]
