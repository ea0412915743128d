"""Rulings that rolls use: an answer kept from a roll's card, a reading picked in a dispute, and what then happens."""

import asyncio
from typing import Any

import pytest
from dispute_support import Case, begin_game, door_of, row_of, said
from tests_support import pressables, texts

from bot.store import disputes as kept
from bot.words import words
from rules.game.state import Stage
from rules.game.verify import Export, verify
from rules.library.entry import Lang
from rules.systems import procedures

ASKED = '## ⏳ A fall of 8": how are 3" counted?'
ASKED_OF_A_ROLL = "Bolt-action at 10 inches: short range bonus?"
EDITION = "1.0.0"
"""The edition that leaves the steps of a fall open."""


async def _fall(table: Any, person: Any, height: int = 8, edition: str = EDITION, **options: Any) -> Any:
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    return await person.slash(table.channel, "tc fall", height=height, edition=edition, **options)


async def _press(table: Any, person: Any, message: int, label: str) -> Any:
    card = table.stored(message)
    return await person.click(card, custom_id=pressables(card)[label])


async def _played(table: Any, answer: str = "Rounded up", **options: Any) -> int:
    """Alice falls and answers the open point herself; gives the card."""
    fell = await _fall(table, table.alice, **options)
    await _press(table, table.alice, fell.response.id, answer)
    return int(fell.response.id)


async def _rulings(table: Any) -> Any:
    return await kept.rulings_of(table.bot.store.reading, table.guild.id)


async def test_two_presses_on_a_roll_make_a_ruling_that_the_next_roll_uses(table: Any) -> None:
    """One player keeps the answer, the other agrees; nobody is asked again, and the card names the ruling."""
    await begin_game(table, edition=EDITION)
    card = await _played(table)
    await _press(table, table.alice, card, "Keep as ruling")
    assert f"<@{table.alice.id}>: keep “Rounded up” as a ruling" in texts(table.stored(card))
    again = await _press(table, table.alice, card, "Keep as ruling")
    assert "You have pressed already" in said(again)
    foreign = await _press(table, table.owner, card, "Keep as ruling")
    assert "You do not play in this game" in said(foreign)
    assert await _rulings(table) == []
    await _press(table, table.minjun, card, "Keep as ruling")
    shown = texts(table.stored(card))
    link = f"https://discord.com/channels/{table.guild.id}/{table.channel.id}/{card}"
    line = f'-# ⚖️ [D-1]({link}) · How are the 3" of a fall counted? → Rounded up'
    assert line in shown
    assert "Keep as ruling" not in pressables(table.stored(card))
    fell = await _fall(table, table.minjun, height=10)
    assert line in texts(fell.response)
    assert '+4 DICE  fall of 10"' in texts(fell.response)
    preview = await _fall(table, table.minjun, preview=True)
    assert "5D6 (+3 DICE)" in texts(preview.response)
    assert line in texts(preview.response)
    assert "every choice" not in texts(preview.response)
    rule = await table.alice.slash(table.channel, "rule", query="trench_crusade/falling")
    assert '### ⚖️ Game ruling D-1\nRounded up\n-# “How are the 3" of a fall counted?”' in texts(rule.response)


async def test_a_game_whose_rolls_used_rulings_verifies(table: Any) -> None:
    """The ruling's answer is part of the record and of the key of the dice after it."""
    await begin_game(table, edition=EDITION)
    for options in ({}, {"edge": True, "answer": "Yes"}):
        card = await _played(table, **options)
        for person in (table.alice, table.minjun):
            await _press(table, person, card, "Keep as ruling")
    for _ in range(12):
        fell = await _fall(table, table.alice, edge=True)
        assert "⚖️ [D-2]" in texts(fell.response)
    await table.alice.slash(table.channel, "game end", reason="conceded")
    seen = await table.bot.tables.latest(table.channel.id)
    rolled = [one.event for one in seen.log if one.event.kind == "rolled"]
    assert any(event.answers[::2] == ("yes", "rounded-up") for event in rolled)
    assert verify(Export(umpire="1", game=seen.row.id, log=seen.log), procedures()) == ()


