"""Disputes by two people's hands on the demo's page, at the width of a phone, in both languages."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from browser_support import begin, needs_browser, opened, running, send
from playwright.sync_api import Page, expect

from bot.words import Words, words
from rules.library.entry import Lang

MINJUN, ALICE = words(Lang.KO)("demo-player"), words(Lang.EN)("demo-player")
PHONE = (390, 2000)
"""Pixels; a phone's width, and high enough that nothing has to be scrolled to."""


@dataclass
class Hands:
    """The hands of both players on one page."""

    page: Page
    say: Words

    def shows(self, text: str) -> None:
        """Waits until the newest message says something."""
        expect(self.page.locator("#channel-timeline article").last).to_contain_text(text)

    def be(self, name: str) -> None:
        """Hands the page over."""
        self.page.locator("#viewer-picker").select_option(label=name)
        expect(self.page.locator("#channel-composer-input")).to_be_visible()

    def press(self, key: str, **facts: str) -> None:
        """Presses the newest button of a label."""
        label = self.say(key, **facts)
        self.page.locator("#channel-timeline").get_by_role("button", name=label, exact=True).last.click()

    def fill(self, **typed: str) -> None:
        """Fills a form in and sends it."""
        form = self.page.locator("#modal-root form")
        for name, text in typed.items():
            form.locator(f'[name="{name}"]').fill(text)
        form.locator('button[type="submit"]').click()
        expect(form).to_have_count(0)

    def look_up(self, query: str) -> None:
        """Looks a rule up."""
        begin(self.page, "rule")
        self.page.locator('input[data-option="query"]').press_sequentially(query, delay=15)
        self.page.get_by_role("option").filter(has_text=query).first.wait_for()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#channel-composer")).to_contain_text("+3")
        send(self.page)
        self.shows(self.say("dispute-button-open"))

    def dispute(self, question: str) -> None:
        """Minjun disputes the rule that stands there, and both say what it means."""
        self.be(MINJUN)
        self.press("dispute-button-open")
        self.fill(question=question)
        self.shows(question)
        for name, text in ((MINJUN, "+2"), (ALICE, "+3")):
            self.be(name)
            self.press("dispute-button-state")
            self.fill(text=text)
            self.shows(f": {text}")


@needs_browser
@pytest.mark.parametrize("lang", Lang)
def test_two_people_end_disputes_on_a_phone_and_the_rule_remembers(lang: Lang) -> None:
    """One by agreement, one by chance; the next lookup shows the ruling; no card is wider than the phone."""
    say = words(lang)
    with running("--lang", lang.value) as (_, address), opened(address, *PHONE) as page:
        hands = Hands(page, say)
        hands.look_up("Falling")
        hands.dispute('8": +2, +3?')
        hands.press("dispute-button-agree", letter="A")
        hands.shows(say("dispute-how-agreed"))
        hands.look_up("Falling")
        hands.shows(say("ruling-of-channel", number="D-1"))

        hands.be(MINJUN)
        hands.dispute('9": +2, +3?')
        for name in (ALICE, MINJUN):
            hands.be(name)
            hands.press("dispute-button-chance")
        hands.shows("(1–3 A, 4–6 B)")
        hands.be({Lang.KO: MINJUN, Lang.EN: ALICE}[lang])  # whoever reads the server's language manages it
        hands.press("dispute-button-keep")
        hands.shows(say("ruling-of-server", number="D-2"))
        hands.look_up("Falling")
        hands.shows(say("ruling-of-server", number="D-2"))
        hands.shows(say("ruling-of-channel", number="D-1"))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
