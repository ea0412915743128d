"""Requests for consent on cards: what somebody asks for, and how it was answered."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.card import Accent, Button, Card
from bot.cards.tell import game_name, roll_name, told
from bot.games.seen import Seen
from bot.words import Words
from rules.game import events as happened
from rules.game.clock import lapses, pace_of
from rules.game.events import Entry
from rules.game.state import State


def asked_at(log: Sequence[Entry]) -> int:
    """Gives the number of the last request for consent; 0 where there is none."""
    return next((one.seq for one in reversed(log) if isinstance(one.event, happened.ConsentAsked)), 0)


def granted_lines(asked: happened.ConsentAsked, state: State, words: Words) -> list[str]:
    """Tells what is asked for, as the log will tell it."""
    entries = [Entry(seq=state.seq + 1, at="", by=asked.person, event=event, hash="") for event in asked.granted]
    return [told(one, state, words) for one in entries]


def consent_card(seen: Seen, words: Words) -> Card:
    """Builds the public request for consent: what, who asks, who has to agree."""
    asked = seen.state.asked
    if asked is None:
        raise ValueError("nobody asks for consent")
    card = Card(Accent.AWAITED, "consent", {"game": seen.row.id, "seq": asked_at(seen.log)})
    card.headline(f"⏳ {words(f'consent-{asked.granted[0].kind}')}")
    card.text(words("decides", person=f"<@{asked.to}>"))
    card.small(words("consent-asked-by", person=f"<@{asked.person}>")).gap()
    if isinstance(asked.granted[0], happened.Substituted):
        card.text(words("consent-seat", person=f"<@{asked.person}>", title=game_name(seen.state, words)))
    elif isinstance(asked.granted[0], happened.ArbiterNamed):
        card.text(words("consent-arbiter-what", person=f"<@{asked.granted[0].person}>"))
    else:
        for line in granted_lines(asked, seen.state, words):
            card.text(line)
        if isinstance(asked.granted[0], happened.Ended) and seen.state.window is not None:
            card.small(words("consent-drops-roll", title=roll_name(seen.state.window, words)))
    at = lapses(seen.dues, asked.to, pace_of(seen.state))
    if at is not None and getattr(asked.granted[0], "reason", "") == "abandoned":
        card.small(words("consent-lapses", person=f"<@{asked.person}>", time=f"<t:{at}:f>"))
    return card.buttons(Button(words("button-agree"), "agree"), Button(words("button-refuse"), "refuse"))


def answered_card(before: Seen, after: Seen, *, agreed: bool, by: int, words: Words) -> Card:
    """Builds what is left of a request: what was asked, and who answered how."""
    asked = before.state.asked
    card = Card(Accent.TOOK_EFFECT if agreed else Accent.NOTHING)
    card.headline(words("consent-agreed" if agreed else "consent-refused"))
    for line in granted_lines(asked, before.state, words) if asked else ():
        card.text(line if agreed else f"~~{line}~~")
    return card.small(words("undo-answered-by", person=f"<@{by}>", seq=str(after.log[-1].seq)))
