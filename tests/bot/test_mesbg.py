"""Middle-earth's rolls in Discord: results, previews, decisions by the right person, refusals, Korean."""

from typing import Any

import pytest
from battle_support import begin
from tests_support import pressables, texts


async def test_a_duel_shows_both_sides_dice_and_what_follows(table: Any) -> None:
    """The headline says who won; each side has its block, then the loser backs away."""
    result = await table.alice.slash(
        table.channel, "mesbg duel", attacks=2, fight=4, weapon="two-handed", faces="6 5 3", who="Boromir"
    )
    shown = texts(result.response)
    assert shown.startswith("## Roller wins the duel\nBoromir\n-# chance of this 63.4%\n-# dice rolled by hand")
    assert "\n**6** ~~(5)~~\n-# Fight 4\n-# −1  two-handed" in shown
    assert "**Duel 3** · other side" in shown
    assert 'The loser backs away 1"' in shown
    assert "`2024`" in shown


async def test_a_preview_shows_odds_and_rolls_exactly_that(table: Any) -> None:
    """Nothing is rolled before the button."""
    result = await table.alice.slash(table.channel, "mesbg duel", attacks=3, their_attacks=2, fight=4, preview=True)
    shown = texts(result.response)
    assert shown.startswith("## Roller wins the duel 71.9%\n-# nothing rolled yet")
    assert [file.filename for file in result.response.attachments] == ["odds.png"]
    rolled = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Roll this"])
    assert "**Duel " in texts(rolled.response)


async def test_might_is_the_losing_hero_s_decision(table: Any) -> None:
    """The opponent is behind: the roller's press is not counted, the opponent's is."""
    result = await table.alice.slash(
        table.channel, "mesbg duel", fight=4, their_might=2, their_fight=5, faces="5 4", opponent=table.minjun
    )
    waiting = texts(result.response)
    assert waiting.startswith("## ⏳ Spend Might? 4 v 5")
    assert f"<@{table.minjun.id}> decides" in waiting
    message, spend = result.response.message, pressables(result.response)["Spend 1"]
    foreign = await table.alice.click(message, custom_id=spend)
    assert foreign.ephemeral
    assert "Not your decision" in texts(foreign.response)
    await table.minjun.click(message, custom_id=spend)
    ended = texts(table.stored(table.channel.last_message.id))
    assert ended.startswith(f"## Duel won by <@{table.minjun.id}>")
    assert f"<@{table.minjun.id}> · Might 2 → 1" in ended


async def test_might_that_was_spent_stands_under_its_die(table: Any) -> None:
    """5 (4 + 1 Might) in a duel; on a to-wound roll as well; of two heroes under the right one's die."""
    result = await table.alice.slash(table.channel, "mesbg duel", fight=4, might=2, faces="4 5")
    message = result.response.message
    await table.alice.click(message, custom_id=pressables(result.response)["Spend 2"])
    shown = texts(table.stored(message.id))
    assert "**Duel 4**" in shown
    assert "**6** (4 + 2 Might)" in shown
    assert shown.index("**6** (4 + 2 Might)") < shown.index("**Duel 5**")
    struck = await table.alice.slash(table.channel, "mesbg strikes", strength=3, defence=5, might=1, faces="4")
    message = struck.response.message
    await table.alice.click(message, custom_id=pressables(struck.response)["Spend 1"])
    assert "**5** (4 + 1 Might)" in texts(table.stored(message.id))


