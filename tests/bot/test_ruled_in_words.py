"""Rulings in words of their own: no roll can take them; each roll that meets them names them, and asks all the same."""

from typing import Any

import pytest
from dispute_support import Case
from tests_support import pressables, texts

from bot.words import words
from rules.library.entry import Lang

OPEN_IN = "1.0.0"
"""The edition that leaves the steps of a fall open."""


async def _house(table: Any, text: str, rule: str = "Falling") -> None:
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", OPEN_IN)
    await table.owner.slash(table.channel, "dispute house add", rule=rule, text=text)


async def _fall(table: Any, **options: Any) -> Any:
    return (await table.alice.slash(table.channel, "tc fall", height=8, edition=OPEN_IN, **options)).response


@pytest.mark.parametrize("lang", Lang)
async def test_a_house_rule_stands_on_every_card_of_a_roll_that_meets_it(table: Any, lang: Lang) -> None:
    """On the decision, which is asked all the same, on the result and on the odds; apart from the rules' own lines."""
    await table.bot.store.choose_for_server(table.guild.id, language=lang.value)
    await table.bot.store.choose_language(table.alice.id, lang.value)
    await _house(table, "Soft mud takes a step off.")
    say = words(lang)
    line = f"-# ⚖️ {say('ruling-house-rule', number='D-1')}: “Soft mud takes a step off.”"
    waiting = await _fall(table)
    assert texts(waiting).startswith("## ⏳")
    assert line in texts(waiting)
    await table.alice.click(waiting, custom_id=pressables(waiting)[say("answer-rounded-up")])
    assert line in texts(table.stored(waiting.id))
    assert line in texts(await _fall(table, preview=True))


async def test_a_dispute_won_by_words_is_named_with_its_question_and_link(table: Any) -> None:
    """An answer such as “+2” says nothing alone; until it is the server's, it is named in its channel only."""
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", OPEN_IN)
    case = await (await Case.open(table, rule="Falling")).heard()
    await case.press(table.minjun, "Agree with A")
    link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{case.message}"
    assert f'-# ⚖️ Channel ruling [D-1]({link}): “An 8" fall: how many dice? → +2”' in texts(await _fall(table))
    elsewhere = table.guild.create_text_channel("elsewhere")
    fell = await table.alice.slash(elsewhere, "tc fall", height=8, edition=OPEN_IN)
    assert "⚖️" not in texts(fell.response)
    await table.owner.slash(table.channel, "dispute withdraw", ruling="D-1", reason="FAQ")
    assert "⚖️" not in texts(await _fall(table))


async def test_a_roll_is_not_buried_under_rulings(table: Any) -> None:
    """The two that were made last; one about a rule that the roll does not meet is not among them."""
    for number in range(3):
        await _house(table, f"Rule number {number}.")
    await _house(table, "Not about falls.", rule="Diving Charge")
    shown = texts(await _fall(table))
    assert shown.count("⚖️") == 2
    assert "Rule number 2." in shown
    assert "Rule number 1." in shown
    other = await table.alice.slash(table.channel, "tc fall", height=8, edition="1.6.3")
    assert "⚖️" not in texts(other.response), "another edition is another rulebook"


async def test_words_of_a_ruling_break_no_card(table: Any) -> None:
    """Mentions and markup of whoever ruled stay words."""
    await _house(table, "**@everyone** ](http://e.vil) <@&1> # loud")
    shown = texts(await _fall(table))
    line = next(one for one in shown.splitlines() if "⚖️" in one)
    assert "@everyone" not in line
    assert "<@&1>" not in line
    assert "**@" not in line.replace("\\*", "")
    assert all(message.mention_everyone is False for message in table.channel.history())
