"""House rules that answer an open question: laid down by managers, taken by every roll, named wherever they count."""

from typing import Any

import pytest
from dispute_support import said
from tests_support import texts

from bot.words import words
from rules.library.entry import Lang
from rules.rulings.ruling import from_toml, to_toml

OPEN_IN = "1.0.0"
"""The edition that leaves the steps of a fall open."""


async def _add(table: Any, person: Any = None, **options: Any) -> Any:
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", OPEN_IN)
    return await (person or table.owner).slash(table.channel, "dispute house add", rule="Falling", **options)


async def _fall(table: Any, edition: str = OPEN_IN) -> str:
    fell = await table.alice.slash(table.channel, "tc fall", height=8, edition=edition)
    return texts(fell.response)


@pytest.mark.parametrize("lang", Lang)
async def test_a_suggested_answer_settles_the_question_for_every_roll(table: Any, lang: Lang) -> None:
    """Suggested question by question; the roll takes it and says so, the rule shows it, taking it back asks again."""
    await table.bot.store.choose_for_server(table.guild.id, language=lang.value, system="trench_crusade")
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", OPEN_IN)
    suggested = await table.owner.autocomplete(table.channel, "dispute house add", "answer", "round", rule="Falling")
    (choice,) = suggested
    assert choice["name"] == 'How are the 3" of a fall counted?: Rounded up'
    added = await _add(table, answer=choice["value"])
    say = words(lang)
    question, answer = say("point-open-fall-steps"), say("answer-rounded-up")
    assert texts(added.response).startswith(f"## ⚖️ {say('ruling-house-rule', number='D-1')}\n**{answer}**")
    assert f"> {question}" in texts(added.response)
    assert f"-# ⚖️ D-1 · {question} → {answer}" in await _fall(table)
    rule = await table.minjun.slash(table.channel, "rule", query="trench_crusade/falling")
    assert say("ruling-settles", answer=answer) in texts(rule.response)
    await table.owner.slash(table.channel, "dispute house remove", number="D-1", reason="FAQ")
    assert (await _fall(table)).startswith("## ⏳")


@pytest.mark.parametrize("typed", ["Rounded up", "rounded-up", " rounded UP ", words(Lang.KO)("answer-rounded-up")])
async def test_an_answer_may_be_typed_as_its_button_says_it(table: Any, typed: str) -> None:
    """In either language, with words of the server's own beside it."""
    added = await _add(table, answer=typed, text="Every started 3 inches count.")
    assert "**Every started 3 inches count.**" in texts(added.response)
    assert "→ Rounded up" in await _fall(table)
    assert (await _fall(table, "1.6.3")).startswith("## ⏳"), "another edition is another rulebook"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"answer": "sometimes"}, "“sometimes” is none of its answers"),
        ({"answer": "open-fall-steps@trench_crusade/falling=sometimes"}, "is none of its answers"),
        ({"answer": "open-blast-hit-rolls@trench_crusade/blast=one"}, "is none of its answers"),
        ({}, "There is no text"),
        ({"answer": " ", "text": "\u200b"}, "There is no text"),
        ({"answer": "Rounded up", "text": "x" * 201}, ""),
    ],
)
async def test_what_is_no_answer_changes_nothing(table: Any, options: dict[str, str], told: str) -> None:
    """Each is refused in private, with the answers there are."""
    if not told:
        with pytest.raises(Exception, match="200"):
            await _add(table, **options)
    else:
        refused = await _add(table, **options)
        assert refused.ephemeral
        assert told in said(refused)
    assert await table.bot.get_cog("dispute").rulings.of(table.guild.id) == []


async def test_a_rule_without_an_open_question_takes_words_only(table: Any) -> None:
    """The refusal says what to leave out; managers alone may add."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", "1.0.2")
    refused = await table.owner.slash(table.channel, "dispute house add", rule="Long Range", answer="Rounded up")
    assert "“Long Range” leaves nothing open here" in said(refused)
    none = await table.owner.autocomplete(table.channel, "dispute house add", "answer", "", rule="Long Range")
    assert list(none) == []
    denied = await _add(table, table.alice, answer="Rounded up")
    assert "Only managers" in said(denied)


async def test_an_answer_can_be_carried_to_another_server(table: Any) -> None:
    """The file holds what it settles."""
    await _add(table, answer="Rounded up")
    (kept,) = await table.bot.get_cog("dispute").rulings.of(table.guild.id)
    assert from_toml(to_toml([kept.ruling]).encode()) == (kept.ruling,)
    assert kept.ruling.answer == "rounded-up"
