"""How the log and the report tell a battle: in the reader's words, by name, without the steps in between."""

from typing import Any

import pytest
from battle_support import Players, begin, said
from tests_support import Table, pressables, texts

from bot.cards.tell import told
from bot.words import words
from rules.game.events import Entry, Rolled
from rules.library.entry import Lang


async def _told(table: Table, kind: str, lang: Lang = Lang.EN) -> list[str]:
    """Gives the lines of the log that tell events of a kind."""
    seen = await table.bot.tables.latest(table.channel.id)
    return [told(one, seen.state, words(lang)) for one in seen.log if one.event.kind == kind]


async def _report(table: Table, lang: Lang) -> str:
    await table.read_in(table.alice, lang)
    result = await table.alice.slash(table.channel, "game export")
    shown = result.followups[-1] if result.followups else result.response
    file = next(file for file in shown.attachments if file.filename.endswith(".md"))
    return (await file.read()).decode()


async def test_a_number_and_a_winner_stand_in_the_log_as_on_the_card(table: Any) -> None:
    """Two successes and not just successes; who won a duel by its unit, in either language."""
    await begin(table, "mesbg", {"Boromir": "F6 S4 D6 A1 W3"}, {"Lurtz": "F5 S5 D5 A1 W2"})
    await table.alice.slash(table.channel, "mesbg duel", who="Boromir > Lurtz", faces="3 5")
    assert await _told(table, "rolled") == ["🎲 Boromir → Lurtz · **Duel won by Lurtz** (3 5)"]
    assert await _told(table, "rolled", Lang.KO) == ["🎲 Boromir → Lurtz · **결투 승리: Lurtz** (3 5)"]


async def test_a_result_that_says_who_and_whom_is_told_without_its_title(table: Any) -> None:
    """A combat's result names both; the title before it would say the same again."""
    await begin(table, "mesbg", {"Boromir": "F6 S4 D6 A1 W3"}, {"Lurtz": "F5 S5 D5 A1 W1"})
    await table.alice.slash(table.channel, "mesbg fight", who="Boromir > Lurtz", faces="6 1 6")
    assert await _told(table, "rolled") == ["🎲 **Lurtz slain by Boromir** (6 1 6)"]


async def test_where_nothing_was_counted_no_draw_is_made_up(table: Any) -> None:
    """A battle of one's own without points: the end card and the report say that nobody wrote down who won."""
    await begin(table, "mesbg", {"Boromir": "F6"}, {"Lurtz": "F5"})
    asked = await table.alice.slash(table.channel, "game end", reason="played")
    agreed = await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    assert "Nobody wrote down who won" in said(agreed)
    report = await _report(table, Lang.KO)
    assert "승자를 적지 않았어요" in report
    assert "무승부" not in report


async def test_successes_are_counted_in_the_log(table: Any) -> None:
    """The number that the card's headline said."""
    await begin(table, "first_blood", {"Brute": "M5"}, {"Raider": "M6"})
    await table.alice.slash(table.channel, "fb roll", who="Brute > Raider", value=3, dice=3, faces="1 2 5")
    await table.alice.slash(table.channel, "fb half", who="Brute", value=5)
    assert await _told(table, "rolled") == [
        "🎲 Brute → Raider · **2 successes** (1 2 5)",
        "Brute · **Half: 3, rounded up**",
    ]


async def test_an_older_roll_is_told_by_its_result(table: Any) -> None:
    """Logs written before say no more than that, and an unknown result is not hidden."""
    await begin(table, "mesbg", {"Boromir": "F6"}, {"Lurtz": "F5"})
    state = (await table.bot.tables.must(table.channel.id)).state
    for outcome, line in (("duel-lost", "Other side wins the duel"), ("no-such-result", "no-such-result")):
        rolled = Rolled(procedure="old", inputs={}, answers=((3,),), outcome=outcome, position=0)
        one = Entry(seq=9, at="", by=table.alice.id, event=rolled, hash="")
        assert told(one, state, words(Lang.EN)) == f"🎲 <@{table.alice.id}> · **{line}** (3)"


