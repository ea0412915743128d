"""What the panel of a game lets players press to do what is owed, and the rules that ask for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.cards.card import Button, Card, Menu, MenuOption
from bot.cards.tell import act_name
from bot.words import Words
from rules.errors import NotAllowedNow
from rules.game.acting import may_reinforce
from rules.game.state import Stage, State
from rules.library.entry import Lang
from rules.library.load import Library

_STEPS = {
    "owed-picks": ("picks", "button-picks", ""),
    "owed-stack": ("stack", "button-stack", ""),
    "owed-flip": ("flip", "button-flip", ""),
    "owed-test": ("test", "button-test", "🎲"),
    "owed-score": ("score", "button-score", ""),
    "owed-confirm": ("score", "button-show-report", ""),
    "owed-length": ("length", "button-length", "🎲"),
    "owed-decision": ("decide", "button-decide", ""),
    "owed-phase": ("next", "button-next-phase", ""),
    "owed-end": ("end", "button-end", ""),
}
"""The button that does what is owed: its verb, its label, its sign."""


def next_steps(card: Card, state: State, due: Sequence[str], words: Words) -> None:
    """Adds what can be pressed to do what is owed: a menu of units or combats, and a row of buttons."""
    if state.stage is not Stage.RUNNING:
        return
    what = due[0] if due else ""
    menu = _menu(state, what, words)
    if menu is not None:
        card.menu(menu)
    card.buttons(*_buttons(state, what, words))


def _menu(state: State, what: str, words: Words) -> Menu | None:
    if what == "owed-activate" and state.to_act is not None:
        options = tuple(MenuOption(unit.name[:100], unit.id) for unit in state.ready(state.to_act))
        return Menu("activate", words("panel-activate", act=act_name(state, words)), options[:25])
    if what == "owed-combat":
        options = tuple(
            MenuOption(" · ".join(state.units[unit].name for unit in one.units)[:100], str(one.number))
            for one in state.combats
            if not one.chosen
        )
        return Menu("combat", words("panel-combat"), options[:25])
    return None


def _buttons(state: State, what: str, words: Words) -> Iterator[Button]:
    if state.active and what in {"owed-finish", "owed-activate", "owed-flip"}:
        yield finish_button(state, words)
    if what == "owed-activate" and _may_give_way(state):
        yield Button(words("button-give-way"), "giveway")
    if what == "owed-first":
        label = words("button-roll-first", first=words(f"first-{state.setup.first}"))
        yield Button(label, "first", primary=True, emoji="🎲")
    if what in _STEPS:
        verb, label, emoji = _STEPS[what]
        yield Button(words(label), verb, primary=True, emoji=emoji or None)
    if _reinforcements(state):
        yield Button(words("button-reinforce"), "reinforce", emoji="🎲")


def _may_give_way(state: State) -> bool:
    """Says whether whoever is first may let the other side act before anybody did."""
    if not state.setup.gives_way or state.to_act is None or state.to_act != state.first:
        return False
    fresh = not state.passed and not any(unit.activated for unit in state.units.values())
    return fresh and bool(state.ready(1 - state.first))


def finish_button(state: State, words: Words) -> Button:
    """Gives the button that ends the activation that is under way."""
    return Button(words("button-finish", act=act_name(state, words)), "finish", state.active[0], primary=True)


def _reinforcements(state: State) -> bool:
    for side in (0, 1):
        try:
            if may_reinforce(state, side):
                return True
        except NotAllowedNow:
            return True  # the press says what has to be agreed first
    return False


def rules_of_steps(state: State, due: Sequence[str], library: Library, words: Words) -> str:
    """Names the rules behind what is to be done now, as they are looked up; empty where the data name none."""
    if state.stage is not Stage.RUNNING:
        return ""
    found = (library.by_key.get(key) for key in dict.fromkeys(_rule_keys(state, due)))
    names = " · ".join(rule.entry.naming(Lang(words.lang)).name for rule in found if rule is not None)
    return words("score-rules", names=names) if names else ""


def _rule_keys(state: State, due: Sequence[str]) -> Iterator[str]:
    scenario = state.ledger.scenario
    if "owed-first" in due:
        yield state.setup.first_rule or ""
    if scenario is None:
        return
    if scenario.picks is not None and "owed-picks" in due:
        yield scenario.picks.rule
    if scenario.length is not None and "owed-length" in due:
        yield scenario.length.rule
    if _reinforcements(state):
        yield scenario.reinforcements_rule or ""
