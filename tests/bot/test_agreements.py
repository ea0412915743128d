"""Opening a game with an opponent and agreements, handing seats over, arbiters, and what needs consent."""

from pathlib import Path
from typing import Any

import discord
from battle_support import begin
from tests_support import Table, pressables, texts

from bot.terminal import verify
from rules.game.state import Stage
from rules.library.entry import Lang


async def _state(table: Table, channel: Any | None = None) -> Any:
    return (await table.bot.tables.latest((channel or table.channel).id)).state


async def _panel(table: Table) -> Any:
    return table.stored((await table.bot.tables.latest(table.channel.id)).row.panel)


async def _press(table: Table, person: Any, label: str) -> Any:
    panel = await _panel(table)
    return await person.click(panel, custom_id=pressables(panel)[label])


def _said(result: Any) -> str:
    return texts(result.followups[0] if result.followups else result.response)


async def _open(table: Table, **options: Any) -> Any:
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    return await table.alice.slash(table.channel, "game new", scenario="no-mans-land", **options)


async def _begin(table: Table, **options: Any) -> None:
    await _open(table, opponent=table.minjun, **options)
    await _press(table, table.minjun, "Take a seat")
    await _press(table, table.alice, "Start")
    await table.alice.slash(table.channel, "unit add", names="Johann, Erich")
    await table.minjun.slash(table.channel, "unit add", names="Markol")


async def test_whoever_is_invited_is_asked_and_only_they_take_the_seat(table: Any) -> None:
    """One ping, the agreements on the panel, nobody else sits down, and sitting down is accepting."""
    await _open(table, opponent=table.minjun, points=700, pace=48, quiet="23-8")
    pings = [message.content for message in table.channel.history() if "<@" in message.content]
    assert len(pings) == 1
    assert f"<@{table.minjun.id}>" in pings[0]
    assert "take a seat or decline" in pings[0]
    shown = texts(await _panel(table))
    for line in ("### Agreements", "**Size** 700", "**A move within** 48 hours", "23:00–08:00 (UTC)", "`1.0.2`"):
        assert line in shown
    foreign = await _press(table, table.owner, "Take a seat")
    assert "The seat is kept for somebody who was invited" in _said(foreign)
    assert "You were not invited" in _said(await _press(table, table.owner, "Decline"))
    await _press(table, table.minjun, "Take a seat")
    state = await _state(table)
    assert state.accepted == {table.alice.id, table.minjun.id}
    await _press(table, table.alice, "Start")
    assert (await _state(table)).stage is Stage.RUNNING


async def test_whoever_declines_leaves_the_seat_to_anybody(table: Any) -> None:
    """The panel goes on waiting, and the next one may sit down."""
    await _open(table, opponent=table.minjun)
    await _press(table, table.minjun, "Decline")
    assert "Decline" not in pressables(await _panel(table))
    await _press(table, table.owner, "Take a seat")
    assert (await _state(table)).side_of(table.owner.id) == 1


async def test_agreements_are_changed_until_both_accept_them(table: Any) -> None:
    """A change has to be accepted by the other side before the game can start, and stands in the log."""
    await _open(table)
    await _press(table, table.minjun, "Take a seat")
    panel = await _panel(table)
    opened = await table.minjun.click(panel, custom_id=pressables(panel)["Change"])
    wrong = await table.minjun.submit_modal(opened, {"pace": "many", "quiet": "", "points": ""})
    assert "out of range" in texts(wrong.followups[0] if wrong.followups else wrong.response)
    opened = await table.minjun.click(panel, custom_id=pressables(panel)["Change"])
    await table.minjun.submit_modal(opened, {"pace": "12", "quiet": "22-7", "points": "900"})
    shown = texts(await _panel(table))
    assert "**A move within** 12 hours" in shown
    assert f"⏳ <@{table.alice.id}>" in shown
    assert "**accept the agreements**" in shown
    assert "Start" not in pressables(await _panel(table))
    await _press(table, table.alice, "Accept")
    await _press(table, table.minjun, "Start")
    state = await _state(table)
    assert state.stage is Stage.RUNNING
    assert (state.terms.pace, state.terms.quiet, state.terms.points) == (12, "22:00-07:00", 900)
    log = texts((await table.owner.slash(table.channel, "game log")).response)
    assert "proposes: 12 h a move · quiet hours 22:00–07:00" in log
    assert f"<@{table.alice.id}> accepts the agreements" in log


async def test_a_game_can_have_a_thread_of_its_own(table: Any) -> None:
    """The panel and the pings are there, and the channel stays free for another game."""
    result = await _open(table, opponent=table.minjun, thread=True)
    thread = int(texts(result.response).split("<#")[1].split(">")[0])
    seen = await table.bot.tables.latest(thread)
    assert seen.row.panel is not None
    assert await table.bot.tables.at(table.channel.id) is None


