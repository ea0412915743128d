"""A game in a channel as two people play it: panel, rolls, undo, restart, export."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests_support import Table, pressables, texts

from bot.terminal import verify
from rules.game import moves
from rules.game.state import Stage


async def _panel(table: Table) -> Any:
    seen = await table.bot.tables.latest(table.channel.id)
    return table.stored(seen.row.panel)


async def _press(table: Table, person: Any, label: str) -> Any:
    panel = await _panel(table)
    return await person.click(panel, custom_id=pressables(panel)[label])


async def _begin(table: Table) -> None:
    """Opens a game, seats both, starts it, and brings two units a side."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="no-mans-land", faction="New Antioch")
    await _press(table, table.minjun, "Take a seat")
    await _press(table, table.alice, "Start")
    await table.alice.slash(table.channel, "unit add", names="Johann, Erich")
    await table.minjun.slash(table.channel, "unit add", names="Markol, Flies")


async def test_initiative_that_the_rule_gives_claims_no_dice(table: Any) -> None:
    """The side with fewer models up is first: it is said once, and not that somebody rolled."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit add", names="Bellringer")
    given = texts((await _press(table, table.alice, "Roll Initiative")).followups[-1])
    assert given.count("Initiative") == 1
    assert f"<@{table.alice.id}>" in given
    assert "without a roll" in given
    log = await table.alice.slash(table.channel, "game log")
    assert texts(log.followups[-1] if log.followups else log.response).count("without a roll") == 1  # it is no throw


async def test_a_game_goes_from_invitation_to_report(table: Any, tmp_path: Path) -> None:
    """Panel, initiative, activations, marks, score, the end, and a file that verifies."""
    await _begin(table)
    shown = texts(await _panel(table))
    assert shown.startswith("## Claim No Man's Land\n**Turn 1** of 4 · Activations")
    assert "●\N{NO-BREAK SPACE}Johann  ●\N{NO-BREAK SPACE}Erich" in shown
    rolled = await _press(table, table.alice, "Roll Initiative")
    assert not rolled.ephemeral
    assert re.search(r"🎲 \*\*Initiative: <@\d+>\*\* \(\d", texts(rolled.followups[-1]))
    assert f"rolled by <@{table.alice.id}>" in texts(rolled.followups[-1])
    state = (await table.bot.tables.must(table.channel.id)).state
    assert state.first in {0, 1}
    first, second = (table.alice, table.minjun) if state.first == 0 else (table.minjun, table.alice)
    names = {table.alice.id: ["Johann", "Erich"], table.minjun.id: ["Markol", "Flies"]}
    await first.slash(table.channel, "game activate", unit=names[first.id][0])
    wrong = await first.slash(table.channel, "game activate", unit=names[first.id][1])
    said = texts(wrong.followups[0] if wrong.followups else wrong.response)
    assert f"Still under way: {names[first.id][0]}" in said
    await second.slash(table.channel, "unit mark", unit=names[first.id][0], marker="blood", change=2)
    assert "`Blood\N{NO-BREAK SPACE}2`" in texts(await _panel(table))
    await table.alice.slash(table.channel, "tc success", dice=1, who="Johann dashes")
    rolled = [one for one in (await table.bot.tables.must(table.channel.id)).log if one.event.kind == "rolled"]
    assert rolled[-1].event.title == "Johann dashes"
    await table.alice.slash(table.channel, "game score", points=2, reason="bunker")
    asked = await table.alice.slash(table.channel, "game end")
    ended = await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    assert "wins" in texts(ended.followups[0])
    export = await table.minjun.slash(table.channel, "game export")
    report, log = await _files(export)
    assert "Johann dashes" in report
    path = tmp_path / "game.json"
    path.write_text(log, encoding="utf-8")
    assert verify(str(path)) == 0
    raw = json.loads(log)
    raw["log"][3]["by"] = 5
    path.write_text(json.dumps(raw), encoding="utf-8")
    assert verify(str(path)) == 1


async def _files(result: Any) -> tuple[str, str]:
    files = {file.filename.rpartition(".")[2]: file for file in result.response.attachments}
    return (await files["md"].read()).decode(), (await files["json"].read()).decode()


async def test_one_game_a_channel_and_only_players_move_it(table: Any) -> None:
    """A second game is refused, so is somebody who only watches."""
    await _begin(table)
    again = await table.alice.slash(table.channel, "game new", scenario="another")
    assert "A game is open in this channel already" in texts(again.response)
    foreign = await table.owner.slash(table.channel, "unit mark", unit="Johann", marker="blood")
    assert "You do not play in this game" in texts(foreign.followups[0] if foreign.followups else foreign.response)


@pytest.mark.parametrize("typed", ["no mans", "Claim No Mans Lan", "cnml"])
async def test_a_scenario_that_is_not_quite_called_so_is_asked_about(table: Any, typed: str) -> None:
    """The near names are told, and no game is opened."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    said = texts((await table.alice.slash(table.channel, "game new", scenario=typed)).response)
    assert f"There is no scenario “{typed}”" in said
    assert "Did you mean: Claim No Man's Land?" in said
    assert await table.bot.tables.at(table.channel.id) is None


