"""/roll and the rolls of a game: results, refusals, decisions by the right person."""

from typing import Any

import pytest
from tests_support import pressables, texts


async def test_a_roll_shows_total_dice_and_chance(table: Any) -> None:
    """The total first, then the dice, then the chance of at least as much, then what was typed."""
    result = await table.alice.slash(table.channel, "roll", dice="4d6kh3+2", label="exploration")
    lines = texts(result.response).splitlines()
    assert lines[0].startswith("# ")
    assert "~~(" in lines[1]
    assert "or more:" in lines[2]
    assert lines[3] == "-# `4d6kh3+2` exploration"


@pytest.mark.parametrize(
    ("dice", "shows"),
    [
        ("2D6>=7", "`>=7`"),
        ("6B6>=4", "success"),
        ("x3 2D6", "3 rolls"),
        ("D66", "`D66`"),
        ("choice[spear,sword]", "one of 2"),
        ("1000d6", "All 1,000 dice in the order they fell:"),
        ("5d6!", "`5d6!6^10`"),
        ("20d6!", "or more:"),
        ("100d6kh50", "or more:"),
        ("1000d6kh500", "or more:"),
        ("x3 2d6>=7", "of 3 succeed"),
    ],
)
async def test_every_form_has_its_card(table: Any, dice: str, shows: str) -> None:
    """Forms that players have in their fingers are rolled and shown."""
    result = await table.alice.slash(table.channel, "roll", dice=dice)
    assert shows in texts(result.response)
    assert not result.ephemeral


async def test_many_dice_are_attached_in_order(table: Any) -> None:
    """Hundreds of dice fit one card; the list of all is a file."""
    result = await table.alice.slash(table.channel, "roll", dice="200d6kh100")
    assert [file.filename for file in result.response.attachments] == ["dice.txt"]


async def test_a_bad_roll_is_refused_in_the_reader_s_language(table: Any) -> None:
    """The refusal says what was understood and what to write."""
    english = await table.alice.slash(table.channel, "roll", dice="4d6kh9")
    assert english.ephemeral
    assert texts(english.response) == (
        "## Cannot keep 9 of 4 dice\nRead up to `4d6` · stopped at `kh9`\nAfter `kh` write 1 to 4."
    )
    table.speaks(table.minjun, "ko")
    korean = await table.minjun.slash(table.channel, "roll", dice="4d6kh9")
    assert texts(korean.response).startswith("## 4개에서 9개를 남길 수 없어요")


async def test_a_secret_roll_can_be_shown_later(table: Any) -> None:
    """Only the roller sees it, until they show exactly that result to all."""
    result = await table.alice.slash(table.channel, "roll", dice="3d6", secret=True)
    assert result.ephemeral
    total = texts(result.response).splitlines()[0]
    shown = await table.alice.click(result.response, custom_id=pressables(result.response)["Show to all"])
    assert not shown.ephemeral
    assert texts(shown.response).splitlines()[0] == total


async def test_one_of_several_secret_rolls_says_so_when_it_is_shown(table: Any) -> None:
    """Whichever card is pressed, first or last: everybody learns how often it was rolled in private."""
    first = (await table.alice.slash(table.channel, "roll", dice="3d6", secret=True)).response
    second = (await table.alice.click(first, custom_id=pressables(first)["Roll again"])).response
    third = (await table.alice.click(second, custom_id=pressables(second)["Roll again"])).response
    fourth = (await table.alice.click(first, custom_id=pressables(first)["Roll again"])).response
    for place, card in enumerate((first, second, third, fourth), start=1):
        shown = await table.alice.click(card, custom_id=pressables(card)["Show to all"])
        assert not shown.ephemeral
        assert f"-# roll {place} of 4 made in private" in texts(shown.response)


async def test_roll_again_and_odds(table: Any) -> None:
    """The buttons of a roll."""
    result = await table.alice.slash(table.channel, "roll", dice="2d6")
    again = await table.minjun.click(result.response.message, custom_id=pressables(result.response)["Roll again"])
    assert "`2d6`" in texts(again.response)
    odds = await table.minjun.click(result.response.message, custom_id=pressables(result.response)["Odds"])
    assert odds.ephemeral
    lines = [line for line in texts(odds.response).replace("*", "").splitlines() if line]
    assert lines[2] == "2 or more · 100%"
    assert lines[-1] == "12 or more · 2.8%"
    assert len(lines) == 2 + 11


