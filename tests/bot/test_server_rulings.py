"""What becomes of a ruling: the server's, shown, found, withdrawn, carried elsewhere; ways into a dispute."""

from typing import Any

import pytest
from dispute_support import Case, door_of, row_of, said
from tests_support import pressables, texts

from bot.store import disputes as kept


async def test_only_a_manager_makes_it_the_server_s_and_rule_shows_it_from_then_on(table: Any) -> None:
    """Before, it holds in its channel; after, everywhere in the server; never mixed with the rule's text."""
    case = await (await Case.open(table, rule="Falling")).heard()
    await case.press(table.minjun, "Agree with A")
    here = await table.alice.slash(table.channel, "rule", query="trench_crusade/falling")
    assert (
        '### ⚖️ Channel ruling D-1\n+2\n-# “An 8" fall: how many dice?”\n-# Not rule text · `1.0.2` · agreed'
        in texts(here.response)
    )
    elsewhere = table.guild.create_text_channel("elsewhere")
    before = await table.alice.slash(elsewhere, "rule", query="trench_crusade/falling")
    assert "⚖️" not in texts(before.response)
    refused = await case.press(table.minjun, "Keep in server")
    assert "Only managers of the server can do that" in said(refused)
    await case.press(table.owner, "Keep in server")
    assert "Server ruling D-1" in texts(case.card)
    after = await table.alice.slash(elsewhere, "rule", query="trench_crusade/falling")
    assert "### ⚖️ Server ruling D-1\n+2" in texts(after.response)


async def test_a_ruling_is_found_and_withdrawn_and_stays(table: Any) -> None:
    """Search by word, number and rule; withdrawing needs a reason and the right person; it stays struck."""
    case = await (await Case.open(table)).heard()
    await case.press(table.minjun, "Agree with A")
    await case.press(table.owner, "Keep in server")
    for search in ("", "+2", "D-1", "how many dice", "Falling"):
        found = await table.minjun.slash(table.channel, "dispute rulings", **({"search": search} if search else {}))
        assert found.ephemeral
        assert '**D-1** An 8" fall: how many dice? → +2' in texts(found.response), search
        assert "in the whole server · " in texts(found.response)
    none = await table.minjun.slash(table.channel, "dispute rulings", search="zzzz")
    assert "No ruling for “zzzz”" in texts(none.response)
    mine = await table.alice.slash(table.channel, "dispute withdraw", ruling="D-1", reason="I lost")
    assert "not yours to withdraw" in said(mine)
    unknown = await table.owner.slash(table.channel, "dispute withdraw", ruling="D-77", reason="x")
    assert "no ruling “D-77”" in said(unknown)
    done = await table.owner.slash(table.channel, "dispute withdraw", ruling="d-1", reason="The FAQ says +3")
    assert "D-1 is withdrawn" in texts(done.response)
    again = await table.owner.slash(table.channel, "dispute withdraw", ruling="1", reason="again")
    assert "withdrawn before" in said(again)
    rule = await table.alice.slash(table.channel, "rule", query="trench_crusade/falling")
    assert "⚖️" not in texts(rule.response)
    left = await table.minjun.slash(table.channel, "dispute rulings")
    assert '~~D-1 An 8" fall: how many dice? → +2~~' in texts(left.response)
    assert "Withdrawn: The FAQ says +3" in texts(left.response)