async def test_a_fight_goes_on_to_strikes_and_fate(table: Any) -> None:
    """Won, struck twice for being Trapped, one wound saved, one lost; each decision on the same card."""
    result = await table.alice.slash(
        table.channel,
        "mesbg fight",
        fight=5,
        strength=4,
        their_defence=4,
        their_hero="0:1:1:2",
        position="theirs-trapped",
        faces="6 2 4 5 4",
        opponent=table.minjun,
    )
    assert texts(result.response).startswith("## ⏳ Spend Fate?")
    await table.minjun.click(result.response.message, custom_id=pressables(result.response)["Spend 1"])
    ended = texts(table.stored(table.channel.last_message.id))
    assert ended.startswith(f"## Won by <@{table.alice.id}> · loser wounded")
    assert "-# +1 D6  Trapped, strikes doubled" in ended
    assert "· 4+ Saved" in ended
    minjun = f"<@{table.minjun.id}>"
    assert f"{minjun} · Wounds 2 → 1\n{minjun} · Fate 1 → 0\nThe loser is Trapped and stays" in ended


async def test_an_open_question_is_put_to_the_table_or_settled_by_an_option(table: Any) -> None:
    """2024's numbers for a leap are not in the sources."""
    asked = await table.alice.slash(table.channel, "mesbg leap", gap=2.0, height=1.5)
    assert "no source settles this" in texts(asked.response)
    await table.alice.click(asked.response.message, custom_id=pressables(asked.response)["2018 numbers"])
    ended = texts(table.stored(table.channel.last_message.id))
    assert "Which numbers for this test? “2018 numbers”" in ended
    settled = await table.alice.slash(table.channel, "mesbg leap", gap=2.0, height=1.5, numbers="as-2018", faces="1")
    assert texts(settled.response).startswith("## Falls, prone")


@pytest.mark.parametrize(
    ("command", "options", "says"),
    [
        ("jump", {"obstacle": 2.0, "height": 1.5, "edition": "2018"}, 'Up to its own height, 1.5"; it is 2".'),
        ("shoot", {"into_fight": True}, "Good may not risk hitting its friends"),
        ("shoot", {"moved": True, "missile": "crossbow"}, "A crossbow cannot shoot after moving"),
        ("fight", {"hero": "3:2"}, "Cannot read “3:2”"),
        ("fight", {"spears": 1, "spear_stats": "strong"}, "Write Fight/Strength, for example `4/3`"),
        ("courage", {"courage": 1}, "2 to 12, not 1"),
        ("duel", {"faces": "7 1"}, "7 is not on the die"),
    ],
)
async def test_what_cannot_be_is_refused_with_its_number(
    table: Any, command: str, options: dict[str, Any], says: str
) -> None:
    """Private, kind, and nothing is rolled."""
    result = await table.alice.slash(table.channel, f"mesbg {command}", **options)
    assert result.ephemeral
    assert says in texts(result.response)


@pytest.mark.parametrize(
    ("command", "options", "headline"),
    [
        ("priority", {"faces": "6 2"}, "Priority: the roller"),
        ("strikes", {"strikes": 2, "strength": 3, "defence": 8, "modifier": 1, "faces": "5 4 3"}, "Slain"),
        ("strikes", {"defence": 10, "strength": 1}, "No wound"),
        ("shoot", {"moved": True, "faces": "4"}, "Miss"),
        ("shoot", {"in_the_way": "agreed-5", "faces": "4 4"}, "In the way"),
        ("shoot", {"missile": "sling", "faces": "4 4 5 6", "defence": 4}, "Hit · slain"),
        ("shoot", {"side": "evil", "into_fight": True, "friend_defence": 3, "faces": "4 3 5"}, "A friend is hit"),
        ("courage", {"courage": 7, "faces": "3 4"}, "Courage test passed"),
        ("courage", {"courage": 4, "edition": "2018", "faces": "2 3"}, "Courage test failed"),
        ("jump", {"numbers": "as-2018", "faces": "6"}, "Success · may move on"),
        ("climb", {"numbers": "as-2018", "faces": "1"}, "Falls"),
        ("fall", {"drop": 3.5, "height": 1.5, "numbers": "as-2018", "faces": "3 4 2"}, "Fell · no wound"),
        ("fall", {"drop": 1.5, "height": 1.5}, "Fall does no harm"),
        ("duel", {"banner": "mine-bearer", "faces": "6 5", "fight": 4}, "Roller wins the duel"),
        ("duel", {"spears": 2, "spear_fight": 4, "faces": "1 2 5 5"}, "Roller wins the duel"),
        ("duel", {"side": "evil", "faces": "5 5 2"}, "Roller wins the duel"),
    ],
)
async def test_every_command_has_its_card(table: Any, command: str, options: dict[str, Any], headline: str) -> None:
    """Each roll with dice thrown by hand, in the server's edition unless another is named."""
    result = await table.alice.slash(table.channel, f"mesbg {command}", **options)
    assert not result.ephemeral, texts(result.response)
    assert texts(result.response).splitlines()[0] == f"## {headline}"