@pytest.mark.parametrize(
    ("typed", "english", "korean"),
    [
        ("6d6 4+", "Count: `6B6>=4` · total: `6d6>=4`", "세기 `6B6>=4` · 합 `6d6>=4`"),
        ("4+", "One die: `1d6>=4`", "하나면 `1d6>=4`"),
        ("8d6<=3 reroll 1", "Read up to `8d6<=3` · stopped at `reroll 1`", "멈춘 곳 `reroll 1`"),
    ],
)
async def test_dice_meaning_is_asked_for_not_swallowed(table: Any, typed: str, english: str, korean: str) -> None:
    """Nothing is rolled, and the answer holds what to type, in the reader's language."""
    result = await table.alice.slash(table.channel, "roll", dice=typed)
    assert result.ephemeral
    assert english in texts(result.response)
    table.speaks(table.minjun, "ko")
    result = await table.minjun.slash(table.channel, "roll", dice=typed)
    assert korean in texts(result.response)


async def test_a_sum_that_counts_nothing_tells_how_to_count(table: Any) -> None:
    """Six dice add up to four always; the card says what to write for successes."""
    result = await table.alice.slash(table.channel, "roll", dice="6d6>=4")
    assert "-# to count dice one by one: `6B6>=4`" in texts(result.response)


async def test_a_repeated_pick_shows_what_was_picked(table: Any) -> None:
    """Words, not their places in the list."""
    result = await table.alice.slash(table.channel, "roll", dice="x3 choice[spear,spear]")
    assert texts(result.response).count("**spear**") == 3


async def test_a_success_roll_names_its_modifiers(table: Any) -> None:
    """Headline, chance, what it needed, the dice, each modifier with its number first."""
    result = await table.alice.slash(table.channel, "tc success", dice=-1, who="Johann", faces="6 5 3")
    shown = texts(result.response)
    assert shown.startswith("## Success\nJohann\n-# chance of this 31.5%\n-# dice rolled by hand")
    assert "**Success roll 8** · 7–11 Success" in shown
    assert "**5 + 3** ~~(6)~~ · two lowest" in shown
    assert "-# −1 DICE  as stated" in shown
    assert "Trench Crusade `1.0.2`" in shown


async def test_a_preview_shows_odds_and_rolls_exactly_that(table: Any) -> None:
    """Nothing is rolled before the button, and the picture has a text that says the same."""
    result = await table.alice.slash(table.channel, "tc success", dice=1, preview=True)
    shown = texts(result.response)
    assert "Success 80.6%" in shown
    assert "nothing rolled yet" in shown
    assert "Critical success 7.4%" in shown
    assert [file.filename for file in result.response.attachments] == ["odds.png"]
    rolled = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Roll this"])
    assert "+1 DICE" in texts(rolled.response)


async def test_a_decision_belongs_to_the_opponent(table: Any) -> None:
    """The card waits; the roller's press is not counted, the opponent's is, and a second one is told so."""
    result = await table.alice.slash(table.channel, "tc success", blood=2, opponent=table.minjun)
    waiting = texts(result.response)
    assert waiting.startswith("## ⏳ Spend Blood markers?")
    assert f"<@{table.minjun.id}> decides" in waiting
    message, spend = result.response.message, pressables(result.response)["Spend 2"]
    foreign = await table.alice.click(message, custom_id=spend)
    assert foreign.ephemeral
    assert "Not your decision" in texts(foreign.response)
    decided = await table.minjun.click(message, custom_id=spend)
    assert decided.acknowledged
    ended = table.channel.last_message
    assert "−2 DICE  2 Blood markers" in texts(_as_payload(table, ended))


async def test_an_open_question_is_put_to_the_table(table: Any) -> None:
    """Leftover markers beside a Bloodbath: nobody decides it for the players."""
    result = await table.alice.slash(table.channel, "tc injury", blood=4, down=True)
    menu = pressables(result.response)["Choose an answer"]
    await table.alice.select(result.response.message, ["0.5"], custom_id=menu)
    asked = texts(_as_payload(table, table.channel.last_message))
    assert "May leftover Blood be spent too?" in asked
    assert "no source settles this" in asked


@pytest.mark.parametrize(
    ("faces", "says"),
    [("6", "needs 2, you gave 1"), ("6 7", "7 is not on the die"), ("six", "Cannot read"), ("6 5 4", "left over")],
)
async def test_typed_dice_that_do_not_fit_are_refused(table: Any, faces: str, says: str) -> None:
    """Too few, impossible, unreadable, too many: nothing is rolled."""
    result = await table.alice.slash(table.channel, "tc success", faces=faces)
    assert result.ephemeral
    assert says in texts(result.response)


def _as_payload(table: Any, message: Any) -> Any:
    return table.stored(message.id)


@pytest.mark.parametrize(
    ("dice", "odds"), [("2d6", True), ("6B6>=4", True), ("50d6!", True), ("choice[a,b]", False), ("x2 2d6", False)]
)
async def test_odds_are_offered_only_where_there_are_some(table: Any, dice: str, odds: bool) -> None:
    """No button leads to a refusal."""
    result = await table.alice.slash(table.channel, "roll", dice=dice)
    assert ("Odds" in pressables(result.response)) == odds
