"""Reading a roster in a game: preview first, nothing saved before the button, every bad file answered."""

import json
from typing import Any

import pytest
from rosters_support import companion, figure, sample
from tests_support import Table, pressables, texts

from bot.cards.card import Accent, Button, Card
from rules.library.entry import Lang
from rules.rosters import MOST_BYTES


async def _begin(table: Table) -> None:
    """Opens a game and seats both."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="no-mans-land")
    panel = table.stored((await table.bot.tables.latest(table.channel.id)).row.panel)
    await table.minjun.click(panel, custom_id=pressables(panel)["Take a seat"])


async def _units(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state.units


def _answer(result: Any) -> Any:
    return result.followups[-1] if result.followups else result.response


async def _import(table: Table, person: Any, **options: Any) -> Any:
    return _answer(await person.slash(table.channel, "unit import", **options))


async def test_a_file_is_shown_first_and_added_by_the_button(table: Any) -> None:
    """Name, faction, cost, figures and doubts; then the figures are units with their words."""
    await _begin(table)
    card = await _import(table, table.alice, file=("warband.json", sample("companion.json")))
    shown = texts(card)
    assert shown.startswith("## Sample Host\n**2 models** · 11 Glory\n-# Iron Sultanate · House of Wisdom")
    assert "**Figure One** · Mamluk Faris" in shown
    assert "The list says 1,455 Ducats, its models add up to 0 Ducats" in shown
    assert card.ephemeral
    assert await _units(table) == {}
    await table.alice.click(card, custom_id=pressables(card)["Add to my side"])
    units = await _units(table)
    assert [unit.name for unit in units.values()] == ["Figure One", "Figure Two"]
    assert {unit.side for unit in units.values()} == {0}
    assert units["figure-one"].traits[:3] == ("Mamluk Faris", "Mercenary", "Jezzail")
    panel = table.stored((await table.bot.tables.latest(table.channel.id)).row.panel)
    assert "●\N{NO-BREAK SPACE}Figure One" in texts(panel)


async def test_the_card_says_what_was_done_and_loses_its_buttons(table: Any) -> None:
    """After the button it is a result; after Cancel, nothing was added."""
    await _begin(table)
    card = await _import(table, table.alice, text="3x Yeoman, Johann")
    add = pressables(card)["Add to my side"]
    await table.alice.click(card, custom_id=add)
    after = table.stored(card.id)
    assert texts(after).startswith("## 4 models on your side\n-# Written down")
    assert pressables(after) == {}
    other = await _import(table, table.alice, text="Otto")
    await table.alice.click(other, custom_id=pressables(other)["Cancel"])
    assert texts(table.stored(other.id)).startswith("## Nothing was added")
    assert len(await _units(table)) == 4


async def test_names_that_are_shared_get_numbers(table: Any) -> None:
    """Among themselves, with the other side, and with what came before."""
    await _begin(table)
    for person in (table.alice, table.minjun):
        card = await _import(table, person, text="2x Yeoman, Johann")
        assert "Several share a name and get numbers: Yeoman" in texts(card)
        await person.click(card, custom_id=pressables(card)["Add to my side"])
    names = [unit.name for unit in (await _units(table)).values()]
    assert names == ["Yeoman 1", "Yeoman 2", "Johann", "Yeoman 3", "Yeoman 4", "Johann 2"]


async def test_a_list_is_added_once_however_often_it_is_pressed(table: Any) -> None:
    """A press on a card that a second client still shows is answered and brings nothing twice."""
    await _begin(table)
    card = await _import(table, table.alice, text="Johann; Otto; Emil")
    add = pressables(card)["Add to my side"]
    still = Card(Accent.NOTHING, "roster").buttons(Button("Add to my side", "add")).view(add.split(":")[1])
    twin = await table.bot.get_partial_messageable(table.channel.id).send(view=still)
    await table.alice.click(card, custom_id=add)
    again = await table.alice.click(table.stored(twin.id), custom_id=add)
    assert texts(_answer(again)).startswith("## This list is on the table already")
    foreign = await table.minjun.click(table.stored(twin.id), custom_id=add)
    assert "Your press was not counted" in texts(_answer(foreign))
    assert len(await _units(table)) == 3
    seen = await table.bot.tables.must(table.channel.id)
    assert sum(one.event.kind == "unit-added" for one in seen.log) == 3


async def test_a_preview_outlives_a_restart(table: Any) -> None:
    """The button of a card that was shown before still brings its figures."""
    await _begin(table)
    card = await _import(table, table.alice, text="Johann | Yeoman | rifle | blood=2, dust=1")
    assert "Not a marker of this game, kept as a word: dust" in texts(card)
    await table.restart()
    await table.alice.click(card, custom_id=pressables(card)["Add to my side"])
    johann = (await _units(table))["johann"]
    assert johann.traits == ("Yeoman", "rifle", "dust 1")
    assert johann.markers == {"blood": 2}


async def test_without_options_a_form_opens_that_keeps_line_breaks(table: Any) -> None:
    """What is pasted there is read line by line, in the reader's words."""
    await _begin(table)
    await table.read_in(table.minjun, Lang.KO)
    form = await table.minjun.slash(table.channel, "unit import")
    sent = await table.minjun.submit_modal(form, {"list": sample("companion.txt").decode()})
    card = _answer(sent)
    assert texts(card).startswith("## Sample Host\n**모델 4** · 두카트 155 · 영광 4")
    await table.minjun.click(card, custom_id=pressables(card)["내 쪽에 넣기"])
    assert [unit.name for unit in (await _units(table)).values()][1] == "Figure - Three"