async def test_korean_answers_stand_in_korean(table: Any) -> None:
    """A server that reads Korean gets the card in Korean, a Korean reader the refusal."""
    table.speaks(table.minjun, "ko")
    refused = await table.minjun.slash(table.channel, "mesbg jump", obstacle=2.0, height=1.5, edition="2018")
    assert texts(refused.response).startswith("## 너무 높아 뛰어넘을 수 없어요")
    await table.bot.store.choose_for_server(table.guild.id, language="ko")
    shown = await table.minjun.slash(table.channel, "mesbg fight", faces="6 1 5", fight=4)
    assert texts(shown.response).startswith("## 굴린 쪽 승리 · 처치")
    assert "-# Strength 3 대 Defence 5 · 표 5" in texts(shown.response)


async def test_a_headline_that_two_players_read_names_who_it_is(table: Any) -> None:
    """Neither “you” nor “opponent” where the card knows both."""
    who = f"<@{table.minjun.id}>"
    for command, faces, says in (
        ("mesbg priority", "2 5", f"## Priority: {who}"),
        ("laok supremacy", "2 5", f"## {who} goes first"),
        ("tc rolloff", "2 5", f"## {who} wins the roll-off"),
    ):
        rolled = await table.alice.slash(table.channel, command, faces=faces, opponent=table.minjun)
        card = rolled.response or rolled.followups[0]
        assert texts(card).startswith(says)


@pytest.mark.parametrize(
    ("faces", "english", "korean"),
    [
        ("6 1 5", "Lurtz slain by Boromir", "Boromir → Lurtz · 처치"),
        ("6 1 2", "Won by Boromir · no wound", "Boromir 승리 · 부상 없음"),
        ("1 6 5", "Boromir slain by Lurtz", "Lurtz → Boromir · 처치"),
        ("1 6 1", "Won by Lurtz · no wound", "Lurtz 승리 · 부상 없음"),
    ],
)
async def test_a_fight_names_who_beats_whom(table: Any, faces: str, english: str, korean: str) -> None:
    """By the names that were typed, whoever rolled; nothing is won or lost without saying by whom."""
    for lang, headline in (("en", english), ("ko", korean)):
        await table.bot.store.choose_for_server(table.guild.id, language=lang)
        fought = await table.alice.slash(
            table.channel, "mesbg fight", who="Boromir > Lurtz", fight=4, faces=faces, opponent=table.minjun
        )
        assert texts(fought.response).splitlines()[0] == f"## {headline}"
    struck = await table.alice.slash(table.channel, "mesbg duel", who="Boromir vs", fight=4, faces="1 6")
    assert texts(struck.response).splitlines()[0] == "## 결투 승리: 상대편"


