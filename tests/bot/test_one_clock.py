"""Everything that is dated is dated by the table's clock, the one that a test and the demo's ``/later`` move."""

from typing import Any

from dispute_support import begin_game
from tests_support import Table, pressables, texts

from bot.store.old import OldRows

MONTHS = 24 * 400
"""Hours from 2 March 2026 to 6 April 2027."""


async def _column(table: Table, question: str) -> list[Any]:
    return [row[0] for row in await table.bot.store.reading.execute_fetchall(question)]


async def test_disputes_rulings_and_packs_carry_the_date_of_the_table(table: Table) -> None:
    """When it was said, when it was decided, when it was withdrawn, when an arbiter was named."""
    await begin_game(table)
    table.watch.go(hours=MONTHS)
    await table.alice.slash(table.channel, "dispute open", question="May I measure first?")
    await table.owner.slash(table.channel, "dispute house add", rule="diving charge", text="Never twice")
    (number,) = await _column(table, "SELECT number FROM rulings")
    await table.owner.slash(table.channel, "dispute house remove", number=f"D-{number}", reason="We changed our mind")
    await table.owner.slash(
        table.channel,
        "dispute arbiter",
        person=table.minjun,
    )
    form = await table.owner.slash(table.channel, "pack add")
    await table.owner.submit_modal(form, {"en-names": "Cocked dice", "en-text": "A die that leans is thrown again."})
    assert {at[:10] for at in await _column(table, "SELECT at FROM dispute_events")} == {"2027-04-06"}
    assert await _column(table, "SELECT json_extract(body, '$.decided') FROM rulings") == ["2027-04-06"]
    assert await _column(table, "SELECT withdrawn_at FROM rulings") == ["2027-04-06"]
    for dated in ("arbiters", "pack_entries"):
        assert await _column(table, f"SELECT at FROM {dated}") == ["2027-04-06"]


async def test_a_card_posted_late_by_the_table_s_clock_is_no_old_card(table: Table) -> None:
    """Where only the table's time has passed, what is looked up then can be pressed."""
    table.watch.go(hours=MONTHS)
    rule = await table.alice.slash(table.channel, "rule", query="diving charge")
    await OldRows(table.bot.store).delete()
    pressed = await table.alice.click(rule.response.message, custom_id=pressables(rule.response)["Editions"])
    assert "That button is old" not in texts(pressed.response)
