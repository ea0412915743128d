"""What hostile hands try on a dispute: pings, towers of marks, floods, a card or thread that somebody deletes."""

from typing import Any

import pytest
from dispute_support import QUESTION_ASKED, Case, begin_game, door_of, row_of, said
from simcord import ResponseMessage
from tests_support import pressables, texts

from bot.disputes.disputes import MOST_OPEN, Asked
from rules.errors import NotAllowedNow
from rules.rulings import moves
from rules.rulings.text import READING, WHY, line, lines


async def test_a_hundred_pings_in_every_field_ping_nobody(table: Any) -> None:
    """As full as the fields may be: the card stands, and nobody is mentioned but the two sides."""
    flood = f"<@{table.owner.id}>@everyone<@&1>@here<#2>"
    asked = await table.alice.slash(table.channel, "dispute open", question=(flood * 9)[:300], opponent=table.minjun)
    case = Case(table, asked.response.id)
    await case.state(table.alice, (flood * 9)[:READING], (flood * 20)[:WHY])
    await case.state(table.minjun, (flood * 9)[1 : READING + 1], (f"{flood}\n" * 20)[:WHY])
    shown = texts(case.card)
    assert f"<@{table.owner.id}>" not in shown
    assert "@everyone" not in shown
    assert "@here" not in shown
    history = table.channel.history()
    assert all(not one.mention_everyone and not one.role_mentions for one in history)
    assert {person.id for one in history for person in one.mentions} <= {table.alice.id, table.minjun.id}
    await case.press(table.minjun, "Agree with A")
    assert "### ⚖️ Ruling" in texts(case.card)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("\u202eabc\u2066d", "abcd"),
        ("a\u200b\u200d\ufeffb", "ab"),
        (f"Z{chr(0x0335) * 150}algo", f"Z{chr(0x0335) * 3}algo"),
        ("a\u0301\u0302b", "a\u0301\u0302b"),
        ("a\r\nb\u2028c", "a bc"),
    ],
)
def test_signs_that_turn_hide_or_tower_are_dropped(typed: str, kept: str) -> None:
    """Direction, joiners, and marks beyond what any writing needs; ordinary accents stay."""
    assert line(typed, READING) == kept
    assert "\n" in lines(f"{typed}\nmore", WHY)


async def test_a_channel_cannot_be_flooded(table: Any) -> None:
    """Beyond the limit each is refused in words, and nothing is written."""
    door = door_of(table)
    for number in range(MOST_OPEN):
        await door.open(table.guild.id, table.channel.id, Asked(f"Question {number}", table.alice.id), number + 1)
    refused = await table.alice.slash(table.channel, "dispute open", question="One more?")
    assert refused.ephemeral
    assert str(MOST_OPEN) in said(refused)
    assert (await row_of(table)).number == MOST_OPEN


async def test_both_sides_throw_in_the_same_moment_and_one_die_falls(table: Any) -> None:
    """Pressed at once on the card itself, past any turn-taking."""
    case = await (await Case.open(table)).heard()
    id_ = pressables(case.card)["By chance"]
    records = [table.emit_press(person, case.message, id_) for person in (table.alice, table.minjun)]
    await table.env.settle()
    assert all(one.responded for one in records)
    log = (await case.docket()).log
    assert [one.kind for one in log].count("threw") == 1
    assert [one.kind for one in log].count("ruled") == 1
    assert "### ⚖️ Ruling" in texts(case.card)


async def test_a_game_s_dispute_whose_card_was_deleted_is_found_again(table: Any) -> None:
    """Without it the game would stand still for good: asking for a dispute brings the open one's card back."""
    await begin_game(table)
    case = await Case.open(table)
    again = await table.minjun.slash(table.channel, "dispute open", question="Hello?")
    assert "open already" in said(again)
    await table.owner.delete(case.card)
    again = await table.minjun.slash(table.channel, "dispute open", question="Hello?")
    assert again.ephemeral
    assert "posted anew" in said(again)
    case.message = (await row_of(table)).message
    await case.state(table.minjun, "+3")
    assert "**B: +3**" in texts(case.card)


async def test_a_deleted_thread_leaves_its_dispute_in_the_channel(table: Any) -> None:
    """The card moves to where the dispute was opened, and works there."""
    await table.alice.slash(table.channel, "dispute open", question=QUESTION_ASKED, thread=True)
    row = await row_of(table)
    (thread,) = table.channel.threads
    card = ResponseMessage(table.env, table.env.backend.get_message(thread.id, row.message))
    more = await table.alice.click(card, custom_id=pressables(card)["More"])
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Restate"])
    for method in ("PATCH", "POST"):
        path = f"/channels/{thread.id}/messages*"
        table.env.inject_error(method, path, status=404, code=10003, message="Unknown Channel", times=None)
    await table.alice.submit_modal(form, {"text": "+2", "why": ""})
    row = await row_of(table)
    assert row.thread is None
    case = Case(table, row.message)
    assert "**A: +2**" in texts(case.card)
    await case.state(table.minjun, "+3")
    await case.press(table.minjun, "Agree with A")
    assert "### ⚖️ Ruling" in texts(case.card)


async def test_a_tampered_press_is_answered_and_changes_nothing(table: Any) -> None:
    """A reading that does not exist, a verb that does not exist, an answer that was never offered."""
    case = await (await Case.open(table)).heard()
    before = (await case.docket()).log
    known = pressables(case.card)["Agree with A"]
    for forged in (known.replace("agree.0-1", "agree.7-1"), known.replace("agree.0-1", "win.0-1")):
        record = table.emit_press(table.alice, case.message, forged)
        await table.env.settle()
        assert record.responded
    assert (await case.docket()).log == before
    door, row = door_of(table), await row_of(table)
    with pytest.raises(NotAllowedNow):
        await door.act(row.id, table.alice.id, 5, lambda state, _: _pick(state, table.alice.id))


def _pick(state: Any, person: int) -> Any:
    return moves.state_reading(state, person, "x", pick=("open-nothing@trench_crusade/falling", "yes"))