async def test_heroic_actions_and_magic_have_their_cards(table: Any) -> None:
    """The new number first; a power cast by one player and resisted by the other."""
    strike = await table.alice.slash(table.channel, "mesbg heroic", action="strike", value=5, faces="4")
    shown = texts(strike.response)
    assert shown.startswith("## Fight is now 7\n-# 7 or more: ")
    assert "Fight 5 → 7\n-# For the roll it is for: `fight:7`" in shown
    doubled = await table.alice.slash(table.channel, "mesbg heroic", action="strength", value=6)
    assert "Strength 6 → 10\n-# 10 is the most" in texts(doubled.response)
    cast = await table.alice.slash(
        table.channel, "mesbg cast", dice=2, needed=4, resist=1, their_might=1, opponent=table.minjun,
        equal="equal-resists", faces="2 5 4",
    )  # fmt: skip
    waiting = texts(cast.response)
    assert "Resisting" in waiting
    assert f"<@{table.minjun.id}> decides" in waiting
    message = cast.response.message
    await table.minjun.click(message, custom_id=pressables(cast.response)["Spend 1"])
    ended = texts(table.stored(message.id))
    assert ended.startswith("## Resisted")
    assert "**5** (4 + 1 Might)" in ended
    assert f"<@{table.minjun.id}> · Will −1" in ended


async def test_heroic_defence_rend_and_accuracy_say_what_they_do(table: Any) -> None:
    """Each changes a roll and stands under it."""
    defended = await table.alice.slash(table.channel, "mesbg strikes", heroic_defence=True, modifier=1, faces="5")
    assert texts(defended.response).startswith("## No wound")
    assert "Heroic Defence: a natural 6 only" in texts(defended.response)
    rent = await table.alice.slash(table.channel, "mesbg strikes", strength=4, defence=9, rend=4, faces="4")
    assert texts(rent.response).startswith("## Slain")
    assert "Rend: against its own Strength 4" in texts(rent.response)
    shot = await table.alice.slash(
        table.channel, "mesbg shoot", in_the_way="wall", accuracy=True, way_numbers="as-2018", faces="4 2 3 6"
    )
    assert "**In the way, re-rolled" in texts(shot.response)


async def test_a_test_on_the_move_says_which_one_it_is(table: Any) -> None:
    """A success alone does not: on the card, and in the log of a game."""
    await begin(table, "mesbg", {"Aragorn": "F6"}, {})
    for feat, more in (
        ("climb", {}),
        ("jump", {"obstacle": 1.0, "height": 1.5}),
        ("leap", {"gap": 1.0, "height": 1.5}),
    ):
        options = {"who": "Aragorn", "numbers": "as-2018", "faces": "6", **more}
        rolled = await table.alice.slash(table.channel, f"mesbg {feat}", **options)
        assert texts(rolled.response).splitlines()[1] == f"Aragorn · {feat.title()}"
    log = await table.alice.slash(table.channel, "game log")
    assert "Aragorn · Climb · **Success" in texts(log.response)


async def test_what_needs_no_die_says_why(table: Any) -> None:
    """A strike that cannot wound and a fall that does no harm, each with its rule."""
    hopeless = await table.alice.slash(table.channel, "mesbg strikes", strength=1, defence=10)
    assert "Strength 1 cannot wound Defence 10" in texts(hopeless.response)
    harmless = await table.alice.slash(table.channel, "mesbg fall", drop=1.0, height=1.5)
    assert '1" is no more than its own 1.5"' in texts(harmless.response)
    for shown in (hopeless, harmless):
        assert "Rules used here" in pressables(shown.response)


async def test_a_preview_says_which_side_rolls_and_asks_without_numbers_of_one_case(table: Any) -> None:
    """Two duel throws told apart; decisions as such, not one of their many cases."""
    result = await table.alice.slash(table.channel, "mesbg duel", attacks=2, might=1, banner="mine", preview=True)
    shown = texts(result.response)
    assert f"**Duel** · <@{table.alice.id}> · 2D6" in shown
    assert "**Duel** · other side · 1D6" in shown
    assert "Spend Might?" in shown
    assert " 1 v 1" not in shown


