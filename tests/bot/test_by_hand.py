"""Dice rolled by hand: typed with the command, asked for when they run out, kept across decisions."""

from typing import Any

from tests_support import pressables, texts


async def _pressed(table: Any, person: Any, message: Any, label: str) -> str:
    """Presses a button of a card and gives the card as it then stands."""
    await person.click(message, custom_id=pressables(table.stored(message.id))[label])
    return texts(table.stored(message.id))


async def _typed(table: Any, person: Any, message: Any, faces: str) -> Any:
    """Types dice into the card that waits for them."""
    asked = await person.click(message, custom_id=pressables(table.stored(message.id))["Type dice"])
    return await person.submit_modal(asked, {"faces": faces})


async def test_whoever_rolls_the_hit_first_is_asked_for_the_injury_afterwards(table: Any) -> None:
    """At a table the injury is rolled only after a hit; the bot waits for it."""
    result = await table.alice.slash(table.channel, "tc shoot", weapon="rifle", distance=5, faces="4 4")
    message = result.response.message
    shown = texts(result.response)
    assert shown.startswith("## ⏳ Injury: 2D6\nRoll and type them in · ")
    assert "**Hit 8** · 7–11 Success" in shown
    await _typed(table, table.alice, message, "6 5")
    ended = texts(table.stored(message.id))
    assert ended.startswith("## Out of Action")
    assert "dice rolled by hand" in ended


async def test_typed_dice_that_do_not_fit_are_refused_and_the_card_stays(table: Any) -> None:
    """Too few, too many, no dice at all: a private sentence, and the same card can be answered again."""
    result = await table.alice.slash(table.channel, "tc shoot", weapon="rifle", distance=5, faces="4 4")
    message = result.response.message
    for wrong, says in (
        ("6", "needs 2, you gave 1"),
        ("6 5 4", "1 left over"),
        ("six", "Cannot read those dice"),
        ("6 9", "9 is not on the die"),
    ):
        refused = await _typed(table, table.alice, message, wrong)
        assert refused.ephemeral
        assert says in texts(refused.response)
    assert "⏳ Injury" in texts(table.stored(message.id))
    await _typed(table, table.alice, message, "1 1")
    assert texts(table.stored(message.id)).startswith("## Minor Hit")


async def test_a_decision_that_needs_more_dice_asks_for_them_and_loses_none(table: Any) -> None:
    """Two dice were typed for the injury; one more is spent on, so the third is asked for and the two are kept."""
    result = await table.alice.slash(
        table.channel, "tc shoot", weapon="rifle", distance=5, target_blood=1, faces="4 4 6 5"
    )
    message = result.response.message
    shown = await _pressed(table, table.alice, message, "Spend 1")
    assert shown.startswith("## ⏳ Injury: 3D6")
    assert "kept: 6 5 · 1 more" in shown
    await _typed(table, table.alice, message, "6")
    ended = texts(table.stored(message.id))
    assert ended.startswith("## Out of Action")
    assert "**6 + 6** ~~(5)~~ · two highest" in ended


async def test_a_decision_that_needs_fewer_dice_says_which_were_not_needed(table: Any) -> None:
    """Dice typed for a spent marker that was then kept: those that fit count, the rest is named."""
    result = await table.alice.slash(
        table.channel, "tc shoot", weapon="rifle", distance=5, target_blood=1, faces="4 4 6 1 6"
    )
    shown = await _pressed(table, table.alice, result.response.message, "None")
    assert shown.startswith("## Down")
    assert "typed but not needed: 6" in shown


async def test_only_those_who_roll_may_type(table: Any) -> None:
    """Somebody else is told whose dice they are; a form sent late says so."""
    result = await table.alice.slash(
        table.channel, "tc shoot", weapon="rifle", distance=5, faces="4 4", opponent=table.minjun
    )
    message = result.response.message
    button = pressables(result.response)["Type dice"]
    foreign = await table.minjun.click(message, custom_id=button)
    assert "Not your decision" in texts(foreign.response)
    first = await table.alice.click(message, custom_id=button)
    second = await table.alice.click(message, custom_id=button)
    await table.alice.submit_modal(first, {"faces": "1 1"})
    late = await table.alice.submit_modal(second, {"faces": "6 6"})
    assert "That button is old" in texts(late.response)
    assert texts(table.stored(message.id)).startswith("## Minor Hit")


async def test_waiting_for_dice_outlives_a_restart(table: Any) -> None:
    """The card is in the database: what was typed, decided and rolled so far is still there."""
    result = await table.alice.slash(table.channel, "tc rolloff", faces="3")
    message = result.response.message
    await table.restart()
    message = table.channel.last_message
    await _typed(table, table.alice, message, "5")
    assert texts(table.stored(message.id)).startswith("## Other side wins roll-off")