async def test_rulings_travel_as_a_file(table: Any) -> None:
    """Export, import elsewhere after a preview, once; what is known is left alone."""
    case = await (await Case.open(table)).heard()
    await case.press(table.minjun, "Agree with A")
    empty = await table.owner.slash(table.channel, "dispute export")
    assert "There are no rulings to export" in said(empty)
    await case.press(table.owner, "Keep in server")
    export = await table.owner.slash(table.channel, "dispute export")
    content = await export.response.attachments[0].read()
    assert str(table.alice.id).encode() not in content
    other = table.env.create_guild("Other club", owner=table.env.create_user("boss"))
    boss = other.add_member(table.env.create_user("chief"))
    place = other.create_text_channel("hall")
    await table.env.settle()
    denied = await boss.slash(place, "dispute import", file=("rulings.toml", content))
    assert "Only managers of the server can do that" in said(denied)
    mine = await table.owner.slash(table.channel, "dispute import", file=("rulings.toml", content))
    assert "nothing new to bring in" in said(mine)
    await table.owner.slash(table.channel, "dispute withdraw", ruling="D-1", reason="anew")
    preview = await table.owner.slash(table.channel, "dispute import", file=("rulings.toml", content))
    card = preview.response or preview.followups[0]
    assert "1 new ruling" in texts(card)
    button = pressables(card)["Bring in"]
    await table.owner.click(card, custom_id=button)
    held = [one for one in await kept.rulings_of(table.bot.store.reading, table.guild.id) if one.withdrawn is None]
    assert [(one.number, one.ruling.text, one.for_server) for one in held] == [(2, "+2", True)]


@pytest.mark.parametrize(
    ("content", "told"),
    [(b"x" * 70_000, "too large"), (b"\xff", "not readable as TOML"), (b"a = 1", "not a file of rulings")],
)
async def test_bad_files_are_refused(table: Any, content: bytes, told: str) -> None:
    """Nothing is kept of them."""
    result = await table.owner.slash(table.channel, "dispute import", file=("rulings.toml", content))
    assert told in said(result)
    assert await kept.rulings_of(table.bot.store.reading, table.guild.id) == []


async def test_a_server_adds_rules_of_its_own(table: Any) -> None:
    """Managers only; shown under the rule as the house's, listed, withdrawn with a reason."""
    text = "Dice on the floor are thrown again."
    denied = await table.alice.slash(table.channel, "dispute house add", text=text, rule="Diving Charge")
    assert "Only managers" in said(denied)
    await table.owner.slash(table.channel, "dispute house add", text=text, rule="Diving Charge")
    rule = await table.alice.slash(table.channel, "rule", query="diving charge")
    assert f"### ⚖️ House rule D-1\n{text}" in texts(rule.response)
    listed = await table.alice.slash(table.channel, "dispute house list")
    assert f"**D-1** {text}" in texts(listed.response)
    await table.owner.slash(table.channel, "dispute house remove", number="D-1", reason="nobody liked it")
    rule = await table.alice.slash(table.channel, "rule", query="diving charge")
    assert "⚖️" not in texts(rule.response)


async def test_a_message_becomes_a_dispute_in_one_action(table: Any) -> None:
    """Its author is the other side, its words the question; a rule's card brings its rule."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    message = await table.minjun.send(table.channel, "can I shoot into melee @everyone")
    result = await table.alice.context_menu(table.channel, "Dispute this", message)
    shown = texts(result.response)
    assert shown.startswith("## can I shoot into melee")
    assert "### Shooting into Melee" in shown
    assert (await door_of(table).by_id((await row_of(table)).id)).state.parties == (table.alice.id, table.minjun.id)
    card = await table.alice.slash(table.channel, "rule", query="diving charge")
    result = await table.minjun.context_menu(table.channel, "Dispute this", card.response.message)
    assert texts(result.response).startswith("## Diving Charge")
    assert "### Diving Charge" in texts(result.response)


async def test_the_rule_card_leads_to_a_dispute(table: Any) -> None:
    """Its button asks for the question; the rule is cited first."""
    card = await table.alice.slash(table.channel, "rule", query="diving charge")
    shown = await table.minjun.click(card.response, custom_id=pressables(card.response)["Dispute"])
    result = await table.minjun.submit_modal(shown, {"question": "Does a passed dive still take the fall?"})
    assert not result.ephemeral
    opened = (await door_of(table).by_id((await row_of(table)).id)).state
    assert opened.rules[0] == "trench_crusade/diving-charge"
    assert opened.parties == (table.minjun.id, None)