async def test_a_ruling_holds_where_it_was_made_and_in_its_edition(table: Any) -> None:
    """Not in another channel before a manager confirms it, not in another edition, not after it is withdrawn."""
    card = await _played(table)
    for person in (table.alice, table.minjun):
        await _press(table, person, card, "Keep as ruling")
    assert "⚖️ [D-1]" in texts((await _fall(table, table.owner)).response)
    other = await _fall(table, table.owner, edition="1.6.3")
    assert texts(other.response).startswith(ASKED)
    elsewhere = table.guild.create_text_channel("elsewhere")
    asked = await table.alice.slash(elsewhere, "tc fall", height=8, edition=EDITION)
    assert texts(asked.response).startswith(ASKED)
    listed = await table.owner.slash(table.channel, "dispute rulings")
    menu = pressables(listed.response)["Read a ruling"]
    one = await table.owner.select(listed.response, ["1"], custom_id=menu)
    refused = await table.alice.slash(table.channel, "dispute rulings")
    foreign = await table.alice.select(refused.response, ["1"], custom_id=pressables(refused.response)["Read a ruling"])
    assert "Keep in server" not in pressables(foreign.response)
    await table.owner.click(one.response, custom_id=pressables(one.response)["Keep in server"])
    ruled = await table.alice.slash(elsewhere, "tc fall", height=8, edition=EDITION)
    assert "⚖️ [D-1]" in texts(ruled.response)
    await table.owner.slash(table.channel, "dispute withdraw", ruling="D-1", reason="The FAQ says otherwise")
    assert texts((await _fall(table, table.owner)).response).startswith(ASKED)


async def test_a_game_s_ruling_goes_before_the_server_s(table: Any) -> None:
    """A club may rule one way, and two players another for their game."""
    await begin_game(table, edition=EDITION)
    card = await _played(table, answer='Full 3" only')
    for person in (table.alice, table.minjun):
        await _press(table, person, card, "Keep as ruling")
    from_file = 'umpire = "rulings-1"\n[[ruling]]\ntext = "Rounded up"\nrules = ["trench_crusade/falling"]\n'
    from_file += 'settles = "open-fall-steps@trench_crusade/falling"\nanswer = "rounded-up"\n'
    from_file += 'way = "vote"\ndecided = "2026-01-01"\n'
    preview = await table.owner.slash(table.channel, "dispute import", file=("r.toml", from_file.encode()))
    card = preview.response or preview.followups[0]
    await table.owner.click(card, custom_id=pressables(card)["Bring in"])
    assert "[D-1]" in texts((await _fall(table, table.alice)).response)
    elsewhere = table.guild.create_text_channel("elsewhere")
    ruled = await table.alice.slash(elsewhere, "tc fall", height=8, edition=EDITION)
    assert "⚖️ D-2 ·" in texts(ruled.response)
    assert '+3 DICE  fall of 8"' in texts(ruled.response)


async def test_two_who_agree_at_once_make_one_ruling(table: Any) -> None:
    """Both press in the same moment: one wish, one agreement at most, never two rulings."""
    card = await _played(table)
    await asyncio.gather(
        *(_press(table, person, card, "Keep as ruling") for person in (table.alice, table.minjun)),
        return_exceptions=True,
    )
    if not await _rulings(table):
        await _press(table, table.minjun, card, "Keep as ruling")
    assert len(await _rulings(table)) == 1


async def test_a_dispute_of_a_roll_shows_what_is_at_stake_and_rules_it(table: Any) -> None:
    """From the waiting card: the question, the rule, the chances; the picked reading is what rolls then use."""
    await begin_game(table, edition=EDITION)
    fell = await _fall(table, table.alice)
    waiting = int(fell.response.id)
    form = await _press(table, table.minjun, waiting, "Dispute")
    opened = await table.minjun.submit_modal(form, {"question": "How many dice does this fall take?"})
    case = Case(table, opened.response.id)
    shown = texts(case.card)
    assert "### Falling" in shown
    assert (
        '**At stake**\n-# How are the 3" of a fall counted?\n'
        '**Full 3" only** · Out of Action 69.4%\n**Rounded up** · Out of Action 80.6%' in shown
    )
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.PAUSED
    early = await _press(table, table.alice, waiting, "Rounded up")
    assert "Dispute D-1 is open" in said(early)
    point = "open-fall-steps@trench_crusade/falling"
    for person, answer in ((table.minjun, "full-steps"), (table.alice, "rounded-up")):
        form = await case.press(person, "State yours")
        await person.submit_modal(form, {"pick": [f"{point}={answer}"]})
    shown = texts(case.card)
    assert f'<@{table.minjun.id}> **A: Full 3" only**\n-# How are the 3" of a fall counted? → Full 3" only' in shown
    await case.press(table.alice, "Agree with A")
    assert 'Rolls follow it from now on: How are the 3" of a fall counted? → Full 3" only' in texts(case.card)
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.RUNNING
    # The card that waited takes the ruling, whatever is pressed on it.
    await _press(table, table.alice, waiting, "Rounded up")
    assert '→ Full 3" only' in texts(table.stored(waiting))
    assert '+2 DICE  fall of 8"' in texts(table.stored(waiting))
    assert "⚖️ [D-1]" in texts(table.stored(waiting))


