"""Disputes as two people, an arbiter and a crowd live them; and what abuse comes to."""

import asyncio
from typing import Any

import pytest
from dispute_support import QUESTION_ASKED, Case, begin_game, door_of, row_of, said
from tests_support import pressables, texts

from bot.disputes.disputes import Asked
from bot.store import disputes as kept
from rules.errors import NotAllowedNow
from rules.game.state import Stage
from rules.game.verify import Export, verify
from rules.library.entry import Lang
from rules.rulings import moves
from rules.rulings.chance import chance
from rules.rulings.dispute import Stage as Ended
from rules.rulings.text import READING


async def test_one_command_brings_the_right_rules_with_edition_and_page(table: Any) -> None:
    """The card has the question, the rules side by side, and a menu to read them whole; 1.0.2 leaves nothing open."""
    case = await Case.open(table)
    shown = texts(case.card)
    assert shown.startswith('## An 8" fall: how many dice?\n-# Dispute D-1 · Trench Crusade `1.0.2`')
    assert "### Falling" in shown
    assert "`1.0.2`" in shown
    assert "Open question" not in shown
    menu = pressables(case.card)["Read a rule in question"]
    read = await table.minjun.select(case.card, ["trench_crusade/falling"], custom_id=menu)
    assert read.ephemeral
    assert texts(read.response).startswith("# Falling")


async def test_both_state_and_the_second_agrees(table: Any) -> None:
    """Two forms and one press: the ruling stands on the card, the deciding buttons are gone."""
    case = await (await Case.open(table)).heard()
    shown = texts(case.card)
    assert f'<@{table.alice.id}> **A: +2**\n> Only full 3" count.' in shown
    assert f"<@{table.minjun.id}> **B: +3**\n> It rounds up." in shown
    await case.press(table.minjun, "Agree with A")
    ended = texts(case.card)
    assert "### ⚖️ Ruling\n**+2**" in ended
    assert "agreed" in ended
    assert set(pressables(case.card)) == {"Keep in server"}


async def test_chance_needs_both_and_shows_its_die(table: Any) -> None:
    """The first press only wishes; the second throws."""
    case = await (await Case.open(table)).heard()
    await case.press(table.alice, "By chance")
    assert f"<@{table.alice.id}>: by chance" in texts(case.card)
    assert (await case.docket()).state.stage is Ended.OPEN
    await case.press(table.minjun, "By chance")
    state = (await case.docket()).state
    assert state.face in range(1, 7)
    assert state.ruled.text == ("+2" if state.face <= 3 else "+3")
    assert f"by chance: **{state.face}** (1–3 A, 4–6 B)" in texts(case.card)


async def _name(case: Case, person: Any, arbiter: Any) -> Any:
    asked = await case.press(person, "Arbiter")
    return await person.select(asked.response, [arbiter], custom_id=pressables(asked.response)["Name the arbiter"])


async def test_an_arbiter_is_named_by_both_and_alone_decides(table: Any) -> None:
    """Neither side can be it, others cannot press, and it may decide in its own words."""
    case = await (await Case.open(table)).heard()
    refused = await _name(case, table.alice, table.minjun)
    assert "A side of the dispute cannot be arbiter" in said(refused)
    refused = await _name(case, table.alice, table.alice)
    assert "A side of the dispute cannot be arbiter" in said(refused)
    robot = table.guild.add_member(table.env.create_user("robot", bot=True))
    assert "A bot cannot be arbiter" in said(await _name(case, table.alice, robot))
    await _name(case, table.alice, table.owner)
    assert (await case.docket()).state.arbiter is None
    await _name(case, table.minjun, table.owner)
    assert f"⏳ <@{table.owner.id}> decides" in texts(case.card)
    pings = [message.content for message in table.channel.history() if "decide the dispute" in message.content]
    assert len(pings) == 1
    for label in ("Rule A", "Own words"):
        foreign = await case.press(table.alice, label)
        assert "Only the arbiter decides" in said(foreign)
    form = await case.press(table.owner, "Own words")
    await table.owner.submit_modal(form, {"text": "Count full steps, @everyone"})
    ended = texts(case.card)
    assert "**Count full steps, @\u200beveryone**" in ended
    assert "by arbiter" in ended


