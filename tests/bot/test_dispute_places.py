"""Where a dispute is held: its card, its thread, and what deletion, restarts and refusals do to them."""

from typing import Any

import discord
from dispute_support import QUESTION_ASKED, Case, row_of, said
from simcord import ResponseMessage
from tests_support import pressables, texts


async def test_a_restart_in_the_middle_loses_nothing(table: Any) -> None:
    """A form opened before it is answered after it; buttons too."""
    case = await Case.open(table)
    await case.state(table.alice, "+2")
    form = await case.press(table.minjun, "State yours")
    await table.restart()
    await table.minjun.submit_modal(form, {"text": "+3", "why": ""})
    assert "**B: +3**" in texts(case.card)
    await case.press(table.minjun, "Agree with A")
    assert "### ⚖️ Ruling" in texts(case.card)


async def test_a_deleted_card_is_posted_anew(table: Any) -> None:
    """What was pressed meanwhile counts, and the card is there again, with buttons that work."""
    case = await Case.open(table)
    more = await case.press(table.alice, "More")
    await table.owner.delete(case.card)
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Restate"])
    await table.alice.submit_modal(form, {"text": "+2", "why": ""})
    row = await row_of(table)
    assert row.message != case.message
    case.message = row.message
    assert "**A: +2**" in texts(case.card)
    await case.state(table.minjun, "+3")
    await case.press(table.minjun, "Agree with A")
    assert "### ⚖️ Ruling" in texts(case.card)


async def test_a_thread_is_made_where_it_is_asked_for(table: Any) -> None:
    """The card is in it, and works there."""
    result = await table.alice.slash(table.channel, "dispute open", question=QUESTION_ASKED, thread=True)
    assert "The dispute is open in <#" in said(result)
    row = await row_of(table)
    (thread,) = table.channel.threads
    assert row.thread == thread.id

    def card() -> Any:
        return ResponseMessage(table.env, table.env.backend.get_message(thread.id, row.message))

    assert texts(card()).startswith("## An 8")
    shown = await table.alice.click(card(), custom_id=pressables(card())["State yours"])
    await table.alice.submit_modal(shown, {"text": "+2", "why": ""})
    assert "**A: +2**" in texts(card())


async def test_an_archived_thread_opens_again_for_a_press(table: Any) -> None:
    """Discord refuses edits in an archived thread; the bot opens it and the card is up to date."""
    await table.alice.slash(table.channel, "dispute open", question=QUESTION_ASKED, thread=True)
    row = await row_of(table)
    (thread,) = table.channel.threads
    card = ResponseMessage(table.env, table.env.backend.get_message(thread.id, row.message))
    more = await table.alice.click(card, custom_id=pressables(card)["More"])
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Restate"])
    table.env.backend.get_channel(thread.id).thread_metadata.archived = True
    path = f"/channels/{thread.id}/messages/*"
    table.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=1)
    await table.alice.submit_modal(form, {"text": "+2", "why": ""})
    assert "**A: +2**" in texts(ResponseMessage(table.env, table.env.backend.get_message(thread.id, row.message)))
    assert not table.env.backend.get_channel(thread.id).thread_metadata.archived


async def test_without_the_permission_it_opens_in_the_channel(table: Any) -> None:
    """And says why there is no thread."""
    deny = discord.PermissionOverwrite(create_public_threads=False)
    channel = table.guild.create_text_channel("no-threads", overwrites={table.guild.default_role: deny})
    await table.env.settle()
    result = await table.alice.slash(channel, "dispute open", question=QUESTION_ASKED, thread=True)
    assert texts(result.response).startswith("## An 8")
    assert "No thread could be made" in texts(result.followups[0])


async def test_a_card_that_cannot_be_edited_loses_nothing(table: Any) -> None:
    """Discord fails once: the press counts all the same, and the one who pressed is told."""
    case = await (await Case.open(table)).heard()
    table.env.inject_error("POST", "/interactions/*", status=400, code=50035, times=1)
    told = await case.press(table.minjun, "Agree with A")
    assert "Written down" in said(told)
    assert "### ⚖️ Ruling" in texts(case.card)
