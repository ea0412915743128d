"""Two people at the demo's page: they type commands, take suggestions, press, choose, fill in forms, change places."""

from __future__ import annotations

import re
from pathlib import Path

from browser_support import send, settle
from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PageTimeout

_COMPOSER = "#channel-composer-input"
_CARD = "#channel-message-list article:has(.components-v2)"
_PATIENCE = 20_000
"""Milliseconds that a busy machine may need to draw."""


class Hands:
    """The hands of two people at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(_PATIENCE)
        page.locator(_COMPOSER).wait_for()
        self.settle()

    def settle(self) -> None:
        """Waits until the page has shown the answer to what was done last."""
        settle(self.page)

    def be(self, place: int) -> None:
        """Lets the person in that place of the list sit down at the page."""
        picker = self.page.locator("#viewer-picker")
        if picker.evaluate("one => one.selectedIndex") != place:
            picker.select_option(index=place)
            self.page.locator(_COMPOSER).wait_for()
            self.settle()

    def card(self, text: str | re.Pattern[str] = "") -> Locator:
        """Gives the newest card that this person sees, or the newest with a text."""
        found = self.page.locator(_CARD)
        return (found.filter(has_text=text) if text else found).last

    def read(self, text: str | re.Pattern[str] = "") -> str:
        """Reads the newest card, or the newest with a text."""
        return self.card(text).locator(".message-components").inner_text()

    def buttons(self, text: str | re.Pattern[str] = "") -> list[str]:
        """Says what can be pressed on a card."""
        return [one.inner_text() for one in self.card(text).locator(".component-button:not(:disabled)").all()]

    def press(self, label: str | re.Pattern[str], text: str | re.Pattern[str] = "") -> None:
        """Presses a button of the newest card that has it, or of the newest with a text."""
        exact = isinstance(label, str)
        cards = self.page.locator(_CARD)
        within = cards.filter(has_text=text).last if text else cards
        button = within.locator(".component-button").filter(has=self.page.get_by_text(label, exact=exact)).last
        button.scroll_into_view_if_needed()
        button.click()
        self.settle()

    def choose(self, placeholder: str, *labels: str, within: str | re.Pattern[str] = "") -> None:
        """Chooses from a menu of the newest card, or of the newest with a text."""
        menu = self.card(within).locator(".preview-select").filter(has_text=placeholder).last
        menu.scroll_into_view_if_needed()
        menu.locator(".select-trigger").click()
        for label in labels:
            self.page.locator(".select-list [role=option]:visible").filter(has_text=label).first.click()
        if len(labels) > 1:
            self.page.keyboard.press("Escape")
        self.settle()

    def fill(self, **typed: str) -> None:
        """Fills the form that is open in and sends it."""
        form = self.page.locator("#modal-root form")
        for name, text in typed.items():
            form.locator(f'[name="{name}"]').fill(text)
        form.locator('button[type="submit"]').click()
        form.wait_for(state="detached")
        self.settle()

    def saved(self, ending: str, path: Path) -> Path:
        """Saves the newest file of an ending; the page forgets a press on a card that it draws anew just then."""
        try:
            return self._save(ending, path, 8_000)
        except PageTimeout:
            self.settle()
            return self._save(ending, path, _PATIENCE)

    def _save(self, ending: str, path: Path, patience: int) -> Path:
        with self.page.expect_download(timeout=patience) as coming:
            self.page.locator(f".file-download[aria-label$='{ending}']").last.click()
        coming.value.save_as(path)
        return path

    def slash(self, command: str, **options: str | int | float | bool | Path) -> None:
        """Types a command with its options and sends it; suggestions that read the same are taken."""
        self.begin(command)
        for name, value in options.items():
            self.option(name, value)
        self.send()

    def begin(self, command: str) -> None:
        """Types a command and takes it from the list."""
        composer = self.page.locator(_COMPOSER)
        composer.click()
        composer.fill(f"/{command}")
        entry = self.page.locator(".command-entry").filter(has=self.page.get_by_text(f"/{command}", exact=True))
        entry.first.click()
        self.page.locator(".command-chip").wait_for()

    def option(self, name: str, value: str | int | float | bool | Path) -> None:
        """Fills one option in."""
        field = self.page.locator(f".command-pill[data-option='{name}'] input")
        if field.count() == 0:
            self.page.locator(".command-ghost").click()
            item = self.page.locator(".command-suggestion").filter(has=self.page.get_by_text(name, exact=True))
            item.first.click()
            field.wait_for(state="attached")
        if isinstance(value, Path):
            field.set_input_files(str(value))
            return
        field.click()
        field.fill(str(value))
        if field.get_attribute("role") != "combobox":
            return
        self.page.wait_for_timeout(350)  # the page itself waits so long for the next key
        self.settle()
        suggestion = self.page.locator(".command-suggestion").filter(has_text=str(value))
        if suggestion.count():
            suggestion.first.click()

    def send(self) -> None:
        """Sends the command that is being typed."""
        send(self.page)
        self.settle()