async def test_a_disputed_result_is_what_the_game_goes_back_before(table: Any) -> None:
    """The event of the roll itself, however much happened since; asked and agreed in two presses."""
    await begin_game(table, edition=EDITION)
    card = await _played(table)
    await table.alice.slash(table.channel, "unit add", names="Erich")
    before = (await table.bot.tables.must(table.channel.id)).state
    form = await _press(table, table.minjun, card, "Dispute")
    opened = await table.minjun.submit_modal(form, {"question": "Is that the right number of dice?"})
    case = Case(table, opened.response.id)
    assert "**Rounded up** · Out of Action 80.6%" in texts(case.card)
    assert "trench_crusade/falling" in (await case.docket()).state.opened.rules
    await case.heard()
    await case.press(table.alice, "Agree with A")
    asked = await case.press(table.minjun, "Go back")
    await table.alice.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    after = (await table.bot.tables.must(table.channel.id)).state
    assert (before.rolls, after.rolls) == (1, 0)
    assert "erich" not in after.units


async def test_the_menu_of_a_result_opens_it_in_one_action(table: Any) -> None:
    """No form: the open point is the question, the rules are those of the roll."""
    card = await _played(table)
    opened = await table.minjun.context_menu(table.channel, "Dispute this", table.stored(card).message)
    shown = texts(opened.response)
    assert shown.startswith('## How are the 3" of a fall counted?\n-# Dispute D-1 · Trench Crusade `1.0.0`')
    assert "**At stake**" in shown
    state = (await door_of(table).by_id((await row_of(table)).id)).state
    assert state.opened.rules[0] == "trench_crusade/falling"
    assert "channels/" in state.opened.about


async def test_a_result_without_an_open_point_suggests_what_came_out(table: Any) -> None:
    """In a game or outside; the rules used are cited, nothing is at stake in numbers."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    shot = await table.alice.slash(
        table.channel, "tc shoot", weapon="bolt-action-rifle", distance=15, armour="standard", faces="4 3 6 6 5"
    )
    form = await table.minjun.click(shot.response, custom_id=pressables(shot.response)["Dispute"])
    opened = await table.minjun.submit_modal(form, {"question": "Is that long range?"})
    shown = texts(opened.response)
    assert "At stake" not in shown
    state = (await door_of(table).by_id((await row_of(table)).id)).state
    assert "trench_crusade/long-range" in state.opened.rules
    assert "trench_crusade/injury-chart" in state.opened.rules


async def test_what_is_asked_of_a_roll_is_cited_before_what_the_roll_used(table: Any) -> None:
    """A question of its own finds its own rules; the open points of the roll stand after them, each with its name."""
    await table.bot.store.choose_for_server(table.guild.id, language=Lang.KO.value, system="trench_crusade")
    shot = await table.alice.slash(
        table.channel, "tc shoot", weapon="bolt-action-rifle", distance=10, blood=2, edition=EDITION
    )
    form = await table.minjun.click(
        shot.response, custom_id=pressables(shot.response)[words(Lang.KO)("dispute-button-open")]
    )
    opened = await table.minjun.submit_modal(form, {"question": ASKED_OF_A_ROLL})
    state = (await door_of(table).by_id((await row_of(table)).id)).state
    assert state.opened.rules[0] == "trench_crusade/bolt-action-rifle"
    assert "trench_crusade/long-range" in state.opened.rules[:4]
    assert "trench_crusade/spending-blood" in state.opened.rules[4:]
    id_ = pressables(opened.response)[words(Lang.KO)("dispute-button-state")]
    form = await table.minjun.click(opened.response, custom_id=id_)
    menu = form.modal["components"][0]["component"]
    labels = [option["label"] for option in menu["options"]]
    assert len(labels) == len(set(labels)) > 2
    assert f"{words(Lang.EN)('question-open-blood-on-this-roll')}: {words(Lang.EN)('answer-yes')}" in labels


@pytest.mark.parametrize("typed", [{"pick": "", "text": "", "why": ""}, {"text": "\u200b", "why": "x"}])
async def test_a_reading_needs_a_pick_or_words(table: Any, typed: dict[str, str]) -> None:
    """An empty form changes nothing."""
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", EDITION)
    case = await Case.open(table)
    form = await case.press(table.alice, "State yours")
    told = await table.alice.submit_modal(form, {key: value for key, value in typed.items() if value})
    assert "There is no text" in said(told)
    assert (await case.docket()).state.readings == (None, None)


async def test_all_of_it_reads_in_korean(table: Any) -> None:
    """The same cards in the server's language."""
    await table.bot.store.choose_for_server(table.guild.id, language=Lang.KO.value, system="trench_crusade")
    fell = await _fall(table, table.alice)
    labels = list(pressables(fell.response))
    await _press(table, table.alice, fell.response.id, labels[1])
    for person in (table.alice, table.minjun):
        card = table.stored(fell.response.id)
        await person.click(card, custom_id=next(id_ for id_ in pressables(card).values() if ":keep." in id_))
    assert f"→ {labels[1]}" in texts(table.stored(fell.response.id))
