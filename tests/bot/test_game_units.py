"""Units of the other systems in rolls: filled in, decided by the right player, written down, undone, exported."""

from typing import Any

from tests_support import Table, pressables, texts

from bot.terminal import verify


async def begin(table: Table, system: str, alice: dict[str, str], minjun: dict[str, str]) -> None:
    """A running game of a system with units of both sides: name → traits."""
    await table.bot.store.choose_for_server(table.guild.id, system=system)
    await table.alice.slash(table.channel, "game new", scenario="Test", faction="The North")
    seen = await table.bot.tables.must(table.channel.id)
    panel = table.stored(seen.row.panel)
    await table.minjun.click(panel, custom_id=pressables(panel)["Take a seat"])
    panel = table.stored(seen.row.panel)
    await table.alice.click(panel, custom_id=pressables(panel)["Start"])
    for person, units in ((table.alice, alice), (table.minjun, minjun)):
        for name, traits in units.items():
            await person.slash(table.channel, "unit add", names=name, traits=traits)


async def _state(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state


async def test_a_unit_shows_the_characteristics_of_its_list(table: Any) -> None:
    """In the order of the profile; the words stay as they were written."""
    await begin(table, "mesbg", {"Boromir": "D6, F6/3+ S4, Shield"}, {})
    shown = texts((await table.alice.slash(table.channel, "unit show", unit="boromir")).response)
    assert "Fight **6** · Shoot **3** · Strength **4** · Defence **6**" in shown
    assert "-# D6, F6/3+ S4, Shield" in shown


def _card(result: Any) -> Any:
    return result.response or result.followups[0]


def _answer(card: Any, which: str) -> str:
    """Gives the id of the button that answers so."""
    return next(key for label, key in pressables(card).items() if ":answer." in key and label == which)


async def _exported(table: Table, path: Any) -> int:
    """Ends the game, exports it and verifies the file."""
    await table.alice.slash(table.channel, "game end", reason="abandoned")
    export = await table.minjun.slash(table.channel, "game export")
    file = next(file for file in export.response.attachments if file.filename.endswith("json"))
    path.write_bytes(await file.read())
    return verify(str(path))


async def test_a_fight_takes_profiles_lets_the_hero_decide_and_writes_it_down(table: Any, tmp_path: Any) -> None:
    """The loser's Might is its player's, over a restart; wounds are written down and one undo takes all back."""
    await begin(
        table,
        "mesbg",
        {"Boromir": "F6 S4 D6 A1 W3, Good"},
        {"Lurtz": "F5 S5 D5 A1 W2, Evil"},
    )
    await table.minjun.slash(table.channel, "unit mark", unit="Lurtz", marker="might", change=2)
    asked = _card(
        await table.alice.slash(table.channel, "mesbg fight", who="Boromir > Lurtz", faces="5 4 6", priority="roller")
    )
    shown = texts(asked)
    assert "Lurtz: F5 S5 D5 A1 W2, Evil, Might 2" in shown
    assert "Fight 6" in shown
    await table.restart()
    asked = table.stored(asked.id)
    refused = await table.alice.click(asked, custom_id=_answer(asked, "None"))
    assert "Not your decision" in texts(refused.response)
    await table.minjun.click(asked, custom_id=_answer(asked, "None"))
    state = await _state(table)
    assert state.units["lurtz"].markers == {"might": 2, "wound": 1}
    ended = texts(table.stored(asked.id))
    assert "Boromir: F6 S4 D6 A1 W3, Good" in ended
    again = await table.alice.slash(table.channel, "mesbg strikes", who="Boromir > Lurtz", faces="6")
    assert "Wound 1" in texts(_card(again))
    assert "casualty" in (await _state(table)).units["lurtz"].statuses
    assert await _exported(table, tmp_path / "game.json") == 0


async def test_what_a_player_states_goes_before_the_list_and_what_nobody_tells_is_asked_for(table: Any) -> None:
    """Courage comes from the list, else from the option, else a sentence says what is missing."""
    await begin(table, "mesbg", {"Boromir": "C6+", "Frodo": "Elven-made"}, {})
    listed = await table.alice.slash(table.channel, "mesbg courage", who="Boromir", faces="3 3")
    assert "6+" in texts(_card(listed))
    stated = await table.alice.slash(table.channel, "mesbg courage", who="Boromir", courage=8, faces="3 3")
    assert "8+" in texts(_card(stated))
    missing = await table.alice.slash(table.channel, "mesbg courage", who="Frodo")
    assert "`courage` is missing" in texts(_card(missing))
