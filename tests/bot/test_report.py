"""The battle report: what it tells, in both languages, and that nothing a player wrote gets out of its place."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from battle_support import Players, begin

from bot.games.page import as_html, inline
from bot.games.report import Part, Report
from rules.library.entry import Lang


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("**6 + 5** (2, 1)", "<b>6 + 5</b> (2, 1)"),
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        (r"\*\*not bold\*\*", "**not bold**"),
        ("a ** b", "a ** b"),
        ("`seed` & ~~gone~~", "<code>seed</code> &amp; <s>gone</s>"),
        ('"><img src=x onerror=1>', "&quot;&gt;&lt;img src=x onerror=1&gt;"),
    ],
)
def test_lines_become_html_and_nothing_else(text: str, shown: str) -> None:
    """Marks turn into tags, everything else is escaped."""
    assert inline(text) == shown


class _Tags(HTMLParser):
    """Collects what a page is made of, and whether its tags are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.seen.add(tag)
        assert not [name for name, _ in attrs if name.startswith("on") or name in {"src", "href"}]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def _checked(page: str) -> _Tags:
    tags = _Tags()
    tags.feed(page)
    assert tags.open == []
    return tags


def test_a_page_loads_nothing_and_closes_what_it_opens() -> None:
    """No script, no address, whatever a player called things."""
    nasty = "</title><script>x</script> ** ` <b"
    page = as_html(Report("en", nasty, (nasty,), (Part(nasty, (nasty,), ((nasty, nasty), (nasty, nasty))),)))
    assert "script" not in _checked(page).seen
    assert "http:" not in page
    assert "https:" not in page


@pytest.mark.parametrize("lang", Lang)
async def test_a_report_tells_turns_score_luck_and_seal(table: Any, lang: Lang) -> None:
    """Score by turn with its rule's name, the roll by what was wanted and expected, no placeholder left."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "no-mans-land")
    await table.alice.slash(table.channel, "tc success", dice=1)
    await table.alice.slash(table.channel, "battle deed", deed="other-deed", name="Sniper <b>")
    await players.until("owed-score")
    await players.count({1: "10"})
    await table.read_in(table.alice, lang)
    result = await table.alice.slash(table.channel, "game export")
    shown = result.followups[-1] if result.followups else result.response
    files = {file.filename.rpartition(".")[2]: (await file.read()).decode() for file in shown.attachments}
    page, text = files["html"], files["md"]
    _checked(page)
    assert "<b>" not in re.sub(r"</?b>", "", page)
    assert "Sniper ‹b>" in text
    assert "+3 → 3" in text
    assert "| 1 |" in text
    assert "{" not in text.replace("`", "")
    if lang is Lang.EN:
        assert "Objective 1 · control" in text
        assert "## Luck of the dice" in text
        assert "luckier than" in text


async def test_the_luck_ledger_names_what_was_wanted_beside_its_player(table: Any, tmp_path: Path) -> None:
    """Not the player once more; and of a heroic action the value that it is about."""
    await begin(table, "mesbg", {"Aragorn": "F6 S4 D6 A3 W3, hero"}, {})
    await table.alice.slash(table.channel, "mesbg priority")
    await table.alice.slash(table.channel, "mesbg heroic", action="strike", who="Aragorn")
    told = (await Players(table).exported(table.alice, tmp_path))["md"]
    for wanted in ("Priority", "Fight"):
        assert f"| alice | {wanted} | 1 |" in told
