"""Rolls of a game about its units: filled in, decided by the right player, written down, kept over a restart."""

import json
from dataclasses import replace
from typing import Any

from battle_support import begin
from dispute_support import Case
from tests_support import Table, pressables, texts

from bot.rolls.logbook import Logbook
from bot.terminal import verify


async def _begin(table: Table) -> None:
    """A running game: Alice's Johann and Minjun's Markol, who wears reinforced armour and is TOUGH."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="no-mans-land", faction="New Antioch")
    seen = await table.bot.tables.must(table.channel.id)
    panel = table.stored(seen.row.panel)
    await table.minjun.click(panel, custom_id=pressables(panel)["Take a seat"])
    panel = table.stored(seen.row.panel)
    await table.alice.click(panel, custom_id=pressables(panel)["Start"])
    await table.alice.slash(table.channel, "unit add", names="Johann", traits="Bolt-Action Rifle, Bayonet")
    await table.minjun.slash(table.channel, "unit add", names="Markol", traits="REINFORCED armour, TOUGH")


async def _state(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state


def _card(result: Any) -> Any:
    return result.response or result.followups[0]


async def test_nobody_is_their_own_target(table: Any) -> None:
    """Refused before any die, in every roll of two units."""
    await _begin(table)
    for command, more in (
        ("tc shoot", {"weapon": "bolt-action-rifle", "distance": 10}),
        ("tc fight", {"weapon": "bayonet"}),
    ):
        refused = await table.alice.slash(table.channel, command, who="Johann > Johann", **more)
        assert "Its own target: Johann" in texts(_card(refused))


async def test_a_shot_takes_what_the_table_knows_and_writes_what_it_did(table: Any) -> None:
    """Armour comes from the list, the outcome goes into the state, the panel shows it, the file verifies."""
    await _begin(table)
    shot = await table.alice.slash(
        table.channel, "tc shoot", who="Johann > Markol", weapon="bolt-action-rifle", distance=10, faces="4 4 5 5"
    )
    text = texts(shot.response)
    assert "Johann → Markol" in text
    assert "Reinforced Armour" in text
    assert "Markol: Reinforced Armour, TOUGH" in text
    assert "📝 Markol: Blood +1 · Markol: Down" in text
    await table.env.settle()
    state = await _state(table)
    markol = state.units["markol"]
    assert (markol.markers, markol.statuses) == ({"blood": 1}, frozenset({"down"}))
    seen = await table.bot.tables.must(table.channel.id)
    assert "Blood\N{NO-BREAK SPACE}1" in texts(table.stored(seen.row.panel))


async def test_a_charge_takes_what_the_table_knows(table: Any) -> None:
    """Who stood up goes half as far and Machine Armour adds a D3 at most; both sides' names are suggested."""
    await _begin(table)
    await table.alice.slash(table.channel, "unit add", names="Georg", traits="Machine Armour")
    await table.alice.slash(table.channel, "unit status", unit="Georg", status="standing-up")
    charged = await table.alice.slash(table.channel, "tc charge", who="Georg > Markol", distance=6, faces="6")
    text = texts(_card(charged))
    assert "stood up: half of it all" in text
    assert "Machine Armour: D3 instead of D6" in text
    assert "Charge fails" in text
    assert 'Moves 4.5"' in text
    who = await table.alice.autocomplete(table.channel, "tc charge", "who", "Georg")
    assert who[0]["value"] == "Georg > Markol"