async def test_the_log_strikes_what_was_undone_and_not_that_it_was(table: Any) -> None:
    """Who asked and who agreed stands; in its menu people have their names."""
    await begin(table, "trench_crusade", {"Johann": "ELITE"}, {"Markol": "ELITE"})
    await table.alice.slash(table.channel, "tc success", who="Johann", faces="6 6")
    asked = await table.alice.slash(table.channel, "game undo")
    request = asked.response or asked.followups[-1]
    await table.minjun.click(request, custom_id=pressables(request)["Agree"])
    shown = await table.alice.slash(table.channel, "game log")
    text = texts(shown.response or shown.followups[-1])
    assert "🎲 Johann · **Critical success** (6 6)~~" in text
    assert f"\n`11` Back to event 8 · <@{table.minjun.id}>" in text
    assert f"`10` <@{table.alice.id}> asks to go back to event 8" in text
    labels = [
        option["label"]
        for row in (shown.response or shown.followups[-1]).components[0]["components"]
        for part in row.get("components", ())
        for option in part.get("options", ())
    ]
    assert "8 minjun adds Markol" in labels


@pytest.mark.parametrize(
    ("lang", "came", "acts", "rolled"),
    [
        (Lang.EN, "alice adds A1 · A2 · A3", "Activated: A1", "M1: Out of Action"),
        (Lang.KO, "alice 님: A1 · A2 · A3 추가", "A1 조작\n", "M1: 전투불가"),
    ],
)
async def test_the_report_tells_what_came_of_it(table: Any, lang: Lang, came: str, acts: str, rolled: str) -> None:
    """Units that came together in one line, a roll with what it did, no waiting and no ends of activations."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "no-mans-land")
    await table.alice.slash(table.channel, "game first", player=table.alice)
    await table.alice.slash(table.channel, "game activate", unit="A1")
    await table.minjun.slash(table.channel, "unit mark", unit="A1", marker="blood", change=1)
    asked = await table.alice.slash(
        table.channel, "tc shoot", who="A1 > M1", weapon="bolt-action-rifle", distance=10, faces="4 4 5 5"
    )
    card = asked.response or asked.followups[0]
    none = next(key for label, key in pressables(card).items() if label == "None")
    await table.minjun.click(card, custom_id=none)
    text = await _report(table, lang)
    assert came in text
    assert acts in text
    (line,) = [line for line in text.splitlines() if "A1 → M1" in line]
    assert line.endswith(f"(4 4 5 5) → {rolled}")


async def test_a_score_that_did_not_grow_is_a_number_and_a_reason_is_told(table: Any) -> None:
    """No +0, and what the players scored for in their words."""
    players = Players(table)
    await players.open("mesbg", "2018", "a free battle", 1, turns=2)
    await table.alice.slash(table.channel, "game score", points=2, reason="held the hill")
    text = await _report(table, Lang.EN)
    assert "| Turn 1 | +2 → 2 | 0 |" in text
    assert "alice **+2 VP** held the hill" in text


async def test_what_a_unit_does_in_its_turn_is_called_as_its_game_calls_it(table: Any) -> None:
    """A Command Card is activated, which no Korean book of that game calls 조작."""
    await table.bot.store.choose_for_server(table.guild.id, language="ko")
    await begin_korean(table, "first_blood")
    panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
    assert "● 앞면, 활성화 전" in texts(panel)
    assert "조작" not in texts(panel)


async def begin_korean(table: Table, system: str) -> None:
    """A running game in a server that reads Korean."""
    await table.bot.store.choose_for_server(table.guild.id, system=system)
    await table.alice.slash(table.channel, "game new", scenario="시험", faction="북쪽")
    players = Players(table)
    await players.press(table.minjun, "자리에 앉기")
    await players.press(table.alice, "게임 시작")
    await table.alice.slash(table.channel, "unit add", names="하나")
    await table.env.settle()


@pytest.mark.parametrize(("faces", "shown"), [((4, 6), "(4 : 6)"), ((3, 3, 1, 5), "(3 : 3 · 1 : 5)")])
async def test_a_roll_off_is_told_pair_by_pair(table: Any, faces: tuple[int, ...], shown: str) -> None:
    """Side against side, ties before what decided: in a row nobody sees which die beat which."""
    await begin(table, "trench_crusade", {"Brandt": "TOUGH"}, {"Markol": "TOUGH"})
    seen = await table.bot.tables.latest(table.channel.id)
    rolled = Rolled(
        procedure="trench_crusade.initiative",
        inputs={},
        position=0,
        answers=tuple((face,) for face in faces),
        outcome="first-side-1",
    )
    line = told(seen.log[-1].model_copy(update={"event": rolled}), seen.state, words(Lang.EN))
    assert line.endswith(shown)
