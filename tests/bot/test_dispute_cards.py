"""The card of a dispute: what it shows, and that it fits Discord and a phone."""

from typing import Any

import pytest
from dispute_support import Case
from tests_support import texts

from bot.cards.dispute import Shown, docket_card
from bot.store import disputes as kept
from bot.words import words
from rules.library.entry import Lang
from rules.rulings import moves
from rules.rulings.dispute import fold
from rules.rulings.text import QUESTION, READING, WHY


async def test_no_docket_breaks_discord_s_limits(table: Any) -> None:
    """The longest words of everybody, every rule in both languages, every stage."""
    library = table.bot.finder.library
    alice, bob = 10**18, 10**18 + 1
    log: list[Any] = [moves.open_dispute("w" * QUESTION, alice, bob, about="https://discord.com/" + "1" * 180)]
    for person in (alice, bob):
        log += moves.state_reading(fold(log), person, "*" * (READING - 1) + "a", "\n".join(["*" * 60 + "a"] * 9)[:WHY])
    row = kept.DisputeRow("x" * 8, 1, 10**6, 2)
    keys = [rule.key for rule in library.rules]
    for lang in Lang:
        for place in range(0, len(keys), 3):
            system = keys[place].partition("/")[0]
            opened = log[0].model_copy(
                update={"rules": tuple(keys[place : place + 6]), "system": system, "edition": "1.0.2"}
            )
            card = docket_card(Shown(row, fold([opened, *log[1:]]), ("x" * 120,) * 3), library, words(lang))
            view = card.view("k" * 12)
            assert view.content_length() <= 4000
            assert view.total_children_count <= 40


@pytest.mark.parametrize("lang", Lang)
async def test_no_button_of_a_dispute_is_left_alone_on_a_phone(table: Any, lang: Lang) -> None:
    """Rows of three where the labels fit, else pairs: with both readings stated there is no row of one."""
    say = words(lang)
    await table.bot.store.choose_for_server(table.guild.id, language=lang.value)
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    case = await Case.open(table)
    for person, text in ((table.alice, "+2"), (table.minjun, "+3")):
        await case.state(person, text, label=say("dispute-button-state"))
    rows = [part["components"] for part in case.card.components[0]["components"] if part["type"] == 1]
    labels = [[one["label"] for one in row] for row in rows if row[0]["type"] == 2]
    assert [len(row) for row in labels] == ([3, 3] if lang is Lang.KO else [2, 2, 2])
    assert labels[-1][-1] == say("dispute-button-more")


async def test_an_open_question_of_another_edition_is_not_shown(table: Any) -> None:
    """What older texts leave open of a fall 1.0.2 settles; what it leaves open itself, the rule's own card asks too."""
    settled = await Case.open(table, rule="Falling")
    assert "Open question" not in texts(settled.card)
    case = await Case.open(table, rule="Injury modifier cap")
    asked = [line for line in texts(case.card).splitlines() if "Open question" in line]
    rule = await table.alice.slash(table.channel, "rule", query="trench_crusade/injury-modifier-cap")
    assert asked[0].removeprefix("-# Open question: ")[:40] in texts(rule.response)
