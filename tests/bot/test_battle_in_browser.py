"""A whole short battle by two people's hands in the demo's page, to a report that verifies."""

from __future__ import annotations

import re
from pathlib import Path

from browser_support import needs_browser, opened, running
from page_support import Hands

from bot.terminal import verify

ALICE, MINJUN = 0, 1  # whoever reads the server's language is first
PANEL = re.compile(r"dice seal `?\w{4}…")
_UNITS = {ALICE: ("Brandt", "Hans", "Erich"), MINJUN: ("Markol", "Zara", "Nix")}


def _owing(hands: Hands) -> int:
    """Says who of the two has to do the next thing, by the panel."""
    return ALICE if "@Alice" in hands.read(PANEL).partition("owe")[0].rpartition("⏳")[2] else MINJUN


def _shot(hands: Hands) -> str:
    """Alice's Brandt shoots at Markol; gives the card."""
    hands.slash("tc shoot", who="Brandt > Markol", weapon="bolt-action", distance=10)
    return hands.read("Brandt →")


def _disputed_shot(hands: Hands) -> None:
    """The shot is disputed, ruled, taken back with the other side's consent, and declared again: with the same dice."""
    shown = _shot(hands)
    hands.be(MINJUN)
    hands.press("Dispute", "Brandt →")
    hands.fill(question="Is 10 inches long range?")
    for who, reading in ((MINJUN, "It is"), (ALICE, "It is not")):
        hands.be(who)
        hands.press("State yours", "Is 10 inches")
        hands.fill(text=reading)
    hands.be(MINJUN)
    hands.press("Agree with B", "Is 10 inches")
    hands.press("Go back", "Is 10 inches")
    hands.be(ALICE)
    hands.press("Agree", "Take back")
    assert "taken back" in hands.card("Brandt →").inner_text().lower()
    assert _shot(hands) == shown


def _play(hands: Hands) -> bool:
    """Presses what the panel offers to the one who owes; False when the turn is to be counted."""
    who = _owing(hands)
    hands.be(who)
    offered = hands.buttons(PANEL)
    if "activate a unit" in hands.read(PANEL):
        shown = hands.read(PANEL)
        unit = next(unit for unit in _UNITS[who] if f"●\N{NO-BREAK SPACE}{unit}" in shown)
        hands.choose("Activate a unit", unit, within=PANEL)
        if unit == "Brandt":
            _disputed_shot(hands)
        return True
    if "Count" in offered:
        return False
    label = next(one for one in offered if one not in {"What I owe", "Log", "More"})
    hands.press(label.rpartition("\n")[2], PANEL)
    return True


@needs_browser
def test_a_short_battle_is_played_to_a_report_that_verifies(tmp_path: Path) -> None:
    """Seats, units, Initiative, a turn of activations with a shot, the count, the end, the file."""
    with running("--lang", "en") as (_, address), opened(address, 1100, 1000) as page:
        hands = Hands(page)
        hands.be(ALICE)
        hands.slash("game new", scenario="no-mans-land", faction="New Antioch", turns=1)
        hands.be(MINJUN)
        hands.press("Take a seat", PANEL)
        hands.press("Start", PANEL)
        for who, names in _UNITS.items():
            hands.be(who)
            hands.slash("unit add", names=", ".join(names), traits="Bolt-Action Rifle, Standard Armour")
        for _ in range(30):
            if not _play(hands):
                break
        hands.be(ALICE)
        hands.press("Count", PANEL)
        hands.press("Count this")
        hands.be(MINJUN)
        hands.press("Confirm")
        hands.be(ALICE)
        hands.press("End game", PANEL)
        hands.press("Export", PANEL)
        file = hands.saved(".json", tmp_path / "game.json")
    assert verify(str(file)) == 0
