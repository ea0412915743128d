"""Disputes by two people's hands on the demo's page, at the width of a phone, in both languages."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from browser_support import begin, needs_browser, opened, running, send, settle
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
        settle(self.page)

    def press(self, key: str, **facts: str) -> None:
        """Presses the newest button of a label."""
        label = self.say(key, **facts)
        self.page.locator("#channel-timeline").get_by_role("button", name=label, exact=True).last.click()
        settle(self.page)

    def fill(self, **typed: str) -> None:
        """Fills a form in and sends it."""
        form = self.page.locator("#modal-root form")
        for name, text in typed.items():
            form.locator(f'[name="{name}"]').fill(text)
        form.locator('button[type="submit"]').click()
        expect(form).to_have_count(0)
        settle(self.page)

    def choose(self, key: str, label: str) -> None:
        """Chooses from the newest menu that asks for something, and waits until that is written down."""
        noted = self.page.locator("#channel-timeline article").filter(has_text=self.say_privately("dispute-noted"))
        before = noted.count()
        menus = self.page.locator("#channel-timeline .preview-select").filter(has_text=self.say_privately(key))
        menus.last.locator(".select-trigger").click()
        settle(self.page)  # people are looked up once the menu is open, and their list is drawn anew
        self.page.locator(".select-list").get_by_role("option").filter(has_text=label).first.click()
        expect(noted).to_have_count(before + 1)
        settle(self.page)

    def say_privately(self, key: str) -> str:
        """Says it in the language of whoever sits there."""
        name = self.page.locator("#viewer-picker").evaluate("one => one.selectedOptions[0].label")
        return words(Lang.KO if name == MINJUN else Lang.EN)(key) if name in {MINJUN, ALICE} else self.say(key)

    def later(self, hours: int) -> None:
        """Lets the demo's time pass."""
        begin(self.page, "later")
        self.page.locator('input[data-option="hours"]').fill(str(hours))
        send(self.page)
        expect(self.page.locator("#channel-timeline")).to_contain_text(self.say("later-headline", hours=hours))

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
    """By agreement, chance, an arbiter, a vote; each time the next lookup shows the ruling. One is left to rest.

    No card is wider than the phone.
    """
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

        hands.dispute('10": +2, +3?')
        onlooker = say("demo-onlooker")
        for name in (MINJUN, ALICE):
            hands.be(name)
            hands.press("dispute-button-arbiter")
            hands.choose("dispute-arbiter-pick", onlooker)
        hands.be(onlooker)
        hands.press("dispute-button-rule-for", letter="B")
        hands.look_up("Falling")
        hands.shows(say("ruling-of-channel", number="D-3"))
        hands.shows(say("dispute-how-arbiter"))

        hands.be(MINJUN)
        hands.dispute('11": +2, +3?')
        hands.be(MINJUN)
        hands.press("dispute-button-vote")
        hands.choose("dispute-vote-pick", "24")
        hands.be(ALICE)
        hands.press("dispute-button-vote")
        hands.be(onlooker)
        hands.press("dispute-button-vote-for", letter="B")
        hands.shows(say("dispute-vote-counted", count=1))
        hands.later(12)  # nothing happens to the card, and yet it says how long there is left
        expect(page.locator("#channel-timeline article").filter(has_text=say("dispute-vote-decides"))).to_contain_text(
            {Lang.KO: "12시간 후", Lang.EN: "in 12 hours"}[lang]
        )
        hands.later(13)
        hands.look_up("Falling")
        hands.shows(say("ruling-of-channel", number="D-4"))
        hands.shows(say("dispute-how-vote"))
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
