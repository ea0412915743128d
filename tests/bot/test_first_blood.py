"""/fb: tests that fail at once, two-step rolls, Hits against Blocks as the table plays them, being driven back."""

from typing import Any

import pytest
from tests_support import pressables, texts


async def test_a_re_roll_is_a_secondary_roll(table: Any) -> None:
    """The first die struck, the second final, the chance of both together."""
    result = await table.alice.slash(table.channel, "fb test", value=3, reroll="failures", faces="5 2", who="Brute")
    shown = texts(result.response)
    assert shown.startswith("## Passed\nBrute\n-# chance of this 75.0%\n-# dice rolled by hand")
    assert "**Secondary Roll 2** · needs 3 or less · Success" in shown
    assert "Conquest: First Blood `cards`" in shown


async def test_some_tests_fail_without_a_roll(table: Any) -> None:
    """A characteristic of 0, and a Broken warrior's Resolve."""
    zero = await table.alice.slash(table.channel, "fb test", value=2, modifier=-2)
    assert "A characteristic of 0 fails automatically" in texts(zero.response)
    broken = await table.alice.slash(table.channel, "fb test", value=5, resolve=True, broken=True)
    assert texts(broken.response).startswith("## Fails without a roll")
    assert "Broken: every Resolve test fails" in texts(broken.response)


async def test_a_roll_gathers_re_rolls_and_extra_dice(table: Any) -> None:
    """Inspired adds a die; one Secondary Roll of everything."""
    result = await table.alice.slash(
        table.channel,
        "fb roll",
        dice=2,
        value=3,
        inspired=True,
        reroll="failures",
        extra_dice="1",
        faces="1 5 6 1 4 3",
    )
    shown = texts(result.response)
    assert "-# +1  Inspired" in shown
    assert "-# one more die for each 1" in shown
    assert "**Secondary Roll 2**/3" in shown
    assert shown.startswith("## 3 successes")


async def test_how_blocks_compare_is_asked_of_the_table(table: Any) -> None:
    """Two open points, each answer with its chance; the result names both readings."""
    result = await table.alice.slash(table.channel, "fb blocks", blocks=2, on_table="4 4 2", faces="5 3")
    asked = texts(result.response)
    assert asked.startswith("## ⏳ Which Block stops a Hit?")
    assert "no source settles this" in asked
    message = result.response.message
    await table.alice.click(message, custom_id=pressables(result.response)["Equal or higher"])
    second = table.stored(message.id)
    assert texts(second).startswith("## ⏳ Who pairs Blocks and Hits?")
    await table.alice.click(message, custom_id=pressables(second)["The defender"])
    ended = texts(table.stored(message.id))
    assert ended.startswith("## 1 Hit gets through")
    assert "as you play it: a Block stops an equal or lower Hit" in ended


async def test_a_question_of_the_table_is_not_for_others_to_press(table: Any) -> None:
    """The one who rolls answers for the table; a press from elsewhere is not counted."""
    result = await table.alice.slash(table.channel, "fb blocks", blocks=2, on_table="4 2", opponent=table.minjun)
    button = pressables(result.response)["The same"]
    foreign = await table.minjun.click(result.response.message, custom_id=button)
    assert foreign.ephemeral
    assert "Not your decision" in texts(foreign.response)


async def test_a_preview_of_twenty_against_twenty(table: Any) -> None:
    """Exact odds, nothing rolled, and then exactly this."""
    result = await table.alice.slash(
        table.channel, "fb blocks", blocks=20, hits=20, compared="block-higher", pairing="pair-freely", preview=True
    )
    shown = texts(result.response)
    assert "nothing rolled yet" in shown
    assert shown.startswith("## At least 1 Hit through · 76.7%")
    assert "At least 3 Hits through · 43.8%" in shown
    rolled = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Roll this"])
    assert "paired" in texts(rolled.response) or "pairs" in texts(rolled.response)


async def test_a_warrior_is_driven_back_to_a_gap(table: Any) -> None:
    """Not a move of 2"; the table edge is an open point."""
    moved = await table.alice.slash(table.channel, "fb driven", gap=0.5)
    assert 'Moves **1.5"** straight away · gap 2"' in texts(moved.response)
    stays = await table.alice.slash(table.channel, "fb driven", gap=2.5)
    assert texts(stays.response).startswith("## Does not move")
    edge = await table.alice.slash(table.channel, "fb driven", gap=0.5, edge=1)
    assert "What does the edge do?" in texts(edge.response)