async def test_a_game_in_a_thread_wakes_it_up(table: Any) -> None:
    """Discord archives quiet threads; the next move opens it again and the panel is edited in place."""
    result = await _open(table, opponent=table.minjun, thread=True)
    number = int(texts(result.response).split("<#")[1].split(">")[0])
    thread = await table.bot.fetch_channel(number)
    await thread.edit(archived=True)
    before = (await table.bot.tables.latest(number)).row.panel
    path = f"/channels/{number}/messages/{before}"
    table.env.inject_error("PATCH", path, status=400, code=50083, message="Thread is archived", times=1)
    seen = await table.bot.tables.latest(number)
    await table.bot.postman.refresh(seen)
    assert not (await table.bot.fetch_channel(number)).archived
    assert (await table.bot.tables.latest(number)).row.panel == before


async def test_where_no_thread_can_be_made_a_sentence_says_so_and_nothing_is_opened(table: Any) -> None:
    """The missing permissions are named."""
    closed = table.guild.create_text_channel(
        "closed", overwrites={table.guild.me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    result = await table.alice.slash(closed, "game new", scenario="A", system="trench_crusade", thread=True)
    assert "The bot may not make a thread here" in texts(result.response)
    assert await table.bot.tables.at(closed.id) is None


async def test_a_substitute_accepts_and_past_moves_stay_whose_they_were(table: Any) -> None:
    """Nobody is put onto a seat; the log tells who did what."""
    await _begin(table)
    asked = await table.alice.slash(table.channel, "game substitute", player=table.owner)
    card = asked.followups[-1]
    assert "⏳ Take over the seat?" in texts(card)
    foreign = await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    assert "The one who was asked answers" in texts(foreign.response)
    await table.owner.click(card, custom_id=pressables(card)["Agree"])
    assert (await _state(table)).side_of(table.owner.id) == 0
    await table.owner.slash(table.channel, "unit add", names="Dieter")
    log = texts((await table.minjun.slash(table.channel, "game log")).response)
    assert f"<@{table.alice.id}> adds Johann" in log
    assert f"<@{table.owner.id}> adds Dieter" in log
    refused = await table.alice.slash(table.channel, "unit add", names="Late")
    assert "You do not play in this game" in _said(refused)


async def test_an_arbiter_is_named_by_both_and_sets_things_right_under_their_own_name(table: Any) -> None:
    """The other side agrees first; then markers, statuses, scores and undo are the arbiter’s too, and logged so."""
    await _begin(table)
    before = await table.owner.slash(table.channel, "unit mark", unit="Johann", marker="blessing")
    assert "You do not play in this game" in _said(before)
    asked = await table.alice.slash(table.channel, "game arbiter", person=table.owner)
    card = asked.followups[-1]
    assert "⏳ Name an arbiter?" in texts(card)
    await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    await table.owner.slash(table.channel, "unit mark", unit="Johann", marker="blessing")
    await table.owner.slash(table.channel, "game score", points=3, player=table.minjun)
    state = await _state(table)
    assert state.units["johann"].markers == {"blessing": 1}
    assert state.score == (0, 3)
    log = texts((await table.minjun.slash(table.channel, "game log")).response)
    assert f"Arbiter <@{table.owner.id}>: Johann: Blessing +1" in log
    await table.alice.slash(table.channel, "tc success", faces="3 3")
    undo = await table.alice.slash(table.channel, "game undo")
    request = undo.response or undo.followups[0]
    assert f"or the arbiter decides: <@{table.owner.id}>" in texts(request)
    await table.owner.click(request, custom_id=pressables(request)["Agree"])
    assert (await _state(table)).rolls == 0
    for command, options in (("game activate", {"unit": "Johann"}), ("unit add", {"names": "X"}), ("game pass", {})):
        refused = await table.owner.slash(table.channel, command, **options)
        assert "You do not play in this game" in _said(refused)
    plays = await table.alice.slash(table.channel, "game arbiter", person=table.minjun)
    assert "cannot be the arbiter" in _said(plays)


async def test_the_other_sides_unit_is_touched_with_consent_only(table: Any) -> None:
    """Markers that the opponent spends are free; others wait for the unit's own player."""
    await _begin(table)
    free = await table.alice.slash(table.channel, "unit mark", unit="Markol", marker="blood", change=2)
    assert "Markol: Blood +2" in _said(free)
    asked = await table.alice.slash(table.channel, "unit status", unit="Markol", status="down")
    assert (await _state(table)).units["markol"].statuses == frozenset()
    card = asked.followups[-1]
    assert "Markol: Down" in texts(card)
    await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    assert (await _state(table)).units["markol"].statuses == {"down"}
    asked = await table.alice.slash(table.channel, "unit mark", unit="Markol", marker="blessing")
    card = asked.followups[-1]
    await table.minjun.click(card, custom_id=pressables(card)["Refuse"])
    assert (await _state(table)).units["markol"].markers == {"blood": 2}
    assert "~~" in texts(table.stored(card.message.id))


async def test_absurd_scores_are_refused_or_asked(table: Any) -> None:
    """0 changes nothing, less than nothing is not there, and fifty points at once are for the other side to confirm."""
    await _begin(table)
    assert "0 points change nothing" in _said(await table.alice.slash(table.channel, "game score", points=0))
    assert "fewer than 0" in _said(await table.alice.slash(table.channel, "game score", points=-1))
    asked = await table.alice.slash(table.channel, "game score", points=50)
    assert (await _state(table)).score == (0, 0)
    card = asked.followups[-1]
    assert "⏳ Change the score?" in texts(card)
    await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    assert (await _state(table)).score == (50, 0)


async def test_nobody_ends_a_game_alone_and_names_the_winner(table: Any) -> None:
    """The other side is asked and may refuse; agreed, the seed opens, and a roll that waited is dropped in words."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    await table.alice.slash(table.channel, "tc success", who="Johann")
    asked = await table.alice.slash(table.channel, "game end", winner=table.alice)
    card = asked.response
    assert "⏳ End the game?" in texts(card)
    assert f"The game is over · <@{table.alice.id}> wins" in texts(card)
    assert "The roll that waits is dropped then: Johann" in texts(card)
    own = await table.alice.click(card, custom_id=pressables(card)["Agree"])
    assert "The one who was asked answers" in _said(own)
    assert (await _state(table)).end == ""
    await table.minjun.click(card, custom_id=pressables(card)["Refuse"])
    assert (await _state(table)).asked is None
    asked = await table.alice.slash(table.channel, "game end", reason="abandoned")
    seed = (await table.bot.tables.latest(table.channel.id)).row.seed
    assert all(seed not in one.event.model_dump_json() for one in (await table.bot.tables.latest(table.channel.id)).log)
    card = asked.response
    over = await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    assert "Called off, nobody won" in texts(over.followups[0])
    assert "The roll that was waiting is dropped: Johann" in texts(over.followups[0])
    assert (await table.bot.tables.latest(table.channel.id)).state.seed == seed


async def test_an_arbiter_ends_a_game_and_a_loser_concedes_alone(table: Any) -> None:
    """Neither needs the other side, and what was asked before is asked no more."""
    await _begin(table)
    asked = await table.alice.slash(table.channel, "game end", winner=table.alice)
    over = await table.minjun.slash(table.channel, "game end", reason="conceded")
    assert f"<@{table.alice.id}> wins" in texts(over.response)
    late = await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    assert "The game is over" in _said(late)
    assert (await table.bot.tables.latest(table.channel.id)).log[-1].event.kind == "ended"


async def test_whoever_writes_something_down_sees_what(table: Any) -> None:
    """Not only a number."""
    await _begin(table)
    said = _said(await table.alice.slash(table.channel, "unit mark", unit="Johann", marker="blessing", change=2))
    assert "Johann: Blessing +2" in said
    same = _said(await table.alice.slash(table.channel, "unit status", unit="Johann", status="down", on=False))
    assert "Nothing to write down" in same
    back = _said(await table.alice.slash(table.channel, "game undo"))
    assert "~~11~~ Johann: Blessing +2" in back


async def test_agreements_read_in_korean(table: Any) -> None:
    """The panel of a Korean server, and the private card of a Korean reader."""
    await table.bot.store.choose_for_server(table.guild.id, language="ko")
    await table.read_in(table.minjun, Lang.KO)
    await _open(table, opponent=table.minjun, quiet="23-8")
    panel = await _panel(table)
    assert "(Asia/Seoul)" in texts(panel)
    labels = list(pressables(panel))
    card = await table.minjun.click(panel, custom_id=pressables(panel)[labels[2]])
    assert "(Asia/Seoul)" in texts(card.response)


async def test_standing_orders_are_seen_by_their_owner_only(table: Any) -> None:
    """The log tells that there is one, not what it says; taken back, it is gone."""
    await _begin(table)
    mine = await table.alice.slash(table.channel, "game orders", question="spend-blessing", unit="Johann")
    assert "**Spend Blessing markers** never · Johann" in _said(mine)
    assert mine.ephemeral
    theirs = await table.minjun.slash(table.channel, "game orders")
    assert "You are asked every time" in _said(theirs)
    log = texts((await table.minjun.slash(table.channel, "game log")).response)
    assert f"<@{table.alice.id}> sets a standing order" in log
    assert "Blessing" not in log
    wrong = await table.alice.slash(table.channel, "game orders", question="flee-always")
    assert "cannot be answered ahead of time" in _said(wrong)
    gone = await table.alice.slash(table.channel, "game orders", question="spend-blessing", answer="ask", unit="Johann")
    assert "You are asked every time" in _said(gone)
    assert "You do not play" in _said(await table.owner.slash(table.channel, "game orders"))


async def test_a_standing_order_answers_in_the_place_of_its_owner(table: Any, tmp_path: Path) -> None:
    """Nobody waits: the roll goes through, the card says why, the order is open from then on, and the file verifies."""
    await _begin(table)
    await table.minjun.slash(table.channel, "game orders", question="spend-blood", answer="always")
    rolled = await table.alice.slash(table.channel, "tc success", blood=2)
    shown = texts(rolled.response or rolled.followups[0])
    said = f"by standing order of <@{table.minjun.id}> · Spend Blood markers: always, as much as can be"
    assert shown.count(said) == 1
    assert "−2 DICE" in shown
    log = texts((await table.alice.slash(table.channel, "game log")).response)
    assert "Spend Blood markers: always, as much as can be" in log
    await table.alice.slash(table.channel, "game end", reason="conceded")
    export = await table.alice.slash(table.channel, "game export")
    files = (export.response or export.followups[0]).attachments
    path = tmp_path / "game.json"
    path.write_bytes(await next(file for file in files if file.filename.endswith(".json")).read())
    assert verify(str(path)) == 0


async def test_without_an_order_the_opponent_is_asked_as_before(table: Any) -> None:
    """An order of somebody else answers nothing."""
    await _begin(table)
    await table.alice.slash(table.channel, "game orders", question="spend-blood", answer="always")
    rolled = await table.alice.slash(table.channel, "tc success", blood=2)
    assert "Spend Blood markers?" in texts(rolled.response or rolled.followups[0])


async def test_whoever_is_left_alone_ends_the_game_after_four_times_the_pace(table: Any) -> None:
    """Before that the other side is asked, and the card says until when; the log tells how it ended."""
    await _begin(table)
    asked = await table.alice.slash(table.channel, "game end", reason="abandoned")
    assert "may stop alone with `/game end`" in texts(asked.response)
    table.watch.go(hours=4 * 24 - 1)
    await table.alice.slash(table.channel, "game end", reason="abandoned")
    assert (await _state(table)).end == ""
    table.watch.go(hours=1)
    over = await table.alice.slash(table.channel, "game end", reason="abandoned")
    assert "Called off, nobody won" in texts(over.response)
    assert (await _state(table)).end == "lapsed"
    log = await table.minjun.slash(table.channel, "game log")
    assert "the other side has long been silent" in texts(log.response)


async def test_an_arbiter_adds_units_to_the_side_of_a_player(table: Any) -> None:
    """By naming whose; a player cannot do that for the other side."""
    await _begin(table)
    asked = await table.alice.slash(table.channel, "game arbiter", person=table.owner)
    card = asked.followups[-1]
    await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    wrong = await table.alice.slash(table.channel, "unit add", names="Ghost", player=table.minjun)
    assert "That is not your side" in _said(wrong)
    added = await table.owner.slash(table.channel, "unit add", names="Ghost", player=table.minjun)
    assert f"<@{table.minjun.id}> adds Ghost" in _said(added)
    assert (await _state(table)).unit("Ghost").side == 1


async def test_a_decision_offers_not_to_be_asked_again(table: Any) -> None:
    """Whoever decides sets the order in private; the decision itself still waits, and the next one does not come."""
    await begin(table, "trench_crusade", {"Johann": "ELITE"}, {"Markol": "ELITE"})
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=2)
    asked = (await table.alice.slash(table.channel, "tc success", who="Johann")).response
    button = pressables(asked)["Don’t ask again"]
    foreign = await table.alice.click(asked, custom_id=button)
    assert "Not your decision" in _said(foreign)
    offered = await table.minjun.click(asked, custom_id=button)
    assert offered.ephemeral
    assert "**Spend Blood markers**" in texts(offered.response)
    await table.minjun.click(offered.response.message, custom_id=pressables(offered.response)["Never"])
    assert "**Spend Blood markers** never" in texts(table.stored(offered.response.message.id))
    seen = await table.bot.tables.must(table.channel.id)
    assert seen.state.window is not None
    assert "never" not in texts(table.stored(asked.id))
    await table.minjun.click(asked, custom_id=pressables(asked)["Spend 1"])
    late = table.emit_press(table.minjun, asked.id, button)
    await table.env.settle()
    assert "decided already" in texts(table.stored(late.message_id))
    again = await table.alice.slash(table.channel, "tc success", who="Johann")
    assert ":answer." not in str(pressables(again.response))
    beside = await table.owner.slash(table.channel, "tc success", blood=1)
    assert "Don’t ask again" not in pressables(beside.response)