async def test_a_volley_of_many_shots_fits_one_card_with_all_dice_in_a_file(table: Any) -> None:
    """Thirty shots thrown one by one, as Might may follow each: the last ones on the card, none is lost."""
    asked = await table.alice.slash(table.channel, "mesbg shoot", shots=30, might=6, modifier=3, defence=1)
    shown = asked.response
    while "Spend" in " ".join(pressables(shown)) or "No" in pressables(shown):
        no = next(one for label, one in pressables(shown).items() if ":answer." in one)
        shown = (await table.alice.click(shown, custom_id=no)).response
    assert "stand in the file" in texts(shown)
    (file,) = shown.attachments
    listed = (await file.read()).decode()
    assert listed.count("To hit") == 30
    assert "**" not in listed


async def test_who_had_priority_is_asked_by_name(table: Any) -> None:
    """Buttons cannot mention players, so they say what these are called, or what the units are."""
    options = {"opponent": table.minjun, "edition": "2018", "faces": "3 3"}
    asked = await table.alice.slash(table.channel, "mesbg priority", **options)
    message, labels = asked.response.message, pressables(asked.response)
    assert {"alice", "minjun", "First turn"} <= set(labels)
    assert not {"Roller", "Opponent"} & set(labels)
    await table.alice.click(message, custom_id=labels["minjun"])
    ended = texts(table.stored(message.id))
    assert ended.startswith(f"## Priority: <@{table.alice.id}>")
    assert f"Who had Priority last turn? <@{table.minjun.id}>" in ended
    named = await table.alice.slash(table.channel, "mesbg priority", who="Gondor > Isengard", **options)
    assert {"Gondor", "Isengard", "First turn"} <= set(pressables(named.response))


async def test_sides_are_called_by_name_wherever_both_are_known(table: Any) -> None:
    """On the buttons of a drawn duel, in odds and their picture; one who answers for both is the roller."""
    options = {"fight": 4, "their_fight": 4, "faces": "5 5"}
    drawn = await table.alice.slash(table.channel, "mesbg duel", opponent=table.minjun, **options)
    assert {"Good: alice", "Good: minjun"} <= set(pressables(drawn.response))
    alone = await table.alice.slash(table.channel, "mesbg duel", **options)
    assert {"Roller Good", "Opponent Good"} <= set(pressables(alone.response))
    odds = await table.alice.slash(table.channel, "mesbg duel", opponent=table.minjun, fight=4, preview=True)
    assert odds.response.attachments[0].description.startswith("Duel won by alice")
    assert f"-# Duel won by <@{table.alice.id}>" in texts(odds.response)


async def test_two_players_of_one_name_are_told_apart(table: Any) -> None:
    """Their buttons say roller and opponent then, and who that is stands beside them."""
    double = table.guild.add_member(table.env.create_user("twin", global_name="alice"))
    asked = await table.alice.slash(table.channel, "mesbg priority", opponent=double, edition="2018", faces="3 3")
    assert {"Roller", "Opponent"} <= set(pressables(asked.response))
    assert f"**Roller** · <@{table.alice.id}>" in texts(asked.response)
    assert f"**Opponent** · <@{double.id}>" in texts(asked.response)


async def test_a_game_knows_who_had_priority_last_turn(table: Any) -> None:
    """A tie of the first turn is rolled again, one of the second goes to whoever did not have it; nobody is asked."""
    await table.alice.slash(table.channel, "game new", scenario="x", system="mesbg", edition="2018")
    for person, label in ((table.minjun, "Take a seat"), (table.alice, "Start")):
        panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
        await person.click(panel, custom_id=pressables(panel)[label])
    tied = await table.minjun.slash(table.channel, "mesbg priority", faces="3 3")
    assert texts(tied.response).startswith("## Tied · roll again")
    await table.minjun.slash(table.channel, "mesbg priority", faces="5 2")
    while (state := (await table.bot.tables.must(table.channel.id)).state).turn == 1:
        command = "game next" if state.to_act is None else "game pass"
        await (table.alice, table.minjun)[state.to_act or 0].slash(table.channel, command)
    again = await table.minjun.slash(table.channel, "mesbg priority", faces="3 3")
    assert texts(again.response).startswith(f"## Priority: <@{table.alice.id}>")