async def test_the_channel_votes_until_the_deadline(table: Any) -> None:
    """Each counts once, the sides do not, a press after the deadline closes it."""
    case = await (await Case.open(table)).heard()
    carol = table.guild.add_member(table.env.create_user("carol"))
    asked = await case.press(table.alice, "Vote")
    await table.alice.select(asked.response, ["1"], custom_id=pressables(asked.response)["Choose how long"])
    assert f"<@{table.alice.id}>: a vote of 1 hour" in texts(case.card)
    await case.press(table.minjun, "Vote")
    assert "The channel decides" in texts(case.card)
    assert "do not vote" in said(await case.press(table.alice, "Vote A"))
    await case.press(carol, "Vote A")
    assert "You have voted so already" in said(await case.press(carol, "Vote A"))
    await case.press(carol, "Vote B")
    assert "1 vote" in texts(case.card)
    assert "still open" in said(await case.press(carol, "Close vote"))
    table.watch.go(hours=1.1)
    late = await case.press(table.owner, "Vote A")
    assert "The vote had ended" in said(late)
    assert "by vote A 0 : B 1" in texts(case.card)
    assert "**+3**" in texts(case.card)


async def test_a_tied_vote_leads_to_another_way(table: Any) -> None:
    """Whoever closes it sees that nothing is decided."""
    case = await (await Case.open(table)).heard()
    asked = await case.press(table.alice, "Vote")
    await table.alice.select(asked.response, ["1"], custom_id=pressables(asked.response)["Choose how long"])
    await case.press(table.minjun, "Vote")
    table.watch.go(hours=1.1)
    await case.press(table.alice, "Close vote")
    assert "The vote is tied 0 : 0" in texts(case.card)
    assert "By chance" in pressables(case.card)


async def test_a_game_waits_for_the_dispute_and_goes_on_after_it(table: Any) -> None:
    """Paused on opening, running after the ruling; the die is the game's own and verifies."""
    await begin_game(table)
    case = await Case.open(table)
    assert "paused" in texts(case.card)
    assert "Last events" in texts(case.card)
    seen = await table.bot.tables.must(table.channel.id)
    assert seen.state.stage is Stage.PAUSED
    assert (await case.docket()).state.parties == (table.alice.id, table.minjun.id)
    await case.heard()
    await case.press(table.alice, "By chance")
    await case.press(table.minjun, "By chance")
    seen = await table.bot.tables.must(table.channel.id)
    assert seen.state.stage is Stage.RUNNING
    rolled = [one.event for one in seen.log if one.event.kind == "rolled"]
    assert rolled[-1].answers == (((await case.docket()).state.face,),)
    assert "It holds in this game only" in texts(case.card)
    await table.alice.slash(table.channel, "game end", reason="conceded")
    seen = await table.bot.tables.by_id(seen.row.id)
    assert verify(Export(umpire="1", game=seen.row.id, log=seen.log), {chance.name: chance}) == ()
    rule = await table.alice.slash(table.channel, "rule", query="trench_crusade/falling")
    assert "⚖️" not in texts(rule.response)


async def test_a_game_can_go_back_to_before_it_with_consent(table: Any) -> None:
    """Two presses: one side asks, the other agrees."""
    await begin_game(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=2)
    case = await (await Case.open(table)).heard()
    await case.press(table.minjun, "Agree with A")
    asked = await case.press(table.alice, "Go back")
    assert "⏳ Take back" in said(asked)
    request = asked.response
    await table.minjun.click(request, custom_id=pressables(request)["Agree"])
    state = (await table.bot.tables.must(table.channel.id)).state
    assert state.units["johann"].markers == {}
    assert state.stage is Stage.RUNNING


async def test_going_back_after_a_ruling_always_needs_the_other_side(table: Any) -> None:
    """Even over steps that were all one's own."""
    await begin_game(table)
    await table.alice.slash(table.channel, "unit add", names="Erich")
    case = await (await Case.open(table)).heard()
    await case.press(table.minjun, "Agree with A")
    asked = await case.press(table.alice, "Go back")
    assert "⏳ Take back" in said(asked)
    assert "erich" in (await table.bot.tables.must(table.channel.id)).state.units