async def test_a_large_list_is_summed_up_and_comes_whole_as_a_file(table: Any) -> None:
    """By what the figures are; nothing is cut without saying so."""
    await _begin(table)
    models = [figure("md_yeoman", f"Man {n}") for n in range(20)] + [figure("md_shocktrooper", "Otto")]
    card = await _import(table, table.alice, file=("list.json", companion(models).encode()))
    assert "**20× Yeoman**" in texts(card)
    (file,) = card.attachments
    assert "Man 19 | Yeoman" in (await file.read()).decode()


async def test_players_words_are_printed_safely(table: Any) -> None:
    """No mention, no markup, no mass ping from a list."""
    await _begin(table)
    card = await _import(table, table.alice, file=("x.txt", b"# @everyone\n**Johann** <@123> | [link](http://x)"))
    shown = texts(card)
    assert "@everyone" not in shown.replace("@\u200beveryone", "")
    assert "<@123>" not in shown


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("big.json", b"[" * (MOST_BYTES + 1), "too large for a list"),
        ("empty.txt", b" ", "There is no list in it"),
        ("deep.json", b"[" * 10_000, "nested too deep"),
        ("entity.ros", b'<!DOCTYPE r [<!ENTITY a "b">]><roster/>', "declares a document type"),
        ("broken.rosz", b"PK\x03\x04broken", "broken or locked"),
        ("other.json", b'{"a": 1}', "no list that is known"),
        ("picture.png", b"\x89PNG\r\n\x1a\n\0\0", "not a text that can be read"),
        ("many.txt", b"999x Yeoman", "Too many models"),
    ],
)
async def test_every_bad_file_gets_a_sentence(table: Any, name: str, content: bytes, said: str) -> None:
    """Private, kind, and nothing has changed."""
    await _begin(table)
    card = await _import(table, table.alice, file=(name, content))
    assert said in texts(card)
    assert card.ephemeral
    assert await _units(table) == {}


async def test_text_and_file_are_not_both_read(table: Any) -> None:
    """Which of them is meant, only their owner knows."""
    await _begin(table)
    assert "Text and file are two lists" in texts(await _import(table, table.alice, text="a", file=("a.txt", b"b")))


async def test_only_players_of_a_game_bring_lists(table: Any) -> None:
    """Somebody who watches is told so, a channel without a game too."""
    nowhere = await _import(table, table.alice, text="Johann")
    assert "There is no game in this channel" in texts(nowhere)
    await _begin(table)
    assert "You do not play in this game" in texts(await _import(table, table.owner, text="Johann"))


async def test_a_list_for_another_game_is_not_refused_but_said(table: Any) -> None:
    """The owner decides; a list without figures has nothing to add."""
    await table.alice.slash(table.channel, "game new", scenario="x", system="mesbg")
    card = await _import(table, table.alice, file=("list.json", sample("tabletop.json")))
    assert "The list is for Trench Crusade, this game is not" in texts(card)
    none = await _import(table, table.alice, file=("list.ros", sample("new-recruit.ros")))
    assert "There is no model in it" in texts(none)
    assert "Add to my side" not in pressables(none)


async def test_a_list_that_does_not_fit_the_table_is_refused_whole(table: Any) -> None:
    """All of its figures or none."""
    await _begin(table)
    card = await _import(table, table.alice, text="150x Yeoman")
    await table.alice.click(card, custom_id=pressables(card)["Add to my side"])
    assert "Too many units" in texts(await _import(table, table.minjun, text="60x Azeb"))
    assert len(await _units(table)) == 150


async def test_what_is_kept_for_the_button_is_names_and_words_only(table: Any) -> None:
    """No id, note or link of the file goes into the database."""
    await _begin(table)
    source = sample("companion.json").decode().replace("(removed)", "secret note").replace('"0"', '"424242"')
    await _import(table, table.alice, file=("warband.json", source.encode()))
    rows = await table.bot.store.reading.execute_fetchall("SELECT payload FROM keys WHERE kind = 'roster'")
    (payload,) = (json.loads(row[0]) for row in rows)
    assert set(payload) == {"game", "person", "models", "faction"}
    assert "secret" not in str(payload)
    assert "424242" not in str(payload)


async def test_a_side_says_its_force_or_takes_it_from_its_list(table: Any) -> None:
    """Whoever takes a seat names no force; the list that is added does, unless its side has said one."""
    await _begin(table)
    seen = await table.bot.tables.must(table.channel.id)
    assert "Both seats are taken" in texts(table.stored(seen.row.panel))
    await table.minjun.slash(table.channel, "game faction", name="Black Grail")
    for person in (table.alice, table.minjun):
        card = await _import(table, person, file=("warband.json", sample("companion.json")))
        await person.click(card, custom_id=next(one for one in pressables(card).values() if ":add" in one))
    first, second = (await table.bot.tables.must(table.channel.id)).state.seats
    assert first.faction
    assert second.faction == "Black Grail"
    assert f"{first.faction}**" in texts(table.stored(seen.row.panel))