async def test_the_opponent_decides_and_nothing_else_moves_on(table: Any) -> None:
    """Johann is bleeding: his markers are the other player's to spend, and the game waits for that."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=2)
    asked = _card(
        await table.alice.slash(
            table.channel, "tc shoot", who="Johann > Markol", weapon="bolt-action-rifle", distance=10
        )
    )
    assert "Blood" in texts(asked)
    assert (await _state(table)).window is not None
    await table.env.settle()
    second = await table.alice.slash(table.channel, "tc success", who="Johann")
    assert "A roll waits for a decision" in texts(_card(second))
    refused = await table.alice.click(asked, custom_id=_answer(asked, "None"))
    assert "Not your decision" in texts(refused.response)
    await table.minjun.click(asked, custom_id=_answer(asked, "Spend 1"))
    state = await _state(table)
    assert state.window is None or state.window.question != "spend-blood"
    while (state := await _state(table)).window is not None:  # what else the rule asks
        decider = table.alice if state.window.decider == table.alice.id else table.minjun
        card = table.stored(asked.id)
        await decider.click(card, custom_id=next(key for key in pressables(card).values() if ":answer." in key))
    assert state.units["johann"].markers == {"blood": 1}
    export = await table.alice.slash(table.channel, "game export")
    files = {file.filename.rpartition(".")[2]: file for file in export.response.attachments}
    luck = (await files["md"].read()).decode().partition("Luck")[2]
    assert "| alice |" in luck  # the luck of a roll is the roller's, whoever pressed last
    assert "| minjun |" not in luck


def _answer(card: Any, which: str) -> str:
    """Gives the id of the button that answers so."""
    return next(key for label, key in pressables(card).items() if ":answer." in key and label == which)


async def test_two_presses_at_once_decide_once(table: Any) -> None:
    """Both are answered, one counts, and the log holds the roll once."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    asked = _card(await table.alice.slash(table.channel, "tc success", who="Johann"))
    both = [table.emit_press(table.minjun, asked.id, _answer(asked, which)) for which in ("None", "Spend 1")]
    await table.env.settle()
    assert all(record.responded for record in both)
    seen = await table.bot.tables.must(table.channel.id)
    assert [one.event.kind for one in seen.log].count("rolled") == 1
    assert seen.state.window is None


async def test_a_waiting_roll_outlives_a_restart_and_a_lost_card(table: Any, tmp_path: Any) -> None:
    """Its card still works; `/game status` shows it again; the old card is then out of date; the file verifies."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    asked = _card(await table.alice.slash(table.channel, "tc success", who="Johann"))
    await table.restart()
    again = await table.minjun.slash(table.channel, "game status")
    shown = next(one for one in (again.response, *again.followups) if one and ":answer." in str(pressables(one)))
    await table.minjun.click(shown, custom_id=_answer(shown, "Spend 1"))
    state = await _state(table)
    assert state.window is None
    assert state.units["johann"].markers == {}
    late = await table.minjun.click(asked, custom_id=_answer(asked, "None"))
    assert "out of date" in texts(late.response)
    await table.alice.slash(table.channel, "game end", reason="conceded")
    export = await table.minjun.slash(table.channel, "game export")
    file = next(file for file in export.response.attachments if file.filename.endswith("json"))
    path = tmp_path / "game.json"
    path.write_bytes(await file.read())
    assert verify(str(path)) == 0
    assert json.loads(path.read_text())["log"]


async def test_an_undone_roll_asks_again_and_its_old_card_says_so(table: Any) -> None:
    """Gone back to the decision, the channel sees it again; the card with the old result disputes nothing."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    asked = _card(await table.alice.slash(table.channel, "tc success", who="Johann"))
    await table.minjun.click(asked, custom_id=_answer(asked, "Spend 1"))
    dispute = pressables(table.stored(asked.message.id))["Dispute"]
    log = (await table.bot.tables.must(table.channel.id)).log
    declared = next(one.seq for one in log if one.event.kind == "declared")
    undo = _card(await table.alice.slash(table.channel, "game undo", to=declared))
    agreed = await table.minjun.click(undo, custom_id=pressables(undo)["Agree"])
    assert (await _state(table)).window is not None
    again = agreed.followups[-1]
    assert not agreed.ephemeral
    late = table.emit_press(table.minjun, asked.message.id, dispute)  # pressed before the mark had reached the phone
    await table.env.settle()
    assert "That roll was taken back" in texts(table.stored(late.message_id))
    assert late.ephemeral
    seen = await table.bot.tables.must(table.channel.id)
    panel = table.stored(seen.row.panel)
    shown = await table.alice.click(panel, custom_id=pressables(panel)["Decide"])
    assert _answer(shown.followups[-1], "Spend 1")
    await table.minjun.click(again, custom_id=_answer(again, "Spend 1"))
    assert (await _state(table)).window is None
    assert "Roll again" not in pressables(table.stored(again.id))  # it is written into the game


