"""Units of the other systems in rolls: filled in, decided by the right player, written down, undone, exported."""

from typing import Any

from battle_support import begin
from tests_support import Table, pressables, texts

from bot.terminal import verify


async def _state(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state


async def test_a_unit_shows_the_characteristics_of_its_list(table: Any) -> None:
    """In the order of the profile; the words stay as they were written."""
    await begin(table, "mesbg", {"Boromir": "D6, F6/3+ S4, Shield"}, {})
    shown = texts((await table.alice.slash(table.channel, "unit show", unit="boromir")).response)
    assert "Fight **6** · Shoot **3** · Strength **4** · Defence **6**" in shown
    assert "-# D6, F6/3+ S4, Shield" in shown


async def test_what_is_read_of_a_profile_is_said_and_what_is_not_understood_is_named(table: Any) -> None:
    """A hero comes with its points; a strange part is named when the unit comes and when it is shown."""
    await begin(table, "mesbg", {}, {})
    hero = "F6 S4 D6 A3 W3 M3 Fa3, hero, Xy4"
    added = texts(_card(await table.alice.slash(table.channel, "unit add", names="Aragorn", traits=hero)))
    assert "Fight **6** · Strength **4** · Defence **6** · Attacks **3** · Wounds **3**" in added
    assert "Not understood as a characteristic: Xy4" in added
    assert (await _state(table)).units["aragorn"].markers == {"might": 3, "fate": 3}
    shown = texts(_card(await table.alice.slash(table.channel, "unit show", unit="Aragorn")))
    assert "Not understood as a characteristic: Xy4" in shown
    assert "**Might** 3" in shown


async def test_a_unit_never_fights_with_numbers_that_nobody_told(table: Any) -> None:
    """What the list does not tell is asked for, of either side; stated, the roll goes on."""
    await begin(table, "mesbg", {"Boromir": "F6 S4 D6 A3 W3"}, {"Orc": "F3 S3 D5", "Warg": "F3 S4 D4 A2 W1"})
    lacking = await table.alice.slash(table.channel, "mesbg fight", who="Boromir > Orc")
    assert "`their_attacks` is missing" in texts(_card(lacking))
    assert (await _state(table)).rolls == 0
    struck = await table.minjun.slash(table.channel, "mesbg strikes", who="Orc > Boromir")
    assert "`strikes` is missing" in texts(_card(struck))
    shot = await table.alice.slash(table.channel, "mesbg shoot", who="Boromir > Orc")
    assert "`shoot` is missing" in texts(_card(shot))
    stated = await table.alice.slash(table.channel, "mesbg duel", who="Boromir > Orc", their_attacks=1, faces="6 5 4 1")
    assert "Duel won by Boromir" in texts(_card(stated))


async def test_what_a_unit_has_not_at_this_table_is_not_written_down_and_that_is_said(table: Any) -> None:
    """A power cast with two Will by who has none on the panel, then by who has one and by who has enough."""
    await begin(table, "mesbg", {"Saruman": "F5 S4 D5, hero"}, {"Lurtz": "F5"})
    cast = {"dice": 2, "needed": 4, "who": "Saruman"}
    alone = texts(_card(await table.alice.slash(table.channel, "mesbg cast", **cast, faces="5 1")))
    assert "📝 Saruman: Will −2 not written down, it has 0 on the panel" in alone
    await table.alice.slash(table.channel, "unit mark", unit="Saruman", marker="will", change=1)
    short = texts(_card(await table.alice.slash(table.channel, "mesbg cast", **cast, faces="5 1")))
    assert "📝 Saruman: Will −1 · Saruman: Will −1 not written down, it has 0 on the panel" in short
    await table.alice.slash(table.channel, "unit mark", unit="Saruman", marker="will", change=3)
    enough = texts(_card(await table.alice.slash(table.channel, "mesbg cast", **cast, faces="5 1")))
    assert enough.rstrip().endswith("📝 Saruman: Will −2")


def _card(result: Any) -> Any:
    return result.response or result.followups[0]


def _answer(card: Any, which: str) -> str:
    """Gives the id of the button that answers so."""
    return next(key for label, key in pressables(card).items() if ":answer." in key and label == which)


async def _exported(table: Table, path: Any) -> int:
    """Ends the game, exports it and verifies the file."""
    await table.alice.slash(table.channel, "game end", reason="conceded")
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
    assert ended.startswith("## Lurtz wounded by Boromir")
    assert "Boromir: F6 S4 D6 A1 W3, Good" in ended
    assert "Lurtz · Wounds 2 → 1" in ended
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


async def test_a_clash_takes_both_regiments_and_counts_the_stands_it_costs(table: Any, tmp_path: Any) -> None:
    """The defender decides over a restart; stands come off, one undo puts them back, the file verifies."""
    await begin(
        table,
        "last_argument",
        {"Legion": "C4 A5 R3 D3 W4, stands 6, Flurry"},
        {"Orcs": "C3 A4 R2 D0 W1, stands 3, Blessed"},
    )
    await table.alice.slash(table.channel, "unit status", unit="Legion", status="inspired")
    asked = _card(
        await table.alice.slash(
            table.channel,
            "laok clash",
            who="Legion > Orcs",
            engaged=1,
            natural_one="yes",
            stands_counted="before-losses",
        )
    )
    shown = texts(asked)
    assert "Legion: C4 A5 R3 D3 W4, stands 6, Flurry, Inspired" in shown
    assert "Orcs: C3 A4 R2 D0 W1, stands 3, Blessed" in shown
    await table.restart()
    asked = table.stored(asked.id)
    refused = await table.alice.click(asked, custom_id=_answer(asked, "No"))
    assert "Not your decision" in texts(refused.response)
    before = await _state(table)
    await table.minjun.click(asked, custom_id=_answer(asked, "No"))
    state = await _state(table)
    assert state.window is None
    assert state.units["orcs"].markers.get("stand-lost", 0) > 0
    undone = _card(await table.minjun.slash(table.channel, "game undo"))
    await table.alice.click(undone, custom_id=pressables(undone)["Agree"])
    assert (await _state(table)).units == before.units
    assert await _exported(table, tmp_path / "game.json") == 0


async def test_the_stands_that_take_part_are_asked_for_where_there_are_several(table: Any) -> None:
    """Six stands never count as one; a regiment of one needs no telling, and who is destroyed is out of the game."""
    legion = "C4 A5 R3 D3 W4 V2 Barrage 2 Impact 1, stands 6"
    await begin(table, "last_argument", {"Legion": legion, "Chief": legion.replace("6", "1")}, {"Orcs": "D0 W1"})
    for command, option in (("clash", "engaged"), ("impact", "contact"), ("volley", "shooting_stands")):
        asked = texts(_card(await table.alice.slash(table.channel, f"laok {command}", who="Legion > Orcs")))
        assert f"`{option}` is missing" in asked
        assert "Legion: 6 stands" in asked
    alone = await table.alice.slash(table.channel, "laok clash", who="Chief > Orcs", preview=True)
    assert "is missing" not in texts(_card(alone))
    await table.minjun.slash(table.channel, "unit status", unit="Orcs", status="destroyed")
    gone = await table.alice.slash(table.channel, "laok clash", who="Chief > Orcs")
    assert "Out of the game: Orcs" in texts(_card(gone))


async def test_a_first_blood_roll_takes_attacks_statuses_and_defence(table: Any, tmp_path: Any) -> None:
    """What hits is the player's to say; a Broken warrior does not attack; what the source leaves open stays undone."""
    await begin(table, "first_blood", {"Brute": "Attacks 2, Resolve 3"}, {"Archer": "Defence 3, Barrage 2"})
    await table.alice.slash(table.channel, "unit status", unit="Brute", status="inspired")
    rolled = _card(await table.alice.slash(table.channel, "fb roll", who="Brute > Archer", value=3, faces="1 5 6"))
    assert "Brute: Attacks 2, Resolve 3, Inspired" in texts(rolled)
    assert "Archer: Defence 3, Barrage 2" in texts(rolled)
    tested = _card(await table.alice.slash(table.channel, "fb test", who="Brute", resolve=True, faces="3"))
    assert "Passed" in texts(tested)
    lacking = await table.alice.slash(table.channel, "fb test", who="Brute")
    assert "`value` is missing" in texts(_card(lacking))
    await table.minjun.slash(table.channel, "unit status", unit="Archer", status="broken")
    refused = await table.minjun.slash(table.channel, "fb roll", who="Archer", value=3, kind="barrage")
    assert "Rally" in texts(_card(refused))
    driven = _card(
        await table.minjun.slash(table.channel, "fb driven", who="Archer", gap=0.5, edge=1, at_the_edge="edge-removes")
    )
    assert driven
    assert "slain" in (await _state(table)).units["archer"].statuses
    assert await _exported(table, tmp_path / "game.json") == 0