async def test_a_scenario_of_ones_own_says_that_nothing_is_counted(table: Any) -> None:
    """One that resembles none is opened; one that is known but for its signs is that one."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    own = await table.alice.slash(table.channel, "game new", scenario="The mill at dawn")
    assert "a scenario of your own" in texts(own.response)
    await table.alice.slash(table.channel, "game end", reason="abandoned")
    known = await table.alice.slash(table.channel, "game new", scenario="no mans land")
    assert "a scenario of your own" not in texts(known.response)
    assert (await table.bot.tables.must(table.channel.id)).state.title == "Claim No Man's Land"


async def test_lookups_in_the_channel_follow_the_game(table: Any) -> None:
    """The game's system and edition rank first, whatever the server plays otherwise."""
    await table.bot.store.choose_for_server(table.guild.id, system="mesbg")
    await table.alice.slash(
        table.channel, "game new", scenario="no-mans-land", system="trench_crusade", edition="1.6.3"
    )
    rule = await table.alice.slash(table.channel, "rule", query="charge")
    assert "Trench Crusade" in texts(rule.response)
    assert "`1.6.3`" in texts(rule.response)


async def test_an_undo_past_the_other_side_needs_consent(table: Any) -> None:
    """The request says what would be undone; the asker cannot agree; the other side can."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=3)
    asked = await table.alice.slash(table.channel, "game undo")
    card = asked.response or asked.followups[0]
    assert "⏳ Take back 1 step?" in texts(card)
    own = await table.alice.click(card, custom_id=pressables(card)["Agree"])
    assert "The other side answers your request" in texts(own.response)
    await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    state = (await table.bot.tables.must(table.channel.id)).state
    assert state.units["johann"].markers == {}


async def test_a_game_outlives_a_restart(table: Any) -> None:
    """The panel's buttons work, and the state is the one from before."""
    await _begin(table)
    before = (await table.bot.tables.must(table.channel.id)).state
    await table.restart()
    after = (await table.bot.tables.must(table.channel.id)).state
    assert after == before
    await _press(table, table.minjun, "Roll Initiative")
    assert (await table.bot.tables.must(table.channel.id)).state.first is not None


async def test_the_same_interaction_counts_once(table: Any) -> None:
    """A press that Discord delivers twice is applied once."""
    await _begin(table)
    seen = await table.bot.tables.must(table.channel.id)

    def move(now: Any) -> Any:
        return moves.mark(now.state, table.alice.id, "Johann", "blood", 1)

    first = await table.bot.tables.act(seen.row.id, table.alice.id, 4711, move)
    again = await table.bot.tables.act(seen.row.id, table.alice.id, 4711, move)
    assert first.state.units["johann"].markers == {"blood": 1}
    assert again.state.units["johann"].markers == {"blood": 1}
    assert len(again.log) == len(first.log)