async def test_a_waiting_roll_without_a_title_is_named_by_its_roller(table: Any) -> None:
    """Whoever rolls meanwhile is told whose roll waits, not a dash."""
    await _begin(table)
    await table.alice.slash(table.channel, "tc success", blood=1)
    refused = await table.minjun.slash(table.channel, "game next")
    assert f"A roll waits for a decision: <@{table.alice.id}>" in texts(_card(refused))


async def test_two_rolls_at_the_same_moment_get_dice_of_their_own(table: Any) -> None:
    """Each roll has its place in the game; none is lost."""
    await _begin(table)
    rolled = await table.alice.slash(table.channel, "tc d3")
    again = pressables(rolled.response)["Roll again"]
    for person in (table.alice, table.minjun, table.alice):
        table.emit_press(person, rolled.response.id, again)
    await table.env.settle()
    seen = await table.bot.tables.must(table.channel.id)
    places = [one.event.position for one in seen.log if one.event.kind == "rolled"]
    assert places == [0, 1, 2, 3]


async def test_an_injury_is_written_down_whether_tough_or_not(table: Any) -> None:
    """Outside of TOUGH's own case nothing replaces a result."""
    await _begin(table)
    hurt = await table.alice.slash(table.channel, "tc injury", who="Johann > Markol", faces="4 4")
    assert "📝 Markol: Blood +1" in texts(hurt.response)
    assert "Roll again" not in pressables(hurt.response)  # the table is not as it was declared


async def test_nothing_is_rolled_while_the_game_stands_still(table: Any) -> None:
    """A player's roll is refused; somebody who watches may roll, and is told that the game does not keep it."""
    await _begin(table)
    aside = await table.owner.slash(table.channel, "tc d3")
    assert "Rolled beside the game" in texts(aside.response)
    await table.alice.slash(table.channel, "game pause")
    refused = await table.alice.slash(table.channel, "tc success", who="Johann")
    assert "The game is paused" in texts(_card(refused))
    seen = await table.bot.tables.must(table.channel.id)
    assert not [one for one in seen.log if one.event.kind == "rolled"]