async def test_outsiders_change_nothing(table: Any) -> None:
    """A bystander cannot state, agree, leave it to chance, or open one about others' game."""
    case = await (await Case.open(table)).heard()
    before = await case.docket()
    for label in ("Agree with A", "By chance", "Arbiter", "Vote", "More"):
        assert "not one of the two sides" in said(await case.press(table.owner, label)), label
    assert (await case.docket()).log == before.log
    await begin_game(table)
    foreign = await table.owner.slash(table.channel, "dispute open", question="Is that right?")
    assert "You do not play in this game" in said(foreign)
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.RUNNING


async def test_a_named_opponent_keeps_the_seat(table: Any) -> None:
    """Nobody else can take the second side; the opponent is told once."""
    case = await Case.open(table, opponent=table.minjun)
    assert "not one of the two sides" in said(await case.press(table.owner, "State yours"))
    pings = [message.content for message in table.channel.history() if "state your reading" in message.content]
    assert pings == [
        f'<@{table.minjun.id}>, please **state your reading** of “An 8" fall: how many dice?”\n-# Dispute D-1 · event 1'
    ]
    own = await table.alice.slash(table.channel, "dispute open", question="why", opponent=table.alice)
    assert "two sides" in said(own)


async def test_two_presses_at_once_are_one_ending(table: Any) -> None:
    """Each agrees with the other in the same moment: the first counts, the second is told; nothing doubles."""
    case = await (await Case.open(table)).heard()
    door, row = door_of(table), await row_of(table)
    both = await asyncio.gather(
        door.act(row.id, table.alice.id, 11, lambda state, _: moves.agree(state, table.alice.id, 1, 1)),
        door.act(row.id, table.minjun.id, 12, lambda state, _: moves.agree(state, table.minjun.id, 0, 1)),
        return_exceptions=True,
    )
    assert isinstance(both[1], NotAllowedNow)
    assert both[1].code == "dispute-over"
    ended = await case.docket()
    assert ended.state.ruled.text == "+3"
    assert "This dispute has ended" in said(await case.press(table.minjun, "Agree with A"))
    again, _ = await door.act(row.id, table.alice.id, 11, lambda state, _: moves.drop(state, table.alice.id))
    assert again.log == ended.log
    assert len(await kept.rulings_of(table.bot.store.reading, table.guild.id)) == 1


async def test_the_same_opening_counts_once(table: Any) -> None:
    """Discord may deliver a command twice."""
    case = await Case.open(table)
    docket = await case.docket()
    rows = await table.bot.store.reading.execute_fetchall("SELECT interaction FROM dispute_events")
    asked = next(iter(rows))[0]
    again = await door_of(table).open(table.guild.id, table.channel.id, Asked(QUESTION_ASKED, table.alice.id), asked)
    assert again.row.id == docket.row.id


async def test_a_press_on_words_that_changed_is_not_counted(table: Any) -> None:
    """The card the other side read is no longer the card there is."""
    case = await (await Case.open(table)).heard()
    old = pressables(case.card)["Agree with A"]
    more = await case.press(table.alice, "More")
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Restate"])
    await table.alice.submit_modal(form, {"text": "+20", "why": ""})
    assert "**A: +20**" in texts(case.card)
    stale = {**pressables(case.card)}["Agree with A"]
    assert stale != old
    door, row = door_of(table), await row_of(table)
    with pytest.raises(Exception, match="dispute-reading-changed"):
        await door.act(row.id, table.minjun.id, 12, lambda state, _: moves.agree(state, table.minjun.id, 0, 1))
    assert (await case.docket()).state.stage is Ended.OPEN


@pytest.mark.parametrize(
    ("typed", "told"),
    [("\u200b \u200b", "There is no text"), ("x" * (READING + 1), "That is too long")],
)
async def test_empty_and_enormous_words_are_refused_and_nothing_is_lost(table: Any, typed: str, told: str) -> None:
    """Whatever a client sends, the form's own limits or not."""
    case = await Case.open(table)
    shown = await case.press(table.alice, "State yours")
    lift_limits(shown)
    result = await table.alice.submit_modal(shown, {"text": typed, "why": ""})
    assert told in said(result)
    assert (await case.docket()).state.readings == (None, None)
    await case.state(table.alice, "+2")
    assert "**A: +2**" in texts(case.card)


def lift_limits(shown: Any) -> None:
    """Lets a form take what a tampered client would send."""
    for label in shown._interaction.modal["components"]:
        label["component"].pop("max_length", None)


