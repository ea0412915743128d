"""The cards of a game: the log, what I owe, an undo request, the end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from bot.cards.card import Accent, Button, Card, Menu, MenuOption, clean
from bot.cards.score import score_line
from bot.cards.tell import game_name, owed_name, roll_name, told, won_line
from bot.games.seen import Seen
from bot.words import Words
from rules.game import events as happened
from rules.game.events import Entry
from rules.game.fold import surviving
from rules.game.owing import owed
from rules.game.profile import numbers, read, tells
from rules.game.setup import Setup
from rules.game.state import Stage, State, Unit
from rules.systems import counted_of


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


def profile_line(unit: Unit, setup: Setup, words: Words) -> str:
    """Gives the characteristics that a unit's list tells, in the order of the profile; empty where it tells none.

    Those of which the unit holds markers are left to the markers.
    """
    known = numbers(unit.traits, setup)
    told = [one for one in setup.characteristic if one.id in known and not one.marker]
    return " · ".join(f"{one.ko if words.lang == 'ko' else one.en} **{known[one.id]}**" for one in told)


def unread_line(unit: Unit, setup: Setup, words: Words) -> str:
    """Names what of a unit looks like characteristics and is not understood; empty where there is nothing."""
    known = set(counted_of(setup.system)(unit)) - set(_telling(unit, setup))
    unread = read((word for word in unit.traits if word not in known), setup).unread
    if not unread:
        return ""
    names = ", ".join(one.ko if words.lang == "ko" else one.en for one in setup.characteristic)
    return words("unit-unread", parts=", ".join(clean(part, 20) for part in unread), known=names)


def _telling(unit: Unit, setup: Setup) -> Iterator[str]:
    return (word for word in unit.traits if tells(word, setup))


def read_lines(units: Sequence[Unit], setup: Setup, words: Words) -> Iterator[str]:
    """Gives what was read of units that have come to the table, once for those that are alike."""
    alike = {unit.traits: unit for unit in reversed(units)}
    for unit in reversed(alike.values()):
        name = f"{clean(unit.name, 40)}: " if len(alike) > 1 else ""
        for line in (profile_line(unit, setup, words), unread_line(unit, setup, words)):
            if line:
                yield name + line


def would_go(seen: Seen) -> list[Entry]:
    """Gives what an undo that is asked for takes back, as the game stands now."""
    talk = (happened.UndoAsked, happened.Disputed, happened.DisputeEnded)
    target = seen.state.undo[0] if seen.state.undo else seen.state.seq
    return [one for one in surviving(seen.log) if one.seq > target and not isinstance(one.event, talk)]


def undo_request(seen: Seen, words: Words, *, known: int | None = None) -> Card:
    """Builds the public request to go back: what would be undone, what stays, who must agree.

    Args:
        seen: the game.
        words: the words of the channel.
        known: how many events an earlier card of the same request told; what came since is pointed out.
    """
    state = seen.state
    if state.undo is None:
        raise ValueError("nobody asks to go back")
    target, asker = state.undo
    undone = would_go(seen)
    others = [f"<@{seat.person}>" for seat in state.seats if seat and seat.person != asker]
    card = Card(Accent.AWAITED, "undo", {"game": seen.row.id, "to": target, "count": len(undone)})
    card.headline(f"⏳ {words('undo-headline', count=len(undone))}")
    card.text(words("decides", person=" ".join(others)))
    card.small(words("undo-asked-by", person=f"<@{asker}>"))
    if known is not None:
        card.text(words("undo-grown", count=len(undone) - known))
    if state.arbiters:
        card.small(words("undo-or-arbiter", person=" ".join(f"<@{person}>" for person in sorted(state.arbiters))))
    if any(one.by != asker for one in undone):
        card.small(words("undo-why-theirs"))
    dice = sum(
        len(answer)
        for one in undone
        if isinstance(one.event, happened.Rolled)
        for answer in one.event.answers
        if isinstance(answer, tuple)
    )
    if dice:
        card.small(words("undo-why-dice"))
    card.gap().text(f"**{words('undo-undone')}**")
    for one in undone[-8:]:
        card.text(f"~~{one.seq}~~ {told(one, state, words)}")
    if len(undone) > 8:
        card.small(words("and-more", count=len(undone) - 8))
    card.gap().text(f"**{words('undo-kept')}**").text(words("undo-kept-until", seq=str(target)))
    if dice:
        card.text(words("undo-kept-dice", count=dice))
    card.text(words("undo-kept-log"))
    return card.buttons(Button(words("button-agree"), "agree"), Button(words("button-refuse"), "refuse"))


_SAID = (happened.UndoAsked, happened.UndoRefused, happened.Reverted)
"""What stands, though it counts for nothing: that a game went back is no less true for going back."""


def log_card(
    seen: Seen, words: Words, names: Mapping[int, str] | None = None, *, page: int = 0, size: int = 12
) -> Card:
    """Builds a page of the log, newest first; what was undone is struck.

    Args:
        seen: the game.
        words: the reader's language.
        names: how people are called in the menu, where nobody can be mentioned.
        page: which page.
        size: how many events stand on one.
    """
    alive = {one.seq for one in surviving(seen.log)}
    newest = list(reversed(seen.log))
    pages = max(1, -(-len(newest) // size))
    page = min(max(page, 0), pages - 1)
    card = Card(Accent.REFERENCE, "log", {"game": seen.row.id})
    card.headline(words("log-headline")).small(game_name(seen.state, words)).gap()
    for one in newest[page * size : (page + 1) * size]:
        line = told(one, seen.state, words)
        stands = one.seq in alive or isinstance(one.event, _SAID)
        card.text(f"`{one.seq}` {line}" if stands else f"~~{one.seq} {line}~~")
    buttons = []
    if page > 0:
        buttons.append(Button(words("button-back"), "page", str(page - 1)))
    if page + 1 < pages:
        buttons.append(Button(words("button-next", page=page + 2, pages=pages), "page", str(page + 1)))
    if seen.state.stage in {Stage.RUNNING, Stage.PAUSED} and seen.state.dispute is None:
        options = tuple(
            MenuOption(f"{one.seq} {in_plain_words(one, seen.state, words, names)}", str(one.seq))
            for one in newest[page * size : (page + 1) * size]
            if one.seq in alive and not isinstance(one.event, _TALK)
        )
        card.menu(Menu("dispute", words("log-dispute"), options))
    return card.buttons(*buttons)


_TALK = (
    happened.Created,
    happened.Joined,
    happened.Started,
    happened.Noted,
    happened.UndoAsked,
    happened.UndoRefused,
    happened.Paused,
    happened.Resumed,
    happened.Disputed,
    happened.DisputeEnded,
    happened.Substituted,
)
"""What nobody sees differently; everything else can be disputed from the log."""


def in_plain_words(one: Entry, state: State, words: Words, names: Mapping[int, str] | None = None) -> str:
    """Tells one event without marks, and with names in the place of mentions, for a menu or a form."""
    known = names or {}
    line = re.sub(r"<@(-?\d+)>", lambda person: known.get(int(person[1]), "–"), told(one, state, words))
    return " ".join(re.sub(r"\*\*|`|\\", "", line).split())


def mine(games: Sequence[Seen], person: int, words: Words, *, back: int = 0) -> Card:
    """Builds the list of what somebody owes, in every game.

    Args:
        games: the games they play.
        person: who.
        words: the language they read.
        back: the moment (seconds since 1970) until which they are away; 0 is not at all.
    """
    card = Card(Accent.REFERENCE).headline(words("mine-headline"))
    if back:
        card.small(words("mine-away", day=f"<t:{back - 1}:D>"))
    for seen in games:
        due = [what for who, what in owed(seen.state) if who == person]
        what = ", ".join(owed_name(key, seen.state, words) for key in due) if due else words("mine-nothing")
        mark = "⏳ " if due else ""
        card.gap().text(f"{mark}<#{seen.row.channel}> · **{what}**").small(game_name(seen.state, words))
    if not games:
        card.text(words("mine-no-games"))
    return card


def end_card(seen: Seen, words: Words) -> Card:
    """Builds the end of a game: the result, and the seed that opens the seal."""
    state = seen.state
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id}).headline(
        words("game-over", title=game_name(state, words))
    )
    card.text(score_line(state, words))
    card.text(won_line(state, words))
    if state.window is not None:
        card.small(words("game-dropped-roll", title=roll_name(state.window, words)))
    card.divider().gap().text(words("game-seed")).small(f"`{state.seed}`", words("game-verify"))
    return card.buttons(Button(words("button-log"), "log"), Button(words("button-export"), "export"))