async def _rolled_and_decided(table: Any) -> tuple[Any, Any]:
    """Lets Johann roll, and the opponent spend his Blood; gives the state before, and the card that asked."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    before = await _state(table)
    asked = _card(await table.alice.slash(table.channel, "tc success", who="Johann"))
    await table.minjun.click(asked, custom_id=_answer(asked, "Spend 1"))
    return before, asked


async def test_after_a_ruling_a_disputed_roll_goes_back_with_all_its_decisions(table: Any) -> None:
    """Not to the middle of it: what was ruled may be what was decided there."""
    before, asked = await _rolled_and_decided(table)
    card = table.stored(asked.message.id)
    form = await table.minjun.click(card, custom_id=pressables(card)["Dispute"])
    case = Case(table, (await table.minjun.submit_modal(form, {"question": "May he?"})).response.id)
    await case.heard()
    await case.press(table.alice, "Agree with A")
    request = (await case.press(table.alice, "Go back")).response
    await table.minjun.click(request, custom_id=pressables(request)["Agree"])
    after = await _state(table)
    assert (after.units, after.window, after.rolls) == (before.units, None, before.rolls)


async def test_what_a_paused_game_still_allows_is_named_and_works(table: Any) -> None:
    """Whoever is refused reads what else there is; each of it answers without a refusal."""
    await _begin(table)
    await table.alice.slash(table.channel, "game pause")
    refused = texts(_card(await table.alice.slash(table.channel, "tc success", who="Johann")))
    for command, options in (
        ("rule", {"query": "charge"}),
        ("tc success", {"who": "Johann", "preview": True}),
        ("game log", {}),
        ("game undo", {}),
        ("game end", {}),
        ("game resume", {}),
    ):
        assert command in refused or options.get("preview"), command
        answered = _card(await table.alice.slash(table.channel, command, **options))
        assert "The game is paused" not in texts(answered), command


async def test_a_marker_that_was_spent_and_came_back_is_told_as_such(table: Any) -> None:
    """Blood 1 spent on the injury that draws blood again: as many as before, and not as if nothing had happened."""
    await _begin(table)
    await table.alice.slash(table.channel, "unit mark", unit="Markol", marker="blood", change=1)
    asked = _card(await table.alice.slash(table.channel, "tc injury", who="Johann > Markol", faces="4 4 1"))
    await table.alice.click(asked, custom_id=_answer(asked, "Spend 1"))
    shown = texts(table.stored(asked.message.id))
    assert "📝 As many markers as before: what was spent came back" in shown
    assert (await _state(table)).units["markol"].markers == {"blood": 1}


async def test_one_undo_takes_back_a_roll_with_its_decision_and_all_it_did(table: Any) -> None:
    """Not to the middle of it: whoever decided has seen the dice."""
    before, _ = await _rolled_and_decided(table)
    request = _card(await table.alice.slash(table.channel, "game undo"))
    await table.minjun.click(request, custom_id=pressables(request)["Agree"])
    after = await _state(table)
    assert (after.units, after.window, after.seq) == (before.units, None, before.seq)


async def test_units_and_their_weapons_are_suggested(table: Any) -> None:
    """Who and whom in one choice, the unit's own weapons first."""
    await _begin(table)
    who = await table.alice.autocomplete(table.channel, "tc shoot", "who", "")
    assert [choice["value"] for choice in who] == ["Johann > Markol"]
    weapon = await table.alice.autocomplete(table.channel, "tc shoot", "weapon", "", who="Johann > Markol")
    assert weapon[0]["value"] == "bolt-action-rifle"


async def test_an_opponent_who_rolls_again_keeps_an_opponent_and_never_rolls_for_a_unit_of_the_other(
    table: Any,
) -> None:
    """The two change places in what concerns both; odds about somebody's unit are theirs to roll."""
    await begin(table, "mesbg", {"Boromir": "F6 S4 D6 A1 W3"}, {"Lurtz": "F5 S5 D5 A1 W2"})
    rolled = await table.minjun.slash(table.channel, "mesbg priority", faces="5 2")
    again = await table.alice.click(rolled.response.message, custom_id=pressables(rolled.response)["Roll again"])
    for person in (table.alice, table.minjun):
        assert f" · <@{person.id}>\n" in texts(again.response)
    assert f"📝 Priority: <@{table.minjun.id}>" in texts(rolled.response)
    assert "📝 Nothing changed on the table" in texts(again.response)  # it was decided before
    seen = await table.bot.tables.must(table.channel.id)
    asked = await table.alice.slash(table.channel, "mesbg strikes", who="Boromir > Lurtz", preview=True)
    roll = pressables(asked.response)["Roll this"]
    refused = await table.minjun.click(asked.response.message, custom_id=roll)
    assert refused.ephemeral
    assert texts(refused.response).startswith("## That roll is not yours")
    assert (await table.bot.tables.must(table.channel.id)).state.rolls == seen.state.rolls
    await table.alice.click(asked.response.message, custom_id=roll)
    assert (await table.bot.tables.must(table.channel.id)).state.rolls == seen.state.rolls + 1


async def test_a_roll_that_the_game_waits_for_is_not_offered_again(table: Any) -> None:
    """Not on the card that shows it anew either, and not where it is about no unit: a failed morale test stands."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    await table.alice.slash(table.channel, "tc success", who="Johann")
    seen = await table.bot.tables.must(table.channel.id)
    alone = replace(seen.state, window=seen.state.window.model_copy(update={"units": {}}))
    rolling = Logbook(table.bot.tables).reopened(replace(seen, state=alone))
    assert rolling is not None
    assert not rolling.setting.again