async def test_each_is_told_once_when_something_waits_for_them(table: Any) -> None:
    """One ping for a decision, none for the one who acted, none for what is no longer owed."""
    await _begin(table)
    await table.alice.slash(table.channel, "game first", player=table.minjun)
    pings = [message.content for message in table.channel.history() if message.content]
    mine = [text for text in pings if f"<@{table.minjun.id}>" in text and "activate a unit" in text]
    assert len(mine) == 1
    await table.bot.postman.deliver()
    assert len([message for message in table.channel.history() if message.content]) == len(pings)


async def test_pause_resume_and_handing_over(table: Any) -> None:
    """Nothing is owed while paused; a substitute plays on."""
    await _begin(table)
    await table.alice.slash(table.channel, "game pause")
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.PAUSED
    stopped = await table.alice.slash(table.channel, "unit mark", unit="Johann", marker="blood")
    assert "The game is paused" in texts(stopped.followups[0] if stopped.followups else stopped.response)
    await table.minjun.slash(table.channel, "game resume")
    asked = await table.alice.slash(table.channel, "game substitute", player=table.owner)
    assert (await table.bot.tables.must(table.channel.id)).state.side_of(table.owner.id) is None
    card = asked.followups[-1]
    await table.owner.click(card, custom_id=pressables(card)["Agree"])
    assert (await table.bot.tables.must(table.channel.id)).state.side_of(table.owner.id) == 0
    owes = await table.owner.slash(table.channel, "game mine")
    assert "settle Initiative" in texts(owes.response)


async def test_a_deleted_panel_is_posted_anew(table: Any) -> None:
    """The next move brings it back."""
    await _begin(table)
    row = (await table.bot.tables.must(table.channel.id)).row
    await table.owner.delete(table.stored(row.panel))
    await table.alice.slash(table.channel, "unit mark", unit="Johann", marker="blood")
    after = (await table.bot.tables.must(table.channel.id)).row
    assert after.panel != row.panel
    assert "`Blood\N{NO-BREAK SPACE}1`" in texts(await _panel(table))


@pytest.mark.parametrize("command", ["game status", "game log", "game pass", "game next", "game undo"])
async def test_without_a_game_there_is_a_kind_refusal(table: Any, command: str) -> None:
    """Every command says how to open one."""
    result = await table.alice.slash(table.channel, command)
    assert "There is no game in this channel" in texts(result.response or result.followups[0])


async def test_the_other_player_of_the_game_decides(table: Any) -> None:
    """In a running game nobody has to name the opponent."""
    await _begin(table)
    asked = await table.alice.slash(table.channel, "tc charge", distance=9, skirmisher=True, faces="3 3")
    assert f"<@{table.minjun.id}>" in texts(asked.response)


async def test_a_game_that_is_over_asks_nobody(table: Any) -> None:
    """An undo that was never answered does not outlive its game."""
    await _begin(table)
    await table.alice.slash(table.channel, "tc success", faces="3 3")
    await table.alice.slash(table.channel, "game undo")
    assert "answer the undo" in texts(await _panel(table))
    asked = await table.alice.slash(table.channel, "game end", reason="abandoned")
    ended = await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    assert "answer the undo" not in texts(ended.followups[0])
    assert "Called off, nobody won" in texts(ended.followups[0])
    assert "answer the undo" not in texts(await _panel(table))


async def test_a_refused_undo_is_no_step(table: Any) -> None:
    """One's own step before a refusal is still one's own last step, and is undone without asking again."""
    await _begin(table)
    await table.alice.slash(table.channel, "tc success", faces="3 3")
    await table.minjun.slash(table.channel, "unit add", names="Grunt")
    asked = await table.alice.slash(table.channel, "game undo")
    await table.minjun.click(asked.response.message, custom_id=pressables(asked.response)["Refuse"])
    await table.minjun.slash(table.channel, "game undo")
    assert "Grunt" not in texts(await _panel(table))
    assert "answer the undo" not in texts(await _panel(table))