@pytest.mark.parametrize(
    ("command", "options", "says"),
    [
        ("fb roll", {"dice": 2, "value": 3, "kind": "barrage", "inspired": True}, "Inspired adds an attack only"),
        ("fb roll", {"dice": 2, "value": 3, "aimed": True}, "Aimed needs Barrage X"),
        ("fb roll", {"dice": 2, "value": 3, "broken": True}, "A Broken warrior only rallies"),
        ("fb test", {"value": 3, "edition": "2.0"}, "No source says how dice are read in 2.0"),
        ("fb blocks", {"blocks": 2, "on_table": "4 6"}, "1 to 5, not 6."),
        ("fb blocks", {"blocks": 2}, "1 to 20, not 0."),
    ],
)
async def test_what_cannot_be_is_refused(table: Any, command: str, options: dict[str, Any], says: str) -> None:
    """In private, with the rule and the numbers."""
    result = await table.alice.slash(table.channel, command, **options)
    assert result.ephemeral
    assert says in texts(result.response)


async def test_a_korean_reader_is_answered_in_korean(table: Any) -> None:
    """Refusals are private and in the reader's language."""
    table.speaks(table.minjun, "ko")
    refused = await table.minjun.slash(table.channel, "fb roll", dice=2, value=3, broken=True)
    assert texts(refused.response).startswith("## 와해됨! 전사는 재집결만 할 수 있어요")


async def test_a_half_is_rounded_up_and_says_so(table: Any) -> None:
    """Half of March 5 is 3; half of 4.5" is 3"."""
    half = await table.alice.slash(table.channel, "fb half", value=5, who="Reposition")
    assert "**3** · half of 5\n-# always up" in texts(half.response)
    far = await table.alice.slash(table.channel, "fb half", value=4.5, of="distance")
    assert '**3"** · half of 4.5"' in texts(far.response)
    refused = await table.alice.slash(table.channel, "fb half", value=4.5)
    assert "A characteristic is a whole number" in texts(refused.response)


async def test_what_nobody_agrees_on_is_decided_at_random(table: Any) -> None:
    """Ways in the players' words, each equally likely; markup in them does nothing."""
    ways = "it moves first | **it** shoots first"
    result = await table.alice.slash(table.channel, "fb random", ways=ways, faces="2")
    shown = texts(result.response)
    assert shown.startswith("## \\*\\*it\\*\\* shoots first\n")
    assert "50.0%" in shown
    assert "-# 1 it moves first · **2 \\*\\*it\\*\\* shoots first**" in shown
    asked = await table.alice.slash(table.channel, "fb random", ways=ways, preview=True)
    assert texts(asked.response).startswith("## it moves first 50.0%")
    await table.alice.slash(table.channel, "game new", scenario="x", system="first_blood")
    for person, label in ((table.minjun, "Take a seat"), (table.alice, "Start")):
        panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
        await person.click(panel, custom_id=pressables(panel)[label])
    await table.alice.slash(table.channel, "fb random", ways=ways, faces="1")
    log = await table.alice.slash(table.channel, "game log")
    assert "**it moves first**" in texts(log.response)
    alone = await table.alice.slash(table.channel, "fb random", ways="only this")
    assert alone.ephemeral
    assert "2 to 6" in texts(alone.response)


async def test_a_card_shows_what_its_number_rests_on(table: Any) -> None:
    """The Hits that lie there, the face that was needed though dice are re-rolled, and the rule where no die falls."""
    blocks = await table.alice.slash(
        table.channel, "fb blocks", blocks=1, on_table="2 4", compared="block-equal", faces="4"
    )
    message = blocks.response.message
    await table.alice.click(message, custom_id=pressables(blocks.response)["The defender"])
    assert "Hits on the table: 4, 2" in texts(table.stored(message.id))
    again = await table.alice.slash(table.channel, "fb roll", dice=2, value=3, reroll="failures", faces="1 5 4")
    assert "**Attack 1** · 3 or less" in texts(again.response)
    for command, options in (
        ("fb driven", {"gap": 0.5}),
        ("fb half", {"value": 5}),
        ("fb test", {"value": 0}),
        ("fb test", {"value": 5, "resolve": True, "broken": True}),
    ):
        shown = await table.alice.slash(table.channel, command, **options)
        assert "Rules used here" in pressables(shown.response), command
    twice = await table.alice.slash(table.channel, "fb blocks", blocks=1, hits=2, on_table="4")
    assert "The Hits lie there already" in texts(twice.response)
    none = await table.alice.slash(table.channel, "fb roll", dice=0, value=3)
    assert "There are no dice to roll" in texts(none.response)