@pytest.mark.parametrize("question", ["\u200b\u2800", "?!"])
async def test_a_question_without_words_is_refused(table: Any, question: str) -> None:
    """Nothing is opened."""
    result = await table.alice.slash(table.channel, "dispute open", question=question)
    assert result.ephemeral
    assert "There is no text" in said(result)


async def test_words_of_players_stay_words(table: Any) -> None:
    """Mentions ping nobody, markup breaks no card, each line is quoted."""
    case = await Case.open(table)
    await case.state(table.alice, "@everyone **+2** <@1>", "# shout\n<@&1> @here\n[x](http://e.vil)")
    shown = texts(case.card)
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "\n> \\# shout" in shown or "\n> # shout" in shown
    assert "<@1>" not in shown
    assert "<@&1>" not in shown
    assert all(message.mention_everyone is False for message in table.channel.history())


async def test_rules_are_added_and_taken_off(table: Any) -> None:
    """By the sides, in private, within the limit."""
    case = await Case.open(table)
    more = await case.press(table.alice, "More")
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Add a rule"])
    await table.alice.submit_modal(form, {"rule": "Diving Charge"})
    assert "trench_crusade/diving-charge" in (await case.docket()).state.rules
    more = await case.press(table.alice, "More")
    form = await table.alice.click(more.response, custom_id=pressables(more.response)["Add a rule"])
    wrong = await table.alice.submit_modal(form, {"rule": "qqqqzzzz"})
    assert "No rule is called" in said(wrong)
    more = await case.press(table.alice, "More")
    menu = pressables(more.response)["Take a rule off"]
    await table.alice.select(more.response, ["trench_crusade/diving-charge"], custom_id=menu)
    assert "trench_crusade/diving-charge" not in (await case.docket()).state.rules


async def test_one_dispute_a_game_and_letting_it_rest(table: Any) -> None:
    """A second one is refused until the first is over; dropping resumes the game without a ruling."""
    await begin_game(table)
    case = await Case.open(table)
    second = await table.minjun.slash(table.channel, "dispute open", question="And what about that?")
    assert "open already" in said(second)
    more = await case.press(table.alice, "More")
    await table.alice.click(more.response, custom_id=pressables(more.response)["Let it rest"])
    assert "Ended without a ruling" in texts(case.card)
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.RUNNING
    assert await kept.rulings_of(table.bot.store.reading, table.guild.id) == []
    third = await table.minjun.slash(table.channel, "dispute open", question="And what about that?")
    assert not third.ephemeral


async def test_a_game_paused_by_hand_stays_paused(table: Any) -> None:
    """A dispute resumes only what it stopped itself."""
    await begin_game(table)
    await table.alice.slash(table.channel, "game pause")
    case = await (await Case.open(table)).heard()
    await case.press(table.minjun, "Agree with A")
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.PAUSED


async def test_a_die_that_fell_before_a_crash_does_not_fall_twice(table: Any) -> None:
    """The game's log has it; the press that is repeated takes it from there."""
    await begin_game(table)
    case = await (await Case.open(table)).heard()
    await case.press(table.alice, "By chance")
    door, docket = door_of(table), await case.docket()
    face = await door.games.throw(docket, table.minjun.id, door._dice)  # and here the process ends
    assert await door.games.throw(docket, table.minjun.id, door._dice) == face
    await case.press(table.minjun, "By chance")
    assert (await case.docket()).state.face == face
    rolled = [one for one in (await table.bot.tables.must(table.channel.id)).log if one.event.kind == "rolled"]
    assert len(rolled) == 1


async def test_a_korean_server_argues_in_korean(table: Any) -> None:
    """The card follows the server, the form the reader."""
    await table.bot.store.choose_for_server(table.guild.id, language="ko", system="trench_crusade")
    await table.read_in(table.minjun, Lang.KO)
    result = await table.minjun.slash(table.channel, "dispute open", question='8" 낙상에 주사위 몇 개?')
    shown = texts(result.response)
    assert shown.startswith('## 8" 낙상에 주사위 몇 개?\n-# 이의 D-1 · 참호성전 `1.0.2`')
    assert "### 낙상" in shown
    form = await table.minjun.click(result.response, custom_id=pressables(result.response)["주장 쓰기"])
    assert form.modal["title"] == "A 쪽 주장"
    foreign = await table.alice.click(result.response, custom_id=pressables(result.response)["더 보기"])
    assert "You are not a side of this dispute yet" in said(foreign)
